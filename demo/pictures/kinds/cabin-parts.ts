import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import { coreOf, plastic, steel } from '../exchanger-parts.ts';
import type { Kinds, Thing } from '../kind.ts';
import { wires } from '../motor-wires.ts';
import { rectangle } from '../outline.ts';
import { cylinder, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { radians } from '../space.ts';
import type { Stage } from '../stage.ts';

/** Curved blades round a hub, flat. */
const blades = (x: number, y: number, r: number, count: number, colour: string) => {
  const blade = (at: number) => {
    const point = (angle: number, reach: number) => {
      const turn = (at * 2 * Math.PI) / count + angle;
      return art.at(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach);
    };
    return art.shape(
      `M${point(0, r * 0.26)}Q${point(0.18, r * 0.6)} ${point(0.1, r * 0.94)}L${point(0.62, r * 0.94)}Q${point(0.62, r * 0.6)} ${point(0.5, r * 0.26)}Z`,
      { fill: colour, stroke: shade(colour, 1.3), width: 0.4 },
    );
  };
  return art.repeat(count, blade);
};

/** A shroud as wide and high as its measures say, with one fan or two. */
function radiatorfan(stage: Stage, thing: Thing) {
  const { tint, size, random } = thing;
  const { wide, high } = coreOf(thing) ?? { wide: 84, high: 80 };
  const count = wide > high * 1.45 ? 2 : 1;
  const r = Math.min(high / 2, wide / count / 2) * 0.9;
  const deep = 7;
  const number = 5 + (size % 3) + random.int(0, 1);
  const one = (at: number) => {
    const [x, y] = [(wide / count) * (at + 0.5), -high / 2];
    const struts = art.repeat(4, (strut) => {
      const angle = radians(45 + strut * 90);
      return art.line(
        `M${art.at(x, y)}L${art.at(x + Math.cos(angle) * r * 1.02, y + Math.sin(angle) * r * 1.02)}`,
        shade(tint, 1.02),
        2.6,
      );
    });
    return (
      art.dot(x, y, r * 1.02, shade(tint, 0.55)) +
      art.dot(x, y, r * 0.98, '#cdd4dc') +
      blades(x, y, r, number, shade(tint, 0.85)) +
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(r * 0.97).toFixed(1)}" fill="none" stroke="${shade(tint, 0.95)}" stroke-width="2"/>` +
      (size > 1 ? struts : '') +
      art.dot(x, y, r * 0.3, shade(tint, 1.1)) +
      art.dot(x, y, r * 0.2, '#4a525e') +
      art.dot(x, y, r * 0.07, steel)
    );
  };
  extrude(stage, rectangle(0, 0, wide, high, size > 2 ? 10 : 3), {
    face: 'front',
    from: 0,
    to: deep,
    colour: tint,
    art: art.repeat(count, one),
  });
  for (const [x, z] of [
    [wide * 0.06, high],
    [wide * 0.86, high],
    [wide * 0.06, -5],
    [wide * 0.86, -5],
  ] as const)
    box(stage, [x, 2, z], [wide * 0.08, 3, 5], tint, { round: 1 });
  wires(stage, [wide * 0.9, -1, 2], [wide * 1.08, -14, -4], ['#dc2626', '#1f2937'], 1.8);
  box(stage, [wide * 1.06, -20, -7], [9, 7, 6], '#2b3038', { round: 1 });
}

/** A drum of blades on its motor. */
function cabinblower(stage: Stage, { tint, size }: Thing) {
  const r = 26 + size * 2;
  cylinder(stage, 13, 22, '#9aa5b2', { at: [0, 0, 0], surface: 'metal' });
  cylinder(stage, r + 8, 4, tint, { at: [0, 0, 20], surface: 'gloss' });
  const drum = 30;
  for (let at = 0; at < 36; at += 1) {
    const angle = (at * Math.PI) / 18;
    const [x, y] = [Math.cos(angle) * r, Math.sin(angle) * r];
    if (Math.sin(angle) < 0.35)
      cable(
        stage,
        [
          [x, y, 25],
          [x, y, 25 + drum],
        ],
        2.4,
        shade(tint, 1.1),
      );
  }
  cylinder(stage, r * 0.93, drum, shade(tint, 0.55), { at: [0, 0, 25] });
  const inside =
    art.dot(0, 0, r + 1.4, shade(tint, 1.2)) +
    art.dot(0, 0, r * 0.86, '#0f1318') +
    art.dot(0, 0, r * 0.5, shade(tint, 0.8)) +
    art.dot(0, 0, r * 0.16, steel);
  cylinder(stage, r + 1.4, 3, shade(tint, 1.15), { at: [0, 0, 25 + drum], surface: 'gloss', art: inside });
  wires(stage, [10, -8, 6], [44, -30, 1], ['#dc2626', '#1f2937'], 2);
}

/** Turns the cabin's hot water on and off. */
function heatervalve(stage: Stage, { tint, size }: Thing) {
  const body = tint === '#1f2630' ? '#2a313b' : tint;
  cylinder(stage, 15, 20, body, { at: [0, 0, 0], surface: 'gloss' });
  const mouth = { axis: 'x', surface: 'gloss', art: art.dot(0, 0, 4.6, '#0b0e13') } as const;
  const heights = size > 2 ? [5, 15] : [10];
  for (const z of heights) {
    lathe(
      stage,
      [
        [0, 6],
        [24, 6],
        [25, 6.8],
        [28, 6.8],
      ],
      body,
      { at: [12, 0, z], ...mouth },
    );
    lathe(
      stage,
      [
        [-28, 6.8],
        [-25, 6.8],
        [-24, 6],
        [0, 6],
      ],
      body,
      { at: [-12, 0, z], axis: 'x', surface: 'gloss' },
    );
  }
  lathe(
    stage,
    [
      [0, 11],
      [4, 11],
      [6, 8],
    ],
    shade(body, 1.15),
    { at: [0, 0, 20], surface: 'gloss' },
  );
  if (size % 2) {
    box(stage, [-4, -4, 25], [36, 8, 3], steel, { round: 3 });
    cylinder(stage, 2.2, 5, steel, { at: [28, 0, 28], surface: 'metal' });
  } else {
    cylinder(stage, 13, 12, plastic, { at: [0, 0, 26], surface: 'gloss' });
    cylinder(stage, 2.4, 10, plastic, { at: [0, 0, 38], surface: 'gloss' });
  }
}

/** Parts that move air through an engine's and a cabin's radiator. */
export const cabinPartsKinds: Kinds = {
  radiatorfan: { camera: { yaw: -26, pitch: 14 }, draw: radiatorfan },
  cabinblower: { camera: { yaw: -24, pitch: 36 }, draw: cabinblower },
  heatervalve: { camera: { yaw: -28, pitch: 32 }, draw: heatervalve },
};
