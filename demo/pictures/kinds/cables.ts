import * as art from '../art.ts';
import { mix, shade } from '../colour.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { cable, cylinder, hoop, lathe } from '../round.ts';
import { box } from '../solids.ts';
import type { Point } from '../space.ts';
import type { Stage } from '../stage.ts';

const steel = '#c3cad4';

/** Rings of cable that lie one on the other. */
export function rings(
  stage: Stage,
  { random }: Pick<Thing, 'random'>,
  r: number,
  count: number,
  wide: number,
  colour: string,
  surface: 'matt' | 'metal' = 'matt',
) {
  for (let at = 0; at < count; at++) {
    const [dx, dy] = [(random.next() - 0.5) * wide * 1.1, (random.next() - 0.5) * wide * 1.1];
    const level = Math.floor(at / 2);
    const reach = r + (at % 2 ? wide * 0.9 : 0) - level * wide * 0.1;
    hoop(stage, [dx, dy, level * wide * 0.8], reach, wide, colour, surface);
  }
}

export type Plug = 'a' | 'b' | 'micro' | 'c' | 'hdmi' | 'rj45' | 'dc' | 'jack' | 'mains';
const plugs: Record<Plug, readonly [shell: Point, tip: Point]> = {
  a: [
    [17, 12, 8],
    [12, 11, 4.5],
  ],
  b: [
    [18, 12, 11],
    [8, 8.4, 8],
  ],
  micro: [
    [15, 10, 7],
    [6, 6.8, 2],
  ],
  c: [
    [17, 11, 6.5],
    [7, 8.3, 2.6],
  ],
  hdmi: [
    [26, 20, 11],
    [10, 14, 5],
  ],
  rj45: [
    [20, 12, 9],
    [12, 11.6, 8],
  ],
  dc: [
    [20, 8, 8],
    [10, 5.5, 5.5],
  ],
  jack: [
    [22, 8, 8],
    [16, 3.5, 3.5],
  ],
  mains: [
    [24, 24, 17],
    [19, 5, 5],
  ],
};

/** A plug lying with its tip to the right; its cable would leave at 0 0. */
export function plug(stage: Stage, kind: Plug, colour: string, wide = 4) {
  const [[w, d, h], [tw, td, th]] = plugs[kind];
  const mid = h / 2;
  lathe(
    stage,
    [
      [0, wide * 0.6],
      [8, Math.min(d, h) * 0.36],
    ],
    colour,
    { at: [-8, 0, mid], axis: 'x' },
  );
  if (kind === 'dc' || kind === 'jack') {
    lathe(
      stage,
      [
        [0, 3],
        [2, 4],
        [w, 4],
        [w, td / 2, kind === 'dc' ? '#20242c' : '#d8b65c'],
        [w + tw * 0.7, td / 2],
        [w + tw, td * 0.3],
      ],
      colour,
      { at: [0, 0, mid], axis: 'x', surface: 'gloss' },
    );
    return;
  }
  if (kind === 'mains') {
    lathe(
      stage,
      [
        [0, 9],
        [6, 12],
        [w, 12],
      ],
      colour,
      { at: [0, 0, mid + 4], axis: 'x' },
    );
    for (const y of [-7, 7])
      lathe(
        stage,
        [
          [0, 2.4],
          [tw, 2.4],
        ],
        steel,
        { at: [w, y, mid + 4], axis: 'x', surface: 'metal' },
      );
    return;
  }
  const clear = kind === 'rj45';
  box(stage, [0, -d / 2, 0], [w, d, h], clear ? mix(colour, '#ffffff', 0.25) : colour, {
    round: 2.2,
    top: art.rect(w * 0.3, d * 0.32, w * 0.36, d * 0.36, shade(colour, 1.2), { round: 1, opacity: 0.8 }),
  });
  const slots =
    kind === 'a'
      ? art.rect(tw * 0.3, td * 0.2, 2.4, 2, '#64748b') + art.rect(tw * 0.3, td * 0.62, 2.4, 2, '#64748b')
      : clear
        ? art.grid(tw * 0.45, 1, 1, 8, [0, 1.3], tw * 0.5, 0.6, '#d8b65c')
        : '';
  box(stage, [w, -td / 2, mid - th / 2], [tw, td, th], clear ? '#dbe5ec' : steel, {
    top: slots,
    round: kind === 'c' || kind === 'micro' ? 1 : 0,
  });
}

