import * as art from '../art.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { strew } from '../loose-parts.ts';
import { outline } from '../outline.ts';
import { cylinder, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

function rod(stage: Stage, { tint, size, random }: Thing) {
  const long = 90 + size * 22;
  const screw = tint === '#a3a3a3';
  strew(
    stage,
    { random },
    screw ? 1 : 3,
    0,
    (at) => {
      const y = at * 13;
      cylinder(stage, 4, long, screw ? '#b5bcc6' : tint, {
        at: [0, y, 4],
        axis: 'x',
        surface: 'metal',
        cap: '#e2e7ec',
      });
    },
    0,
  );
  if (!screw) return;
  for (let at = 2; at < long - 3; at += 6.5)
    lathe(
      stage,
      [
        [0, 4],
        [1.2, 4.5],
        [2.4, 4],
      ],
      '#8e98a6',
      { at: [at, 0, 4], axis: 'x' },
    );
  lathe(
    stage,
    [
      [0, 6],
      [8, 6],
      [8, 12],
      [11, 12],
      [11, 6],
      [17, 6],
    ],
    '#d8b65c',
    { at: [long * 0.34, 0, 8], axis: 'x', surface: 'metal' },
  );
}

function rail(stage: Stage, { size, tint }: Thing) {
  const long = 90 + size * 26;
  if (tint === '#18181b') {
    box(stage, [0, 0, 0], [long + 60, 14, 26], tint, { front: art.rect(4, 9, long + 52, 8, '#cbd2db') });
    return;
  }
  extrude(
    stage,
    [
      [-6, 0],
      [6, 0],
      [6, 2.4],
      [4.6, 4],
      [4.6, 5.4],
      [6, 7],
      [6, 8],
      [-6, 8],
      [-6, 7],
      [-4.6, 5.4],
      [-4.6, 4],
      [-6, 2.4],
    ],
    { face: 'side', from: 0, to: long, colour: '#c3cad4' },
  );
  for (let at = 12; at < long; at += 22)
    lathe(
      stage,
      [
        [0, 2.6],
        [0.1, 2.6],
      ],
      '#64748b',
      { at: [at, 0, 8], cap: '#3a414c' },
    );
  const at = long * 0.42;
  for (const [x, w, colour] of [
    [at, 4, '#16a34a'],
    [at + 4, 26, '#d3d8df'],
    [at + 30, 4, '#16a34a'],
  ] as const)
    box(stage, [x, -13, 4], [w, 26, 10], colour, {
      top:
        w > 5
          ? art.spots(
              [
                [5, 6],
                [21, 6],
                [5, 20],
                [21, 20],
              ],
              2,
              '#475569',
            )
          : '',
    });
}

function extrusion(stage: Stage, { size, tint }: Thing) {
  const profile = (w: number) =>
    outline(
      `M0 0L${w * 0.36} 0L${w * 0.36} ${w * 0.14}L${w * 0.64} ${w * 0.14}L${w * 0.64} 0L${w} 0L${w} ${w * 0.36}L${w * 0.86} ${w * 0.36}L${w * 0.86} ${w * 0.64}L${w} ${w * 0.64}L${w} ${w}L${w * 0.64} ${w}L${w * 0.64} ${w * 0.86}L${w * 0.36} ${w * 0.86}L${w * 0.36} ${w}L0 ${w}L0 ${w * 0.64}L${w * 0.14} ${w * 0.64}L${w * 0.14} ${w * 0.36}L0 ${w * 0.36}`,
    );
  for (const [x, y] of [
    [0, 0],
    [26, 12],
  ]) {
    stage.within({ at: [x ?? 0, y ?? 0, 0] }, () =>
      extrude(stage, profile(20), {
        face: 'front',
        from: 0,
        to: 110 + size * 30,
        colour: tint,
        art: art.dot(10, -10, 2.6, '#475569'),
      }),
    );
  }
}

export const railsKinds: Kinds = {
  rod: { camera: { yaw: -28, pitch: 38 }, draw: rod },
  rail: { camera: { yaw: -28, pitch: 34 }, draw: rail },
  extrusion: { camera: { yaw: -40, pitch: 30 }, draw: extrusion },
};
