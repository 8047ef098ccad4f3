import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { strew } from '../loose-parts.ts';
import { wires } from '../motor-wires.ts';
import { nozzleOf } from '../nozzle-of.ts';
import { arc } from '../outline.ts';
import { lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

const brass = '#d8a93f';

function nozzle(stage: Stage, thing: Thing) {
  const { tint, size, random } = thing;
  if (size === 0) {
    lathe(
      stage,
      [
        [0, 3],
        [5, 3],
        [5, 6.4, '#d3d8df'],
        [8, 6.4],
        [9, 5.6],
        [14, 5.6],
        [14, 7.4, '#2563eb'],
        [16, 7.4],
      ],
      brass,
      { at: [0, 0, 0], surface: 'metal', art: art.dot(0, 0, 3, '#16181d') },
    );
    return;
  }
  const long = size === 3 ? 15 : 7;
  strew(
    stage,
    { random },
    random.int(2, 4),
    12,
    () => nozzleOf(stage, tint === '#ca8a04' ? brass : tint, long, random.pick(['0.4', '0.6', '0.2', '0.8'])),
    40,
  );
}

function hotend(stage: Stage, { tint, size, random }: Thing) {
  if (size === 0) {
    box(stage, [0, 0, 0], [20, 16, 10], tint, { round: 1, top: art.dot(10, 8, 2, '#23272f') });
    return;
  }
  const fins0: [number, number][] = [];
  for (let at = 0; at < 8; at++)
    fins0.push([24 + at * 3.4, 11], [25.4 + at * 3.4, 11], [25.5 + at * 3.4, 5], [27.3 + at * 3.4, 5]);
  nozzleOf(stage, brass, 3);
  box(stage, [-8, -8, 8], [20, 16, 11.5], size >= 4 ? '#f1f5f9' : random.chance(0.4) ? '#1d4ed8' : '#c3cad4', {
    front: art.dot(16, 6, 2.6, '#23272f'),
  });
  lathe(
    stage,
    [
      [19, 2.4],
      [24, 2.4],
    ],
    '#d3d8df',
    { at: [0, 0, 0], surface: 'metal' },
  );
  lathe(stage, [...fins0, [52, 7], [58, 7], [58, 4.6], [62, 4.6]], tint === '#f8fafc' ? '#c3cad4' : tint, {
    at: [0, 0, 0],
    surface: 'metal',
  });
  wires(stage, [12, -2, 13], [54, -26, 1], ['#dc2626', '#dc2626', '#f8fafc', '#f8fafc'], 2);
  cable(
    stage,
    [
      [0, 0, 62],
      [0, 0, 72],
      [4, 2, 84],
      [14, 6, 96],
    ],
    4,
    '#e8ecf1',
  );
}

function extruder(stage: Stage, { tint, size }: Thing) {
  box(stage, [0, 14, 0], [42, size >= 3 ? 18 : 34, 42], '#23272f');
  box(stage, [0, 8, 0], [42, 6, 42], '#c3cad4');
  box(stage, [-2, 0, -2], [46, 8, 46], tint, {
    round: 0,
    front:
      art.dot(20, 22, 11, shade(tint, 0.7)) +
      art.dot(20, 22, 7, brass) +
      art.repeat(12, (at) =>
        art.line(
          `M${art.at(20 + Math.cos(at * 0.524) * 5, 22 + Math.sin(at * 0.524) * 5)}L${art.at(20 + Math.cos(at * 0.524) * 8.6, 22 + Math.sin(at * 0.524) * 8.6)}`,
          '#8a6a1f',
          1,
        ),
      ) +
      art.dot(34, 22, 6, '#c3cad4') +
      art.dot(34, 22, 2.4, '#23272f') +
      art.spots(
        [
          [5, 5],
          [41, 5],
          [5, 41],
          [41, 41],
        ],
        2.2,
        '#23272f',
      ),
  });
  box(stage, [44, -1, 30], [18, 7, 9], tint, { round: 2 });
  lathe(
    stage,
    [
      [0, 4.4],
      [14, 4.4],
      [14, 3.4, '#2563eb'],
      [17, 3.4],
    ],
    brass,
    { at: [25, 4, 44], surface: 'metal' },
  );
  if (size >= 4)
    stage.within({ at: [22, 4, -34] }, () => {
      box(stage, [-9, -6, 9], [18, 12, 11], '#c3cad4');
      nozzleOf(stage, brass, 3);
      lathe(
        stage,
        [
          [20, 8],
          [32, 8],
        ],
        '#94a3b8',
        { at: [0, 0, 0], surface: 'metal' },
      );
    });
}

function spring(stage: Stage, { tint, random }: Thing) {
  strew(stage, { random }, 3, 18, () => {
    if (tint === '#f97316')
      return lathe(
        stage,
        [
          [0, 7],
          [16, 7],
        ],
        tint,
        { at: [0, 0, 0], art: art.dot(0, 0, 3, shade(tint, 0.5)) },
      );
    const turns = 5;
    for (let at = 0; at < turns; at++)
      cable(
        stage,
        [
          [-5.4, 0, at * 3.6 + 1],
          [0, -5.4, at * 3.6 + 1.9],
          [5.4, 0, at * 3.6 + 2.8],
        ],
        1.7,
        tint,
        'metal',
      );
    for (let at = 0; at < turns - 1; at++)
      cable(
        stage,
        [
          [5.4, 0, at * 3.6 + 2.8],
          [0, 5.4, at * 3.6 + 3.7],
          [-5.4, 0, at * 3.6 + 4.6],
        ],
        1.7,
        shade(tint, 0.75),
        'metal',
      );
  });
}

function knob(stage: Stage, thing: Thing) {
  const { tint, size, random } = thing;
  strew(stage, { random }, size >= 2 ? 4 : 3, 26, () => {
    if (size >= 2) {
      extrude(
        stage,
        arc(0, 0, 11, 0, 360, 24).map(([x, y], at) => [x * (at % 2 ? 0.93 : 1), y * (at % 2 ? 0.93 : 1)] as const),
        { from: 0, to: 7, colour: tint },
      );
      lathe(
        stage,
        [
          [0, 5],
          [4, 5],
        ],
        tint,
        { at: [0, 0, 7], art: art.dot(0, 0, 2.2, '#d8b65c') },
      );
      return;
    }
    const metal = tint === '#94a3b8' || tint === '#cbd5e1';
    lathe(
      stage,
      [
        [0, 10.5],
        [2, 11],
        [3, 9],
        [15, 8.2],
        [16, 7.4],
      ],
      metal ? '#c3cad4' : tint,
      { at: [0, 0, 0], surface: metal ? 'metal' : 'gloss', art: art.line('M0 -1.4V-7', '#f8fafc', 1.4) },
    );
  });
}

export const hotendsKinds: Kinds = {
  nozzle: { camera: { yaw: -24, pitch: 22 }, draw: nozzle },
  hotend: { camera: { yaw: -26, pitch: 20 }, draw: hotend },
  extruder: { camera: { yaw: -28, pitch: 24 }, draw: extruder },
  spring: { camera: { yaw: -20, pitch: 28 }, draw: spring },
  knob: { camera: { yaw: -24, pitch: 38 }, draw: knob },
};