/** A coil of cable with a plug at each end, tied in the middle. */
function cableWith(stage: Stage, thing: Thing, ends: readonly [Plug, Plug], wide: number) {
  const { tint, size } = thing;
  const r = 34 + size * 3;
  rings(stage, thing, r, 3 + size * 2, wide, tint);
  cable(
    stage,
    [
      [r * 0.8, -r * 0.5, wide / 2],
      [r * 1.05, -r * 0.9, wide / 2],
      [r * 0.7, -r * 1.2, 4],
      [r * 0.62, -r * 1.24, 4],
    ],
    wide,
    tint,
  );
  stage.within({ at: [r * 0.6, -r * 1.25, 0], turn: [0, 0, -158] }, () => plug(stage, ends[0], tint, wide));
  cable(
    stage,
    [
      [r * 0.5, r * 0.2, wide * 2],
      [r * 1.1, -r * 0.1, wide],
      [r * 1.4, -r * 0.4, 4],
      [r * 1.46, -r * 0.5, 4],
    ],
    wide,
    tint,
  );
  stage.within({ at: [r * 1.52, -r * 0.62, 0], turn: [0, 0, -62] }, () => plug(stage, ends[1], tint, wide));
  box(stage, [-r - wide * 2.2, -4, 0], [wide * 4.4, 8, wide * (2.2 + size * 0.6)], '#16181d', { round: 2 });
}

function avcable(stage: Stage, thing: Thing) {
  const blue = thing.tint === '#2563eb' || thing.tint === '#dc2626';
  const pair = blue
    ? (['rj45', 'rj45'] as const)
    : thing.random.pick([
        ['hdmi', 'hdmi'],
        ['hdmi', 'hdmi'],
        ['hdmi', 'c'],
        ['jack', 'jack'],
      ] as const);
  cableWith(stage, thing, pair, blue ? 4.4 : 5.4);
}

function usbcable(stage: Stage, thing: Thing) {
  if (thing.size === 0) {
    plug(stage, 'a', thing.tint);
    box(stage, [-16, -6, 0], [16, 12, 8], thing.tint, { round: 2 });
    return;
  }
  const pair =
    thing.tint === '#2563eb'
      ? (['a', 'b'] as const)
      : thing.random.pick([
          ['a', 'micro'],
          ['a', 'c'],
          ['c', 'c'],
          ['a', 'b'],
        ] as const);
  cableWith(stage, thing, pair, 3.6);
}

/** Wire on a small reel; long pieces lie as a tied ring. */
function wireroll(stage: Stage, thing: Thing) {
  const { tint, size, random } = thing;
  if (size >= 4 || size <= 2) {
    rings(stage, thing, 42, size <= 2 ? 5 : 12, size <= 2 ? 3 : 5, tint);
    for (const turn of [20, 200])
      stage.within({ turn: [0, 0, turn] }, () =>
        box(stage, [36, -5, 0], [size <= 2 ? 12 : 20, 9, size <= 2 ? 9 : 24], '#f1f5f9', { round: 2 }),
      );
    return;
  }
  const [r, h] = [36, 34];
  const wraps: [number, number][] = [];
  for (let at = 4; at < h - 4; at += 1.9) wraps.push([at, r * 0.84], [at + 0.95, r * 0.82]);
  lathe(
    stage,
    [
      [0, r],
      [4, r],
    ],
    '#23272f',
    { at: [0, 0, 0] },
  );
  lathe(stage, wraps, tint, { at: [0, 0, 0], surface: 'gloss' });
  lathe(
    stage,
    [
      [h - 4, r],
      [h, r],
    ],
    '#23272f',
    {
      at: [0, 0, 0],
      art:
        art.dot(0, 0, r * 0.6, '#f8fafc') +
        words('AWG', { x: 0, y: -r * 0.22, size: r * 0.22, fill: '#1f2937', face: 'display' }) +
        words(String(random.pick([22, 24, 20])), {
          x: 0,
          y: r * 0.44,
          size: r * 0.28,
          fill: '#1f2937',
          face: 'display',
        }) +
        art.dot(0, 0, r * 0.14, '#23272f'),
    },
  );
  cable(
    stage,
    [
      [r * 0.6, -r * 0.6, h * 0.4],
      [r * 1.1, -r * 0.7, 6],
      [r * 1.5, -r * 0.3, 1.5],
      [r * 1.8, -r * 0.5, 1.5],
    ],
    2,
    tint,
  );
}

const rainbow = [
  '#7c4a1e',
  '#dc2626',
  '#f97316',
  '#facc15',
  '#16a34a',
  '#2563eb',
  '#7c3aed',
  '#9ca3af',
  '#f8fafc',
  '#1f2937',
];

