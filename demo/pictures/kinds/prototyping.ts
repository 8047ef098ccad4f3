import * as art from '../art.ts';
import { boardTop, pcb, pins } from '../board-parts.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { ball, cylinder, lathe } from '../round.ts';
import { box } from '../solids.ts';
import { type Stage } from '../stage.ts';

/** Holes in rows, a gutter, red and blue rails. */
function breadboard(stage: Stage, { tint, size }: Thing) {
  const mini = size <= 1;
  const [across, step] = [mini ? 17 : size === 2 ? 30 : size >= 4 ? 60 : 55, 2.54];
  const rails = !mini;
  const [w, d] = [across * step + 4, mini ? 35 : 55];
  const clear = tint === '#dbeafe';
  const body = tint === '#f8fafc' ? '#f4f6f8' : tint;
  const hole = mini && tint !== '#f8fafc' ? shade(body, 0.45) : '#4b5563';
  const rows = (y: number, count: number) => art.grid(2.8, y, across - 1, count, [step, step], 1, 1, hole);
  const rail = (y: number) =>
    art.line(`M3 ${y}h${w - 6}`, '#ef4444', 0.5) +
    art.line(`M3 ${y + 7.4}h${w - 6}`, '#3b82f6', 0.5) +
    rows(y + 1.4, 2);
  const middle = rails ? 11 : 3;
  const face =
    rows(middle, 5) +
    art.rect(0, middle + 13.4, w, 3, shade(body, 0.86)) +
    rows(middle + 18, 5) +
    (rails ? rail(1.6) + rail(44) : '');
  const count = size === 5 ? 3 : size === 4 ? 2 : 1;
  if (count > 1) box(stage, [-6, -6, -2], [w + 12, count * (d + 1) + 24, 2], '#23272f', { round: 2 });
  for (let at = 0; at < count; at++)
    box(stage, [0, at * (d + 1), 0], [w, d, 8.5], clear ? '#dfeaf2' : body, { top: face, round: 0.6 });
  if (count > 1)
    ['#dc2626', '#1f2937', '#16a34a'].forEach((colour, at) =>
      lathe(
        stage,
        [
          [0, 4],
          [3, 5],
          [12, 5],
          [13, 3],
        ],
        colour,
        { at: [w * 0.3 + at * 20, count * (d + 1) + 9, 0], surface: 'gloss' },
      ),
    );
}

function perfboard(stage: Stage, { tint, size }: Thing) {
  const [w, d] = (
    [
      [40, 30],
      [50, 40],
      [70, 50],
      [90, 70],
      [110, 70],
      [160, 104],
    ] as const
  )[size] ?? [90, 70];
  const step = 5;
  const places = Array.from({ length: Math.floor((w - 6) / step) * Math.floor((d - 6) / step) }, (_, at) => {
    const across = Math.floor((w - 6) / step);
    return [5 + (at % across) * step, 5 + Math.floor(at / across) * step] as const;
  });
  for (const at of [1, 0])
    stage.within({ at: [at * 12, at * 12, -at * 2.4], turn: [0, 0, at * 6] }, () =>
      box(stage, [0, 0, 0], [w, d, 1.6], tint, {
        top: at
          ? ''
          : art.spots(places, 1.5, '#dcb455') +
            art.spots(places, 0.75, '#f8fafc') +
            art.spots(
              [
                [2.4, 2.4],
                [w - 2.4, 2.4],
                [2.4, d - 2.4],
                [w - 2.4, d - 2.4],
              ],
              1.4,
              '#f8fafc',
            ),
      }),
    );
}

function projectbox(stage: Stage, { tint, size, random }: Thing) {
  const [w, d, h] = (
    [
      [60, 36, 25],
      [100, 60, 25],
      [125, 80, 34],
      [158, 90, 60],
    ] as const
  )[size] ?? [100, 60, 25];
  const body = tint === '#f8fafc' || tint === '#e2e8f0' ? '#e2e7ec' : tint;
  const screwsAt = art.spots(
    [
      [6, 6],
      [w - 6, 6],
      [6, d - 6],
      [w - 6, d - 6],
    ],
    2.6,
    shade(body, 0.55),
  );
  const vents = random.chance(0.4)
    ? art.grid(w * 0.25, d * 0.3, 7, 1, [w * 0.075, 0], w * 0.03, d * 0.4, shade(body, 0.6))
    : '';
  box(stage, [0, 0, 0], [w, d, h * 0.7], body, {
    round: 4,
    front: art.rect(w * 0.12, h * 0.3, 12, 6, shade(body, 0.5), { round: 1 }),
  });
  box(stage, [0, 0, h * 0.72], [w, d, h * 0.28], body, { round: 4, top: screwsAt + vents });
}

