import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { mix, shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { arc, outline } from '../outline.ts';
import { ball, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';
import { wheelOf } from '../wheel-of.ts';

const wood = '#d9b27c';

function toycar(stage: Stage, { tint, size }: Thing) {
  const tall = size >= 4;
  const z = tall ? 30 : 16;
  const r = tall ? 30 : 22;
  const side = tall
    ? outline('M-104 0L104 0L104 34L40 38L26 70L-60 70L-66 38L-104 36')
    : outline('M-104 0L104 0C108 10 106 22 96 24L50 30C30 50 10 54 -20 54C-50 54 -66 40 -78 30L-104 26');
  const glass = tall
    ? art.shape('M-56 -64h36v24h-40zM-14 -64h34l10 24h-44z', { fill: '#bcd9ec' })
    : art.shape('M-60 -34q14 -14 36 -15v17zM-16 -49q22 -1 46 17h-46z', { fill: '#bcd9ec' });
  extrude(
    stage,
    side.map(([x, y]) => [x, y + z] as const),
    {
      face: 'front',
      from: -34,
      to: 34,
      colour: tint,
      art: `<g transform="translate(0 ${-z})">${glass}${art.line('M-96 -14h190', shade(tint, 0.7), 2)}${art.rect(92, -22, 10, 7, '#fde68a', { round: 2 })}</g>`,
    },
  );
  for (const x of [-62, 64]) for (const y of [-40, 26]) wheelOf(stage, x, y, r * 0.9, 14, '#23272f', '#d3d8df');
  if (size === 2)
    lathe(
      stage,
      [
        [0, 10],
        [24, 10],
      ],
      '#e2f2fb',
      { at: [-30, 0, 70], surface: 'glass' },
    );
}

function train(stage: Stage, { tint, size, random }: Thing) {
  if (size === 2) {
    for (let at = 0; at < 9; at++)
      stage.within({ at: [at * 22, Math.sin(at / 2) * 20, 0], turn: [0, at < 3 ? 28 : 0, Math.cos(at / 2) * 16] }, () =>
        box(stage, [0, 0, 0], [7, 26, 50], ['#dc2626', '#facc15', '#2563eb', '#16a34a', '#f97316'][at % 5] ?? tint, {
          round: 1,
        }),
      );
    return;
  }
  const real = tint === '#b45309';
  const body = real ? wood : tint;
  for (const y of [2, 34]) box(stage, [-80, y, 0], [250, 6, 5], '#c9a26b');
  for (let at = 0; at < 9; at++) box(stage, [-76 + at * 28, -8, -4], [10, 62, 4], '#a97c45');
  const wheel = (x: number, y: number, r: number) =>
    lathe(
      stage,
      [
        [0, r],
        [9, r],
      ],
      real ? '#8a5a2b' : '#23272f',
      {
        at: [x, y, r],
        axis: 'y',
        art:
          art.dot(0, 0, r * 0.74, real ? '#c9a26b' : '#facc15') +
          art.line(`M${-r * 0.7} 0h${r * 1.4}M0 ${-r * 0.7}v${r * 1.4}`, real ? '#8a5a2b' : '#7c6a12', 2),
      },
    );
  for (const x of [-30, 10, 44]) for (const y of [-6, 36]) wheel(x, y, x < 0 ? 16 : 13);
  box(stage, [-52, 2, 16], [124, 34, 10], shade(body, 0.85), {});
  lathe(
    stage,
    [
      [0, 17],
      [66, 17],
      [68, 14],
    ],
    real ? '#c9935a' : '#2563eb',
    { at: [-52, 19, 42], axis: 'x' },
  );
  box(stage, [22, 0, 26], [46, 38, 48], body, {
    front: art.rect(9, 8, 28, 20, real ? '#f5e8cf' : '#dbeafe', { round: 3 }),
  });
  box(stage, [16, -4, 74], [58, 46, 6], shade(body, 0.8), { round: 2 });
  lathe(
    stage,
    [
      [0, 7],
      [16, 7],
      [24, 11],
      [27, 11],
    ],
    real ? '#8a5a2b' : '#1f2937',
    { at: [-36, 19, 58] },
  );
  ball(stage, [-4, 19, 62], 8, real ? '#8a5a2b' : '#facc15');
  for (const y of [-6, 36]) wheel(120, y, 12);
  box(stage, [88, 2, 14], [64, 34, 30], real ? shade(wood, 0.94) : random.pick(['#16a34a', '#facc15']));
}

/** The earth: seas, land in patches, its axis on a stand. */
function globe(stage: Stage, { tint, size }: Thing) {
  const r = 70;
  lathe(
    stage,
    [
      [0, 46],
      [8, 46],
      [14, 12],
      [34, 7],
      [40, 7],
    ],
    size >= 4 ? '#c9a26b' : '#23272f',
    { at: [0, 0, 0], surface: 'gloss' },
  );
  const centre = [0, 0, 118] as const;
  cable(
    stage,
    [
      [0, 0, 38],
      [50, 0, 50],
      [84, 0, 100],
      [70, 0, 168],
      [28, 0, 192],
    ],
    6,
    '#d8b65c',
    'metal',
  );
  ball(stage, centre, r, tint === '#1d4ed8' ? '#2f7fd6' : '#38a3e8');
  const [x, y] = stage.seen(stage.at(centre));
  const land =
    'M-34 -52C-18 -60 -4 -54 2 -44C6 -34 -6 -30 -4 -22C2 -14 -12 -8 -18 -14C-28 -20 -44 -30 -42 -42ZM-16 -4C-2 -10 12 0 14 12C12 28 2 38 -4 56C-12 54 -12 34 -18 22C-24 12 -24 2 -16 -4ZM34 -40C48 -38 60 -24 62 -10C56 -4 50 -12 44 -8C40 2 52 8 48 22C42 34 32 28 32 14C28 2 24 -8 30 -16C24 -26 24 -38 34 -40ZM-60 0C-54 -2 -50 8 -54 18C-60 18 -64 6 -60 0Z';
  const corner = stage.at([0, -r * 0.9, 118]);
  stage.put(
    `<g transform="translate(${art.at(x, y)})">${art.shape(land, { fill: '#5fae5a' })}<circle r="${r}" fill="none" stroke="#1e4f86" stroke-opacity=".3" stroke-width="1.5"/><path d="M-66 -24Q0 4 66 -24M-68 14Q0 44 68 14M0 -70Q26 0 0 70M0 -70Q-34 0 0 70" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1"/></g>`,
    [corner, corner],
  );
}

function crystals(stage: Stage, { tint, size, random }: Thing) {
  if (size === 3)
    lathe(
      stage,
      [
        [0, 60],
        [8, 60],
        [10, 54],
      ],
      '#23272f',
      { at: [0, 0, 0], surface: 'gloss' },
    );
  for (let at = 0; at < 9; at++) {
    const turn = at * 40;
    const [lean, h] = [at ? random.int(16, 40) : 0, at ? random.int(46, 84) : 112];
    stage.within(
      {
        at: [
          at ? Math.cos((turn * Math.PI) / 180) * 16 : 0,
          at ? Math.sin((turn * Math.PI) / 180) * 16 : 0,
          size === 3 ? 8 : 0,
        ],
        turn: [0, lean, turn],
      },
      () => {
        const r = random.int(9, 15);
        extrude(stage, arc(0, 0, r, 0, 360, 6), {
          from: 0,
          to: h * 0.7,
          colour: mix(tint, '#ffffff', random.next() * 0.35),
          spread: 0.16,
        });
        lathe(
          stage,
          [
            [0, r * 0.95],
            [h * 0.3, 0],
          ],
          mix(tint, '#ffffff', 0.3),
          { at: [0, 0, h * 0.7], surface: 'glass' },
        );
      },
    );
  }
}

export const vehiclesKinds: Kinds = {
  toycar: { camera: { yaw: -28, pitch: 20 }, draw: toycar },
  train: { camera: { yaw: -26, pitch: 24 }, draw: train },
  globe: { camera: { yaw: -20, pitch: 14 }, draw: globe },
  crystals: { camera: { yaw: -20, pitch: 18 }, draw: crystals },
};
