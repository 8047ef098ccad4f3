import * as art from '../art.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { arc, outline } from '../outline.ts';
import { cable, cylinder, lathe } from '../round.ts';
import { box, extrude, posts } from '../solids.ts';
import type { Point } from '../space.ts';
import type { Stage } from '../stage.ts';

const tin = '#cbd2db';
const epoxy = '#23272f';
export const pitch = 2.54;

/** The same thing several times, in a row and not quite straight. */
export function strew(
  stage: Stage,
  { random }: Pick<Thing, 'random'>,
  count: number,
  step: number,
  one: (at: number) => void,
  turn = 14,
) {
  for (let at = 0; at < count; at++)
    stage.within(
      { at: [at * step, (random.next() - 0.5) * step * 0.35, 0], turn: [0, 0, (random.next() - 0.5) * turn] },
      () => one(at),
    );
}

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

/** Two legs out of a lying body. */
export function lying(stage: Stage, body: () => void, half0: number, reach: number, r: number, wire = 0.5) {
  for (const side of [-1, 1])
    cable(
      stage,
      [
        [side * half0, 0, r],
        [side * (half0 + reach), 0, r],
      ],
      wire * 2,
      tin,
      'metal',
    );
  body();
}

function diode(stage: Stage, thing: Thing) {
  const { tint, size } = thing;
  const big = size >= 3;
  const glass = tint === '#c2410c';
  const [half0, r] = big ? [4.7, 2.7] : glass ? [2, 1] : [2.6, 1.35];
  for (let at = 0; at < 5; at++)
    stage.within(
      { at: [(thing.random.next() - 0.5) * 6, at * r * 3.4, 0], turn: [0, 0, (thing.random.next() - 0.5) * 7] },
      () =>
        lying(
          stage,
          () =>
            lathe(
              stage,
              [
                [0, r * (glass ? 0.7 : 1)],
                [half0 * 0.16, r],
                [half0 * 1.34, r, glass ? '#16181d' : '#d3d8df'],
                [half0 * 1.66, r, glass ? tint : epoxy],
                [half0 * 1.86, r],
                [half0 * 2, r * (glass ? 0.7 : 1)],
              ],
              glass ? '#d9692f' : epoxy,
              { at: [-half0, 0, r], axis: 'x', surface: glass ? 'glass' : 'gloss' },
            ),
          half0,
          9,
          r,
          big ? 0.6 : 0.3,
        ),
    );
}

/** A light-emitting diode on its legs, its lens like coloured glass. */
export function ledOne(stage: Stage, r: number, colour: string) {
  posts(
    stage,
    [
      [-r * 0.5, 0, 0],
      [r * 0.5, 0, r * 0.8],
    ],
    [0, 0, r * 6.6],
    r * 0.22,
    tin,
  );
  const dome = Array.from({ length: 7 }, (_, at): [number, number] => [
    r * (2.2 + Math.sin((at * Math.PI) / 12)),
    r * Math.cos((at * Math.PI) / 12),
  ]);
  lathe(stage, [[0, r * 1.16], [r * 0.4, r * 1.16], [r * 0.42, r], ...dome], colour, {
    at: [0, 0, r * 6],
    surface: 'glass',
  });
}
function led(stage: Stage, thing: Thing) {
  const r = [1.5, 1.5, 2.5, 4, 5][thing.size] ?? 2.5;
  strew(
    stage,
    thing,
    thing.random.int(3, 5),
    r * 3.6,
    () => ledOne(stage, r, thing.tint === '#f8fafc' ? '#e8eef6' : thing.tint),
    60,
  );
}

