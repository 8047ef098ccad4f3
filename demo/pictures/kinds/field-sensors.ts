import * as art from '../art.ts';
import { boardTop, chip, pcb } from '../board-parts.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { lathe } from '../round.ts';
import { box } from '../solids.ts';
import { type Stage } from '../stage.ts';

/** Probes in the ground: a fork of two prongs, or one black blade. */
function soil(stage: Stage, { tint, size, random }: Thing) {
  const fork = tint === '#b91c1c';
  const prong = (x: number, w: number, long: number) =>
    box(stage, [x, -long, 0], [w, long, boardTop], tint, {
      top: fork ? art.rect(w * 0.2, 2, w * 0.6, long - 8, '#d8dde4') : '',
      cap: shade(tint, 1.05),
    });
  pcb(stage, 24, 24, tint, { random, art: words(fork ? '' : 'V2.0', { x: 12, y: 19, size: 4, fill: '#fff' }) });
  if (fork) for (const x of [1, 15]) prong(x, 8, 44);
  else prong(4, 16, size >= 5 ? 110 : 62);
  box(stage, [6, 18, boardTop], [12, 6, 5], '#f1f5f9', { round: 0.6 });
  if (fork) chip(stage, 9, 8, 6, 5);
  cable(
    stage,
    [
      [12, 24, 4],
      [12, 34, 6],
      [22, 44, 2],
      [40, 46, 2],
    ],
    1.8,
    '#dc2626',
  );
  cable(
    stage,
    [
      [9, 24, 4],
      [9, 36, 6],
      [20, 48, 2],
      [38, 51, 2],
    ],
    1.8,
    '#1f2937',
  );
}

function irdistance(stage: Stage, { size }: Thing) {
  stage.within({ turn: [90, 0, 0] }, () => {
    box(stage, [-3, 4, 0], [50, 8, 3], '#1b1f26', {
      round: 3.6,
      top: art.spots(
        [
          [4, 4],
          [46, 4],
        ],
        2,
        '#64748b',
      ),
    });
    box(stage, [3, 0, 0], [38, size >= 3 ? 22 : 17, 12], '#1b1f26', { round: 1 });
    for (const x of [11, 33])
      lathe(
        stage,
        [
          [0, 6.4],
          [2.4, 6],
        ],
        '#2b303a',
        {
          at: [x, 8.4, 12],
          surface: 'gloss',
          art: art.dot(0, 0, 5, x > 20 ? '#3b1f2e' : '#16222e') + art.dot(-1.4, -1.6, 1.6, '#8497ab'),
        },
      );
  });
}

function doorsensor(stage: Stage, { tint, size }: Thing) {
  for (const [y, w] of [
    [0, 62],
    [26, 62],
  ] as const) {
    box(stage, [0, y, 0], [w, 15, 13], tint, {
      round: 5,
      top: art.spots(
        [
          [6, 7.5],
          [56, 7.5],
        ],
        2,
        '#94a3b8',
      ),
    });
  }
  if (size < 3)
    for (const x of [0, 2.4])
      cable(
        stage,
        [
          [1, 4 + x, 5],
          [-20, 2 + x, 4],
          [-34, -14 + x, 1.4],
          [-18, -26 + x, 1.4],
        ],
        2,
        tint === '#111827' ? '#1f2937' : '#e2e8f0',
      );
}

function ldr(stage: Stage, { random, tint }: Thing) {
  for (const x of [0, 16, 32])
    stage.within({ at: [x, random.int(-4, 4), 0] }, () => {
      for (const at of [-2, 2]) box(stage, [at - 0.3, 0, 0], [0.6, 0.6, 18], '#cbd2db', { edge: false });
      stage.within({ at: [0, 0, 21], turn: [70, 0, 0] }, () =>
        lathe(
          stage,
          [
            [0, 5.6],
            [2.4, 5.6],
          ],
          '#f2e6d8',
          {
            at: [0, 0, 0],
            art:
              art.dot(0, 0, 5.2, '#f0c9a0') +
              art.line('M-3.6 -3h7.2M3.6 -3v1.6h-7.2v1.7h7.2v1.7h-7.2v1.6h7.2', tint, 0.9),
          },
        ),
      );
    });
}

export const fieldSensorsKinds: Kinds = {
  soil: { camera: { yaw: -34, pitch: 50 }, draw: soil },
  irdistance: { camera: { yaw: -28, pitch: 22 }, draw: irdistance },
  doorsensor: { camera: { yaw: -26, pitch: 44 }, draw: doorsensor },
  ldr: { camera: { yaw: -22, pitch: 20 }, draw: ldr },
};
