import * as art from './art.ts';
import { shade } from './colour.ts';
import { lathe } from './round.ts';
import { box } from './solids.ts';
import type { Stage } from './stage.ts';

/** A small servo as it sits in a robot, its shaft up. */
export function servoIn(stage: Stage, x: number, y: number, z: number, colour = '#1d4ed8', k = 1) {
  stage.within({ at: [x, y, z], scale: k }, () => {
    box(stage, [-6, -6, 0], [23, 12, 16], colour, { edge: false });
    box(stage, [-11, -6, 12], [33, 12, 2.2], colour, { edge: false });
    box(stage, [-6, -6, 16], [23, 12, 5], shade(colour, 1.1), { edge: false });
    lathe(
      stage,
      [
        [0, 5],
        [4, 5],
        [4, 2.6, '#f1f5f9'],
        [7, 2.6],
      ],
      colour,
      { at: [0, 0, 21] },
    );
  });
}

/** A control board as it rides on a robot: sockets, chips, a square USB. */
export function boardIn(stage: Stage, x: number, y: number, z: number, w: number, d: number, colour = '#1d6fa5') {
  const face =
    art.rect(w * 0.42, d * 0.36, w * 0.34, d * 0.16, '#1b1f26') +
    art.rect(w * 0.2, d * 0.3, w * 0.1, d * 0.18, '#d3d8df') +
    art.spots(
      [
        [3, 3],
        [w - 3, 3],
        [3, d - 3],
        [w - 3, d - 3],
      ],
      1.6,
      '#f8fafc',
    );
  box(stage, [x, y, z], [w, d, 1.8], colour, { top: face });
  for (const side of [0.02, 0.86])
    box(stage, [x + w * 0.26, y + d * side, z + 1.8], [w * 0.66, d * 0.1, 7], '#1b1f26', {
      edge: false,
      top: art.grid(1, d * 0.03, Math.floor(w * 0.2), 1, [3, 0], 1.2, d * 0.04, '#05070a'),
    });
  box(stage, [x - 3, y + d * 0.56, z + 1.8], [13, d * 0.22, 9], '#c3cad4', { edge: false });
}

/** The two eyes of a robot that measures distances, looking to the left. */
export function eyesIn(stage: Stage, x: number, y: number, z: number, colour = '#1d4ed8', k = 1) {
  stage.within({ at: [x, y, z], scale: k }, () => {
    box(stage, [0, -22, 0], [2, 44, 20], colour, { edge: false });
    for (const side of [-12, 12])
      lathe(
        stage,
        [
          [0, 8],
          [10, 8.4],
        ],
        '#cfd5dd',
        {
          at: [-10, side, 10],
          axis: 'x',
          surface: 'metal',
          art: art.dot(0, 0, 7, '#3a414c') + art.grid(-4.4, -4.4, 5, 5, [1.9, 1.9], 1, 1, '#8e98a6'),
        },
      );
  });
}
