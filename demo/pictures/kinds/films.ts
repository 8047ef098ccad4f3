import * as art from '../art.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { cylinder, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

function lidar(stage: Stage, { tint }: Thing) {
  box(stage, [-40, -34, 0], [88, 68, 12], tint, { round: 12 });
  lathe(
    stage,
    [
      [0, 30],
      [8, 30],
      [8, 27, '#2b303a'],
      [30, 27],
      [32, 25],
    ],
    '#16181d',
    { at: [0, 0, 12], surface: 'gloss', art: art.dot(0, 0, 14, '#3a414c') },
  );
  stage.within({ at: [0, 0, 0] }, () =>
    extrude(
      stage,
      [
        [-14, 24],
        [14, 24],
        [14, 38],
        [-14, 38],
      ],
      {
        face: 'front',
        from: -28,
        to: -26.6,
        colour: '#111827',
        art: `<g transform="translate(0 -31)">${art.dot(-6, 0, 4, '#7f1d1d')}${art.dot(6, 0, 5, '#27374d')}</g>`,
      },
    ),
  );
  cylinder(stage, 8, 6, '#3a414c', { at: [36, 0, 12] });
}

function filmsensor(stage: Stage, { size, tint }: Thing) {
  const long = size >= 3 ? 90 : 40;
  box(stage, [0, 0, 0], [long, 8, 0.7], '#d9a441', {
    top: art.grid(2, 3, Math.floor(long / 3), 1, [3, 0], 1.6, 2, tint),
  });
  lathe(
    stage,
    [
      [0, 11],
      [0.8, 11],
    ],
    '#d9a441',
    { at: [-8, 4, 0], art: art.dot(0, 0, 8.6, tint) + art.grid(-5, -5, 5, 5, [2.2, 2.2], 1, 1, '#4b5563') },
  );
  for (const y of [1.6, 5.6]) box(stage, [long, y, 0], [12, 0.9, 0.9], '#cbd2db');
}

export const filmsKinds: Kinds = {
  filmsensor: { camera: { yaw: -26, pitch: 50 }, draw: filmsensor },
  lidar: { draw: lidar },
};