function panelmeter(stage: Stage, { tint, size, random }: Thing) {
  const [w, h] = (
    [
      [40, 22],
      [48, 26],
      [60, 34],
      [76, 36],
    ] as const
  )[size] ?? [48, 26];
  const text = random.pick(['12.6', '24.8', '5.02', '36.5', '220']);
  box(stage, [4, 4, 3], [w - 8, 34, h - 6], '#15181d');
  box(stage, [0, 0, 0], [w, 5, h], tint, {
    round: 1,
    front:
      art.rect(4, 4, w - 8, h - 8, '#0b0e13', { round: 1 }) +
      words(text, {
        x: w * 0.46,
        y: h * 0.7,
        size: h * 0.52,
        fill: random.pick(['#f87171', '#f87171', '#4ade80', '#60a5fa']),
        face: 'display',
        fit: w * 0.66,
      }) +
      words(size >= 2 ? 'V' : 'C', { x: w * 0.86, y: h * 0.7, size: h * 0.2, fill: '#e2e8f0' }),
  });
  ['#dc2626', '#1f2937', '#facc15'].forEach((colour, at) =>
    cable(
      stage,
      [
        [w * 0.6 + at * 5, 36, h * 0.5],
        [w * 0.8 + at * 6, 50, h * 0.6],
        [w * 1.1 + at * 6, 40, 2],
        [w * 1.3 + at * 6, 16, 2],
      ],
      1.9,
      colour,
    ),
  );
}

function joystick(stage: Stage, { tint, size, random }: Thing) {
  if (size >= 5) {
    box(stage, [-30, -30, 0], [60, 60, 6], '#23272f', { round: 4 });
    lathe(
      stage,
      [
        [0, 20],
        [4, 18],
        [12, 6],
        [54, 5],
      ],
      '#2b303a',
      { at: [0, 0, 6], surface: 'gloss' },
    );
    ball(stage, [0, 0, 70], 17, tint);
    return;
  }
  pcb(stage, size >= 3 ? 58 : 34, size >= 3 ? 50 : 26, tint, { random });
  const [x, y] = size >= 3 ? [18, 22] : [18, 13];
  box(stage, [x - 9, y - 9, boardTop], [18, 18, 9], '#2b303a');
  lathe(
    stage,
    [
      [0, 9],
      [4, 7],
      [8, 4],
    ],
    '#20242c',
    { at: [x, y, boardTop + 9] },
  );
  lathe(
    stage,
    [
      [0, 5],
      [6, 9.6],
      [9, 10],
      [11, 8.6],
      [11.4, 6],
    ],
    '#15181d',
    { at: [x, y, boardTop + 17], surface: 'gloss', art: art.dot(0, 0, 5, '#23272f') },
  );
  if (size >= 3)
    for (const [bx, by, colour] of [
      [46, 34, '#facc15'],
      [46, 14, '#2563eb'],
      [54, 24, '#16a34a'],
      [38, 24, '#dc2626'],
    ] as const)
      cylinder(stage, 3.6, 6, colour, { at: [bx, by, boardTop], surface: 'gloss' });
  else pins(stage, 0.4, 6, 5, { along: 'y' }, 6);
}

export const prototypingKinds: Kinds = {
  breadboard: { camera: { yaw: -26, pitch: 46 }, draw: breadboard },
  perfboard: { camera: { yaw: -26, pitch: 50 }, draw: perfboard },
  projectbox: { camera: { yaw: -28, pitch: 36 }, draw: projectbox },
  panelmeter: { camera: { yaw: -28, pitch: 20 }, draw: panelmeter },
  joystick: { camera: { yaw: -26, pitch: 36 }, draw: joystick },
};
