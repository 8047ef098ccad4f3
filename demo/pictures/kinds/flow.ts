import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { mix, shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { arc } from '../outline.ts';
import { ball, cylinder, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

const brass = '#d0a345';

function flowmeter(stage: Stage, { tint, size }: Thing) {
  const body = tint === '#f8fafc' ? '#e9edf1' : tint === '#b45309' ? brass : tint;
  lathe(
    stage,
    [
      [0, 10],
      [16, 10],
      [16, 13],
      [20, 13],
      [52, 13],
      [56, 13],
      [56, 10],
      [72, 10],
    ],
    body,
    { at: [-36, 0, 18], axis: 'x', surface: tint === '#b45309' ? 'metal' : 'gloss', art: art.dot(0, 0, 7, '#0b0e13') },
  );
  extrude(stage, arc(0, 0, 24, 0, 360, 6), { from: 8, to: 30, colour: body });
  lathe(
    stage,
    [
      [0, 20],
      [8, 20],
    ],
    size >= 2 ? shade(body, 1.1) : body,
    { at: [0, 0, 30], art: art.line('M-9 0H9M4 -5l6 5l-6 5', mix(body, '#ffffff', 0.6), 2) },
  );
  ['#dc2626', '#1f2937', '#facc15'].forEach((colour, at) =>
    cable(
      stage,
      [
        [16, -12 + at * 2, 34],
        [34, -24 + at * 2, 26],
        [46, -44 + at * 2, 2],
      ],
      2,
      colour,
    ),
  );
}

function floatswitch(stage: Stage, { tint, size }: Thing) {
  const metal = tint === '#94a3b8';
  const colour = metal ? '#cfd5dd' : '#eceff3';
  if (size >= 2) {
    cylinder(stage, 3, 66, colour, { at: [0, 0, 0], surface: metal ? 'metal' : 'gloss' });
    if (metal) ball(stage, [0, 0, 24], 15, colour);
    lathe(
      stage,
      [
        [0, 7],
        [4, 7],
        [10, 4],
        [16, 4],
      ],
      colour,
      { at: [0, 0, 60], surface: 'metal' },
    );
  } else {
    lathe(
      stage,
      [
        [0, 6],
        [12, 6],
        [12, 11],
        [18, 11],
        [18, 7],
        [30, 6],
      ],
      colour,
      { at: [0, 0, 16], axis: 'x', surface: 'gloss' },
    );
    stage.within({ at: [-4, 0, 16], turn: [0, 24, 0] }, () =>
      lathe(
        stage,
        [
          [0, 5],
          [8, 9],
          [36, 9],
          [40, 6],
        ],
        colour,
        { at: [-44, 0, 0], axis: 'x', surface: 'gloss' },
      ),
    );
  }
  for (const at of [0, 3])
    cable(
      stage,
      [
        [size >= 2 ? 0 : 30, at, size >= 2 ? 76 : 16],
        [size >= 2 ? 12 : 48, at - 4, size >= 2 ? 84 : 12],
        [size >= 2 ? 34 : 64, at - 24, size >= 2 ? 40 : 2],
        [size >= 2 ? 40 : 84, at - 28, 2],
      ],
      2.4,
      at ? '#1f2937' : '#dc2626',
    );
}

/** Cups that the wind turns. */
function anemometer(stage: Stage, { tint, size }: Thing) {
  const body = tint === '#38bdf8' ? '#e9edf1' : tint;
  if (size === 1) {
    lathe(
      stage,
      [
        [0, 34],
        [50, 34],
        [52, 38],
        [70, 38],
        [72, 36],
      ],
      body,
      { at: [0, 0, 0], art: art.dot(0, 0, 33, '#15181d') + art.dot(0, 4, 12, '#0b0e13') },
    );
    return;
  }
  lathe(
    stage,
    [
      [0, 20],
      [4, 20],
      [4, 6],
      [44, 6],
      [44, 13],
      [58, 13],
    ],
    body,
    { at: [0, 0, 0], surface: 'gloss' },
  );
  if (size === 2) {
    box(stage, [-46, -2, 64], [92, 4, 4], body);
    extrude(
      stage,
      [
        [30, 50],
        [58, 46],
        [58, 86],
        [30, 82],
      ],
      { face: 'front', from: -1, to: 1, colour: body },
    );
    lathe(
      stage,
      [
        [0, 0],
        [16, 6],
        [18, 6],
      ],
      '#dc2626',
      { at: [-62, 0, 66], axis: 'x' },
    );
    return;
  }
  lathe(
    stage,
    [
      [0, 9],
      [12, 9],
      [14, 7],
    ],
    body,
    { at: [0, 0, 60] },
  );
  for (const turn of [20, 140, 260])
    stage.within({ at: [0, 0, 67], turn: [0, 0, turn] }, () => {
      cylinder(stage, 1.8, 40, body, { at: [6, 0, 0], axis: 'x' });
      stage.within({ at: [56, 0, 0] }, () =>
        lathe(
          stage,
          [
            [0, 14],
            [5, 13],
            [10, 9],
            [13, 3],
            [13.4, 0],
          ],
          body,
          { at: [0, -2, 0], axis: 'y', surface: 'gloss', art: art.dot(0, 0, 12.4, shade(body, 0.6)) },
        ),
      );
    });
}

function ctclamp(stage: Stage, { tint, size }: Thing) {
  const k = size >= 3 ? 1.2 : 1;
  stage.within({ scale: k }, () => {
    box(stage, [0, 0, 0], [34, 26, 22], tint, { round: 3 });
    box(stage, [0, 0, 23], [34, 26, 32], tint, {
      round: 3,
      front: art.dot(17, 16, 9, '#f8fafc') + art.dot(17, 16, 9, 'none', { stroke: shade(tint, 0.6), width: 1.4 }),
    });
    box(stage, [11, -2, 30], [12, 2, 6], shade(tint, 0.8));
  });
  cable(
    stage,
    [
      [17 * k, 26, 8],
      [30, 46, 5],
      [66, 40, 2],
      [80, 6, 2],
      [60, -20, 2],
      [84, -34, 2],
    ],
    3.4,
    '#23272f',
  );
  lathe(
    stage,
    [
      [0, 2],
      [4, 4],
      [18, 4],
      [18, 1.8, '#d8b65c'],
      [32, 1.6],
    ],
    '#23272f',
    { at: [84, -35, 4], axis: 'x' },
  );
}

export const flowKinds: Kinds = {
  flowmeter: { camera: { yaw: 24, pitch: 32 }, draw: flowmeter },
  floatswitch: { camera: { yaw: -24, pitch: 26 }, draw: floatswitch },
  anemometer: { camera: { yaw: -24, pitch: 22 }, draw: anemometer },
  ctclamp: { camera: { yaw: -26, pitch: 28 }, draw: ctclamp },
};
