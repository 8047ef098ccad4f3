import * as art from '../art.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { arc, outline } from '../outline.ts';
import { ball, cylinder, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';
import { wheelOf } from '../wheel-of.ts';

const steel = '#cbd2db';

function wheel(stage: Stage, { size, tint }: Thing) {
  if (size >= 8) {
    for (const [x, y] of size === 9
      ? [
          [0, 0],
          [66, 30],
        ]
      : [[0, 0]]) {
      lathe(
        stage,
        [
          [0, 26],
          [30, 26],
        ],
        '#3a414c',
        {
          at: [x ?? 0, y ?? 0, 30],
          axis: 'y',
          art: art.dot(0, 0, 24, '#23272f') + art.dot(0, 0, 8, '#cbd2db') + art.dot(0, 0, 3, '#23272f'),
        },
      );
      for (let at = 0; at < 9; at++) {
        const turn = (at * Math.PI * 2) / 9;
        stage.within(
          { at: [(x ?? 0) + Math.cos(turn) * 27, (y ?? 0) + 3, 30 + Math.sin(turn) * 27], turn: [0, 0, 0] },
          () =>
            lathe(
              stage,
              [
                [0, 3],
                [12, 6.6],
                [24, 3],
              ],
              at % 2 ? '#4b5563' : '#374151',
              { at: [0, 0, 0], axis: 'y' },
            ),
        );
      }
    }
    return;
  }
  const r = [24, 24, 32, 40, 54][size] ?? 32;
  wheelOf(
    stage,
    0,
    0,
    r,
    size >= 3 ? r * 0.72 : r * 0.5,
    '#23272f',
    tint === '#1f2937' ? (size === 1 ? '#f1f5f9' : '#4b5563') : tint,
  );
}

function caster(stage: Stage, { tint, size }: Thing) {
  if (size >= 2) {
    box(stage, [-16, -16, 40], [32, 32, 3], steel, { round: 2 });
    for (const x of [-9, 6]) box(stage, [x, -6, 12], [3, 16, 28], steel);
    lathe(
      stage,
      [
        [0, 18],
        [10, 18],
      ],
      '#3a414c',
      { at: [-5, 2, 18], axis: 'x', surface: 'gloss' },
    );
    return;
  }
  ball(stage, [0, 0, 8], 8, '#cfd5dd');
  lathe(
    stage,
    [
      [0, 11],
      [8, 12],
      [10, 12],
    ],
    tint,
    { at: [0, 0, 8], surface: 'metal', cap: steel },
  );
  box(stage, [-22, -6, 17], [44, 12, 2], steel, {
    round: 5,
    top: art.spots(
      [
        [5, 6],
        [39, 6],
      ],
      2,
      '#64748b',
    ),
  });
}

function track(stage: Stage, { tint }: Thing) {
  for (const y of [0, 44]) {
    extrude(stage, [...arc(0, 22, 22, 90, 270, 14), ...arc(92, 22, 22, -90, 90, 14)], {
      face: 'front',
      from: y,
      to: y + 22,
      colour: '#2b3038',
      art:
        art.dot(0, -22, 15, '#facc15') +
        art.dot(92, -22, 15, '#facc15') +
        art.dot(46, -16, 9, '#eab308') +
        art.spots(
          [
            [0, -22],
            [92, -22],
            [46, -16],
          ],
          3,
          '#23272f',
        ),
    });
    for (let at = 0; at < 10; at++) box(stage, [at * 10 - 2, y - 0.6, 43.4], [6, 23.2, 2.4], tint, { edge: false });
  }
}

function propeller(stage: Stage, { tint, size }: Thing) {
  const blade = outline('M0 4C20 14 50 12 78 4C82 2 82 -3 76 -4C50 -4 20 -8 0 -4');
  const count = size >= 3 ? 2 : 3;
  for (const [x, colour] of [
    [0, tint],
    [70, '#23272f'],
  ] as const)
    stage.within({ at: [x, x * 0.8, x ? 0 : 4], turn: [0, 0, x ? 30 : -12] }, () => {
      for (let at = 0; at < count; at++)
        stage.within({ turn: [8, 0, (360 / count) * at] }, () =>
          extrude(stage, blade, { from: 0, to: 1.4, colour, spread: 0.14 }),
        );
      cylinder(stage, 7, 6, colour, { at: [0, 0, -1], surface: 'gloss', art: art.dot(0, 0, 2.6, '#f1f5f9') });
    });
}

export const wheelsKinds: Kinds = {
  wheel: { camera: { yaw: -34, pitch: 18 }, draw: wheel },
  caster: { camera: { yaw: -28, pitch: 26 }, draw: caster },
  track: { camera: { yaw: -28, pitch: 28 }, draw: track },
  propeller: { camera: { yaw: -24, pitch: 48 }, draw: propeller },
};
