import * as art from '../art.ts';
import { mix, shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { outline } from '../outline.ts';
import { lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

/** A remote control: keys in rows. */
function remote(stage: Stage, { tint, size, random }: Thing) {
  const light = tint === '#f8fafc';
  const [w, d] = (
    [
      [36, 70],
      [34, 62],
      [46, 118],
      [46, 130],
      [48, 180],
    ] as const
  )[size] ?? [44, 130];
  const body = light ? '#eef1f4' : tint;
  const screen = size === 3 || size === 2;
  const top = screen
    ? art.rect(6, 8, w - 12, d * 0.26, '#b9c7b0', { round: 2 }) +
      words(size === 2 ? '2.145' : '24', {
        x: w / 2,
        y: d * 0.23,
        size: 15,
        fill: '#1f2a1b',
        face: 'display',
        fit: w - 16,
      })
    : art.dot(w / 2, 10, 4, '#dc2626');
  const keys = art.repeat(size >= 4 ? 21 : size === 1 ? 4 : 9, (at) => {
    const across = size === 1 ? 2 : 3;
    const [x, y] = [
      w * (across === 2 ? 0.3 : 0.22) + (at % across) * w * (across === 2 ? 0.4 : 0.28),
      d * (screen ? 0.46 : size === 1 ? 0.42 : 0.2) + Math.floor(at / across) * (size === 1 ? 20 : 15),
    ];
    return art.dot(
      x,
      y,
      size === 1 ? 6.6 : 4.8,
      size === 1
        ? (['#dc2626', '#2563eb', '#16a34a', '#facc15'][at] ?? '#fff')
        : light
          ? '#94a3b8'
          : at === 7
            ? '#f97316'
            : '#6b7280',
    );
  });
  box(stage, [0, 0, 0], [w, d, 14], body, { round: 9, top: top + keys });
  if (size === 1 && random.chance(0.5))
    stage.within({ at: [w + 12, 6, 0], turn: [0, 0, -14] }, () =>
      box(stage, [0, 0, 0], [30, 24, 2], '#166534', {
        top: art.rect(4, 4, 12, 9, '#1b1f26') + art.rect(20, 3, 7, 7, '#b0b8c3'),
      }),
    );
}

/** The world to come in a paper: a map, a puzzle, a board of chess. */
function jigsaw(stage: Stage, { tint, random }: Thing) {
  const [w, d] = [180, 130];
  const sea = tint === '#1e1b4b';
  const picture0 = sea
    ? art.rect(0, 0, w, d, '#1e1b4b') +
      art.dot(60, 60, 30, '#a78bfa') +
      art.dot(126, 44, 12, '#fbbf24') +
      art.spots(
        [
          [20, 20],
          [160, 20],
          [150, 100],
          [100, 112],
          [30, 104],
          [96, 20],
        ],
        2,
        '#fff',
      )
    : art.rect(0, 0, w, d, '#7cc4f2') +
      art.shape(
        'M62 12l14 -4l16 10l10 14l18 10l12 16l6 22l-10 20l-18 16l-26 6l-22 -4l-14 -10l-8 -4l-2 -24l4 -20l-2 -18l10 -14z',
        { fill: '#86c78a', stroke: '#4d8f58', width: 2 },
      );
  const cuts = art.line(
    art.repeat(
      7,
      (at) => `M${(at + 1) * (w / 8)} 0${art.repeat(6, (y) => `v8q${y % 2 ? 7 : -7} 5 0 8v${d / 6 - 16}`)}`,
    ) +
      art.repeat(
        5,
        (at) => `M0 ${(at + 1) * (d / 6)}${art.repeat(8, (x) => `h8q5 ${x % 2 ? 7 : -7} 8 0h${w / 8 - 16}`)}`,
      ),
    '#1f2937',
    0.7,
    { opacity: 0.55 },
  );
  box(stage, [0, 0, 0], [w, d, 4], '#d9c6a5', { top: picture0 + cuts });
  for (const [x, y, turn] of [
    [w + 16, 20, 20],
    [w + 10, 70, -30],
    [60, -34, 12],
  ] as const)
    stage.within({ at: [x, y, 0], turn: [0, 0, turn] }, () =>
      extrude(stage, outline('M0 0L9 0C8 -6 15 -6 14 0L23 0L23 8C29 8 29 14 23 14L23 22L0 22L0 14C5 14 5 8 0 8'), {
        from: 0,
        to: 4,
        colour: sea ? '#4c3fa8' : random.pick(['#7cc4f2', '#86c78a']),
      }),
    );
}

function chess(stage: Stage, { tint, size }: Thing) {
  const cell = 20;
  const board =
    art.rect(0, 0, 176, 176, shade(tint, 0.9)) +
    art.grid(8, 8, 8, 8, [cell, cell], cell, cell, '#f0dcb8') +
    art.repeat(32, (at) =>
      art.rect(
        8 + (((at % 4) * 2 + (Math.floor(at / 4) % 2)) % 8) * cell,
        8 + Math.floor(at / 4) * cell,
        cell,
        cell,
        mix(tint, '#3a2410', 0.4),
      ),
    );
  box(stage, [0, 0, 0], [176, 176, size >= 4 ? 16 : 8], tint, { round: 2, top: board });
  const z = size >= 4 ? 16 : 8;
  const piece = (column: number, row: number, colour: string, tall: number) =>
    lathe(
      stage,
      [
        [0, 7.4],
        [4, 6],
        [tall * 0.62, 3],
        [tall * 0.84, 5.4],
        [tall, 2],
      ],
      colour,
      { at: [18 + column * cell, 18 + row * cell, z] },
    );
  const tall = [26, 24, 27, 34, 36];
  [0, 2, 3, 4, 6].forEach((column, at) => piece(column, 0, '#f0dcb8', tall[at] ?? 26));
  [0, 1, 3, 4, 7].forEach((column, at) => piece(column, 7, '#4a2c14', tall[at] ?? 26));
  for (const column of [0, 1, 4, 6]) piece(column, 1, '#f0dcb8', 19);
  for (const column of [0, 2, 3, 6]) piece(column, 6, '#4a2c14', 19);
}

export const gamesKinds: Kinds = {
  remote: { camera: { yaw: -28, pitch: 48 }, draw: remote },
  jigsaw: { camera: { yaw: -26, pitch: 46 }, draw: jigsaw },
  chess: { camera: { yaw: -28, pitch: 38 }, draw: chess },
};
