import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { mix, shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { strew } from '../loose-parts.ts';
import { rectangle } from '../outline.ts';
import { cylinder, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

const steel = '#c3cad4';

function tact(stage: Stage, { tint, size, random }: Thing) {
  const w = size >= 3 ? 12 : 6;
  strew(
    stage,
    { random },
    5,
    w * 1.7,
    () => {
      for (const [x, y] of [
        [0.8, -0.8],
        [w - 1.6, -0.8],
        [0.8, w],
        [w - 1.6, w],
      ] as const)
        box(stage, [x, y, -w * 0.3], [0.8, 0.8, w * 0.5], steel, { edge: false });
      box(stage, [0, 0, 0], [w, w, w * 0.5], '#23272f');
      box(stage, [w * 0.06, w * 0.06, w * 0.5], [w * 0.88, w * 0.88, 0.5], steel, {
        top: art.spots(
          [
            [0.9, 0.9],
            [w * 0.88 - 0.9, 0.9],
            [0.9, w * 0.88 - 0.9],
            [w * 0.88 - 0.9, w * 0.88 - 0.9],
          ],
          0.5,
          '#475569',
        ),
      });
      cylinder(stage, w * 0.28, w * 0.34, '#23272f', { at: [w / 2, w / 2, w * 0.5 + 0.5], surface: 'gloss' });
      if (size >= 3) cylinder(stage, w * 0.44, w * 0.34, tint, { at: [w / 2, w / 2, w * 0.84], surface: 'gloss' });
    },
    46,
  );
}

/** A button with its thread and nut; the ring's colour may shine. */
function panelButton(stage: Stage, x: number, y: number, r: number, bezel: string, cap: string, ring = '') {
  lathe(
    stage,
    [
      [0, r * 0.5],
      [r * 0.6, r * 0.5],
      [r * 0.6, r * 0.76, shade(bezel, 0.8)],
      [r * 1.9, r * 0.76],
      [r * 1.9, r, bezel],
      [r * 2.2, r],
      [r * 2.3, r * 0.94],
    ],
    '#3a414c',
    {
      at: [x, y, 0],
      surface: bezel === '#23272f' ? 'gloss' : 'metal',
      art:
        (ring
          ? art.dot(0, 0, r * 0.72, '#15181d') + art.dot(0, 0, r * 0.66, 'none', { stroke: ring, width: r * 0.12 })
          : '') + art.dot(0, 0, r * (ring ? 0.5 : 0.74), cap),
    },
  );
  if (!ring)
    lathe(
      stage,
      [
        [0, r * 0.72],
        [r * 0.28, r * 0.7],
        [r * 0.34, r * 0.6],
      ],
      cap,
      { at: [x, y, r * 2.3], surface: 'gloss' },
    );
  for (const at of [-0.3, 0.3])
    box(stage, [x + at * r, y, -r * 0.5], [r * 0.14, r * 0.04, r * 0.5], '#d8b65c', { edge: false });
}

const pushbutton = (stage: Stage, { tint, random }: Thing) =>
  strew(stage, { random }, 2, 26, () => panelButton(stage, 0, 0, 9, '#23272f', tint === '#18181b' ? '#2b303a' : tint));

const metalbutton = (stage: Stage, { tint, random }: Thing) =>
  strew(stage, { random }, 2, 32, () =>
    panelButton(stage, 0, 0, 11, '#cfd5dd', '#d8dde4', tint === '#18181b' ? '#64748b' : tint),
  );

const arcadebutton = (stage: Stage, { tint, random }: Thing) =>
  strew(stage, { random }, 2, 44, () => panelButton(stage, 0, 0, 16, tint, mix(tint, '#ffffff', 0.25)));

function pilot(stage: Stage, { tint, size, random }: Thing) {
  const r = size >= 4 ? 14 : 6;
  strew(stage, { random }, size >= 4 ? 1 : 3, r * 2.7, () => {
    const dome = Array.from({ length: 6 }, (_, at): [number, number] => [
      r * (2.4 + 0.7 * Math.sin((at * Math.PI) / 10)),
      r * 0.78 * Math.cos((at * Math.PI) / 10),
    ]);
    lathe(
      stage,
      [
        [0, r * 0.62],
        [r * 2, r * 0.62],
        [r * 2, r, '#c3cad4'],
        [r * 2.3, r],
        [r * 2.4, r * 0.8, tint === '#f8fafc' ? '#e6ebf0' : tint],
        ...dome,
      ],
      '#3a414c',
      { at: [0, 0, 0], surface: 'glass' },
    );
  });
}

function estop(stage: Stage, { tint }: Thing) {
  box(stage, [-24, -24, 0], [48, 48, 34], '#facc15', { round: 4 });
  lathe(
    stage,
    [
      [0, 16],
      [8, 16],
      [10, 13],
      [16, 13],
      [16, 22, tint],
      [24, 22],
      [28, 19],
      [29, 14],
    ],
    '#23272f',
    {
      at: [0, 0, 34],
      surface: 'gloss',
      art: art.dot(0, 0, 13, shade(tint, 1.1)) + art.line('M-7 -3a8 8 0 0 1 13 -2M7 3a8 8 0 0 1 -13 2', '#fff', 1.8),
    },
  );
}

function keyswitch(stage: Stage) {
  lathe(
    stage,
    [
      [0, 7],
      [16, 7],
      [16, 11],
      [20, 11],
      [21, 10],
    ],
    '#cfd5dd',
    { at: [0, 0, 0], surface: 'metal', art: art.dot(0, 0, 7, '#aab3bf') + art.rect(-1, -5, 2, 10, '#23272f') },
  );
  for (const [x, turn] of [
    [28, 20],
    [44, -14],
  ] as const)
    stage.within({ at: [x, -8, 0], turn: [0, 0, turn] }, () => {
      extrude(stage, rectangle(-7, 0, 14, 13, 5), {
        from: 0,
        to: 2.4,
        colour: '#d3d8df',
        art: art.dot(0, -7, 2.6, '#fff'),
      });
      box(stage, [-2, -20, 0.4], [4, 20, 1.6], '#cfd5dd');
    });
}

function footswitch(stage: Stage, { tint }: Thing) {
  box(stage, [0, 0, 0], [70, 90, 16], '#23272f', { round: 8 });
  stage.within({ at: [6, 8, 18], turn: [9, 0, 0] }, () =>
    box(stage, [0, 0, 0], [58, 76, 12], tint, {
      round: 6,
      top: art.grid(8, 10, 1, 8, [0, 8], 42, 3, shade(tint, 0.75)),
    }),
  );
  cable(
    stage,
    [
      [35, 90, 8],
      [40, 120, 4],
      [80, 126, 3],
      [110, 96, 3],
    ],
    6,
    '#23272f',
  );
}

export const buttonsKinds: Kinds = {
  tact: { camera: { yaw: -26, pitch: 42 }, draw: tact },
  pushbutton: { camera: { yaw: -24, pitch: 34 }, draw: pushbutton },
  metalbutton: { camera: { yaw: -24, pitch: 38 }, draw: metalbutton },
  arcadebutton: { camera: { yaw: -24, pitch: 38 }, draw: arcadebutton },
  pilot: { camera: { yaw: -24, pitch: 28 }, draw: pilot },
  estop: { camera: { yaw: -28, pitch: 32 }, draw: estop },
  keyswitch: { camera: { yaw: -24, pitch: 40 }, draw: keyswitch },
  footswitch: { camera: { yaw: -30, pitch: 38 }, draw: footswitch },
};
