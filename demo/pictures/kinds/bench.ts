import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import { trace } from '../instrument-shapes.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { outline } from '../outline.ts';
import { cylinder } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

/** A bench oscilloscope: wide screen, knobs, sockets below. */
function scope(stage: Stage, { tint, size }: Thing) {
  const [w, d, h] = [300, 120, 160];
  const knobs = art.repeat(
    6,
    (at) =>
      art.dot(218 + (at % 3) * 28, 40 + Math.floor(at / 3) * 34, at > 2 ? 9 : 7, '#3a414c') +
      art.dot(217 + (at % 3) * 28, 38.6 + Math.floor(at / 3) * 34, at > 2 ? 6 : 4.6, '#6b7280'),
  );
  const keys = art.grid(206, 98, 5, 2, [16, 12], 11, 7, '#9ca3af');
  const sockets = art.repeat(
    size >= 4 ? 4 : 2,
    (at) =>
      art.dot(30 + at * 46, 140, 9, '#c3cad4') +
      art.dot(30 + at * 46, 140, 5, '#23272f') +
      art.rect(16 + at * 46, 124, 28, 3, ['#facc15', '#22d3ee', '#f472b6', '#4ade80'][at] ?? '#fff'),
  );
  const screen = `<g transform="translate(16 16)">${art.rect(-5, -5, 180, 110, '#15181d', { round: 4 })}${trace(170, 100, size >= 4 ? ['#facc15', '#22d3ee', '#f472b6'] : ['#facc15', '#22d3ee'])}</g>`;
  box(stage, [0, 0, 8], [w, d, h], tint === '#f8fafc' || tint === '#e2e8f0' ? '#e2e7ec' : tint, {
    round: 8,
    front:
      art.rect(6, 6, w - 12, h - 12, tint === '#1f2937' ? '#2b303a' : '#cfd6de', { round: 6 }) +
      screen +
      knobs +
      keys +
      sockets,
    side: art.grid(24, 30, 1, 8, [0, 10], 70, 4, '#94a3b8'),
  });
  for (const x of [20, w - 50]) box(stage, [x, 10, 0], [30, 20, 8], '#23272f');
  cable(
    stage,
    [
      [60, d, h + 8],
      [80, d - 20, h + 40],
      [220, d - 20, h + 40],
      [240, d, h + 8],
    ],
    12,
    '#4b5563',
  );
}

/** A bench supply: two readings, knobs, posts in red and black. */
function labpsu(stage: Stage, { tint, size, random }: Thing) {
  if (size <= 1) {
    box(stage, [0, 0, 0], [80, 60, 44], tint === '#f8fafc' ? '#dfe4ea' : tint, {
      round: 3,
      front:
        art.rect(8, 6, 44, 20, '#0b0e13', { round: 2 }) +
        words('12.00', { x: 30, y: 22, size: 15, fill: '#7dd3fc', face: 'display' }) +
        art.dot(66, 16, 8, '#3a414c') +
        art.dot(24, 35, 5, '#dc2626') +
        art.dot(44, 35, 5, '#1f2937'),
    });
    return;
  }
  const doubled = size >= 5 ? 2 : 1;
  const [w, d, h] = [120 + (doubled - 1) * 80, 190, 160];
  const body = tint === '#f8fafc' || tint === '#e2e8f0' ? '#dfe4ea' : tint;
  const readings = art.repeat(
    doubled,
    (at) =>
      art.rect(10 + at * 96, 12, 88, 50, '#0b0e13', { round: 3 }) +
      words(`${random.int(11, 29)}.${random.int(10, 99)}V`, {
        x: 54 + at * 96,
        y: 34,
        size: 20,
        fill: '#f87171',
        face: 'display',
      }) +
      words(`${random.int(0, 4)}.${random.int(100, 999)}A`, {
        x: 54 + at * 96,
        y: 56,
        size: 20,
        fill: '#4ade80',
        face: 'display',
      }) +
      art.repeat(
        2,
        (knob) =>
          art.dot(32 + at * 96 + knob * 44, 90, 15, '#15181d') +
          art.line(`M${32 + at * 96 + knob * 44} 90v-11`, '#f8fafc', 2),
      ) +
      art.repeat(
        3,
        (post) =>
          art.dot(24 + at * 96 + post * 30, 136, 9, ['#1f2937', '#16a34a', '#dc2626'][post] ?? '#000') +
          art.dot(24 + at * 96 + post * 30, 136, 4, '#d8b65c'),
      ),
  );
  box(stage, [0, 0, 6], [w, d, h], body, {
    round: 4,
    front: art.rect(4, 4, w - 8, h - 8, '#e7ebf0', { round: 3 }) + readings,
    side: art.grid(30, 36, 8, 4, [16, 18], 10, 8, shade(body, 0.6)),
  });
  for (const x of [10, w - 34]) box(stage, [x, 10, 0], [24, 24, 6], '#15181d');
}

