import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { inkOn, mix, shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { lathe } from '../round.ts';
import { box } from '../solids.ts';
import { type Stage } from '../stage.ts';

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

export const chargingKinds: Kinds = {
  holder: { camera: { yaw: -26, pitch: 42 }, draw: holder },
  charger: { camera: { yaw: -24, pitch: 40 }, draw: charger },
  solar: { camera: { yaw: -24, pitch: 34 }, draw: solar },
  solarreg: { camera: { yaw: -20, pitch: 20 }, draw: solarreg },
  powerbank: { camera: { yaw: -30, pitch: 46 }, draw: powerbank },
};
