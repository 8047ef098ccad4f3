import * as art from './art.ts';
import { shade } from './colour.ts';
import { lathe } from './round.ts';
import { type Stage } from './stage.ts';

/** A wheel on its edge: tyre, rim with spokes, hub. */
export function wheelOf(
  stage: Stage,
  x: number,
  y: number,
  r: number,
  wide: number,
  tyre: string,
  rim: string,
  axis: 'x' | 'y' = 'y',
) {
  const spokes = art.repeat(6, (at) =>
    art.shape(
      `M${art.at(Math.cos(at * 1.047 - 0.3) * r * 0.24, Math.sin(at * 1.047 - 0.3) * r * 0.24)}L${art.at(Math.cos(at * 1.047 - 0.3) * r * 0.56, Math.sin(at * 1.047 - 0.3) * r * 0.56)}L${art.at(Math.cos(at * 1.047 + 0.3) * r * 0.56, Math.sin(at * 1.047 + 0.3) * r * 0.56)}L${art.at(Math.cos(at * 1.047 + 0.3) * r * 0.24, Math.sin(at * 1.047 + 0.3) * r * 0.24)}Z`,
      { fill: shade(rim, 0.5) },
    ),
  );
  const place = axis === 'y' ? ([x, y, r] as const) : ([x, y, r] as const);
  lathe(
    stage,
    [
      [0, r * 0.9],
      [wide * 0.12, r],
      [wide * 0.42, r],
      [wide * 0.46, r * 0.97],
      [wide * 0.54, r * 0.97],
      [wide * 0.58, r],
      [wide * 0.88, r],
      [wide, r * 0.9],
    ],
    tyre,
    {
      at: place,
      axis,
      art:
        art.dot(0, 0, r * 0.68, rim) +
        spokes +
        art.dot(0, 0, r * 0.16, shade(rim, 1.2)) +
        art.dot(0, 0, r * 0.07, '#23272f'),
    },
  );
}