/** Jumper wires side by side, fanned out, each with its black ends. */
function jumpers(stage: Stage, { size, random }: Thing) {
  const long = 90 + size * 26;
  for (let at = 0; at < 10; at++) {
    const colour = rainbow[at] ?? '#1f2937';
    const [sway, fan] = [(random.next() - 0.5) * 8, (at - 4.5) * 5.2];
    const y = at * 3;
    cable(
      stage,
      [
        [0, y, 1.3],
        [long * 0.3, y + fan * 0.1, 7 + sway],
        [long * 0.7, y + fan * 0.6, 7],
        [long, y + fan, 1.3],
      ],
      2.2,
      colour,
    );
    box(stage, [-14, y - 1.25, 0], [14, 2.5, 2.5], '#1b1f26', { edge: false });
    stage.within({ at: [long, y + fan, 0], turn: [0, 0, fan * 0.6] }, () => {
      box(stage, [0, -1.25, 0], [14, 2.5, 2.5], '#1b1f26', { edge: false });
      cable(
        stage,
        [
          [14, 0, 1.2],
          [21, 0, 1.2],
        ],
        0.8,
        '#d8b65c',
        'metal',
      );
    });
  }
}

function ribbon(stage: Stage, { tint, size, random }: Thing) {
  const count = size >= 4 ? 20 : size === 2 ? 12 : 8;
  const colours = tint === '#94a3b8' ? ['#b4bcc8', '#a3adba'] : rainbow;
  const base = random.int(-4, 4);
  for (let at = 0; at < count; at++) {
    const y = at * 2.3;
    const colour = at === 0 && tint === '#94a3b8' ? '#dc2626' : (colours[at % colours.length] ?? '#9ca3af');
    cable(
      stage,
      [
        [-70, y, 1],
        [-30, y, 1],
        [10, y + base, 14],
        [40, y, 30],
        [64, y, 18],
        [52, y, 1.2],
        [20, y, 3],
        [60, y, 1],
        [100, y, 1],
      ].map(([x = 0, b = 0, z = 0]): Point => [x, b, z]),
      2.6,
      colour,
    );
  }
}

function alligator(stage: Stage, thing: Thing) {
  const pairs = ['#dc2626', '#1f2937', '#facc15', '#16a34a', '#2563eb'];
  pairs.slice(0, thing.size >= 2 ? 4 : 2).forEach((colour, at) => {
    const y = at * 15;
    cable(
      stage,
      [
        [14, y, 4],
        [34, y + 4, 3],
        [60, y - 5, 3],
        [86, y, 4],
      ],
      2.4,
      colour,
    );
    for (const side of [-1, 1])
      stage.within({ at: [side < 0 ? 12 : 88, y, 4], turn: [0, 0, side < 0 ? 180 : 0] }, () => {
        lathe(
          stage,
          [
            [0, 1.6],
            [4, 3.6],
            [20, 4.6],
          ],
          colour,
          { at: [0, 0, 0], axis: 'x', surface: 'gloss' },
        );
        box(stage, [20, -2.6, 0.6], [17, 5.2, 1.4], steel, { edge: false });
        box(stage, [20, -2.6, -2.4], [17, 5.2, 1.4], steel, { edge: false });
      });
  });
}

function testleads(stage: Stage, { tint, size }: Thing) {
  const colours = tint === '#dc2626' || size > 1 ? ['#dc2626', '#1f2937'] : ['#1f2937'];
  colours.forEach((colour, at) => {
    const y = at * 26;
    cable(
      stage,
      [
        [60, y, 4],
        [110, y + 6, 3],
        [150, y + 40, 3],
        [60, y + 66, 3],
        [-20, y + 44, 3],
        [-60, y + 34, 4],
      ],
      4,
      colour,
    );
    lathe(
      stage,
      [
        [0, 1],
        [26, 1.2, '#cbd2db'],
        [27, 2.6, colour],
        [34, 5.4],
        [42, 5.6],
        [44, 7.4],
        [47, 7.4],
        [49, 5],
        [86, 5.4],
        [104, 3],
      ],
      '#cbd2db',
      { at: [-46, y, 6], axis: 'x', surface: 'gloss' },
    );
    stage.within({ at: [-60, y + 34, 6], turn: [0, 0, 180] }, () =>
      lathe(
        stage,
        [
          [0, 3],
          [6, 5],
          [30, 5],
          [31, 2.2, '#d8b65c'],
          [46, 2],
        ],
        colour,
        { at: [0, 0, 0], axis: 'x', surface: 'gloss' },
      ),
    );
  });
}

