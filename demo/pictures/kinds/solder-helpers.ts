import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { strew } from '../loose-parts.ts';
import { outline } from '../outline.ts';
import { cylinder, lathe } from '../round.ts';
import { steel } from '../soldering-shapes.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

function solderpump(stage: Stage, { tint }: Thing) {
  lathe(
    stage,
    [
      [0, 2],
      [14, 3],
      [20, 9, tint],
      [24, 10],
      [120, 10],
      [124, 8],
      [128, 4, steel],
      [150, 4],
      [150, 9, '#1f2937'],
      [156, 9],
    ],
    '#f1f5f9',
    { at: [0, 0, 11], axis: 'x', surface: 'metal' },
  );
  box(stage, [96, -4, 20], [16, 8, 6], '#1f2937', { round: 2 });
}

function tweezers(stage: Stage, { tint, size, random }: Thing) {
  const blade = (up: number) =>
    outline(
      `M0 0L60 ${3 * up}C80 ${4.4 * up} 104 ${7.6 * up} 122 ${6.4 * up}L122 ${3.4 * up}C100 ${3.6 * up} 80 ${1.6 * up} 60 ${0.6 * up}Z`,
    );
  strew(
    stage,
    { random },
    size >= 4 ? 4 : 1,
    0,
    (at) =>
      stage.within({ at: [at * 5, at * 26, 0] }, () => {
        for (const up of [1, -1])
          extrude(stage, blade(up), {
            from: 0,
            to: 5,
            colour: tint === '#18181b' ? '#2f3540' : steel,
            cap: at === 1 ? '#3b4250' : undefined,
          });
        box(stage, [112, -4, 0], [12, 8, 5], '#23272f', { round: 2 });
      }),
    6,
  );
}

function thirdhand(stage: Stage, { size }: Thing) {
  lathe(
    stage,
    [
      [0, 36],
      [8, 36],
      [10, 33],
    ],
    '#2b303a',
    { at: [0, 0, 0], surface: 'gloss' },
  );
  cylinder(stage, 3, 70, steel, { at: [0, 0, 10], surface: 'metal' });
  cylinder(stage, 2.6, 110, steel, { at: [-55, 0, 64], axis: 'x', surface: 'metal' });
  for (const side of [-1, 1]) {
    cable(
      stage,
      [
        [side * 55, 0, 64],
        [side * 68, -6, 56],
        [side * 62, -18, 40],
      ],
      4,
      '#8e98a6',
      'metal',
    );
    stage.within({ at: [side * 62, -18, 40], turn: [0, side * 56, -90] }, () =>
      box(stage, [0, -3, -2], [20, 6, 5], '#d8b65c'),
    );
  }
  cable(
    stage,
    [
      [0, 0, 80],
      [8, 0, 104],
      [24, 0, 120],
    ],
    4,
    '#8e98a6',
    'metal',
  );
  stage.within({ at: [34, -4, 140], turn: [70, 0, 12] }, () =>
    lathe(
      stage,
      [
        [0, 32],
        [7, 32],
      ],
      size >= 3 ? '#f1f5f9' : '#23272f',
      {
        at: [0, 0, 0],
        surface: 'gloss',
        art:
          art.dot(0, 0, 26, '#cfe6f5') + art.shape('M-20 -6a22 22 0 0 1 20 -14l-8 30z', { fill: '#fff', opacity: 0.6 }),
      },
    ),
  );
}

export const solderHelpersKinds: Kinds = {
  solderpump: { camera: { yaw: -24, pitch: 42 }, draw: solderpump },
  tweezers: { camera: { yaw: -28, pitch: 54 }, draw: tweezers },
  thirdhand: { camera: { yaw: -22, pitch: 24 }, draw: thirdhand },
};
