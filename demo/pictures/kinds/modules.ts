import * as art from '../art.ts';
import { boardTop, chip, crumbs, goldHoles, lamp, pcb, pins, sockets, usb } from '../board-parts.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { larger, pitch } from '../module-boards.ts';
import { trimpot, whip } from '../power-parts.ts';
import { ball, cylinder } from '../round.ts';
import { box } from '../solids.ts';
import { type Stage } from '../stage.ts';
import { radioCan } from './boards.ts';

/** A small board whose pins stand at one edge and whose one part of note is in the middle. */
function breakout(stage: Stage, { tint, random, label }: Thing, w: number, d: number) {
  const count = random.int(4, Math.floor((w - 3) / pitch));
  const start = (w - count * pitch) / 2;
  pcb(stage, w, d, tint, {
    random,
    art: goldHoles(start + 1.27, d - 1.9, count) + words(label, { x: w / 2, y: 4, size: 2.6, fill: '#fff' }),
  });
  if (random.chance(0.6)) pins(stage, start, 0.6, count, {}, 5.5);
  const kind = random.int(0, 4);
  const [x, y] = [w / 2, d * 0.58];
  if (kind === 0) chip(stage, x - 2.5, y - 2.5, 5, 5, '', true, 1);
  if (kind === 1)
    box(stage, [x - 2, y - 2, boardTop], [4.4, 4.4, 1.6], '#cfd5dd', { top: art.dot(1, 1, 0.45, '#111827') });
  if (kind === 2) chip(stage, x - 3.6, y - 2, 7.2, 4.4);
  if (kind === 3)
    cylinder(stage, 3.2, 4, '#cfd5dd', { at: [x, y, boardTop], surface: 'metal', art: art.dot(0, 0, 1.6, '#1f2937') });
  if (kind === 4)
    box(stage, [x - 3, y - 1.6, boardTop], [6, 3.2, 1.2], '#111827', {
      top: art.dot(1.6, 1.6, 0.9, '#475569') + art.dot(4.4, 1.6, 0.9, '#7f1d1d'),
    });
  crumbs(stage, random, w * 0.12, d * 0.34, w * 0.7, d * 0.5, 7);
}

/** A long board with a sensor's head on the left, a blue trimmer, and its pins on the right. */
function comparator(stage: Stage, { tint, random }: Thing, w: number, d: number) {
  pcb(stage, w, d, tint, { random });
  const count = random.int(3, 4);
  pins(stage, w - 3.4, (d - count * pitch) / 2, count, { along: 'y' }, 6);
  trimpot(stage, w * 0.52, d * 0.36);
  chip(stage, w * 0.3, d * 0.3, 5, 4.4);
  lamp(stage, w * 0.42, d * 0.14, '#22c55e');
  lamp(stage, w * 0.42, d * 0.8, '#ef4444');
  const head = random.int(0, 4);
  if (head === 0)
    cylinder(stage, d * 0.3, 7, '#cfd5dd', {
      at: [4, d / 2, boardTop + 4],
      axis: 'z',
      surface: 'metal',
      art: art.dot(0, 0, d * 0.2, '#111827'),
    });
  if (head === 1) ball(stage, [0.5, d / 2, boardTop + 3], 2.8, random.pick(['#111827', '#dbeafe', '#7c2d12']));
  if (head === 2)
    box(stage, [-3, d / 2 - 4, boardTop], [6, 8, 9], '#16181d', {
      side: art.dot(2.4, 4, 1.5, '#3b1d4a') + art.dot(5.8, 4, 1.5, '#1e293b'),
    });
  if (head === 3) cylinder(stage, 3.2, 9, '#cfd5dd', { at: [-4, d / 2, boardTop + 3.4], axis: 'x', surface: 'metal' });
  if (head === 4) {
    box(stage, [-1, d * 0.2, boardTop], [5, d * 0.6, 3], '#16181d');
    box(stage, [-4, d * 0.25, boardTop + 3], [8, d * 0.5, 0.5], '#cfd5dd');
  }
  crumbs(stage, random, w * 0.25, d * 0.15, w * 0.5, d * 0.7, 6);
}

