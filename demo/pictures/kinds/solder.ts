import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { inkOn, shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { strew } from '../loose-parts.ts';
import { lathe } from '../round.ts';
import { steel } from '../soldering-shapes.ts';
import { type Stage } from '../stage.ts';

function soldertip(stage: Stage, thing: Thing) {
  const { tint, size, random } = thing;
  if (size === 2 || tint === '#cbd5e1') {
    strew(
      stage,
      { random },
      3,
      16,
      (at) =>
        stage.within({ at: [0, at * 12, 0] }, () =>
          lathe(
            stage,
            [
              [0, 0.5],
              [10, 2.4, '#b7793a'],
              [12, 3, steel],
              [46, 3],
              [47, 3, '#1f2937'],
              [49, 3],
              [50, 3, steel],
              [70, 2.6],
            ],
            '#9aa3af',
            { at: [-30, 0, 3], axis: 'x', surface: 'metal' },
          ),
        ),
      12,
    );
    return;
  }
  if (size === 3) {
    strew(
      stage,
      { random },
      3,
      34,
      (at) =>
        lathe(
          stage,
          [
            [0, 4 + at * 2],
            [26, 4 + at * 2],
            [34, 12],
            [48, 12],
            [48, 13.4],
            [52, 13.4],
          ],
          steel,
          { at: [0, 0, 0], surface: 'metal' },
        ),
      30,
    );
    return;
  }
  strew(
    stage,
    { random },
    random.int(2, 4),
    15,
    (at) => {
      lathe(
        stage,
        [
          [0, 4.4],
          [14, 4.4],
          [14, 5, '#8a5a35'],
          [16, 5],
          [16, 3.4, '#c58a52'],
          [22, 3.2],
          [22, 3, '#aeb6c1'],
          [at % 2 ? 32 : 30, at % 2 ? 0.8 : 2],
          [at % 2 ? 34 : 31, at % 2 ? 0.3 : 1.6],
        ],
        '#c58a52',
        { at: [0, 0, 0], surface: 'metal' },
      );
    },
    30,
  );
}

/** Solder wire on its reel, flat side up, its label on top. */
function solder(stage: Stage, { tint, label, size }: Thing) {
  const [r, h] = [
    [26, 30],
    [26, 30],
    [32, 38],
    [38, 46],
  ][size] ?? [30, 34];
  const [R, H] = [r ?? 30, h ?? 34];
  const wraps: [number, number][] = [];
  for (let at = 4; at < H - 5; at += 1.6) wraps.push([at, R * 0.86], [at + 0.8, R * 0.84]);
  lathe(
    stage,
    [
      [0, R],
      [4, R],
    ],
    tint,
    { at: [0, 0, 0] },
  );
  lathe(stage, wraps, '#cfd5dd', { at: [0, 0, 0], surface: 'metal' });
  lathe(
    stage,
    [
      [H - 5, R],
      [H, R],
    ],
    tint,
    {
      at: [0, 0, 0],
      art:
        art.dot(0, 0, R * 0.8, '#ffffff') +
        art.shape(`M${-R * 0.8} 0A${R * 0.8} ${R * 0.8} 0 0 0 ${R * 0.8} 0Z`, { fill: tint }) +
        words(label === '6040' ? '60/40' : label || 'Sn', {
          x: 0,
          y: -R * 0.3,
          size: R * 0.3,
          fill: '#1f2937',
          face: 'display',
          fit: R * 1.2,
        }) +
        words('ESTAÑO', { x: 0, y: R * 0.52, size: R * 0.18, fill: inkOn(tint) }) +
        art.dot(0, 0, R * 0.2, '#23272f'),
    },
  );
  cable(
    stage,
    [
      [R * 0.7, -R * 0.5, H * 0.5],
      [R * 1.2, -R * 0.6, 10],
      [R * 1.6, -R * 0.2, 1.4],
      [R * 2, -R * 0.5, 1.4],
    ],
    1.9,
    '#cfd5dd',
    'metal',
  );
}

/** Rolls of tape lying or leaning. */
function tape(stage: Stage, { tint, size, random }: Thing) {
  const r = 34;
  const wide = size >= 3 ? 26 : size === 2 ? 14 : 8;
  const colours =
    tint === '#dc2626' ? ['#dc2626', '#2563eb', '#facc15', '#16a34a'] : [tint, ...(random.chance(0.5) ? [tint] : [])];
  colours.forEach((colour, at) => {
    const metal = colour === '#cbd5e1' || colour === '#b45309';
    const body = colour === '#f8fafc' ? '#eceff3' : colour;
    lathe(
      stage,
      [
        [0, r],
        [wide, r],
      ],
      body,
      {
        at: [at * 12, at % 2 ? 10 : 0, at * wide],
        surface: metal ? 'metal' : 'gloss',
        art:
          art.dot(0, 0, r * 0.97, body, { opacity: 0.5 }) +
          art.repeat(5, (ring) =>
            art.dot(0, 0, r * (0.92 - ring * 0.07), 'none', { stroke: shade(body, ring % 2 ? 0.85 : 1.1), width: 0.6 }),
          ) +
          art.dot(0, 0, r * 0.56, '#d9c6a5') +
          art.dot(0, 0, r * 0.5, at === colours.length - 1 ? '#8e8270' : body),
      },
    );
  });
  if (colours.length === 1)
    cable(
      stage,
      [
        [r * 0.8, -r * 0.6, 3],
        [r * 1.5, -r * 0.62, 3],
        [r * 2, -r * 0.8, 3],
      ],
      4,
      tint,
    );
}

export const solderKinds: Kinds = {
  soldertip: { camera: { yaw: -20, pitch: 34 }, draw: soldertip },
  solder: { camera: { yaw: -24, pitch: 38 }, draw: solder },
  tape: { camera: { yaw: -24, pitch: 40 }, draw: tape },
};
