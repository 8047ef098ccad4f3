import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { dark, shade } from '../colour.ts';
import { fanGrille } from '../fan-grille.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { outline, rectangle } from '../outline.ts';
import { turned } from '../round.ts';
import { box, extrude, upright } from '../solids.ts';
import type { Stage } from '../stage.ts';

const white = (tint: string) => (tint === '#f8fafc' ? '#eef1f4' : tint);
const slats = (x: number, y: number, w: number, count: number, step: number, colour: string) =>
  art.grid(x, y, 1, count, [0, step], w, step * 0.45, colour);
const display = (text: string, x: number, y: number, size: number, fill = '#38bdf8') =>
  words(text, { x, y, size, fill, face: 'display' });

/** The unit on the wall: curved front, louver, display behind the panel. */
function split(stage: Stage, { tint, size }: Thing) {
  const w = 74 + size * 6;
  const colour = white(tint);
  const line = shade(colour, dark(colour) ? 1.3 : 0.86);
  extrude(stage, outline('M20 0L20 28L5 28C1 28 0 26 0 23L0 9C0 5 4 2 9 0'), { face: 'side', from: 0, to: w, colour });
  const slot = '#20262f';
  const face =
    art.line(`M0 17.6H${w}`, line, 0.35) +
    art.shape(`M1 20Q${w / 2} 18.6 ${w - 1} 20V18.4Q${w / 2} 17 1 18.4Z`, { fill: line, opacity: 0.5 }) +
    display('24', w - 13, 12, 6, dark(colour) ? '#7dd3fc' : '#60a5fa') +
    art.dot(w - 5, 10.4, 0.8, '#22c55e') +
    art.rect(6, 6, 9, 1.5, shade(colour, dark(colour) ? 1.5 : 0.7), { round: 0.7 });
  upright(stage, [0, -0.05, 5], [w, 23], face);
  // The louver hangs open before the outlet.
  extrude(stage, outline('M-0.2 8.4L3.6 3L8.6 0.6L9 2L4.6 4.4L0.6 9.2'), {
    face: 'side',
    from: 4,
    to: w - 4,
    colour: slot,
  });
  stage.within({ at: [5, -3.4, 3.2], turn: [-38, 0, 0] }, () =>
    box(stage, [0, 0, 0], [w - 10, 0.8, 5.4], colour, { front: art.line(`M3 2.7H${w - 13}`, line, 0.3) }),
  );
}

/** A long flat unit for floor or ceiling, its grille below. */
function floorceiling(stage: Stage, { tint, size }: Thing) {
  const w = 100 + size * 8;
  const colour = white(tint);
  extrude(stage, outline('M22 0L22 60L12 64L3 62C0 61 0 58 0 56L0 8C0 3 4 0 8 0'), {
    face: 'side',
    from: 0,
    to: w,
    colour,
  });
  upright(
    stage,
    [0, -0.1, 4],
    [w, 56],
    art.rect(5, 2, w - 10, 12, '#20262f', { round: 2 }) +
      art.line(
        art.repeat(Math.round(w / 8) - 2, (at) => `M${10 + at * 8} 2.4v11`),
        '#596473',
        0.7,
      ) +
      art.rect(6, 6, w - 12, 2.6, shade(colour, 0.97), { round: 1 }) +
      art.line(`M0 18H${w}`, shade(colour, 0.84), 0.5) +
      slats(8, 24, w - 16, 9, 3, shade(colour, 0.8)) +
      display('22', w - 14, 54, 6),
  );
}

function curtain(stage: Stage, { tint }: Thing) {
  extrude(stage, rectangle(0, 0, 20, 22, 7), { face: 'side', from: 0, to: 110, colour: tint });
  upright(
    stage,
    [4, -0.1, 0],
    [102, 22],
    slats(0, 4, 102, 5, 2.2, shade(tint, 0.7)) + art.rect(0, 17, 102, 3, '#20262f', { round: 1.5 }),
  );
  for (const x of [0, 108])
    extrude(stage, rectangle(-0.6, -0.6, 21, 23, 7), { face: 'side', from: x, to: x + 2.5, colour: '#475569' });
}

/** The outdoor unit: fan behind its guard, valves on the right. */
function outdoor(stage: Stage, { tint, size }: Thing) {
  const [w, d, h] = [76 + size * 3, 30, 54 + size * 2];
  const colour = white(tint);
  for (const x of [8, w - 18]) box(stage, [x, -1, 0], [10, d + 2, 3], '#475569');
  box(stage, [0, 0, 3], [w, d, h], colour, {
    round: 3,
    front:
      fanGrille(w * 0.38, h * 0.52, h * 0.42, colour) +
      art.line(`M${w * 0.76} 2v${h - 4}`, shade(colour, 0.82), 0.5) +
      art.rect(w * 0.81, 5, w * 0.13, 5, '#0e7490', { round: 1 }) +
      slats(w * 0.8, 16, w * 0.15, 5, 2.2, shade(colour, 0.78)),
    side:
      slats(5, 10, d - 10, 6, 3, shade(colour, 0.72)) +
      art.rect(6, h - 22, d - 12, 15, shade(colour, 0.8), { round: 1.5 }),
    top: art.line(`M3 3H${w - 3}`, shade(colour, 0.9), 0.4),
  });
  for (const [y, z, r] of [
    [10, 19, 1.9],
    [18, 13, 1.4],
  ] as const) {
    turned(stage, [0, r, 3, r, 3, r * 1.7, 6, r * 1.7, 6, r, 9, r], '#d9b45b', {
      at: [w, y, z],
      axis: 'x',
      surface: 'metal',
    });
  }
}

function multisplit(stage: Stage, thing: Thing) {
  outdoor(stage, thing);
  for (const z of [74, 108]) stage.within({ at: [20, 8, z], scale: 0.72 }, () => split(stage, { ...thing, size: 2 }));
}

