import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import type { Kinds, Thing } from '../kind.ts';
import { outline } from '../outline.ts';
import { ball, turned } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';

/** A pair of brackets that carry an outdoor unit. */
function wallbracket(stage: Stage, { tint, size }: Thing) {
  const long = 60 + size * 6;
  for (const x of [0, 64]) {
    box(stage, [x, 60, 0], [8, 4, 70], tint, {
      front: art.spots(
        [
          [4, 8],
          [4, 60],
        ],
        1.6,
        '#334155',
      ),
    });
    box(stage, [x, 60 - long, 62], [8, long, 8], tint, {
      side: art.grid(6, 3, 3, 1, [long / 3.4, 0], 9, 2.4, '#334155'),
      top: art.grid(2.5, 8, 1, 3, [0, long / 3.4], 3, 8, '#475569'),
    });
    extrude(stage, outline(`M60 8L60 16L${64 - long * 0.7} 62L${58 - long * 0.7} 62`), {
      face: 'side',
      from: x + 1.5,
      to: x + 6.5,
      colour: shade(tint, 0.94),
    });
  }
  for (let at = 0; at < 4; at++)
    turned(stage, [0, 4.6, 3, 4.6, 3, 2.4, 14, 2.4], '#aab3bf', {
      at: [86 + (at % 2) * 14, 20 - Math.floor(at / 2) * 16, 0],
      surface: 'metal',
    });
}

/** Trunking with its lid a little open. */
function trunking(stage: Stage, { tint }: Thing) {
  const white = tint === '#f8fafc' ? '#eef1f4' : tint;
  for (const [y, z] of [
    [0, 0],
    [30, 0],
    [15, 19],
  ] as const)
    extrude(
      stage,
      [
        [y, z],
        [y + 26, z],
        [y + 26, z + 12],
        [y + 20, z + 17],
        [y + 6, z + 17],
        [y, z + 12],
      ],
      {
        face: 'side',
        from: -90,
        to: 90,
        colour: white,
        art: `<path d="M${y + 3} ${-z - 2}h20v-9l-4 -4h-12l-4 4Z" fill="#475569"/>`,
      },
    );
}

/** Four rubber feet, each with its bolt. */
function rubberfeet(stage: Stage) {
  for (const [x, y] of [
    [0, 0],
    [48, 4],
    [22, 40],
    [70, 44],
  ] as const) {
    turned(stage, [0, 18, 4, 18, 8, 14, 18, 14, 22, 17, 24, 17], '#2b303a', { at: [x, y, 0] });
    turned(stage, [24, 7, 26, 7, 26, 3.4, 42, 3.4], '#c3cad4', { at: [x, y, 0], surface: 'metal' });
    ball(stage, [x, y, 42], 3.4, '#dfe4ea');
  }
}

/** A sheet with a funnel and its hose, hung under a unit to wash it. */
function washbag(stage: Stage, { tint }: Thing) {
  cable(
    stage,
    [
      [0, 0, 0],
      [4, 0, -22],
      [26, -4, -40],
      [60, -8, -34],
    ],
    8,
    '#dfe4ea',
  );
  extrude(stage, outline('M-74 66L-60 26L-8 0L8 0L60 26L74 66L66 72L-66 72'), {
    face: 'front',
    from: -8,
    to: 8,
    colour: tint,
    art:
      art.line('M-60 -60L-6 -6M-30 -66L-2 -6M30 -66L2 -6M60 -60L6 -6', shade(tint, 0.75), 1) +
      art.rect(-70, -72, 140, 7, shade(tint, 0.7), { round: 2 }),
  });
  cable(
    stage,
    [
      [-70, 0, 70],
      [-60, 0, 84],
      [60, 0, 84],
      [70, 0, 70],
    ],
    3,
    '#1f2937',
  );
}

export const airMountingKinds: Kinds = {
  wallbracket: { camera: { yaw: -40, pitch: 24 }, draw: wallbracket },
  trunking: { camera: { yaw: -44, pitch: 26 }, draw: trunking },
  rubberfeet: { camera: { yaw: -26, pitch: 34 }, draw: rubberfeet },
  washbag: { camera: { yaw: -20, pitch: 12 }, draw: washbag },
};
