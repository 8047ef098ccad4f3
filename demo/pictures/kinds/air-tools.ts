import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { steel } from '../grips.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { outline } from '../outline.ts';
import { cylinder, turned } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';
import { bodyOf } from '../tool-body.ts';

/** An impact wrench for air, or an inflator with its gauge where it is small. */
function airgun(stage: Stage, { tint, size }: Thing) {
  const colour = bodyOf(tint);
  if (size <= 2) {
    extrude(stage, outline('M-8 92L36 96L40 78L24 70L14 4L-8 4L-14 66'), {
      face: 'front',
      from: 0,
      to: 22,
      colour,
      art: art.shape('M26 -70q10 12 4 40', { stroke: '#23272f', width: 6 }),
    });
    cylinder(stage, 27, 16, '#23272f', {
      at: [4, -10, 112],
      axis: 'y',
      surface: 'gloss',
      art: art.dot(0, 0, 22, '#bcd4c6') + words('32.5', { x: 0, y: 6, size: 15, fill: '#1f2a1b', face: 'display' }),
    });
    cable(
      stage,
      [
        [38, 11, 86],
        [66, 8, 84],
        [96, 0, 50],
        [70, -16, 10],
        [100, -24, 4],
      ],
      7,
      '#23272f',
    );
    turned(stage, [0, 5, 16, 5, 16, 3.4, 24, 3.4], '#d9b45b', { at: [98, -24, 4], axis: 'x', surface: 'metal' });
    return;
  }
  extrude(stage, outline('M-6 76C-10 100 0 114 18 114L60 114L60 72L40 68L32 8L4 8L6 62'), {
    face: 'front',
    from: 0,
    to: 34,
    colour,
    art:
      art.shape('M36 -62q10 8 4 22', { stroke: '#15181d', width: 7 }) +
      art.rect(10, -54, 20, 40, '#15181d', { round: 4, opacity: 0.5 }),
  });
  turned(stage, [0, 22, 26, 22, 40, 14], '#94a3b8', { at: [58, 17, 92], axis: 'x', surface: 'metal' });
  box(stage, [96, 10, 85], [18, 14, 14], steel);
  turned(stage, [-12, 5, -4, 5, -4, 8, 8, 8], '#d9b45b', { at: [18, 17, 0], surface: 'metal' });
}

/** A spray gun with its cup above. */
function spraygun(stage: Stage) {
  turned(stage, [0, 8, 10, 12, 20, 26, 62, 30, 66, 30], '#dfe4ea', { at: [40, 12, 92], surface: 'gloss' });
  turned(stage, [66, 31, 74, 31, 76, 22], '#23272f', { at: [40, 12, 92] });
  extrude(
    stage,
    outline('M-16 84C-18 96 -8 100 6 98L66 98L76 90L76 76L40 72C26 70 24 62 22 50L14 2L-8 2L-8 56C-6 68 -14 74 -16 84'),
    {
      face: 'front',
      from: 2,
      to: 22,
      colour: '#aab3bf',
      art: art.shape('M38 -72C30 -58 36 -44 30 -30', { stroke: '#64748b', width: 4 }),
    },
  );
  turned(stage, [0, 11, 8, 14, 16, 12, 20, 7], '#d9b45b', {
    at: [74, 12, 84],
    axis: 'x',
    surface: 'metal',
    art: art.dot(0, 0, 3, '#334155'),
  });
  turned(stage, [0, 6, 12, 7], '#d9b45b', { at: [-26, 12, 90], axis: 'x', surface: 'metal' });
  turned(stage, [-14, 5, 2, 7], steel, { at: [3, 12, 0], surface: 'metal' });
}

/** Filter, regulator and oiler in a row. */
function regulatorfrl(stage: Stage) {
  for (const x of [0, 50]) {
    turned(stage, [0, 8, 6, 17, 40, 19, 44, 19], x ? '#f3d98b' : '#cfe3f1', { at: [x, 0, 0], surface: 'glass' });
    box(stage, [x - 21, -20, 44], [42, 40, 30], '#596473', { round: 5 });
  }
  cylinder(stage, 12, 3, '#23272f', {
    at: [0, -24, 60],
    axis: 'y',
    art: art.dot(0, 0, 10.6, '#f8fafc') + art.line('M0 0l-5 -5', '#dc2626', 1.4),
  });
  turned(stage, [74, 13, 78, 15, 96, 15, 100, 12], '#23272f', { at: [0, 0, 0] });
  turned(stage, [74, 8, 88, 8], '#cfe3f1', { at: [50, 0, 0], surface: 'glass' });
  turned(stage, [0, 7, 14, 7], '#d9b45b', {
    at: [71, 0, 58],
    axis: 'x',
    surface: 'metal',
    art: art.dot(0, 0, 4, '#3b2413'),
  });
}

export const airToolsKinds: Kinds = {
  airgun: { camera: { yaw: -24, pitch: 14 }, draw: airgun },
  spraygun: { camera: { yaw: -24, pitch: 14 }, draw: spraygun },
  regulatorfrl: { camera: { yaw: -22, pitch: 16 }, draw: regulatorfrl },
};
