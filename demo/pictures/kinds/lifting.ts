import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import { steel } from '../grips.ts';
import type { Kinds, Thing } from '../kind.ts';
import { outline } from '../outline.ts';
import { cylinder, turned } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';

/** A trolley jack: low frame on wheels, arm with its saddle, handle. */
function jack(stage: Stage, { tint, size }: Thing) {
  const long = 120 + size * 12;
  for (const y of [-26, 24]) {
    cylinder(stage, 11, 8, '#3a414c', { at: [long / 2 - 16, y, 11], axis: 'y', art: art.dot(0, 0, 4, steel) });
    cylinder(stage, 8, 6, '#3a414c', { at: [-long / 2 + 8, y, 8], axis: 'y', art: art.dot(0, 0, 3, steel) });
    extrude(stage, outline(`M${-long / 2} 8L${long / 2} 10L${long / 2} 22L${-long / 4} 34L${-long / 2} 26`), {
      face: 'front',
      from: y < 0 ? -18 : 18,
      to: y < 0 ? -14 : 22,
      colour: tint,
    });
  }
  box(stage, [-long / 2, -12, 10], [50, 26, 14], shade(tint, 0.8));
  extrude(
    stage,
    outline(`M-20 16L${long / 2 - 26} 40L${long / 2 - 10} 44L${long / 2 - 10} 52L${long / 2 - 34} 52L-26 30`),
    { face: 'front', from: -8, to: 12, colour: shade(tint, 0.9) },
  );
  turned(stage, [0, 10, 6, 10, 6, 17, 12, 17, 15, 14], '#475569', { at: [long / 2 - 18, 2, 50] });
  cable(
    stage,
    [
      [-long / 2 + 8, 2, 24],
      [-long / 2 - 50, 2, 84],
      [-long / 2 - 84, 2, 122],
    ],
    8,
    steel,
    'metal',
  );
  cable(
    stage,
    [
      [-long / 2 - 60, 2, 95],
      [-long / 2 - 86, 2, 124],
    ],
    11,
    '#23272f',
  );
}

/** A bottle jack. */
function bottlejack(stage: Stage, { tint, size }: Thing) {
  const k = 0.7 + size * 0.1;
  stage.within({ scale: k }, () => {
    box(stage, [-36, -30, 0], [72, 60, 10], shade(tint, 0.85), { round: 8 });
    turned(stage, [0, 9, 30, 9, 30, 6, 44, 6], shade(tint, 0.9), { at: [28, -16, 10] });
    turned(stage, [8, 26, 12, 28, 70, 28, 78, 22, 84, 18], tint, { at: [-4, 4, 0], surface: 'gloss' });
    turned(stage, [84, 12, 104, 12, 104, 8, 122, 8], steel, { at: [-4, 4, 0], surface: 'metal' });
    turned(stage, [122, 15, 130, 15], '#475569', { at: [-4, 4, 0], art: art.dot(0, 0, 9, '#334155') });
    cable(
      stage,
      [
        [28, -16, 50],
        [84, -30, 78],
      ],
      7,
      '#23272f',
    );
  });
}

/** Two stands with a toothed bar. */
function jackstand(stage: Stage, { tint }: Thing) {
  for (const x of [0, 104]) {
    for (const [dx, dy] of [
      [-34, -30],
      [34, -30],
      [-34, 30],
      [34, 30],
    ] as const)
      extrude(
        stage,
        [
          [x + dx - 5, 0],
          [x + dx + 5, 0],
          [x + dx * 0.2 + 5, 84],
          [x + dx * 0.2 - 5, 84],
        ],
        { face: 'front', from: dy * 0.6 - 3, to: dy * 0.6 + 3, colour: tint },
      );
    turned(stage, [46, 13, 90, 13, 94, 15, 98, 15], shade(tint, 0.85), { at: [x, 0, 0] });
    box(stage, [x - 6, -6, 98], [12, 12, 44], '#64748b', {
      side: art.line(
        art.repeat(6, (at) => `M0 ${6 + at * 6}h5`),
        '#1f2937',
        2,
      ),
    });
    extrude(stage, outline(`M${x - 20} 146L${x - 20} 138L${x + 20} 138L${x + 20} 146L${x + 12} 142L${x - 12} 142`), {
      face: 'front',
      from: -10,
      to: 10,
      colour: '#475569',
    });
    cable(
      stage,
      [
        [x + 14, -12, 88],
        [x + 34, -18, 74],
      ],
      6,
      '#23272f',
    );
  }
}

/** A board on castors for who works below a car. */
function creeper(stage: Stage, { tint }: Thing) {
  for (const [x, y] of [
    [-100, -28],
    [0, -32],
    [100, -28],
    [-100, 28],
    [100, 28],
  ] as const)
    turned(stage, [0, 8, 6, 9, 12, 8], '#23272f', { at: [x, y - 6, 9], axis: 'y' });
  box(stage, [-120, -34, 16], [240, 68, 6], '#3a414c', { round: 12 });
  box(stage, [-76, -28, 22], [190, 56, 9], tint, {
    round: 12,
    top: art.line('M50 4v48M100 4v48M146 4v48', shade(tint, 0.7), 1.4),
  });
  box(stage, [-116, -22, 22], [34, 44, 14], shade(tint, 0.85), { round: 9 });
}

export const liftingKinds: Kinds = {
  jack: { camera: { yaw: -24, pitch: 20 }, draw: jack },
  bottlejack: { camera: { yaw: -26, pitch: 20 }, draw: bottlejack },
  jackstand: { camera: { yaw: -24, pitch: 16 }, draw: jackstand },
  creeper: { camera: { yaw: -28, pitch: 34 }, draw: creeper },
};
