import * as art from '../art.ts';
import { shade } from '../colour.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { whip } from '../power-parts.ts';
import { turned } from '../round.ts';
import { box } from '../solids.ts';
import type { Stage } from '../stage.ts';
import { shellOf } from '../tool-body.ts';

/** A router with as many antennas as told. */
function router(stage: Stage, { tint, size }: Thing) {
  const colour = shellOf(tint);
  const w = 150 + size * 8;
  for (let at = 0; at < size; at++) whip(stage, 12 + (at * (w - 24)) / Math.max(1, size - 1), 96, 92, 5, 18);
  box(stage, [0, 0, 0], [w, 100, 20], colour, {
    round: 12,
    front: art.repeat(5, (at) => art.rect(w * 0.36 + at * 9, 9, 5, 2, at < 4 ? '#22c55e' : '#94a3b8', { round: 1 })),
    top:
      art.line(`M20 30L${w / 2} 62L${w - 20} 30`, shade(colour, 0.8), 2) +
      art.grid(w * 0.3, 74, 1, 4, [0, 5], w * 0.4, 2, shade(colour, 0.7)) +
      art.dot(w / 2, 20, 4, shade(colour, 0.8)),
  });
}

/** Round posts that share one network. */
function mesh(stage: Stage, { tint, size }: Thing) {
  const colour = shellOf(tint);
  for (let at = 0; at < size; at++) {
    const place = [at * 86, (at % 2) * 40, 0] as const;
    turned(stage, [0, 30, 3, 33], colour, { at: place });
    turned(stage, [3, 33, 7, 33], '#38bdf8', { at: place });
    turned(stage, [7, 33, 70, 33, 78, 28, 80, 20], colour, { at: place, art: art.dot(0, 0, 13, shade(colour, 0.9)) });
  }
}

/** A plug for the wall with two antennas and three lights. */
function extender(stage: Stage, { tint, size }: Thing) {
  const colour = shellOf(tint);
  for (const x of [18, 34])
    turned(stage, [0, 2.6, 18, 2.2], '#c3cad4', { at: [x, 30, 40], axis: 'y', surface: 'metal' });
  for (const x of [-5, 52]) box(stage, [x, 8, 34], [6, 12, 70], shade(colour, 0.95), { round: 3 });
  box(stage, [0, 0, 0], [54, 30, 80], colour, {
    round: 8,
    front:
      art.repeat(3, (at) => art.dot(27, 18 + at * 8, 2, at < size ? '#22c55e' : '#94a3b8')) +
      words('WiFi', { x: 27, y: 58, size: 11, fill: shade(colour, 0.62), face: 'display' }),
    side: art.grid(6, 20, 1, 7, [0, 6], 18, 2.4, shade(colour, 0.7)),
  });
}

/** A switch or a panel: its ports in one row or two. */
function netswitch(stage: Stage, { tint, size }: Thing) {
  const rows = size > 8 ? 2 : 1;
  const across = Math.ceil(size / rows);
  const [w, h] = [across * 15 + 44, rows * 14 + 14];
  const one = (x: number, y: number) =>
    art.rect(x, y, 12, 11, '#c9d0d8', { round: 1 }) +
    art.rect(x + 1.4, y + 2, 9.2, 8, '#0b0e13') +
    art.rect(x + 1.4, y, 2.6, 1.6, '#22c55e') +
    art.rect(x + 8, y, 2.6, 1.6, '#f59e0b');
  const ports = art.repeat(size, (at) => one(34 + (at % across) * 15, 7 + Math.floor(at / across) * 14));
  if (size >= 16)
    for (const x of [-12, w])
      box(stage, [x, 0, 0], [12, 3, h], shade(tint, 1.2), {
        front: art.spots(
          [
            [6, 6],
            [6, h - 6],
          ],
          2,
          '#0b0e13',
        ),
      });
  box(stage, [0, 0, 0], [w, 62 + rows * 14, h], tint, {
    front: ports + art.repeat(3, (at) => art.dot(9 + at * 6, h / 2, 1.6, at ? '#64748b' : '#22c55e')),
    side: art.grid(12, h * 0.4, 8, 1, [7, 0], 3, h * 0.3, '#0b0e13'),
  });
}

export const networksKinds: Kinds = {
  router: { camera: { yaw: -24, pitch: 30 }, draw: router },
  mesh: { camera: { yaw: -24, pitch: 28 }, draw: mesh },
  extender: { camera: { yaw: -28, pitch: 18 }, draw: extender },
  netswitch: { camera: { yaw: -24, pitch: 26 }, draw: netswitch },
};
