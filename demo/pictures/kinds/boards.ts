import * as art from '../art.ts';
import {
  barrel,
  boardTop,
  button,
  can,
  chip,
  crumbs,
  crystal,
  goldHoles,
  lamp,
  pcb,
  pins,
  sockets,
  terminals,
  usb,
} from '../board-parts.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { box } from '../solids.ts';
import type { Stage } from '../stage.ts';

/** The well-known board of 69 by 53 mm: two strips of sockets, square USB, power jack, a long chip. */
function uno(stage: Stage, { tint, label, random }: Thing, long = false) {
  const w = long ? 102 : 69;
  const d = 53.4;
  const silk = words(label || 'UNO', { x: w * 0.62, y: 22, size: 7, fill: '#f8fafc', face: 'display' });
  pcb(stage, w, d, tint, { random, art: silk + goldHoles(w * 0.7, 34, 3) });
  usb(stage, -6, 31, random.chance(0.75) ? 'b' : 'c');
  barrel(stage, -2, 4);
  sockets(stage, 18, d - 4.2, long ? 24 : 10);
  if (long) sockets(stage, w - 8, 6, 16, { along: 'y', rows: 2 });
  sockets(stage, long ? 26 : 44, 1.6, long ? 8 : 8);
  sockets(stage, 26, 1.6, 6);
  if (long) sockets(stage, 48, 1.6, 16);
  if (long || random.chance(0.35)) chip(stage, 44, 18, 12, 12, '', true);
  else {
    box(stage, [34, 12, boardTop], [34, 8.5, 3.4], '#1b1f26');
    box(stage, [34.4, 12.7, boardTop + 3.4], [33, 7, 3.2], '#2a2f38', {
      top: words('ATMEGA328P', { x: 17, y: 4.6, size: 3, fill: '#cbd5e1' }) + art.dot(2.4, 3.5, 1, '#111827'),
    });
  }
  chip(stage, 18, 34, 7, 5);
  crystal(stage, 20, 26);
  can(stage, 17, 18, 3.2, 6);
  can(stage, 25, 18, 3.2, 6);
  button(stage, 4, d - 9);
  pins(stage, w - 10, 24, 3, { rows: 2 });
  lamp(stage, 36, 40, '#facc15');
  lamp(stage, 40, 40, '#22c55e');
  crumbs(stage, random, 28, 24, 16, 12, 8);
}

/** A narrow board with pins down both sides. */
function narrow(stage: Stage, { tint, label, random }: Thing, w: number, d: number) {
  const count = Math.floor((w - 5) / 2.54);
  pcb(stage, w, d, tint, {
    random,
    holes: false,
    art:
      goldHoles(3.2, 1.7, count) +
      goldHoles(3.2, d - 1.7, count) +
      words(label, { x: w * 0.78, y: d * 0.6, size: 3.4, fill: '#f8fafc', fit: w * 0.3 }),
  });
  usb(stage, -1.5, d / 2 - 4, random.pick(['micro', 'c', 'c']));
  chip(stage, w * 0.4, d / 2 - 3.4, 6.8, 6.8, '', true, 1.1);
  button(stage, w * 0.62, d / 2 - 2, '#e2e8f0', 3.4);
  lamp(stage, w * 0.24, d * 0.35, '#22c55e');
  lamp(stage, w * 0.24, d * 0.55, '#ef4444');
  crumbs(stage, random, w * 0.2, d * 0.25, w * 0.65, d * 0.5, 7);
}

/** Boards of microcontrollers by size: 1 narrow, 2 round or square and small, 3 usual, 5 long. */
function board(stage: Stage, thing: Thing) {
  if (thing.size <= 1) narrow(stage, thing, thing.random.int(40, 46), 18);
  else if (thing.size === 2) narrow(stage, thing, 52, 26);
  else uno(stage, thing, thing.size >= 5);
}

/** The metal can of a radio with its antenna as a line of gold. */
export function radioCan(stage: Stage, x: number, y: number, w: number, d: number, label: string) {
  const reach = d * 0.3;
  const zigzag = Array.from({ length: 6 }, (_, at) => `${at % 2 ? 'v-' : 'v'}${reach * 0.55}h${(w * 0.8) / 6}`).join(
    '',
  );
  box(stage, [x, y, boardTop], [w, d, 0.8], '#1f2937', {
    top: art.line(`M${w * 0.1} ${reach * 0.25}${zigzag}`, '#dcb455', 0.7),
  });
  box(stage, [x + 0.8, y + 0.8, boardTop + 0.8], [w - 1.6, d - reach - 1.2, 2.4], '#cdd3db', {
    top:
      words(label, { x: w / 2 - 0.8, y: (d - reach) * 0.42, size: 3, fill: '#475569', fit: w * 0.75 }) +
      art.line(`M${w * 0.2} ${(d - reach) * 0.6}h${w * 0.45}`, '#94a3b8', 0.4),
  });
}

