import * as art from '../art.ts';
import { grips, steel } from '../grips.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { outline } from '../outline.ts';
import { cylinder, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

const heads = {
  flat: outline('M-8 0C-2 14 14 14 30 10L58 5L58 0.6L0 0'),
  long: outline('M-8 0C-2 12 12 12 24 8L82 3L82 0.6L0 0'),
  cut: outline('M-8 0C-4 16 10 20 24 14C32 10 34 4 34 0.6L4 1'),
  round: outline('M-8 0C-4 18 14 26 34 20L46 10L38 4C30 12 18 10 14 3'),
};

function pliers(stage: Stage, { tint, size }: Thing) {
  const colour = tint === '#94a3b8' ? '#4b5563' : tint;
  if (size === 4) {
    (['flat', 'long', 'cut', 'round'] as const).forEach((head, at) =>
      stage.within({ at: [0, at * -64, 0] }, () => grips(stage, colour, heads[head], 92)),
    );
    return;
  }
  grips(stage, colour, size === 1 ? heads.long : size >= 5 ? heads.round : heads.flat);
}

function cutter(stage: Stage, { tint, size }: Thing) {
  if (size === 2) {
    extrude(
      stage,
      outline('M-20 0C-24 -24 -4 -34 20 -32L60 -30L60 -16L22 -16C8 -16 8 0 20 2L44 4L44 18L10 18C-10 18 -18 12 -20 0'),
      { from: 0, to: 14, colour: steel },
    );
    lathe(
      stage,
      [
        [0, 12],
        [40, 12],
      ],
      '#2563eb',
      { at: [60, -23, 12], axis: 'x', surface: 'gloss' },
    );
    cylinder(stage, 9, 8, '#aab3bf', { at: [30, -8, 2], surface: 'metal' });
    return;
  }
  if (size >= 5) {
    grips(stage, tint, heads.cut, 210);
    return;
  }
  grips(stage, tint === '#cbd5e1' ? '#2563eb' : tint, heads.cut, size === 1 ? 80 : 110);
}

function crimper(stage: Stage, { tint }: Thing) {
  grips(stage, tint, outline('M-10 0C-8 26 12 34 36 28L46 24L44 10L30 8L26 2L4 1'), 130);
  extrude(stage, outline('M14 -14L34 -14L34 14L14 14'), {
    from: 9,
    to: 12,
    colour: '#8e98a6',
    art: art.grid(18, -9, 3, 1, [5, 0], 2.6, 18, '#3a414c'),
  });
}

function stripper(stage: Stage, { tint }: Thing) {
  grips(stage, tint, outline('M-10 0C-10 24 4 34 24 34L62 30L62 14L30 10L26 1'), 100);
  box(stage, [30, -12, 9], [30, 24, 6], '#23272f', { round: 2 });
}

export const pliersKinds: Kinds = {
  pliers: { camera: { yaw: -28, pitch: 56 }, draw: pliers },
  cutter: { camera: { yaw: -28, pitch: 56 }, draw: cutter },
  crimper: { camera: { yaw: -28, pitch: 56 }, draw: crimper },
  stripper: { camera: { yaw: -28, pitch: 56 }, draw: stripper },
};
