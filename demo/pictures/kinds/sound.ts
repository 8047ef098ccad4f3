import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import { knob } from '../instrument-shapes.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { outline } from '../outline.ts';
import { cylinder, turned } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';
import { shellOf } from '../tool-body.ts';

const cone = (x: number, y: number, r: number) =>
  art.dot(x, y, r, '#0b0e13') +
  art.dot(x, y, r * 0.9, '#2b303a') +
  art.dot(x, y, r * 0.78, '#15181d') +
  art.dot(x, y, r * 0.34, '#475569') +
  art.dot(x - r * 0.1, y - r * 0.1, r * 0.14, '#94a3b8');

/** Loudspeakers in their boxes: for a computer, on a shelf, as a tower, for a stage. */
function speaker(stage: Stage, { tint, size }: Thing) {
  const colour = shellOf(tint);
  const pair = (w: number, d: number, h: number, gap: number) =>
    [0, w + gap].forEach((x) =>
      box(stage, [x, 0, 0], [w, d, h], colour, {
        round: 3,
        front: cone(w / 2, h * 0.26, w * 0.2) + cone(w / 2, h * 0.66, w * 0.38),
      }),
    );
  if (size === 2) {
    box(stage, [60, 10, 0], [86, 84, 88], colour, {
      round: 5,
      front: cone(43, 44, 33),
      side: art.dot(42, 44, 13, '#0b0e13'),
    });
    for (const x of [0, 162])
      box(stage, [x, 0, 0], [44, 44, 74], colour, {
        round: 5,
        front: cone(22, 24, 13) + art.dot(22, 56, 3, '#38bdf8'),
      });
  } else if (size === 4) pair(74, 70, 122, 26);
  else if (size === 5)
    box(stage, [0, 0, 0], [76, 72, 210], colour, {
      round: 6,
      front:
        cone(38, 46, 28) +
        cone(38, 112, 28) +
        art.dot(38, 46, 31, 'none', { stroke: '#a855f7', width: 2.4 }) +
        art.dot(38, 112, 31, 'none', { stroke: '#38bdf8', width: 2.4 }) +
        art.rect(16, 156, 44, 16, '#0b0e13', { round: 3 }) +
        words('88.5', { x: 38, y: 168, size: 11, fill: '#38bdf8', face: 'display' }) +
        knob(38, 188, 9),
    });
  else {
    extrude(stage, outline('M0 0L110 0L116 20L110 168C108 176 12 176 10 168L-6 20'), {
      face: 'front',
      from: 0,
      to: 86,
      colour,
      art:
        art.rect(6, -166, 100, 40, '#15181d', { round: 4 }) +
        art.shape('M20 -160L92 -160L78 -132L34 -132Z', { fill: '#3a414c' }) +
        cone(55, -64, 45),
    });
    cable(
      stage,
      [
        [116, 28, 96],
        [126, 28, 100],
        [126, 58, 100],
        [116, 58, 96],
      ],
      7,
      '#15181d',
    );
  }
}

/** A portable loudspeaker that lies, its fabric round it. */
function btspeaker(stage: Stage, { tint, size }: Thing) {
  const colour = shellOf(tint);
  const [long, r] = [70 + size * 24, 22 + size * 4];
  if (size >= 5)
    cable(
      stage,
      [
        [-long / 2 + 20, 0, r * 2],
        [-long / 2 + 30, 0, r * 2.7],
        [long / 2 - 30, 0, r * 2.7],
        [long / 2 - 20, 0, r * 2],
      ],
      9,
      '#15181d',
    );
  turned(stage, [0, r * 0.9, 5, r, long - 5, r, long, r * 0.9], colour, {
    at: [-long / 2, 0, r],
    axis: 'x',
    art: art.dot(0, 0, r * 0.8, '#15181d') + art.dot(0, 0, r * 0.62, '#475569') + art.dot(0, 0, r * 0.3, '#94a3b8'),
  });
  extrude(
    stage,
    [
      [-long * 0.16, r * 0.84],
      [long * 0.16, r * 0.84],
      [long * 0.16, r * 1.26],
      [-long * 0.16, r * 1.26],
    ],
    {
      face: 'front',
      from: -r - 0.1,
      to: -r,
      colour,
      bare: true,
      art: words('SONARA', {
        x: 0,
        y: -r * 0.92,
        size: r * 0.4,
        fill: shade(colour, 2),
        face: 'display',
        fit: long * 0.3,
      }),
    },
  );
  for (const x of [-12, 0, 12]) cylinder(stage, 3.6, 2, shade(colour, 1.3), { at: [x, 0, r * 2 - 1] });
}

const soundbar = (stage: Stage) =>
  box(stage, [0, 0, 0], [260, 30, 22], '#2b303a', {
    round: 6,
    front:
      art.rect(3, 3, 254, 16, '#15181d', { round: 5 }) +
      art.grid(6, 5, 82, 4, [3, 3], 1.4, 1.4, '#343b46') +
      words('HDMI', { x: 130, y: 14, size: 7, fill: '#7dd3fc', face: 'display' }),
  });

export const soundKinds: Kinds = {
  speaker: { camera: { yaw: -26, pitch: 14 }, draw: speaker },
  btspeaker: { camera: { yaw: -30, pitch: 16 }, draw: btspeaker },
  soundbar: { camera: { yaw: -26, pitch: 20 }, draw: soundbar },
};
