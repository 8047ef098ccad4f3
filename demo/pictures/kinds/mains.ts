import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { cylinder, lathe } from '../round.ts';
import { box } from '../solids.ts';
import { type Stage } from '../stage.ts';

const steel = '#c3cad4';

function transformer(stage: Stage, { size }: Thing) {
  const k = 0.7 + size * 0.16;
  stage.within({ scale: k }, () => {
    box(stage, [-14, 8, 0], [98, 34, 2], steel, {
      top: art.spots(
        [
          [6, 17],
          [92, 17],
        ],
        3,
        '#475569',
      ),
    });
    box(stage, [0, 8, 2], [70, 34, 58], '#8e98a6', {
      front: art.grid(0, 2, 1, 16, [0, 3.5], 70, 0.7, '#64748b'),
      top: art.grid(0, 2, 1, 10, [0, 3.3], 70, 0.7, '#64748b'),
    });
    box(stage, [12, -4, 12], [46, 58, 38], '#e8c35a', {
      round: 6,
      front: words('12+12V', { x: 23, y: 22, size: 10, fill: '#5b430c', face: 'display' }),
    });
  });
  ['#dc2626', '#1f2937', '#2563eb', '#facc15'].forEach((colour, at) =>
    cable(
      stage,
      [
        [(20 + at * 8) * k, -4 * k, 44 * k],
        [(22 + at * 12) * k, -24 * k, 34 * k],
        [(30 + at * 16) * k, -40 * k, 2],
      ],
      2.6 * k,
      colour,
    ),
  );
}

function inverter(stage: Stage, { tint, size }: Thing) {
  const [w, d, h] = [90 + size * 22, 150 + size * 16, 46 + size * 5];
  box(stage, [0, 0, 0], [w, d, h], tint, {
    round: 3,
    front:
      art.rect(4, 4, w - 8, h - 8, '#1b1f26', { round: 3 }) +
      art.rect(w * 0.12, h * 0.22, 34, 34, '#2b303a', { round: 5 }) +
      art.spots(
        [
          [w * 0.12 + 11, h * 0.22 + 17],
          [w * 0.12 + 23, h * 0.22 + 17],
        ],
        3,
        '#0b0e13',
      ) +
      art.dot(w * 0.75, h * 0.36, 5, '#22c55e') +
      art.rect(w * 0.66, h * 0.58, 20, 10, '#dc2626', { round: 2 }),
    top:
      art.grid(0, d * 0.12, 1, 9, [0, d * 0.085], w, d * 0.02, shade(tint, 0.75)) +
      words(
        ['', '150', '300', '600', '1000', '1500'][size]
          ? `${['', '150', '300', '600', '1000', '1500'][size]} W`
          : '600 W',
        { x: w / 2, y: d * 0.55, size: w * 0.17, fill: '#fff', face: 'display' },
      ),
  });
}

function variac(stage: Stage, { size }: Thing) {
  const r = 60 + size * 8;
  lathe(
    stage,
    [
      [0, r],
      [10, r],
      [10, r * 0.92, '#94a3b8'],
      [120, r * 0.92],
      [120, r, '#3a414c'],
      [134, r],
    ],
    '#3a414c',
    {
      at: [0, 0, 0],
      art:
        art.dot(0, 0, r * 0.8, '#e7ebf0') +
        art.repeat(22, (at) =>
          art.line(
            `M${art.at(Math.cos(at * 0.25 + 1.9) * r * 0.66, Math.sin(at * 0.25 + 1.9) * r * 0.66)}L${art.at(Math.cos(at * 0.25 + 1.9) * r * 0.74, Math.sin(at * 0.25 + 1.9) * r * 0.74)}`,
            '#1f2937',
            1.6,
          ),
        ),
    },
  );
  lathe(
    stage,
    [
      [0, r * 0.44],
      [20, r * 0.4],
      [24, r * 0.34],
    ],
    '#1b1f26',
    { at: [0, 0, 134], surface: 'gloss', art: art.line(`M0 0L${r * 0.2} ${-r * 0.22}`, '#f8fafc', 4) },
  );
}

