import * as art from './art.ts';
import { shade } from './colour.ts';
import { words } from './lettering.ts';
import { arc } from './outline.ts';
import { lathe } from './round.ts';
import { box, extrude } from './solids.ts';
import { type Stage } from './stage.ts';

const hexagon = (r: number) => arc(0, 0, r, 0, 360, 6);

/** A nozzle on its thread, tip down as it would be screwed in. */
export function nozzleOf(stage: Stage, colour: string, long: number, label = '') {
  lathe(
    stage,
    [
      [0, 0.6],
      [2.6, 3],
    ],
    colour,
    { at: [0, 0, 0], surface: 'metal' },
  );
  extrude(stage, hexagon(4.3), { from: 2.6, to: 6, colour });
  const thread: [number, number][] = [];
  for (let at = 6; at < 6 + long; at += 1.25) thread.push([at, 2.8], [at + 0.6, 3.1]);
  lathe(stage, [[6, 2.4], ...thread, [6.4 + long, 2.7]], colour, {
    at: [0, 0, 0],
    surface: 'metal',
    art: art.dot(0, 0, 1.2, '#23272f'),
  });
  if (label)
    extrude(
      stage,
      [
        [-2, 2.8],
        [2, 2.8],
        [2, 5.8],
        [-2, 5.8],
      ],
      {
        face: 'front',
        from: -3.76,
        to: -3.74,
        colour: '#000',
        bare: true,
        art: words(label, { x: 0, y: -3.6, size: 1.8, fill: shade(colour, 0.4) }),
      },
    );
}

/** A square fan: frame, blades, hub. */
export function fanOf(stage: Stage, w: number, deep: number, colour: string, blades = 7, label = '') {
  const r = w * 0.46;
  const blade = art.repeat(
    blades,
    (at) =>
      `<path transform="rotate(${Math.round((360 / blades) * at)})" d="M${art.at(r * 0.3, -r * 0.14)}Q${art.at(r * 0.7, -r * 0.5)} ${art.at(r * 0.9, -r * 0.12)}Q${art.at(r * 0.94, r * 0.16)} ${art.at(r * 0.8, r * 0.36)}Q${art.at(r * 0.6, r * 0.06)} ${art.at(r * 0.28, r * 0.16)}Z" fill="${shade(colour, 1.2)}" stroke="${shade(colour, 0.6)}" stroke-width="${w / 120}"/>`,
  );
  const hub =
    art.dot(0, 0, r * 0.36, shade(colour, 1.1)) +
    art.dot(0, 0, r * 0.27, '#e7ebf0') +
    words(label || '24V', { x: 0, y: r * 0.07, size: r * 0.17, fill: '#334155', face: 'display' });
  const face =
    `<g transform="translate(${w / 2} ${w / 2})">${art.dot(0, 0, r * 1.02, shade(colour, 0.5))}${art.dot(0, 0, r * 0.98, '#dfe4ea')}${blade}${hub}</g>` +
    art.spots(
      [
        [0.09, 0.09],
        [0.91, 0.09],
        [0.09, 0.91],
        [0.91, 0.91],
      ].map(([x = 0, y = 0]) => [x * w, y * w] as const),
      w * 0.035,
      '#e2e7ec',
    );
  box(stage, [0, 0, 0], [w, deep, w], colour, { front: face });
}
