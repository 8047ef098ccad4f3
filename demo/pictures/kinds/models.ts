import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { boardIn } from '../robot-parts.ts';
import { ball, cylinder, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

function house(stage: Stage, { tint, random }: Thing) {
  const wood = '#d9b27c';
  const window0 = (x: number) =>
    art.rect(x, 34, 30, 30, '#fde68a') + art.line(`M${x + 15} 34v30M${x} 49h30`, '#8a5a2b', 2);
  box(stage, [-14, -14, 0], [208, 150, 6], '#c9a26b', { round: 4 });
  box(stage, [0, 0, 6], [180, 120, 96], tint === '#16a34a' ? '#dcefe2' : wood, {
    front:
      window0(20) +
      window0(126) +
      art.rect(74, 40, 34, 56, '#8a5a2b') +
      art.dot(102, 70, 2.4, '#d8b65c') +
      art.line(
        art.repeat(6, (at) => `M0 ${16 + at * 16}h180`),
        '#b98d54',
        0.8,
      ),
  });
  extrude(
    stage,
    [
      [-12, 102],
      [192, 102],
      [90, 172],
    ],
    { face: 'front', from: -8, to: 128, colour: tint === '#16a34a' ? '#7cc4a0' : '#b4763a' },
  );
  box(stage, [14, -60, 6], [54, 40, 3], '#166534', { top: art.grid(6, 6, 6, 4, [7, 8], 3, 4, '#16a34a') });
  boardIn(stage, 116, -52, 6, 60, 40);
  cable(
    stage,
    [
      [120, -10, 10],
      [96, -30, 12],
      [60, -26, 10],
    ],
    2,
    random.pick(['#dc2626', '#2563eb']),
  );
}

function trafficlight(stage: Stage) {
  box(stage, [-50, -50, 0], [130, 100, 5], '#6b7280', { top: art.rect(10, 40, 110, 14, '#f8fafc', { opacity: 0.9 }) });
  for (const [x, y, turn] of [
    [-20, 20, 0],
    [44, -20, 0],
  ] as const) {
    cylinder(stage, 4, 90, '#4b5563', { at: [x, y, 5] });
    stage.within({ at: [x, y, 70], turn: [0, 0, turn] }, () =>
      box(stage, [-14, -14, 0], [28, 22, 76], '#1f2937', {
        round: 4,
        front:
          art.dot(14, 14, 9, '#ef4444') +
          art.dot(14, 38, 9, '#facc15') +
          art.dot(14, 62, 9, '#22c55e') +
          art.dot(11, 11, 3, '#fff', { opacity: 0.6 }),
      }),
    );
  }
}

/** Small toys that move on their own: a bee, a mouse, a beetle, a tin robot. */
function toyrobot(stage: Stage, { tint, size }: Thing) {
  if (tint === '#94a3b8') {
    lathe(
      stage,
      [
        [0, 30],
        [4, 32],
        [84, 32],
        [88, 30],
      ],
      '#cfd5dd',
      { at: [0, 0, 30], surface: 'metal' },
    );
    for (const y of [-16, 16]) ball(stage, [-28, y, 96], 12, '#f8fafc');
    for (const y of [-16, 16]) ball(stage, [-38, y, 96], 5, '#1f2937');
    for (const y of [-44, 34])
      cable(
        stage,
        [
          [0, y > 0 ? 32 : -32, 84],
          [-14, y, 60],
          [-30, y + 4, 52],
        ],
        6,
        '#8e98a6',
        'metal',
      );
    for (const y of [-18, 10])
      lathe(
        stage,
        [
          [0, 12],
          [30, 5],
        ],
        '#dc2626',
        { at: [0, y + 4, 0], surface: 'gloss' },
      );
    return;
  }
  const dome = Array.from({ length: 9 }, (_, at): [number, number, string] => [
    14 + 34 * Math.sin((at * Math.PI) / 16),
    46 * Math.cos((at * Math.PI) / 16),
    tint === '#facc15' && at % 4 === 1 ? '#1f2937' : tint,
  ]);
  if (size === 0)
    for (const side of [-1, 1])
      for (const x of [-24, 0, 24])
        cable(
          stage,
          [
            [x, side * 30, 20],
            [x + 4, side * 52, 30],
            [x + 8, side * 66, 0],
          ],
          3,
          '#3a414c',
          'metal',
        );
  else
    for (const y of [-46, 34])
      lathe(
        stage,
        [
          [0, 14],
          [12, 14],
        ],
        '#23272f',
        { at: [0, y, 14], axis: 'y' },
      );
  lathe(stage, [[4, 42], [14, 46], ...dome], tint, { at: [0, 0, 0], surface: 'gloss' });
  for (const y of [-16, 16]) {
    ball(stage, [-40, y, 34], 11, '#f8fafc');
    ball(stage, [-49, y, 35], 5, '#1f2937');
  }
  for (const [x, y, colour] of [
    [0, 0, '#16a34a'],
    [-14, 0, '#f97316'],
    [14, 0, '#f97316'],
    [0, 14, '#2563eb'],
    [0, -14, '#2563eb'],
  ] as const)
    if (size === 1) cylinder(stage, 5, 5, colour, { at: [x, y, 45], surface: 'gloss' });
  for (const y of [-14, 14])
    cable(
      stage,
      [
        [-20, y * 0.6, 46],
        [-34, y, 62],
        [-44, y * 1.3, 64],
      ],
      2.4,
      '#1f2937',
    );
}

export const modelsKinds: Kinds = {
  house: { camera: { yaw: -28, pitch: 24 }, draw: house },
  trafficlight: { camera: { yaw: -26, pitch: 24 }, draw: trafficlight },
  toyrobot: { camera: { yaw: 36, pitch: 24 }, draw: toyrobot },
};
