import { add, type Flat, type Point, size, times } from './space.ts';
import { type Stage, short } from './stage.ts';

/** A label of that size round the body, in flat measures with y down: its edges bend as the body does. */
export type Band = (x: number, y: number, w: number, h: number, fill: string) => string;

/** Art on the side of an upright round body that one sees: x from its middle, y down from its foot. */
export function onFront(stage: Stage, r: number, draw: (band: Band) => string, reach: number) {
  const scale = size(stage.along([1, 0, 0]));
  const right = stage.fromView([scale, 0, 0]);
  const near = stage.fromView([0, -r * scale, 0]);
  const foot = add(stage.at([0, 0, 0]), near);
  const seen = (point: Point): Flat => stage.seen(point);
  const zero = seen(foot);
  const axis = (direction: Point) => {
    const [x, y] = seen(add(foot, direction));
    return [x - zero[0], y - zero[1]];
  };
  const slope = stage.eye[2] / Math.max(0.2, Math.sqrt(1 - stage.eye[2] ** 2));
  const shading = stage.define(
    '<linearGradient id=""><stop stop-opacity=".1"/><stop offset=".3" stop-opacity="0"/><stop offset="1" stop-opacity=".22"/></linearGradient>',
  );
  const band: Band = (x, y, w, h, fill) => {
    const bend = (r - Math.sqrt(Math.max(0, r * r - (w * w) / 4))) * slope;
    const [top, low] = [y - bend, y + h - bend];
    const d = `M${short(x)} ${short(top)}Q${short(x + w / 2)} ${short(y + bend)} ${short(x + w)} ${short(top)}V${short(low)}Q${short(x + w / 2)} ${short(y + h + bend)} ${short(x)} ${short(low)}Z`;
    return `<path d="${d}" fill="${fill}"/><path d="${d}" fill="${shading}"/>`;
  };
  const numbers = [...axis(right), ...axis([0, 0, -scale]), ...zero].map((value) => Math.round(value * 1e4) / 1e4);
  const corners = [-0.8, 0.8].flatMap((side) =>
    [0, reach].map((z) => add(foot, add(times(right, side * r), [0, 0, z * scale]))),
  );
  stage.put(`<g transform="matrix(${numbers.join(' ')})">${draw(band)}</g>`, corners);
}
