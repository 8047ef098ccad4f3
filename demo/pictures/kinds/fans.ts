import * as art from '../art.ts';
import { shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { wires } from '../motor-wires.ts';
import { fanOf } from '../nozzle-of.ts';
import { arc } from '../outline.ts';
import { extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

function fan(stage: Stage, { tint, size }: Thing) {
  const [w, deep] = (
    [
      [30, 10],
      [40, 10],
      [50, 15],
      [80, 25],
      [120, 25],
      [120, 40],
    ] as const
  )[size] ?? [40, 10];
  fanOf(stage, w, deep, tint === '#f8fafc' ? '#dfe4ea' : tint, size >= 3 ? 9 : 7, size >= 3 ? '12V' : '24V');
  wires(stage, [w, deep * 0.6, w * 0.1], [w * 1.5, -w * 0.2, 1], ['#dc2626', '#1f2937'], w * 0.035);
}

function blower(stage: Stage, { tint }: Thing) {
  extrude(stage, [...arc(25, 25, 25, 0, 270, 30), [50, 0], [50, 25]], {
    face: 'front',
    from: 0,
    to: 15,
    colour: tint,
    art:
      art.dot(25, -25, 17, shade(tint, 0.6)) +
      art.dot(25, -25, 16, '#3a414c') +
      art.repeat(18, (at) =>
        art.line(
          `M${art.at(25 + Math.cos(at * 0.349) * 9, -25 + Math.sin(at * 0.349) * 9)}L${art.at(25 + Math.cos(at * 0.349 + 0.2) * 15.6, -25 + Math.sin(at * 0.349 + 0.2) * 15.6)}`,
          '#15181d',
          1.4,
        ),
      ) +
      art.dot(25, -25, 8.4, '#e7ebf0') +
      words('5015', { x: 25, y: -23.6, size: 4.4, fill: '#334155' }),
  });
  wires(stage, [50, 10, 40], [78, -8, 1], ['#dc2626', '#1f2937'], 1.8);
}

const fanguard = (stage: Stage) => {
  const ring = (r: number) =>
    `<circle r="${r}" fill="none" stroke="#8e98a6" stroke-width="3"/><circle r="${r}" cx="-.5" cy="-.5" fill="none" stroke="#eef1f4" stroke-width="1.2"/>`;
  extrude(
    stage,
    [
      [-60, 0],
      [60, 0],
      [60, 120],
      [-60, 120],
    ],
    {
      face: 'front',
      from: 0,
      to: 2,
      colour: '#fff',
      bare: true,
      art: `<g transform="translate(0 -60)">${art.line('M-56 -56L56 56M-56 56L56 -56', '#8e98a6', 5)}${[14, 24, 34, 44, 54].map(ring).join('')}${art.spots(
        [
          [-54, -54],
          [54, -54],
          [-54, 54],
          [54, 54],
        ],
        5,
        '#8e98a6',
      )}</g>`,
    },
  );
};

export const fansKinds: Kinds = {
  fan: { camera: { yaw: -30, pitch: 16 }, draw: fan },
  blower: { camera: { yaw: -30, pitch: 16 }, draw: blower },
  fanguard: { camera: { yaw: -20, pitch: 12 }, draw: fanguard },
};
