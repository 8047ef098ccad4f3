import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { wires } from '../motor-wires.ts';
import { outline, rectangle } from '../outline.ts';
import { cylinder, turned } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';

const copper = '#b87333';

/** A sealed compressor with its accumulator beside it. */
function rotarycompressor(stage: Stage, { tint, size }: Thing) {
  const h = 60 + size * 7;
  const black = tint === '#18181b' ? '#2a2f37' : tint;
  for (const [x, y] of [
    [-24, -16],
    [24, -16],
    [0, 26],
  ] as const) {
    extrude(stage, rectangle(x - 9, y - 9, 18, 18, 8), { from: 3, to: 6, colour: '#23272f' });
    turned(stage, [0, 6, 8, 5], '#64748b', { at: [x, y, 0] });
  }
  turned(stage, [0, 18, 4, 25, 8, 26, h, 26, h + 8, 22, h + 13, 13, h + 15, 4], black, {
    at: [0, 0, 6],
    surface: 'gloss',
  });
  turned(stage, [0, 8, 5, 10, 44, 10, 50, 6, 54, 3], black, { at: [40, -4, 24], surface: 'gloss' });
  cable(
    stage,
    [
      [40, -4, 26],
      [40, -4, 16],
      [30, -6, 14],
      [22, -6, 20],
    ],
    5,
    copper,
    'metal',
  );
  cable(
    stage,
    [
      [40, -4, 76],
      [40, -4, 94],
    ],
    5,
    copper,
    'metal',
  );
  cable(
    stage,
    [
      [0, 0, h + 19],
      [0, 0, h + 34],
    ],
    4.5,
    copper,
    'metal',
  );
  box(stage, [-14, -26.6, 30], [26, 0.6, 28], '#e7ebf0', {
    front:
      words('R410A', { x: 13, y: 11, size: 7, fill: '#1f2937', face: 'display' }) +
      art.grid(4, 15, 1, 4, [0, 3], 18, 1, '#94a3b8'),
  });
  for (const x of [-9, -1]) turned(stage, [h + 13, 2.4, h + 18, 2.4], '#d9b45b', { at: [x - 4, -12, 6] });
}

/** A fan motor: can, flange with its bolts, shaft, wires. */
function fanmotor(stage: Stage, { tint, size }: Thing) {
  const r = 24 + size * 3;
  wires(stage, [-r * 0.6, 30, -r * 0.5], [-r * 1.9, -r * 0.2, -r], ['#dc2626', '#facc15', '#1f2937'], 2.6);
  turned(stage, [0, r * 0.8, 6, r, 24, r, 24, r * 1.12, 28, r * 1.12, 28, r, 46, r * 0.96, 50, r * 0.7], tint, {
    at: [0, 0, 0],
    axis: 'y',
    surface: 'metal',
    art:
      art.dot(0, 0, r * 0.46, shade(tint, 0.7)) +
      art.spots(
        [
          [-r * 0.6, 0],
          [r * 0.6, 0],
          [0, r * 0.6],
          [0, -r * 0.6],
        ],
        2,
        '#334155',
      ),
  });
  turned(stage, [-34, 3.6, -3, 3.6, -3, 8, 0, 9], '#dfe4ea', {
    at: [0, 0, 0],
    axis: 'y',
    surface: 'metal',
    art: art.dot(0, 0, 3, '#94a3b8'),
  });
  for (const x of [-1, 1])
    box(stage, [x * r * 1.02 - 5, 23, -5], [10, 4, 10], tint, { round: 4, front: art.dot(5, 5, 2, '#334155') });
}

/** The fan of an outdoor unit: three wide blades on a hub. */
function fanblade(stage: Stage, { tint }: Thing) {
  const black = tint === '#27272a' ? '#343b46' : tint;
  const blade = outline('M12 -10C34 -52 74 -58 92 -34C104 -10 98 22 82 40C66 30 40 14 12 12');
  for (let at = 0; at < 3; at++) {
    const turn = (at * 120 + 20) * (Math.PI / 180);
    const turnedBlade = blade.map(
      ([x, y]) => [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)] as const,
    );
    extrude(stage, turnedBlade, { face: 'front', from: 6 + at, to: 9 + at, colour: shade(black, 1 + at * 0.06) });
  }
  cylinder(stage, 19, 18, black, {
    at: [0, -6, 0],
    axis: 'y',
    surface: 'gloss',
    art: art.dot(0, 0, 13, shade(black, 1.2)) + art.dot(0, 0, 4.6, '#0b0e13'),
  });
}

/** The long turbine of an indoor unit. */
function crossfan(stage: Stage, { tint }: Thing) {
  const white = tint === '#f8fafc' ? '#e7ebf0' : tint;
  cable(
    stage,
    [
      [-102, 0, 20],
      [-88, 0, 20],
    ],
    6,
    '#aab3bf',
    'metal',
  );
  for (let part = 0; part < 5; part++) {
    cylinder(stage, 20, 4, white, {
      at: [-90 + part * 40, 0, 20],
      axis: 'x',
      surface: 'gloss',
      ...(part === 4 ? { art: art.dot(0, 0, 8, '#94a3b8') + art.dot(0, 0, 4, '#475569') } : {}),
    });
    if (part < 4)
      for (let at = 0; at < 9; at++) {
        const turn = (at * 20 + 4) * (Math.PI / 180);
        cable(
          stage,
          [
            [-86 + part * 40, -19 * Math.cos(turn), 20 + 19 * Math.sin(turn)],
            [-50 + part * 40, -19 * Math.cos(turn), 20 + 19 * Math.sin(turn)],
          ],
          4,
          shade(white, 0.96),
        );
      }
  }
}

export const airSparesKinds: Kinds = {
  rotarycompressor: { camera: { yaw: -22, pitch: 18 }, draw: rotarycompressor },
  fanmotor: { camera: { yaw: -34, pitch: 18 }, draw: fanmotor },
  fanblade: { camera: { yaw: -24, pitch: 14 }, draw: fanblade },
  crossfan: { camera: { yaw: -34, pitch: 26 }, draw: crossfan },
};
