import * as art from './art.ts';
import { shade } from './colour.ts';

/** Blades behind a guard of rings, as art round a middle. */
export const fanGrille = (x: number, y: number, r: number, colour: string, blades = 3) => {
  const blade = (at: number) =>
    `<path transform="rotate(${Math.round((360 / blades) * at + 20)})" d="M${art.at(r * 0.2, -r * 0.12)}Q${art.at(r * 0.55, -r * 0.62)} ${art.at(r * 0.88, -r * 0.3)}Q${art.at(r * 0.95, r * 0.2)} ${art.at(r * 0.74, r * 0.42)}Q${art.at(r * 0.5, r * 0.1)} ${art.at(r * 0.2, r * 0.14)}Z" fill="#596473" stroke="#2b313b" stroke-width="${r / 50}"/>`;
  const ring = (at: number) =>
    `<circle r="${Math.round(r * (0.26 + at * 0.09) * 100) / 100}" fill="none" stroke="${shade(colour, 0.9)}" stroke-width="${Math.round(r * 2.6) / 100}"/>`;
  return art.moved(
    x,
    y,
    art.dot(0, 0, r, '#1d222a') +
      art.repeat(blades, blade) +
      art.repeat(9, ring) +
      art.line(
        art.repeat(8, (at) => `M0 0L${art.at(Math.cos(at * 0.785) * r, Math.sin(at * 0.785) * r)}`),
        shade(colour, 0.9),
        r * 0.03,
      ) +
      art.dot(0, 0, r * 0.2, shade(colour, 0.96)) +
      art.dot(0, 0, r, 'none', { stroke: shade(colour, 0.8), width: r * 0.06 }),
  );
};
