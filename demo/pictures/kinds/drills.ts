import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import type { Kinds, Thing } from '../kind.ts';
import { outline } from '../outline.ts';
import { cylinder, turned } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';
import { bodyOf, rubber, vents } from '../tool-body.ts';

const cord = (stage: Stage, x: number, z: number) =>
  cable(
    stage,
    [
      [x, 15, z],
      [x - 8, 15, z - 16],
      [x - 40, 10, z - 22],
      [x - 60, 24, z - 10],
    ],
    5,
    '#23272f',
  );

/** Chuck and bit, along x. */
function chuck(stage: Stage, x: number, z: number, long: number) {
  turned(stage, [0, 11, 4, 15, 24, 15, 26, 13, 32, 8], rubber, { at: [x, 15, z], axis: 'x', surface: 'gloss' });
  turned(stage, [0, 3.2, long, 3.2, long + 5, 0], '#c3cad4', { at: [x + 32, 15, z], axis: 'x', surface: 'metal' });
}

function drill(stage: Stage, { tint, size }: Thing) {
  const colour = bodyOf(tint);
  const heavy = size >= 5;
  cord(stage, 12, 4);
  const gun = outline(
    'M-6 92C-6 104 0 112 12 112L92 112L108 104L108 80L92 74L52 72C44 70 42 60 40 48L36 6C34 0 8 -2 6 6L10 54C12 64 10 70 4 74C-4 78 -6 84 -6 92',
  );
  extrude(stage, gun, {
    face: 'front',
    from: 0,
    to: 30,
    colour,
    art:
      art.shape('M12 -50L14 -6C18 -2 30 -2 33 -6L36 -52Z', { fill: rubber }) +
      art.shape('M41 -66q9 6 3 18', { stroke: '#15181d', width: 7 }) +
      art.rect(64, -104, 30, 12, shade(colour, 0.75), { round: 3 }) +
      vents(12, -100, 6),
  });
  if (heavy) cylinder(stage, 17, 34, rubber, { at: [106, 15, 92], axis: 'x', surface: 'gloss' });
  chuck(stage, heavy ? 138 : 106, 92, heavy ? 60 : 34);
  turned(stage, [0, 7, 6, 9, 44, 8, 50, 5], rubber, { at: [100, 15, 24] });
  turned(stage, [0, 5, 10, 5], '#64748b', { at: [100, 15, 72] });
}

/** A drill or impact wrench on its battery. */
function cordless(stage: Stage, { tint, size }: Thing) {
  const colour = bodyOf(tint);
  box(stage, [-8, -4, 0], [62, 38, 20], rubber, {
    round: 4,
    front:
      art.rect(6, 5, 30, 8, '#64748b', { round: 2 }) +
      art.spots(
        [
          [44, 9],
          [50, 9],
        ],
        1.6,
        '#22c55e',
      ),
  });
  const gun = outline(
    'M-4 100C-4 112 4 118 16 118L76 118L90 112L90 86L76 80L48 78C42 72 42 60 46 44L52 18L4 18L14 48C18 64 12 74 2 80C-4 84 -4 90 -4 100',
  );
  extrude(stage, gun, {
    face: 'front',
    from: 0,
    to: 30,
    colour,
    art:
      art.shape('M16 -52L8 -20L46 -20L40 -54Z', { fill: rubber }) +
      art.shape('M44 -74q8 6 2 18', { stroke: '#15181d', width: 7 }) +
      vents(10, -106, 4) +
      art.dot(70, -100, 6, shade(colour, 0.7)),
  });
  if (size >= 4) {
    turned(stage, [0, 17, 14, 16, 26, 11], '#475569', { at: [88, 15, 99], axis: 'x', surface: 'gloss' });
    box(stage, [112, 9, 93], [16, 12, 12], '#c3cad4');
    return;
  }
  turned(stage, [0, 17, 14, 17], '#475569', { at: [88, 15, 99], axis: 'x', surface: 'gloss' });
  chuck(stage, 102, 99, 14);
  if (size === 2)
    box(stage, [70, -34, 0], [52, 34, 22], rubber, { round: 4, top: art.rect(8, 8, 36, 18, '#475569', { round: 3 }) });
}

const side = { yaw: -24, pitch: 16 };

export const drillsKinds: Kinds = {
  drill: { camera: side, draw: drill },
  cordless: { camera: side, draw: cordless },
};
