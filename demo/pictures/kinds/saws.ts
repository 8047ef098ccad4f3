import * as art from '../art.ts';
import { cable } from '../cable.ts';
import type { Kinds, Thing } from '../kind.ts';
import { arc, outline } from '../outline.ts';
import { cylinder, turned } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';
import { bodyOf, rubber, vents } from '../tool-body.ts';

/** A saw with its disc half under the guard, on its shoe. */
function circularsaw(stage: Stage, { tint }: Thing) {
  const colour = bodyOf(tint);
  box(stage, [-70, -20, 0], [140, 70, 3], '#aab3bf', { top: art.grid(6, 60, 9, 1, [14, 0], 0.8, 6, '#64748b') });
  cylinder(stage, 46, 2, '#c3cad4', {
    at: [0, -4, 30],
    axis: 'y',
    art: art.dot(0, 0, 12, '#64748b') + art.dot(0, 0, 44, 'none', { stroke: '#94a3b8', width: 2 }),
  });
  extrude(stage, [...arc(0, 34, 52, -10, 190, 30), ...arc(0, 34, 14, 190, -10, 12)], {
    face: 'front',
    from: -8,
    to: -2,
    colour: '#596473',
  });
  turned(stage, [0, 30, 6, 32, 44, 28, 50, 20], colour, { at: [0, 2, 40], axis: 'y', surface: 'gloss' });
  extrude(
    stage,
    outline('M-18 62C-34 84 -20 104 8 104L52 92C66 86 66 74 58 66L44 44L30 50L44 72L6 84C-4 84 -6 78 -2 66'),
    { face: 'front', from: 8, to: 30, colour, art: art.shape('M10 -98L50 -88', { stroke: rubber, width: 7 }) },
  );
  turned(stage, [0, 8, 10, 9, 22, 7], rubber, { at: [-36, 16, 62] });
}

/** Saws for mitres and profiles: arm with disc over a table. */
function mitresaw(stage: Stage, { tint }: Thing) {
  const colour = bodyOf(tint);
  box(stage, [-80, -30, 0], [160, 74, 12], '#aab3bf', {
    round: 4,
    front: art.rect(4, 4, 152, 4, '#64748b'),
    top: art.line('M80 4v66', '#475569', 2),
  });
  cylinder(stage, 34, 6, '#94a3b8', { at: [0, 0, 12], art: art.line('M-2 -34v68', '#334155', 2) });
  box(stage, [-78, 22, 12], [60, 6, 26], '#c3cad4');
  box(stage, [18, 22, 12], [60, 6, 26], '#c3cad4');
  box(stage, [-10, 30, 12], [24, 16, 60], '#596473', { round: 4 });
  cylinder(stage, 44, 3, '#c3cad4', {
    at: [2, -2, 62],
    axis: 'y',
    art: art.dot(0, 0, 42, 'none', { stroke: '#94a3b8', width: 2 }) + art.dot(0, 0, 12, '#64748b'),
  });
  extrude(stage, [...arc(2, 66, 50, -6, 186, 30), ...arc(2, 66, 12, 186, -6, 10)], {
    face: 'front',
    from: -7,
    to: 4,
    colour,
  });
  turned(stage, [0, 22, 40, 20, 46, 14], rubber, { at: [2, 6, 74], axis: 'y' });
  cable(
    stage,
    [
      [-34, -2, 100],
      [-50, -2, 128],
      [-10, -2, 136],
      [20, -2, 112],
    ],
    9,
    rubber,
  );
}

/** A jigsaw, or a sabre saw where it is larger. */
function jigsawtool(stage: Stage, { tint, size }: Thing) {
  const colour = bodyOf(tint);
  if (size >= 4) {
    cable(
      stage,
      [
        [-72, 14, 34],
        [-96, 14, 24],
        [-110, 30, 10],
      ],
      5,
      '#23272f',
    );
    box(stage, [112, 12, 36], [62, 2, 10], '#c3cad4', {
      front: art.line(
        art.repeat(12, (at) => `M${at * 5} 10l2.5 -2.4l2.5 2.4`),
        '#64748b',
        0.8,
      ),
    });
    extrude(
      stage,
      outline('M-70 20C-76 30 -70 60 -58 62L40 66L96 54L112 48L112 32L40 20L-10 24L-30 40L-50 40L-54 22'),
      {
        face: 'front',
        from: 0,
        to: 30,
        colour,
        art: art.shape('M30 -62L94 -50L94 -34L30 -24Z', { fill: rubber }) + vents(-4, -58, 5),
      },
    );
    box(stage, [108, 2, 28], [10, 24, 26], '#64748b');
    return;
  }
  box(stage, [-60, -6, 0], [110, 44, 4], '#aab3bf', { round: 3 });
  box(stage, [28, 15, -34], [8, 2, 40], '#c3cad4', {
    front: art.line(
      art.repeat(8, (at) => `M8 ${4 + at * 4}l-2 2`),
      '#64748b',
      0.8,
    ),
  });
  cable(
    stage,
    [
      [-62, 16, 60],
      [-84, 16, 50],
      [-100, 30, 20],
    ],
    5,
    '#23272f',
  );
  extrude(
    stage,
    outline(
      'M-52 4L46 4L52 40C56 66 46 84 20 88L-40 84C-62 82 -70 68 -62 56L-52 46L-36 50C-44 58 -40 68 -30 68L14 66C20 58 16 48 8 44L-52 34Z',
    ),
    {
      face: 'front',
      from: 2,
      to: 30,
      colour,
      art: art.shape('M-50 -80L20 -84', { stroke: rubber, width: 7 }) + vents(0, -30, 6),
    },
  );
}

const side = { yaw: -24, pitch: 16 };

export const sawsKinds: Kinds = {
  circularsaw: { camera: { yaw: -24, pitch: 18 }, draw: circularsaw },
  mitresaw: { camera: { yaw: -26, pitch: 20 }, draw: mitresaw },
  jigsawtool: { camera: side, draw: jigsawtool },
};
