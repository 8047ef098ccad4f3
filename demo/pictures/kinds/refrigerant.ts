import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { brass, shade } from '../colour.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { onFront } from '../on-front.ts';
import { outline, rectangle } from '../outline.ts';
import { turned } from '../round.ts';
import { extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';

/** A cylinder of refrigerant in the colour of its gas, with handles round the valve. */
function gascylinder(stage: Stage, { tint, label }: Thing) {
  turned(stage, [0, 22, 3, 24, 6, 24], shade(tint, 0.8), { at: [0, 0, 0] });
  turned(stage, [5, 25, 9, 28, 56, 28, 66, 25, 72, 17, 74, 8, 75, 5], tint, { at: [0, 0, 0], surface: 'gloss' });
  onFront(
    stage,
    28,
    (band) =>
      band(-19, -52, 38, 36, '#f8fafc') +
      words(label, { x: 0, y: -34, size: 12, fill: '#1f2937', face: 'display', fit: 34 }) +
      words('GAS REFRIGERANTE', { x: 0, y: -27, size: 4, fill: '#475569', fit: 34 }) +
      art.rect(-15, -24, 30, 2.4, tint),
    60,
  );
  turned(stage, [73, 4, 82, 4], brass, { at: [0, 0, 0], surface: 'metal' });
  turned(stage, [0, 2.6, 9, 2.6, 9, 3.4, 12, 3.4], brass, { at: [2, 0, 79], axis: 'x', surface: 'metal' });
  turned(stage, [82, 7, 86, 8, 89, 6], '#1f2937', { at: [0, 0, 0] });
  for (const side of [-1, 1])
    cable(
      stage,
      [
        [side * 17, 0, 69],
        [side * 20, 0, 84],
        [side * 13, 0, 94],
        [side * 3, 0, 95],
      ],
      4.5,
      shade(tint, 0.86),
    );
}

function gascan(stage: Stage, { tint, label }: Thing) {
  turned(stage, [0, 15, 2, 16, 44, 16, 50, 12, 52, 7], tint, { at: [0, 0, 0], surface: 'gloss' });
  onFront(
    stage,
    16,
    (band) =>
      band(-11, -40, 22, 30, '#f8fafc') +
      words(label, { x: 0, y: -26, size: 8, fill: '#1f2937', face: 'display', fit: 19 }) +
      words('REFRIGERANTE', { x: 0, y: -20, size: 3, fill: '#475569', fit: 19 }),
    46,
  );
  turned(stage, [52, 4.5, 58, 4.5], '#c3cad4', { at: [0, 0, 0], surface: 'metal' });
  for (let at = 0; at < 4; at++)
    turned(stage, [57 + at * 1.2, 4.2, 57.6 + at * 1.2, 4.6, 58.2 + at * 1.2, 4.2], '#aab3bf', {
      at: [0, 0, 0],
      surface: 'metal',
    });
}

/** A blow torch on its gas bottle. */
function torch(stage: Stage, { tint }: Thing) {
  turned(stage, [0, 20, 3, 21, 76, 21, 86, 15, 90, 8], tint, { at: [0, 0, 0], surface: 'gloss' });
  onFront(
    stage,
    21,
    (band) =>
      band(-14, -66, 28, 34, '#f8fafc') +
      words('MAPP', { x: 0, y: -44, size: 9, fill: '#b45309', face: 'display', fit: 24 }),
    60,
  );
  turned(stage, [90, 6, 100, 6], brass, { at: [0, 0, 0], surface: 'metal' });
  extrude(stage, outline('M-8 100L10 100L16 118L4 122L-14 116'), { face: 'front', from: -7, to: 7, colour: '#23272f' });
  extrude(stage, rectangle(-16, 104, 6, 9, 3), { face: 'front', from: -4, to: 4, colour: '#dc2626' });
  cable(
    stage,
    [
      [8, 0, 118],
      [22, 0, 134],
      [44, 0, 138],
    ],
    6,
    '#c9a24a',
    'metal',
  );
  turned(stage, [0, 4, 4, 6, 22, 6, 26, 8], '#c3cad4', {
    at: [42, 0, 138],
    axis: 'x',
    surface: 'metal',
    art: art.dot(0, 0, 6, '#334155'),
  });
}

export const refrigerantKinds: Kinds = {
  gascylinder: { camera: { yaw: -20, pitch: 20 }, draw: gascylinder },
  gascan: { camera: { yaw: -20, pitch: 20 }, draw: gascan },
  torch: { camera: { yaw: -20, pitch: 14 }, draw: torch },
};
