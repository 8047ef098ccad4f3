import * as art from '../art.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { strew } from '../loose-parts.ts';
import { rectangle } from '../outline.ts';
import { cylinder, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

const steel = '#c3cad4';

function rocker(stage: Stage, { tint, size }: Thing) {
  const [w, d] = size >= 3 ? [30, 26] : [21, 15];
  if (size === 2) {
    lathe(
      stage,
      [
        [0, 9],
        [16, 9],
        [16, 11.6],
        [18, 11.6],
      ],
      '#23272f',
      { at: [0, 0, 0], surface: 'gloss' },
    );
    stage.within({ at: [0, 0, 18], turn: [0, 9, 0] }, () =>
      extrude(stage, rectangle(-8, -7, 16, 14, 5), {
        from: 0,
        to: 2.4,
        colour: tint,
        art: words('I', { x: -4, y: 2, size: 6, fill: '#fff' }) + words('O', { x: 4, y: 2, size: 6, fill: '#fff' }),
      }),
    );
    return;
  }
  box(stage, [1.5, 1.5, 0], [w - 3, d - 3, 14], '#23272f');
  for (const x of [4, w - 6]) box(stage, [x, d / 2, -8], [1, 4, 8], steel, { edge: false });
  box(stage, [0, 0, 14], [w, d, 2.4], '#23272f', { round: 1 });
  for (let at = 0; at < (size >= 3 ? 2 : 1); at++)
    stage.within({ at: [3, 2.4 + at * (d / 2 - 1), 16.4], turn: [0, -10, 0] }, () =>
      box(stage, [0, 0, 0], [w - 6, size >= 3 ? d / 2 - 4 : d - 5, 3.4], tint, {
        round: 1,
        top:
          words('I', { x: (w - 6) * 0.22, y: (size >= 3 ? d / 2 - 4 : d - 5) * 0.7, size: 6, fill: '#fff' }) +
          words('O', { x: (w - 6) * 0.78, y: (size >= 3 ? d / 2 - 4 : d - 5) * 0.7, size: 6, fill: '#fff' }),
      }),
    );
}

function toggle(stage: Stage, { tint, size, random }: Thing) {
  strew(stage, { random }, size >= 5 ? 1 : 2, 26, () => {
    for (let at = 0; at < 3; at++) box(stage, [2 + at * 4, 5, -7], [2, 0.7, 7], '#d8b65c', { edge: false });
    box(stage, [0, 0, 0], [13, 12, 11], tint === '#dc2626' ? '#dc2626' : '#2563eb', { cap: steel });
    lathe(
      stage,
      [
        [0, 3.4],
        [7, 3.4],
      ],
      '#cfd5dd',
      { at: [6.5, 6, 11], surface: 'metal' },
    );
    lathe(
      stage,
      [
        [0, 5.6],
        [2, 5.6],
      ],
      '#cfd5dd',
      { at: [6.5, 6, 13], surface: 'metal' },
    );
    stage.within({ at: [6.5, 6, 17], turn: [0, 16, 0] }, () =>
      lathe(
        stage,
        [
          [0, 1.3],
          [11, 2.1],
          [13, 1.6],
        ],
        '#d8dde4',
        { at: [0, 0, 0], surface: 'metal' },
      ),
    );
  });
  if (size >= 5)
    stage.within({ at: [-4, -4, 13] }, () =>
      box(stage, [0, 0, 0], [21, 20, 18], '#dc2626', { round: 3, opacity: 0.85 }),
    );
}

function dipswitch(stage: Stage, { tint, size }: Thing) {
  const w = size * 2.54 + 1;
  box(stage, [0, 0, 0], [w, 9.6, 5], tint, {
    top:
      art.grid(1, 2, size, 1, [2.54, 0], 1.5, 5.4, '#15181d') +
      art.repeat(size, (at) => art.rect(1.1 + at * 2.54, at % 3 === 1 ? 2.2 : 4.8, 1.3, 2.4, '#f8fafc')) +
      words('ON', { x: 2.4, y: 1.7, size: 1.6, fill: '#fff' }),
  });
  for (let at = 0; at < size; at++) box(stage, [1.2 + at * 2.54, -0.6, -3], [0.8, 0.6, 5], steel, { edge: false });
}

function microswitch(stage: Stage, { size }: Thing) {
  box(stage, [0, 0, 0], [28, 10, 16], '#23272f', {
    front: art.spots(
      [
        [4, 12],
        [24, 5],
      ],
      1.7,
      '#94a3b8',
    ),
  });
  for (const x of [4, 13, 22]) box(stage, [x, 4.6, -7], [3, 0.8, 7], '#d8b65c', { edge: false });
  box(stage, [17, 3, 16], [3, 4, 2], '#dc2626');
  stage.within({ at: [2, 2.6, 17.4], turn: [0, -8, 0] }, () => box(stage, [0, 0, 0], [30, 4.6, 0.7], '#d3d8df'));
  if (size >= 2) cylinder(stage, 3, 4.6, '#e2e7ec', { at: [33, 2.6, 23], axis: 'y' });
}

const slideswitch = (stage: Stage, { random }: Thing) =>
  strew(
    stage,
    { random },
    4,
    13,
    () => {
      for (let at = 0; at < 3; at++) box(stage, [1.6 + at * 2.4, 2, -4], [0.6, 0.6, 4], '#d8b65c', { edge: false });
      box(stage, [0, 0, 0], [8.6, 4.4, 4.4], '#cfd5dd', { top: art.rect(1.4, 1.2, 5.8, 2, '#15181d') });
      box(stage, [4.2, 1.3, 4.4], [2, 1.8, 3.6], '#23272f');
    },
    50,
  );

function thermoswitch(stage: Stage, { random }: Thing) {
  strew(
    stage,
    { random },
    3,
    28,
    () => {
      lathe(
        stage,
        [
          [0, 8.4],
          [6, 8.4, '#cfd5dd'],
          [6, 9.4],
          [8, 9.4],
          [9, 8.6],
        ],
        '#23272f',
        { at: [0, 0, 0], surface: 'metal', art: words('60C', { x: 0, y: 1.6, size: 5, fill: '#475569' }) },
      );
      for (const x of [-12, 7]) box(stage, [x, -3, 3], [6, 5, 0.8], '#d8dde4');
    },
    60,
  );
}

function slider(stage: Stage, { tint }: Thing) {
  box(stage, [0, 0, 0], [88, 9, 7], '#c3cad4', { top: art.rect(8, 3.4, 72, 2.2, '#15181d') });
  box(stage, [46, 3, 7], [3, 3, 6], '#cfd5dd');
  box(stage, [41, 0.6, 13], [13, 8, 9], tint, { round: 1, top: art.rect(6, 0, 1, 8, '#fff') });
}

export const switchesKinds: Kinds = {
  rocker: { camera: { yaw: -28, pitch: 36 }, draw: rocker },
  toggle: { camera: { yaw: -26, pitch: 28 }, draw: toggle },
  dipswitch: { camera: { yaw: -26, pitch: 42 }, draw: dipswitch },
  microswitch: { camera: { yaw: -26, pitch: 26 }, draw: microswitch },
  slideswitch: { camera: { yaw: -26, pitch: 38 }, draw: slideswitch },
  thermoswitch: { camera: { yaw: -26, pitch: 44 }, draw: thermoswitch },
  slider: { camera: { yaw: -28, pitch: 40 }, draw: slider },
};
