import { shade } from './colour.ts';
import { add, type Flat, type Point, size } from './space.ts';
import { place, type Stage, short } from './stage.ts';

/** A cable, hose or wire through points, as wide as told. */
export function cable(
  stage: Stage,
  through: readonly Point[],
  wide: number,
  colour: string,
  surface: 'matt' | 'metal' = 'matt',
) {
  const points = through.map((point) => stage.at(point));
  const seen = points.map(stage.seen);
  const real = wide * size(stage.along([1, 0, 0]));
  const at = (index: number) => seen[Math.min(seen.length - 1, Math.max(0, index))] ?? [0, 0];
  const bends = seen.slice(1).map((end, index) => {
    const [a, b, d] = [at(index - 1), at(index), at(index + 2)];
    const one: Flat = [b[0] + (end[0] - a[0]) / 6, b[1] + (end[1] - a[1]) / 6];
    const two: Flat = [end[0] - (d[0] - b[0]) / 6, end[1] - (d[1] - b[1]) / 6];
    return `C${place(one)} ${place(two)} ${place(end)}`;
  });
  const d = `M${place(at(0))}${bends.join('')}`;
  const stroke = (tone: string, width: number, shift: number) =>
    `<path d="${d}" stroke="${tone}" stroke-width="${short(width)}"${shift ? ` transform="translate(${short(-shift)} ${short(-shift)})"` : ''}/>`;
  const glare = surface === 'metal' ? 1.7 : 1.28;
  stage.put(
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${stroke(shade(colour, 0.66), real, 0)}${stroke(shade(colour, 0.98), real * 0.72, real * 0.08)}${stroke(shade(colour, glare), real * 0.22, real * 0.2)}</g>`,
    points.flatMap((point) => [add(point, [0, 0, real / 2]), add(point, [0, 0, -real / 2])]),
    { points, wide: real },
  );
}

/** A ring of wire or hose that lies flat. */
export function hoop(
  stage: Stage,
  [x, y, z]: Point,
  r: number,
  wide: number,
  colour: string,
  surface: 'matt' | 'metal' = 'matt',
) {
  const [cx, cy] = stage.seen(stage.at([x, y, z + wide / 2]));
  const real = size(stage.along([1, 0, 0]));
  const line = (tone: string, width: number, shift: number) =>
    `<ellipse cx="${short(cx - shift)}" cy="${short(cy - shift)}" rx="${short(r * real)}" ry="${short(r * real * stage.eye[2])}" stroke="${tone}" stroke-width="${short(width)}"/>`;
  const w = wide * real;
  const points = Array.from(
    { length: 17 },
    (_, at): Point => stage.at([x + r * Math.cos((at * Math.PI) / 8), y + r * Math.sin((at * Math.PI) / 8), z]),
  );
  stage.put(
    `<g fill="none">${line(shade(colour, 0.66), w, 0)}${line(shade(colour, 0.98), w * 0.72, w * 0.08)}${line(shade(colour, surface === 'metal' ? 1.7 : 1.28), w * 0.22, w * 0.2)}</g>`,
    [...points, ...points.map((point) => add(point, [0, 0, w]))],
    { points, wide: w },
  );
}
