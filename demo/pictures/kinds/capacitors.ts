import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { strew } from '../loose-parts.ts';
import { arc, rectangle } from '../outline.ts';
import { lathe } from '../round.ts';
import { box, extrude, posts } from '../solids.ts';
import { type Point } from '../space.ts';
import { type Stage } from '../stage.ts';

const tin = '#cbd2db';

function electrolyticOne(stage: Stage, r: number, h: number, colour: string, label: string) {
  posts(
    stage,
    [
      [-r * 0.45, 0, 0],
      [r * 0.45, 0, 0],
    ],
    [0, 0, h * 0.3],
    r * 0.14,
    tin,
  );
  const z = h * 0.28;
  lathe(
    stage,
    [
      [0, r * 0.93],
      [h * 0.05, r],
      [h * 0.09, r * 0.93],
      [h * 0.13, r],
      [h * 0.95, r],
      [h, r * 0.92],
    ],
    colour,
    {
      at: [0, 0, z],
      surface: 'gloss',
      cap: '#c5ccd5',
      art: art.line(`M${-r * 0.5} 0h${r}M0 ${-r * 0.5}v${r}`, '#8e98a6', r * 0.08),
    },
  );
  // Its words stand on the side that looks to the front, a light stripe with minus signs on the right.
  const front = (x: number, w: number, svg: string) =>
    extrude(
      stage,
      [
        [x, z + h * 0.16],
        [x + w, z + h * 0.16],
        [x + w, z + h * 0.93],
        [x, z + h * 0.93],
      ],
      { face: 'front', from: -r - 0.06, to: -r - 0.05, colour, edge: false, spread: 0, art: svg, bare: true },
    );
  const [one = '', two = ''] = label.split(' ');
  front(
    -r * 0.6,
    r * 0.9,
    `<g transform="translate(${-r * 0.3} ${-(z + h * 0.3)})rotate(-90)">${words(one, { x: 0, y: 0, size: r * 0.56, fill: '#e5e9f2', anchor: 'start', fit: h * 0.55 })}${words(two, { x: 0, y: r * 0.62, size: r * 0.5, fill: '#e5e9f2', anchor: 'start' })}</g>`,
  );
}

function electrolytic(stage: Stage, thing: Thing) {
  const { size, tint, label, random } = thing;
  const r = [3, 3, 3.6, 4.6, 7, 10][size] ?? 5;
  strew(
    stage,
    thing,
    size >= 5 ? 1 : random.int(1, 3),
    r * 3,
    () => electrolyticOne(stage, r, r * (size >= 4 ? 2.9 : 2.5), tint, label),
    8,
  );
}

function ceramic(stage: Stage, thing: Thing) {
  const colour = thing.tint;
  strew(
    stage,
    thing,
    thing.random.int(3, 5),
    9.5,
    () => {
      posts(
        stage,
        [
          [-1.5, 0, 0],
          [1.5, 0, 0],
        ],
        [0, 0, 12],
        0.5,
        tin,
      );
      extrude(
        stage,
        [...arc(0, 15, 3.6, -65, 245, 26), [-1.9, 11.2], [-1.1, 11.2], [0, 12], [1.1, 11.2], [1.9, 11.2]],
        {
          face: 'front',
          from: -1,
          to: 1,
          colour,
          spread: 0.12,
          art: words('104', { x: 0, y: -14.4, size: 2.2, fill: shade(colour, 0.45) }),
        },
      );
    },
    40,
  );
}

function filmcap(stage: Stage, thing: Thing) {
  const [w, h, d] = thing.size >= 3 ? [26, 17, 9] : [10.5, 9, 4];
  strew(stage, thing, thing.size >= 3 ? 1 : 3, w * 1.35, () => {
    posts(
      stage,
      [
        [w * 0.15, d / 2, 0],
        [w * 0.85, d / 2, 0],
      ],
      [0, 0, h * 0.6],
      0.7,
      tin,
    );
    box(stage, [0, 0, h * 0.5], [w, d, h], thing.tint, {
      round: thing.size >= 3 ? 0.5 : 1.6,
      front: words(thing.size >= 3 ? '275V X2' : '2A104J', {
        x: w / 2,
        y: h * 0.58,
        size: h * 0.24,
        fill: '#1f2937',
        fit: w * 0.8,
      }),
    });
  });
}

