import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import { steel } from '../exchanger-parts.ts';
import type { Kinds, Thing } from '../kind.ts';
import { cylinder } from '../round.ts';
import type { Point } from '../space.ts';
import type { Stage } from '../stage.ts';

const ways: readonly (readonly Point[])[] = [
  [
    [0, 0, 8],
    [46, 0, 8],
    [72, 14, 10],
    [78, 48, 16],
    [80, 84, 22],
  ],
  [
    [0, 0, 8],
    [30, 6, 8],
    [52, 34, 12],
    [78, 62, 14],
    [122, 66, 12],
  ],
  [
    [0, 40, 8],
    [22, 8, 10],
    [60, 0, 14],
    [98, 10, 12],
    [116, 44, 8],
  ],
  [
    [0, 0, 8],
    [60, 4, 14],
    [112, 0, 8],
    [138, 22, 8],
  ],
];

/** A moulded hose: its bends, its open ends and, mostly, clamps. */
function radiatorhose(stage: Stage, { tint, size, random }: Thing) {
  const way = ways[(size + random.int(0, 3)) % ways.length] ?? [];
  const wide = 15 + size * 1.6;
  cable(stage, way, wide, tint);
  const ends = [way.slice(0, 2), way.slice(-2).reverse()];
  for (const [end, inner] of ends) {
    if (!end || !inner) continue;
    const long = Math.hypot(inner[0] - end[0], inner[1] - end[1]) || 1;
    const [dx, dy] = [(inner[0] - end[0]) / long, (inner[1] - end[1]) / long];
    const turn: Point = [0, 0, (Math.atan2(dy, dx) * 180) / Math.PI];
    stage.within({ at: end, turn }, () => {
      const mouth = art.dot(0, 0, wide * 0.47, shade(tint, 1.2)) + art.dot(0, 0, wide * 0.34, '#07090c');
      cylinder(stage, wide * 0.52, 7, tint, { at: [-7, 0, 0], axis: 'x', art: mouth });
      if (size > 1) cylinder(stage, wide * 0.57, 3.4, steel, { at: [2, 0, 0], axis: 'x', surface: 'metal', cap: tint });
    });
  }
}

/** Hoses of an engine's water. */
export const hosesKinds: Kinds = {
  radiatorhose: { camera: { yaw: -20, pitch: 52 }, draw: radiatorhose },
};
