import * as art from '../art.ts';
import { shade } from '../colour.ts';
import { steel } from '../grips.ts';
import type { Kinds, Thing } from '../kind.ts';
import { box } from '../solids.ts';
import type { Stage } from '../stage.ts';
import { bodyOf, drawerHandle } from '../tool-body.ts';

function workbench(stage: Stage, { tint }: Thing) {
  const colour = bodyOf(tint);
  for (const [x, y] of [
    [0, 0],
    [150, 0],
    [150, 54],
  ] as const)
    box(stage, [x, y, 0], [8, 8, 84], colour);
  box(stage, [8, 6, 12], [142, 50, 5], '#94a3b8');
  for (const x of [10, 102])
    box(stage, [x, 2, 46], [46, 54, 38], colour, {
      front: art.repeat(
        3,
        (at) =>
          art.rect(2, 2 + at * 12, 42, 10.4, shade(colour, 1.12), { round: 1 }) + drawerHandle(14, 5 + at * 12, 18),
      ),
    });
  box(stage, [-6, -6, 84], [170, 72, 8], '#c99a5b', { top: art.line('M0 18h170M0 36h170M0 54h170', '#a8773a', 0.8) });
}

function shelf(stage: Stage, { tint }: Thing) {
  for (const [x, y] of [
    [0, 36],
    [96, 36],
  ] as const)
    box(stage, [x, y, 0], [4, 4, 180], '#64748b');
  for (let at = 0; at < 5; at++) {
    const z = 6 + at * 42;
    if (at === 1) box(stage, [10, 6, z + 4], [34, 26, 22], '#2563eb', { front: art.rect(8, 6, 18, 7, '#f8fafc') });
    if (at === 2) box(stage, [50, 6, z + 4], [38, 26, 18], '#dc2626', { front: art.rect(10, 5, 18, 6, '#f8fafc') });
    if (at === 0) box(stage, [24, 6, z + 4], [52, 28, 24], '#94a3b8', { front: art.rect(14, 7, 24, 7, '#f8fafc') });
    box(stage, [0, 0, z], [100, 40, 4], tint);
  }
  for (const x of [0, 96])
    box(stage, [x, 0, 0], [4, 4, 180], '#64748b', {
      front: art.spots(
        Array.from({ length: 14 }, (_, at) => [2, 8 + at * 12.4] as const),
        0.7,
        '#1f2937',
      ),
    });
}

/** Tools on a board with holes. */
function pegboard(stage: Stage, { tint }: Thing) {
  const tools =
    art.line('M24 22v38', '#b45309', 5) +
    art.rect(14, 16, 22, 9, '#475569', { round: 2 }) +
    art.line('M52 20v22', steel, 3) +
    art.line('M52 42v20', '#dc2626', 7) +
    art.line('M66 20v22', steel, 3) +
    art.line('M66 42v20', '#facc15', 7) +
    art.repeat(
      5,
      (at) =>
        art.line(`M${88 + at * 11} 22v${34 - at * 4}`, steel, 4) +
        art.dot(88 + at * 11, 20, 4.6, steel) +
        art.dot(88 + at * 11, 20, 2, tint),
    ) +
    art.line('M26 86q4 -14 8 0l-12 22M34 86l12 22', '#334155', 4) +
    art.line('M22 108l-4 10M46 108l4 10', '#dc2626', 6) +
    art.rect(70, 84, 60, 6, steel) +
    art.line('M72 90l56 0', '#64748b', 1) +
    art.rect(130, 78, 22, 16, '#f97316', { round: 4 });
  box(stage, [0, 0, 0], [170, 5, 128], tint, {
    front:
      art.spots(
        Array.from({ length: 150 }, (_, at) => [8 + (at % 15) * 11, 8 + Math.floor(at / 15) * 12.4] as const),
        1.1,
        shade(tint, 0.55),
      ) + tools,
  });
  box(stage, [10, -18, 2], [44, 18, 14], '#facc15', { front: art.rect(14, 4, 16, 5, '#f8fafc') });
}

/** A cabinet of small drawers. */
function drawers(stage: Stage, { tint, size }: Thing) {
  const [across, down] = [3 + Math.min(2, Math.floor(size / 2)), 2 + size];
  const [w, h] = [across * 30 + 6, down * 18 + 6];
  box(stage, [0, 0, 0], [w, 46, h], bodyOf(tint === '#1f2937' ? '#27272a' : tint), {
    round: 2,
    front: art.repeat(across * down, (at) =>
      art.moved(
        4 + (at % across) * 30,
        4 + Math.floor(at / across) * 18,
        art.rect(0, 0, 28, 16, '#dcecf7', { round: 1.5 }) +
          art.rect(
            3,
            8,
            22,
            6,
            ['#f59e0b', '#64748b', '#22c55e', '#b45309', '#94a3b8'][(at * 7 + (at >> 2)) % 5] ?? '',
            { opacity: 0.55 },
          ) +
          art.rect(8, 2, 12, 3.4, '#f8fafc', { round: 1 }),
      ),
    ),
  });
}

export const furnitureKinds: Kinds = {
  workbench: { camera: { yaw: -26, pitch: 20 }, draw: workbench },
  shelf: { camera: { yaw: -28, pitch: 18 }, draw: shelf },
  pegboard: { camera: { yaw: -24, pitch: 12 }, draw: pegboard },
  drawers: { camera: { yaw: -26, pitch: 18 }, draw: drawers },
};