function module(stage: Stage, thing: Thing) {
  const { random, size } = thing;
  if (size <= 0) breakout(stage, thing, 13, 12);
  else if (size === 1 && random.chance(0.55)) breakout(stage, thing, random.int(15, 21), random.int(14, 19));
  else if (size === 1) comparator(stage, thing, random.int(30, 36), 14);
  else if (size === 2) larger(stage, thing, random.int(34, 44), random.int(22, 30));
  else larger(stage, thing, random.int(56, 66), random.int(26, 40));
}

function radio(stage: Stage, { tint, random, size, label }: Thing) {
  const board = tint === '#e2e8f0' ? '#1f2937' : tint;
  const [w, d] = size >= 3 ? [56, 26] : size === 2 ? [30, 24] : [27, 15];
  pcb(stage, w, d, board, { random, holes: size >= 3 });
  stage.within({ at: [size >= 3 ? 6 : 8, d * 0.1, 0] }, () =>
    radioCan(stage, 0, 0, size >= 3 ? 26 : 17, d * 0.82, label || 'RF'),
  );
  pins(stage, 0.6, d * 0.14, Math.floor((d * 0.74) / pitch), { along: 'y', rows: size === 1 ? 2 : 1 }, 5);
  if (size >= 2) whip(stage, w - 4, d / 2, size >= 3 ? 44 : 30, 3.4);
  crumbs(stage, random, w * 0.6, d * 0.1, w * 0.2, d * 0.75, 5);
}

function programmer(stage: Stage, { tint, random, size }: Thing) {
  if (size === 0 || size >= 3 || tint === '#7c3aed') {
    const long = size === 0 ? 22 : 46;
    box(stage, [0, 0, 0], [long, 19, 9], tint, {
      round: 3,
      top: art.rect(long * 0.3, 6.5, long * 0.4, 6, '#ffffff', { opacity: 0.25, round: 1 }),
    });
    box(stage, [-16, 3.4, 1.8], [16, 12.2, 5], '#cfd5dd', {
      top: art.rect(5, 2.6, 2.4, 2, '#64748b') + art.rect(5, 7.6, 2.4, 2, '#64748b'),
    });
    return;
  }
  pcb(stage, 42, 17, tint, { random, holes: false });
  usb(stage, -15, 2.4, 'a');
  chip(stage, 12, 5, 10, 6, 'FT232');
  pins(stage, 38, 1, 6, { along: 'y' }, 6);
  lamp(stage, 27, 4, '#22c55e');
  lamp(stage, 27, 11, '#ef4444');
  crumbs(stage, random, 23, 4, 12, 8, 6);
}

/** A camera's eye on its board. */
function cameramod(stage: Stage, { tint, random, size }: Thing) {
  const [w, d] = size >= 3 ? [40, 30] : [25, 24];
  pcb(stage, w, d, tint === '#f8fafc' ? '#1f2937' : tint, { random });
  const [x, y] = [w * 0.5, d * 0.52];
  box(stage, [x - 5, y - 5, boardTop], [10, 10, 5], '#1b1f26');
  cylinder(stage, 4.6, 5, '#16181d', {
    at: [x, y, boardTop + 5],
    surface: 'gloss',
    art: art.dot(0, 0, 3.4, '#0b0e13') + art.dot(0, 0, 2.4, '#27374d') + art.dot(-0.8, -0.8, 0.8, '#9fb4d0'),
  });
  if (size === 1) {
    box(stage, [2, -0.6, boardTop], [w - 4, 5, 2.4], '#f1f5f9');
  } else {
    sockets(stage, 2, 0.5, 8);
    sockets(stage, 2, d - 3, 8);
    lamp(stage, w * 0.84, d * 0.3, '#fef9c3');
  }
  crumbs(stage, random, w * 0.1, d * 0.3, w * 0.7, d * 0.4, 7);
}

export const modulesKinds: Kinds = {
  module: { draw: module },
  radio: { draw: radio },
  programmer: { draw: programmer },
  cameramod: { camera: { yaw: -26, pitch: 46 }, draw: cameramod },
};