function runcap(stage: Stage, { tint, label, size }: Thing) {
  const [r, h] = size >= 3 ? [25, 92] : [20, 44];
  if (size < 3) {
    box(stage, [0, 0, 0], [50, 26, 36], tint, {
      front:
        words(label.replace('UF', ' µF').replace('µ', 'u'), { x: 25, y: 15, size: 8, fill: '#f8fafc', fit: 42 }) +
        words('450V 50/60Hz', { x: 25, y: 24, size: 4.4, fill: '#dbe2ea' }),
      round: 1,
    });
    for (const x of [0, 1])
      cable(
        stage,
        [
          [12 + x * 26, 13, 36],
          [14 + x * 26, 13, 52],
          [30 + x * 22, 4, 66],
          [44 + x * 20, 0, 60],
        ],
        3.2,
        x ? '#dc2626' : '#1f2937',
      );
    return;
  }
  const white = tint === '#e2e8f0';
  lathe(
    stage,
    [
      [0, r * 0.96],
      [2, r],
      [h, r],
      [h + 1.5, r + 1],
      [h + 3, r + 1],
    ],
    white ? '#d3dae2' : tint,
    { at: [0, 0, 0], surface: white ? 'metal' : 'gloss', cap: '#20242c', art: art.dot(0, 0, r * 0.9, '#16181d') },
  );
  for (const [x, y] of [
    [-10, 0],
    [6, 8],
    [6, -8],
  ] as const)
    box(stage, [x, y, h + 3], [6, 1, 9], '#cfd5dd');
  const ink = white ? '#1e3a8a' : '#f8fafc';
  extrude(stage, rectangle(-r * 0.7, h * 0.2, r * 1.4, h * 0.65), {
    face: 'front',
    from: -r,
    to: -r + 0.01,
    colour: '#fff',
    bare: true,
    edge: false,
    art:
      words(label.replace(' ', '+').replace('UF', ' uF'), {
        x: 0,
        y: -h * 0.55,
        size: 11,
        fill: ink,
        face: 'display',
        fit: r * 1.3,
      }) +
      words('450 VAC', { x: 0, y: -h * 0.42, size: 6.4, fill: ink }) +
      words('CBB65', { x: 0, y: -h * 0.32, size: 5, fill: ink }),
  });
}

function coincell(stage: Stage, thing: Thing) {
  const r = /LR/.test(thing.label) ? 5.8 : /1220/.test(thing.label) ? 6.2 : 10;
  const h = /LR/.test(thing.label) ? 5.4 : 3.2;
  const places: Point[] = [
    [0, 0, 0],
    [r * 1.9, r * 0.7, 0],
    [r * 0.9, -r * 1.6, 0],
    [r * 0.5, r * 0.2, h],
  ];
  for (const at of thing.tint === '#18181b' ? places.slice(0, 1) : places)
    lathe(
      stage,
      [
        [0, r * 0.86],
        [h * 0.3, r],
        [h * 0.92, r],
        [h, r * 0.96],
      ],
      thing.tint === '#18181b' ? '#20242c' : '#ccd3dc',
      {
        at,
        surface: 'metal',
        art:
          words('+', { x: 0, y: -r * 0.3, size: r * 0.5, fill: '#64748b' }) +
          words(thing.label, { x: 0, y: r * 0.18, size: r * 0.4, fill: '#64748b' }) +
          words('3V', { x: 0, y: r * 0.62, size: r * 0.3, fill: '#64748b' }),
      },
    );
}

function copperboard(stage: Stage, { tint, size }: Thing) {
  const w = 60 + size * 25;
  for (const at of [0, 1, 2])
    box(stage, [at * 4, at * 3, at * 2.2], [w, w * 0.66, 1.8], '#d8c896', { cap: tint, spread: 0.22 });
}

export const capacitorsKinds: Kinds = {
  electrolytic: { camera: { yaw: -18, pitch: 22 }, draw: electrolytic },
  ceramic: { camera: { yaw: -20, pitch: 14 }, draw: ceramic },
  filmcap: { draw: filmcap },
  runcap: { camera: { yaw: -16, pitch: 20 }, draw: runcap },
  coincell: { camera: { yaw: -20, pitch: 46 }, draw: coincell },
  copperboard: { camera: { yaw: -26, pitch: 46 }, draw: copperboard },
};
