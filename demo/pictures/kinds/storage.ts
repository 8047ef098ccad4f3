import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import { steel } from '../grips.ts';
import type { Kinds, Thing } from '../kind.ts';
import { turned } from '../round.ts';
import { box } from '../solids.ts';
import type { Stage } from '../stage.ts';
import { drawerHandle } from '../tool-body.ts';

/** A steel toolbox with its handle, or boxes on wheels one above the other. */
function toolbox(stage: Stage, { tint, size }: Thing) {
  if (size >= 5) {
    for (const x of [8, 82]) turned(stage, [0, 14, 8, 14], '#23272f', { at: [x, 50, 14], axis: 'x' });
    cable(
      stage,
      [
        [18, 64, 130],
        [18, 64, 176],
        [82, 64, 176],
        [82, 64, 130],
      ],
      5,
      steel,
      'metal',
    );
    [
      [0, 60, '#2b303a'],
      [60, 44, tint],
      [104, 32, '#2b303a'],
    ].forEach(([z, h, colour]) =>
      box(stage, [0, 0, Number(z) + 6], [100, 60, Number(h) - 2], String(colour), {
        round: 5,
        front:
          art.rect(0, 3, 100, 5, shade(tint, 0.9)) +
          art.rect(14, 5, 12, 14, '#64748b', { round: 2 }) +
          art.rect(74, 5, 12, 14, '#64748b', { round: 2 }),
      }),
    );
    return;
  }
  const tray = (z: number, y: number) =>
    box(stage, [0, y, z], [160, 30, 24], tint, {
      front: art.rect(0, 0, 160, 2.4, shade(tint, 1.3)) + art.rect(66, 9, 28, 6, '#15181d', { round: 3 }),
      top: art.rect(4, 4, 152, 22, '#334155') + art.line('M54 4v22M106 4v22', '#64748b', 2),
    });
  box(stage, [0, 0, 0], [160, 70, 34], tint, {
    front: art.rect(0, 0, 160, 2.4, shade(tint, 1.3)) + art.rect(70, 10, 20, 12, steel, { round: 2 }),
    top: art.rect(4, 4, 152, 62, '#334155'),
  });
  tray(36, -18);
  tray(36, 58);
  tray(62, -36);
  tray(62, 76);
  for (const x of [1, 157])
    cable(
      stage,
      [
        [x, 36, 20],
        [x, -6, 74],
      ],
      4,
      steel,
      'metal',
    );
  cable(
    stage,
    [
      [10, 34, 40],
      [14, 34, 108],
      [146, 34, 108],
      [150, 34, 40],
    ],
    5,
    '#23272f',
  );
}

/** A cabinet of drawers on castors. */
function toolcart(stage: Stage, { tint }: Thing) {
  for (const [x, y] of [
    [8, 8],
    [92, 8],
    [92, 52],
  ] as const)
    turned(stage, [0, 8, 6, 8], '#23272f', { at: [x - 3, y, 8], axis: 'x', art: art.dot(0, 0, 3, steel) });
  const heights = [15, 15, 15, 15, 20, 20, 26];
  let y = 8;
  const front = heights.map((h) => {
    const one = art.rect(4, y, 92, h - 2, shade(tint, 1.06), { round: 1 }) + drawerHandle(10, y + 3, 80);
    y += h;
    return one;
  });
  box(stage, [0, 0, 16], [100, 60, 138], tint, {
    round: 2,
    front: front.join(''),
    side: art.grid(14, 30, 4, 6, [9, 12], 4, 6, shade(tint, 0.6)),
  });
  box(stage, [-3, -3, 154], [106, 66, 6], '#2b303a', { round: 4 });
  cable(
    stage,
    [
      [103, 10, 140],
      [116, 10, 140],
      [116, 50, 140],
      [103, 50, 140],
    ],
    5,
    steel,
    'metal',
  );
}

/** A bag for tools, or a pouch with a flap. */
function bag(stage: Stage, { tint, size }: Thing) {
  const colour = tint === '#18181b' ? '#343b46' : tint;
  if (size < 3) {
    box(stage, [0, 0, 0], [120, 22, 76], colour, {
      round: 8,
      front:
        art.rect(0, 0, 120, 34, shade(colour, 1.14), { round: 4 }) +
        art.line('M4 34h112', '#475569', 1.4) +
        art.rect(42, 44, 36, 18, '#dc2626', { round: 2 }),
    });
    return;
  }
  const pocket = art.repeat(
    4,
    (at) =>
      art.rect(8 + at * 34, 40, 30, 34, shade(colour, 1.14), { round: 3 }) +
      art.line(`M${8 + at * 34} 45h30`, '#f97316', 1.6),
  );
  for (const [x, tone] of [
    [30, '#dc2626'],
    [60, '#facc15'],
    [96, '#2563eb'],
  ] as const)
    turned(stage, [70, 3, 92, 3, 92, 6, 112, 5], tone, { at: [x, 32, 0] });
  box(stage, [0, 0, 0], [146, 64, 80], colour, {
    round: 8,
    front: pocket + art.rect(6, 8, 134, 5, '#f97316'),
    top: art.rect(8, 8, 130, 48, '#15181d', { round: 6 }),
  });
  cable(
    stage,
    [
      [40, 4, 78],
      [44, 10, 116],
      [102, 10, 116],
      [106, 4, 78],
    ],
    7,
    '#23272f',
  );
}

export const storageKinds: Kinds = {
  toolbox: { camera: { yaw: -28, pitch: 26 }, draw: toolbox },
  toolcart: { camera: { yaw: -28, pitch: 20 }, draw: toolcart },
  bag: { camera: { yaw: -26, pitch: 24 }, draw: bag },
};
