import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { mix, shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { outline, rectangle } from '../outline.ts';
import { lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

function brush(stage: Stage, { tint }: Thing) {
  extrude(stage, outline('M0 -5L70 -5C84 -6 90 -8 100 -8L130 -8L130 8L100 8C90 8 84 6 70 5L0 5C-8 4 -8 -4 0 -5'), {
    from: 10,
    to: 18,
    colour: '#c08a4e',
  });
  box(stage, [96, -7, 0], [32, 14, 10], mix(tint, '#b87333', 0.4), {
    front: art.grid(1, 0, 16, 1, [2, 0], 0.7, 10, shade(tint, 0.6)),
  });
}

function scraper(stage: Stage, { tint }: Thing) {
  extrude(stage, outline('M0 -6L56 -8C64 -8 66 8 56 8L0 6C-6 4 -6 -4 0 -6'), {
    from: 0,
    to: 11,
    colour: tint,
    art: art.dot(6, 0, 2.4, '#fff'),
  });
  extrude(
    stage,
    [
      [56, -7],
      [70, -8],
      [104, -22],
      [112, -22],
      [112, 22],
      [104, 22],
      [70, 8],
      [56, 7],
    ],
    { from: 4, to: 5.6, colour: '#cbd2db', spread: 0.2 },
  );
}

function pen3d(stage: Stage, { tint, size }: Thing) {
  if (tint === '#64748b') {
    lathe(
      stage,
      [
        [0, 3],
        [3, 10, tint],
        [90, 10, '#e2e8f0'],
        [92, 9],
        [108, 8],
      ],
      '#e2e8f0',
      { at: [0, 0, 10], axis: 'x', surface: 'gloss' },
    );
    return;
  }
  lathe(
    stage,
    [
      [0, 2],
      [10, 5, '#f1f5f9'],
      [14, 8],
      [34, 12, tint],
      [36, 13],
      [120, 15],
      [136, 14],
      [140, 10],
    ],
    '#d8b65c',
    { at: [0, 0, 15], axis: 'x', surface: 'gloss' },
  );
  if (size >= 1)
    extrude(stage, rectangle(56, -7, 34, 14, 2), {
      from: 29,
      to: 29.1,
      colour: '#000',
      bare: true,
      art:
        art.rect(56, -7, 34, 14, '#0b1a24', { round: 2 }) +
        words('210', { x: 73, y: 4, size: 11, fill: '#7dd3fc', face: 'display' }),
    });
  cable(
    stage,
    [
      [138, 0, 18],
      [158, 4, 26],
      [170, -20, 10],
      [140, -40, 2],
      [90, -44, 2],
      [60, -36, 2],
    ],
    3,
    '#f97316',
  );
}

/** A drying box or feeder that reels stand in. */
function spoolbox(stage: Stage, { tint, size, random }: Thing) {
  const w = size >= 4 ? 330 : size === 2 ? 200 : 110;
  const count = size >= 4 ? 4 : size;
  box(stage, [0, 14, 0], [w, 186, 64], tint, { round: 6 });
  box(stage, [0, 0, 0], [w, 14, 64], tint, {
    round: 4,
    front:
      art.rect(w * 0.5 - 34, 14, 68, 30, '#0b1a24', { round: 3 }) +
      words('45 C', { x: w * 0.5, y: 37, size: 20, fill: '#fbbf24', face: 'display' }),
  });
  for (let at = 0; at < count; at++) {
    const x = 16 + at * ((w - 30) / count);
    const colour = random.pick(['#f97316', '#22c55e', '#2563eb', '#facc15', '#e11d48', '#f8fafc']);
    lathe(
      stage,
      [
        [0, 84],
        [5, 84, colour],
        [5, 74],
        [52, 74, '#2b303a'],
        [52, 84],
        [57, 84],
      ],
      '#2b303a',
      { at: [x, 100, 146], axis: 'x' },
    );
  }
  box(stage, [6, 6, 64], [w - 12, 188, 170], '#bcd0de', { round: 26, opacity: 0.32 });
}

export const printToolsKinds: Kinds = {
  brush: { camera: { yaw: -24, pitch: 44 }, draw: brush },
  scraper: { camera: { yaw: -24, pitch: 50 }, draw: scraper },
  pen3d: { camera: { yaw: -22, pitch: 44 }, draw: pen3d },
  spoolbox: { camera: { yaw: -28, pitch: 22 }, draw: spoolbox },
};