function ups(stage: Stage, { tint, size }: Thing) {
  const [w, d, h] = [92 + size * 6, 240, 150];
  box(stage, [0, 0, 0], [w, d, h], tint, {
    round: 5,
    front:
      art.rect(w * 0.18, h * 0.12, w * 0.64, h * 0.3, size >= 3 ? '#12324a' : '#0b0e13', { round: 3 }) +
      (size >= 3
        ? words('220V', { x: w / 2, y: h * 0.31, size: h * 0.14, fill: '#7dd3fc', face: 'display' })
        : art.spots(
            [
              [w * 0.36, h * 0.27],
              [w * 0.5, h * 0.27],
              [w * 0.64, h * 0.27],
            ],
            3.4,
            '#22c55e',
          )) +
      art.dot(w / 2, h * 0.58, 10, '#3a414c') +
      art.dot(w / 2, h * 0.58, 7, '#22c55e', { opacity: 0.7 }) +
      art.grid(w * 0.2, h * 0.76, 6, 1, [w * 0.1, 0], w * 0.05, h * 0.12, shade(tint, 0.5)),
    side: art.grid(30, 30, 8, 3, [20, 26], 12, 8, shade(tint, 0.6)),
  });
}

function powerstrip(stage: Stage, { tint, random }: Thing) {
  const light = tint === '#f8fafc';
  const count = light ? 6 : 4;
  box(stage, [0, 0, 0], [count * 46 + 60, 54, 34], tint, {
    round: 8,
    top:
      art.rect(12, 18, 22, 18, '#dc2626', { round: 3 }) +
      art.repeat(
        count,
        (at) =>
          `<g transform="translate(${68 + at * 46} 27) rotate(38)">${art.dot(0, 0, 18, shade(tint, light ? 0.93 : 1.15))}${art.spots(
            [
              [-6, 0],
              [6, 0],
            ],
            2.8,
            '#16181d',
          )}${art.spots([[0, 0]], 2.2, '#16181d')}</g>`,
      ),
  });
  cable(
    stage,
    [
      [2, 27, 14],
      [-30, 30, 10],
      [-50, 0, 5],
      [-20, -40, 5],
      [40, -46, 5],
      [90, -40 - random.int(0, 8), 5],
    ],
    9,
    light ? '#e2e7ed' : '#23272f',
  );
  cylinder(stage, 12, 26, light ? '#e7ebf0' : '#23272f', { at: [90, -42, 12], axis: 'x' });
  for (const y of [-47, -37]) cylinder(stage, 2.4, 18, steel, { at: [116, y, 12], axis: 'x', surface: 'metal' });
}

function smartplug(stage: Stage, { size, tint }: Thing) {
  const big = size >= 3;
  box(stage, [0, 0, 0], [big ? 70 : 56, big ? 44 : 56, big ? 100 : 60], tint, {
    round: big ? 8 : 16,
    front: big
      ? art.rect(14, 10, 42, 26, '#0b1a24', { round: 3 }) +
        words('220', { x: 35, y: 29, size: 16, fill: '#f87171', face: 'display' }) +
        art.dot(35, 68, 18, '#e2e7ed') +
        art.spots(
          [
            [28, 68],
            [42, 68],
          ],
          3.4,
          '#16181d',
        )
      : art.dot(28, 30, 22, '#e2e7ed') +
        art.dot(28, 30, 20, '#f1f4f7') +
        art.spots(
          [
            [20, 30],
            [36, 30],
          ],
          3.4,
          '#16181d',
        ) +
        art.spots([[28, 38]], 2.8, '#16181d'),
  });
  for (const x of [20, 38])
    cylinder(stage, 3, 20, steel, { at: [x, big ? 44 : 56, big ? 50 : 34], axis: 'y', surface: 'metal' });
  if (!big) box(stage, [40, 6, 60], [10, 10, 2], '#38bdf8', { round: 4 });
}

export const mainsKinds: Kinds = {
  transformer: { camera: { yaw: -28, pitch: 26 }, draw: transformer },
  inverter: { camera: { yaw: -34, pitch: 32 }, draw: inverter },
  variac: { camera: { yaw: -24, pitch: 30 }, draw: variac },
  ups: { camera: { yaw: -32, pitch: 18 }, draw: ups },
  powerstrip: { camera: { yaw: -26, pitch: 42 }, draw: powerstrip },
  smartplug: { camera: { yaw: -26, pitch: 18 }, draw: smartplug },
};
