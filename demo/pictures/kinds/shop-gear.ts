import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import { steel } from '../grips.ts';
import type { Kinds, Thing } from '../kind.ts';
import { outline } from '../outline.ts';
import { cylinder } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';
import { bodyOf } from '../tool-body.ts';

/** A welder's mask with its dark window. */
function weldmask(stage: Stage, { tint }: Thing) {
  const colour = bodyOf(tint);
  cable(
    stage,
    [
      [-46, 30, 96],
      [-40, 70, 108],
      [40, 70, 108],
      [46, 30, 96],
    ],
    7,
    '#15181d',
  );
  extrude(stage, outline('M-52 112C-50 140 50 140 52 112L54 60C50 24 34 4 0 0C-34 4 -50 24 -54 60'), {
    face: 'front',
    from: 0,
    to: 56,
    colour,
    art:
      art.shape('M-52 -112C-50 -140 50 -140 52 -112Q0 -122 -52 -112', { fill: shade(colour, 1.2) }) +
      art.rect(-36, -104, 72, 40, '#15181d', { round: 6 }) +
      art.rect(-30, -98, 60, 28, '#14532d', { round: 2 }) +
      art.shape('M-30 -98h26l-14 28h-12Z', { fill: '#22c55e', opacity: 0.35 }) +
      art.line('M-30 -40Q0 -26 30 -40M-24 -28Q0 -16 24 -28', shade(colour, 0.6), 2.4),
  });
  cylinder(stage, 8, 5, '#dc2626', { at: [54, 26, 96], axis: 'x' });
}

const glove =
  'M-30 0L30 0L32 52L46 74C54 84 46 94 36 86L26 72L28 120C28 132 16 132 15 122L13 88L11 130C10 142 -4 142 -4 130L-4 88L-8 124C-10 134 -22 134 -21 122L-19 86L-24 108C-28 116 -38 112 -36 102L-32 60Z';

function gloves(stage: Stage, { tint }: Thing) {
  const colour = bodyOf(tint);
  for (const at of [0, 1])
    stage.within({ at: [at * 92, at * 6, 0], turn: [0, 0, at ? -8 : 8] }, () =>
      extrude(stage, outline(glove), {
        from: 0,
        to: 9,
        colour,
        art:
          art.rect(-30, -20, 60, 20, '#dc2626') +
          art.rect(-18, -15, 36, 9, '#15181d', { round: 2 }) +
          art.line('M-18 -44Q0 -36 18 -44M-14 -60Q0 -52 16 -60', '#94a3b8', 3),
      }),
    );
}

/** Safety glasses: clear lenses, temples. */
function goggles(stage: Stage) {
  const one = () => {
    for (const x of [-50, 46]) box(stage, [x, 4, 20], [4, 78, 6], '#2b303a', { round: 2 });
    extrude(stage, outline('M-52 30C-50 40 50 40 52 30L48 10C40 0 16 0 10 12Q0 18 -10 12C-16 0 -40 0 -48 10'), {
      face: 'front',
      from: 0,
      to: 4,
      colour: '#cfe6f5',
      art:
        art.shape('M-44 -30L-20 -34L-34 -8L-44 -12Z', { fill: '#fff', opacity: 0.7 }) +
        art.line('M-52 -30C-50 -40 50 -40 52 -30', '#2b303a', 4),
    });
  };
  one();
  stage.within({ at: [64, -54, 0], turn: [0, 0, 14] }, one);
}

/** A rechargeable lamp with hook and magnet. */
function worklight(stage: Stage, { tint }: Thing) {
  box(stage, [-20, -8, 0], [40, 34, 10], '#23272f', { round: 6 });
  box(stage, [-16, 0, 10], [32, 18, 112], tint, {
    round: 7,
    front:
      art.rect(4, 6, 24, 76, '#23272f', { round: 6 }) +
      art.rect(6.5, 9, 19, 70, '#fef9c3', { round: 5 }) +
      art.grid(9, 12, 3, 12, [5.4, 5.6], 3, 3, '#facc15') +
      art.dot(16, 96, 5.4, '#dc2626'),
  });
  cable(
    stage,
    [
      [0, 9, 122],
      [0, 9, 134],
      [12, 9, 142],
      [6, 9, 154],
      [-8, 9, 150],
    ],
    4,
    steel,
    'metal',
  );
}

export const shopGearKinds: Kinds = {
  weldmask: { camera: { yaw: -26, pitch: 12 }, draw: weldmask },
  gloves: { camera: { yaw: -16, pitch: 58 }, draw: gloves },
  goggles: { camera: { yaw: -26, pitch: 26 }, draw: goggles },
  worklight: { camera: { yaw: -22, pitch: 14 }, draw: worklight },
};
