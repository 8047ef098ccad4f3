import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { mix, shade } from '../colour.ts';
import { coreOf, fins, plastic, port, steel, tank } from '../exchanger-parts.ts';
import type { Kinds, Thing } from '../kind.ts';
import { toothed } from '../outline.ts';
import { cylinder, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { radians } from '../space.ts';
import type { Stage } from '../stage.ts';

const core = { tube: 1.8, gap: 4.2 };
const copper = '#b87333';
const brass = '#c49a4a';

/** The neck where water goes in, with its cap. */
function filler(stage: Stage, x: number, y: number, z: number, colour: string) {
  cylinder(stage, 5.4, 5, colour, { at: [x, y, z], surface: 'gloss' });
  lathe(
    stage,
    [
      [5, 8],
      [8.5, 8],
      [9.6, 6.4],
    ],
    steel,
    { at: [x, y, z], surface: 'metal' },
  );
}

/** Tanks at both sides of a wide core, above and below a high or an old one. */
function radiator(stage: Stage, thing: Thing) {
  const { tint, size, random } = thing;
  const { wide, high } = coreOf(thing) ?? { wide: 100 + size * 16, high: 78 + random.next() * 14 };
  const isOld = tint === copper;
  const isDown = isOld || high > wide * 0.9 || (Boolean(thing.label) && random.chance(0.28));
  const [deep, side] = [6 + size * 2.2, Math.min(15, 9 + wide * 0.045)];
  const metal = isOld ? '#7b5233' : tint;
  const body = isOld ? brass : plastic;
  const inner = { front: fins(stage, wide, high - 4, metal, { ...core, upright: isDown }) };
  box(stage, [0, 1, 2], [wide, deep - 2, high - 4], metal, inner);
  const bar = isOld ? '#2b2f35' : steel;
  const turn = random.chance(0.5);
  if (isDown) {
    for (const x of [-2.4, wide]) box(stage, [x, 0, 0], [2.4, deep, high], bar);
    tank(stage, { at: [-2.4, high], size: [wide + 4.8, side], deep }, body, !isOld);
    tank(stage, { at: [-2.4, -side], size: [wide + 4.8, side], deep }, body, !isOld);
    port(stage, wide * (turn ? 0.16 : 0.84), high + side / 2, 5.4, body);
    port(stage, wide * (turn ? 0.84 : 0.16), -side / 2, 5.4, body);
    if (isOld || random.chance(0.6)) filler(stage, wide * 0.5, deep / 2, high + side, isOld ? brass : plastic);
    if (isOld) for (const x of [-9, wide + 2.4]) box(stage, [x, deep * 0.4, high * 0.25], [6.6, 2, high * 0.5], bar);
    return;
  }
  for (const z of [0, high - 2.4]) box(stage, [0, 0, z], [wide, deep, 2.4], bar);
  tank(stage, { at: [-side, 0], size: [side, high], deep }, plastic);
  tank(stage, { at: [wide, 0], size: [side, high], deep }, plastic);
  const [inlet, outlet] = turn ? [-side / 2, wide + side / 2] : [wide + side / 2, -side / 2];
  port(stage, inlet, high * 0.78, 5.4, plastic);
  port(stage, outlet, high * 0.2, 5.4, plastic);
  for (const x of [-side / 2, wide + side / 2])
    cylinder(stage, 2.6, 6, plastic, { at: [x, deep / 2, -6], surface: 'matt' });
  if (!thing.label || random.chance(0.6)) filler(stage, wide + side / 2, deep / 2, high, plastic);
  // An automatic gearbox cools its oil in one of the tanks.
  if (size === 4) for (const z of [0.34, 0.58]) port(stage, inlet, high * z, 2.2, steel, 7);
}

/** Rows of one long tube, bent at both ends. */
const bends = (stage: Stage, wide: number, high: number, tint: string) => {
  const rows = Math.max(5, Math.floor(high / 9));
  const step = high / rows;
  for (let at = 0; at < rows - 1; at += 1) {
    const [x, out] = at % 2 === 0 ? [wide, 6] : [0, -6];
    const z = high - step * (at + 0.5);
    cable(
      stage,
      [
        [x, 2, z],
        [x + out, 2, z - step / 2],
        [x, 2, z - step],
      ],
      2.6,
      tint,
      'metal',
    );
  }
};

function condenser(stage: Stage, thing: Thing) {
  const { tint, size, random } = thing;
  const { wide, high } = coreOf(thing) ?? { wide: 128 + size * 14, high: 70 + random.next() * 10 };
  const isCoil = Boolean(thing.label) && size === 1;
  const look = isCoil ? { tube: 2, gap: 7 } : { tube: 1.2, gap: 2.8 };
  box(stage, [0, 0, 0], [wide, 4, high], tint, { front: fins(stage, wide, high, tint, look) });
  if (isCoil) bends(stage, wide, high, tint);
  else for (const x of [-2.5, wide + 2.5]) cylinder(stage, 3, high + 4, steel, { at: [x, 2, -2], surface: 'metal' });
  const hasBottle = !isCoil && (!thing.label || size > 2);
  if (hasBottle) {
    cylinder(stage, 5.6, high * 0.72, steel, { at: [wide + 13, 2, high * 0.06], surface: 'metal' });
    for (const z of [0.16, 0.66]) box(stage, [wide + 3, 0.5, high * z], [8, 3, 4], shade(steel, 0.8));
  }
  const left = hasBottle || random.chance(0.5);
  for (const z of [0.32, 0.86]) {
    box(stage, [left ? -14 : wide + 5, -1, high * z], [10, 6, 8], shade(steel, 0.92), { round: 1.5 });
    port(stage, left ? -9 : wide + 10, high * z + 4, 2.4, steel, 9);
  }
  for (const x of [wide * 0.12, wide * 0.82]) box(stage, [x, 0, high], [12, 2, 7], steel, { round: 1 });
}

function intercooler(stage: Stage, thing: Thing) {
  const { tint, size, random } = thing;
  const { wide, high } = coreOf(thing) ?? { wide: 110 + size * 12, high: 48 + random.next() * 12 };
  const deep = thing.label ? 11 + size * 3 : 20;
  box(stage, [0, 0, 0], [wide, deep, high], tint, { front: fins(stage, wide, high, tint, { tube: 2.6, gap: 6 }) });
  const cast = mix(tint, '#e5e9ee', 0.6);
  const r = Math.min(9, high * 0.22);
  const isSideways = Boolean(thing.label) && random.chance(0.45);
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
    const mouth = [
      [0, r],
      [13, r],
      [14, r * 1.1],
      [16, r * 1.1],
    ] as const;
    const look = { surface: 'metal', art: art.dot(0, 0, r * 0.85, '#20252d') } as const;
    if (isSideways && lean > 0) lathe(stage, mouth, cast, { at: [end, deep / 2, high * 0.64], axis: 'x', ...look });
    else if (isSideways) cylinder(stage, r, 16, cast, { at: [end - 16, deep / 2, high * 0.64], axis: 'x', ...look });
    else lathe(stage, mouth, cast, { at: [x + lean * 14, deep / 2, high * 0.94], ...look });
  }
}

