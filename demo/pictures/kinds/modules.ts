import * as art from '../art.ts';
import { boardTop, button, chip, crumbs, goldHoles, lamp, pcb, pins, sockets, terminals, usb } from '../board-parts.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { coil, fins, relayCube, standing, tallCan, toroid, trimpot, whip } from '../power-parts.ts';
import { ball, cylinder } from '../round.ts';
import { box } from '../solids.ts';
import type { Stage } from '../stage.ts';
import { radioCan } from './boards.ts';

const pitch = 2.54;

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

function larger(stage: Stage, { tint, random, label }: Thing, w: number, d: number) {
  pcb(stage, w, d, tint, { random, label });
  const count = Math.floor((w - 14) / pitch);
  if (random.chance(0.5)) pins(stage, 7, 1, Math.min(count, 12), {}, 6);
  else terminals(stage, 7, 0.5, Math.min(4, Math.floor(w / 9)), random.pick(['#1d4ed8', '#16a34a']), { size: 3.8 });
  chip(stage, w * 0.36, d * 0.44, random.int(8, 13), 6, '');
  if (random.chance(0.6)) tallCan(stage, w * 0.18, d * 0.62, 2.6, 5.5, '#b9c0ca');
  if (random.chance(0.6)) box(stage, [w * 0.68, d * 0.5, boardTop], [9, 3.6, 3.2], '#d3d8df', { round: 1.8 });
  else if (random.chance(0.5)) button(stage, w * 0.7, d * 0.5, '#1f2937', 5);
  else
    cylinder(stage, 5, 2.6, '#cfd5dd', {
      at: [w * 0.76, d * 0.56, boardTop],
      surface: 'metal',
      art: words('CR2032', { x: 0, y: 0.8, size: 2, fill: '#64748b' }),
    });
  lamp(stage, w * 0.86, d * 0.82, '#ef4444');
  crumbs(stage, random, w * 0.15, d * 0.3, w * 0.7, d * 0.5, 10);
}

function module(stage: Stage, thing: Thing) {
  const { random, size } = thing;
  if (size <= 0) breakout(stage, thing, 13, 12);
  else if (size === 1 && random.chance(0.55)) breakout(stage, thing, random.int(15, 21), random.int(14, 19));
  else if (size === 1) comparator(stage, thing, random.int(30, 36), 14);
  else if (size === 2) larger(stage, thing, random.int(34, 44), random.int(22, 30));
  else larger(stage, thing, random.int(56, 66), random.int(26, 40));
}

/** Converters of voltage: a coil, capacitors, terminals, and fins where the current is high. */
function regulator(stage: Stage, { tint, random, size }: Thing) {
  const [w, d] = (
    [
      [22, 17],
      [43, 21],
      [54, 26],
      [62, 34],
      [66, 48],
      [74, 56],
    ] as const
  )[size] ?? [43, 21];
  pcb(stage, w, d, tint, { random, holes: size > 0 });
  if (size === 0) {
    usbOr(stage, random.chance(0.5), d);
    coil(stage, w * 0.42, d * 0.25, 6);
    chip(stage, w * 0.72, d * 0.3, 4, 5);
    crumbs(stage, random, w * 0.3, d * 0.1, w * 0.6, d * 0.75, 6);
    return;
  }
  const [r, h] = [size >= 4 ? 6.4 : 4.2, size >= 4 ? 17 : 9];
  tallCan(stage, w * 0.16, d * 0.5, r, h, random.pick(['#1f2937', '#b9c0ca', '#0f766e']));
  tallCan(stage, w * 0.84, d * 0.5, r, h, random.pick(['#1f2937', '#b9c0ca']));
  if (size >= 4) {
    fins(stage, w * 0.3, d * 0.7, w * 0.42, 9, 22, '#6b7480');
    toroid(stage, w * 0.5, d * 0.34, 10);
  } else if (random.chance(0.6)) coil(stage, w * 0.42, d * 0.2, Math.min(12, d * 0.55));
  else toroid(stage, w * 0.5, d * 0.5, d * 0.28);
  if (size <= 2) chip(stage, w * 0.28, d * 0.3, 7, 8, 'LM2596');
  trimpot(stage, w * 0.62, d * 0.68);
  if (size >= 2) {
    terminals(stage, 0, d * 0.26, 2, '#16a34a', { along: 'y' });
    terminals(stage, w - 7.5, d * 0.06, 2, '#16a34a', { along: 'y', size: 4 });
  }
  if (size === 3) {
    box(stage, [w * 0.3, 2, boardTop], [20, 9, 7], '#16181d', {
      top: words('12.5', { x: 10, y: 7.4, size: 7.4, fill: '#ef4444', face: 'display' }),
    });
  }
  crumbs(stage, random, w * 0.2, d * 0.1, w * 0.6, d * 0.75, 8);
}

const usbOr = (stage: Stage, has: boolean, d: number) => (has ? usb(stage, -1, d / 2 - 4, 'c') : undefined);

