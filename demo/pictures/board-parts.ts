import type { Random } from '#demo/random';
import * as art from './art.ts';
import { mix, shade } from './colour.ts';
import { words } from './lettering.ts';
import { rectangle } from './outline.ts';
import { cylinder, lathe } from './round.ts';
import { box, extrude, posts, sheet } from './solids.ts';
import type { Flat, Point } from './space.ts';
import type { Stage } from './stage.ts';

// The parts of circuit boards, in millimetres. `z` is the top of the board.
export const boardTop = 1.6;

/** Copper lines that run straight and turn by 45 degrees, as if laid out. */
function traces(random: Random, w: number, d: number, colour: string, count = 14) {
  const lines = Array.from({ length: count }, () => {
    const [x, y] = [random.next() * w * 0.8, random.next() * d];
    const [run, turn] = [random.int(4, Math.max(5, Math.round(w / 3))), random.pick([-1, 1]) * random.int(1, 5)];
    const up = Math.max(1.5 - y, Math.min(turn, d - y - 1.5));
    const left = Math.max(0, Math.min(run, ((w - x - Math.abs(up) - 1.5) * 6) / 5));
    return `M${art.at(x, y)}l${art.at(left / 2, 0)}l${art.at(Math.abs(up), up)}l${art.at(left / 3, 0)}`;
  });
  return art.line(lines.join(''), colour, 0.45, { opacity: 0.7 });
}

type Pcb = { random: Random; label?: string; holes?: boolean; round?: number; art?: string; outline?: readonly Flat[] };

/** A circuit board with its back left corner's art origin at 0 0, lying from x, y = 0. */
export function pcb(stage: Stage, w: number, d: number, colour: string, more: Pcb) {
  const { random, label = '', holes = true, round = 1.6, art: own = '', outline } = more;
  const r = Math.min(1.7, w / 14, d / 12);
  const inset = r * 1.9;
  const corners: Flat[] = [
    [inset, inset],
    [w - inset, inset],
    [inset, d - inset],
    [w - inset, d - inset],
  ];
  const silk = holes
    ? corners.map(([x, y]) => art.dot(x, y, r * 1.45, '#d9b45b') + art.dot(x, y, r, '#f8fafc')).join('')
    : '';
  const words0 = label
    ? words(label, { x: w / 2, y: d * 0.93, size: Math.min(4.4, d / 5), fill: '#f8fafc', fit: w * 0.5 })
    : '';
  const drawing = `${traces(random, w, d, shade(colour, 1.28))}${own}${silk}${words0}`;
  extrude(stage, outline ?? rectangle(0, 0, w, d, round), {
    from: 0,
    to: boardTop,
    colour: mix(colour, '#d6c48a', 0.18),
    cap: colour,
    spread: 0.09,
    art: `<g transform="translate(0 ${-d})">${drawing}</g>`,
  });
}

const legPitch = 1.1;
/** A chip in its black case with metal legs on two or four sides. */
export function chip(stage: Stage, x: number, y: number, w: number, d: number, label = '', four = false, h = 1.4) {
  const out = 1.1;
  const count = (length: number) => Math.max(2, Math.floor(length / legPitch));
  const alongX = art.grid(out + 0.4, 0, count(w), 1, [legPitch, 0], 0.5, d + 2 * out, '#cbd5e1');
  const alongY = four ? art.grid(0, out + 0.4, 1, count(d), [0, legPitch], w + 2 * out, 0.5, '#cbd5e1') : '';
  sheet(stage, [x - out, y - out, boardTop + 0.05], [w + 2 * out, d + 2 * out], alongX + alongY);
  const mark =
    art.dot(w * 0.1 + 0.4, d - 0.9, 0.45, '#6b7280') +
    (label ? words(label, { x: w / 2, y: d / 2 + d * 0.09, size: d * 0.28, fill: '#cbd5e1', fit: w * 0.8 }) : '');
  box(stage, [x, y, boardTop + 0.1], [w, d, h], '#23272f', { top: mark });
}

/** Small parts scattered over a place: resistors and capacitors. */
export function crumbs(stage: Stage, random: Random, x: number, y: number, w: number, d: number, count: number) {
  const one = () => {
    const [left, down] = [random.next() * w, random.next() * d];
    const [long, deep] = random.chance(0.5) ? [2, 1] : [1, 2];
    const colour = random.pick(['#b08d57', '#1f2937', '#39414e', '#c8a978']);
    return (
      art.rect(left + 0.15, down + 0.25, long, deep, '#0b1020', { opacity: 0.4 }) +
      art.rect(left, down, long, deep, '#e2e8f0') +
      art.rect(
        left + (long > 1 ? 0.45 : 0),
        down + (long > 1 ? 0 : 0.45),
        long > 1 ? 1.1 : 1,
        long > 1 ? 1 : 1.1,
        colour,
      )
    );
  };
  sheet(stage, [x, y, boardTop + 0.02], [w + 2, d + 2], art.repeat(count, one));
}

type Row = { along?: 'x' | 'y'; rows?: number };
const pitch = 2.54;
type Place = [number, number];

