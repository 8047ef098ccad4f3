import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { mix, shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { ball, cylinder, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

const wood = '#d9b27c';

function blocks(stage: Stage, { tint, size, random }: Thing) {
  const brick = (x: number, y: number, z: number, nx: number, ny: number, colour: string) => {
    box(stage, [x * 16, y * 16, z * 19], [nx * 16, ny * 16, 19], colour, {});
    for (let a = 0; a < nx; a++)
      for (let b = 0; b < ny; b++)
        cylinder(stage, 4.8, 3.4, colour, { at: [x * 16 + a * 16 + 8, y * 16 + b * 16 + 8, z * 19 + 19] });
  };
  if (size === 1) {
    const studs: [number, number][] = [];
    for (let x = 0; x < 14; x++) for (let y = 0; y < 14; y++) studs.push([8 + x * 16, 8 + y * 16]);
    box(stage, [0, 0, 0], [224, 224, 5], tint, {
      round: 3,
      top:
        art.spots(
          studs.map(([x, y]) => [x + 1, y + 1.4]),
          4.8,
          shade(tint, 0.72),
        ) + art.spots(studs, 4.8, shade(tint, 1.16)),
    });
    return;
  }
  const hues = ['#dc2626', '#2563eb', '#facc15', '#16a34a', '#f97316', '#f1f5f9'];
  brick(0, 2, 0, 4, 2, tint);
  brick(0, 2, 1, 2, 2, random.pick(hues));
  brick(2, 2, 1, 2, 2, random.pick(hues));
  brick(1, 2, 2, 2, 2, random.pick(hues));
  brick(5, 1, 0, 2, 2, random.pick(hues));
  brick(-3, 0, 0, 2, 2, random.pick(hues));
  if (size >= 4) brick(3, -1, 0, 2, 1, random.pick(hues));
}

function marblerun(stage: Stage, { size }: Thing) {
  const hues = ['#dc2626', '#facc15', '#2563eb', '#16a34a', '#a855f7', '#f97316'];
  const levels = 4 + (size >= 4 ? 1 : 0);
  for (const [x, y] of [
    [0, 0],
    [120, 30],
    [30, 80],
  ] as const)
    for (let at = 0; at < levels; at++)
      lathe(
        stage,
        [
          [0, 14],
          [4, 11],
          [34, 11],
        ],
        mix(hues[(at + x) % 6] ?? '#dc2626', '#ffffff', 0.1),
        { at: [x, y, at * 34], surface: 'glass' },
      );
  for (let at = 1; at < levels; at++) {
    const up = at % 2 ? 1 : -1;
    cable(
      stage,
      [
        [up > 0 ? 0 : 120, up > 0 ? 0 : 30, at * 34 + 24],
        [60, 15, at * 34 + 12],
        [up > 0 ? 120 : 0, up > 0 ? 30 : 0, at * 34],
      ],
      15,
      hues[(at + 2) % 6] ?? '#2563eb',
    );
  }
  lathe(
    stage,
    [
      [0, 12],
      [10, 26],
      [18, 32],
      [20, 32],
    ],
    '#38bdf8',
    { at: [0, 0, levels * 34], surface: 'glass', art: art.dot(0, 0, 28, '#7dd3fc') + art.dot(0, 0, 8, '#0c4a6e') },
  );
  for (const [x, y, colour] of [
    [60, -30, '#dc2626'],
    [80, -38, '#16a34a'],
    [44, -44, '#facc15'],
  ] as const)
    ball(stage, [x, y, 8], 8, colour);
  box(stage, [-30, -20, -5], [190, 130, 5], '#e7ebf0', { round: 10 });
}

/** Coloured magnetic tiles built to a house. */
function magtiles(stage: Stage, { size }: Thing) {
  const tile = (
    at: readonly [number, number, number],
    turn: readonly [number, number, number],
    colour: string,
    triangle = false,
  ) =>
    stage.within({ at, turn }, () =>
      extrude(
        stage,
        triangle
          ? [
              [0, 0],
              [60, 0],
              [30, 52],
            ]
          : [
              [0, 0],
              [60, 0],
              [60, 60],
              [0, 60],
            ],
        {
          face: 'front',
          from: 0,
          to: 4,
          colour: mix(colour, '#ffffff', 0.2),
          art: triangle
            ? art.shape('M10 -6H50L30 -41Z', { fill: mix(colour, '#ffffff', 0.5) })
            : art.rect(6, -54, 48, 48, mix(colour, '#ffffff', 0.5), { round: 2 }),
        },
      ),
    );
  const hues = ['#dc2626', '#2563eb', '#16a34a', '#facc15', '#a855f7', '#f97316'];
  for (let x = 0; x < 2; x++) tile([x * 61, 61, 0], [0, 0, 0], hues[x] ?? '#fff');
  tile([122, 0, 0], [0, 0, 90], '#16a34a');
  for (let x = 0; x < 2; x++) tile([x * 61, 0, 0], [0, 0, 0], hues[x + 2] ?? '#fff');
  for (let x = 0; x < 2; x++) tile([x * 61, 0, 61], [-28, 0, 0], hues[x + 4] ?? '#fff', size < 4);
  if (size >= 4) for (let x = 0; x < 2; x++) tile([x * 61, 0, 122], [0, 0, 0], hues[x] ?? '#fff', true);
}

function tangram(stage: Stage, { tint, size }: Thing) {
  const hues = ['#dc2626', '#2563eb', '#facc15', '#16a34a', '#f97316', '#a855f7', '#0ea5e9'];
  const pieces =
    size >= 3
      ? []
      : ([
          [
            [0, 0],
            [120, 0],
            [60, 60],
          ],
          [
            [0, 0],
            [60, 60],
            [0, 120],
          ],
          [
            [120, 0],
            [120, 60],
            [90, 30],
          ],
          [
            [60, 60],
            [90, 30],
            [120, 60],
            [90, 90],
          ],
          [
            [0, 120],
            [30, 90],
            [90, 90],
            [60, 120],
          ],
          [
            [30, 90],
            [60, 60],
            [90, 90],
          ],
          [
            [120, 60],
            [120, 120],
            [60, 120],
          ],
        ] as const);
  box(stage, [-8, -8, 0], [136, 136, 5], wood, { round: 4 });
  pieces.forEach((piece, at) =>
    extrude(
      stage,
      piece.map(([x, y]) => [60 + (x - 60) * 0.97, 60 + (y - 60) * 0.97] as const),
      { from: 5, to: 13, colour: hues[at] ?? tint },
    ),
  );
  if (size >= 3)
    for (const [x, y, n, colour, tall] of [
      [0, 0, 3, '#dc2626', 1],
      [36, 0, 2, '#2563eb', 2],
      [84, 0, 3, '#16a34a', 1],
      [0, 36, 2, '#facc15', 2],
      [60, 40, 4, '#a855f7', 1],
      [0, 84, 3, '#f97316', 1],
      [84, 80, 3, '#0ea5e9', 1],
    ] as const)
      box(stage, [x, y, 5], [n * 11, tall * 22, 10], colour, { round: 1 });
}

export const bricksKinds: Kinds = {
  blocks: { camera: { yaw: -28, pitch: 32 }, draw: blocks },
  marblerun: { camera: { yaw: -24, pitch: 22 }, draw: marblerun },
  magtiles: { camera: { yaw: -28, pitch: 22 }, draw: magtiles },
  tangram: { camera: { yaw: -26, pitch: 48 }, draw: tangram },
};
