import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { outline } from '../outline.ts';
import { cylinder, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

const steel = '#c3cad4';

/** A microscope: foot, arm, stage, revolver, tube; with a screen or two eyepieces where it is a bigger one. */
function microscope(stage: Stage, { tint, size }: Thing) {
  const body = tint === '#f8fafc' ? '#e7ebf0' : tint;
  if (size === 1) {
    lathe(
      stage,
      [
        [0, 40],
        [8, 40],
        [10, 36],
      ],
      '#23272f',
      { at: [0, 0, 0], cap: '#3a414c' },
    );
    cable(
      stage,
      [
        [30, 10, 10],
        [36, 10, 60],
        [20, 4, 92],
      ],
      7,
      steel,
      'metal',
    );
    lathe(
      stage,
      [
        [0, 11],
        [14, 15, body],
        [84, 15],
        [92, 10],
      ],
      '#cfe6f5',
      { at: [0, 0, 34], surface: 'gloss' },
    );
    return;
  }
  box(stage, [-46, -36, 0], [110, 72, 16], body, { round: 16 });
  cylinder(stage, 15, 8, '#fde68a', { at: [-16, 0, 16] });
  extrude(stage, outline('M30 16L58 16C66 60 70 110 40 150L14 166L-2 150C30 130 36 80 24 40'), {
    face: 'front',
    from: -12,
    to: 12,
    colour: body,
  });
  for (const y of [-24, 12])
    lathe(
      stage,
      [
        [0, 13],
        [12, 13],
      ],
      '#23272f',
      { at: [46, y, 50], axis: 'y' },
    );
  box(stage, [-54, -32, 60], [84, 64, 7], '#23272f', {
    round: 3,
    top: art.rect(26, 20, 40, 24, '#cfe6f5', { opacity: 0.8 }) + art.dot(46, 32, 6, '#f8fafc'),
  });
  stage.within({ at: [-12, 0, 72], turn: [0, -14, 0] }, () => {
    lathe(
      stage,
      [
        [0, 5],
        [8, 7],
        [26, 8, '#d8b65c'],
        [28, 8],
        [28, 20, '#3a414c'],
        [40, 20],
        [40, 16, body],
        [86, 16],
        [86, 12, '#23272f'],
        [size >= 5 ? 88 : 116, 11],
      ],
      steel,
      { at: [0, 0, 0], surface: 'metal' },
    );
    if (size >= 5)
      for (const y of [-16, 16])
        stage.within({ at: [0, y, 86], turn: [0, -24, 0] }, () =>
          lathe(
            stage,
            [
              [0, 13],
              [34, 12],
              [34, 14, '#23272f'],
              [44, 13],
            ],
            body,
            { at: [0, 0, 0] },
          ),
        );
  });
  if (tint === '#18181b')
    stage.within({ at: [-50, -46, 150], turn: [0, 0, 0] }, () =>
      box(stage, [0, 0, 0], [96, 9, 62], '#23272f', {
        round: 3,
        front:
          art.rect(5, 5, 86, 52, '#dbeafe') +
          art.dot(34, 30, 13, '#86efac', { opacity: 0.8 }) +
          art.dot(58, 34, 10, '#f9a8d4', { opacity: 0.8 }) +
          art.dot(36, 28, 4, '#15803d') +
          art.dot(60, 34, 3, '#be185d'),
      }),
    );
}

function telescope(stage: Stage, { tint, size }: Thing) {
  const legs = (z: number) => {
    for (const [x, y] of [
      [-60, -40],
      [62, -34],
      [4, 64],
    ] as const)
      cable(
        stage,
        [
          [0, 0, z],
          [x * 0.5, y * 0.5, z / 2],
          [x, y, 0],
        ],
        6,
        '#8e98a6',
        'metal',
      );
    lathe(
      stage,
      [
        [0, 28],
        [3, 28],
      ],
      '#3a414c',
      { at: [0, 0, z * 0.46] },
    );
  };
  legs(120);
  lathe(
    stage,
    [
      [0, 12],
      [20, 9],
    ],
    '#23272f',
    { at: [0, 0, 116] },
  );
  const r = size >= 5 ? 30 : 17;
  stage.within({ at: [0, 0, 146], turn: [0, 26, 0] }, () => {
    lathe(
      stage,
      [
        [0, r * 1.16],
        [22, r * 1.16],
        [22, r, tint],
        [150, r],
        [152, r * 0.9],
        ...(size >= 5
          ? []
          : ([
              [152, 10, '#23272f'],
              [176, 9],
              [178, 6, '#c3cad4'],
              [190, 6],
            ] as [number, number, string?][])),
      ],
      '#23272f',
      { at: [-104, 0, 0], axis: 'x', surface: 'gloss' },
    );
    lathe(
      stage,
      [
        [0, 6],
        [40, 6],
        [40, 4],
      ],
      '#23272f',
      { at: [-10, 0, r + 9], axis: 'x' },
    );
    if (size >= 5)
      lathe(
        stage,
        [
          [0, 8],
          [16, 7],
          [16, 9],
          [24, 9],
        ],
        '#23272f',
        { at: [-70, -r, 0], axis: 'y' },
      );
  });
}

export const opticsKinds: Kinds = {
  microscope: { camera: { yaw: -24, pitch: 16 }, draw: microscope },
  telescope: { camera: { yaw: -20, pitch: 16 }, draw: telescope },
};
