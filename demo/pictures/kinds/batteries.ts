import * as art from '../art.ts';
import { inkOn, mix, shade } from '../colour.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { cable, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';
import { strew } from './semiconductors.ts';

/** Words that stand on the front of an upright cylinder of that radius. */
export const onFront = (stage: Stage, r: number, svg: string, reach = 40) =>
  extrude(
    stage,
    [
      [-r * 0.8, 0],
      [r * 0.8, 0],
      [r * 0.8, reach],
      [-r * 0.8, reach],
    ],
    { face: 'front', from: -r - 0.02, to: -r, colour: '#fff', bare: true, art: svg },
  );

function cell(stage: Stage, thing: Thing) {
  const { size, tint, label } = thing;
  const [r, h] = (
    [
      [5.2, 44],
      [9, 65],
      [10.6, 70],
      [15, 66],
    ] as const
  )[size] ?? [9, 65];
  const alkaline = /A|^C$|^D$/.test(label);
  const count = size >= 3 ? 2 : 3;
  strew(
    stage,
    thing,
    count,
    r * 2.5,
    () => {
      const body: (readonly [number, number, string?])[] = alkaline
        ? [
            [0, r * 0.95],
            [1, r],
            [h * 0.68, r, '#c98a3a'],
            [h - 2, r],
            [h - 1, r * 0.94],
            [h - 1, r * 0.36, '#cfd5dd'],
            [h + 1, r * 0.34],
          ]
        : [
            [0, r * 0.96],
            [1, r],
            [h - 2.4, r],
            [h - 1, r * 0.95],
            [h - 1, r * 0.7, '#e8ecf1'],
            [h - 0.8, r * 0.45, '#cfd5dd'],
            [h + 1, r * 0.42],
          ];
      lathe(stage, body, tint, { at: [0, 0, 0], surface: 'gloss' });
      onFront(
        stage,
        r,
        `<g transform="translate(${r * 0.28} ${-h * 0.12})rotate(-90)">${words(label, { x: 0, y: 0, size: r * 0.78, fill: inkOn(tint), anchor: 'start', face: 'display', fit: h * 0.5 })}</g>`,
        h,
      );
    },
    0,
  );
}

function battery9v(stage: Stage, { tint, label }: Thing) {
  box(stage, [0, 0, 0], [26, 17, 44], tint, {
    round: 2.4,
    front:
      art.rect(0, 30, 26, 14, '#c98a3a') +
      words('9V', { x: 13, y: 20, size: 14, fill: inkOn(tint), face: 'display' }) +
      words(label.includes('USB') ? 'USB-C' : 'ALCALINA', { x: 13, y: 39, size: 4, fill: '#1f2937' }),
  });
  box(stage, [0.6, 0.6, 44], [24.8, 15.8, 1], '#23272f', { round: 2.4 });
  lathe(
    stage,
    [
      [0, 2.8],
      [3.4, 2.8],
    ],
    '#cfd5dd',
    { at: [7, 8.5, 45], surface: 'metal', cap: '#aab3bf' },
  );
  lathe(
    stage,
    [
      [0, 3.6],
      [3.4, 4.2],
    ],
    '#cfd5dd',
    { at: [19, 8.5, 45], surface: 'metal', art: art.dot(0, 0, 2.6, '#64748b') },
  );
}

function lipo(stage: Stage, { tint, size, label, random }: Thing) {
  const [cells = '', charge = ''] = label.split(' ');
  const [w, d, h] = [70 + size * 6, 34, 7 + size * 5.5];
  const stripe = mix(tint, '#ffffff', 0.8);
  const top =
    art.rect(0, 0, w * 0.2, d, '#1f2937') +
    words(cells, { x: w * 0.1, y: d * 0.6, size: 9, fill: '#fff', face: 'display' }) +
    words(charge, { x: w * 0.62, y: d * 0.56, size: 14, fill: '#fff', face: 'display', fit: w * 0.6 }) +
    words('mAh  LiPo', { x: w * 0.62, y: d * 0.84, size: 6, fill: stripe }) +
    art.line(`M${w * 0.25} ${d * 0.14}h${w * 0.7}`, stripe, 1.4);
  box(stage, [0, 0, 0], [w, d, h], tint, {
    round: 3,
    top,
    front: art.rect(w * 0.08, h * 0.3, w * 0.5, h * 0.34, shade(tint, 0.75), { round: 1 }),
  });
  cable(
    stage,
    [
      [w - 1, 12, h * 0.6],
      [w + 16, 12, h * 0.8],
      [w + 32, 2, 6],
      [w + 42, -6, 5],
    ],
    4.2,
    '#dc2626',
  );
  cable(
    stage,
    [
      [w - 1, 20, h * 0.6],
      [w + 18, 22, h * 0.8],
      [w + 36, 10, 6],
      [w + 46, -1, 5],
    ],
    4.2,
    '#1f2937',
  );
  stage.within({ at: [w + 42, -10, 0], turn: [0, 0, -42] }, () =>
    box(stage, [0, 0, 0], [16, 9, 8], size === 1 ? '#f1f5f9' : '#facc15', { round: 1 }),
  );
  for (let at = 0; at <= Math.min(4, size); at++)
    cable(
      stage,
      [
        [w - 1, 27 + at * 0.8, h * 0.4],
        [w + 14, 32 + at * 1.2, 4],
        [w + 26 + random.int(0, 2), 30 + at * 1.6, 3],
      ],
      1.3,
      at === 0 ? '#1f2937' : '#dc2626',
    );
}