function powerled(stage: Stage, { tint, size }: Thing) {
  if (size <= 1) {
    extrude(
      stage,
      Array.from(
        { length: 12 },
        (_, at) =>
          [Math.cos((at * Math.PI) / 6) * (at % 2 ? 8 : 10), Math.sin((at * Math.PI) / 6) * (at % 2 ? 8 : 10)] as const,
      ),
      {
        from: 0,
        to: 1.6,
        colour: '#f1f5f9',
        art: art.spots(
          [
            [-7, 0],
            [7, 0],
            [0, 7],
            [0, -7],
          ],
          1.2,
          '#cfd5dd',
        ),
      },
    );
    lathe(
      stage,
      [
        [0, 4],
        [2.4, 4, tint],
        [2.5, 3],
        [4, 2.4],
        [5, 1.2],
        [5.2, 0],
      ],
      '#e2e8f0',
      { at: [0, 0, 1.6], surface: 'glass' },
    );
    return;
  }
  const w = size >= 4 ? 56 : 40;
  box(stage, [0, 0, 0], [w, w * 0.9, 3], '#c9d0d9', {
    round: 1.5,
    top:
      art.rect(w * 0.22, w * 0.17, w * 0.56, w * 0.56, '#ffffff', { round: 1.5 }) +
      art.rect(w * 0.26, w * 0.21, w * 0.48, w * 0.48, tint === '#db2777' ? '#f9a8d4' : '#fde047', { round: 1 }) +
      art.grid(
        w * 0.3,
        w * 0.25,
        6,
        6,
        [w * 0.074, w * 0.074],
        w * 0.045,
        w * 0.045,
        tint === '#db2777' ? '#db2777' : '#eab308',
      ) +
      art.spots(
        [
          [w * 0.1, w * 0.1],
          [w * 0.9, w * 0.1],
          [w * 0.1, w * 0.8],
          [w * 0.9, w * 0.8],
        ],
        2,
        '#64748b',
      ),
  });
  for (const x of [-9, w]) box(stage, [x, w * 0.38, 1], [9, 6, 0.8], tin);
}

function buzzer(stage: Stage, { size, tint }: Thing) {
  if (tint === '#b45309') {
    lathe(
      stage,
      [
        [0, 13.5],
        [0.8, 13.5],
      ],
      '#d9a441',
      { at: [0, 0, 0], surface: 'metal', art: art.dot(0, 0, 9.5, '#eef1f5') + art.dot(-5, 5, 1.6, '#aab3bf') },
    );
    cable(
      stage,
      [
        [-5, -5, 1],
        [-12, -14, 1],
        [-4, -24, 1],
        [8, -30, 1],
      ],
      1.4,
      '#dc2626',
    );
    cable(
      stage,
      [
        [-11, -4, 1],
        [-20, -12, 1],
        [-14, -24, 1],
        [-2, -33, 1],
      ],
      1.4,
      '#1f2937',
    );
    return;
  }
  posts(
    stage,
    [
      [-3, 0, -5],
      [3, 0, -3],
    ],
    [0, 0, 6],
    0.7,
    tin,
  );
  if (size === 2)
    box(stage, [-10, -12, -1.6], [20, 32, 1.6], tint, {
      top: art.spots(
        [
          [3, 3],
          [17, 3],
        ],
        1.6,
        '#f8fafc',
      ),
    });
  lathe(
    stage,
    [
      [0, 6],
      [8.6, 6],
      [9.4, 5.2],
    ],
    epoxy,
    {
      at: [0, 0, 0],
      surface: 'gloss',
      art: art.dot(0, 0, 1.5, '#000') + words('+', { x: -3, y: -2, size: 3, fill: '#9ca3af' }),
    },
  );
}

function crystal(stage: Stage, thing: Thing) {
  strew(stage, thing, 3, 15, () => {
    posts(
      stage,
      [
        [-2.4, 0, 0],
        [2.4, 0, 0],
      ],
      [0, 0, 9],
      0.6,
      tin,
    );
    extrude(stage, [...arc(-3.2, 0, 2.2, 90, 270, 10), ...arc(3.2, 0, 2.2, -90, 90, 10)], {
      from: 9,
      to: 9.7,
      colour: tin,
    });
    extrude(stage, [...arc(-3, 0, 1.8, 90, 270, 10), ...arc(3, 0, 1.8, -90, 90, 10)], {
      from: 9.7,
      to: 21,
      colour: '#d8dde4',
    });
    extrude(
      stage,
      [
        [-3, 12],
        [3, 12],
        [3, 18],
        [-3, 18],
      ],
      {
        face: 'front',
        from: -1.84,
        to: -1.8,
        colour: '#d8dde4',
        edge: false,
        art: `<g transform="translate(0 -14.4)">${words(thing.label, { x: 0, y: 0, size: 2.2, fill: '#475569', fit: 5.6 })}</g>`,
      },
    );
  });
}

export const semiconductorKinds: Kinds = {
  ic: { camera: { yaw: -24, pitch: 42 }, draw: ic },
  icsocket: { camera: { yaw: -24, pitch: 44 }, draw: icsocket },
  to220: { camera: { yaw: -24, pitch: 16 }, draw: to220 },
  to92: { camera: { yaw: -24, pitch: 18 }, draw: to92 },
  diode: { camera: { yaw: -22, pitch: 48 }, draw: diode },
  led: { camera: { yaw: -20, pitch: 16 }, draw: led },
  powerled: { camera: { yaw: -26, pitch: 48 }, draw: powerled },
  buzzer: { draw: buzzer },
  crystal: { camera: { yaw: -22, pitch: 20 }, draw: crystal },
};
