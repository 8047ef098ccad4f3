import * as art from '../art.ts';
import { shade } from '../colour.ts';
import { steel } from '../grips.ts';
import type { Kinds, Thing } from '../kind.ts';
import { arc, outline } from '../outline.ts';
import { turned } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';

/** Bits, punches or files in a row, by what holds them. */
function bits(stage: Stage, { tint, size }: Thing) {
  const colour = tint === '#27272a' || tint === '#18181b' ? '#475569' : tint;
  const count = size >= 4 ? 12 : size === 1 ? 3 : 7;
  box(stage, [-70, -6, 0], [140, 26, 20], '#2b303a', { round: 4, front: art.rect(48, 6, 44, 8, colour, { round: 2 }) });
  for (let at = 0; at < count; at++) {
    const x = -60 + (at + 0.5) * (120 / count);
    const r = 2 + at * (size === 1 ? 2.4 : 0.45);
    const high = 46 + at * (40 / count);
    turned(
      stage,
      [20, r, high, r, high + 3, size === 1 ? r * 0.4 : r * 0.9, high + 7, 0],
      size === 2 ? steel : colour,
      { at: [x, 8, 0], surface: 'metal' },
    );
  }
}

/** A riveter with a long lever. */
function rivet(stage: Stage, { tint }: Thing) {
  extrude(stage, outline('M-20 -16L-130 -40C-140 -42 -142 -28 -132 -24L-14 6'), { from: 2, to: 14, colour: tint });
  extrude(stage, outline('M-20 16L-130 44C-140 46 -138 60 -126 56L0 26'), { from: 2, to: 14, colour: tint });
  extrude(stage, outline('M-30 -22L34 -18L40 0L34 22L-24 28C-36 20 -38 -14 -30 -22'), {
    from: 0,
    to: 18,
    colour: '#596473',
    art: art.dot(-6, -2, 7, steel) + art.dot(16, -2, 4, steel),
  });
  turned(stage, [0, 9, 24, 9, 28, 6, 34, 6, 34, 1.6, 52, 1.6], steel, { at: [38, 2, 9], axis: 'x', surface: 'metal' });
  for (let at = 0; at < 4; at++)
    turned(stage, [0, 4, 3, 4, 3, 2, 16, 2], steel, { at: [46 + at * 14, -44, 0], surface: 'metal' });
}

/** One combination wrench as long as told, lying along x. */
function wrenchOf(stage: Stage, y: number, k: number) {
  const long = 140 * k;
  extrude(
    stage,
    [...arc(long, y, 17 * k, 50, 310, 18), [long + 4 * k, y - 6 * k], [long - 2 * k, y], [long + 4 * k, y + 6 * k]],
    { from: 0, to: 6 * k, colour: '#d3d9e1' },
  );
  extrude(
    stage,
    [
      [0, y - 5 * k],
      [long - 10 * k, y - 6 * k],
      [long - 10 * k, y + 6 * k],
      [0, y + 5 * k],
    ],
    { from: 1, to: 5 * k, colour: '#cfd5dd' },
  );
  extrude(stage, arc(0, y, 13 * k), {
    from: 0,
    to: 7 * k,
    colour: '#d3d9e1',
    art: art.dot(0, -y, 7.6 * k, '#475569') + art.dot(0, -y, 6.6 * k, '#fff'),
  });
}

const wrenchset = (stage: Stage) => {
  for (let at = 0; at < 6; at++) wrenchOf(stage, at * 36 - at * at * 1.4, 1.25 - at * 0.12);
};

/** A wrench with a jaw that a screw moves; toothed and with a red handle for pipes. */
function adjustable(stage: Stage, { tint }: Thing) {
  const isForPipes = tint === '#dc2626';
  const handle = isForPipes ? tint : '#cfd5dd';
  extrude(stage, outline('M-10 -9L-150 -12C-164 -12 -164 12 -150 12L-10 11'), {
    from: 0,
    to: 12,
    colour: handle,
    art: art.dot(-146, 0, 5, '#475569'),
  });
  extrude(stage, outline('M-14 -12L20 -22L66 -26L72 -12L30 -6L26 4L18 20L-12 14'), {
    from: -1,
    to: 15,
    colour: isForPipes ? shade(tint, 0.9) : '#c3cad4',
    art: isForPipes
      ? art.line(
          art.repeat(8, (at) => `M${34 + at * 5} 7l2.4 5`),
          '#475569',
          1.6,
        )
      : '',
  });
  extrude(stage, outline('M28 8L70 2L76 16L50 30L22 28'), {
    from: 1,
    to: 13,
    colour: '#aab3bf',
    art: isForPipes
      ? art.line(
          art.repeat(7, (at) => `M${34 + at * 5} ${-8 + at * 0.8}l2.4 -5`),
          '#475569',
          1.6,
        )
      : '',
  });
  turned(stage, [0, 7, 4, 8, 16, 8, 20, 7], '#64748b', { at: [6, 16, 8], axis: 'x', surface: 'metal' });
}

export const shopToolsKinds: Kinds = {
  bits: { camera: { yaw: -26, pitch: 18 }, draw: bits },
  rivet: { camera: { yaw: -28, pitch: 48 }, draw: rivet },
  wrenchset: { camera: { yaw: -28, pitch: 56 }, draw: wrenchset },
  adjustable: { camera: { yaw: -28, pitch: 50 }, draw: adjustable },
};
