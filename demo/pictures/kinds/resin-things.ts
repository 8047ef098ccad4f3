import * as art from '../art.ts';
import { mix } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { strew } from '../loose-parts.ts';
import { onFront } from '../on-front.ts';
import { rectangle } from '../outline.ts';
import { lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

function syringe(stage: Stage, thing: Thing) {
  const { tint, size, random } = thing;
  strew(stage, { random }, size >= 2 ? 1 : 1, 40, () => {
    lathe(
      stage,
      [
        [0, 1.2],
        [22, 1.4, '#2563eb'],
        [22, 4],
        [28, 5, '#dfe7ee'],
        [32, 11],
        [34, 12],
        [36, 12],
        [84, 12, mix(tint, '#e8edf2', 0.35)],
        [96, 12],
        [96, 20, '#e8edf2'],
        [99, 20],
        [99, 4],
        [140, 4],
        [140, 14],
        [144, 14],
      ],
      '#c3cad4',
      { at: [-70, 0, 14], axis: 'x', surface: 'glass' },
    );
    extrude(stage, rectangle(-30, -7, 56, 14, 2), {
      from: 25.8,
      to: 25.9,
      colour: '#fff',
      bare: true,
      art:
        art.rect(-30, -6, 56, 12, tint === '#f8fafc' ? '#0ea5e9' : tint, { round: 2, opacity: 0.85 }) +
        words(random.pick(['XG-30', 'PASTA', 'PTFE']), { x: -2, y: 3.4, size: 9, fill: '#fff', face: 'display' }),
    });
  });
}

function gluestick(stage: Stage, { tint }: Thing) {
  lathe(
    stage,
    [
      [0, 15],
      [10, 15, tint],
      [12, 14],
      [70, 14, '#f8fafc'],
      [72, 14],
      [96, 14],
      [98, 12],
    ],
    '#f8fafc',
    { at: [0, 0, 0], surface: 'gloss' },
  );
  lathe(
    stage,
    [
      [0, 14],
      [30, 14],
    ],
    '#f8fafc',
    { at: [44, 8, 0], surface: 'gloss' },
  );
  onFront(
    stage,
    14,
    () =>
      words('PEGA', { x: 0, y: -44, size: 9, fill: '#fff', face: 'display', fit: 20 }) +
      words('3D', { x: 0, y: -30, size: 12, fill: '#fff', face: 'display' }),
    70,
  );
}

function funnel(stage: Stage) {
  lathe(
    stage,
    [
      [0, 5],
      [20, 7],
      [22, 8],
      [58, 42],
      [62, 44],
      [64, 44],
    ],
    '#e6ebf0',
    {
      at: [0, 0, 0],
      surface: 'gloss',
      art:
        art.dot(0, 0, 41, '#cdd5de') +
        art.dot(0, 3, 26, '#dfe5eb') +
        art.dot(0, 6, 9, '#9fb0c0') +
        `<path d="M-38 0H38M0 -38V38M-28 -28L28 28M-28 28L28 -28" stroke="#b8c3cf" stroke-width="1.4"/>`,
    },
  );
}

function film(stage: Stage, { size }: Thing) {
  for (let at = 0; at < 3; at++)
    stage.within({ at: [at * 9, at * 8, at * 2], turn: [0, 0, at * 4] }, () =>
      box(stage, [0, 0, 0], [140 + size * 20, 100, 0.6], '#d6e6f2', {
        top:
          art.shape('M8 6h60L30 94H8z', { fill: '#ffffff', opacity: 0.55 }) +
          art.shape('M90 6h24L76 94H52z', { fill: '#ffffff', opacity: 0.35 }),
      }),
    );
}

function tray(stage: Stage, { tint }: Thing) {
  box(stage, [0, 0, 0], [180, 120, 28], tint, {
    round: 8,
    top:
      art.rect(12, 12, 156, 96, '#7b8592', { round: 4 }) +
      art.rect(14, 18, 152, 88, '#dbe7f0', { round: 3 }) +
      art.shape('M20 22h60L40 104H20z', { fill: '#ffffff', opacity: 0.5 }) +
      art.spots(
        [
          [7, 7],
          [90, 6],
          [173, 7],
          [7, 113],
          [90, 114],
          [173, 113],
        ],
        3,
        '#3a414c',
      ),
  });
}

export const resinThingsKinds: Kinds = {
  syringe: { camera: { yaw: -20, pitch: 48 }, draw: syringe },
  gluestick: { camera: { yaw: -20, pitch: 20 }, draw: gluestick },
  funnel: { camera: { yaw: -20, pitch: 34 }, draw: funnel },
  film: { camera: { yaw: -26, pitch: 50 }, draw: film },
  tray: { camera: { yaw: -28, pitch: 42 }, draw: tray },
};
