import * as art from '../art.ts';
import { boardTop, pcb, pins } from '../board-parts.ts';
import { cable } from '../cable.ts';
import { trace } from '../instrument-shapes.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { outline } from '../outline.ts';
import { cylinder, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

function leads(stage: Stage, x: number, y: number) {
  for (const [at, colour] of [
    [0, '#dc2626'],
    [12, '#1f2937'],
  ] as const)
    cable(
      stage,
      [
        [x + at, y, 6],
        [x + at, y - 26, 8],
        [x + 40 + at, y - 50, 3],
        [x + 96 + at * 2, y - 20, 3],
        [x + 110 + at * 2, y + 50, 3],
      ],
      4,
      colour,
    );
}

/** A multimeter on its back: display, dial with its marks, sockets. */
function multimeter(stage: Stage, { tint, size, random }: Thing) {
  const [w, d, h] = [70 + size * 4, 140 + size * 6, 24 + size * 2];
  const round = 14;
  const reading = random.pick(['12.64', '220.4', '5.003', '047.1', '1.582']);
  const dial =
    art.dot(w / 2, d * 0.57, w * 0.33, '#15181d') +
    art.repeat(18, (at) =>
      art.line(
        `M${art.at(w / 2 + Math.cos(at * 0.349) * w * 0.27, d * 0.57 + Math.sin(at * 0.349) * w * 0.27)}L${art.at(w / 2 + Math.cos(at * 0.349) * w * 0.31, d * 0.57 + Math.sin(at * 0.349) * w * 0.31)}`,
        at % 3 ? '#cbd5e1' : '#fbbf24',
        1.2,
      ),
    );
  const face =
    art.rect(5, 5, w - 10, d - 10, '#23272f', { round: 10 }) +
    art.rect(w * 0.12, d * 0.07, w * 0.76, d * 0.2, '#b9c7b0', { round: 2 }) +
    words(reading, {
      x: w * 0.84,
      y: d * 0.22,
      size: d * 0.14,
      fill: '#1f2a1b',
      anchor: 'end',
      face: 'display',
      fit: w * 0.64,
    }) +
    art.repeat(3, (at) => art.rect(w * (0.16 + at * 0.24), d * 0.31, w * 0.18, d * 0.035, '#4b5563', { round: 2 })) +
    dial +
    art.repeat(
      3,
      (at) =>
        art.dot(w * (0.25 + at * 0.25), d * 0.87, w * 0.07, at === 1 ? '#0b0e13' : '#dc2626') +
        art.dot(w * (0.25 + at * 0.25), d * 0.87, w * 0.04, '#05070a'),
    );
  box(stage, [0, 0, 0], [w, d, h], tint === '#f8fafc' ? '#dfe4ea' : tint, { round, top: face });
  stage.within({ at: [w / 2, d * 0.43, h], turn: [0, 0, random.int(-80, 80)] }, () => {
    cylinder(stage, w * 0.22, 5, '#2b303a', { at: [0, 0, 0], surface: 'gloss' });
    box(stage, [-3, -w * 0.2, 5], [6, w * 0.4, 4], '#3a414c', { round: 2, top: art.line('M3 1v5', '#f8fafc', 1.4) });
  });
  for (const [at, colour] of [
    [0.5, '#1f2937'],
    [0.75, '#dc2626'],
  ] as const) {
    lathe(
      stage,
      [
        [0, 4],
        [10, 4.4],
        [16, 3],
      ],
      colour,
      { at: [w * at, d * 0.13, h], surface: 'gloss' },
    );
    cable(
      stage,
      [
        [w * at, d * 0.13, h + 15],
        [w * at + 10, -8, h + 10],
        [w * at + 30, -34, 3],
        [w + 40 + at * 20, 10, 3],
        [w + 30 + at * 30, d * 0.5, 3],
      ],
      4,
      colour,
    );
  }
}

function handscope(stage: Stage, { tint, size }: Thing) {
  const [w, d] = size >= 3 ? [86, 168] : [110, 74];
  const body = tint === '#18181b' ? '#2b303a' : tint;
  const screen = size >= 3 ? [12, 14, 62, 62] : [10, 9, 66, 48];
  const [x = 0, y = 0, sw = 9, sh = 9] = screen;
  const keys =
    size >= 3
      ? art.grid(16, 88, 4, 3, [15, 16], 10, 8, '#9ca3af') + art.dot(43, 144, 12, '#4b5563')
      : art.grid(82, 10, 2, 4, [12, 12], 9, 8, '#9ca3af');
  stage.within({ turn: [30, 0, 0] }, () =>
    box(stage, [0, 0, 0], [w, d, 24], body, {
      round: 8,
      top:
        art.rect(5, 5, w - 10, d - 10, '#1b1f26', { round: 6 }) +
        `<g transform="translate(${x} ${y})">${trace(sw, sh, ['#facc15', '#22d3ee'])}</g>${keys}`,
    }),
  );
  if (size < 3) leads(stage, w * 0.4, -2);
}

function lcrtester(stage: Stage, { tint, size, random }: Thing) {
  if (tint === '#166534') {
    pcb(stage, 76, 64, tint, { random });
    box(stage, [4, 22, boardTop], [58, 38, 6], '#23272f', {
      top:
        art.rect(3, 3, 52, 32, '#a3d62f') +
        words('R 4.7k', { x: 29, y: 24, size: 14, fill: '#1f3a0a', face: 'display' }),
    });
    box(stage, [8, 4, boardTop], [36, 12, 9], '#16a34a', { top: art.grid(3, 3, 7, 2, [4.6, 4], 1.6, 1.6, '#0b3b1d') });
    pins(stage, 62, 8, 2, { along: 'y' }, 5);
    return;
  }
  box(stage, [0, 0, 0], [74, 110 + size * 6, 22], tint, {
    round: 10,
    top:
      art.rect(10, 10, 54, 46, '#0b1a24', { round: 3 }) +
      words('100n', { x: 37, y: 38, size: 19, fill: '#7dd3fc', face: 'display' }) +
      art.dot(37, 78, 10, '#facc15') +
      art.rect(16, 98, 42, 12, '#16a34a', { round: 2 }) +
      art.grid(20, 102, 7, 1, [5.4, 0], 2, 4, '#0b3b1d'),
  });
}

/** A clamp meter: jaws, trigger, display. */
function clamp(stage: Stage, { tint, size, random }: Thing) {
  const w = 56 + size * 5;
  const jaw = outline(
    `M${-w * 0.5} 0C${-w * 0.75} 46 ${-w * 0.4} 84 0 86C${w * 0.4} 84 ${w * 0.75} 46 ${w * 0.5} 0L${w * 0.24} 4C${w * 0.5} 40 ${w * 0.28} 66 0 68C${-w * 0.28} 66 ${-w * 0.5} 40 ${-w * 0.24} 4`,
  );
  extrude(
    stage,
    jaw.map(([x, y]) => [x, y + 130] as const),
    { from: 4, to: 24, colour: tint === '#18181b' ? '#2b303a' : tint },
  );
  box(stage, [-w / 2, 0, 0], [w, 140, 30], '#23272f', {
    round: 14,
    top:
      art.rect(w * 0.14, 64, w * 0.72, 42, '#b9c7b0', { round: 2 }) +
      words(random.pick(['3.42', '12.8', '0.57']), {
        x: w * 0.82,
        y: 96,
        size: 25,
        fill: '#1f2a1b',
        anchor: 'end',
        face: 'display',
        fit: w * 0.62,
      }) +
      art.dot(w / 2, 36, w * 0.26, '#3a414c') +
      art.line(`M${w / 2} 36v-10`, '#f8fafc', 2),
  });
  box(stage, [-w / 2 - 8, 92, 4], [8, 30, 20], tint, { round: 2 });
}

function irgun(stage: Stage, { tint, size }: Thing) {
  const body = tint === '#18181b' ? '#2b303a' : tint;
  const gun = outline(
    'M0 0C-6 0 -8 4 -4 12L14 58C16 66 8 72 4 74L0 92C0 98 6 102 14 102L96 102C108 102 112 92 110 80L108 66L60 62L46 56L34 4C32 0 30 0 24 0',
  );
  extrude(stage, gun, {
    face: 'front',
    from: 0,
    to: 30,
    colour: body,
    art:
      art.shape('M4 -86H92', { stroke: '#23272f', width: 6 }) +
      art.dot(22, -84, 5, '#23272f') +
      art.shape('M40 -54q-3 12 4 20', { stroke: '#15181d', width: 7 }),
  });
  lathe(
    stage,
    [
      [0, 12],
      [14, 13],
      [14, 10],
    ],
    '#23272f',
    { at: [110, 15, 84], axis: 'x', surface: 'gloss', art: art.dot(0, 0, 7, '#7f1d1d') },
  );
  box(stage, [-7, 3, 76], [7, 24, 22], '#23272f', {
    side:
      art.rect(3, 3, 18, 14, size >= 3 ? '#f97316' : '#b9c7b0') +
      words('36.5', { x: 12, y: 13, size: 7, fill: '#1f2a1b', face: 'display' }),
  });
}

export const instrumentsKinds: Kinds = {
  multimeter: { camera: { yaw: -26, pitch: 52 }, draw: multimeter },
  handscope: { camera: { yaw: -26, pitch: 42 }, draw: handscope },
  clamp: { camera: { yaw: -28, pitch: 52 }, draw: clamp },
  irgun: { camera: { yaw: -24, pitch: 16 }, draw: irgun },
  lcrtester: { camera: { yaw: -26, pitch: 48 }, draw: lcrtester },
};
