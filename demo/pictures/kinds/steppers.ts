import * as art from '../art.ts';
import { shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { actuatorOf, wires } from '../motor-wires.ts';
import { toothed } from '../outline.ts';
import { cylinder, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

const steel = '#cbd2db';

/** A square stepper, its shaft to the front left; small ones are round cans. */
function stepper(stage: Stage, { size, random }: Thing) {
  if (size <= 1) {
    stage.within({ turn: [58, 0, 0], at: [0, 0, 12] }, () => {
      box(stage, [-20, -3.5, 17], [40, 7, 1.2], steel, {
        round: 3.4,
        top: art.spots(
          [
            [3.6, 3.5],
            [36.4, 3.5],
          ],
          1.8,
          '#64748b',
        ),
      });
      cylinder(stage, 14, 18, steel, { at: [0, 0, 0], surface: 'metal' });
      cylinder(stage, 4.4, 2, steel, { at: [0, 4, 18], surface: 'metal' });
      cylinder(stage, 2.4, 9, steel, { at: [0, 4, 20], surface: 'metal' });
      box(stage, [-7, -18, 3], [14, 5, 12], '#2563eb');
    });
    wires(stage, [-3, -6, 3], [-26, -52, 1], ['#2563eb', '#f472b6', '#facc15', '#f97316', '#dc2626']);
    return;
  }
  const w = ([0, 28, 35, 42, 42, 42, 57, 57, 86, 86] as const)[size] ?? 42;
  const long = ([0, 28, 30, 34, 40, 48, 52, 76, 80, 98] as const)[size] ?? 40;
  const plate =
    art.dot(w / 2, w / 2, w * 0.27, '#aab3bf') +
    art.spots(
      [
        [0.13, 0.13],
        [0.87, 0.13],
        [0.13, 0.87],
        [0.87, 0.87],
      ].map(([x = 0, y = 0]) => [x * w, y * w] as const),
      w * 0.045,
      '#3a414c',
    );
  const end = w * 0.2;
  const body = (y: number, d: number, colour: string, front = '') =>
    box(stage, [0, y, 0], [w, d, w], colour, { front });
  body(0, end, '#c3cad4', plate);
  body(end, long - end * 2, '#23272f');
  body(long - end, end, '#b4bcc8');
  lathe(
    stage,
    [
      [0, w * 0.26],
      [2.4, w * 0.26],
    ],
    '#c3cad4',
    { at: [w / 2, -2.4, w / 2], axis: 'y', surface: 'metal' },
  );
  cylinder(stage, w * 0.06, w * 0.5, '#d8dde4', { at: [w / 2, -w * 0.5 - 2.4, w / 2], axis: 'y', surface: 'metal' });
  if (size === 5)
    lathe(
      stage,
      [
        [0, 4],
        [120, 4],
      ],
      '#a9b1bc',
      { at: [w / 2, -122, w / 2], axis: 'y', surface: 'metal' },
    );
  wires(
    stage,
    [w, long * 0.8, w * 0.3],
    [w + 34, long * 0.2 - random.int(0, 12), 1],
    ['#dc2626', '#2563eb', '#16a34a', '#1f2937'],
    1.8,
  );
}

function brushless(stage: Stage, { tint, size }: Thing) {
  const [r, h] = size >= 3 ? [28, 16] : [14, 18];
  lathe(
    stage,
    [
      [0, r * 0.7],
      [3, r * 0.7],
      [3, r * 0.94, '#c79a2b'],
      [5, r * 0.94],
      [5.2, r, tint],
      [h - 3, r],
      [h, r * 0.84],
    ],
    '#20242c',
    {
      at: [0, 0, 0],
      surface: 'metal',
      art: art.repeat(6, (at) =>
        art.shape(
          `M${art.at(Math.cos(at * 1.047) * r * 0.34, Math.sin(at * 1.047) * r * 0.34)}L${art.at(Math.cos(at * 1.047 + 0.25) * r * 0.74, Math.sin(at * 1.047 + 0.25) * r * 0.74)}L${art.at(Math.cos(at * 1.047 + 0.75) * r * 0.74, Math.sin(at * 1.047 + 0.75) * r * 0.74)}Z`,
          { fill: '#0b0e13' },
        ),
      ),
    },
  );
  cylinder(stage, 2.6, 16, steel, { at: [0, 0, h], surface: 'metal' });
  lathe(
    stage,
    [
      [0, 5],
      [4, 5],
      [9, 2],
    ],
    '#b91c1c',
    { at: [0, 0, h + 6], surface: 'gloss' },
  );
  wires(stage, [r * 0.6, 0, 3], [r + 36, -16, 1], ['#1f2937', '#dc2626', '#facc15'], 2.4);
}

const actuator = (stage: Stage, { size, tint }: Thing) => actuatorOf(stage, size >= 4 ? 96 : 64, tint);

function gears(stage: Stage, { size, tint, random }: Thing) {
  const one = (x: number, y: number, r: number, teeth: number, colour: string, h: number) =>
    stage.within({ at: [x, y, 0], turn: [0, 0, random.int(0, 40)] }, () => {
      extrude(stage, toothed(r, teeth, r * 0.16), {
        from: 0,
        to: h,
        colour,
        art: art.dot(0, 0, r * 0.58, shade(colour, 0.86)) + art.dot(0, 0, r * 0.22, '#1f2937'),
      });
      lathe(
        stage,
        [
          [0, r * 0.36],
          [h * 0.6, r * 0.36],
        ],
        colour,
        { at: [0, 0, h], surface: 'metal', art: art.dot(0, 0, r * 0.2, '#23272f') },
      );
    });
  if (size <= 1) return one(0, 0, 20, 20, tint, 14);
  const colours =
    size === 9
      ? ['#dc2626', '#2563eb', '#facc15', '#16a34a', '#f97316']
      : ['#f1f5f9', '#e2e8f0', '#f1f5f9', '#dfe5ec', '#f1f5f9'];
  [
    [0, 0, 24, 20],
    [46, 8, 19, 16],
    [30, -38, 15, 14],
    [-14, -42, 20, 14],
    [74, -28, 23, 16],
  ].forEach(([x = 0, y = 0, r = 9, teeth = 9], at) => one(x, y, r, teeth, colours[at] ?? tint, 8));
}

export const steppersKinds: Kinds = {
  stepper: { camera: { yaw: 32, pitch: 24 }, draw: stepper },
  brushless: { camera: { yaw: -28, pitch: 34 }, draw: brushless },
  actuator: { camera: { yaw: 24, pitch: 28 }, draw: actuator },
  gears: { camera: { yaw: -24, pitch: 42 }, draw: gears },
};
