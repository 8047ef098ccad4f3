import * as art from '../art.ts';
import { mix, shade } from '../colour.ts';
import type { Kinds, Thing } from '../kind.ts';
import { rectangle } from '../outline.ts';
import { cylinder, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { radians } from '../space.ts';
import type { Stage } from '../stage.ts';

const plastic = '#20252d';
const steel = '#c3cad3';

type Core = { tube: number; gap: number; upright?: boolean };

/** Flat tubes with folded fins between them, as one pattern however large the core is. */
const fins = (stage: Stage, wide: number, high: number, metal: string, { tube, gap, upright = false }: Core) => {
  const step = tube + gap;
  const [dark, light] = [shade(metal, 0.5), shade(metal, 1.15)];
  const weave = stage.define(
    `<pattern id="" width="3" height="${step}" patternUnits="userSpaceOnUse"${upright ? ' patternTransform="rotate(90)"' : ''}>` +
      `<path d="M0 0h3v${step}H0z" fill="${dark}"/><path d="M0 ${step}L1.5 ${tube}L3 ${step}" fill="none" stroke="${mix(dark, light, 0.55)}" stroke-width=".7"/>` +
      `<path d="M0 0h3v${tube}H0z" fill="${shade(metal, 0.95)}"/><path d="M0 .3h3" stroke="${light}" stroke-width=".5"/></pattern>`,
  );
  const glare = stage.define(
    '<linearGradient id="" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".28"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".22"/></linearGradient>',
  );
  return art.rect(0, 0, wide, high, weave) + art.rect(0, 0, wide, high, glare);
};

/** A moulded tank with the ribs that keep it from bulging. */
const tank = (stage: Stage, x: number, wide: number, high: number, deep: number, colour: string) => {
  const ribs = art.repeat(Math.floor(high / 9), (at) =>
    art.rect(wide * 0.12, 6 + at * 9, wide * 0.76, 2.2, shade(colour, 1.14), { round: 1 }),
  );
  extrude(stage, rectangle(x, 0, wide, high, wide * 0.28), {
    face: 'front',
    from: -2,
    to: deep + 2,
    colour,
    art: art.moved(x, -high, ribs),
  });
};

const port = (stage: Stage, x: number, z: number, r: number, colour: string, long = 15) =>
  lathe(
    stage,
    [
      [-long, r],
      [-long + 2, r * 1.12],
      [-long + 3.5, r],
      [-2, r],
    ],
    colour,
    { at: [x, 0, z], axis: 'y', surface: 'gloss', art: art.dot(0, 0, r * 0.74, '#0b0e13') },
  );

function radiator(stage: Stage, { tint, size, random }: Thing) {
  const wide = 100 + size * 16;
  const high = 78 + random.next() * 14;
  const deep = 10;
  const side = 15;
  box(stage, [0, 1, 2], [wide, deep - 2, high - 4], tint, { front: fins(stage, wide, high - 4, tint, core) });
  box(stage, [0, 0, 0], [wide, deep, 2.4], steel);
  box(stage, [0, 0, high - 2.4], [wide, deep, 2.4], steel);
  tank(stage, -side, side, high, deep, plastic);
  tank(stage, wide, side, high, deep, plastic);
  port(stage, -side / 2, high * 0.78, 5.4, plastic);
  port(stage, wide + side / 2, high * 0.2, 5.4, plastic);
  for (const x of [-side / 2, wide + side / 2])
    cylinder(stage, 2.6, 6, plastic, { at: [x, deep / 2, -6], surface: 'matt' });
  cylinder(stage, 5.4, 5, plastic, { at: [wide + side / 2, deep / 2, high], surface: 'gloss' });
  lathe(
    stage,
    [
      [5, 8],
      [8.5, 8],
      [9.6, 6.4],
    ],
    steel,
    { at: [wide + side / 2, deep / 2, high], surface: 'metal' },
  );
}
const core = { tube: 1.8, gap: 4.2 };

function condenser(stage: Stage, { tint, size, random }: Thing) {
  const wide = 128 + size * 14;
  const high = 70 + random.next() * 10;
  box(stage, [0, 0, 0], [wide, 4, high], tint, { front: fins(stage, wide, high, tint, { tube: 1.2, gap: 2.8 }) });
  for (const x of [-2.5, wide + 2.5]) cylinder(stage, 3, high + 4, steel, { at: [x, 2, -2], surface: 'metal' });
  cylinder(stage, 5.6, high * 0.72, steel, { at: [wide + 13, 2, high * 0.06], surface: 'metal' });
  for (const z of [0.16, 0.66]) box(stage, [wide + 3, 0.5, high * z], [8, 3, 4], shade(steel, 0.8));
  for (const z of [0.32, 0.86]) {
    box(stage, [-14, -1, high * z], [10, 6, 8], shade(steel, 0.92), { round: 1.5 });
    port(stage, -9, high * z + 4, 2.4, steel, 9);
  }
  for (const x of [wide * 0.12, wide * 0.82]) box(stage, [x, 0, high], [12, 2, 7], steel, { round: 1 });
}

function intercooler(stage: Stage, { tint, size, random }: Thing) {
  const wide = 110 + size * 12;
  const high = 48 + random.next() * 12;
  const deep = 20;
  box(stage, [0, 0, 0], [wide, deep, high], tint, { front: fins(stage, wide, high, tint, { tube: 2.6, gap: 6 }) });
  const cast = mix(tint, '#e5e9ee', 0.6);
  for (const [x, lean] of [
    [0, -1],
    [wide, 1],
  ] as const) {
    const end = x + lean * 26;
    extrude(
      stage,
      [
        [x, 0],
        [x + lean * 12, 0],
        [end, high * 0.42],
        [end, high * 0.86],
        [x + lean * 12, high],
        [x, high],
      ],
      { face: 'front', from: 0, to: deep, colour: cast },
    );
    lathe(
      stage,
      [
        [0, 9],
        [13, 9],
        [14, 10],
        [16, 10],
      ],
      cast,
      { at: [x + lean * 14, deep / 2, high * 0.94], surface: 'metal', art: art.dot(0, 0, 7.6, '#20252d') },
    );
  }
}

function waterpump(stage: Stage, { tint, random }: Thing) {
  const body = mix(tint, '#b8c0ca', 0.6);
  const bolt = (angle: number) => [Math.cos(radians(angle)) * 27, Math.sin(radians(angle)) * 27] as const;
  const bolts = [20, 92, 164, 236, 308].map(bolt);
  for (const [x, z] of bolts) cylinder(stage, 6.4, 7, body, { at: [x, 6, z], axis: 'y', surface: 'metal' });
  cylinder(stage, 27, 8, body, { at: [0, 6, 0], axis: 'y', surface: 'metal' });
  port(stage, 33, 14, 7.4, body, 4);
  lathe(
    stage,
    [
      [-10, 12],
      [6, 18],
    ],
    body,
    { at: [0, 0, 0], axis: 'y', surface: 'metal' },
  );
  const holes = art.spots(
    [45, 135, 225, 315].map((angle) => [Math.cos(radians(angle)) * 13, Math.sin(radians(angle)) * 13] as const),
    2.1,
    '#1b2027',
  );
  const grooves = 3 + random.int(0, 2);
  const pulley: [number, number][] = [[-30, 22]];
  for (let at = 0; at < grooves; at += 1) pulley.push([-28 + at * 4, 20], [-26 + at * 4, 22.6]);
  lathe(stage, [...pulley, [-12, 22.6]], '#3a424e', {
    at: [0, 0, 0],
    axis: 'y',
    surface: 'metal',
    art: art.dot(0, 0, 19, '#2b323c') + art.dot(0, 0, 6.5, steel) + art.dot(0, 0, 3, '#6b7480') + holes,
  });
}

/** What cools an engine or its cabin. */
export const coolingKinds: Kinds = {
  radiator: { camera: { yaw: -26, pitch: 16 }, draw: radiator },
  condenser: { camera: { yaw: -24, pitch: 14 }, draw: condenser },
  intercooler: { camera: { yaw: -26, pitch: 22 }, draw: intercooler },
  waterpump: { camera: { yaw: -34, pitch: 20 }, draw: waterpump },
};
