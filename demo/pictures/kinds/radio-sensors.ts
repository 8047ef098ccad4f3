import * as art from '../art.ts';
import { boardTop, chip, crumbs, pcb, pins } from '../board-parts.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { outline } from '../outline.ts';
import { whip } from '../power-parts.ts';
import { lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

function gps(stage: Stage, { tint, size, random }: Thing) {
  if (size === 3) {
    box(stage, [0, 0, 0], [44, 40, 13], '#1b1f26', {
      round: 6,
      top: words('GPS', { x: 22, y: 24, size: 10, fill: '#6b7280', face: 'display' }),
    });
    cable(
      stage,
      [
        [44, 20, 5],
        [70, 22, 3],
        [80, -10, 2],
        [40, -30, 2],
        [0, -26, 2],
        [-10, -44, 2],
        [24, -52, 2],
      ],
      3,
      '#23272f',
    );
    return;
  }
  pcb(stage, 36, 26, tint, { random });
  box(stage, [3, 5, boardTop], [13, 16, 2.4], '#cbd2db', {
    top: words('NEO', { x: 6.5, y: 9.4, size: 4.2, fill: '#475569' }),
  });
  pins(stage, 6, 0, 5, {}, 5);
  crumbs(stage, random, 18, 4, 12, 16, 7);
  stage.within({ at: [50, 2, 0] }, () =>
    box(stage, [0, 0, 0], [25, 25, 7], '#b98b5e', {
      top: art.rect(1.5, 1.5, 22, 22, '#d7dce3') + art.dot(13, 11, 1.6, '#8e98a6'),
    }),
  );
  cable(
    stage,
    [
      [30, 20, 3],
      [40, 30, 6],
      [52, 32, 3],
      [60, 26, 2],
    ],
    1.6,
    '#23272f',
  );
}

function ethmod(stage: Stage, { tint, size, random }: Thing) {
  pcb(stage, size >= 2 ? 56 : 44, 30, tint, { random });
  box(stage, [-3, 6, boardTop], [22, 16, 13.5], '#c3cad4', {
    side:
      art.rect(3, 3, 10, 9, '#0b0e13') +
      art.rect(3.4, 1.4, 2.2, 1.3, '#facc15') +
      art.rect(10.4, 1.4, 2.2, 1.3, '#22c55e'),
  });
  chip(stage, 24, 10, 10, 10, '', true);
  box(stage, [36, 3, boardTop], [8, 3.6, 3], '#d3d8df', { round: 1.6 });
  pins(stage, size >= 2 ? 50 : 38, 8, 5, { along: 'y', rows: 2 }, 6);
  crumbs(stage, random, 21, 3, 14, 22, 8);
}

function antenna(stage: Stage, { size }: Thing) {
  if (size >= 4) {
    lathe(
      stage,
      [
        [0, 15],
        [8, 14],
        [10, 9],
        [14, 4],
      ],
      '#1b1f26',
      { at: [0, 0, 0], surface: 'gloss' },
    );
    lathe(
      stage,
      [
        [0, 1.8],
        [60, 1.4],
        [110, 1],
      ],
      '#1b1f26',
      { at: [0, 0, 14] },
    );
    cable(
      stage,
      [
        [14, 0, 3],
        [40, -4, 2],
        [60, -24, 2],
        [20, -36, 2],
        [54, -48, 2],
      ],
      3,
      '#23272f',
    );
    return;
  }
  whip(stage, 0, 0, size === 3 ? 150 : 108, 6, 0);
  stage.within({ at: [22, -8, 0] }, () => whip(stage, 0, 0, size === 3 ? 150 : 108, 6, 0));
}

function rfid(stage: Stage, { tint, size, random }: Thing) {
  const loops = art.repeat(4, (at) =>
    art.rect(19 + at * 1.6, 4 + at * 1.6, 38 - at * 3.2, 32 - at * 3.2, 'none', {
      stroke: shade(tint, 1.5),
      width: 0.6,
      round: 2,
    }),
  );
  pcb(stage, 60, 40, tint, { random, art: loops });
  chip(stage, 5, 18, 6, 6, '', true);
  crumbs(stage, random, 4, 6, 10, 26, 8);
  pins(stage, 2, 8, 8, { along: 'y' }, 5);
  if (size >= 2) {
    stage.within({ at: [22, -48, 0], turn: [0, 0, 8] }, () =>
      box(stage, [0, 0, 0], [68, 42, 1.2], '#f8fafc', { round: 4, top: art.rect(0, 10, 68, 5, '#e2e8f0') }),
    );
    stage.within({ at: [-22, -32, 0] }, () => tag(stage, '#2563eb'));
  }
}

/** A key fob like a drop. */
function tag(stage: Stage, colour: string) {
  extrude(
    stage,
    outline('M0 -14C10 -14 15 -6 13 2C11 10 6 16 5 22C4 26 -4 26 -5 22C-6 16 -11 10 -13 2C-15 -6 -10 -14 0 -14'),
    { from: 0, to: 5, colour, art: art.dot(0, -20, 2.4, '#f8fafc') + art.dot(0, 1, 8, shade(colour, 1.15)) },
  );
}

function rfidcard(stage: Stage, { tint, size }: Thing) {
  if (size === 2) {
    tag(stage, tint);
    stage.within({ at: [34, 8, 0], turn: [0, 0, 30] }, () => tag(stage, tint));
    return;
  }
  for (const at of [0, 1])
    stage.within({ at: [at * 16, at * 14, at * 1.4], turn: [0, 0, at * -7] }, () =>
      size === 3
        ? lathe(
            stage,
            [
              [0, 24],
              [0.8, 24],
            ],
            '#f8fafc',
            {
              at: [at * 40, 0, 0],
              art: art.repeat(4, (ring) => art.dot(0, 0, 20 - ring * 2.4, 'none', { stroke: '#b87333', width: 0.9 })),
            },
          )
        : box(stage, [0, 0, 0], [86, 54, 1.2], tint, {
            round: 5,
            top:
              art.rect(8, 9, 14, 11, '#d8b65c', { round: 2 }) +
              words('RFID', { x: 66, y: 44, size: 11, fill: '#94a3b8', face: 'display' }),
          }),
    );
}

export const radioSensorsKinds: Kinds = {
  gps: { camera: { yaw: -26, pitch: 44 }, draw: gps },
  ethmod: { draw: ethmod },
  antenna: { camera: { yaw: -24, pitch: 18 }, draw: antenna },
  rfid: { camera: { yaw: -26, pitch: 48 }, draw: rfid },
  rfidcard: { camera: { yaw: -26, pitch: 50 }, draw: rfidcard },
};
