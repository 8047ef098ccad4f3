import * as art from '../art.ts';
import { cable } from '../cable.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { cylinder } from '../round.ts';
import { box } from '../solids.ts';
import type { Stage } from '../stage.ts';
import { bodyOf } from '../tool-body.ts';

/** A welding machine: display, knob, sockets, handle, cables. */
function welder(stage: Stage, { tint, size, random }: Thing) {
  const colour = bodyOf(tint);
  const [w, d, h] = [52 + size * 4, 100 + size * 10, 74 + size * 10];
  const amperes = random.pick(['120', '140', '160', '180']);
  cable(
    stage,
    [
      [w * 0.28, -4, 18],
      [w * 0.1, -44, 8],
      [-60, -52, 4],
      [-92, -30, 4],
    ],
    7,
    '#1f2937',
  );
  cable(
    stage,
    [
      [w * 0.72, -4, 18],
      [w * 0.9, -50, 6],
      [w + 40, -64, 4],
    ],
    7,
    '#1f2937',
  );
  box(stage, [-122, -38, 1], [32, 12, 9], '#dc2626', { round: 4 });
  box(stage, [w + 38, -70, 1], [30, 12, 8], '#d9b45b', { round: 3 });
  box(stage, [0, 0, 0], [w, d, h], colour, {
    round: 6,
    side: art.grid(16, h * 0.3, 1, 9, [0, 5], d - 32, 2.2, '#15181d'),
    front:
      art.rect(4, 4, w - 8, h - 8, '#23272f', { round: 5 }) +
      art.rect(w * 0.2, h * 0.12, w * 0.6, h * 0.18, '#3b0a0a', { round: 2 }) +
      words(amperes, { x: w * 0.5, y: h * 0.27, size: h * 0.15, fill: '#f87171', face: 'display' }) +
      art.dot(w * 0.5, h * 0.5, w * 0.17, '#64748b') +
      art.dot(w * 0.5, h * 0.5, w * 0.12, '#15181d') +
      art.line(`M${w * 0.5} ${h * 0.5}v${-w * 0.1}`, '#f8fafc', 1.6) +
      words('+', { x: w * 0.28, y: h * 0.7, size: 9, fill: '#f87171', face: 'display' }) +
      words('-', { x: w * 0.72, y: h * 0.7, size: 9, fill: '#f8fafc', face: 'display' }),
  });
  for (const x of [0.28, 0.72])
    cylinder(stage, 6.5, 8, '#0b0e13', { at: [w * x, -8, 18], axis: 'y', art: art.dot(0, 0, 4, '#b87333') });
  cable(
    stage,
    [
      [w / 2, 14, h],
      [w / 2, 18, h + 20],
      [w / 2, d - 18, h + 20],
      [w / 2, d - 14, h],
    ],
    8,
    '#23272f',
  );
}

export const weldersKinds: Kinds = {
  welder: { camera: { yaw: -32, pitch: 22 }, draw: welder },
};
