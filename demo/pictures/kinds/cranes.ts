import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import { steel } from '../grips.ts';
import type { Kinds, Thing } from '../kind.ts';
import { outline } from '../outline.ts';
import { cylinder, turned } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';

/** A hoist with chain wheel and hooks. */
function hoist(stage: Stage, { tint }: Thing) {
  const chain = (x: number, from: number, to: number) => {
    for (let z = to; z < from; z += 9)
      cable(
        stage,
        [
          [x, 0, z],
          [x, 0, z + 7],
        ],
        z % 2 ? 5 : 4,
        '#94a3b8',
        'metal',
      );
  };
  cable(
    stage,
    [
      [0, 2, 40],
      [0, 2, 56],
      [16, 2, 68],
      [10, 2, 82],
      [-8, 2, 80],
    ],
    7,
    '#596473',
    'metal',
  );
  chain(-26, 20, -110);
  chain(26, 20, -90);
  chain(-4, 0, -70);
  cable(
    stage,
    [
      [-4, 0, -72],
      [-4, 0, -86],
      [12, 0, -98],
      [4, 0, -112],
      [-14, 0, -106],
    ],
    8,
    '#596473',
    'metal',
  );
  cylinder(stage, 36, 30, tint, {
    at: [0, -12, 14],
    axis: 'y',
    surface: 'gloss',
    art:
      art.dot(0, 0, 28, shade(tint, 0.85)) +
      art.dot(0, 0, 12, '#23272f') +
      art.spots(
        [
          [-21, 0],
          [21, 0],
          [0, 21],
          [0, -21],
        ],
        2.6,
        '#23272f',
      ),
  });
  cylinder(stage, 28, 8, '#475569', { at: [0, 20, 14], axis: 'y' });
}

/** A folding crane for engines. */
function enginecrane(stage: Stage, { tint }: Thing) {
  for (const y of [-30, 30]) {
    for (const x of [-56, 88])
      cylinder(stage, 8, 6, '#23272f', { at: [x, y - 3, 8], axis: 'y', art: art.dot(0, 0, 3, steel) });
    box(stage, [-60, y - 4, 14], [160, 8, 8], tint);
  }
  box(stage, [-60, -34, 14], [8, 68, 8], tint);
  extrude(stage, outline('M-60 22L-44 22L-44 150L-60 150'), { face: 'front', from: -7, to: 7, colour: tint });
  extrude(stage, outline('M-60 148L-46 136L92 160L92 172L-56 156'), {
    face: 'front',
    from: -6,
    to: 6,
    colour: shade(tint, 0.94),
  });
  cable(
    stage,
    [
      [-50, 0, 70],
      [-4, 0, 142],
    ],
    12,
    '#3a414c',
  );
  cable(
    stage,
    [
      [-18, 0, 120],
      [0, 0, 146],
    ],
    6,
    steel,
    'metal',
  );
  for (let at = 0; at < 4; at++)
    cable(
      stage,
      [
        [86, 0, 158 - at * 9],
        [86, 0, 152 - at * 9],
      ],
      5,
      '#94a3b8',
      'metal',
    );
  cable(
    stage,
    [
      [86, 0, 120],
      [92, 0, 108],
      [86, 0, 98],
      [76, 0, 104],
    ],
    6,
    '#475569',
    'metal',
  );
}

/** A hydraulic press in its frame. */
function press(stage: Stage, { tint }: Thing) {
  for (const x of [-56, 44]) {
    box(stage, [x - 6, -30, 0], [24, 60, 8], shade(tint, 0.9));
    box(stage, [x, -8, 8], [12, 16, 150], tint, {
      front: art.spots(
        [
          [6, 60],
          [6, 78],
          [6, 96],
          [6, 114],
        ],
        2.6,
        '#1f2937',
      ),
    });
  }
  box(stage, [-60, -12, 158], [120, 24, 18], tint, { front: art.rect(38, 5, 44, 8, '#f8fafc', { round: 2 }) });
  box(stage, [-58, -14, 54], [116, 28, 14], shade(tint, 0.92), {
    front: art.spots(
      [
        [8, 7],
        [108, 7],
      ],
      3,
      '#1f2937',
    ),
  });
  for (const x of [-24, 8]) box(stage, [x, -16, 68], [18, 32, 8], '#64748b');
  turned(stage, [92, 9, 112, 9, 112, 17, 158, 17], '#c3cad4', { at: [0, 0, 0], surface: 'metal' });
  turned(stage, [0, 15, 4, 16, 9, 16], '#23272f', {
    at: [84, -8, 136],
    axis: 'y',
    art: art.dot(0, 0, 13, '#f8fafc') + art.line('M0 0l-6 -6', '#dc2626', 1.6),
  });
  cable(
    stage,
    [
      [84, 0, 122],
      [80, 0, 100],
      [60, 0, 110],
    ],
    4,
    '#23272f',
  );
}

export const cranesKinds: Kinds = {
  hoist: { camera: { yaw: -22, pitch: 12 }, draw: hoist },
  enginecrane: { camera: { yaw: -24, pitch: 18 }, draw: enginecrane },
  press: { camera: { yaw: -26, pitch: 14 }, draw: press },
};
