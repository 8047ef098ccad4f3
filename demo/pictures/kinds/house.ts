import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import type { Kinds, Thing } from '../kind.ts';
import { turned } from '../round.ts';
import { box } from '../solids.ts';
import type { Stage } from '../stage.ts';
import { shellOf } from '../tool-body.ts';

/** A bulb on its thread, of the colour of its light. */
function bulb(stage: Stage, { tint, size }: Thing) {
  const k = 0.86 + size * 0.07;
  stage.within({ scale: k }, () => {
    turned(stage, [0, 4, 4, 9, 7, 13, 9, 12, 12, 14, 14, 12, 17, 14, 19, 12, 22, 14, 24, 12, 27, 14], '#c3cad4', {
      at: [0, 0, 0],
      surface: 'metal',
    });
    turned(stage, [27, 15, 34, 17, 60, 28, 64, 29], '#eef1f4', { at: [0, 0, 0], surface: 'gloss' });
    turned(stage, [64, 29, 72, 31, 84, 31, 96, 27, 104, 20, 109, 10, 110, 1], shade(tint, 1.25), {
      at: [0, 0, 0],
      surface: 'glass',
    });
  });
}

/** A floodlight on its bracket. */
function floodlight(stage: Stage, { tint, size }: Thing) {
  const [w, h] = [96 + size * 12, 70 + size * 9];
  const leds = art.grid(w * 0.14, h * 0.18, 8, 6, [w * 0.092, h * 0.11], w * 0.05, h * 0.06, '#facc15');
  cable(
    stage,
    [
      [-4, 20, h * 0.5],
      [-8, 24, -16],
      [w + 8, 24, -16],
      [w + 4, 20, h * 0.5],
    ],
    7,
    '#475569',
  );
  stage.within({ turn: [-8, 0, 0] }, () =>
    box(stage, [0, 0, 0], [w, 20, h], shellOf(tint), {
      round: 3,
      front:
        art.rect(w * 0.06, h * 0.08, w * 0.88, h * 0.84, '#f8fafc', { round: 3 }) +
        art.rect(w * 0.1, h * 0.13, w * 0.8, h * 0.74, '#fef9c3') +
        leds,
      side: art.grid(4, 8, 1, 9, [0, h * 0.1], 12, 3, '#15181d'),
    }),
  );
}

/** A touch switch of glass. */
function smartswitch(stage: Stage, { tint }: Thing) {
  const colour = shellOf(tint);
  box(stage, [6, 4, 8], [64, 30, 100], '#cbd5e1');
  box(stage, [0, 0, 0], [76, 5, 118], colour, {
    round: 4,
    front:
      art.line('M4 4L44 4L10 60Z', '#ffffff', 0.5, { opacity: 0.5 }) +
      art.repeat(
        2,
        (at) =>
          art.dot(38, 38 + at * 42, 11, 'none', { stroke: '#60a5fa', width: 2 }) +
          art.dot(38, 38 + at * 42, 2.4, '#60a5fa'),
      ),
  });
}

