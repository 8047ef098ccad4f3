import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { mix, shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { arc, outline } from '../outline.ts';
import { boardIn, servoIn } from '../robot-parts.ts';
import { lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

/** An arm of plates and servos with a gripper, reaching to the left. */
function arm(stage: Stage, { tint, size }: Thing) {
  const body = tint === '#1f2937' ? '#3a414c' : tint;
  const joint = size >= 4 ? '#1b1f26' : '#1d4ed8';
  box(stage, [-50, -50, 0], [100, 100, 6], shade(body, 0.9), { round: 14 });
  lathe(
    stage,
    [
      [0, 36],
      [16, 36],
      [16, 32],
      [24, 32],
    ],
    body,
    { at: [0, 0, 6], cap: '#23272f' },
  );
  const link = (x: number, z: number, turn: number, long: number, k: number) =>
    stage.within({ at: [x, 0, z], turn: [0, turn, 0] }, () => {
      for (const y of [-18, 14])
        extrude(stage, [...arc(0, 0, 13 * k, 90, 270, 8), ...arc(long, 0, 11 * k, -90, 90, 8)], {
          face: 'front',
          from: y,
          to: y + 4,
          colour: body,
          art:
            art.spots(
              [
                [0, 0],
                [long, 0],
              ],
              5,
              '#d3d8df',
            ) + art.rect(long * 0.3, -4, long * 0.4, 8, shade(body, 0.55), { round: 4 }),
        });
      box(stage, [-10, -13, -12], [24, 26, 24], joint, { edge: false });
    });
  link(0, 46, -64, 92, 1.1);
  link(40, 128, 188, 104, 0.95);
  box(stage, [-78, -12, 104], [26, 24, 22], joint);
  for (const side of [-1, 1])
    extrude(
      stage,
      outline(`M-78 ${6 * side}L-104 ${18 * side}L-134 ${8 * side}L-134 ${3 * side}L-106 ${10 * side}L-80 ${1 * side}`),
      { from: 108, to: 118, colour: body },
    );
  cable(
    stage,
    [
      [0, 20, 40],
      [30, 24, 90],
      [36, 20, 130],
      [-20, 18, 134],
      [-60, 12, 122],
    ],
    3,
    '#23272f',
  );
  if (size === 2) boardIn(stage, 62, -30, 4, 60, 46);
  servoIn(stage, 0, 0, 26, joint, 1.2);
}

function hand(stage: Stage, { tint }: Thing) {
  const skin = tint === '#b45309' ? '#d2a570' : '#e2e7ec';
  lathe(
    stage,
    [
      [0, 40],
      [8, 40],
      [8, 26],
      [50, 24],
    ],
    '#23272f',
    { at: [0, 0, 0] },
  );
  box(stage, [-34, -13, 50], [68, 26, 66], skin, { round: 10 });
  const finger = (x: number, z: number, turn: number, long: number) =>
    stage.within({ at: [x, 0, z], turn: [0, turn, 0] }, () =>
      [0, 1, 2].forEach((at) => {
        box(stage, [-7, -8, at * (long / 3)], [14, 16, long / 3 - 4], mix(skin, '#ffffff', at * 0.1), {
          round: 4,
          edge: false,
        });
        box(stage, [-4, -5, at * (long / 3) - 4], [8, 10, 4], '#64748b', { edge: false });
      }),
    );
  [
    [-26, 116, -8, 60],
    [-9, 118, -3, 72],
    [9, 118, 2, 68],
    [26, 116, 8, 54],
    [36, 72, 52, 46],
  ].forEach(([x = 0, z = 0, turn = 0, long = 60]) => finger(x, z, turn, long));
}

export const armsKinds: Kinds = {
  arm: { camera: { yaw: -18, pitch: 18 }, draw: arm },
  hand: { camera: { yaw: -20, pitch: 14 }, draw: hand },
};
