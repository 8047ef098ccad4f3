import * as art from '../art.ts';
import { boardTop, chip, crumbs, lamp, pcb, pins } from '../board-parts.ts';
import { shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { trimpot } from '../power-parts.ts';
import { lathe } from '../round.ts';
import { box } from '../solids.ts';
import { type Stage } from '../stage.ts';

const mesh = (r: number) =>
  art.dot(0, 0, r, '#3a414c') + art.grid(-r * 0.62, -r * 0.62, 7, 7, [r * 0.18, r * 0.18], r * 0.1, r * 0.1, '#8e98a6');

/** Two metal eyes on a board, standing up as in use. */
function ultrasonic(stage: Stage, { tint, random }: Thing) {
  stage.within({ turn: [90, 0, 0] }, () => {
    pcb(stage, 45, 20, tint, { random, art: words('HC-SR04', { x: 22.5, y: 18.4, size: 2.6, fill: '#fff' }) });
    for (const x of [10, 35])
      lathe(
        stage,
        [
          [0, 8],
          [9, 8],
          [12, 8.2],
        ],
        '#cfd5dd',
        { at: [x, 10.6, boardTop], surface: 'metal', art: art.dot(0, 0, 7.6, '#aab3bf') + mesh(6.4) },
      );
    box(stage, [19, 15.4, boardTop], [8, 3.4, 3], '#d3d8df', { round: 1.6 });
  });
  box(stage, [17.4, -1, -6.2], [10.2, 2.5, 2.5], '#1b1f26');
  for (let at = 0; at < 4; at++) box(stage, [18.4 + at * 2.54, 0, -12], [0.7, 0.7, 12], '#e0b64a', { edge: false });
}

function pir(stage: Stage, { tint, size, random }: Thing) {
  const [w, d, r] = size >= 2 ? [32, 24, 11.4] : [18, 12, 6];
  pcb(stage, w, d, tint, { random, holes: size >= 2 });
  box(stage, [w / 2 - r, d / 2 - r, boardTop], [r * 2, r * 2, 2.4], '#f4f6f8', { round: 2 });
  const dome = Array.from({ length: 9 }, (_, at): [number, number, string] => [
    3 + r * Math.sin((at * Math.PI) / 16),
    (r - 0.6) * Math.cos((at * Math.PI) / 16),
    at % 2 ? '#e3e8ee' : '#f6f8fa',
  ]);
  lathe(stage, [[0, r - 0.6], ...dome], '#f3f5f8', { at: [w / 2, d / 2, boardTop + 2.4] });
  pins(stage, w / 2 - 3.8, 0, 3, {}, 5);
  if (size >= 2)
    for (const x of [1, w - 6])
      box(stage, [x, d - 6, boardTop], [5, 5, 5], '#f59e0b', { top: art.line('M1.4 2.5h2.2', '#7c4a03', 0.8) });
}

function dht(stage: Stage, { tint, size, random }: Thing) {
  const body = tint === '#2563eb' || tint === '#1d4ed8' ? '#3b82f6' : '#eef1f4';
  const grille =
    art.rect(1.4, 1.6, 12.4, 17, shade(body, 0.92), { round: 1 }) +
    art.grid(2.4, 3, 3, 6, [3.9, 2.6], 3, 1.5, shade(body, 0.45));
  const board = size === 2;
  if (board) pcb(stage, 32, 18, '#1b1f26', { random });
  stage.within({ at: board ? [3, 1, boardTop] : [0, 0, 0] }, () => {
    if (!board)
      stage.within({ turn: [90, 0, 0] }, () => box(stage, [0, 0, 0], [15, 20, 7.5], body, { round: 1, top: grille }));
    else box(stage, [0, 0, 0], [15, 16, 6], body, { round: 1, top: grille });
  });
  if (board) {
    pins(stage, 28, 5, 3, { along: 'y' }, 6);
    lamp(stage, 22, 13, '#ef4444');
    crumbs(stage, random, 20, 4, 5, 8, 4);
  } else {
    box(stage, [0.4, -7, 20], [14.2, 7, 4], body, { round: 2, front: art.dot(7, 2, 1.3, '#64748b') });
    for (let at = 0; at < 4; at++) box(stage, [2 + at * 3.4, -4, -9], [0.8, 0.5, 9], '#cbd2db', { edge: false });
  }
}

/** A gas sensor: its metal can with a mesh on a board. */
function gas(stage: Stage, { tint, size, random }: Thing) {
  if (size >= 3) {
    lathe(
      stage,
      [
        [0, 10],
        [14, 10],
        [14, 9, '#f8fafc'],
        [16, 9],
      ],
      '#dfe4ea',
      { at: [0, 0, 0], surface: 'gloss', art: mesh(7) },
    );
    return;
  }
  pcb(stage, 32, 22, tint, { random, art: words('MQ', { x: 26, y: 19.6, size: 2.6, fill: '#fff' }) });
  lathe(
    stage,
    [
      [0, 8.6],
      [4, 8.6],
      [4, 8.9, '#b4bcc8'],
      [7, 8.9],
      [8, 8.4],
      [11, 8.2],
    ],
    '#8a5a2b',
    { at: [12, 11, boardTop], surface: 'metal', art: art.dot(0, 0, 8, '#aab3bf') + mesh(7.2) },
  );
  trimpot(stage, 21.6, 14, boardTop - 2);
  chip(stage, 23.4, 6.4, 4.4, 4);
  pins(stage, 28.6, 5.6, 4, { along: 'y' }, 5);
  lamp(stage, 23, 2.4, '#22c55e');
}

function airquality(stage: Stage, { tint, size, random }: Thing) {
  if (size >= 3) {
    box(stage, [0, 0, 0], [50, 38, 21], '#3b6fd6', {
      round: 2,
      top:
        art.rect(8, 8, 34, 22, '#e8edf6') + words('PM2.5', { x: 25, y: 22, size: 8, fill: '#1f2937', face: 'display' }),
      front: art.dot(14, 10, 6, '#16181d') + art.dot(36, 10, 3, '#16181d'),
    });
    return;
  }
  pcb(stage, 33, 20, '#1b1f26', { random });
  box(stage, [2, 2, boardTop], [29, 16, 7], tint, {
    round: 1.4,
    top:
      art.dot(21, 8, 5, '#fff7db') +
      art.dot(21, 8, 4.2, '#e8c766') +
      words('CO2', { x: 9, y: 10.4, size: 5, fill: '#5b430c', face: 'display' }),
  });
}

export const sensorsKinds: Kinds = {
  ultrasonic: { camera: { yaw: -26, pitch: 22 }, draw: ultrasonic },
  pir: { camera: { yaw: -26, pitch: 38 }, draw: pir },
  dht: { camera: { yaw: -28, pitch: 30 }, draw: dht },
  gas: { camera: { yaw: -26, pitch: 38 }, draw: gas },
  airquality: { camera: { yaw: -26, pitch: 42 }, draw: airquality },
};
