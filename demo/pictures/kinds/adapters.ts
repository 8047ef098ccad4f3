import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { mix } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { plug, rings, steel } from '../plugs.ts';
import { cylinder } from '../round.ts';
import { box } from '../solids.ts';
import { type Stage } from '../stage.ts';

function hub(stage: Stage, { tint, size }: Thing) {
  const w = 62 + size * 12;
  const ports = art.repeat(
    Math.min(4, size + 1),
    (at) =>
      art.rect(8 + at * ((w - 12) / Math.min(4, size + 1)), 4.5, 13, 6, '#16181d') +
      art.rect(9.5 + at * ((w - 12) / Math.min(4, size + 1)), 7, 10, 2.4, '#2563eb'),
  );
  box(stage, [0, 0, 0], [w, 30, 15], tint, {
    round: 4,
    front: ports,
    top:
      art.dot(w * 0.9, 8, 1.2, '#38bdf8') +
      words('HUB', { x: w / 2, y: 17, size: 7, fill: mix(tint, '#ffffff', 0.5), face: 'display' }),
  });
  cable(
    stage,
    [
      [2, 18, 8],
      [-22, 22, 6],
      [-40, 4, 4],
      [-36, -14, 4],
    ],
    4.4,
    '#20242c',
  );
  stage.within({ at: [-35, -22, 0], turn: [0, 0, -84] }, () => plug(stage, size > 1 ? 'c' : 'a', tint, 4));
}

function adapter(stage: Stage, thing: Thing) {
  const { tint, label, random } = thing;
  const light = tint === '#f8fafc';
  const plate =
    art.rect(8, 8, 26, 36, light ? '#e9edf2' : '#2c323c', { round: 1 }) +
    words(label.split(' ')[0] ?? '', {
      x: 21,
      y: 22,
      size: 9,
      fill: light ? '#334155' : '#f8fafc',
      face: 'display',
      fit: 22,
    }) +
    words(label.split(' ')[1] ?? '', { x: 21, y: 32, size: 7, fill: light ? '#64748b' : '#cbd5e1' }) +
    art.line('M11 38h20', light ? '#94a3b8' : '#64748b', 0.8);
  box(stage, [0, 0, 0], [42, 30, 54], tint, { round: 4, front: plate });
  for (const x of [12, 30]) cylinder(stage, 2.4, 19, steel, { at: [x, 15, 54], surface: 'metal' });
  stage.within({ at: [74, 10, 0] }, () => rings(stage, { random }, 22, 5, 3.4, light ? '#e7ebf0' : '#20242c'));
  cable(
    stage,
    [
      [36, 4, 6],
      [46, -10, 3],
      [60, -18, 3],
      [76, -26, 3],
    ],
    3.4,
    light ? '#e7ebf0' : '#20242c',
  );
  stage.within({ at: [84, -28, 0], turn: [0, 0, -24] }, () =>
    plug(stage, /USB|C$/.test(label) ? 'c' : 'dc', light ? '#e7ebf0' : '#20242c', 3.4),
  );
}

function brick(stage: Stage, { label, random }: Thing) {
  const [one = '', two = ''] = label.split(' ');
  const sticker =
    art.rect(26, 8, 58, 34, '#3a414c', { round: 1 }) +
    words(one, { x: 55, y: 24, size: 14, fill: '#f8fafc', face: 'display', fit: 50 }) +
    words(two, { x: 55, y: 37, size: 10, fill: '#cbd5e1' });
  box(stage, [0, 0, 0], [110, 50, 30], '#1b1f26', { round: 5, top: sticker });
  stage.within({ at: [150, -10, 0] }, () => rings(stage, { random }, 26, 5, 4, '#20242c'));
  cable(
    stage,
    [
      [108, 25, 14],
      [128, 26, 8],
      [140, 14, 4],
    ],
    4,
    '#20242c',
  );
  cable(
    stage,
    [
      [150, -36, 4],
      [130, -46, 3],
      [112, -44, 4],
    ],
    4,
    '#20242c',
  );
  stage.within({ at: [106, -44, 0], turn: [0, 0, 176] }, () => plug(stage, 'dc', '#20242c'));
}

export const adaptersKinds: Kinds = {
  hub: { draw: hub },
  adapter: { camera: { yaw: -26, pitch: 26 }, draw: adapter },
  brick: { draw: brick },
};
