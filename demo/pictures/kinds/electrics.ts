import * as art from '../art.ts';
import { mix, shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { strew } from '../loose-parts.ts';
import { lathe } from '../round.ts';
import { box } from '../solids.ts';
import { type Stage } from '../stage.ts';

const steel = '#c3cad4';

const screws = (count: number, step: number, x: number, y: number, r: number) =>
  art.spots(
    Array.from({ length: count }, (_, at) => [x + at * step, y] as const),
    r,
    '#d5dae1',
  ) +
  art.line(
    art.repeat(count, (at) => `M${art.at(x + at * step - r * 0.6, y)}h${r * 1.2}`),
    '#64748b',
    r * 0.25,
  );

/** A perforated metal case with its row of terminals; small black ones are drivers. */
function psu(stage: Stage, { tint, size, label }: Thing) {
  const [w, d, h] = (
    [
      [90, 60, 30],
      [110, 78, 36],
      [160, 98, 40],
      [200, 105, 48],
      [215, 115, 50],
      [60, 110, 90],
    ] as const
  )[size] ?? [110, 78, 36];
  const driver = /TB|DM|PLC/.test(label);
  if (size === 5 || tint === '#0f766e' || tint === '#f8fafc') {
    box(stage, [0, 0, 0], [70, 60, 90], tint === '#cbd5e1' ? '#e2e7ed' : tint, {
      round: 2,
      front:
        art.rect(6, 28, 58, 36, shade(tint, 1.2), { round: 2 }) +
        words(label || '24V', { x: 35, y: 52, size: 17, fill: '#1f2937', face: 'display', fit: 50 }) +
        art.rect(4, 4, 62, 14, '#16a34a') +
        screws(5, 12, 11, 11, 4) +
        art.rect(4, 72, 62, 14, '#16a34a') +
        screws(5, 12, 11, 79, 4),
    });
    return;
  }
  const holes = art.grid(w * 0.32, d * 0.14, 11, 8, [w * 0.06, d * 0.095], w * 0.035, d * 0.045, '#5b6472');
  const tag =
    art.rect(w * 0.04, d * 0.2, w * 0.23, d * 0.6, '#facc15') +
    words(label, { x: w * 0.155, y: d * 0.56, size: d * 0.2, fill: '#1f2937', face: 'display', fit: w * 0.2 });
  box(stage, [0, 14, 0], [w, d, h], driver ? '#23272f' : tint, {
    top: (driver ? art.grid(w * 0.34, d * 0.1, 7, 1, [w * 0.09, 0], w * 0.045, d * 0.8, '#3a414c') : holes) + tag,
    side: art.grid(d * 0.1, h * 0.25, 8, 3, [d * 0.1, h * 0.2], d * 0.05, h * 0.08, '#5b6472'),
  });
  const count = Math.floor(w / 16);
  box(stage, [w * 0.05, 0, 0], [w * 0.9, 14, h * 0.42], driver ? '#16a34a' : '#20242c', {
    top:
      art.grid(3, 0, count, 1, [(w * 0.88) / count, 0], 1.2, 14, '#4b5563') +
      screws(count, (w * 0.88) / count, 10, 7, 3.4),
  });
}

function relaycube(stage: Stage, { tint, label, size }: Thing) {
  if (label === 'MY4') {
    box(stage, [0, 0, 0], [28, 64, 22], '#23272f', { top: screws(2, 14, 7, 5, 3) + screws(2, 14, 7, 59, 3) });
    box(stage, [3, 18, 22], [22, 28, 34], '#dbe6ee', {
      front:
        art.rect(3, 8, 16, 24, '#b8733a') + words('MY4', { x: 11, y: 7, size: 6, fill: '#1f2937', face: 'display' }),
      opacity: 0.9,
    });
    return;
  }
  const [w, d, h] = size >= 2 ? [28, 28, 25] : [19, 15.5, 15.5];
  strew(
    stage,
    { random: { next: () => 0.5 } as Thing['random'] },
    size >= 2 ? 1 : 2,
    w * 1.6,
    () => {
      for (const [x, y] of [
        [2, 3],
        [w - 3, 3],
        [w / 2, d - 3],
      ] as const)
        box(stage, [x, y, -6], [1.2, 0.8, 6], steel, { edge: false });
      box(stage, [0, 0, 0], [w, d, h], tint, {
        top:
          words(label, { x: w / 2, y: d * 0.5, size: w * 0.22, fill: '#f1f5f9', face: 'display', fit: w * 0.8 }) +
          words('10A 250VAC', { x: w / 2, y: d * 0.75, size: w * 0.1, fill: '#dbe2ea' }),
        front: art.line(`M${w * 0.15} ${h * 0.7}h${w * 0.7}`, mix(tint, '#ffffff', 0.4), 0.6),
      });
    },
    0,
  );
}

function ssr(stage: Stage, { tint }: Thing) {
  box(stage, [0, 0, 0], [62, 46, 4], '#aab3bf', { round: 3 });
  box(stage, [4, 0, 4], [54, 46, 20], tint === '#334155' ? tint : '#eef1f4', {
    round: 1,
    top:
      art.rect(12, 10, 30, 26, '#1f2937') +
      words('SSR', { x: 27, y: 22, size: 9, fill: '#fff', face: 'display' }) +
      words('40 DA', { x: 27, y: 32, size: 7, fill: '#fca5a5' }),
  });
  for (const [x, y] of [
    [9, 7],
    [47, 7],
    [9, 36],
    [47, 36],
  ] as const)
    lathe(
      stage,
      [
        [0, 4.4],
        [2, 4.4],
      ],
      '#d8b65c',
      { at: [4 + x, y + 2, 24], surface: 'metal', art: art.line('M-2.6 0h5.2M0 -2.6v5.2', '#6b5316', 1) },
    );
}

function contactor(stage: Stage, { tint }: Thing) {
  box(stage, [0, 0, 0], [56, 60, 30], tint, {});
  for (const y of [0, 46]) box(stage, [3, y, 30], [50, 14, 16], shade(tint, 1.2), { top: screws(3, 16, 9, 7, 5) });
  box(stage, [8, 16, 30], [40, 28, 32], '#e7ebf0', {
    front: words('220V', { x: 20, y: 12, size: 8, fill: '#1f2937', face: 'display' }),
    top: art.rect(14, 8, 12, 12, '#64748b', { round: 1 }),
  });
}

function breaker(stage: Stage, { size }: Thing) {
  for (let at = 0; at < size; at++) {
    const x = at * 18;
    box(stage, [x, 12, 0], [17.4, 56, 82], '#eef1f4', {
      front: art.dot(8.7, 10, 4, '#8e98a6') + art.dot(8.7, 72, 4, '#8e98a6'),
    });
    box(stage, [x, 4, 22], [17.4, 8, 40], '#f8fafc', {
      front: words('C16', { x: 8.7, y: 34, size: 6.4, fill: '#1f2937', face: 'display' }),
    });
  }
  stage.within({ at: [2, 4, 46], turn: [26, 0, 0] }, () =>
    box(stage, [0, -10, 0], [size * 18 - 5, 12, 9], '#1f2937', { round: 1 }),
  );
}

function bladefuse(stage: Stage, { tint, label, random }: Thing) {
  const body = tint === '#f8fafc' ? '#e2e7ed' : tint;
  strew(
    stage,
    { random },
    3,
    26,
    () => {
      for (const x of [2, 13]) box(stage, [x, 2, 0], [4.6, 0.8, 16], steel, { edge: false });
      box(stage, [0, 0, 14], [19.6, 5, 14], body, {
        front: words(label || '10', { x: 9.8, y: 10, size: 8, fill: '#ffffff', face: 'display' }),
        top: art.rect(3, 1.4, 4, 2, shade(body, 0.6)) + art.rect(12, 1.4, 4, 2, shade(body, 0.6)),
        round: 1,
      });
    },
    30,
  );
}

export const electricsKinds: Kinds = {
  psu: { camera: { yaw: -28, pitch: 38 }, draw: psu },
  relaycube: { camera: { yaw: -28, pitch: 32 }, draw: relaycube },
  ssr: { camera: { yaw: -28, pitch: 40 }, draw: ssr },
  contactor: { camera: { yaw: -28, pitch: 36 }, draw: contactor },
  breaker: { camera: { yaw: -28, pitch: 14 }, draw: breaker },
  bladefuse: { camera: { yaw: -24, pitch: 20 }, draw: bladefuse },
};
