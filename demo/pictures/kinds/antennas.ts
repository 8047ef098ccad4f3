import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { turned } from '../round.ts';
import { box } from '../solids.ts';
import type { Stage } from '../stage.ts';
import { shellOf } from '../tool-body.ts';

/** A point of access for the ceiling, or an aerial that looks far. */
const apceiling = (stage: Stage, { tint }: Thing) => {
  const colour = shellOf(tint);
  turned(stage, [0, 80, 8, 84, 14, 82, 24, 58, 27, 30], colour, {
    at: [0, 0, 0],
    axis: 'z',
    art: art.dot(0, 0, 9, '#38bdf8', { opacity: 0.8 }) + art.dot(0, 0, 5, '#e0f2fe'),
  });
};

function cpe(stage: Stage, { tint }: Thing) {
  const colour = shellOf(tint);
  cable(
    stage,
    [
      [0, 22, -20],
      [0, 22, 100],
    ],
    16,
    '#94a3b8',
    'metal',
  );
  box(stage, [-26, 20, 44], [52, 8, 8], '#475569');
  box(stage, [-34, -8, 0], [68, 26, 116], colour, {
    round: 10,
    front:
      art.rect(8, 8, 52, 84, shade(colour, 0.96), { round: 8 }) +
      words('5 GHz', { x: 34, y: 54, size: 12, fill: shade(colour, 0.6), face: 'display' }) +
      art.repeat(4, (at) => art.rect(20 + at * 8, 102, 5, 3, at < 3 ? '#22c55e' : '#94a3b8')),
  });
  cable(
    stage,
    [
      [10, 4, 0],
      [12, 2, -18],
      [34, -4, -30],
      [64, -8, -24],
    ],
    5,
    '#23272f',
  );
}

/** A wall cabinet with a glass door. */
function rack(stage: Stage, { tint }: Thing) {
  const one = (y: number, lights: string) =>
    art.rect(12, y, 116, 18, '#3a414c', { round: 1 }) +
    art.grid(40, y + 5, 8, 1, [10, 0], 7, 8, '#0b0e13') +
    art.dot(20, y + 9, 2, lights);
  box(stage, [0, 0, 0], [140, 104, 108], tint === '#27272a' ? '#343b46' : tint, {
    front:
      art.rect(5, 5, 130, 98, '#10141a') +
      one(12, '#22c55e') +
      one(36, '#22c55e') +
      one(60, '#f59e0b') +
      art.shape('M5 5H70L30 103H5Z', { fill: '#fff', opacity: 0.1 }) +
      art.rect(126, 46, 6, 18, '#c3cad4', { round: 2 }),
    side: art.grid(26, 20, 1, 6, [0, 6], 52, 2.6, '#15181d'),
    top: art.dot(70, 52, 26, '#23272f') + art.dot(70, 52, 24, 'none', { stroke: '#64748b', width: 1.6 }),
  });
}

/** An aerial for television on its mast. */
function tvantenna(stage: Stage, { tint }: Thing) {
  cable(
    stage,
    [
      [-40, 0, 0],
      [-40, 0, 110],
    ],
    9,
    tint,
    'metal',
  );
  cable(
    stage,
    [
      [-80, 0, 100],
      [110, 0, 100],
    ],
    7,
    tint,
    'metal',
  );
  for (let at = 0; at < 9; at++)
    cable(
      stage,
      [
        [-24 + at * 15, -34 + at * 1.6, 102],
        [-24 + at * 15, 34 - at * 1.6, 102],
      ],
      4,
      tint,
      'metal',
    );
  for (const turn of [-1, 1])
    for (let at = 0; at < 4; at++)
      cable(
        stage,
        [
          [-74 - at * 4, -46, 100 + turn * (8 + at * 12)],
          [-74 - at * 4, 46, 100 + turn * (8 + at * 12)],
        ],
        3.4,
        tint,
        'metal',
      );
  box(stage, [-34, -7, 88], [24, 14, 12], '#23272f', { round: 3 });
  cable(
    stage,
    [
      [-22, -4, 88],
      [-20, -10, 60],
      [-2, -16, 20],
      [30, -20, 4],
    ],
    4,
    '#23272f',
  );
}

export const antennasKinds: Kinds = {
  apceiling: { camera: { yaw: -20, pitch: 52 }, draw: apceiling },
  cpe: { camera: { yaw: -26, pitch: 16 }, draw: cpe },
  rack: { camera: { yaw: -28, pitch: 20 }, draw: rack },
  tvantenna: { camera: { yaw: -30, pitch: 24 }, draw: tvantenna },
};
