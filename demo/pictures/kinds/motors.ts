import * as art from '../art.ts';
import { shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { actuatorOf, wires } from '../motor-wires.ts';
import { cylinder, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

const steel = '#cbd2db';

function gearmotor(stage: Stage, { size, tint }: Thing) {
  if (size === 1 || size === 4) {
    const big = size === 4;
    const r = big ? 18 : 6;
    lathe(
      stage,
      [
        [0, r * 0.96],
        [r * 3, r],
        [r * 3, r, '#b9c0ca'],
        [r * 3.1, r * 0.9],
      ],
      big ? '#3a414c' : steel,
      { at: [r * 2.6, 0, r], axis: 'x', surface: 'metal' },
    );
    if (big) box(stage, [-6, -16, 2], [52, 32, 32], '#8e98a6', { round: 3 });
    else {
      for (const x of [0, 12]) box(stage, [x, -6, 0.4], [1.6, 12, 10.4], '#d8b65c', {});
      for (const [x, y, g] of [
        [3, 1, 4],
        [6, -2, 3.4],
        [9, 1.6, 4],
      ] as const)
        lathe(
          stage,
          [
            [0, g],
            [2.4, g],
          ],
          '#d8b65c',
          { at: [x, y, 5.6], axis: 'x', surface: 'metal' },
        );
    }
    cylinder(stage, big ? 4 : 1.5, big ? 20 : 10, '#d8dde4', {
      at: [big ? -24 : -10, 0, big ? 18 : 5.6],
      axis: 'x',
      surface: 'metal',
    });
    for (const y of [-0.4, 0.4]) box(stage, [r * 5.7, y * r, r - 1], [r * 0.4, 0.6, 2.4], '#d8b65c');
    return;
  }
  const body = size === 2 && tint === '#334155' ? '#3a4351' : tint;
  const yellow = tint === '#facc15' || tint === '#334155';
  if (!yellow) {
    lathe(
      stage,
      [
        [0, 16],
        [46, 16, '#3a414c'],
        [46, 15],
        [88, 15, '#b9c0ca'],
        [92, 13],
      ],
      '#b9c0ca',
      { at: [0, 0, 18], axis: 'x', surface: 'metal' },
    );
    lathe(
      stage,
      [
        [0, 5],
        [6, 5],
      ],
      '#b9c0ca',
      { at: [-6, 0, 25], axis: 'x', surface: 'metal' },
    );
    cylinder(stage, 3, 18, '#d8dde4', { at: [-24, 0, 25], axis: 'x', surface: 'metal' });
    wires(stage, [92, -2, 18], [126, -22, 1], ['#dc2626', '#1f2937', '#2563eb', '#16a34a'], 1.8);
    return;
  }
  box(stage, [0, 0, 0], [38, 22, 18], body, {
    round: 3,
    top: art.spots(
      [
        [5, 4],
        [5, 18],
        [33, 4],
        [33, 18],
      ],
      1.5,
      shade(body, 0.55),
    ),
  });
  cylinder(stage, 10, 26, steel, { at: [38, 11, 10], axis: 'x', surface: 'metal', cap: '#eceff3' });
  box(stage, [36, 1, 2], [7, 20, 16], body);
  for (const [y, to] of [
    [-9, 1],
    [22, 1],
  ] as const)
    cylinder(stage, 2.7, 9, '#f8fafc', { at: [9, y * to, 9], axis: 'y' });
  if (size === 3)
    lathe(
      stage,
      [
        [0, 30],
        [2, 33],
        [22, 33],
        [24, 30],
      ],
      '#23272f',
      {
        at: [9, -32, 9],
        axis: 'y',
        art:
          art.dot(0, 0, 23, '#facc15') +
          art.repeat(6, (at) => art.dot(Math.cos(at * 1.047) * 14, Math.sin(at * 1.047) * 14, 5, '#7c6a12')) +
          art.dot(0, 0, 5, '#eab308'),
      },
    );
  wires(stage, [64, 8, 10], [92, -14, 1], ['#dc2626', '#1f2937'], 2);
}

function servo(stage: Stage, { size, tint, random }: Thing) {
  if (size === 4) return actuatorOf(stage, 50, tint);
  const k = size >= 6 ? 2.4 : size >= 3 ? 1.7 : 1;
  const alloy = size >= 6 || (size >= 3 && random.chance(0.4));
  stage.within({ scale: k }, () => {
    box(stage, [0, 0, 0], [23, 12, 16], tint, {
      front: words(k > 1 ? 'DIGITAL' : 'SG90', { x: 11.5, y: 9, size: 4, fill: '#ffffff', face: 'display', fit: 18 }),
      cap: alloy ? '#8e98a6' : tint,
    });
    box(stage, [-5, 0, 16], [33, 12, 2.2], tint, {
      round: 1,
      top: art.spots(
        [
          [2.4, 6],
          [30.6, 6],
        ],
        1.2,
        shade(tint, 0.4),
      ),
    });
    box(stage, [0, 0, 18.2], [23, 12, 5], tint);
    lathe(
      stage,
      [
        [0, 5.8],
        [4, 5.8],
      ],
      tint,
      { at: [6, 6, 23.2] },
    );
    cylinder(stage, 3, 3.4, '#f1f5f9', { at: [6, 6, 27.2] });
    stage.within({ at: [6, 6, 30.4], turn: [0, 0, random.int(-50, 50)] }, () => {
      extrude(
        stage,
        [
          [-3, -3.4],
          [16, -1.8],
          [18, 0],
          [16, 1.8],
          [-3, 3.4],
          [-4.4, 0],
        ],
        {
          from: 0,
          to: 1.8,
          colour: k > 1 ? '#23272f' : '#f4f6f8',
          art:
            art.spots(
              [
                [7, 0],
                [10.5, 0],
                [14, 0],
              ],
              0.7,
              '#94a3b8',
            ) + art.dot(0, 0, 1.7, '#64748b'),
        },
      );
    });
  });
  wires(
    stage,
    [23 * k, 6 * k, 4 * k],
    [23 * k + 38, -20, 1],
    ['#7c2d12', '#dc2626', '#f59e0b'],
    1.6 * Math.min(k, 1.5),
  );
}

function dcmotor(stage: Stage, { size }: Thing) {
  const [r, long] = (
    [
      [10, 25],
      [12, 30],
      [12, 31],
      [18, 46],
      [22, 67],
      [24, 72],
    ] as const
  )[size] ?? [12, 30];
  lathe(
    stage,
    [
      [0, r * 0.35],
      [r * 0.16, r * 0.35],
      [r * 0.16, r * 0.96],
      [r * 0.3, r],
      [long, r],
      [long, r, '#23272f'],
      [long + 2, r * 0.9],
    ],
    steel,
    { at: [0, 0, r], axis: 'x', surface: 'metal', art: '' },
  );
  for (const y of [-0.4, 0.3])
    box(stage, [long * 0.12, y * r, r * 1.9], [r * 0.9, r * 0.16, 0.5], '#64748b', { edge: false });
  cylinder(stage, r * 0.13, r * 1.1, '#d8dde4', { at: [-r * 1.1, 0, r], axis: 'x', surface: 'metal' });
  for (const y of [-0.5, 0.4]) box(stage, [long + 2, y * r, r * 0.9], [r * 0.35, r * 0.08, r * 0.3], '#d8b65c');
}

export const motorsKinds: Kinds = {
  gearmotor: { camera: { yaw: 24, pitch: 30 }, draw: gearmotor },
  servo: { camera: { yaw: -28, pitch: 32 }, draw: servo },
  dcmotor: { camera: { yaw: 26, pitch: 28 }, draw: dcmotor },
};
