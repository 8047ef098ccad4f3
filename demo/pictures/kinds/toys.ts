import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { mix, shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { arc, outline } from '../outline.ts';
import { cylinder, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';
import { wheelOf } from '../wheel-of.ts';

const wood = '#d9b27c';

/** A magic cube: stickers on three sides. */
function cube(stage: Stage, { tint, size, random }: Thing) {
  if (size === 9) {
    for (const [x, y, z] of [
      [0, 0, 0],
      [1, 0, 0],
      [2, 0, 0],
      [0, 1, 0],
      [1, 1, 0],
      [2, 1, 0],
      [0, 0, 1],
      [1, 1, 1],
      [2, 1, 1],
      [0, 1, 1],
      [0, 1, 2],
      [1, 0, 1],
      [2, 0, 2],
    ] as const)
      box(stage, [x * 30, y * 30, z * 30], [29.4, 29.4, 29.4], (x + y * 2 + z) % 3 ? wood : '#c98a4b', { round: 2 });
    return;
  }
  const n = Math.max(2, Math.min(5, size));
  const cell = 90 / n;
  const solved = n === 2 || random.chance(0.5);
  const hues = ['#16a34a', '#f97316', '#2563eb', '#dc2626', '#facc15', '#f8fafc'];
  const face = (own: string) =>
    art.rect(0, 0, 90, 90, tint === '#111827' ? '#15181d' : '#e7ebf0', { round: 3 }) +
    art.repeat(n * n, (at) =>
      art.rect(
        (at % n) * cell + cell * 0.07,
        Math.floor(at / n) * cell + cell * 0.07,
        cell * 0.86,
        cell * 0.86,
        solved ? own : random.pick(hues),
        { round: cell * 0.12 },
      ),
    );
  box(stage, [0, 0, 0], [90, 90, 90], '#15181d', {
    top: face('#facc15'),
    front: face('#2563eb'),
    side: face('#dc2626'),
  });
}

function dino(stage: Stage, { tint, size }: Thing) {
  if (tint === '#a16207' || size === 2) {
    box(stage, [0, 0, 0], [130, 90, 44], mix(tint === '#16a34a' ? '#a7a08c' : '#c2a36a', '#ffffff', 0.1), {
      round: 22,
      top:
        art.line('M34 50q16 -26 40 -18q24 8 30 -6M44 40l-6 -10M58 33l-4 -11M72 33l2 -11', '#f5efdf', 6) +
        art.dot(106, 24, 8, '#f5efdf'),
    });
    lathe(
      stage,
      [
        [0, 3],
        [50, 3],
        [50, 5, '#8a5a2b'],
        [100, 5],
      ],
      '#c3cad4',
      { at: [16, -22, 6], axis: 'x', surface: 'metal' },
    );
    stage.within({ at: [-10, -50, 0], turn: [0, 0, 10] }, () =>
      box(stage, [0, 0, 0], [70, 12, 8], '#8a5a2b', { round: 4 }),
    );
    return;
  }
  const body = outline(
    'M-92 40C-70 56 -50 74 -28 86C-10 96 12 98 30 96C34 118 44 138 66 140C92 142 110 130 110 118C110 110 100 106 82 106C70 106 64 98 62 88C60 70 52 52 40 44L44 8L58 6L58 0L24 0L20 34L-4 36L-8 8L6 6L6 0L-30 0L-30 40C-50 46 -70 44 -92 40',
  );
  extrude(stage, body, {
    face: 'front',
    from: 0,
    to: 34,
    colour: tint,
    art:
      art.dot(78, -126, 5, '#f8fafc') +
      art.dot(79, -126, 2.6, '#111827') +
      art.line('M84 -112h22', shade(tint, 0.5), 2) +
      art.repeat(6, (at) => art.shape(`M${-60 + at * 18} ${-60 - at * 7}l6 -8l6 5z`, { fill: shade(tint, 0.7) })) +
      art.shape('M40 -70l14 4l-2 8l-10 -2z', { fill: shade(tint, 0.75) }),
  });
  extrude(stage, outline('M-14 0L-14 34C-10 50 14 50 20 36L20 8L34 6L34 0'), {
    face: 'front',
    from: -12,
    to: 0,
    colour: shade(tint, 0.92),
  });
}

function crane(stage: Stage, { tint, size }: Thing) {
  if (size === 2 || tint === '#2563eb') {
    const beam = (x: number, y: number, z: number, long: number, turn: [number, number, number], colour: string) =>
      stage.within({ at: [x, y, z], turn }, () =>
        extrude(stage, [...arc(0, 0, 8, 90, 270, 6), ...arc(long, 0, 8, -90, 90, 6)], {
          face: 'front',
          from: 0,
          to: 3,
          colour,
          art: art.spots(
            Array.from({ length: Math.floor(long / 15) + 1 }, (_, at) => [at * 15, 0] as const),
            3,
            '#f8fafc',
          ),
        }),
      );
    for (const y of [0, 50]) {
      beam(0, y, 30, 120, [0, 0, 0], tint);
      beam(10, y, 30, 96, [0, -56, 0], '#facc15');
      beam(110, y, 30, 84, [0, -118, 0], '#16a34a');
      for (const x of [12, 106]) wheelOf(stage, x, y - 10, 18, 9, '#23272f', '#dc2626');
    }
    for (const [x, z] of [
      [64, 108],
      [10, 30],
      [112, 30],
    ] as const)
      cylinder(stage, 3, 64, '#c3cad4', { at: [x, -4, z], axis: 'y', surface: 'metal' });
    return;
  }
  for (const y of [0, 46]) {
    extrude(stage, [...arc(0, 18, 18, 90, 270, 10), ...arc(90, 18, 18, -90, 90, 10)], {
      face: 'front',
      from: y,
      to: y + 20,
      colour: '#23272f',
      art: art.spots(
        [
          [0, -18],
          [30, -18],
          [60, -18],
          [90, -18],
        ],
        9,
        '#6b7280',
      ),
    });
  }
  box(stage, [-6, 0, 36], [100, 66, 12], '#3a414c');
  box(stage, [14, 4, 48], [82, 58, 44], tint, {
    round: 4,
    front: art.grid(44, 10, 5, 1, [7, 0], 3, 24, shade(tint, 0.65)),
  });
  box(stage, [-2, 2, 48], [34, 34, 58], tint, {
    round: 4,
    front: art.rect(5, 6, 24, 28, '#bcd9ec', { round: 2 }),
    side: art.rect(5, 6, 24, 28, '#9cc4de', { round: 2 }),
  });
  stage.within({ at: [20, 44, 84], turn: [0, size >= 4 ? 222 : 214, 0] }, () => {
    const boom = art.line(
      art.repeat(8, (at) => `M${10 + at * 18} -8l9 16l9 -16`),
      shade(tint, 0.6),
      3,
    );
    extrude(
      stage,
      [
        [0, -9],
        [166, -6],
        [166, 6],
        [0, 9],
      ],
      { face: 'front', from: 0, to: 12, colour: tint, art: boom },
    );
  });
  cable(
    stage,
    [
      [-104, 50, 178],
      [-106, 50, 110],
      [-106, 50, 70],
    ],
    2,
    '#3a414c',
  );
  extrude(stage, outline('M-106 70C-96 66 -98 50 -108 52C-116 54 -114 64 -110 62'), {
    face: 'front',
    from: 46,
    to: 54,
    colour: '#4b5563',
  });
}

export const toysKinds: Kinds = {
  cube: { camera: { yaw: -32, pitch: 28 }, draw: cube },
  dino: { camera: { yaw: -22, pitch: 20 }, draw: dino },
  crane: { camera: { yaw: -24, pitch: 22 }, draw: crane },
};
