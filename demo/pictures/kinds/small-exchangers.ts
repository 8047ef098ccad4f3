import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { mix, shade } from '../colour.ts';
import { coreOf, fins, foam, plastic, port, steel } from '../exchanger-parts.ts';
import type { Kinds, Thing } from '../kind.ts';
import { cylinder, lathe } from '../round.ts';
import { box } from '../solids.ts';
import type { Point } from '../space.ts';
import type { Stage } from '../stage.ts';

const sized = (thing: Thing) => coreOf(thing) ?? { wide: 48, high: 36 };

/** Two pipes out of the end of a core, bent towards who looks. */
const pipes = (stage: Stage, x: number, heights: readonly number[], y: number, wide: number, metal: string) => {
  for (const [at, z] of heights.entries()) {
    const through: Point[] = [
      [x, y, z],
      [x + 9, y, z],
      [x + 13 + at * 4, y - 10, z + 3],
      [x + 13 + at * 4, y - 24, z + 3],
    ];
    cable(stage, through, wide, metal, 'metal');
  }
};

/** Pressed plates side by side with fins between them, and the block for the valve. */
function evaporator(stage: Stage, thing: Thing) {
  const { tint, size } = thing;
  const { wide, high } = sized(thing);
  const deep = 12 + size * 2;
  const metal = mix(tint, '#e7ecf1', 0.35);
  box(stage, [0, 0, 0], [wide, deep, high], metal, {
    front: fins(stage, wide, high, metal, { tube: 1.3, gap: 2.6, upright: true }),
  });
  for (const z of [-3, high]) box(stage, [-1, -0.6, z], [wide + 2, deep + 1.2, 3.4], foam, { round: 1 });
  for (const [y, z] of [
    [deep * 0.3, high * 0.72],
    [deep * 0.7, high * 0.46],
  ] as const)
    cable(
      stage,
      [
        [wide, y, z],
        [wide + 8, y, z],
        [wide + 12, y - 6, z],
        [wide + 12, -6, high * 0.6],
      ],
      y < deep / 2 ? 2.6 : 3.8,
      steel,
      'metal',
    );
  box(stage, [wide + 5, -14, high * 0.48], [15, 8, high * 0.26], steel, {
    round: 1.4,
    front:
      art.dot(4.4, high * 0.13, 2.1, '#1b2027') +
      art.dot(10.4, high * 0.13, 2.9, '#1b2027') +
      art.dot(7.4, 2, 0.9, '#4b5563'),
  });
}

/** A little radiator with both pipes at one end. */
function heatercore(stage: Stage, thing: Thing) {
  const { tint, size, random } = thing;
  const { wide, high } = sized(thing);
  const deep = 7 + size * 1.5;
  box(stage, [0, 0, 0], [wide, deep, high], tint, { front: fins(stage, wide, high, tint, { tube: 1.2, gap: 2.7 }) });
  const isPlastic = random.chance(0.4);
  for (const x of [-6, wide])
    box(stage, [x, -0.8, -1], [6, deep + 1.6, high + 2], isPlastic ? plastic : steel, { round: 1.4 });
  for (const z of [-1.6, high]) box(stage, [0, -0.4, z], [wide, deep + 0.8, 1.6], shade(steel, 0.8));
  if (size > 2) for (const z of [-5, high + 1.6]) box(stage, [0, -1, z], [wide, deep + 2, 3.4], foam);
  pipes(stage, wide + 6, [high * 0.72, high * 0.28], deep / 2, isPlastic ? 5.4 : 4.6, isPlastic ? '#2b3038' : steel);
}

/** Plates in a stack, or tubes with fins, with screwed ends. */
function oilcooler(stage: Stage, thing: Thing) {
  const { tint, size } = thing;
  const { wide, high } = sized(thing);
  const deep = 11;
  if (size > 2) {
    // The kind that stands on the engine: plates alone, as a brick.
    const rows = Math.min(8, Math.max(5, Math.floor(high / 3.4)));
    const side = Math.max(wide * 0.7, 26);
    for (let at = 0; at < rows; at += 1) {
      box(stage, [0, 0, at * 3.4], [side, 20, 2.5], mix(tint, '#ffffff', 0.2), { round: 5, edge: false });
      box(stage, [1.2, 1.2, at * 3.4 + 2.5], [side - 2.4, 17.6, 0.9], shade(tint, 0.6), { round: 4, edge: false });
    }
    const top = rows * 3.4;
    box(stage, [-4, -2, top], [side + 8, 24, 2.6], steel, { round: 5 });
    for (const x of [side * 0.24, side * 0.76])
      lathe(
        stage,
        [
          [0, 5.4],
          [5, 5.4],
          [5, 4.4],
          [9, 4.4],
        ],
        steel,
        {
          at: [x, 10, top + 2.6],
          surface: 'metal',
          art: art.dot(0, 0, 3, '#14171c'),
        },
      );
    return;
  }
  box(stage, [0, 0, 0], [wide, deep, high], tint, { front: fins(stage, wide, high, tint, { tube: 2.4, gap: 4.6 }) });
  for (const x of [-5, wide]) box(stage, [x, -1, -1], [5, deep + 2, high + 2], '#262b33', { round: 1 });
  for (const z of [-2.4, high]) box(stage, [-5, -1, z], [wide + 10, deep + 2, 2.4], '#262b33');
  for (const x of [wide * 0.1, wide * 0.9])
    lathe(
      stage,
      [
        [0, 4],
        [4, 4],
        [4, 5.2, '#b7472f'],
        [9, 5.2],
        [9, 3.6, '#1f4f8f'],
        [14, 3.6],
      ],
      steel,
      {
        at: [x, deep / 2, high + 2.4],
        surface: 'metal',
        art: art.dot(0, 0, 2.4, '#14171c'),
      },
    );
  for (const x of [-11, wide + 5]) {
    box(stage, [x, deep * 0.4, high * 0.3], [6, 2, high * 0.4], steel, { round: 1 });
    cylinder(stage, 1.2, 0.6, '#14171c', { at: [x + 3, deep * 0.4 - 0.2, high * 0.5], axis: 'y' });
  }
  port(stage, -2.5, high * 0.2, 1.6, steel, 4);
}

/** Cores of a cabin's air and of oil. */
export const smallExchangersKinds: Kinds = {
  evaporator: { camera: { yaw: -28, pitch: 20 }, draw: evaporator },
  heatercore: { camera: { yaw: -26, pitch: 20 }, draw: heatercore },
  oilcooler: { camera: { yaw: -28, pitch: 22 }, draw: oilcooler },
};
