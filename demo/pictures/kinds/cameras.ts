import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { ball, cylinder, turned } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';
import { shellOf } from '../tool-body.ts';

const lens = (r: number) =>
  art.dot(0, 0, r, '#15181d') +
  art.repeat(10, (at) =>
    art.dot(Math.cos(at * 0.628) * r * 0.76, Math.sin(at * 0.628) * r * 0.76, r * 0.08, '#7f1d1d'),
  ) +
  art.dot(0, 0, r * 0.5, '#0b1220') +
  art.dot(0, 0, r * 0.36, '#1e3a8a') +
  art.dot(-r * 0.12, -r * 0.14, r * 0.1, '#bfdbfe');

/** A camera: on a foot indoors, a tube on its arm outdoors, with a panel where the sun feeds it. */
function cctv(stage: Stage, { tint, size }: Pick<Thing, 'tint' | 'size'>) {
  const colour = shellOf(tint);
  if (size <= 1) {
    turned(stage, [0, 30, 4, 32, 10, 28, 12, 8, 34, 8], colour, { at: [0, 0, 0] });
    box(stage, [-30, -16, 32], [60, 34, 66], colour, {
      round: 16,
      front: art.moved(30, 30, lens(21)) + art.dot(30, 58, 2, '#22c55e'),
    });
    return;
  }
  const tube = () => {
    turned(stage, [-96, 30, -90, 32, -60, 32, -60, 28, 6, 28, 10, 24], colour, {
      at: [0, 0, 60],
      axis: 'y',
      surface: 'gloss',
      art: lens(27),
    });
    extrude(
      stage,
      [
        [-36, 90],
        [36, 90],
        [38, 95],
        [-38, 95],
      ],
      { face: 'front', from: -112, to: 0, colour },
    );
  };
  cable(
    stage,
    [
      [0, -10, 36],
      [0, 20, 10],
      [0, 56, 4],
    ],
    15,
    shade(colour, 0.94),
  );
  cylinder(stage, 30, 8, colour, { at: [0, 58, 6], axis: 'y' });
  if (size >= 5) {
    cable(
      stage,
      [
        [0, 30, 90],
        [0, 30, 124],
      ],
      9,
      '#94a3b8',
    );
    stage.within({ at: [-64, 8, 116], turn: [34, 0, 0] }, () =>
      box(stage, [0, 0, 0], [128, 80, 4], '#c3cad4', {
        top: art.rect(4, 4, 120, 72, '#172554') + art.line('M44 4v72M84 4v72M4 28h120M4 52h120', '#64748b', 0.8),
      }),
    );
  }
  if (size === 3) for (const x of [-24, 24]) turned(stage, [0, 4.4, 34, 3.6, 36, 2], '#23272f', { at: [x, -20, 92] });
  tube();
}

/** A dome that looks all round, or one on a foot that turns. */
function cctvdome(stage: Stage, { tint, size }: Thing) {
  const colour = shellOf(tint);
  if (size <= 2) {
    turned(stage, [0, 34, 4, 36, 24, 34, 28, 22, 34, 20], colour, { at: [0, 0, 0] });
    ball(stage, [0, 0, 62], 32, colour);
    cylinder(stage, 21, 8, '#23272f', { at: [0, -34, 62], axis: 'y', art: lens(20) });
    return;
  }
  turned(stage, [0, 58, 6, 62, 22, 60, 30, 50], colour, { at: [0, 0, 0] });
  turned(stage, [28, 46, 44, 42, 58, 30, 66, 14, 68, 2], '#334155', { at: [0, 0, 0], surface: 'glass' });
  ball(stage, [6, -30, 44], 9, '#0b1220');
}

const recorder = (w: number, size: number) =>
  art.rect(6, 6, w - 12, 20, '#0b0e13', { round: 3 }) +
  art.repeat(size + 1, (at) => art.dot(20 + at * 9, 16, 2, at ? '#22c55e' : '#38bdf8')) +
  art.rect(w - 44, 12, 12, 7, '#334155') +
  art.rect(w - 26, 12, 12, 7, '#334155');
/** A recorder or a box below the television; cameras and their cable in a kit. */

function dvr(stage: Stage, { size }: Thing) {
  if (size === 1) {
    box(stage, [0, 0, 0], [110, 104, 24], '#23272f', {
      round: 14,
      front: words('4K', { x: 88, y: 17, size: 11, fill: '#38bdf8', face: 'display' }) + art.dot(16, 12, 2, '#22c55e'),
      top: art.dot(55, 52, 18, '#343b46'),
    });
    return;
  }
  const w = 190 + size * 8;
  box(stage, [0, 0, 0], [w, 140, 32], '#2b303a', {
    round: 3,
    front: recorder(w, size),
    top: art.grid(w * 0.55, 20, 1, 9, [0, 5], w * 0.36, 2, '#15181d'),
  });
  if (size < 5) return;
  for (let at = 0; at < 4; at++)
    stage.within({ at: [20 + at * 62, -60, 0], scale: 0.42 }, () => cctv(stage, { tint: '#f8fafc', size: 4 }));
}

function doorbell(stage: Stage) {
  box(stage, [0, 0, 0], [46, 22, 124], '#2b303a', {
    round: 10,
    front:
      art.rect(5, 6, 36, 50, '#0b0e13', { round: 9 }) +
      art.moved(23, 28, lens(15)) +
      art.dot(23, 90, 14, '#0b0e13') +
      art.dot(23, 90, 13, 'none', { stroke: '#38bdf8', width: 2 }) +
      art.dot(23, 90, 9, '#3a414c'),
  });
}

export const camerasKinds: Kinds = {
  cctv: { camera: { yaw: -34, pitch: 14 }, draw: cctv },
  cctvdome: { camera: { yaw: -20, pitch: 22 }, draw: cctvdome },
  dvr: { camera: { yaw: -24, pitch: 24 }, draw: dvr },
  doorbell: { camera: { yaw: -28, pitch: 12 }, draw: doorbell },
};
