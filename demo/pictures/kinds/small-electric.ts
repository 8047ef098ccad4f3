import * as art from '../art.ts';
import { boardTop, chip, crumbs, pcb, pins } from '../board-parts.ts';
import { cable } from '../cable.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { strew } from '../loose-parts.ts';
import { cylinder, lathe } from '../round.ts';
import { box } from '../solids.ts';
import { coneOf } from '../speaker-cone.ts';
import { type Stage } from '../stage.ts';

const steel = '#c3cad4';

function speakerunit(stage: Stage, { tint, size }: Thing) {
  const r = 18 + size * 8;
  if (size >= 4) {
    stage.within({ turn: [50, 0, 0] }, () =>
      lathe(
        stage,
        [
          [0, r * 0.8],
          [20, r * 0.86],
          [20, r, tint],
          [26, r],
        ],
        '#3a414c',
        {
          at: [0, 0, 0],
          art:
            art.dot(0, 0, r * 0.9, '#e2e7ec') +
            art.spots(
              Array.from(
                { length: 90 },
                (_, at) =>
                  [
                    Math.cos(at * 2.4) * r * 0.088 * Math.sqrt(at),
                    Math.sin(at * 2.4) * r * 0.088 * Math.sqrt(at),
                  ] as const,
              ),
              r * 0.02,
              '#94a3b8',
            ),
        },
      ),
    );
    return;
  }
  stage.within({ turn: [36, 0, 0] }, () =>
    lathe(
      stage,
      [
        [0, r * 0.45],
        [10, r * 0.45],
        [10, r * 0.6, '#aab3bf'],
        [22, r * 0.94],
        [22, r, '#c3cad4'],
        [24, r],
      ],
      '#3a414c',
      { at: [0, 0, 0], surface: 'metal', art: coneOf(r * 0.97) },
    ),
  );
}

function solenoid(stage: Stage, { size }: Thing) {
  const w = size >= 2 ? 54 : 30;
  box(stage, [0, 0, 0], [w, 28, 24], steel, {
    front:
      art.rect(w * 0.14, 4, w * 0.72, 16, '#1f2937') +
      art.grid(w * 0.16, 5, Math.floor(w * 0.28), 1, [2.4, 0], 1.1, 14, '#c07a35'),
  });
  if (size >= 2) box(stage, [-14, 8, 6], [14, 12, 12], '#d8dde4', {});
  else cylinder(stage, 4.4, 18, '#d8dde4', { at: [-18, 14, 12], axis: 'x', surface: 'metal' });
  for (const [at, colour] of [
    [0, '#dc2626'],
    [3, '#1f2937'],
  ] as const)
    cable(
      stage,
      [
        [w, 12 + at, 8],
        [w + 18, 10 + at, 6],
        [w + 26, -12 + at, 1.4],
      ],
      2,
      colour,
    );
}

function coinmotor(stage: Stage, { random }: Thing) {
  strew(
    stage,
    { random },
    3,
    22,
    () => {
      lathe(
        stage,
        [
          [0, 7],
          [3, 7.2],
          [3.6, 6.8],
        ],
        '#cfd5dd',
        { at: [0, 0, 0], surface: 'metal', art: art.dot(0, 0, 2, '#8e98a6') },
      );
      for (const [at, colour] of [
        [0, '#dc2626'],
        [1.4, '#2563eb'],
      ] as const)
        cable(
          stage,
          [
            [at, -6, 1],
            [at + 3, -14, 0.8],
            [at, -22, 0.8],
          ],
          1,
          colour,
        );
    },
    20,
  );
}