function waterpump(stage: Stage, { tint, size, random }: Thing) {
  const body = mix(tint, '#b8c0ca', 0.6);
  const count = 4 + (size % 3);
  const bolts = Array.from({ length: count }, (_, at) => {
    const angle = radians(20 + (at * 360) / count);
    return [Math.cos(angle) * 27, Math.sin(angle) * 27] as const;
  });
  for (const [x, z] of bolts) cylinder(stage, 6.4, 7, body, { at: [x, 6, z], axis: 'y', surface: 'metal' });
  cylinder(stage, 27, 8, body, { at: [0, 6, 0], axis: 'y', surface: 'metal' });
  port(stage, random.chance(0.5) ? 33 : -33, 14, 7.4, body, 4);
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
  const hub = art.dot(0, 0, 6.5, steel) + art.dot(0, 0, 3, '#6b7480') + holes;
  if (size === 4) {
    // Driven by gears or by a pulley of its own: only the flange.
    lathe(
      stage,
      [
        [-24, 19],
        [-19, 19],
        [-19, 8],
        [-10, 8],
      ],
      body,
      { at: [0, 0, 0], axis: 'y', surface: 'metal', art: hub },
    );
    return;
  }
  const face = art.dot(0, 0, 15, '#2b323c') + hub;
  if (size === 3) {
    // Driven by the belt of the distribution.
    const wheel = toothed(20, 22, 2.2);
    extrude(stage, wheel, { face: 'front', from: -28, to: -11, colour: steel, art: face });
    return;
  }
  const wide = size === 2 ? 18 : 22.6;
  const grooves = size === 1 ? 1 : 3 + random.int(0, 2);
  const pulley: [number, number][] = [[-30, wide - 0.6]];
  for (let at = 0; at < grooves; at += 1)
    pulley.push([-28 + at * 4, wide * (grooves === 1 ? 0.72 : 0.88)], [-26 + at * 4, wide]);
  lathe(stage, [...pulley, [-12, wide]], '#3a424e', { at: [0, 0, 0], axis: 'y', surface: 'metal', art: face });
}

/** Parts that cool an engine or its cabin; a label such as 600x400 gives a core's width and height. */
export const coolingKinds: Kinds = {
  radiator: { camera: { yaw: -26, pitch: 16 }, draw: radiator },
  condenser: { camera: { yaw: -24, pitch: 14 }, draw: condenser },
  intercooler: { camera: { yaw: -26, pitch: 22 }, draw: intercooler },
  waterpump: { camera: { yaw: -34, pitch: 20 }, draw: waterpump },
};
