import * as art from './art.ts';
import { boardTop } from './board-parts.ts';
import { words } from './lettering.ts';
import { cylinder, lathe } from './round.ts';
import { box } from './solids.ts';
import type { Point } from './space.ts';
import type { Stage } from './stage.ts';

// Taller parts of circuit boards, in millimetres.
export function trimpot(stage: Stage, x: number, y: number, z = boardTop) {
  box(stage, [x, y, z], [9.5, 4.8, 9.5], '#1d4ed8', {
    front: words('103', { x: 4.7, y: 6, size: 2.6, fill: '#dbeafe' }),
  });
  cylinder(stage, 1.3, 0.8, '#d9b44a', { at: [x + 1.9, y + 2.4, z + 9.5], art: art.line('M-1 0h2', '#6b5316', 0.4) });
}

/** A coil in its square case. */
export function coil(stage: Stage, x: number, y: number, size: number, z = boardTop) {
  box(stage, [x, y, z], [size, size, size * 0.5], '#343b46', {
    round: size * 0.22,
    top:
      art.dot(size / 2, size / 2, size * 0.42, '#262c35') +
      words('330', { x: size / 2, y: size * 0.6, size: size * 0.26, fill: '#94a3b8' }),
  });
}

/** Copper wire round a ring. */
export function toroid(stage: Stage, x: number, y: number, r: number, z = boardTop) {
  lathe(
    stage,
    [
      [0, r],
      [r * 0.7, r],
    ],
    '#c07a35',
    {
      at: [x, y, z],
      cap: '#b86f2e',
      art:
        art.repeat(22, (at) =>
          art.line(
            `M${art.at(Math.cos(at * 0.2856) * r * 0.42, Math.sin(at * 0.2856) * r * 0.42)}L${art.at(Math.cos(at * 0.2856 + 0.09) * r * 0.98, Math.sin(at * 0.2856 + 0.09) * r * 0.98)}`,
            '#e6a765',
            r * 0.13,
          ),
        ) + art.dot(0, 0, r * 0.4, '#3b2413'),
    },
  );
}

/** An electrolytic capacitor with its light stripe. */
export function tallCan(stage: Stage, x: number, y: number, r: number, h: number, colour = '#1f2937', z = boardTop) {
  lathe(
    stage,
    [
      [0, r * 0.94],
      [h * 0.05, r],
      [h * 0.94, r],
      [h, r * 0.9],
    ],
    colour,
    {
      at: [x, y, z],
      surface: 'gloss',
      cap: '#c5ccd5',
      art: art.line(`M${-r * 0.55} 0h${r * 1.1}M0 ${-r * 0.55}v${r * 1.1}`, '#8e98a6', r * 0.07),
    },
  );
}

/** A comb of metal fins. */
export function fins(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  d: number,
  h: number,
  colour: string,
  z = boardTop,
  count = Math.max(4, Math.round(w / 3)),
) {
  const foot = h * 0.22;
  box(stage, [x, y, z], [w, d, foot], colour);
  const step = w / count;
  for (let at = 0; at < count; at++)
    box(stage, [x + at * step + step * 0.2, y, z + foot], [step * 0.55, d, h - foot], colour, { edge: false });
}

/** A standing transistor, its tab and hole to the back. */
export function standing(stage: Stage, x: number, y: number, z = boardTop) {
  box(stage, [x, y + 3, z + 3], [10, 1.2, 15.5], '#cbd2db', {});
  box(stage, [x, y, z + 3], [10, 4.2, 9], '#23272f', {
    front: words('7805', { x: 5, y: 5, size: 2.4, fill: '#9ca3af' }),
  });
}

/** A relay in its coloured case with white words. */
export function relayCube(
  stage: Stage,
  x: number,
  y: number,
  colour: string,
  z = boardTop,
  size: Point = [19, 15.5, 15.5],
  withLabels = true,
) {
  const labelled =
    words('SRD-05VDC', { x: size[0] / 2, y: 6.4, size: 2.6, fill: '#e8eefc' }) +
    words('10A 250V', { x: size[0] / 2, y: 10.4, size: 2.1, fill: '#e8eefc' });
  box(stage, [x, y, z], size, colour, {
    top: withLabels ? labelled : art.grid(2, 3, 1, 3, [0, 3.4], size[0] - 5, 1.2, '#dbe6fd'),
  });
}

/** An antenna with its hinge, upright. */
export function whip(stage: Stage, x: number, y: number, h: number, r = 4.5, z = boardTop) {
  lathe(
    stage,
    [
      [0, r * 0.8],
      [7, r * 0.8, '#c9a24a'],
      [8, r, '#20242c'],
      [h * 0.3, r],
      [h, r * 0.78],
      [h + 1.5, r * 0.5],
    ],
    '#d9b95b',
    { at: [x, y, z], surface: 'gloss' },
  );
}
