import * as art from '../art.ts';
import { cable, hoop } from '../cable.ts';
import { mix, shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { ball, cylinder, lathe } from '../round.ts';
import { box } from '../solids.ts';
import { type Stage } from '../stage.ts';

const wood = '#d9b27c';

function pyramid(stage: Stage) {
  const corners = [
    [-60, -35],
    [60, -35],
    [0, 69],
  ] as const;
  const hues = ['#16a34a', '#f97316', '#2563eb'];
  const top = [0, 0, 100] as const;
  for (const side of [1, 0]) {
    const [a, b] = [corners[side], corners[(side + 1) % 3]];
    if (!a || !b) continue;
    const at = (u: number, v: number) =>
      stage.seen(
        stage.at([
          a[0] + (b[0] - a[0]) * u + (top[0] - a[0]) * v,
          a[1] + (b[1] - a[1]) * u + (top[1] - a[1]) * v,
          top[2] * v,
        ]),
      );
    const cells: string[] = [];
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 3 - row; column++) {
        const [u, v, s] = [column / 3, row / 3, 0.31];
        cells.push(
          `M${[at(u + 0.012, v + 0.008), at(u + s, v + 0.008), at(u + 0.012, v + s)].map(([x, y]) => art.at(x, y)).join('L')}Z`,
        );
        if (column < 2 - row)
          cells.push(
            `M${[at(u + 1 / 3 - 0.012, v + 0.025), at(u + 1 / 3 - 0.012, v + 1 / 3 - 0.01), at(u + 0.03, v + 1 / 3 - 0.01)].map(([x, y]) => art.at(x, y)).join('L')}Z`,
          );
      }
    const outer = `M${[at(0, 0), at(1, 0), at(0, 1)].map(([x, y]) => art.at(x, y)).join('L')}Z`;
    stage.put(
      art.shape(outer, { fill: '#15181d', stroke: '#15181d', width: 2 }) +
        art.shape(cells.join(''), { fill: shade(hues[side] ?? '#fff', side ? 0.9 : 1.05) }),
      [stage.at([a[0], a[1], 0]), stage.at([b[0], b[1], 0]), stage.at(top)],
    );
  }
}

function hanoi(stage: Stage) {
  box(stage, [-100, -34, 0], [200, 68, 12], wood, { round: 6 });
  for (const x of [-64, 0, 64]) cylinder(stage, 4, 82, '#a97c45', { at: [x, 0, 12] });
  ['#dc2626', '#f97316', '#facc15', '#16a34a', '#2563eb', '#7c3aed'].forEach((colour, at) =>
    lathe(
      stage,
      [
        [0, 30 - at * 4],
        [1, 31 - at * 4],
        [9, 31 - at * 4],
        [10, 30 - at * 4],
      ],
      colour,
      { at: [-64, 0, 12 + at * 10.4], surface: 'gloss' },
    ),
  );
}

function puzzlerings(stage: Stage, { random }: Thing) {
  for (const [x, y, r] of [
    [0, 0, 24],
    [30, 8, 24],
    [74, -4, 20],
    [96, 16, 20],
    [20, -48, 22],
    [84, -46, 24],
  ] as const)
    hoop(stage, [x, y, random.int(0, 6)], r, 5, '#cbd2db', 'metal');
  cable(
    stage,
    [
      [60, -30, 3],
      [110, -40, 3],
      [120, -66, 3],
      [90, -72, 3],
      [64, -60, 3],
      [50, -80, 3],
    ],
    5,
    '#cbd2db',
    'metal',
  );
  cable(
    stage,
    [
      [-20, -40, 3],
      [-30, -66, 3],
      [0, -84, 3],
      [30, -70, 3],
    ],
    5,
    '#d8b65c',
    'metal',
  );
}

