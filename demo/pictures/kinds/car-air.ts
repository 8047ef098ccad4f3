import * as art from '../art.ts';
import { mix, shade } from '../colour.ts';
import { coreOf, port, steel } from '../exchanger-parts.ts';
import type { Kinds, Thing } from '../kind.ts';
import { onFront } from '../on-front.ts';
import { cylinder, lathe } from '../round.ts';
import { box } from '../solids.ts';
import { radians } from '../space.ts';
import type { Stage } from '../stage.ts';

const black = '#23282f';

/** A swash plate compressor: its clutch towards who looks, both hoses on top. */
function accompressor(stage: Stage, { tint, size, random }: Thing) {
  const body = mix(tint, '#c9d0d8', 0.45);
  const [r, long] = [22 + size * 1.6, 44 + size * 6];
  lathe(
    stage,
    [
      [0, r * 0.92],
      [10, r],
      [12, r * 0.94, shade(body, 0.86)],
      [14, r, body],
      [long - 14, r],
      [long - 12, r * 0.94, shade(body, 0.86)],
      [long - 10, r, body],
      [long, r * 0.84],
    ],
    body,
    { at: [0, 0, 0], axis: 'y', surface: 'metal' },
  );
  for (const angle of [30, 150, 210, 330]) {
    const [x, z] = [Math.cos(radians(angle)) * (r + 3), Math.sin(radians(angle)) * (r + 3)];
    for (const y of [4, long - 12])
      cylinder(stage, 5, 8, shade(body, 0.96), {
        at: [x, y, z],
        axis: 'y',
        surface: 'metal',
        art: art.dot(0, 0, 2.2, '#1b2027'),
      });
  }
  const grooves = size === 1 ? 2 : 6;
  const step = 14 / grooves;
  const pulley = Array.from({ length: grooves }, (_, at): [number, number][] => [
    [-20 + at * step, r * 0.94],
    [-20 + at * step + step / 2, r * (grooves === 2 ? 0.8 : 0.88)],
  ]).flat();
  const plate = art.repeat(3, (at) => {
    const [x, y] = [Math.cos(radians(90 + at * 120)) * r * 0.52, Math.sin(radians(90 + at * 120)) * r * 0.52];
    return art.dot(x, y, r * 0.2, shade(steel, 0.86)) + art.dot(x, y, r * 0.07, '#3a424e');
  });
  lathe(stage, [[-22, r * 0.94], ...pulley, [-6, r * 0.94]], '#323943', {
    at: [0, 0, 0],
    axis: 'y',
    surface: 'metal',
    art:
      art.dot(0, 0, r * 0.84, '#1b2027') +
      art.dot(0, 0, r * 0.76, shade(steel, 0.94)) +
      plate +
      art.dot(0, 0, r * 0.24, '#4b5563') +
      art.dot(0, 0, r * 0.13, steel),
  });
  cylinder(stage, r * 0.6, 7, '#23282f', { at: [0, -6, 0], axis: 'y' });
  const back = long * (random.chance(0.5) ? 0.5 : 0.3);
  box(stage, [-15, back, r - 3], [30, 18, 9], shade(body, 1.02), { round: 2 });
  for (const x of [-7.5, 7.5])
    cylinder(stage, 5, 3, black, { at: [x, back + 9, r + 6], surface: 'gloss', art: art.dot(0, 0, 2.6, '#0b0e13') });
}

/** A bottle that dries the gas, its block on top with both mouths and the glass to look in. */
function receiverdrier(stage: Stage, thing: Thing) {
  const { tint, size } = thing;
  const { wide, high } = coreOf(thing) ?? { wide: 14, high: 48 };
  const [r, tall] = [Math.max(5, wide * 0.62), Math.max(36, high * 1.05)];
  lathe(
    stage,
    [
      [0, r * 0.7],
      [2.5, r],
      [tall - 4, r],
      [tall, r * 0.72],
    ],
    tint,
    { at: [0, 0, 0], surface: tint === '#1f2630' ? 'gloss' : 'metal' },
  );
  onFront(
    stage,
    r,
    (band) =>
      band(-r * 0.62, -tall * 0.68, r * 1.24, tall * 0.36, '#f4f6f8') +
      band(-r * 0.62, -tall * 0.68, r * 1.24, tall * 0.09, size % 2 ? '#1d4ed8' : '#0f766e'),
    tall,
  );
  if (size > 3) {
    cylinder(stage, r * 0.55, 5, '#c3cad3', { at: [0, 0, tall], surface: 'metal' });
    return;
  }
  box(stage, [-r * 0.95, -r * 0.6, tall], [r * 1.9, r * 1.2, 7], steel, { round: 1.6 });
  for (const x of [-r * 0.55, r * 0.55])
    cylinder(stage, 2.2, 3, black, { at: [x, 0, tall + 7], surface: 'gloss', art: art.dot(0, 0, 1.1, '#0b0e13') });
  if (size > 1)
    lathe(
      stage,
      [
        [0, 2],
        [1.2, 2],
      ],
      '#9bd3e6',
      { at: [0, -r * 0.2, tall + 7], surface: 'glass' },
    );
  if (size === 2) port(stage, 0, tall + 3.5, 1.8, steel, 8);
}

/** The block between condenser and evaporator, its head on top. */
function expansionvalve(stage: Stage, { tint, size }: Thing) {
  const body = mix(tint, '#dfe4ea', 0.3);
  const high = 30 + size * 2;
  const holes =
    art.dot(7, high * 0.28, 3.1, '#2b323c') +
    art.dot(7, high * 0.28, 2.3, '#0f1318') +
    art.dot(7, high * 0.74, 4.2, '#2b323c') +
    art.dot(7, high * 0.74, 3.3, '#0f1318') +
    art.dot(16, high * 0.5, 1.5, '#3a424e');
  box(stage, [0, 0, 0], [21, 17, high], body, { round: 1.4, front: holes });
  lathe(
    stage,
    [
      [0, 4.6],
      [3, 4.6],
      [3, 8.6],
      [5, 9],
      [6.4, 8.6],
      [7.4, 4],
      [9, 3],
    ],
    steel,
    { at: [10.5, 8.5, high], surface: 'metal' },
  );
  if (size > 2)
    lathe(
      stage,
      [
        [0, 3.8],
        [8, 3.8],
        [8, 4.8],
        [11, 4.8],
      ],
      '#c9a25a',
      {
        at: [21, 8.5, high * 0.3],
        axis: 'x',
        surface: 'metal',
        art: art.dot(0, 0, 2.4, '#0f1318'),
      },
    );
}

/** Parts that cool a cabin's air. */
export const carAirKinds: Kinds = {
  accompressor: { camera: { yaw: -32, pitch: 22 }, draw: accompressor },
  receiverdrier: { camera: { yaw: -22, pitch: 22 }, draw: receiverdrier },
  expansionvalve: { camera: { yaw: -32, pitch: 26 }, draw: expansionvalve },
};
