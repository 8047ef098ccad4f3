import * as art from '../art.ts';
import { boardTop, pins, sockets, terminals } from '../board-parts.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { strew } from '../loose-parts.ts';
import { cylinder, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

const steel = '#c3cad4';

function header(stage: Stage, { size, tint, random }: Thing) {
  if (tint === '#dc2626')
    return strew(
      stage,
      { random },
      6,
      9,
      (at) =>
        box(
          stage,
          [0, 0, 0],
          [5, 2.6, 7],
          ['#dc2626', '#2563eb', '#facc15', '#16a34a', '#f8fafc', '#23272f'][at] ?? tint,
          { top: art.rect(1, 0.7, 3, 1.2, '#8a6a1f') },
        ),
      70,
    );
  const count = size >= 2 ? 20 : 8;
  stage.within({ at: [0, 0, -boardTop] }, () => {
    pins(stage, 0, 0, count, { rows: size === 5 ? 2 : 1 }, 6);
    stage.within({ at: [4, -14, 0], turn: [0, 0, random.int(-6, 6)] }, () =>
      size >= 3 ? sockets(stage, 0, 0, count) : pins(stage, 0, 0, count, {}, 6),
    );
    stage.within({ at: [-4, 14, 0], turn: [0, 0, random.int(-6, 6)] }, () =>
      size === 4 ? sockets(stage, 0, 0, count) : pins(stage, 0, 0, count, {}, 6),
    );
  });
}

function jst(stage: Stage, { size, tint, random }: Thing) {
  const w = size * 2.5 + 3;
  const body = tint === '#f8fafc' ? '#eef1f4' : tint;
  box(stage, [0, 0, 0], [w, 6, 7], body, {
    top: art.rect(1, 1, w - 2, 4, shade(body, 0.75)) + art.grid(2.2, 2.4, size, 1, [2.5, 0], 0.9, 0.9, '#8a6a1f'),
  });
  stage.within({ at: [w + 12, -6, 0], turn: [0, 0, random.int(-14, 2)] }, () => {
    box(stage, [0, 0, 0], [w, 9, 5.4], body, {
      round: 0.4,
      top: art.grid(1.6, 1.4, size, 1, [2.5, 0], 1.2, 3, shade(body, 0.6)),
    });
    const colours = ['#dc2626', '#1f2937', '#facc15', '#16a34a', '#2563eb', '#f8fafc'];
    for (let at = 0; at < size; at++)
      cable(
        stage,
        [
          [2.4 + at * 2.5, 9, 3],
          [2 + at * 2.8, 20, 3.6],
          [6 + at * 3, 32, 1.2],
          [-4 + at * 3, 44, 1.2],
        ],
        1.7,
        colours[at] ?? '#1f2937',
      );
  });
}

function terminal(stage: Stage, { size, tint, random }: Thing) {
  const count = Math.max(2, size);
  const light = tint === '#f8fafc';
  stage.within({ at: [0, 0, -boardTop] }, () => {
    terminals(stage, 0, 0, count, light ? '#e2e7ed' : tint, { size: 5.08 });
    if (count <= 3)
      stage.within({ at: [count * 5.08 + 6, -5, 0], turn: [0, 0, random.int(-26, 10)] }, () =>
        terminals(stage, 0, 0, count, tint, { size: 5.08 }),
      );
  });
  if (!light) for (let at = 0; at < count; at++) box(stage, [at * 5.08 + 2, 3, -4], [1, 1, 4], steel, { edge: false });
}

function xt60(stage: Stage, { tint, size }: Thing) {
  for (const [x, y, male] of [
    [0, 0, true],
    [30, -8, false],
  ] as const)
    stage.within({ at: [x, y, 0] }, () => {
      const [w, d] = [10 + size * 3, 16];
      extrude(
        stage,
        [
          [0, 0],
          [w, 0],
          [w, d * 0.7],
          [w * 0.75, d],
          [w * 0.25, d],
          [0, d * 0.7],
        ].map(([a = 0, b = 0]) => [a, b * 0.6] as const),
        {
          from: 0,
          to: 24,
          colour: tint,
          art:
            art.dot(w * 0.28, -d * 0.3, 2.6, male ? '#d8b65c' : '#3a2a08') +
            art.dot(w * 0.72, -d * 0.3, 2.6, male ? '#d8b65c' : '#3a2a08'),
        },
      );
      if (male)
        for (const at of [0.28, 0.72])
          cylinder(stage, 2.2, 8, '#d8b65c', { at: [w * at, d * 0.3, 24], surface: 'metal' });
    });
}

function bnc(stage: Stage, { tint, size }: Thing) {
  if (tint === '#16a34a') {
    box(stage, [18, -9, 0], [16, 18, 16], tint, {
      top: art.dot(8, 5, 2.6, '#d5dae1') + art.dot(8, 13, 2.6, '#d5dae1'),
    });
  } else box(stage, [18, -9, 0], [8, 18, 18], '#c3cad4', { round: 1 });
  lathe(
    stage,
    [
      [0, 5],
      [8, 5],
      [8, 7.4],
      [18, 7.4],
    ],
    '#cfd5dd',
    { at: [0, 0, 8], axis: 'x', surface: 'metal', art: art.dot(0, 0, 3, '#f8fafc') + art.dot(0, 0, 1, '#d8b65c') },
  );
  cylinder(stage, 1.2, 15, '#cfd5dd', { at: [4, -7.5, 8], axis: 'y', surface: 'metal' });
  if (size === 1)
    lathe(
      stage,
      [
        [0, 3],
        [10, 2.4],
      ],
      '#d8b65c',
      { at: [26, 0, 8], axis: 'x', surface: 'metal' },
    );
}

function bananapost(stage: Stage) {
  for (const [x, colour] of [
    [0, '#dc2626'],
    [26, '#1f2937'],
  ] as const)
    stage.within({ at: [x, x * -0.2, 0] }, () =>
      lathe(
        stage,
        [
          [0, 3],
          [14, 3],
          [14, 8, colour],
          [17, 8.4],
          [18, 6.6],
          [20, 6.6],
          [20, 8.2],
          [32, 8.6],
          [34, 8.2],
          [34, 6, '#d8b65c'],
          [36, 6],
        ],
        '#d8b65c',
        { at: [0, 0, 0], surface: 'gloss', art: art.dot(0, 0, 3, '#3a2a08') },
      ),
    );
}

export const connectorsKinds: Kinds = {
  header: { camera: { yaw: -26, pitch: 44 }, draw: header },
  jst: { camera: { yaw: -26, pitch: 42 }, draw: jst },
  terminal: { camera: { yaw: -26, pitch: 36 }, draw: terminal },
  xt60: { camera: { yaw: -24, pitch: 36 }, draw: xt60 },
  bnc: { camera: { yaw: 34, pitch: 30 }, draw: bnc },
  bananapost: { camera: { yaw: -20, pitch: 24 }, draw: bananapost },
};
