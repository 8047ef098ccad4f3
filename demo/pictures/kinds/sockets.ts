import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import { steel } from '../grips.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { arc, outline } from '../outline.ts';
import { cylinder, turned } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';

const hexagon = (r: number) =>
  `<path d="${arc(0, 0, r, 0, 360, 6)
    .map(([x, y], at) => `${at ? 'L' : 'M'}${art.at(x, y)}`)
    .join('')}Z" fill="#0b0e13"/>`;

/** An impact socket, its size on the side. */
function socket(stage: Stage, { tint, label }: Thing) {
  const r = 15 + Number(label || 17) * 0.5;
  const colour = tint === '#27272a' ? '#3a414c' : tint;
  turned(stage, [0, 17, 24, 17, 30, r, 62, r, 64, r - 2], colour, {
    at: [0, 0, 0],
    surface: 'gloss',
    art: hexagon(r * 0.72),
  });
  extrude(
    stage,
    [
      [-r * 0.7, 36],
      [r * 0.7, 36],
      [r * 0.7, 54],
      [-r * 0.7, 54],
    ],
    {
      face: 'front',
      from: -r - 0.1,
      to: -r,
      colour,
      bare: true,
      art: words(label || '17', { x: 0, y: -39, size: 15, fill: '#e7ebf0', face: 'display' }),
    },
  );
}

/** Sockets in their case, the lid open. */
function socketset(stage: Stage, { tint, size }: Thing) {
  const w = 130 + size * 16;
  const colour = tint === '#27272a' ? '#2b303a' : tint;
  const columns = 6;
  const step = (w - 30) / (columns - 1);
  stage.within({ at: [0, 96, 16], turn: [76, 0, 0] }, () =>
    box(stage, [0, 0, 0], [w, 92, 10], colour, {
      round: 6,
      top:
        art.rect(6, 6, w - 12, 80, shade(colour, 0.8), { round: 5 }) +
        words('CROMO VANADIO', { x: w / 2, y: 50, size: 12, fill: '#f8fafc', face: 'display' }),
    }),
  );
  box(stage, [0, 0, 0], [w, 96, 16], colour, {
    round: 6,
    top: art.rect(6, 6, w - 12, 84, '#1b1f26', { round: 5 }),
    front: art.rect(w * 0.2, 4, 14, 8, steel, { round: 2 }) + art.rect(w * 0.74, 4, 14, 8, steel, { round: 2 }),
  });
  for (let row = 0; row < 2; row++)
    for (let at = 0; at < columns; at++) {
      const r = 4 + ((at * 5 + row * 3) % columns) * (3.6 / columns);
      cylinder(stage, r, 9, '#dfe4ea', {
        at: [15 + at * step, 82 - row * 19, 16],
        surface: 'metal',
        art: hexagon(r * 0.66),
      });
    }
  cable(
    stage,
    [
      [16, 40, 20],
      [w * 0.5, 40, 20],
    ],
    7,
    steel,
    'metal',
  );
  cylinder(stage, 10, 8, steel, { at: [w * 0.5 + 4, 40, 16], surface: 'metal', art: art.dot(0, 0, 5, '#64748b') });
  cable(
    stage,
    [
      [14, 40, 20],
      [40, 40, 20],
    ],
    11,
    colour === '#2b303a' ? '#dc2626' : '#23272f',
  );
  for (let at = 0; at < 4; at++)
    cable(
      stage,
      [
        [w * 0.62, 46 - at * 10, 18],
        [w - 16, 46 - at * 10, 18],
      ],
      4,
      steel,
      'metal',
    );
  for (let at = 0; at < 4; at++)
    cylinder(stage, 3, 6, '#94a3b8', {
      at: [18 + at * 11, 20, 16],
      surface: 'metal',
      art: art.dot(0, 0, 1.5, '#1f2937'),
    });
}

/** A torque wrench: head, shaft, scale, grip. */
function torque(stage: Stage, { tint }: Thing) {
  turned(stage, [0, 9, 4, 11, 62, 11, 66, 9, 70, 8, 100, 8, 100, 7, 210, 7], steel, {
    at: [-130, 0, 12],
    axis: 'x',
    surface: 'metal',
  });
  for (let at = 0; at < 11; at++)
    turned(stage, [0, 11.8, 3, 11.8], tint === '#cbd5e1' ? '#2b303a' : tint, { at: [-126 + at * 5, 0, 12], axis: 'x' });
  extrude(stage, outline('M74 -8C86 -22 112 -20 118 -6C122 6 116 18 104 20C90 22 80 14 74 8'), {
    from: 2,
    to: 22,
    colour: '#aab3bf',
    art: art.dot(99, 0, 11, '#8e98a6') + art.dot(99, 0, 5, '#475569'),
  });
  box(stage, [93, -6, 22], [12, 12, 10], steel);
  extrude(
    stage,
    [
      [-58, -7],
      [-30, -7],
      [-30, 7],
      [-58, 7],
    ],
    {
      from: 20,
      to: 20.2,
      colour: '#fff',
      bare: true,
      art: art.line(
        art.repeat(8, (at) => `M${-57 + at * 3.6} -4v${at % 2 ? 5 : 8}`),
        '#1f2937',
        0.9,
      ),
    },
  );
}

/** A cross of four sockets. */
function crosswrench(stage: Stage, { tint }: Thing) {
  for (const turn of [0, 90, 180, 270])
    stage.within({ turn: [0, 0, turn + 20] }, () =>
      turned(stage, [0, 7, 84, 7, 92, 12, 112, 13], tint, {
        at: [0, 0, 14],
        axis: 'x',
        surface: 'metal',
        art: hexagon(9),
      }),
    );
  cylinder(stage, 13, 15, tint, { at: [0, 0, 6], surface: 'metal' });
}

export const socketsKinds: Kinds = {
  socket: { camera: { yaw: -22, pitch: 38 }, draw: socket },
  socketset: { camera: { yaw: -26, pitch: 36 }, draw: socketset },
  torque: { camera: { yaw: -30, pitch: 44 }, draw: torque },
  crosswrench: { camera: { yaw: -26, pitch: 50 }, draw: crosswrench },
};
