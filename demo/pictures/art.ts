import { short } from './stage.ts';

// Flat drawing on a face: x to the right, y down, as in any SVG.
type Paint = { fill?: string; stroke?: string; width?: number; opacity?: number; round?: number };

const paint = ({ fill = 'none', stroke, width = 1, opacity }: Paint) =>
  `fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${short(width)}"` : ''}${opacity === undefined ? '' : ` opacity="${short(opacity)}"`}`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, more: Paint = {}) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}"${more.round ? ` rx="${short(more.round)}"` : ''} ${paint({ fill, ...more })}/>`;
export const dot = (x: number, y: number, r: number, fill: string, more: Paint = {}) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" ${paint({ fill, ...more })}/>`;
export const shape = (d: string, more: Paint) => `<path d="${d}" ${paint(more)}/>`;
export const line = (d: string, stroke: string, width: number, more: Paint = {}) =>
  `<path d="${d}" stroke-linecap="round" stroke-linejoin="round" ${paint({ stroke, width, ...more })}/>`;
export const moved = (x: number, y: number, svg: string, more = '') =>
  `<g transform="translate(${short(x)} ${short(y)})${more}">${svg}</g>`;

/** The same thing so many times, each so far from the one before. */
export const repeat = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join('');

/** Two numbers as paths take them. */
export const at = (x: number, y: number) => `${short(x)} ${short(y)}`;

/** Round spots at those places, all alike. */
export const spots = (places: readonly (readonly [number, number])[], r: number, colour: string) =>
  `<path d="${places.map(([x, y]) => `M${at(x, y)}h.01`).join('')}" stroke="${colour}" stroke-width="${short(r * 2)}" stroke-linecap="round"/>`;
/** Rectangles in rows and columns, all alike: each row is one dashed line. */
export const grid = (
  x: number,
  y: number,
  across: number,
  down: number,
  step: readonly [number, number],
  w: number,
  h: number,
  fill: string,
) =>
  `<path d="${repeat(down, (row) => `M${at(x, y + row * step[1] + h / 2)}h${short((across - 1) * step[0] + w)}`)}" fill="none" stroke="${fill}" stroke-width="${short(h)}" stroke-dasharray="${short(w)} ${short(step[0] - w)}"/>`;