/** A black strip of so many holes for jumper wires. */
export function sockets(stage: Stage, x: number, y: number, count: number, { along = 'x', rows = 1 }: Row = {}) {
  const [across, deep] = along === 'x' ? [count, rows] : [rows, count];
  const holes = art.grid(0.75, 0.75, across, deep, [pitch, pitch], 1.05, 1.05, '#05070a');
  box(stage, [x, y, boardTop], [across * pitch, deep * pitch, 8.5], '#1b1f26', { top: holes });
}

/** Upright pins on a black strip. */
export function pins(stage: Stage, x: number, y: number, count: number, { along = 'x', rows = 1 }: Row = {}, high = 6) {
  const [across, deep] = along === 'x' ? [count, rows] : [rows, count];
  box(stage, [x, y, boardTop], [across * pitch, deep * pitch, 2.5], '#1b1f26');
  const feet = Array.from({ length: across * deep }, (_, at): Point => {
    const [one, two] = [(at % across) * pitch + 1.27, Math.floor(at / across) * pitch + 1.27];
    return [x + one, y + two, boardTop + 2.5];
  });
  posts(stage, feet, [0, 0, high], 0.75, '#e0b64a');
}

/** Gold holes along an edge, with nothing in them: art for a board. */
export const goldHoles = (x: number, y: number, count: number, along: 'x' | 'y' = 'x') => {
  const places = Array.from(
    { length: count },
    (_, at): Place => (along === 'x' ? [x + at * pitch, y] : [x, y + at * pitch]),
  );
  return art.spots(places, 0.85, '#dcb455') + art.spots(places, 0.42, '#f8fafc');
};

const steel = '#c3cad4';
/** A USB socket whose mouth looks to the left edge. */
export function usb(stage: Stage, x: number, y: number, type: 'b' | 'a' | 'micro' | 'c') {
  const [w, d, h] = ({ b: [16, 12, 10.8], a: [14, 13, 7], micro: [5.6, 7.6, 2.6], c: [7.2, 9, 3.2] } as const)[type];
  const mouth =
    type === 'c'
      ? art.rect(0.7, 0.6, d - 1.4, h - 1.2, '#111827', { round: 1 })
      : art.rect(0.8, 0.8, d - 1.6, h - 1.6, '#111827') +
        art.rect(d * 0.25, h * 0.35, d * 0.5, h * 0.25, type === 'a' ? '#2563eb' : '#f1f5f9');
  box(stage, [x, y, boardTop], [w, d, h], steel, {
    side: mouth,
    top:
      art.rect(w * 0.3, d * 0.25, w * 0.2, d * 0.12, '#94a3b8') +
      art.rect(w * 0.3, d * 0.63, w * 0.2, d * 0.12, '#94a3b8'),
  });
}

export function barrel(stage: Stage, x: number, y: number) {
  box(stage, [x, y, boardTop], [10, 9, 6], '#1b1f26');
  cylinder(stage, 4.4, 11, '#1b1f26', {
    at: [x - 3, y + 4.5, boardTop + 6],
    axis: 'x',
    cap: '#0b0e13',
    surface: 'gloss',
  });
}

/** Screw terminals; their wires enter from the front. */
export function terminals(
  stage: Stage,
  x: number,
  y: number,
  count: number,
  colour = '#1d4ed8',
  more: { along?: 'x' | 'y'; size?: number } = {},
) {
  const { along = 'x', size = 5 } = more;
  const one = (at: number, deep: number) =>
    art.dot(at * size + size / 2, deep / 2, size * 0.33, '#d5dae1') +
    art.line(`M${art.at(at * size + size * 0.3, deep / 2)}h${size * 0.4}`, '#64748b', size * 0.1);
  const deep = size * 1.5;
  const screws = art.repeat(count, (at) => one(at, deep));
  const mouths = art.repeat(count, (at) =>
    art.rect(at * size + size * 0.22, size * 0.9, size * 0.56, size * 0.7, shade(colour, 0.45)),
  );
  const length = count * size;
  if (along === 'x') box(stage, [x, y, boardTop], [length, deep, size * 1.9], colour, { top: screws, front: mouths });
  else
    box(stage, [x, y, boardTop], [deep, length, size * 1.9], colour, {
      top: `<g transform="translate(0 ${length})rotate(-90)">${screws}</g>`,
      side: mouths,
    });
}

export const can = (stage: Stage, x: number, y: number, r: number, h: number, colour = '#d3d8df') =>
  lathe(
    stage,
    [
      [0, r],
      [h, r],
    ],
    colour,
    { at: [x, y, boardTop], surface: 'metal', art: art.shape(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0Z`, { fill: '#1f2937' }) },
  );

export function crystal(stage: Stage, x: number, y: number) {
  box(stage, [x, y, boardTop], [9.6, 4, 3.4], '#d3d8df', {
    round: 2,
    top: words('16.000', { x: 4.8, y: 2.6, size: 1.6, fill: '#64748b' }),
  });
}

export function button(stage: Stage, x: number, y: number, colour = '#b91c1c', size = 6) {
  box(stage, [x, y, boardTop], [size, size, size * 0.55], '#d5dae1');
  cylinder(stage, size * 0.28, size * 0.3, colour, { at: [x + size / 2, y + size / 2, boardTop + size * 0.55] });
}

export const lamp = (stage: Stage, x: number, y: number, colour: string) =>
  box(stage, [x, y, boardTop], [2, 1.2, 0.8], colour, { edge: false });