/** A mount for a television on the wall, or for a screen over a desk. */
function tvmount(stage: Stage, { tint, size }: Thing) {
  const colour = shellOf(tint);
  const rail = (x: number, y: number) =>
    box(stage, [x, y, 0], [12, 6, 120], colour, {
      front: art.spots(
        Array.from({ length: 7 }, (_, at) => [6, 12 + at * 16] as const),
        2.4,
        '#cbd5e1',
      ),
    });
  if (size === 4) {
    box(stage, [-16, -14, 0], [40, 40, 8], '#475569', { round: 4 });
    turned(stage, [8, 9, 70, 9], colour, { at: [4, 6, 0], surface: 'metal' });
    cable(
      stage,
      [
        [4, 6, 66],
        [70, 0, 96],
      ],
      17,
      colour,
    );
    cable(
      stage,
      [
        [70, 0, 96],
        [130, -14, 78],
      ],
      15,
      shade(colour, 0.9),
    );
    box(stage, [118, -34, 44], [66, 6, 66], '#2b303a', {
      round: 4,
      front: art.spots(
        [
          [10, 10],
          [56, 10],
          [10, 56],
          [56, 56],
        ],
        3,
        '#cbd5e1',
      ),
    });
    return;
  }
  box(stage, [0, 60, 40], [160, 6, 46], colour, {
    front: art.spots(
      [
        [14, 12],
        [14, 34],
        [146, 12],
        [146, 34],
        [80, 23],
      ],
      3.4,
      '#cbd5e1',
    ),
  });
  if (size >= 5)
    for (const z of [50, 74])
      cable(
        stage,
        [
          [60, 60, z],
          [110, 20, z],
          [76, -20, z],
        ],
        10,
        shade(colour, 1.2),
      );
  const y = size >= 5 ? -30 : 44;
  if (size === 3)
    for (const x of [30, 118])
      cable(
        stage,
        [
          [x + 6, 60, 100],
          [x + 6, 44, 96],
        ],
        6,
        '#94a3b8',
      );
  box(stage, [24, y + 6, 54], [112, 6, 14], shade(colour, 1.15));
  rail(30, y);
  rail(118, y);
}

/** A flat round thing that sends or charges, with its light. */
function coaster(stage: Stage, { tint }: Thing) {
  const colour = shellOf(tint);
  turned(stage, [0, 44, 2, 48, 12, 48, 16, 44], colour, {
    at: [0, 0, 0],
    surface: 'gloss',
    art:
      art.dot(0, 0, 32, shade(colour, 0.92)) +
      art.dot(0, 0, 33, 'none', { stroke: '#38bdf8', width: 1.8 }) +
      art.line('M-9 3a13 13 0 0 1 18 0M-15 -4a21 21 0 0 1 30 0M-3 9a5 5 0 0 1 6 0', '#64748b', 3),
  });
  cable(
    stage,
    [
      [40, 20, 6],
      [70, 30, 4],
      [84, -10, 3],
      [110, -20, 3],
    ],
    5,
    colour,
  );
}

/** A screen beside a door with its camera outside. */
function videophone(stage: Stage) {
  box(stage, [0, 0, 0], [160, 18, 108], '#eef1f4', {
    round: 7,
    front:
      art.rect(8, 8, 118, 92, '#0b0e13', { round: 3 }) +
      art.rect(11, 11, 112, 86, '#9cc7dd') +
      art.shape('M11 97V70L40 52L66 74L90 60L123 84V97Z', { fill: '#5b8a6a' }) +
      art.dot(70, 58, 11, '#e0b391') +
      art.shape('M50 97C50 76 90 76 90 97Z', { fill: '#1e3a8a' }) +
      art.repeat(4, (at) =>
        art.dot(143, 22 + at * 21, 7, 'none', { stroke: at === 1 ? '#16a34a' : '#64748b', width: 2 }),
      ),
  });
  box(stage, [182, -20, 0], [44, 22, 84], '#c3cad4', {
    round: 4,
    front:
      art.dot(22, 20, 12, '#15181d') +
      art.dot(22, 20, 6, '#1e3a8a') +
      art.grid(12, 42, 1, 3, [0, 4], 20, 1.8, '#475569') +
      art.dot(22, 68, 8, '#64748b') +
      art.dot(22, 68, 8, 'none', { stroke: '#38bdf8', width: 1.6 }),
  });
}

export const houseKinds: Kinds = {
  bulb: { camera: { yaw: -20, pitch: 12 }, draw: bulb },
  floodlight: { camera: { yaw: -28, pitch: 14 }, draw: floodlight },
  smartswitch: { camera: { yaw: -30, pitch: 10 }, draw: smartswitch },
  tvmount: { camera: { yaw: -34, pitch: 18 }, draw: tvmount },
  coaster: { camera: { yaw: -22, pitch: 38 }, draw: coaster },
  videophone: { camera: { yaw: -24, pitch: 12 }, draw: videophone },
};
