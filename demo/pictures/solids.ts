import { shade } from './colour.ts';
import { anticlockwise, rectangle } from './outline.ts';
import { add, dot, type Flat, type Point, times } from './space.ts';
import { ring, type Stage, short } from './stage.ts';

type Face = 'top' | 'front' | 'side';
/** How a plane's two directions and its depth stand in space. */
const planes: Record<Face, (u: number, v: number, w: number) => Point> = {
  top: (u, v, w) => [u, v, w],
  front: (u, v, w) => [u, w, v],
  side: (u, v, w) => [w, u, v],
};

/** Maps flat art (y down) onto a face: where its origin is, and where its x and y go, in local space. */
export const onFace = (stage: Stage, origin: Point, right: Point, down: Point, svg: string) => {
  const zero = stage.seen(stage.at(origin));
  const axis = (direction: Point): Flat => {
    const [x, y] = stage.seen(stage.at(add(origin, direction)));
    return [x - zero[0], y - zero[1]];
  };
  const numbers = [...axis(right), ...axis(down), ...zero].map((value) => Math.round(value * 1e4) / 1e4);
  return `<g transform="matrix(${numbers.join(' ')})">${svg}</g>`;
};

/** A gentle change of light over a face. */
export const sheen = (stage: Stage, colour: string, light: number, spread = 0.05) => {
  const [from, to] = [shade(colour, light + spread), shade(colour, light - spread)];
  return stage.define(
    `<linearGradient id="" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
  );
};

type Extrusion = {
  face?: Face;
  /** Where along the depth it begins and ends. */
  from: number;
  to: number;
  colour: string;
  /** Flat art on the end that one sees, in the outline's own measures with y down. */
  art?: string;
  /** Colour of the end where it is another. */
  cap?: string;
  spread?: number;
  edge?: boolean;
  /** Only the art, without a body. */
  bare?: boolean;
};

/** An outline drawn out: a plate, a bar, a housing. `holes` are cut from the end only, as dark outlines would be. */
export function extrude(stage: Stage, flat: readonly Flat[], input: Extrusion) {
  const { face = 'top', from, to, colour, art = '', cap = colour, spread = 0.05 } = input;
  const outline = anticlockwise(flat);
  const local = planes[face];
  const direction = stage.along(local(0, 0, 1));
  const towards = dot(direction, stage.eye);
  const near = towards >= 0 ? Math.max(from, to) : Math.min(from, to);
  const far = near === to ? from : to;
  const points = (depth: number) => outline.map(([u, v]) => stage.at(local(u, v, depth)));
  const [front, back] = [points(near), points(far)];
  const [frontSeen, backSeen] = [front.map(stage.seen), back.map(stage.seen)];

  const sides: string[] = [];
  let run: { tone: number; ahead: Flat[]; behind: Flat[] } | undefined;
  const flush = () => {
    if (!run) return;
    const tone = shade(colour, run.tone);
    sides.push(
      `<path d="${ring([...run.ahead, ...run.behind.reverse()])}" fill="${tone}"${input.edge === false ? '' : ` stroke="${tone}"`}/>`,
    );
    run = undefined;
  };
  outline.forEach(([u, v], at) => {
    const after = (at + 1) % outline.length;
    const [nextU, nextV] = outline[after] ?? [u, v];
    const normal = stage.along(local(nextV - v, u - nextU, 0));
    const [a, b, c, d] = [frontSeen[at], frontSeen[after], backSeen[at], backSeen[after]];
    if (!a || !b || !c || !d || dot(normal, stage.eye) <= 1e-9) return flush();
    const tone = Math.round(stage.lit(normal) * 30) / 30;
    if (run && run.tone !== tone) flush();
    run ??= { tone, ahead: [a], behind: [c] };
    run.ahead.push(b);
    run.behind.push(d);
  });
  flush();

  const end = times(direction, Math.sign(towards) || 1);
  const lit = stage.lit(end);
  const rim =
    input.edge === false ? '' : ` stroke="${shade(cap, lit + 0.14)}" stroke-width="${short(0.004 * spanOf(outline))}"`;
  const drawn = art ? onFace(stage, local(0, 0, near), local(1, 0, 0), local(0, -1, 0), art) : '';
  if (input.bare) return stage.put(drawn, [...front, ...back]);
  stage.put(
    `${sides.join('')}<path d="${ring(frontSeen)}" fill="${spread && input.edge !== false ? sheen(stage, cap, lit, spread) : shade(cap, lit)}"${rim}/>${drawn}`,
    [...thin(front), ...thin(back)],
  );
}

const spanOf = (outline: readonly Flat[]) => {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
};
// Shadows and order need no more than some of the corners.
const thin = (points: readonly Point[]) => (points.length > 24 ? points.filter((_, at) => at % 3 === 0) : points);

type BoxArt = {
  top?: string;
  front?: string;
  side?: string;
  round?: number;
  cap?: string;
  edge?: boolean;
  spread?: number;
  opacity?: number;
};

/** A box by its nearest lower left corner and its width, depth and height; `round` rounds its upright edges. */
export function box(stage: Stage, [x, y, z]: Point, [w, d, h]: Point, colour: string, more: BoxArt = {}) {
  const { top, front, side, round = 0, opacity, ...rest } = more;
  const leftSeen = dot(stage.along([-1, 0, 0]), stage.eye) > 0;
  const before = stage.solids.length;
  extrude(stage, rectangle(x, y, w, d, round), { from: z, to: z + h, colour, ...rest });
  const solid = stage.solids[before];
  if (!solid) return;
  if (top) solid.svg += onFace(stage, [x, y + d, z + h], [1, 0, 0], [0, -1, 0], top);
  if (front) solid.svg += onFace(stage, [x, y, z + h], [1, 0, 0], [0, 0, -1], front);
  if (side && leftSeen) solid.svg += onFace(stage, [x, y + d, z + h], [0, -1, 0], [0, 0, -1], side);
  if (side && !leftSeen) solid.svg += onFace(stage, [x + w, y, z + h], [0, 1, 0], [0, 0, -1], side);
  if (opacity !== undefined) solid.svg = `<g opacity="${opacity}">${solid.svg}</g>`;
}

/** Flat art in space without a body; `corners` say where it reaches. */
export const sheet = (stage: Stage, [x, y, z]: Point, [w, d]: Flat, svg: string) =>
  stage.put(
    onFace(stage, [x, y + d, z], [1, 0, 0], [0, -1, 0], svg),
    (
      [
        [0, 0],
        [w, 0],
        [w, d],
        [0, d],
      ] as const
    ).map(([dx, dy]) => stage.at([x + dx, y + dy, z])),
  );

/** Flat art on an upright plane that faces who looks, by its lower left corner. */
export const upright = (stage: Stage, [x, y, z]: Point, [w, h]: Flat, svg: string) =>
  stage.put(
    onFace(stage, [x, y, z + h], [1, 0, 0], [0, 0, -1], svg),
    [x, x + w].flatMap((right) => [z, z + h].map((up) => stage.at([right, y, up]))),
  );

/** Thin upright posts, all alike, each from its foot: pins, legs, bristles. */
export function posts(stage: Stage, feet: readonly Point[], up: Point, wide: number, colour: string) {
  const drawn = feet.map((foot) => {
    const [x, y] = stage.seen(stage.at(foot));
    const [toX, toY] = stage.seen(stage.at(add(foot, up)));
    return `M${short(x)} ${short(y)}l${short(toX - x)} ${short(toY - y)}`;
  });
  const d = drawn.join('');
  const line = (tone: string, width: number, shift: number) =>
    `<path d="${d}" stroke="${tone}" stroke-width="${short(width)}"${shift ? ` transform="translate(${short(-shift)} 0)"` : ''}/>`;
  stage.put(
    `<g fill="none">${line(shade(colour, 0.72), wide, 0)}${line(shade(colour, 1.15), wide * 0.5, wide * 0.2)}</g>`,
    feet.flatMap((foot) => [stage.at(foot), stage.at(add(foot, up))]),
  );
}
