import { cable } from '../cable.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { steel } from '../plugs.ts';
import { lathe } from '../round.ts';
import { box } from '../solids.ts';
import { type Point } from '../space.ts';
import { type Stage } from '../stage.ts';

const rainbow = [
  '#7c4a1e',
  '#dc2626',
  '#f97316',
  '#facc15',
  '#16a34a',
  '#2563eb',
  '#7c3aed',
  '#9ca3af',
  '#f8fafc',
  '#1f2937',
];

/** Jumper wires side by side, fanned out, each with its black ends. */
function jumpers(stage: Stage, { size, random }: Thing) {
  const long = 90 + size * 26;
  for (let at = 0; at < 10; at++) {
    const colour = rainbow[at] ?? '#1f2937';
    const [sway, fan] = [(random.next() - 0.5) * 8, (at - 4.5) * 5.2];
    const y = at * 3;
    cable(
      stage,
      [
        [0, y, 1.3],
        [long * 0.3, y + fan * 0.1, 7 + sway],
        [long * 0.7, y + fan * 0.6, 7],
        [long, y + fan, 1.3],
      ],
      2.2,
      colour,
    );
    box(stage, [-14, y - 1.25, 0], [14, 2.5, 2.5], '#1b1f26', { edge: false });
    stage.within({ at: [long, y + fan, 0], turn: [0, 0, fan * 0.6] }, () => {
      box(stage, [0, -1.25, 0], [14, 2.5, 2.5], '#1b1f26', { edge: false });
      cable(
        stage,
        [
          [14, 0, 1.2],
          [21, 0, 1.2],
        ],
        0.8,
        '#d8b65c',
        'metal',
      );
    });
  }
}

function ribbon(stage: Stage, { tint, size, random }: Thing) {
  const count = size >= 4 ? 16 : size === 2 ? 12 : 8;
  const colours = tint === '#94a3b8' ? ['#b4bcc8', '#a3adba'] : rainbow;
  const base = random.int(-4, 4);
  for (let at = 0; at < count; at++) {
    const y = at * 2.3;
    const colour = at === 0 && tint === '#94a3b8' ? '#dc2626' : (colours[at % colours.length] ?? '#9ca3af');
    cable(
      stage,
      [
        [-70, y, 1],
        [-30, y, 1],
        [10, y + base, 14],
        [40, y, 30],
        [64, y, 18],
        [52, y, 1.2],
        [20, y, 3],
        [60, y, 1],
        [100, y, 1],
      ].map(([x = 0, b = 0, z = 0]): Point => [x, b, z]),
      2.6,
      colour,
    );
  }
}

function alligator(stage: Stage, thing: Thing) {
  const pairs = ['#dc2626', '#1f2937', '#facc15', '#16a34a', '#2563eb'];
  pairs.slice(0, thing.size >= 2 ? 4 : 2).forEach((colour, at) => {
    const y = at * 15;
    cable(
      stage,
      [
        [14, y, 4],
        [34, y + 4, 3],
        [60, y - 5, 3],
        [86, y, 4],
      ],
      2.4,
      colour,
    );
    for (const side of [-1, 1])
      stage.within({ at: [side < 0 ? 12 : 88, y, 4], turn: [0, 0, side < 0 ? 180 : 0] }, () => {
        lathe(
          stage,
          [
            [0, 1.6],
            [4, 3.6],
            [20, 4.6],
          ],
          colour,
          { at: [0, 0, 0], axis: 'x', surface: 'gloss' },
        );
        box(stage, [20, -2.6, 0.6], [17, 5.2, 1.4], steel, { edge: false });
        box(stage, [20, -2.6, -2.4], [17, 5.2, 1.4], steel, { edge: false });
      });
  });
}

function testleads(stage: Stage, { tint, size }: Thing) {
  const colours = tint === '#dc2626' || size > 1 ? ['#dc2626', '#1f2937'] : ['#1f2937'];
  colours.forEach((colour, at) => {
    const y = at * 26;
    cable(
      stage,
      [
        [60, y, 4],
        [110, y + 6, 3],
        [150, y + 40, 3],
        [60, y + 66, 3],
        [-20, y + 44, 3],
        [-60, y + 34, 4],
      ],
      4,
      colour,
    );
    lathe(
      stage,
      [
        [0, 1],
        [26, 1.2, '#cbd2db'],
        [27, 2.6, colour],
        [34, 5.4],
        [42, 5.6],
        [44, 7.4],
        [47, 7.4],
        [49, 5],
        [86, 5.4],
        [104, 3],
      ],
      '#cbd2db',
      { at: [-46, y, 6], axis: 'x', surface: 'gloss' },
    );
    stage.within({ at: [-60, y + 34, 6], turn: [0, 0, 180] }, () =>
      lathe(
        stage,
        [
          [0, 3],
          [6, 5],
          [30, 5],
          [31, 2.2, '#d8b65c'],
          [46, 2],
        ],
        colour,
        { at: [0, 0, 0], axis: 'x', surface: 'gloss' },
      ),
    );
  });
}

export const wiresKinds: Kinds = {
  jumpers: { camera: { yaw: -26, pitch: 44 }, draw: jumpers },
  ribbon: { camera: { yaw: -34, pitch: 34 }, draw: ribbon },
  alligator: { camera: { yaw: -28, pitch: 48 }, draw: alligator },
  testleads: { camera: { yaw: -22, pitch: 48 }, draw: testleads },
};
