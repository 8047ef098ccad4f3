import * as art from '../art.ts';
import { mix } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { strew } from '../loose-parts.ts';
import { arc } from '../outline.ts';
import { lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

const steel = '#c3cad4';

function rj45(stage: Stage, { tint, random, size }: Thing) {
  const clear = mix('#dbe7ee', tint, 0.2);
  strew(
    stage,
    { random },
    size >= 3 ? 1 : 4,
    17,
    () => {
      if (size >= 3)
        return box(stage, [0, 0, 0], [22, 30, 16], '#eef1f4', {
          front: art.rect(4, 3, 14, 10, '#15181d') + art.grid(6, 3, 8, 1, [1.3, 0], 0.6, 3, '#d8b65c'),
        });
      box(stage, [0, 0, 0], [11.7, 21, 8], clear, {
        top: art.grid(1.3, 15, 8, 1, [1.2, 0], 0.6, 5, '#d8b65c') + art.rect(3, 3, 5.6, 10, '#fff', { opacity: 0.6 }),
        front: art.grid(1.3, 1, 8, 1, [1.2, 0], 0.6, 4, '#d8b65c'),
      });
      box(stage, [3, 3, 8], [5.6, 12, 1.4], clear, { edge: false });
    },
    30,
  );
}

function gland(stage: Stage, { tint, size, random }: Thing) {
  const hex = (r: number) => arc(0, 0, r, 0, 360, 6);
  strew(stage, { random }, 3, 24 + size * 4, () => {
    const r = 8 + size * 1.6;
    lathe(
      stage,
      [
        [0, r * 0.7],
        [10, r * 0.7],
      ],
      '#3a414c',
      { at: [0, 0, 0] },
    );
    extrude(stage, hex(r), { from: 10, to: 17, colour: tint });
    extrude(stage, hex(r * 0.94), { from: 19, to: 28, colour: tint });
    lathe(
      stage,
      [
        [28, r * 0.8],
        [35, r * 0.5],
      ],
      tint,
      { at: [0, 0, 0], surface: 'gloss', art: art.dot(0, 0, r * 0.36, '#0b0e13') },
    );
  });
}

function lever(stage: Stage, { size, tint, random }: Thing) {
  const count = Math.max(2, size);
  strew(
    stage,
    { random },
    2,
    count * 6 + 12,
    () => {
      const w = count * 5.6 + 2;
      box(stage, [0, 0, 0], [w, 14, 9], '#e5eaf0', { front: art.grid(1.6, 3, count, 1, [5.6, 0], 4, 4, '#8e98a6') });
      for (let at = 0; at < count; at++) box(stage, [1.4 + at * 5.6, 1, 9], [4.4, 11, 2.6], tint, { edge: false });
    },
    24,
  );
}

function dcjack(stage: Stage, { tint, size, random }: Thing) {
  strew(stage, { random }, 2, 26, (at) => {
    if (tint === '#18181b')
      return lathe(
        stage,
        [
          [0, 5],
          [14, 5],
          [14, 7.4],
          [18, 7.4],
        ],
        '#23272f',
        { at: [0, 0, 0], surface: 'gloss', art: art.dot(0, 0, 4, '#0b0e13') + art.dot(0, 0, 1, '#cbd2db') },
      );
    box(stage, [0, 0, 0], [14, 13, 12], tint, {
      top: art.dot(3.8, 9, 2.4, '#d5dae1') + art.dot(10.2, 9, 2.4, '#d5dae1'),
    });
    const male = size === 1 && at >= 0;
    lathe(
      stage,
      [
        [0, male ? 3 : 5.4],
        [11, male ? 3 : 5.4],
      ],
      male ? '#cbd2db' : '#23272f',
      { at: [7, -11, 6], axis: 'y', surface: 'gloss', art: art.dot(0, 0, male ? 1.6 : 3.8, '#0b0e13') },
    );
  });
}

function aviation(stage: Stage, { tint }: Thing) {
  const metal = tint === '#cbd5e1';
  for (const [x, y] of [
    [0, 0],
    [40, -10],
  ] as const)
    lathe(
      stage,
      [
        [0, 8],
        [16, 8],
        [16, 11],
        [20, 11],
        [22, 9.4],
        [30, 9.4],
        [30, 8],
      ],
      metal ? '#cfd5dd' : tint,
      {
        at: [x, y, 0],
        surface: metal ? 'metal' : 'gloss',
        art:
          art.dot(0, 0, 7, '#23272f') +
          art.spots(
            [
              [-3, -2],
              [3, -2],
              [-3, 3],
              [3, 3],
            ],
            1.3,
            '#d8b65c',
          ),
      },
    );
}

function usbport(stage: Stage) {
  box(stage, [0, 0, 0], [12, 16, 11], steel, {
    front: art.rect(1.6, 1.6, 8.8, 8, '#15181d') + art.rect(3, 3, 6, 5, '#f1f5f9'),
  });
  for (const x of [2, 9]) box(stage, [x, 10, -4], [1, 1, 4], steel, { edge: false });
  stage.within({ at: [22, -4, 0] }, () =>
    box(stage, [0, 0, 0], [12, 16, 11], steel, {
      front: art.rect(1.6, 1.6, 8.8, 8, '#15181d') + art.rect(3, 3, 6, 5, '#f1f5f9'),
    }),
  );
}

function iec(stage: Stage) {
  box(stage, [0, 0, 0], [50, 5, 62], '#1b1f26', {
    round: 2,
    front:
      art.rect(6, 4, 38, 18, '#0b0e13', { round: 2 }) +
      art.rect(8, 6, 34, 14, '#b91c1c', { round: 2 }) +
      words('I   O', { x: 25, y: 16, size: 8, fill: '#fff' }) +
      art.rect(8, 28, 34, 26, '#2b303a', { round: 4 }) +
      art.grid(13, 36, 3, 1, [10, 0], 3, 9, '#cbd2db'),
  });
  box(stage, [5, 5, 4], [40, 30, 54], '#23272f');
}

export const moreConnectorsKinds: Kinds = {
  rj45: { camera: { yaw: -28, pitch: 38 }, draw: rj45 },
  gland: { camera: { yaw: -24, pitch: 32 }, draw: gland },
  lever: { camera: { yaw: -26, pitch: 36 }, draw: lever },
  dcjack: { camera: { yaw: -26, pitch: 38 }, draw: dcjack },
  aviation: { camera: { yaw: -24, pitch: 38 }, draw: aviation },
  usbport: { camera: { yaw: -30, pitch: 26 }, draw: usbport },
  iec: { camera: { yaw: -30, pitch: 18 }, draw: iec },
};
