import * as art from '../art.ts';
import { cable, hoop } from '../cable.ts';
import { shade } from '../colour.ts';
import type { Kinds, Thing } from '../kind.ts';
import { outline } from '../outline.ts';
import { cylinder, turned } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';
import { shellOf } from '../tool-body.ts';

/** A strip of lights on its reel, its end rolled out. */
function strip(stage: Stage, { tint, size }: Thing) {
  for (const z of [0, 13])
    turned(stage, [0, 62, 2, 62], '#dfe4ea', {
      at: [0, 0, z],
      art: z ? art.dot(0, 0, 30, '#cbd5e1') + art.dot(0, 0, 10, '#64748b') : '',
    });
  turned(stage, [2, 58, 13, 58], shade(tint, 1.1), { at: [0, 0, 0] });
  const lights = 8 + size * 2;
  const step = 150 / lights;
  box(stage, [0, -66, 0], [150, 12, 1.6], '#f8fafc', {
    top:
      art.line('M0 1.5h150M0 10.5h150', '#d9b45b', 0.9) +
      art.grid(
        step * 0.3,
        3,
        lights,
        1,
        [step, 0],
        step * 0.45,
        6,
        tint === '#fde68a' || tint === '#fef9c3' ? '#facc15' : tint === '#e0f2fe' ? '#7dd3fc' : tint,
      ),
  });
}

/** A profile of aluminium with its milky cover. */
function profile(stage: Stage, { tint, size }: Thing) {
  const section = size === 2 ? 'M0 0L26 0L26 4L4 26L0 26' : 'M0 0L30 0L30 16L26 16L26 5L4 5L4 16L0 16';
  for (const y of [0, 40]) {
    extrude(
      stage,
      outline(section).map(([u, v]) => [u + y, v] as const),
      { face: 'side', from: -100, to: 100, colour: tint },
    );
    if (size !== 2)
      extrude(
        stage,
        [
          [y + 4, 12],
          [y + 26, 12],
          [y + 26, 15.6],
          [y + 4, 15.6],
        ],
        { face: 'side', from: -100, to: 100, colour: '#f8fafc' },
      );
  }
}

/** Tubes that shrink, in a box of compartments. */
function shrink(stage: Stage, { tint, size }: Thing) {
  const tones = tint === '#18181b' ? ['#2b303a'] : ['#dc2626', '#2563eb', '#facc15', '#16a34a', '#2b303a', '#f8fafc'];
  box(stage, [0, 0, 0], [170, 100, 18], '#cfe3f1', {
    round: 5,
    top: art.rect(4, 4, 162, 92, '#eef5fa', { round: 4 }) + art.line('M58 4v92M112 4v92M4 50h162', '#a9c4d6', 1.6),
  });
  for (let cell = 0; cell < 6; cell++)
    for (let at = 0; at < 3 + (size > 3 ? 1 : 0); at++)
      cylinder(stage, 1.8 + cell * 0.5, 36, tones[cell % tones.length] ?? '', {
        at: [10 + (cell % 3) * 54, 62 - Math.floor(cell / 3) * 46 + at * 9, 20],
        axis: 'x',
        art: art.dot(0, 0, 1 + cell * 0.35, '#05070a'),
      });
}

/** Ties in a bundle, their heads to one side. */
function zipties(stage: Stage, { tint }: Thing) {
  const colour = shellOf(tint);
  for (let at = 0; at < 12; at++) {
    const [y, z] = [(at % 6) * 8, Math.floor(at / 6) * 4];
    cable(
      stage,
      [
        [-90, y, z + 2],
        [0, y + 2, z + 3],
        [90, 20 + (y - 20) * 0.5, z + 2],
      ],
      4,
      shade(colour, 0.94 + (at % 3) * 0.06),
    );
    box(stage, [-98, y - 4, z], [11, 7, 6], colour);
  }
  hoop(stage, [130, 24, 0], 24, 4, colour);
  box(stage, [150, 18, 0], [11, 8, 7], colour);
}

export const stripsKinds: Kinds = {
  strip: { camera: { yaw: -24, pitch: 42 }, draw: strip },
  profile: { camera: { yaw: -44, pitch: 28 }, draw: profile },
  shrink: { camera: { yaw: -26, pitch: 44 }, draw: shrink },
  zipties: { camera: { yaw: -26, pitch: 48 }, draw: zipties },
};