function esp(stage: Stage, { tint, label, random, size }: Thing) {
  const w = size >= 3 ? 52 : size === 2 ? 48 : 34;
  const d = size >= 3 ? 28 : 25.5;
  const count = Math.floor((w - 4) / 2.54);
  pcb(stage, w, d, tint, { random, holes: size >= 2, art: goldHoles(3, 1.6, count) + goldHoles(3, d - 1.6, count) });
  pins(stage, 2, 0.4, count, {}, 0.6);
  pins(stage, 2, d - 2.9, count, {}, 0.6);
  const pico = /RP|PICO|STM/.test(label);
  if (pico) {
    chip(stage, w * 0.42, d / 2 - 4, 8, 8, label.slice(0, 7), true, 1.1);
    button(stage, w * 0.18, d / 2 - 1, '#f8fafc', 4);
  } else {
    stage.within({ at: [w - 0.4, d / 2 - 9, 0], turn: [0, 0, 90] }, () => radioCan(stage, 0, -1, 18, 25, label));
    chip(stage, w * 0.2, d / 2 - 3, 5, 5, '', true, 1);
    button(stage, 7, 3.6, '#1f2937', 3.6);
    button(stage, 7, d - 7.4, '#1f2937', 3.6);
  }
  usb(stage, -1.5, d / 2 - 4, random.pick(['micro', 'c']));
  lamp(stage, 12, d / 2 - 3, '#ef4444');
  crumbs(stage, random, 9, d * 0.3, w * 0.25, d * 0.35, 6);
}

/** A computer on a board: forty pins, network and USB towers on the right. */
function sbc(stage: Stage, { tint, random, size }: Thing) {
  const small = size <= 1;
  const [w, d] = small ? [65, 30] : [85, 56];
  pcb(stage, w, d, tint, { random, label: small ? '' : '' });
  pins(stage, 7, d - 6, 20, { rows: 2 }, 4);
  chip(stage, w * 0.28, d * 0.38, small ? 10 : 14, small ? 10 : 14, '', true, 1);
  box(stage, [w * 0.28 + 1.5, d * 0.38 + 1.5, boardTop + 1.1], small ? [7, 7, 0.4] : [11, 11, 0.4], '#c9d0d9');
  chip(stage, w * 0.52, d * 0.42, small ? 8 : 11, 8, '', false, 1);
  if (small) {
    for (const x of [10, 38, 51])
      box(stage, [x, -1, boardTop], [x === 10 ? 11 : 8, 6, 3], '#c3cad4', {
        front: art.rect(1, 0.8, x === 10 ? 9 : 6, 1.6, '#111827'),
      });
  } else {
    box(stage, [w - 17, 2, boardTop], [19, 16, 13.5], '#c3cad4', {
      side: art.rect(3, 3, 10, 9, '#0b0e13') + art.rect(4, 2, 2, 1, '#facc15') + art.rect(10, 2, 2, 1, '#22c55e'),
    });
    for (const y of [20, 37.5])
      box(stage, [w - 15, y, boardTop], [17, 13.5, 15.5], '#c3cad4', {
        side:
          art.rect(1.5, 1.8, 10.5, 5, '#111827') +
          art.rect(3, 3, 7.5, 1.8, '#2563eb') +
          art.rect(1.5, 8.6, 10.5, 5, '#111827') +
          art.rect(3, 9.8, 7.5, 1.8, '#2563eb'),
      });
    box(stage, [7, -1, boardTop], [9, 7, 3.2], '#c3cad4', {
      front: art.rect(1, 0.8, 7, 1.7, '#111827', { round: 0.8 }),
    });
    for (const x of [22, 36])
      box(stage, [x, -1, boardTop], [7.5, 7.5, 3], '#c3cad4', { front: art.rect(0.8, 0.7, 5.9, 1.6, '#111827') });
    box(stage, [54, -1, boardTop], [7, 12, 6], '#1b1f26');
  }
  box(stage, [2, d * 0.36, boardTop], [3, 14, 4], '#f1f5f9');
  crumbs(stage, random, w * 0.15, d * 0.2, w * 0.5, d * 0.5, 12);
}

/** Boards that stand on other boards: sockets on both sides, terminals, chips. */
function shield(stage: Stage, { tint, label, random, size }: Thing) {
  const [w, d] = size <= 1 ? [50, 40] : size === 2 ? [58, 48] : size >= 5 ? [100, 60] : [69, 53];
  pcb(stage, w, d, tint, { random, label });
  sockets(stage, 16, d - 4.2, Math.floor((w - 22) / 2.54));
  sockets(stage, 22, 1.6, Math.floor((w - 28) / 2.54));
  terminals(stage, 1, 10, Math.floor((d - 18) / 5), random.pick(['#1d4ed8', '#16a34a', '#1d4ed8']), { along: 'y' });
  chip(stage, w * 0.34, d * 0.42, 16, 7, label);
  if (size >= 3) chip(stage, w * 0.64, d * 0.42, 16, 7);
  if (size >= 5) for (const at of [0, 1, 2, 3]) pins(stage, 34 + at * 15, 16, 5);
  can(stage, w * 0.3, d * 0.3, 3.2, 6);
  pins(stage, w - 12, d * 0.28, 3, { rows: 2 });
  button(stage, w - 10, d * 0.6);
  crumbs(stage, random, w * 0.3, d * 0.62, w * 0.5, d * 0.2, 10);
}

export const boardKinds: Kinds = {
  board: { draw: board },
  esp: { draw: esp },
  sbc: { draw: sbc },
  shield: { draw: shield },
};
