import type { Flat } from './space.ts';

/** Outlines are anticlockwise where y points up. */
export const anticlockwise = (outline: readonly Flat[]): Flat[] => {
  const area = outline.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area < 0 ? [...outline].reverse() : [...outline];
};

export const rectangle = (x: number, y: number, w: number, h: number, round = 0): Flat[] => {
  const r = Math.min(round, w / 2, h / 2);
  if (r <= 0)
    return [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ];
  const steps = r < Math.min(w, h) * 0.3 ? 4 : 7;
  const corner = (cx: number, cy: number, from: number) =>
    Array.from({ length: steps + 1 }, (_, at): Flat => {
      const angle = ((from + (90 * at) / steps) * Math.PI) / 180;
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
    });
  return [
    ...corner(x + w - r, y + r, -90),
    ...corner(x + w - r, y + h - r, 0),
    ...corner(x + r, y + h - r, 90),
    ...corner(x + r, y + r, 180),
  ];
};

/** Part of a circle's edge as points, degrees from the right, anticlockwise. */
export const arc = (x: number, y: number, r: number, from = 0, to = 360, count = 40): Flat[] =>
  Array.from({ length: count + (to - from === 360 ? 0 : 1) }, (_, at) => {
    const angle = ((from + ((to - from) * at) / count) * Math.PI) / 180;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });

/** Teeth round a circle: a gear. */
export const toothed = (r: number, teeth: number, depth: number): Flat[] =>
  Array.from({ length: teeth }, (_, at) => {
    const step = (2 * Math.PI) / teeth;
    const point = (part: number, radius: number): Flat => [
      radius * Math.cos((at + part) * step),
      radius * Math.sin((at + part) * step),
    ];
    return [point(0, r - depth), point(0.15, r), point(0.45, r), point(0.6, r - depth)];
  }).flat();

const bend = (a: number, b: number, c: number, d: number, t: number) =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;

/** Points along an SVG path of M, L, Q, C with absolute numbers. */
export function outline(path: string): Flat[] {
  const points: Flat[] = [];
  for (const [, command = '', numbers = ''] of path.matchAll(/([MLQC])([^MLQCZ]*)/g)) {
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
    const size = command === 'C' ? 6 : command === 'Q' ? 4 : 2;
    for (let at = 0; at + size <= values.length; at += size) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values.slice(at, at + size);
      const [x, y] = points.at(-1) ?? [a, b];
      if (size === 2) points.push([a, b]);
      else {
        // A quadratic bend is a cubic one with both handles two thirds of the way.
        const cubic =
          size === 6
            ? [a, b, c, d, e, f]
            : [x + ((a - x) * 2) / 3, y + ((b - y) * 2) / 3, c + ((a - c) * 2) / 3, d + ((b - d) * 2) / 3, c, d];
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = cubic;
        for (let step = 1; step <= 8; step++)
          points.push([bend(x, x1, x2, x3, step / 8), bend(y, y1, y2, y3, step / 8)]);
      }
    }
  }
  return points;
}
