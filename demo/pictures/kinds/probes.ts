import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { mix } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { lathe } from '../round.ts';
import { box } from '../solids.ts';
import { type Stage } from '../stage.ts';

/** A probe of metal on a cable. */
function probe(stage: Stage, { tint, size, random }: Thing) {
  const white = tint === '#f8fafc' || tint === '#f1f5f9';
  const sheath = white ? '#e8ecf1' : tint === '#94a3b8' || tint === '#b45309' || tint === '#b87333' ? '#23272f' : tint;
  if (size >= 3) {
    const end = tint === '#b45309' ? '#f97316' : tint === '#94a3b8' ? '#8e98a6' : tint;
    lathe(
      stage,
      [
        [0, 10],
        [5, 11, '#c3cad4'],
        [34, 11],
        [34, 15],
        [39, 15],
        [39, 11],
        [62, 11],
        [62, 9, sheath],
        [70, 6],
      ],
      end,
      { at: [-60, 0, 15], axis: 'x', surface: 'metal' },
    );
  } else
    lathe(
      stage,
      [
        [0, 2.4],
        [2, 3.6],
        [44, 3.6],
        [44, 4.2, sheath],
        [58, 4.2],
        [60, 2],
      ],
      size === 2 && white ? '#f1f5f9' : tint === '#b87333' ? '#c98a4b' : '#cbd2db',
      { at: [-50, 0, 5], axis: 'x', surface: 'metal' },
    );
  const wide = size >= 3 ? 6 : 3;
  cable(
    stage,
    [
      [8, 0, size >= 3 ? 12 : 5],
      [36, 4, 4],
      [60, -10 - random.int(0, 8), wide / 2],
      [40, -36, wide / 2],
      [0, -36, wide / 2],
      [-14, -54, wide / 2],
      [20, -66, wide / 2],
    ],
    wide,
    sheath,
  );
  ['#dc2626', '#facc15', '#1f2937'].forEach((colour, at) =>
    cable(
      stage,
      [
        [20, -66, wide / 2],
        [32, -68 + at * 3, 1.4],
        [44, -71 + at * 5, 1.4],
      ],
      1.5,
      colour,
    ),
  );
}

function loadcell(stage: Stage, { tint, size, random }: Thing) {
  if (size === 3) {
    lathe(
      stage,
      [
        [0, 60],
        [5, 60],
      ],
      mix(tint, '#ffffff', 0.5),
      { at: [0, 0, 0] },
    );
    box(stage, [-40, -6, 5], [80, 12, 12], '#c3cad4', { top: art.dot(40, 6, 5, '#64748b') });
    lathe(
      stage,
      [
        [0, 60],
        [5, 60],
      ],
      mix(tint, '#ffffff', 0.5),
      { at: [0, 0, 17], opacity: 0.75 },
    );
    return;
  }
  if (size === 2) {
    for (const [x, y] of [
      [0, 0],
      [44, 4],
      [10, -42],
      [52, -38],
    ] as const) {
      box(stage, [x, y, 0], [34, 34, 3], '#c3cad4', {
        round: 4,
        top: art.rect(10, 8, 14, 20, '#8e98a6') + art.rect(12, 10, 10, 12, '#f1f5f9'),
      });
      for (const at of [0, 2, 4])
        cable(
          stage,
          [
            [x + 17 + at, y + 1, 2],
            [x + 14 + at, y - 10, 1],
            [x + 22 + at, y - 18, 1],
          ],
          1.3,
          ['#dc2626', '#f8fafc', '#1f2937'][at / 2] ?? '#1f2937',
        );
    }
    return;
  }
  box(stage, [0, 0, 0], [80, 13, 13], '#cbd2db', {
    top: art.spots(
      [
        [6, 6.5],
        [16, 6.5],
        [64, 6.5],
        [74, 6.5],
      ],
      2.4,
      '#475569',
    ),
    front: art.dot(34, 6.5, 5, '#3a414c') + art.dot(46, 6.5, 5, '#3a414c') + art.rect(34, 4, 12, 5, '#3a414c'),
  });
  box(stage, [29, 1, 13], [22, 11, 2], '#f8fafc', { round: 2 });
  ['#dc2626', '#1f2937', '#f8fafc', '#16a34a'].forEach((colour, at) =>
    cable(
      stage,
      [
        [50, 3 + at * 2, 14],
        [72, -6 + at * 2, 12],
        [86, -24 + at * 2, 2],
        [70 + random.int(0, 3), -34 + at * 2, 1],
      ],
      1.7,
      colour,
    ),
  );
}

function fingerprint(stage: Stage, { tint, size }: Thing) {
  const lines = art.repeat(
    5,
    (at) =>
      `<ellipse cx="12" cy="13" rx="${1.6 + at * 1.7}" ry="${2.2 + at * 2}" fill="none" stroke="#7dd3fc" stroke-width=".7" opacity="${0.9 - at * 0.12}"/>`,
  );
  if (size === 3) {
    lathe(
      stage,
      [
        [0, 13],
        [16, 13],
        [16, 15.4, '#c3cad4'],
        [19, 15],
        [19.2, 12.4],
      ],
      tint,
      {
        at: [0, 0, 0],
        surface: 'metal',
        art: art.dot(0, 0, 13, '#15181d') + `<g transform="translate(-12 -13)">${lines}</g>`,
      },
    );
    return;
  }
  box(stage, [0, 0, 0], [56, 22, 20], '#23272f', { round: 2, top: '' });
  box(stage, [4, 1, 20], [24, 20, 3], '#15181d', {
    round: 1,
    top: art.rect(1, 1, 22, 18, '#12324a') + `<g transform="translate(0 -3)">${lines}</g>`,
  });
  ['#dc2626', '#1f2937', '#facc15', '#16a34a'].forEach((colour, at) =>
    cable(
      stage,
      [
        [56, 6 + at * 2.4, 8],
        [72, 4 + at * 2.4, 6],
        [84, -12 + at * 2.4, 1],
      ],
      1.6,
      colour,
    ),
  );
}

export const probesKinds: Kinds = {
  probe: { camera: { yaw: -22, pitch: 48 }, draw: probe },
  loadcell: { camera: { yaw: -26, pitch: 42 }, draw: loadcell },
  fingerprint: { draw: fingerprint },
};
