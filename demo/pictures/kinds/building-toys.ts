import * as art from '../art.ts';
import { cable, hoop } from '../cable.ts';
import { mix, shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { toothed } from '../outline.ts';
import { ball, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

function woodkit(stage: Stage, { tint, size }: Thing) {
  const pale = mix(tint, '#e8c897', 0.66);
  if (size === 2) {
    for (let at = 0; at < 7; at++) {
      const [x, z] = [at * 24, Math.sin((at * Math.PI) / 6) * 44 + 6];
      stage.within({ at: [x, 0, z], turn: [0, (3 - at) * -9, 0] }, () => box(stage, [-20, -4, 0], [40, 8, 8], pale));
      stage.within({ at: [x, 60, z], turn: [0, (3 - at) * -9, 0] }, () => box(stage, [-20, -4, 0], [40, 8, 8], pale));
      box(stage, [x - 4, -14, z + 8], [8, 90, 8], shade(pale, 0.9));
    }
    return;
  }
  const tower = size === 3;
  if (size >= 4) {
    box(stage, [-50, -16, 0], [100, 52, 10], pale, { round: 3 });
    for (const y of [-10, 24])
      extrude(
        stage,
        [
          [-34, 10],
          [34, 10],
          [18, 150],
          [-18, 150],
        ],
        {
          face: 'front',
          from: y,
          to: y + 5,
          colour: pale,
          art:
            y > 0
              ? ''
              : art.dot(0, -108, 26, '#f5e8cf') +
                art.repeat(12, (at) =>
                  art.line(
                    `M${art.at(Math.cos(at * 0.5236) * 20, -108 + Math.sin(at * 0.5236) * 20)}L${art.at(Math.cos(at * 0.5236) * 24, -108 + Math.sin(at * 0.5236) * 24)}`,
                    '#5b3a17',
                    1.6,
                  ),
                ) +
                art.line('M0 -108V-126M0 -108L12 -102', '#3a2410', 2.6),
        },
      );
    for (const [x, z, r] of [
      [0, 70, 22],
      [20, 44, 15],
      [-18, 38, 17],
    ] as const)
      stage.within({ at: [x, 0, z], turn: [90, 0, 0] }, () =>
        extrude(stage, toothed(r, 16, 4), {
          from: -22,
          to: -17,
          colour: shade(pale, 0.88),
          art: art.dot(0, 0, r * 0.4, shade(pale, 0.7)),
        }),
      );
    lathe(
      stage,
      [
        [0, 1.6],
        [3, 1.6],
      ],
      '#8a5a2b',
      { at: [0, 8, 20], axis: 'y' },
    );
    return;
  }
  if (tower) {
    lathe(
      stage,
      [
        [0, 46],
        [10, 46],
        [10, 36, pale],
        [30, 34],
        [30, 35, shade(pale, 0.8)],
        [36, 33],
        [36, 31, pale],
        [70, 27],
        [70, 28, shade(pale, 0.8)],
        [76, 27],
        [76, 25, pale],
        [112, 22],
        [112, 32],
        [118, 32],
        [118, 18, '#fde68a'],
        [140, 18],
        [140, 24, shade(pale, 0.75)],
        [162, 3],
        [170, 2],
      ],
      shade(pale, 0.85),
      { at: [0, 0, 0] },
    );
    for (const [x, z, r] of [
      [52, 22, 20],
      [66, 50, 12],
    ] as const)
      stage.within({ at: [x, -20, z], turn: [90, 0, 0] }, () =>
        extrude(stage, toothed(r, 14, 4), { from: 0, to: 6, colour: pale, art: art.dot(0, 0, r * 0.3, '#5b3a17') }),
      );
  }
}

function snapkit(stage: Stage, { tint, size, random }: Thing) {
  const [w, d] = [150 + size * 16, 110 + size * 8];
  const pegs: [number, number][] = [];
  for (let x = 12; x < w - 6; x += 20) for (let y = 12; y < d - 6; y += 20) pegs.push([x, y]);
  box(stage, [0, 0, 0], [w, d, 7], '#e9eef3', { round: 4, top: art.spots(pegs, 3, '#cbd5e1') });
  const part = (x: number, y: number, long: number, colour: string, up: boolean, top: string) => {
    const [pw, pd] = up ? [17, long * 20 - 3] : [long * 20 - 3, 17];
    box(stage, [x * 20 + 3.5, y * 20 + 3.5, 7], [pw, pd, 6], colour, {
      round: 7,
      top:
        art.spots(
          [
            [8.5, 8.5],
            [pw - 8.5, pd - 8.5],
          ],
          4.2,
          '#d3d8df',
        ) + top,
    });
  };
  part(0, 0, 4, '#2563eb', false, '');
  part(0, 1, 3, '#dc2626', true, art.rect(4, 20, 9, 17, '#fff', { round: 2 }));
  part(3, 1, 3, '#16a34a', true, art.dot(8.5, 28, 6, '#fde047'));
  part(4, 0, 3, tint, false, art.line('M20 8.5l4 -5l6 10l6 -10l4 5', '#fff', 2));
  part(1, 3, 3, '#facc15', false, '');
  box(stage, [w - 58, d - 40, 7], [50, 30, 18], '#1f2937', {
    round: 3,
    top: art.rect(4, 5, 42, 8, '#d8b65c', { round: 4 }) + art.rect(4, 17, 42, 8, '#d8b65c', { round: 4 }),
  });
  lathe(
    stage,
    [
      [0, 9],
      [6, 9],
      [8, 6, '#fde68a'],
      [14, 9],
      [22, 7],
      [26, 2],
    ],
    '#94a3b8',
    { at: [94, 70, 7], surface: 'glass' },
  );
  if (size >= 3)
    lathe(
      stage,
      [
        [0, 3],
        [16, 3],
      ],
      random.pick(['#f97316', '#dc2626']),
      { at: [40, d - 24, 7] },
    );
}

function planets(stage: Stage, { tint, size }: Thing) {
  if (size <= 2) {
    lathe(
      stage,
      [
        [0, 34],
        [8, 36],
        [14, 22],
        [20, 22],
      ],
      '#23272f',
      { at: [0, 0, 0], surface: 'gloss' },
    );
    ball(stage, [0, 0, 58], 42, tint);
    for (const [x, y, r] of [
      [-20, -14, 3],
      [4, -30, 4],
      [22, -10, 2.6],
      [-6, -4, 2],
      [14, -34, 2.2],
      [-30, -26, 2.4],
    ] as const)
      ball(stage, [x, -40 + Math.abs(x) * 0.3, 60 - y * 0.7], r, '#fde68a');
    return;
  }
  lathe(
    stage,
    [
      [0, 52],
      [8, 52],
      [12, 20],
      [60, 7],
      [72, 7],
    ],
    '#23272f',
    { at: [0, 0, 0], surface: 'gloss' },
  );
  ball(stage, [0, 0, 96], 27, '#fbbf24');
  [
    [46, 200, 7, '#b8a58a'],
    [64, 320, 9, '#e8c07a'],
    [82, 70, 10, '#3b82f6'],
    [100, 160, 8, '#dc5b3a'],
    [122, 250, 18, '#d8a878'],
    [146, 20, 15, '#e3cf9a'],
  ].forEach(([r, turn, big, colour]) => {
    const angle = (Number(turn) * Math.PI) / 180;
    const [x, y] = [Math.cos(angle) * Number(r), Math.sin(angle) * Number(r)];
    cable(
      stage,
      [
        [0, 0, 70],
        [x * 0.5, y * 0.5, 62],
        [x, y, 74],
      ],
      2.6,
      '#8e98a6',
      'metal',
    );
    ball(stage, [x, y, 84], Number(big), String(colour));
    if (r === 146) hoop(stage, [x, y, 82], 24, 3, '#d8c08a');
  });
}

export const buildingToysKinds: Kinds = {
  woodkit: { camera: { yaw: -26, pitch: 22 }, draw: woodkit },
  snapkit: { camera: { yaw: -26, pitch: 46 }, draw: snapkit },
  planets: { camera: { yaw: -20, pitch: 24 }, draw: planets },
};
