import * as art from '../art.ts';
import { boardTop, chip, crumbs, lamp, pcb, pins, terminals, usb } from '../board-parts.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { larger, pitch } from '../module-boards.ts';
import { coil, fins, relayCube, standing, tallCan, toroid, trimpot } from '../power-parts.ts';
import { cylinder } from '../round.ts';
import { box } from '../solids.ts';
import { type Stage } from '../stage.ts';

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
    relayCube(stage, x, 9.5, colour, boardTop, [count === 1 ? 19 : 15.5, 18.5, 15], count <= 2);
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

export const powerModulesKinds: Kinds = {
  regulator: { draw: regulator },
  driver: { draw: driver },
  relay: { camera: { yaw: -26, pitch: 42 }, draw: relay },
  currentmod: { draw: currentmod },
  stepstick: { draw: stepstick },
  potmodule: { draw: potmodule },
};
