/** x to the right, y away from who looks, z up. */
export type Point = readonly [x: number, y: number, z: number];
export type Flat = readonly [x: number, y: number];
/** Where a local point lies in the world: its origin and the world's directions of its three axes. */
export type Frame = { o: Point; x: Point; y: Point; z: Point };

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const size = (a: Point) => Math.sqrt(dot(a, a));
export const unit = (a: Point): Point => times(a, 1 / (size(a) || 1));

export const world: Frame = { o: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

export const alongFrame = ({ x, y, z }: Frame, [a, b, c]: Point): Point =>
  add(add(times(x, a), times(y, b)), times(z, c));
export const inFrame = (frame: Frame, point: Point) => add(frame.o, alongFrame(frame, point));

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

const spun = ([x, y, z]: Point, [ax, ay, az]: Point): Point => {
  const [cx, sx, cy, sy] = [Math.cos(ax), Math.sin(ax), Math.cos(ay), Math.sin(ay)];
  const [cz, sz] = [Math.cos(az), Math.sin(az)];
  const [y1, z1] = [y * cx - z * sx, y * sx + z * cx];
  const [x2, z2] = [x * cy + z1 * sy, -x * sy + z1 * cy];
  return [x2 * cz - y1 * sz, x2 * sz + y1 * cz, z2];
};

/** `turn` in degrees about x, then y, then z. */
export type Move = { at?: Point; turn?: Point; scale?: number };

export const moved = (frame: Frame, { at = [0, 0, 0], turn = [0, 0, 0], scale = 1 }: Move): Frame => {
  const angles: Point = [radians(turn[0]), radians(turn[1]), radians(turn[2])];
  const axis = (point: Point) => times(alongFrame(frame, spun(point, angles)), scale);
  return { o: inFrame(frame, at), x: axis([1, 0, 0]), y: axis([0, 1, 0]), z: axis([0, 0, 1]) };
};

/** The smallest convex outline of points, anticlockwise where y points up. */
export function hull(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Flat[]) => {
    const outline: Flat[] = [];
    for (const point of list) {
      for (;;) {
        const [b, a] = [outline.at(-1), outline.at(-2)];
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 1e-9) break;
        outline.pop();
      }
      outline.push(point);
    }
    return outline.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
