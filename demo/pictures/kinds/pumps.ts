import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { cylinder, lathe } from '../round.ts';
import { box } from '../solids.ts';
import { type Stage } from '../stage.ts';

function minipump(stage: Stage, { tint, size, random }: Thing) {
  const body = tint === '#f8fafc' ? '#e9edf1' : tint;
  if (tint === '#38bdf8') {
    cylinder(stage, 13, 40, '#c3cad4', { at: [30, 0, 20], axis: 'x', surface: 'metal' });
    cylinder(stage, 24, 16, '#e9edf1', {
      at: [14, 0, 24],
      axis: 'x',
      art: art.dot(0, 0, 18, '#bfe3f5') + art.dot(0, 0, 6, '#64748b'),
    });
    for (const y of [-14, 14])
      cable(
        stage,
        [
          [18, y, 2],
          [4, y * 1.4, 2],
          [-20, y * 2, 3],
        ],
        5,
        '#dfe9f0',
      );
    return;
  }
  if (size <= 1) {
    lathe(
      stage,
      [
        [0, 12],
        [34, 12],
        [34, 10],
        [38, 10],
      ],
      body,
      { at: [0, 0, 12], axis: 'x', surface: 'gloss' },
    );
    cylinder(stage, 3.4, 14, body, { at: [-14, 0, 12], axis: 'x' });
    cylinder(stage, 3.4, 14, body, { at: [9, 0, 22] });
  } else {
    box(stage, [0, -18, 0], [44, 36, 34], body, {
      round: 5,
      front: art.grid(6, 6, 6, 1, [6, 0], 2.4, 22, shade(body, 0.6)),
    });
    cylinder(stage, 15, 40, tint === '#1f2937' ? '#3a414c' : '#c3cad4', {
      at: [44, 0, 17],
      axis: 'x',
      surface: 'metal',
    });
    lathe(
      stage,
      [
        [0, 5],
        [16, 5],
        [16, 6],
        [20, 5.6],
      ],
      body,
      { at: [14, 0, 34] },
    );
    lathe(
      stage,
      [
        [0, 5],
        [14, 5],
      ],
      body,
      { at: [-14, 0, 14], axis: 'x', art: art.dot(0, 0, 3, '#0b0e13') },
    );
  }
  for (const [at, colour] of [
    [0, '#dc2626'],
    [3, '#1f2937'],
  ] as const)
    cable(
      stage,
      [
        [size <= 1 ? 38 : 84, at, 12],
        [size <= 1 ? 56 : 100, at - 4, 8],
        [(size <= 1 ? 64 : 108) + random.int(0, 8), at - 28, 1.6],
      ],
      2.6,
      colour,
    );
}

function valve(stage: Stage, { tint, size }: Thing) {
  if (size >= 3) {
    cylinder(stage, 12, 66, '#c98a4b', { at: [-33, 0, 20], axis: 'x', surface: 'metal' });
    for (const x of [-22, 0, 22]) cylinder(stage, 5, 34, '#c98a4b', { at: [x, -34, 20], axis: 'y', surface: 'metal' });
    cylinder(stage, 5, 30, '#c98a4b', { at: [0, 0, 30], surface: 'metal' });
    box(stage, [-14, -12, 44], [28, 24, 26], '#1b1f26', { round: 3 });
    return;
  }
  lathe(
    stage,
    [
      [0, 12],
      [16, 12],
      [16, 15],
      [22, 15],
      [52, 15],
      [58, 15],
      [58, 12],
      [74, 12],
    ],
    tint === '#f8fafc' ? '#e9edf1' : tint,
    { at: [-37, 0, 16], axis: 'x', surface: 'gloss', art: art.dot(0, 0, 8, '#23272f') },
  );
  cylinder(stage, 14, 14, tint === '#f8fafc' ? '#e9edf1' : tint, { at: [0, 0, 24] });
  box(stage, [-13, -15, 38], [26, 30, 26], '#23272f', {
    round: 3,
    front: words('12V', { x: 13, y: 17, size: 9, fill: '#fff', face: 'display' }),
  });
  for (const x of [-6, 4]) box(stage, [x, -2, 64], [2, 5, 8], '#d3d8df');
}

export const pumpsKinds: Kinds = {
  minipump: { camera: { yaw: 24, pitch: 30 }, draw: minipump },
  valve: { camera: { yaw: 24, pitch: 26 }, draw: valve },
};