function driver(stage: Stage, { tint, random, size }: Thing) {
  if (size <= 1) return larger(stage, { tint, random, label: '' } as Thing, 26, 21);
  const [w, d] = size >= 5 ? [50, 50] : size === 2 ? [34, 24] : [44, 44];
  pcb(stage, w, d, tint, { random });
  if (size >= 3) {
    fins(stage, w * 0.3, d * 0.62, w * 0.42, 12, size >= 5 ? 32 : 24, '#2b3038');
    box(stage, [w * 0.32, d * 0.5, boardTop + 3], [w * 0.38, 4.6, 15], '#23272f', {
      front: words('L298N', { x: w * 0.19, y: 7, size: 3.4, fill: '#9ca3af' }),
    });
  } else standing(stage, w * 0.36, d * 0.5);
  terminals(stage, w * 0.2, 0, size >= 3 ? 3 : 2, '#1d4ed8');
  terminals(stage, 0, d * 0.42, 2, '#1d4ed8', { along: 'y' });
  if (size >= 3) terminals(stage, w - 7.5, d * 0.42, 2, '#1d4ed8', { along: 'y' });
  tallCan(stage, w * 0.22, d * 0.78, 4, 11);
  pins(stage, w * 0.66, 3, 6, {}, 6);
  crumbs(stage, random, w * 0.25, d * 0.24, w * 0.5, d * 0.2, 8);
}

function relay(stage: Stage, { tint, random, size }: Thing) {
  const count = Math.max(1, size);
  const w = count === 1 ? 27 : count * 17.5 + 4;
  const d = count === 1 ? 42 : 52;
  pcb(stage, w, d, tint, { random });
  const colour = tint === '#1d4ed8' || random.chance(0.7) ? '#2563eb' : '#111827';
  for (let at = 0; at < count; at++) {
    const x = count === 1 ? 4 : at * 17.5 + 3;
    relayCube(stage, x, 9.5, colour, boardTop, [count === 1 ? 19 : 15.5, 18.5, 15], count <= 4);
    terminals(stage, x + 0.3, 0.5, 3, count === 1 ? '#1d4ed8' : '#2b6be8', { size: count === 1 ? 5 : 4.9 });
    if (count <= 4) box(stage, [x + 3, 31, boardTop], [5, 5, 3], '#16181d', { edge: false });
    lamp(stage, x + 11, 32, '#ef4444');
  }
  pins(stage, count === 1 ? 7 : w * 0.3, d - 4, count === 1 ? 3 : Math.min(10, count + 2), {}, 6);
  crumbs(stage, random, 3, d - 14, w - 8, 8, 6 + count);
}

function currentmod(stage: Stage, { tint, random, size }: Thing) {
  const [w, d] = size >= 3 ? [74, 31] : [32, 15];
  pcb(stage, w, d, size >= 3 ? '#166534' : tint, { random });
  terminals(stage, 0, d * 0.14, 2, '#16a34a', { along: 'y', size: size >= 3 ? 7 : 5 });
  if (size >= 2) toroid(stage, w * 0.5, d / 2, d * 0.3);
  else chip(stage, w * 0.46, d * 0.3, 6, 5, 'ACS712');
  pins(stage, w - 4, d * 0.22, 3, { along: 'y' }, 6);
  lamp(stage, w * 0.74, d * 0.2, '#ef4444');
  crumbs(stage, random, w * 0.4, d * 0.2, w * 0.4, d * 0.6, 6);
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

function stepstick(stage: Stage, { tint, random, size }: Thing) {
  const [w, d] = size >= 2 ? [26, 20] : [20, 15];
  pcb(stage, w, d, tint, { random, holes: false });
  const count = Math.floor(w / pitch);
  pins(stage, 0, 0, count, {}, 5);
  pins(stage, 0, d - 2.54, count, {}, 5);
  fins(stage, w * 0.24, d * 0.24, 10, d * 0.5, 6, random.pick(['#1d4ed8', '#cbd2db', '#111827', '#dc2626']));
  cylinder(stage, 1.6, 1, '#d9dee5', { at: [w - 3, d / 2, boardTop], art: art.line('M-1 0h2M0 -1v2', '#475569', 0.4) });
}

function potmodule(stage: Stage, { tint, random, size }: Thing) {
  const [w, d] = size >= 3 ? [62, 44] : [26, 19];
  pcb(stage, w, d, tint, { random });
  const [x, y] = size >= 3 ? [w * 0.7, d * 0.45] : [w * 0.56, d / 2];
  box(stage, [x - 6.5, y - 6.5, boardTop], [13, 13, 6], '#b9c0ca');
  cylinder(stage, 3.4, 8, '#b9c0ca', { at: [x, y, boardTop + 6], surface: 'metal' });
  cylinder(stage, size >= 2 ? 7 : 3, 10, size >= 2 ? '#16181d' : '#d3d8df', {
    at: [x, y, boardTop + 10],
    surface: 'gloss',
    art: art.line(`M0 ${size >= 2 ? -6 : -2.4}V0`, size >= 2 ? '#f8fafc' : '#64748b', 0.9),
  });
  if (size >= 3) {
    tallCan(stage, w * 0.24, d * 0.75, 6, 16);
    standing(stage, w * 0.36, d * 0.7);
    terminals(stage, 4, 0, 4, '#16a34a', { size: 6 });
  } else pins(stage, 0.5, 3, 5, { along: 'y' }, 6);
  crumbs(stage, random, w * 0.1, d * 0.3, w * 0.3, d * 0.4, 5);
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

export const moduleKinds: Kinds = {
  module: { draw: module },
  regulator: { draw: regulator },
  driver: { draw: driver },
  relay: { camera: { yaw: -26, pitch: 42 }, draw: relay },
  currentmod: { draw: currentmod },
  radio: { draw: radio },
  programmer: { draw: programmer },
  stepstick: { draw: stepstick },
  potmodule: { draw: potmodule },
  cameramod: { camera: { yaw: -26, pitch: 46 }, draw: cameramod },
};