function newton(stage: Stage) {
  box(stage, [-90, -46, 0], [180, 92, 10], '#23272f', { round: 6 });
  for (const y of [-34, 34])
    cable(
      stage,
      [
        [-74, y, 10],
        [-74, y, 120],
        [-66, y, 130],
        [66, y, 130],
        [74, y, 120],
        [74, y, 10],
      ],
      6,
      '#cbd2db',
      'metal',
    );
  for (let at = 0; at < 5; at++) {
    const x = at ? -28 + at * 19 : -66;
    const z = at ? 40 : 62;
    for (const y of [-34, 34])
      cable(
        stage,
        [
          [-28 + at * 19, y, 128],
          [x, 0, z],
        ],
        0.9,
        '#64748b',
      );
    ball(stage, [x, 0, z], 9.4, '#cfd5dd');
  }
}

function gyroscope(stage: Stage) {
  lathe(
    stage,
    [
      [0, 30],
      [4, 28],
      [8, 8],
      [30, 6],
      [34, 8],
    ],
    '#23272f',
    { at: [0, 0, 0], surface: 'gloss' },
  );
  stage.within({ at: [0, 0, 80], turn: [0, 12, 0] }, () => {
    cylinder(stage, 2.4, 92, '#cbd2db', { at: [0, 0, -46], surface: 'metal' });
    lathe(
      stage,
      [
        [0, 36],
        [9, 36],
        [9, 30, '#c8962e'],
        [9.4, 30],
      ],
      '#d8a93f',
      {
        at: [0, 0, -4],
        surface: 'metal',
        art:
          art.dot(0, 0, 27, '#b98a2c') +
          art.repeat(6, (at) => art.dot(Math.cos(at * 1.047) * 17, Math.sin(at * 1.047) * 17, 6, '#6b4d12')) +
          art.dot(0, 0, 6, '#e8c766'),
      },
    );
    for (const turn of [0, 90])
      stage.within({ turn: [0, 0, turn] }, () =>
        cable(
          stage,
          Array.from(
            { length: 17 },
            (_, at) => [Math.sin((at * Math.PI) / 8) * 44, 0, Math.cos((at * Math.PI) / 8) * 44] as const,
          ),
          4,
          '#d8a93f',
          'metal',
        ),
      );
  });
}

function plasma(stage: Stage, { tint }: Thing) {
  lathe(
    stage,
    [
      [0, 50],
      [10, 50],
      [30, 40],
      [34, 30],
    ],
    '#23272f',
    { at: [0, 0, 0], surface: 'gloss' },
  );
  ball(stage, [0, 0, 92], 64, mix(tint, '#1e1038', 0.72));
  const [x, y] = stage.seen(stage.at([0, 0, 92]));
  const bolts = [
    'M0 8Q-20 -20 -50 -28',
    'M0 8Q10 -30 30 -48',
    'M0 8Q34 0 58 -8',
    'M0 8Q-30 24 -54 22',
    'M0 8Q-6 -34 -18 -56',
    'M0 8Q26 24 44 34',
  ];
  const near = stage.at([0, -60, 92]);
  stage.put(
    `<g transform="translate(${art.at(x, y)})">${art.line(bolts.join(''), '#c084fc', 5, { opacity: 0.5 })}${art.line(bolts.join(''), '#f5e9ff', 1.6)}${art.dot(0, 8, 9, '#f0abfc')}${art.dot(-24, -28, 12, '#fff', { opacity: 0.25 })}</g>`,
    [near, near],
  );
}

export const curiosKinds: Kinds = {
  pyramid: { camera: { yaw: -20, pitch: 20 }, draw: pyramid },
  hanoi: { camera: { yaw: -24, pitch: 26 }, draw: hanoi },
  puzzlerings: { camera: { yaw: -20, pitch: 50 }, draw: puzzlerings },
  newton: { camera: { yaw: -26, pitch: 18 }, draw: newton },
  gyroscope: { camera: { yaw: -24, pitch: 22 }, draw: gyroscope },
  plasma: { camera: { yaw: -20, pitch: 14 }, draw: plasma },
};
