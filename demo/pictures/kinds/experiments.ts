import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { ball, cylinder, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

const wood = '#d9b27c';

function volcano(stage: Stage) {
  box(stage, [-86, -70, 0], [172, 140, 8], '#86c78a', { round: 20 });
  lathe(
    stage,
    [
      [0, 72],
      [20, 58, '#8a5230'],
      [54, 36],
      [86, 20],
      [96, 17],
      [96, 14, '#dc2626'],
    ],
    '#7a4528',
    { at: [0, 0, 8], art: art.dot(0, 0, 16, '#f97316') + art.dot(0, 0, 9, '#fde047') },
  );
  for (const [points, colour] of [
    [
      [
        [0, -14, 104],
        [-10, -34, 66],
        [-14, -56, 26],
      ],
      '#ef4444',
    ],
    [
      [
        [-10, -8, 104],
        [-30, -16, 64],
        [-50, -22, 26],
      ],
      '#f97316',
    ],
    [
      [
        [12, -8, 104],
        [30, -24, 60],
        [44, -40, 26],
      ],
      '#ef4444',
    ],
  ] as const)
    cable(stage, points, 12, colour);
}

function rocket(stage: Stage, { tint }: Thing) {
  lathe(
    stage,
    [
      [0, 40],
      [8, 40],
      [10, 34],
    ],
    '#3a414c',
    { at: [0, 0, 0] },
  );
  for (const turn of [30, 150, 270])
    stage.within({ at: [0, 0, 22], turn: [0, 0, turn] }, () =>
      extrude(
        stage,
        [
          [14, 0],
          [46, -12],
          [46, 14],
          [16, 54],
        ],
        { face: 'front', from: -2, to: 2, colour: tint },
      ),
    );
  lathe(
    stage,
    [
      [0, 9],
      [10, 15],
      [20, 24, '#dcecf7'],
      [110, 26],
      [112, 26, tint],
      [140, 20],
      [168, 7],
      [176, 1],
    ],
    '#23272f',
    { at: [0, 0, 16], surface: 'glass' },
  );
  lathe(
    stage,
    [
      [0, 24],
      [26, 24.6],
    ],
    '#7cc4f2',
    { at: [0, 0, 40], surface: 'glass' },
  );
}

function catapult(stage: Stage) {
  for (const y of [0, 56]) {
    box(stage, [-70, y, 0], [150, 10, 12], wood);
    extrude(
      stage,
      [
        [-6, 12],
        [6, 12],
        [20, 74],
        [10, 74],
      ],
      { face: 'front', from: y, to: y + 10, colour: wood },
    );
    extrude(
      stage,
      [
        [-44, 12],
        [-34, 12],
        [20, 66],
        [12, 70],
      ],
      { face: 'front', from: y + 1, to: y + 9, colour: shade(wood, 0.92) },
    );
  }
  for (const x of [-64, 66]) box(stage, [x, 0, 2], [10, 66, 9], shade(wood, 0.9));
  cylinder(stage, 5, 76, '#a97c45', { at: [14, -4, 70], axis: 'y' });
  stage.within({ at: [10, 28, 66], turn: [0, 36, 0] }, () => {
    box(stage, [-50, 0, 0], [140, 10, 7], wood);
    lathe(
      stage,
      [
        [0, 8],
        [8, 16],
        [10, 16],
      ],
      wood,
      { at: [86, 5, 5], art: art.dot(0, 0, 12, '#8a5a2b') },
    );
    ball(stage, [86, 5, 22], 9, '#dc2626');
  });
  cable(
    stage,
    [
      [-40, 33, 12],
      [-20, 33, 34],
      [-30, 33, 60],
    ],
    3,
    '#f1f5f9',
  );
}

function molecules(stage: Stage, { tint, random }: Thing) {
  const nodes = [
    [0, 0, 10],
    [70, 0, 10],
    [35, 60, 10],
    [35, 22, 68],
    [105, 60, 10],
    [105, 22, 68],
    [70, 44, 124],
  ] as const;
  const links = [
    [0, 1],
    [1, 2],
    [0, 2],
    [0, 3],
    [1, 3],
    [2, 3],
    [1, 4],
    [2, 4],
    [4, 5],
    [1, 5],
    [3, 5],
    [3, 6],
    [5, 6],
  ] as const;
  links.forEach(([a, b], at) => {
    const [one, two] = [nodes[a], nodes[b]];
    if (one && two) cable(stage, [one, two], 9, [tint, '#2563eb', '#facc15', '#16a34a'][at % 4] ?? tint);
  });
  for (const node of nodes) ball(stage, node, 10, '#cfd5dd');
  for (let at = 0; at < 3; at++) ball(stage, [130 + at * 22, -20 + random.int(-6, 6), 10], 10, '#cfd5dd');
}

function gluesticks(stage: Stage, { size, random }: Thing) {
  const r = size >= 3 ? 5.6 : 3.6;
  for (let at = 0; at < 12; at++)
    stage.within({ at: [random.int(-4, 4), (at % 6) * r * 2.2, Math.floor(at / 6) * r * 1.8] }, () =>
      cylinder(stage, r, 120, '#eef0e8', { at: [0, 0, r], axis: 'x', surface: 'glass', cap: '#dfe2d8' }),
    );
}

export const experimentsKinds: Kinds = {
  volcano: { camera: { yaw: -24, pitch: 26 }, draw: volcano },
  rocket: { camera: { yaw: -20, pitch: 16 }, draw: rocket },
  catapult: { camera: { yaw: -28, pitch: 22 }, draw: catapult },
  molecules: { camera: { yaw: -24, pitch: 22 }, draw: molecules },
  gluesticks: { camera: { yaw: -30, pitch: 38 }, draw: gluesticks },
};
