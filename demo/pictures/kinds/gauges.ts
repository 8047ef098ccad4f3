import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { brass, shade } from '../colour.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { turned } from '../round.ts';
import { box } from '../solids.ts';
import type { Stage } from '../stage.ts';

const dial = (r: number, colour: string) =>
  art.dot(0, 0, r, '#f8fafc') +
  art.dot(0, 0, r * 0.86, 'none', { stroke: colour, width: r * 0.09 }) +
  art.repeat(13, (at) => {
    const [c, s] = [Math.cos(at * 0.39 + 2.36), Math.sin(at * 0.39 + 2.36)];
    return art.line(`M${art.at(c * r * 0.64, s * r * 0.64)}L${art.at(c * r * 0.8, s * r * 0.8)}`, '#1f2937', r * 0.04);
  }) +
  art.line(`M0 0L${art.at(-r * 0.42, -r * 0.42)}`, '#dc2626', r * 0.07) +
  art.dot(0, 0, r * 0.1, '#1f2937');

/** A round gauge that looks at one. */
function gaugeAt(stage: Stage, x: number, z: number, r: number, colour: string) {
  turned(stage, [0, r, 2, r * 1.06, 10, r * 1.06, 12, r], colour, {
    at: [x, -4, z],
    axis: 'y',
    surface: 'gloss',
    art: dial(r * 0.96, colour),
  });
}

/** Two gauges on their valve body, with three hoses. */
function manifold(stage: Stage, { tint, size }: Thing) {
  const hoses = ['#2563eb', '#facc15', '#dc2626'];
  hoses.forEach((colour, at) =>
    cable(
      stage,
      [
        [-30 + at * 30, 4, 2],
        [-34 + at * 34, 0, -22],
        [-70 + at * 50, -6, -44],
        [-40 + at * 56, -10, -70],
        [10 + at * 44, -14, -62],
      ],
      5,
      colour,
    ),
  );
  hoses.forEach((colour, at) => turned(stage, [-6, 4, 4, 4], shade(colour, 0.85), { at: [-30 + at * 30, 4, 0] }));
  if (size >= 5) {
    box(stage, [-42, -6, 8], [84, 20, 58], tint === '#27272a' ? '#2b303a' : tint, {
      round: 6,
      front:
        art.rect(8, 6, 68, 30, '#bcd4c6', { round: 2 }) +
        words('-12.4', { x: 26, y: 24, size: 13, fill: '#1f2a1b', face: 'display', fit: 30 }) +
        words('38.6', { x: 59, y: 24, size: 13, fill: '#1f2a1b', face: 'display', fit: 26 }) +
        art.repeat(4, (at) => art.rect(10 + at * 17, 42, 13, 7, '#64748b', { round: 2 })),
    });
    return;
  }
  box(stage, [-46, 0, 2], [92, 10, 14], '#aab3bf', {
    round: 2,
    front: art.dot(46, 7, 4.4, '#1f2937') + art.dot(46, 7, 3, '#7dd3fc'),
  });
  for (const [x, colour] of [
    [-46, '#2563eb'],
    [46, '#dc2626'],
  ] as const) {
    turned(stage, [0, 7, 8, 8, 10, 6], colour, { at: [x < 0 ? x - 10 : x, 5, 9], axis: 'x', surface: 'gloss' });
    turned(stage, [0, 4, 8, 4], brass, { at: [x * 0.52, 5, 15], surface: 'metal' });
    gaugeAt(stage, x * 0.52, 42, 21, colour);
  }
}

/** A pressure gauge on its hose with fittings: testers. */
function gauge(stage: Stage, { tint, size }: Thing) {
  cable(
    stage,
    [
      [0, 2, -22],
      [6, 0, -44],
      [50, -8, -58],
      [84, -10, -34],
    ],
    6,
    '#23272f',
  );
  turned(stage, [0, 5, 8, 5, 8, 3.4, 18, 3.4], brass, { at: [82, -10, -34], axis: 'x', surface: 'metal' });
  turned(stage, [-24, 5, -12, 5, -12, 3.6, 0, 3.6], '#aab3bf', { at: [0, 2, 0], surface: 'metal' });
  gaugeAt(stage, 0, 26, 30, tint);
  const extras = size >= 5 ? 5 : 3;
  for (let at = 0; at < extras; at++)
    turned(stage, [0, 6, 5, 6, 5, 4, 14, 4], at % 2 ? brass : '#aab3bf', {
      at: [-70 + at * 16, -22, -62],
      surface: 'metal',
    });
}

/** A vacuum pump: motor, finned body, handle, oil in its window. */
function vacuumpump(stage: Stage, { tint, size }: Thing) {
  const k = 0.85 + size * 0.05;
  stage.within({ scale: k }, () => {
    box(stage, [-60, -20, 0], [120, 40, 4], '#2b303a', { round: 4 });
    turned(stage, [0, 20, 4, 24, 58, 24, 62, 20], '#3a414c', {
      at: [-4, 0, 30],
      axis: 'x',
      art:
        art.dot(0, 0, 17, '#23272f') +
        art.spots(
          [
            [-8, 0],
            [8, 0],
            [0, 8],
            [0, -8],
          ],
          2.4,
          '#0b0e13',
        ),
    });
    for (let at = 0; at < 6; at++)
      turned(stage, [0, 25, 2, 25], shade('#3a414c', 1.15), { at: [2 + at * 8, 0, 30], axis: 'x' });
    box(stage, [-52, -22, 4], [50, 44, 50], tint, {
      round: 4,
      front:
        art.dot(25, 33, 8, '#e7ebf0') +
        art.dot(25, 33, 6, '#fde68a') +
        art.rect(19, 33, 12, 5, '#d9a441') +
        words('VACIO', { x: 25, y: 16, size: 9, fill: '#fff', face: 'display' }),
    });
    cable(
      stage,
      [
        [-40, 0, 54],
        [-36, 0, 72],
        [20, 0, 74],
        [30, 0, 56],
      ],
      7,
      '#1f2937',
    );
    turned(stage, [54, 5, 64, 5, 64, 3, 70, 3], brass, { at: [-46, 10, 0], surface: 'metal' });
  });
}

export const gaugesKinds: Kinds = {
  manifold: { camera: { yaw: -14, pitch: 12 }, draw: manifold },
  gauge: { camera: { yaw: -14, pitch: 12 }, draw: gauge },
  vacuumpump: { camera: { yaw: -28, pitch: 22 }, draw: vacuumpump },
};
