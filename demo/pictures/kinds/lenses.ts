import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { cylinder, lathe } from '../round.ts';
import { box } from '../solids.ts';
import { type Stage } from '../stage.ts';

function binoculars(stage: Stage, { tint, size }: Thing) {
  for (const y of [0, 44]) {
    lathe(
      stage,
      [
        [0, 23],
        [6, 24],
        [48, 22],
        [62, 16, '#23272f'],
        [66, 16, tint],
        [98, 14],
        [100, 16, '#23272f'],
        [112, 15],
      ],
      '#23272f',
      { at: [0, y, 24], axis: 'x', surface: 'gloss' },
    );
    lathe(
      stage,
      [
        [0, 19],
        [0.4, 19],
      ],
      '#5b7f9e',
      {
        at: [-0.5, y, 24],
        axis: 'x',
        art: art.dot(-5, -6, 7, '#bcd9ec') + art.dot(0, 0, 19, '#5b7f9e', { opacity: 0.4 }),
      },
    );
  }
  box(stage, [30, 12, 22], [44, 22, 12], shade(tint, 0.8));
  cylinder(stage, 8, 16, '#23272f', { at: [60, 22, 32], axis: 'x' });
  if (size >= 3)
    cable(
      stage,
      [
        [70, -14, 30],
        [110, -50, 4],
        [60, -70, 2],
        [0, -50, 2],
      ],
      5,
      '#23272f',
    );
}

function magnifier(stage: Stage, { tint, size }: Thing) {
  if (size >= 5) {
    lathe(
      stage,
      [
        [0, 44],
        [8, 44],
      ],
      '#e7ebf0',
      { at: [0, 0, 0] },
    );
    cable(
      stage,
      [
        [0, 0, 8],
        [10, 0, 80],
        [-10, 0, 150],
      ],
      8,
      '#dfe4ea',
    );
    cable(
      stage,
      [
        [-10, 0, 150],
        [-60, -8, 172],
        [-96, -16, 150],
      ],
      8,
      '#dfe4ea',
    );
    stage.within({ at: [-118, -20, 140], turn: [20, 0, 0] }, () =>
      lathe(
        stage,
        [
          [0, 44],
          [12, 46],
          [16, 44],
        ],
        '#f1f5f9',
        {
          at: [0, 0, 0],
          art:
            art.dot(0, 0, 34, '#fef9c3') +
            art.dot(0, 0, 28, '#cfe6f5') +
            art.shape('M-20 -8a22 22 0 0 1 20 -14l-8 32z', { fill: '#fff', opacity: 0.7 }),
        },
      ),
    );
    return;
  }
  lathe(
    stage,
    [
      [0, 42],
      [3, 44],
      [11, 44],
      [14, 42],
    ],
    tint,
    {
      at: [0, 0, 0],
      surface: 'gloss',
      art:
        art.dot(0, 0, 36, '#cfe6f5') + art.shape('M-26 -10a28 28 0 0 1 26 -18l-10 42z', { fill: '#fff', opacity: 0.7 }),
    },
  );
  lathe(
    stage,
    [
      [0, 6],
      [8, 9],
      [70, 10],
      [76, 7],
    ],
    '#23272f',
    { at: [42, 0, 8], axis: 'x' },
  );
}

export const lensesKinds: Kinds = {
  binoculars: { camera: { yaw: 26, pitch: 36 }, draw: binoculars },
  magnifier: { camera: { yaw: -24, pitch: 38 }, draw: magnifier },
};
