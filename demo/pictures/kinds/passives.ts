import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { lying, strew } from '../loose-parts.ts';
import { fins } from '../power-parts.ts';
import { bands } from '../resistor-bands.ts';
import { cylinder, lathe } from '../round.ts';
import { box, posts } from '../solids.ts';
import { type Stage } from '../stage.ts';

const tin = '#cbd2db';

function resistors(stage: Stage, { label, size, tint, random }: Thing) {
  const [a = '', b = '', c = ''] = bands(label);
  const gold = '#c79a2b';
  const scale = size >= 3 ? 1.5 : 1;
  const count = 5;
  for (let at = 0; at < count; at++)
    stage.within(
      { at: [(random.next() - 0.5) * 7, at * 5.4 * scale, 0], turn: [0, 0, (random.next() - 0.5) * 10], scale },
      () =>
        lying(
          stage,
          () => {
            const body = tint === '#94a3b8' ? '#5f8fa8' : '#e0c193';
            lathe(
              stage,
              [
                [0, 0.6],
                [0.3, 1.25],
                [1.2, 1.3],
                [1.5, 1.05],
                [2, 1.05, a],
                [2.6, 1.05, body],
                [3.1, 1.05, b],
                [3.7, 1.05, body],
                [4.2, 1.05, c],
                [4.8, 1.05, body],
                [5.2, 1.05],
                [5.5, 1.3, gold],
                [6.1, 1.3, body],
                [6.5, 1.2],
                [6.8, 0.6],
              ],
              body,
              { at: [-3.4, 0, 1.3], axis: 'x' },
            );
          },
          3.4,
          6,
          1.3,
          0.28,
        ),
    );
}

function cementresistor(stage: Stage, thing: Thing) {
  lying(
    stage,
    () =>
      box(stage, [-24, -4.5, 0], [48, 9, 9], '#eef0ee', {
        front: words(`10W ${thing.label} J`, { x: 24, y: 6, size: 4.4, fill: '#1f2937' }),
      }),
    24,
    14,
    4.5,
    0.6,
  );
  stage.within({ at: [5, 18, 0], turn: [0, 0, thing.random.int(-8, 8)] }, () =>
    lying(
      stage,
      () =>
        box(stage, [-24, -4.5, 0], [48, 9, 9], '#eef0ee', {
          front: words(`10W ${thing.label} J`, { x: 24, y: 6, size: 4.4, fill: '#1f2937' }),
        }),
      24,
      14,
      4.5,
      0.6,
    ),
  );
}

function potentiometer(stage: Stage, { size }: Thing) {
  const decks = size >= 3 ? 2 : 1;
  stage.within({ turn: [-8, 0, 0] }, () => {
    for (let at = 0; at < decks; at++) cylinder(stage, 8.4, 7, '#c3cad4', { at: [0, 0, at * 9], surface: 'metal' });
    const top = decks * 9 - 2;
    box(stage, [-5, -14, top - 4], [10, 8, 1.2], '#8a5a2b', {});
    posts(
      stage,
      [
        [-4, -14, top - 3.4],
        [0, -14, top - 3.4],
        [4, -14, top - 3.4],
      ],
      [0, -8, 0],
      1.5,
      tin,
    );
    cylinder(stage, 3.6, 8, '#d8dde4', { at: [0, 0, top], surface: 'metal' });
    lathe(
      stage,
      [
        [0, 5.6],
        [2, 5.6],
      ],
      '#d5b45c',
      { at: [0, 0, top + 2], surface: 'metal' },
    );
    cylinder(stage, 3, 15, '#d8dde4', {
      at: [0, 0, top + 8],
      surface: 'metal',
      art: art.rect(-0.5, -3, 1, 6, '#7b8592'),
    });
  });
}

function trimmer(stage: Stage, thing: Thing) {
  strew(stage, thing, thing.random.int(1, 3), 14, () => {
    posts(
      stage,
      [
        [2.2, 2.4, 0],
        [4.7, 3.2, 0],
        [7.2, 2.4, 0],
      ],
      [0, 0, 6],
      0.6,
      tin,
    );
    box(stage, [0, 0, 5], [9.5, 4.8, 10], '#1d4ed8', {
      front:
        words('W', { x: 4.7, y: 5, size: 3, fill: '#dbeafe', face: 'display' }) +
        words(thing.label || '103', { x: 4.7, y: 8, size: 2, fill: '#dbeafe' }),
    });
    cylinder(stage, 1.3, 1.4, '#d9b44a', { at: [1.9, 2.4, 15], art: art.line('M-1 0h2', '#6b5316', 0.4) });
  });
}

function fuse(stage: Stage, thing: Thing) {
  if (thing.size >= 3) {
    lathe(
      stage,
      [
        [0, 6],
        [22, 6],
        [22, 9],
        [26, 9],
        [26, 6.4],
        [34, 6],
      ],
      '#20242c',
      { at: [0, 0, 9], axis: 'y', surface: 'gloss' },
    );
    return;
  }
  for (let at = 0; at < 4; at++)
    stage.within({ at: [0, at * 9, 0], turn: [0, 0, (thing.random.next() - 0.5) * 16] }, () => {
      lathe(
        stage,
        [
          [0, 2.5],
          [5, 2.6, '#dbe7ee'],
          [5.1, 2.35],
          [15, 2.35, '#cfd5dd'],
          [15.1, 2.6],
          [20, 2.5],
        ],
        '#cfd5dd',
        { at: [-10, 0, 2.6], axis: 'x', surface: 'glass' },
      );
      cable(
        stage,
        [
          [-5, 0, 2.6],
          [0, 0, 2.8],
          [5, 0, 2.6],
        ],
        0.3,
        '#64748b',
      );
    });
}

function heatsink(stage: Stage, { tint, size }: Thing) {
  if (size === 1) {
    for (const [x, w] of [
      [0, 14],
      [22, 9],
    ] as const)
      fins(stage, x, 0, w, w, 6, tint, 0, 5);
    return;
  }
  const [w, d, h] = size >= 4 ? [100, 60, 22] : size === 3 ? [60, 50, 42] : [34, 26, 30];
  fins(stage, 0, 0, w, d, h, tint, 0, size >= 4 ? 14 : 9);
}

export const passivesKinds: Kinds = {
  resistors: { camera: { yaw: -20, pitch: 52 }, draw: resistors },
  cementresistor: { draw: cementresistor },
  potentiometer: { camera: { yaw: -30, pitch: 30 }, draw: potentiometer },
  trimmer: { camera: { yaw: -26, pitch: 26 }, draw: trimmer },
  fuse: { camera: { yaw: -26, pitch: 46 }, draw: fuse },
  heatsink: { draw: heatsink },
};
