import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { arc } from '../outline.ts';
import { turned } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';
import { shellOf } from '../tool-body.ts';

/** Headphones upright: band, cushions, and a microphone for players. */
function headphones(stage: Stage, { tint, size }: Thing) {
  const colour = shellOf(tint);
  const band = [...arc(0, 80, 62, 0, 180, 24), ...arc(0, 80, 52, 180, 0, 24)];
  extrude(stage, band, { face: 'front', from: -8, to: 8, colour });
  for (const x of [-1, 1]) {
    box(stage, [x * 57 - 4, -5, 52], [8, 10, 36], '#64748b', { round: 2 });
    turned(stage, [0, 25, 4, 29, 16, 29, 20, 24], x > 0 ? colour : '#15181d', {
      at: [x > 0 ? 50 : -70, 0, 40],
      axis: 'x',
      ...(x > 0
        ? {
            art:
              art.dot(0, 0, 20, shade(colour, 0.85)) +
              art.dot(0, 0, 20, 'none', { stroke: size >= 4 ? '#22d3ee' : shade(colour, 1.2), width: 2 }),
          }
        : {}),
    });
    turned(stage, [0, 22, 4, 26, 12, 26, 15, 22], x > 0 ? '#15181d' : colour, {
      at: [x > 0 ? 34 : -50, 0, 40],
      axis: 'x',
    });
  }
  if (size >= 4)
    cable(
      stage,
      [
        [60, -22, 28],
        [40, -54, 16],
        [16, -64, 20],
      ],
      5,
      '#15181d',
    );
}

/** Two buds beside their case, or with a cable. */
function earbuds(stage: Stage, { tint, size }: Thing) {
  const colour = shellOf(tint);
  const bud = (x: number, y: number) => {
    cable(
      stage,
      [
        [x, y, 4],
        [x + 30, y - 6, 4],
      ],
      7,
      colour,
    );
    turned(stage, [0, 9, 6, 11, 14, 10, 18, 6, 22, 5], colour, { at: [x, y, 2], surface: 'gloss' });
    turned(stage, [22, 7, 27, 6, 30, 3], '#475569', { at: [x, y, 0] });
  };
  bud(60, -40);
  bud(104, -22);
  if (size === 0) {
    cable(
      stage,
      [
        [90, -46, 4],
        [110, -80, 3],
        [40, -90, 3],
        [0, -50, 3],
        [-30, -10, 3],
      ],
      3.4,
      colour,
    );
    cable(
      stage,
      [
        [134, -28, 4],
        [140, -90, 3],
        [60, -100, 3],
        [4, -56, 3],
        [-28, -8, 3],
      ],
      3.4,
      colour,
    );
    turned(stage, [0, 4, 14, 4, 14, 2.4, 28, 2.4], '#d9b45b', { at: [-58, -4, 4], axis: 'x', surface: 'metal' });
    return;
  }
  box(stage, [-50, 0, 0], [86, 38, 50], colour, {
    round: 18,
    front: art.dot(43, 34, 2.4, '#22c55e') + art.line('M18 16h50', shade(colour, 0.75), 1),
  });
}

/** A microphone on its tripod, or two to pin on. */
function microphone(stage: Stage, { size }: Thing) {
  if (size <= 1) {
    for (const x of [0, 44]) {
      box(stage, [x, 0, 0], [26, 12, 64], '#2b303a', {
        round: 6,
        front: art.dot(13, 40, 3, '#22c55e') + words('MIC', { x: 13, y: 28, size: 7, fill: '#cbd5e1' }),
      });
      turned(stage, [62, 8, 66, 11, 78, 10, 82, 5], '#475569', { at: [x + 13, 6, 0] });
    }
    box(stage, [90, 0, 0], [40, 12, 26], '#2b303a', { round: 5, front: art.dot(20, 12, 3, '#38bdf8') });
    return;
  }
  for (const turn of [-90, 30, 150])
    cable(
      stage,
      [
        [0, 0, 40],
        [Math.cos(turn / 57.3) * 34, Math.sin(turn / 57.3) * 34, 16],
        [Math.cos(turn / 57.3) * 50, Math.sin(turn / 57.3) * 50, 3],
      ],
      6,
      '#475569',
      'metal',
    );
  turned(stage, [36, 6, 56, 6, 58, 16, 62, 21, 104, 21], '#2b303a', { at: [0, 0, 0], surface: 'gloss' });
  turned(stage, [104, 22, 110, 22, 110, 21, 148, 21, 158, 15, 162, 6], '#94a3b8', { at: [0, 0, 0], surface: 'metal' });
  cable(
    stage,
    [
      [0, 8, 60],
      [30, 30, 40],
      [70, 30, 4],
    ],
    4,
    '#15181d',
  );
}

export const headphonesKinds: Kinds = {
  headphones: { camera: { yaw: -34, pitch: 10 }, draw: headphones },
  earbuds: { camera: { yaw: -22, pitch: 40 }, draw: earbuds },
  microphone: { camera: { yaw: -22, pitch: 14 }, draw: microphone },
};