function sla(stage: Stage, { tint, size, label }: Thing) {
  const [w, d, h] = (
    [
      [62, 30, 40],
      [60, 34, 66],
      [70, 40, 66],
      [98, 42, 64],
      [110, 50, 74],
      [116, 76, 82],
      [150, 82, 92],
    ] as const
  )[size] ?? [98, 42, 64];
  const [volt = '', charge = ''] = label.split(' ');
  const face =
    art.rect(w * 0.1, h * 0.22, w * 0.8, h * 0.56, '#f8fafc', { round: 2 }) +
    art.rect(w * 0.1, h * 0.22, w * 0.8, h * 0.14, '#16a34a') +
    words(volt, { x: w * 0.5, y: h * 0.58, size: h * 0.22, fill: '#1f2937', face: 'display', fit: w * 0.7 }) +
    words(charge, { x: w * 0.5, y: h * 0.72, size: h * 0.12, fill: '#475569' });
  box(stage, [0, 0, 0], [w, d, h], tint, { round: 2, front: face });
  box(stage, [w * 0.02, d * 0.06, h], [w * 0.96, d * 0.88, h * 0.08], shade(tint, 1.1), { round: 2 });
  for (const [x, colour] of [
    [0.12, '#1f2937'],
    [0.84, '#dc2626'],
  ] as const) {
    box(stage, [w * x - 5, d * 0.3, h * 1.08], [10, 10, 2], colour);
    box(stage, [w * x - 3, d * 0.36, h * 1.08 + 2], [6, 1.4, 7], '#cfd5dd');
  }
}

function holder(stage: Stage, { size, label }: Thing) {
  const count = Math.max(1, Math.min(size, 4));
  const [r, long] = label ? [7.4, 56] : [9.6, 76];
  const w = long + 6;
  const d = count * (r * 2 + 2.4) + 3;
  box(stage, [0, 0, 0], [w, d, 4], '#20242c', {});
  for (let at = 0; at <= count; at++) box(stage, [3, at * (r * 2 + 2.4), 4], [long, 3, r * 0.9], '#20242c', {});
  for (const x of [0, w - 3]) box(stage, [x, 0, 4], [3, d, r * 1.6], '#20242c', {});
  for (let at = 0; at < count; at++) {
    const y = 3 + r + at * (r * 2 + 2.4) - 0.3;
    const flip = at % 2 === 1;
    lathe(
      stage,
      Array.from({ length: 8 }, (_, turn) => [turn * 1.1, turn % 2 ? 4.6 : 3.2] as const),
      '#d8dde4',
      { at: [flip ? w - 11.6 : 3, y, 4 + r * 0.8], axis: 'x', surface: 'metal' },
    );
    box(stage, [flip ? 3 : w - 4, y - 4, 5], [1, 8, 8], '#d8dde4', { edge: false });
  }
  cable(
    stage,
    [
      [w, d * 0.3, 8],
      [w + 14, d * 0.3, 4],
      [w + 22, d * 0.3 - 12, 1.6],
      [w + 40, d * 0.3 - 16, 1.6],
    ],
    2.2,
    '#dc2626',
  );
  cable(
    stage,
    [
      [w, d * 0.6, 8],
      [w + 16, d * 0.62, 4],
      [w + 26, d * 0.4, 1.6],
      [w + 44, d * 0.34, 1.6],
    ],
    2.2,
    '#1f2937',
  );
}

