import * as art from '../art.ts';
import { cable, hoop } from '../cable.ts';
import { brass } from '../colour.ts';
import type { Kinds, Thing } from '../kind.ts';
import { cylinder, turned } from '../round.ts';
import type { Point } from '../space.ts';
import type { Stage } from '../stage.ts';

/** Tube wound flat, as it comes from the factory. */
function coilpipe(stage: Stage, { tint, size }: Thing) {
  const wide = 3 + size * 1.1;
  const turns = size > 4 ? 5 : 7;
  for (let at = 0; at < turns; at++) hoop(stage, [0, 0, 0], 60 - at * wide * 1.06, wide, tint, 'metal');
  hoop(stage, [0, 0, wide], 60 - wide * 0.5, wide, tint, 'metal');
  cable(
    stage,
    [
      [20, -57, wide * 1.4],
      [45, -64, wide * 1.2],
      [78, -62, wide * 0.6],
      [96, -52, wide * 0.5],
    ],
    wide,
    tint,
    'metal',
  );
}

/** Straight tubes. */
function pipe(stage: Stage, { tint, size }: Thing) {
  const r = 3 + size * 1.4;
  [0, 1, 2].forEach((at) =>
    cylinder(stage, r, 150, tint, {
      at: [at * 4 - 75, at * r * 2.1, r],
      axis: 'x',
      surface: 'metal',
      art: art.dot(0, 0, r * 0.82, '#4a2412'),
    }),
  );
}

/** Two insulated tubes in a coil, with cable and tape. */
function installkit(stage: Stage) {
  [0, 1].forEach((at) => {
    for (let turn = 0; turn < 3; turn++) hoop(stage, [0, 0, at * 9], 58 - turn * 9.2, 9, '#eef1f4');
  });
  for (const [y, bend, r] of [
    [-60, 0, 2.4],
    [-50, 6, 1.6],
  ] as const) {
    cable(
      stage,
      [
        [16, y + 2, 12],
        [44, y - 6 + bend, 9],
        [74, y + bend, 5],
      ],
      8.6,
      '#eef1f4',
    );
    cable(
      stage,
      [
        [74, y + bend, 5],
        [92, y + 6 + bend, 5],
      ],
      r * 2,
      '#b87333',
      'metal',
    );
    turned(stage, [0, r * 1.5, 5, r * 1.5], brass, { at: [90, y + 5.4 + bend, 5], axis: 'x', surface: 'metal' });
  }
  for (let turn = 0; turn < 3; turn++) hoop(stage, [0, 0, turn * 3.4], 22, 3.4, '#1f2937');
}

function foamtube(stage: Stage, { tint }: Thing) {
  const places: Point[] = [
    [-80, 0, 9],
    [-76, 19, 9],
    [-78, 9, 25],
  ];
  for (const at of places)
    cylinder(stage, 9, 160, tint, { at, axis: 'x', art: art.dot(0, 0, 4.6, '#05070a'), cap: '#3a414c' });
}

export const copperTubesKinds: Kinds = {
  coilpipe: { camera: { yaw: -24, pitch: 42 }, draw: coilpipe },
  pipe: { camera: { yaw: -34, pitch: 30 }, draw: pipe },
  installkit: { camera: { yaw: -24, pitch: 42 }, draw: installkit },
  foamtube: { camera: { yaw: -34, pitch: 30 }, draw: foamtube },
};
