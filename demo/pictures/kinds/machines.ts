import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { outline } from '../outline.ts';
import { boardIn } from '../robot-parts.ts';
import { lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

const steel = '#c3cad4';

/** Four arms with motors and blurred blades. */
function drone(stage: Stage, { tint, size }: Thing) {
  const body = tint === '#94a3b8' ? '#6b7480' : tint;
  const reach = size >= 4 ? 100 : 76;
  const z = size >= 4 ? 44 : 24;
  for (const turn of [45, 135, 225, 315]) {
    const arm = turn === 45 || turn === 315 ? body : size >= 4 ? '#f1f5f9' : body;
    stage.within({ turn: [0, 0, turn] }, () => {
      box(stage, [16, -7, z], [reach - 16, 14, 9], arm, { round: 4 });
      lathe(
        stage,
        [
          [0, 13],
          [18, 13],
          [20, 10],
        ],
        '#23272f',
        { at: [reach, 0, z + 6], surface: 'gloss' },
      );
      lathe(
        stage,
        [
          [0, 46],
          [0.6, 46],
        ],
        '#94a3b8',
        { at: [reach, 0, z + 28], opacity: 0.22 },
      );
      stage.within({ at: [reach, 0, z + 27], turn: [0, 0, turn * 0.7] }, () =>
        extrude(stage, outline('M-46 1C-30 7 -10 4 0 3C10 -2 30 -6 46 -1C30 3 10 3 0 -3C-10 -4 -30 -3 -46 1'), {
          from: 0,
          to: 1.6,
          colour: '#2b303a',
        }),
      );
      if (size >= 4)
        cable(
          stage,
          [
            [reach * 0.6, 0, z],
            [reach * 0.66, 0, 20],
            [reach * 0.72, 0, 0],
          ],
          5,
          '#23272f',
        );
    });
  }
  box(stage, [-38, -26, z - 4], [76, 52, 12], '#23272f', { round: 8 });
  if (size >= 4) boardIn(stage, -26, -20, z + 10, 50, 40, '#166534');
  else {
    box(stage, [-34, -22, z + 8], [68, 44, 16], body, { round: 14 });
    box(stage, [-46, -9, z - 8], [16, 18, 18], '#15181d', {
      round: 6,
      side: art.dot(9, 9, 6, '#27374d') + art.dot(7, 7, 2, '#9fb4d0'),
    });
  }
}

function rcradio(stage: Stage) {
  const shell = outline('M0 0C30 -14 150 -14 180 0C196 30 196 90 178 112C150 122 30 122 2 112C-16 90 -16 30 0 0');
  extrude(stage, shell, {
    from: 0,
    to: 34,
    colour: '#2b303a',
    art:
      art.rect(62, -104, 56, 34, '#a7c4d8', { round: 2 }) +
      art.line('M68 -92h30M68 -82h42', '#1f3a52', 3) +
      art.rect(58, -40, 64, 24, '#3a414c', { round: 4 }) +
      art.spots(
        [
          [22, -100],
          [158, -100],
        ],
        6,
        '#dc2626',
      ),
  });
  for (const x of [38, 142]) {
    lathe(
      stage,
      [
        [0, 27],
        [4, 27],
      ],
      '#15181d',
      { at: [x, 52, 34], cap: '#3a414c' },
    );
    lathe(
      stage,
      [
        [0, 11],
        [4, 5],
        [28, 4],
        [30, 7],
        [38, 7],
      ],
      '#c3cad4',
      { at: [x, 52, 38], surface: 'metal' },
    );
  }
  lathe(
    stage,
    [
      [0, 6],
      [70, 5],
    ],
    '#23272f',
    { at: [90, 110, 30], axis: 'y' },
  );
}

function plotter(stage: Stage) {
  box(stage, [-20, -10, 0], [260, 190, 2], '#fbfbf8', {
    top: art.line('M60 130q30 -80 60 -20t60 -30t20 40', '#1d4ed8', 3),
  });
  for (const y of [0, 160]) box(stage, [0, y, 14], [220, 14, 14], steel, { edge: false });
  for (const x of [0, 206]) box(stage, [x, 0, 2], [16, 174, 26], '#23272f');
  box(stage, [96, 6, 30], [30, 160, 14], steel);
  box(stage, [88, 64, 40], [46, 46, 30], '#23272f', { round: 4 });
  lathe(
    stage,
    [
      [0, 0.6],
      [8, 4],
      [60, 4, '#dc2626'],
      [76, 4],
    ],
    '#f1f5f9',
    { at: [84, 86, 2], surface: 'gloss' },
  );
  for (const x of [-2, 184]) box(stage, [x, 150, 28], [36, 36, 34], '#2b303a');
}

function cnc(stage: Stage, { tint }: Thing) {
  const laser = tint === '#dc2626';
  for (const y of [0, 180]) box(stage, [0, y, 0], [260, 20, 20], steel, { front: art.line('M4 10h252', '#8e98a6', 3) });
  for (const x of [0, 240]) box(stage, [x, 20, 0], [20, 160, 20], '#23272f');
  box(stage, [30, 34, 26], [200, 132, 12], '#c9a26b', {
    top: art.line(
      art.repeat(8, (at) => `M0 ${14 + at * 15}h200`),
      '#a07c46',
      1.4,
    ),
  });
  box(stage, [70, 62, 38], [90, 70, 8], '#e5cfa3', { top: art.line('M22 50q20 -44 46 0M30 50h30', '#6b4a1e', 3) });
  for (const x of [12, 230]) box(stage, [x, 84, 20], [16, 30, 140], '#23272f', { round: 2 });
  box(stage, [24, 88, 118], [208, 20, 34], steel, { front: art.line('M6 10h196M6 24h196', '#8e98a6', 3) });
  box(stage, [96, 64, 92], [56, 26, 64], '#23272f', { round: 3 });
  if (laser) {
    box(stage, [106, 38, 76], [36, 26, 66], '#b91c1c', { front: art.grid(5, 8, 6, 1, [4.6, 0], 2, 44, '#7f1d1d') });
    lathe(
      stage,
      [
        [0, 4],
        [12, 8],
      ],
      '#c3cad4',
      { at: [124, 51, 62], surface: 'metal' },
    );
  } else {
    lathe(
      stage,
      [
        [0, 2],
        [22, 2, '#c3cad4'],
        [22, 9],
        [38, 9],
        [38, 22, '#3a414c'],
        [96, 22],
        [100, 18],
      ],
      '#d8b65c',
      { at: [124, 46, 44], surface: 'metal' },
    );
  }
  boardIn(stage, 236, 200, 20, 60, 40, '#166534');
}

export const machinesKinds: Kinds = {
  drone: { camera: { yaw: -20, pitch: 32 }, draw: drone },
  rcradio: { camera: { yaw: -22, pitch: 44 }, draw: rcradio },
  plotter: { camera: { yaw: -28, pitch: 32 }, draw: plotter },
  cnc: { camera: { yaw: -28, pitch: 26 }, draw: cnc },
};
