import * as art from '../art.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { epoxy, pitch, strew, tin } from '../loose-parts.ts';
import { outline } from '../outline.ts';
import { cylinder } from '../round.ts';
import { box, extrude, posts } from '../solids.ts';
import { type Point } from '../space.ts';
import { type Stage } from '../stage.ts';

/** A DIP chip on its legs, its notch to the left. */
function dip(stage: Stage, legs: number, label: string, z = 0, maker = '') {
  const side = legs / 2;
  const w = side * pitch;
  const d = legs > 20 ? 13.4 : 6.4;
  for (const y of [-0.8, d + 0.4]) {
    const feet = Array.from({ length: side }, (_, at): Point => [at * pitch + 1.27, y < 0 ? -0.7 : d + 0.7, z]);
    posts(stage, feet, [0, 0, 5], 0.9, tin);
    posts(
      stage,
      feet.map(([x, , h]): Point => [x, y < 0 ? -0.7 : d - 0.1, h + 4.9]),
      [0, 0.8, 0],
      1.5,
      tin,
    );
  }
  box(stage, [0, 0, z + 3], [w, d, 3.4], epoxy, {
    top:
      art.dot(0, d / 2, 1.1, '#0d1015') +
      art.dot(1.7, d - 1.5, 0.55, '#4b5563') +
      words(label, { x: w / 2 + 0.4, y: d * 0.5, size: Math.min(2.6, d * 0.32), fill: '#cfd6df', fit: w * 0.78 }) +
      words(maker, { x: w / 2 + 0.4, y: d * 0.82, size: 1.5, fill: '#8d97a5', fit: w * 0.7 }),
  });
}

function ic(stage: Stage, thing: Thing) {
  const { size, label, random } = thing;
  const lot = `${random.int(21, 25)}${random.int(10, 52)}${random.pick(['A', 'C', 'K'])}`;
  dip(stage, Math.max(6, size), label, 0, lot);
  if (random.chance(0.35))
    stage.within({ at: [random.int(-3, 4), size > 20 ? -22 : -15, 0], turn: [0, 0, random.int(-9, 9)] }, () =>
      dip(stage, Math.max(6, size), label, 0, lot),
    );
}

function icsocket(stage: Stage, { size, tint }: Thing) {
  const side = Math.max(3, size / 2);
  const [w, d] = [side * pitch, size > 20 ? 17.8 : 10.2];
  const zif = tint === '#15803d';
  if (zif) {
    box(stage, [-10, -3, 0], [w + 20, d + 6, 9], '#16a34a', {
      round: 1,
      top:
        art.grid(12, 3, side, 1, [pitch, 0], 1, 3.4, '#0d1015') +
        art.grid(12, d - 0.4, side, 1, [pitch, 0], 1, 3.4, '#0d1015'),
    });
    cylinder(stage, 0.9, 17, tin, { at: [-6, d - 2, 9], surface: 'metal' });
    cylinder(stage, 2, 6, '#f1f5f9', { at: [-6, d - 2, 24] });
    return;
  }
  for (const y of [0.9, d - 0.9])
    posts(
      stage,
      Array.from({ length: side }, (_, at): Point => [at * pitch + 1.27, y, 0]),
      [0, 0, 3],
      0.6,
      '#d8b65c',
    );
  for (const y of [0, d - 2.6])
    box(stage, [0, y, 3], [w, 2.6, 3.6], epoxy, { top: art.grid(0.85, 0.8, side, 1, [pitch, 0], 0.9, 1, '#d8b65c') });
  for (const x of [0, w / 2 - 1.2, w - 2]) box(stage, [x, 2.6, 3], [2, d - 5.2, 3], epoxy, { edge: false });
}

/** The usual power transistor lying on its back would hide its tab, so it stands. */
function to220One(stage: Stage, label: string) {
  const tab = art.dot(5, 3.4, 1.9, '#eef1f5') + art.dot(5, 3.4, 1.9, 'none', { stroke: '#8e98a6', width: 0.3 });
  posts(
    stage,
    [2.46, 5, 7.54].map((x): Point => [x, 2.6, 0]),
    [0, 0, 13.5],
    0.95,
    tin,
  );
  box(stage, [0, 3, 13], [10, 1.3, 15.6], tin, { front: tab });
  box(stage, [0, 0.2, 13], [10, 3.4, 9.2], epoxy, {
    front:
      words(label, { x: 5, y: 4.4, size: 2.1, fill: '#d4dae2', fit: 8.6 }) +
      words('K24', { x: 5, y: 6.9, size: 1.5, fill: '#8d97a5' }),
  });
}

function to220(stage: Stage, thing: Thing) {
  strew(stage, thing, thing.random.int(1, 3), 15, () => to220One(stage, thing.label || 'TIP41'));
}

const half = outline('M-2.4 1.3L2.4 1.3C2.6 0 2.2 -2.5 0 -2.6C-2.2 -2.5 -2.6 0 -2.4 1.3');

function to92One(stage: Stage, label: string, z = 0) {
  posts(
    stage,
    [-1.27, 0, 1.27].map((x): Point => [x, 0, z]),
    [0, 0, 13],
    0.5,
    tin,
  );
  extrude(
    stage,
    half.map(([x, y]) => [x, -y] as const),
    { from: z + 12.6, to: z + 17.6, colour: epoxy },
  );
  extrude(
    stage,
    [
      [-2.3, 12.8 + z],
      [2.3, 12.8 + z],
      [2.3, 17.4 + z],
      [-2.3, 17.4 + z],
    ],
    {
      face: 'front',
      from: -1.36,
      to: -1.3,
      colour: '#2c323c',
      edge: false,
      art: `<g transform="translate(0 ${-15.4 - z})">${words(label.slice(0, 3), { x: 0, y: 0, size: 1.5, fill: '#d4dae2', fit: 3.8 })}${words(label.slice(3), { x: 0, y: 1.7, size: 1.5, fill: '#d4dae2', fit: 3.8 })}</g>`,
    },
  );
}

const to92 = (stage: Stage, thing: Thing) =>
  strew(stage, thing, thing.random.int(2, 4), 8.5, () => to92One(stage, thing.label || 'VS1838'), 24);

export const integratedKinds: Kinds = {
  ic: { camera: { yaw: -24, pitch: 42 }, draw: ic },
  icsocket: { camera: { yaw: -24, pitch: 44 }, draw: icsocket },
  to220: { camera: { yaw: -24, pitch: 16 }, draw: to220 },
  to92: { camera: { yaw: -24, pitch: 18 }, draw: to92 },
};