function windowac(stage: Stage, { tint }: Thing) {
  const colour = white(tint);
  box(stage, [2, 6, 2], [56, 44, 34], '#c9cfd6', {
    side: slats(6, 6, 30, 9, 2.6, '#7b8592'),
    top: slats(6, 6, 44, 6, 3, '#a9b2bd'),
  });
  box(stage, [0, 0, 0], [60, 7, 38], colour, {
    round: 2,
    front:
      slats(4, 12, 36, 9, 2.6, shade(colour, 0.7)) +
      art.rect(4, 4, 36, 6, '#20262f', { round: 1 }) +
      art.line(
        art.repeat(7, (at) => `M${7 + at * 5} 4v6`),
        '#7b8592',
        0.7,
      ) +
      art.rect(43, 4, 13, 31, shade(colour, 0.92), { round: 1.5 }) +
      art.dot(49.5, 12, 4, '#475569') +
      art.dot(49.5, 24, 4, '#475569') +
      art.line('M49.5 12v-3.4M49.5 24l2.6 -2', '#f8fafc', 0.9),
  });
}

/** A unit on wheels: outlet above, display, grille, and a hose where it cools by air. */
function portable(stage: Stage, { tint, size }: Thing) {
  const [w, d, h] = [38, 34, 58 + size * 6];
  const colour = white(tint);
  for (const x of [5, w - 9]) turned(stage, [0, 3, 4, 3], '#2b303a', { at: [x, 3, 3], axis: 'x' });
  cable(
    stage,
    [
      [w - 6, d, h * 0.72],
      [w + 16, d + 6, h * 0.74],
      [w + 24, d, h * 0.5],
      [w + 22, d - 8, 9],
      [w + 32, d - 22, 5],
    ],
    10,
    '#dfe4ea',
  );
  box(stage, [0, 0, 5], [w, d, h], colour, {
    round: 9,
    front:
      art.rect(5, 3, w - 10, 9, '#20262f', { round: 2 }) +
      slats(5, 4.4, w - 10, 3, 2.8, '#7b8592') +
      art.dot(w / 2, 21, 5, '#111827') +
      display('18', w / 2, 22.8, 5.4) +
      slats(8, h * 0.52, w - 16, 9, 2.7, shade(colour, 0.78)),
    top:
      art.rect(8, 8, w - 16, 10, shade(colour, 0.82), { round: 3 }) +
      art.spots(
        [
          [12, 13],
          [19, 13],
          [26, 13],
        ],
        1.3,
        '#475569',
      ),
  });
}

/** A tower without a hose, with its water tank in sight: dehumidifiers and coolers. */
function watertower(stage: Stage, { tint, size }: Thing) {
  const [w, d, h] = [34, 24, 50 + size * 7];
  const colour = white(tint);
  for (const x of [4, w - 8]) turned(stage, [0, 2.6, 4, 2.6], '#2b303a', { at: [x, 2, 2.6], axis: 'x' });
  box(stage, [0, 0, 4], [w, d, h], colour, {
    round: 6,
    front:
      slats(5, 12, w - 10, Math.round(h / 7), 3, shade(colour, 0.72)) +
      art.rect(6, h * 0.66, w - 12, h * 0.24, '#bfe3f5', { round: 2 }) +
      art.rect(6, h * 0.76, w - 12, h * 0.14, '#7cc4e8', { round: 2 }),
    top: art.rect(5, 5, w - 10, 9, '#111827', { round: 3 }) + display('55', w / 2, 12, 6, '#5eead4'),
  });
}

/** The face of a unit in the ceiling: four outlets round a grille. */
function cassette(stage: Stage, { tint, size }: Thing) {
  const w = 84 + size * 4;
  const colour = white(tint);
  const outlets = art.repeat(
    4,
    (at) =>
      `<g transform="rotate(${at * 90} ${w / 2} ${w / 2})">${art.rect(w * 0.17, w * 0.05, w * 0.66, w * 0.08, '#20262f', { round: 2 })}${art.rect(w * 0.18, w * 0.075, w * 0.64, w * 0.05, colour, { round: 2 })}</g>`,
  );
  box(stage, [w * 0.08, 5, w * 0.08], [w * 0.84, 26, w * 0.84], '#b6bec8', { top: art.rect(8, 6, 20, 10, '#94a3b8') });
  box(stage, [0, 0, 0], [w, 5, w], colour, {
    front:
      outlets +
      art.rect(w * 0.2, w * 0.2, w * 0.6, w * 0.6, shade(colour, 0.94), { round: 2 }) +
      slats(w * 0.23, w * 0.24, w * 0.54, 15, w * 0.035, shade(colour, 0.76)) +
      art.dot(w * 0.9, w * 0.9, 1.6, '#22c55e') +
      art.rect(w * 0.8, w * 0.89, 6, 1.6, shade(colour, 0.7)),
  });
}

const low = { yaw: -26, pitch: 15 };
export const airUnitsKinds: Kinds = {
  split: { camera: { yaw: -24, pitch: 8 }, draw: split },
  floorceiling: { camera: low, draw: floorceiling },
  aircurtain: { camera: low, draw: curtain },
  outdoor: { camera: { yaw: -26, pitch: 18 }, draw: outdoor },
  multisplit: { camera: { yaw: -24, pitch: 10 }, draw: multisplit },
  windowac: { camera: { yaw: -28, pitch: 20 }, draw: windowac },
  portable: { camera: { yaw: -26, pitch: 22 }, draw: portable },
  watertower: { camera: { yaw: -26, pitch: 22 }, draw: watertower },
  cassette: { camera: { yaw: -26, pitch: 10 }, draw: cassette },
};
