import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { outline } from '../outline.ts';
import { turned } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';
import { shellOf } from '../tool-body.ts';

function alarmpanel(stage: Stage, { tint }: Thing) {
  const colour = shellOf(tint);
  const ink = shade(colour, tint === '#18181b' ? 2 : 0.5);
  box(stage, [0, 0, 0], [150, 22, 104], colour, {
    round: 8,
    front:
      art.rect(12, 10, 82, 52, '#0b1a24', { round: 4 }) +
      words('ARMADA', { x: 53, y: 34, size: 13, fill: '#4ade80', face: 'display' }) +
      words('10:24', { x: 53, y: 52, size: 12, fill: '#e0f2fe' }) +
      art.repeat(9, (at) =>
        art.rect(102 + (at % 3) * 14, 12 + Math.floor(at / 3) * 17, 11, 12, shade(colour, 0.84), { round: 2 }),
      ) +
      art.repeat(4, (at) => art.dot(24 + at * 34, 82, 9, 'none', { stroke: ink, width: 1.6 })),
  });
  for (const x of [164, 192])
    box(stage, [x, -16, 0], [18, 12, 46], colour, { round: 4, front: art.dot(9, 12, 2, '#22c55e') });
}

function motionsensor(stage: Stage, { tint, size }: Thing) {
  const colour = shellOf(tint);
  box(stage, [0, 6, 0], [58, 26, 100 - (size < 2 ? 30 : 0)], colour, { round: 8 });
  extrude(stage, outline('M5 8C5 2 53 2 53 8L53 46C53 56 5 56 5 46'), {
    face: 'front',
    from: -2,
    to: 8,
    colour: shade(colour, 0.96),
    art:
      art.line(
        art.repeat(7, (at) => `M${9 + at * 6.6} -48v40`),
        shade(colour, 0.8),
        0.8,
      ) + art.line('M6 -34h46M6 -20h46', shade(colour, 0.8), 0.8),
  });
  if (size >= 2) box(stage, [22, 2, 74], [14, 4, 8], '#dc2626', { round: 2 });
}

function smokedetector(stage: Stage, { tint, size }: Thing) {
  const colour = shellOf(tint);
  turned(stage, [0, 52, 4, 58, 16, 58], colour, { at: [0, 0, 0] });
  turned(stage, [16, 50, 24, 50], '#64748b', { at: [0, 0, 0] });
  turned(stage, [24, 54, 32, 52, 42, 40, 46, 26, 47, 16], colour, {
    at: [0, 0, 0],
    art: art.dot(0, 0, 9, shade(colour, 0.82)) + art.dot(12, 6, 2, '#dc2626'),
  });
  if (size >= 3) {
    turned(stage, [0, 10, 50, 10], '#d9b45b', {
      at: [66, -36, 12],
      axis: 'x',
      surface: 'metal',
      art: art.dot(0, 0, 6, '#3b2413'),
    });
    turned(stage, [16, 12, 40, 12, 44, 9], '#23272f', { at: [90, -36, 8] });
  }
}

function siren(stage: Stage, { tint }: Thing) {
  box(stage, [-44, 6, 0], [88, 26, 92], '#e7ebf0', {
    round: 8,
    front: art.grid(16, 56, 1, 6, [0, 5], 56, 2.4, '#94a3b8'),
  });
  turned(stage, [0, 24, 12, 27, 22, 24, 28, 12], tint, { at: [0, 8, 66], axis: 'y', surface: 'glass' });
  extrude(stage, outline('M-26 44C-30 90 30 90 26 44'), {
    face: 'front',
    from: -10,
    to: 6,
    colour: tint,
    art: art.line('M-16 -50v-22M-6 -50v-26M6 -50v-26M16 -50v-22', shade(tint, 1.5), 2.4),
  });
}

/** A lock for a door: keypad, fingerprint, lever. */
function smartlock(stage: Stage) {
  box(stage, [0, 0, 0], [52, 22, 170], '#2b303a', {
    round: 8,
    front:
      art.rect(5, 6, 42, 78, '#0b0e13', { round: 5 }) +
      art.repeat(12, (at) =>
        words('123456789*0#'[at] ?? '', {
          x: 13 + (at % 3) * 13,
          y: 24 + Math.floor(at / 3) * 17,
          size: 10,
          fill: '#7dd3fc',
          face: 'display',
        }),
      ) +
      art.dot(26, 100, 9, '#475569') +
      art.dot(26, 100, 6.6, 'none', { stroke: '#cbd5e1', width: 1 }),
  });
  turned(stage, [-22, 11, 0, 12], '#94a3b8', { at: [26, 0, 40], axis: 'y', surface: 'metal' });
  cable(
    stage,
    [
      [26, -18, 40],
      [90, -18, 40],
    ],
    13,
    '#94a3b8',
    'metal',
  );
}

function padlock(stage: Stage) {
  cable(
    stage,
    [
      [-24, 12, 60],
      [-24, 12, 96],
      [-10, 12, 116],
      [10, 12, 116],
      [24, 12, 96],
      [24, 12, 60],
    ],
    12,
    '#c3cad4',
    'metal',
  );
  box(stage, [-40, 0, 0], [80, 26, 66], '#2b303a', {
    round: 10,
    front:
      art.dot(40, 34, 17, '#15181d') +
      art.repeat(4, (at) => art.dot(40, 34, 4 + at * 3.4, 'none', { stroke: '#94a3b8', width: 1.1 })) +
      art.dot(66, 12, 2.4, '#22c55e'),
  });
}

export const alarmsKinds: Kinds = {
  alarmpanel: { camera: { yaw: -24, pitch: 14 }, draw: alarmpanel },
  motionsensor: { camera: { yaw: -28, pitch: 12 }, draw: motionsensor },
  smokedetector: { camera: { yaw: -20, pitch: 40 }, draw: smokedetector },
  siren: { camera: { yaw: -28, pitch: 14 }, draw: siren },
  smartlock: { camera: { yaw: -28, pitch: 10 }, draw: smartlock },
  padlock: { camera: { yaw: -26, pitch: 12 }, draw: padlock },
};