function hub(stage: Stage, { tint, size }: Thing) {
  const w = 62 + size * 12;
  const ports = art.repeat(
    Math.min(4, size + 1),
    (at) =>
      art.rect(8 + at * ((w - 12) / Math.min(4, size + 1)), 4.5, 13, 6, '#16181d') +
      art.rect(9.5 + at * ((w - 12) / Math.min(4, size + 1)), 7, 10, 2.4, '#2563eb'),
  );
  box(stage, [0, 0, 0], [w, 30, 15], tint, {
    round: 4,
    front: ports,
    top:
      art.dot(w * 0.9, 8, 1.2, '#38bdf8') +
      words('HUB', { x: w / 2, y: 17, size: 7, fill: mix(tint, '#ffffff', 0.5), face: 'display' }),
  });
  cable(
    stage,
    [
      [2, 18, 8],
      [-22, 22, 6],
      [-40, 4, 4],
      [-36, -14, 4],
    ],
    4.4,
    '#20242c',
  );
  stage.within({ at: [-35, -22, 0], turn: [0, 0, -84] }, () => plug(stage, size > 1 ? 'c' : 'a', tint, 4));
}

function adapter(stage: Stage, thing: Thing) {
  const { tint, label, random } = thing;
  const light = tint === '#f8fafc';
  const plate =
    art.rect(8, 8, 26, 36, light ? '#e9edf2' : '#2c323c', { round: 1 }) +
    words(label.split(' ')[0] ?? '', {
      x: 21,
      y: 22,
      size: 9,
      fill: light ? '#334155' : '#f8fafc',
      face: 'display',
      fit: 22,
    }) +
    words(label.split(' ')[1] ?? '', { x: 21, y: 32, size: 7, fill: light ? '#64748b' : '#cbd5e1' }) +
    art.line('M11 38h20', light ? '#94a3b8' : '#64748b', 0.8);
  box(stage, [0, 0, 0], [42, 30, 54], tint, { round: 4, front: plate });
  for (const x of [12, 30]) cylinder(stage, 2.4, 19, steel, { at: [x, 15, 54], surface: 'metal' });
  stage.within({ at: [74, 10, 0] }, () => rings(stage, { random }, 22, 5, 3.4, light ? '#e7ebf0' : '#20242c'));
  cable(
    stage,
    [
      [36, 4, 6],
      [46, -10, 3],
      [60, -18, 3],
      [76, -26, 3],
    ],
    3.4,
    light ? '#e7ebf0' : '#20242c',
  );
  stage.within({ at: [84, -28, 0], turn: [0, 0, -24] }, () =>
    plug(stage, /USB|C$/.test(label) ? 'c' : 'dc', light ? '#e7ebf0' : '#20242c', 3.4),
  );
}

function brick(stage: Stage, { label, random }: Thing) {
  const [one = '', two = ''] = label.split(' ');
  const sticker =
    art.rect(26, 8, 58, 34, '#3a414c', { round: 1 }) +
    words(one, { x: 55, y: 24, size: 14, fill: '#f8fafc', face: 'display', fit: 50 }) +
    words(two, { x: 55, y: 37, size: 10, fill: '#cbd5e1' });
  box(stage, [0, 0, 0], [110, 50, 30], '#1b1f26', { round: 5, top: sticker });
  stage.within({ at: [150, -10, 0] }, () => rings(stage, { random }, 26, 5, 4, '#20242c'));
  cable(
    stage,
    [
      [108, 25, 14],
      [128, 26, 8],
      [140, 14, 4],
    ],
    4,
    '#20242c',
  );
  cable(
    stage,
    [
      [150, -36, 4],
      [130, -46, 3],
      [112, -44, 4],
    ],
    4,
    '#20242c',
  );
  stage.within({ at: [106, -44, 0], turn: [0, 0, 176] }, () => plug(stage, 'dc', '#20242c'));
}

export const cableKinds: Kinds = {
  avcable: { camera: { yaw: -24, pitch: 54 }, draw: avcable },
  usbcable: { camera: { yaw: -24, pitch: 54 }, draw: usbcable },
  wireroll: { camera: { yaw: -24, pitch: 38 }, draw: wireroll },
  jumpers: { camera: { yaw: -26, pitch: 44 }, draw: jumpers },
  ribbon: { camera: { yaw: -34, pitch: 34 }, draw: ribbon },
  alligator: { camera: { yaw: -28, pitch: 48 }, draw: alligator },
  testleads: { camera: { yaw: -22, pitch: 48 }, draw: testleads },
  hub: { draw: hub },
  adapter: { camera: { yaw: -26, pitch: 26 }, draw: adapter },
  brick: { draw: brick },
};
