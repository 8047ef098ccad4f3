import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { arc, rectangle } from '../outline.ts';
import { boardIn, eyesIn } from '../robot-parts.ts';
import { ball, cylinder, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';
import { wheelOf } from '../wheel-of.ts';

function batteryPack(stage: Stage, x: number, y: number, z: number) {
  box(stage, [x, y, z], [58, 34, 10], '#23272f', { edge: false });
  for (const at of [0, 1])
    lathe(
      stage,
      [
        [0, 7],
        [50, 7],
      ],
      at ? '#16a34a' : '#0ea5e9',
      { at: [x + 4, y + 9 + at * 16, z + 10], axis: 'x', surface: 'gloss' },
    );
}

/** A robot on wheels or tracks: deck, motors, board, eyes. */
function rover(stage: Stage, { tint, size, random }: Thing) {
  const tracks = size >= 6;
  const [long, wide] = size === 2 ? [120, 96] : [170, 104];
  const z = 34;
  const deck =
    size === 2 && random.chance(0.6)
      ? arc(long / 2, wide / 2, wide * 0.6, 0, 360, 36)
      : rectangle(0, 0, long, wide, 14);
  if (tracks)
    for (const y of [-26, wide + 2]) {
      extrude(stage, [...arc(14, 26, 26, 90, 270, 12), ...arc(long - 14, 26, 26, -90, 90, 12)], {
        face: 'front',
        from: y,
        to: y + 24,
        colour: '#23272f',
        art:
          art.spots(
            [
              [14, -26],
              [long - 14, -26],
              [long / 2, -20],
            ],
            15,
            '#8e98a6',
          ) +
          art.spots(
            [
              [14, -26],
              [long - 14, -26],
              [long / 2, -20],
            ],
            5,
            '#3a414c',
          ),
      });
      for (let at = 0; at < 10; at++)
        box(stage, [14 + at * ((long - 28) / 10), y - 1, 51.6], [8, 26, 2.6], '#15181d', { edge: false });
    }
  else {
    const places = size === 2 ? [long / 2] : [long * 0.2, long * 0.8];
    const rim = tint === '#facc15' ? '#facc15' : random.pick(['#facc15', '#facc15', '#e5e7eb']);
    for (const x of places) for (const y of [-28, wide + 2]) wheelOf(stage, x, y, 32, 26, '#23272f', rim);
    for (const x of places)
      for (const y of [4, wide - 26]) box(stage, [x - 20, y, 20], [60, 20, 14], '#facc15', { edge: false });
    if (size === 2) ball(stage, [12, wide / 2, 20], 10, '#cfd5dd');
  }
  const plate = tint === '#64748b' ? '#aab3bf' : tint;
  extrude(stage, deck, {
    from: z,
    to: z + 4,
    colour: plate,
    art: art.grid(long * 0.16, -wide * 0.9, 6, 2, [long * 0.12, wide * 0.78], 9, 4, shade(plate, 0.6)),
  });
  boardIn(stage, long * 0.32, wide * 0.26, z + 16, 69, 53);
  for (const [x, y] of [
    [0.34, 0.3],
    [0.34, 0.72],
    [0.7, 0.3],
    [0.7, 0.72],
  ] as const)
    cylinder(stage, 2, 12, '#d8b65c', { at: [long * x, wide * y, z + 4] });
  if (size >= 3) batteryPack(stage, long * 0.38, wide * 0.3, z + 30);
  eyesIn(stage, 6, wide / 2, z + (size >= 3 ? 10 : 6));
  ['#dc2626', '#facc15', '#16a34a'].forEach((colour, at) =>
    cable(
      stage,
      [
        [10, wide * 0.5 + at * 2, z + 14],
        [long * 0.2, wide * 0.5 + at * 5, z + 44],
        [long * 0.36, wide * 0.4 + at * 3, z + 28],
      ],
      2,
      colour,
    ),
  );
}

function sumo(stage: Stage, { tint, random }: Thing) {
  const body = tint === '#1f2937' ? '#3a414c' : tint;
  extrude(
    stage,
    [
      [0, 4],
      [34, 44],
      [96, 44],
      [96, 8],
      [34, 4],
    ],
    { face: 'front', from: 8, to: 92, colour: body },
  );
  extrude(
    stage,
    [
      [-12, 0],
      [-10, 0],
      [34, 46],
      [34, 48],
    ],
    { face: 'front', from: 4, to: 96, colour: '#d3d8df', spread: 0.2 },
  );
  for (const y of [-14, 93]) wheelOf(stage, 70, y, 26, 20, '#23272f', '#facc15');
  boardIn(stage, 40, 24, 46, 48, 50, random.pick(['#166534', '#1d4ed8']));
}

function balancer(stage: Stage) {
  for (const y of [-58, 36]) wheelOf(stage, 0, y, 38, 22, '#23272f', '#facc15');
  cylinder(stage, 14, 72, '#8e98a6', { at: [0, -36, 38], axis: 'y', surface: 'metal' });
  for (const [z, colour] of [
    [52, '#23272f'],
    [92, '#23272f'],
    [132, '#23272f'],
  ] as const)
    box(stage, [-26, -40, z], [52, 80, 4], colour, { round: 6 });
  for (const [x, y] of [
    [-20, -34],
    [20, -34],
    [-20, 34],
    [20, 34],
  ] as const)
    cylinder(stage, 2.6, 78, '#d8b65c', { at: [x, y, 56] });
  boardIn(stage, -24, -32, 98, 48, 60);
  lathe(
    stage,
    [
      [0, 9],
      [60, 9],
    ],
    '#16a34a',
    { at: [0, -32, 146], axis: 'y', surface: 'gloss' },
  );
  eyesIn(stage, -30, 0, 60);
}

export const robotsKinds: Kinds = {
  rover: { camera: { yaw: 30, pitch: 32 }, draw: rover },
  sumo: { camera: { yaw: 30, pitch: 30 }, draw: sumo },
  balancer: { camera: { yaw: 40, pitch: 20 }, draw: balancer },
};
