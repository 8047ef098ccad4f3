import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { inkOn, mix, shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { strew } from '../loose-parts.ts';
import { onFront } from '../on-front.ts';
import { lathe } from '../round.ts';
import { box } from '../solids.ts';
import { type Stage } from '../stage.ts';

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
        () =>
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

export const batteriesKinds: Kinds = {
  cell: { camera: { yaw: -20, pitch: 24 }, draw: cell },
  battery9v: { camera: { yaw: -28, pitch: 24 }, draw: battery9v },
  lipo: { camera: { yaw: -22, pitch: 40 }, draw: lipo },
  sla: { camera: { yaw: -28, pitch: 24 }, draw: sla },
};
