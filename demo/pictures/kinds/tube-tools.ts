import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { outline } from '../outline.ts';
import { ball, cylinder, turned } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';

/** A leak detector on its bent neck. */
function leakdetector(stage: Stage, { tint }: Thing) {
  cable(
    stage,
    [
      [40, 12, 12],
      [70, 12, 12],
      [96, 30, 12],
      [120, 20, 12],
    ],
    5,
    '#94a3b8',
    'metal',
  );
  turned(stage, [0, 4, 12, 3, 18, 2], '#23272f', { at: [118, 20, 12], axis: 'x' });
  extrude(stage, outline('M-70 -2C-76 0 -76 24 -70 26L10 30C30 30 40 20 42 14L42 10C40 4 30 -6 10 -6Z'), {
    from: 0,
    to: 22,
    colour: tint,
    art:
      art.rect(-60, -22, 44, 18, '#23272f', { round: 5 }) +
      art.spots(
        [
          [-4, -20],
          [4, -16],
          [10, -10],
        ],
        2.6,
        '#22c55e',
      ) +
      art.dot(20, -12, 5, '#dc2626'),
  });
}

/** Tools that flare a tube: yoke, bar and tube cutter. */
function flaring(stage: Stage, { tint }: Thing) {
  box(stage, [-70, 0, 0], [140, 14, 10], '#aab3bf', {
    round: 3,
    top: art.spots(
      [
        [14, 7],
        [32, 7],
        [50, 7],
        [70, 7],
        [92, 7],
        [116, 7],
      ],
      4,
      '#1f2937',
    ),
  });
  box(stage, [-70, 15, 0], [140, 14, 10], '#aab3bf', {
    round: 3,
    top: art.spots(
      [
        [14, 7],
        [32, 7],
        [50, 7],
        [70, 7],
        [92, 7],
        [116, 7],
      ],
      4,
      '#1f2937',
    ),
  });
  for (const x of [-64, 58]) turned(stage, [10, 5, 18, 6, 22, 4], '#475569', { at: [x, 15, 0] });
  extrude(stage, outline('M-26 2L-16 2L-14 44L14 44L16 2L26 2L26 48C26 58 16 62 0 62C-16 62 -26 58 -26 48'), {
    face: 'front',
    from: 6,
    to: 22,
    colour: tint,
  });
  turned(stage, [16, 1, 24, 8, 26, 5, 84, 5], '#c3cad4', { at: [0, 14, 0], surface: 'metal' });
  turned(stage, [0, 3, 50, 3], '#c3cad4', { at: [-25, 14, 88], axis: 'x', surface: 'metal' });
  for (const x of [-25, 25]) ball(stage, [x, 14, 88], 5, '#23272f');
  turned(stage, [84, 8, 92, 8], '#aab3bf', { at: [0, 14, 0], surface: 'metal' });
  extrude(stage, outline('M84 -40L116 -40L116 -30L96 -28L96 -14L116 -12L116 -4L84 -4'), {
    from: 0,
    to: 12,
    colour: '#64748b',
  });
  turned(stage, [0, 4, 18, 4, 18, 9, 34, 9], tint, { at: [114, -34, 8], axis: 'x' });
}

/** A lever that bends tubes round its grooved wheel. */
function pipebender(stage: Stage, { tint }: Thing) {
  extrude(stage, outline('M0 6L-120 40C-128 44 -124 56 -116 54L6 20Z'), { from: 2, to: 12, colour: '#dc2626' });
  extrude(stage, outline('M0 -6L-124 -30C-132 -34 -128 -46 -118 -44L4 -20Z'), { from: 2, to: 12, colour: '#dc2626' });
  cable(
    stage,
    [
      [-40, -46, 14],
      [0, -40, 14],
      [30, -26, 14],
      [38, 2, 14],
      [26, 34, 14],
      [14, 66, 14],
    ],
    7,
    '#b87333',
    'metal',
  );
  cylinder(stage, 28, 16, tint, {
    at: [0, 0, 4],
    surface: 'metal',
    art:
      art.dot(0, 0, 21, shade(tint, 0.9)) +
      art.dot(0, 0, 7, '#475569') +
      words('90', { x: 12, y: 13, size: 8, fill: '#1f2937' }) +
      words('180', { x: -11, y: 14, size: 8, fill: '#1f2937' }),
  });
}

export const tubeToolsKinds: Kinds = {
  leakdetector: { camera: { yaw: -26, pitch: 48 }, draw: leakdetector },
  flaring: { camera: { yaw: -26, pitch: 36 }, draw: flaring },
  pipebender: { camera: { yaw: -26, pitch: 52 }, draw: pipebender },
};