function esc(stage: Stage, { tint }: Thing) {
  box(stage, [0, 0, 0], [52, 26, 9], tint, {
    round: 3,
    top: words('ESC 30A', { x: 26, y: 17, size: 9, fill: '#fff', face: 'display' }),
  });
  ['#1f2937', '#1f2937', '#1f2937'].forEach((colour, at) =>
    cable(
      stage,
      [
        [52, 5 + at * 8, 4],
        [72, 4 + at * 9, 4],
        [86, -4 + at * 10, 2],
      ],
      3.4,
      colour,
    ),
  );
  cable(
    stage,
    [
      [0, 6, 4],
      [-22, 6, 6],
      [-34, -6, 2],
    ],
    3.6,
    '#dc2626',
  );
  cable(
    stage,
    [
      [0, 14, 4],
      [-24, 15, 6],
      [-40, 4, 2],
    ],
    3.6,
    '#1f2937',
  );
  ['#7c2d12', '#dc2626', '#f8fafc'].forEach((colour, at) =>
    cable(
      stage,
      [
        [0, 20 + at * 1.8, 4],
        [-16, 26 + at * 2, 5],
        [-30, 34 + at * 2, 1.4],
      ],
      1.6,
      colour,
    ),
  );
}

function sdcard(stage: Stage, { tint, size }: Thing) {
  stage.within({ turn: [62, 0, 0] }, () => {
    box(stage, [0, 0, 0], [24, 32, 2], '#23272f', {
      top:
        art.rect(2, 9, 20, 14, tint, { round: 1 }) +
        words('ADAPTER', { x: 12, y: 17.6, size: 3.4, fill: '#fff' }) +
        art.grid(3, 1, 7, 1, [2.7, 0], 1.6, 5, '#3a414c'),
    });
    box(stage, [34, 0, 0], [15, 20, 1.2], tint === '#111827' ? '#1b1f26' : tint, {
      round: 1,
      top:
        words(String(size), { x: 7.5, y: 10, size: 8, fill: '#fff', face: 'display' }) +
        words('GB', { x: 7.5, y: 15, size: 4.4, fill: '#e2e8f0' }),
    });
  });
}

function laser(stage: Stage, { tint, random }: Thing) {
  pcb(stage, 24, 15, tint, { random });
  lathe(
    stage,
    [
      [0, 3],
      [12, 3],
    ],
    '#d8b65c',
    { at: [-4, 7.5, boardTop + 3.2], axis: 'x', surface: 'metal', art: art.dot(0, 0, 1.4, '#ef4444') },
  );
  pins(stage, 20, 3.6, 3, { along: 'y' }, 6);
  chip(stage, 12, 5, 3, 4);
  crumbs(stage, random, 9, 2, 8, 10, 3);
}

function rainplate(stage: Stage, { tint, random }: Thing) {
  pcb(stage, 54, 40, tint, {
    random,
    art:
      art.line(
        art.repeat(9, (at) => `M${5 + at * 5} 5v28M${7.5 + at * 5} 8v28`),
        '#d5dbe2',
        1.3,
      ) + art.line('M5 5h42M7 36h42', '#d5dbe2', 1.6),
  });
  pins(stage, 24, 0, 2, {}, 5);
  for (const [x, y, r] of [
    [14, 24, 2.6],
    [32, 14, 2],
    [40, 28, 3],
    [22, 12, 1.5],
  ] as const)
    lathe(
      stage,
      [
        [0, r],
        [r * 0.4, r * 0.85],
        [r * 0.7, r * 0.4],
        [r * 0.75, 0],
      ],
      '#9cc4e4',
      { at: [x, y, boardTop], surface: 'glass' },
    );
}

export const smallElectricKinds: Kinds = {
  speakerunit: { camera: { yaw: -24, pitch: 30 }, draw: speakerunit },
  solenoid: { camera: { yaw: 26, pitch: 30 }, draw: solenoid },
  coinmotor: { camera: { yaw: -26, pitch: 46 }, draw: coinmotor },
  esc: { camera: { yaw: -26, pitch: 48 }, draw: esc },
  sdcard: { camera: { yaw: -24, pitch: 24 }, draw: sdcard },
  laser: { camera: { yaw: 26, pitch: 38 }, draw: laser },
  rainplate: { camera: { yaw: -26, pitch: 48 }, draw: rainplate },
};