function charger(stage: Stage, { tint, size }: Thing) {
  if (size >= 4) {
    const w = 118;
    box(stage, [0, 0, 0], [w, 72, 38], tint, {
      round: 4,
      front:
        art.rect(12, 8, 50, 20, '#0b3b2e', { round: 1 }) +
        words('14.4V', { x: 37, y: 22, size: 11, fill: '#4ade80', face: 'display' }) +
        art.spots(
          [
            [76, 18],
            [88, 18],
            [100, 18],
          ],
          4,
          '#94a3b8',
        ),
      top: art.grid(14, 14, 9, 3, [10, 14], 6, 8, shade(tint, 0.7)),
    });
    for (const [x, colour] of [
      [26, '#dc2626'],
      [44, '#1f2937'],
    ] as const)
      cable(
        stage,
        [
          [x, 2, 12],
          [x, -16, 8],
          [x + 20, -30, 3],
          [x + 44, -34, 3],
        ],
        5,
        colour,
      );
    return;
  }
  const bays = size === 1 ? 1 : size;
  const w = bays * 26 + 14;
  box(stage, [0, 0, 0], [w, 100, 16], tint, {
    round: 5,
    top:
      art.rect(6, 84, w - 12, 12, '#0b1a24', { round: 2 }) +
      art.repeat(
        bays,
        (at) =>
          art.rect(8 + at * 26, 6, 22, 74, shade(tint, tint === '#18181b' ? 0.6 : 0.9), { round: 3 }) +
          art.dot(19 + at * 26, 90, 2, at % 2 ? '#22c55e' : '#ef4444'),
      ),
  });
  for (let at = 0; at < bays; at++)
    lathe(
      stage,
      [
        [0, 8.6],
        [60, 9, '#e8ecf1'],
        [60.5, 4, '#cfd5dd'],
        [62, 4],
      ],
      at % 2 ? '#16a34a' : '#0ea5e9',
      { at: [19 + at * 26, 26, 16], axis: 'y', surface: 'gloss' },
    );
}

function solar(stage: Stage, { tint, size }: Thing) {
  const [across, down] = size <= 1 ? [2, 5] : size === 2 ? [3, 6] : size === 3 ? [4, 7] : [4, 9];
  const [w, d] = [across * 16, down * 13];
  const cells =
    art.rect(0, 0, w, d, mix(tint, '#0b1020', 0.2)) +
    art.grid(1, 1, across, down, [16, 13], 14.4, 11.4, tint) +
    art.line(
      art.repeat(across, (at) => `M${at * 16 + 5.5} 1v${d - 2}m5 0v${-(d - 2)}`),
      '#9fb0c8',
      0.4,
    );
  stage.within({ turn: [24, 0, 0] }, () => {
    if (size >= 3) box(stage, [-3, -3, 0], [w + 6, d + 6, 4], '#ccd3dc');
    box(stage, [0, 0, size >= 3 ? 4 : 0], [w, d, 1], tint, {
      top: cells + art.shape(`M0 0H${w * 0.55}L0 ${d * 0.6}Z`, { fill: '#ffffff', opacity: 0.09 }),
    });
  });
}

function solarreg(stage: Stage, { tint }: Thing) {
  box(stage, [0, 0, 0], [150, 34, 82], tint, {
    round: 3,
    front:
      art.rect(44, 10, 62, 30, '#dbe7d0', { round: 2 }) +
      words('13.2V', { x: 75, y: 31, size: 16, fill: '#1f2937', face: 'display' }) +
      art.spots(
        [
          [30, 24],
          [120, 24],
        ],
        5,
        '#f1f5f9',
      ) +
      art.rect(10, 56, 130, 20, '#15181d', { round: 1 }) +
      art.grid(18, 60, 6, 1, [21, 0], 12, 12, '#c7ced8') +
      words('SOLAR', { x: 75, y: 51, size: 7, fill: '#fff', face: 'display' }),
  });
}

function powerbank(stage: Stage, { tint, size, random }: Thing) {
  const w = 66 + size * 4;
  box(stage, [0, 0, 0], [w, 140, 20], tint, {
    round: 8,
    top:
      art.spots(
        [0, 1, 2, 3].map((at) => [w * 0.34 + at * w * 0.11, 122]),
        1.6,
        '#38bdf8',
      ) + words(`${random.pick([10000, 20000])} mAh`, { x: w / 2, y: 108, size: 8, fill: mix(tint, inkOn(tint), 0.6) }),
    front:
      art.rect(w * 0.2, 6, 14, 7, '#15181d', { round: 1 }) + art.rect(w * 0.55, 7, 11, 5, '#15181d', { round: 2.5 }),
  });
}

export const batteryKinds: Kinds = {
  cell: { camera: { yaw: -20, pitch: 24 }, draw: cell },
  battery9v: { camera: { yaw: -28, pitch: 24 }, draw: battery9v },
  lipo: { camera: { yaw: -22, pitch: 40 }, draw: lipo },
  sla: { camera: { yaw: -28, pitch: 24 }, draw: sla },
  holder: { camera: { yaw: -26, pitch: 42 }, draw: holder },
  charger: { camera: { yaw: -24, pitch: 40 }, draw: charger },
  solar: { camera: { yaw: -24, pitch: 34 }, draw: solar },
  solarreg: { camera: { yaw: -20, pitch: 20 }, draw: solarreg },
  powerbank: { camera: { yaw: -30, pitch: 46 }, draw: powerbank },
};