function labgen(stage: Stage, { tint, random }: Thing) {
  const [w, d, h] = [240, 160, 96];
  box(stage, [0, 0, 6], [w, d, h], tint === '#e2e8f0' ? '#e2e7ec' : tint, {
    round: 5,
    front:
      art.rect(5, 5, w - 10, h - 10, tint === '#1f2937' ? '#2b303a' : '#cfd6de', { round: 4 }) +
      `<g transform="translate(16 16)">${trace(92, 60, ['#22d3ee'])}</g>` +
      art.grid(120, 18, 4, 3, [14, 15], 10, 9, '#9ca3af') +
      art.dot(204, 38, 17, '#15181d') +
      art.line('M204 38l8 -9', '#f8fafc', 2) +
      art.repeat(2, (at) => art.dot(134 + at * 34, 78, 8, '#c3cad4') + art.dot(134 + at * 34, 78, 4, '#15181d')) +
      words(random.pick(['15.000 MHz', '60.000 MHz']), { x: 62, y: 88, size: 8, fill: '#1f2937' }),
  });
  for (const x of [14, w - 40]) box(stage, [x, 10, 0], [26, 20, 6], '#15181d');
}

function caliper(stage: Stage, { tint }: Thing) {
  const jaws = outline(
    'M0 0L230 0L230 16L0 16L-4 16L-4 20C-8 34 -14 40 -22 44L-18 16L-18 8L-18 -6C-14 -26 -6 -40 6 -52L10 -10',
  );
  extrude(stage, jaws, {
    from: 2,
    to: 6,
    colour: '#c3cad4',
    art: art.line(
      art.repeat(40, (at) => `M${20 + at * 5} 0v-${at % 5 ? 4 : 8}`),
      '#475569',
      0.7,
    ),
  });
  const x = 52;
  extrude(
    stage,
    outline(
      `M${x} -4L${x + 74} -4L${x + 74} 20L${x} 20L${x} 20C${x - 2} 34 ${x + 6} 40 ${x + 10} 44L${x - 8} 20L${x - 8} -6L${x - 8} -30C${x - 10} -40 ${x - 14} -46 ${x - 20} -52L${x - 14} -10`,
    ),
    { from: 5, to: 10, colour: '#aab3bf' },
  );
  box(stage, [x + 4, -10, 10], [68, 32, 10], tint === '#18181b' || tint === '#94a3b8' ? '#2b303a' : '#3a414c', {
    round: 2,
    top:
      art.rect(6, 5, 42, 16, '#c5d0bf', { round: 1 }) +
      words('24.68', { x: 27, y: 18, size: 12.5, fill: '#1f2a1b', face: 'display' }) +
      art.spots(
        [
          [14, 27],
          [30, 27],
          [46, 27],
        ],
        2.6,
        '#9ca3af',
      ) +
      art.rect(53, 5, 11, 8, '#f59e0b', { round: 1 }),
  });
  cylinder(stage, 5, 4, '#c3cad4', { at: [x + 38, 24, 8], surface: 'metal' });
}

function scale(stage: Stage, { tint }: Thing) {
  box(stage, [0, 0, 0], [150, 140, 16], tint, {
    round: 12,
    top:
      art.rect(14, 10, 122, 86, '#c3cad4', { round: 8 }) +
      art.rect(44, 108, 62, 20, '#b9c7b0', { round: 2 }) +
      words('12.45', { x: 75, y: 125, size: 17, fill: '#1f2a1b', face: 'display' }),
  });
}

export const benchKinds: Kinds = {
  scope: { camera: { yaw: -24, pitch: 18 }, draw: scope },
  labpsu: { camera: { yaw: -26, pitch: 18 }, draw: labpsu },
  labgen: { camera: { yaw: -24, pitch: 18 }, draw: labgen },
  caliper: { camera: { yaw: -20, pitch: 58 }, draw: caliper },
  scale: { camera: { yaw: -26, pitch: 40 }, draw: scale },
};
