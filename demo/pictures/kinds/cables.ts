import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { type Plug, plug, rings } from '../plugs.ts';
import { lathe } from '../round.ts';
import { box } from '../solids.ts';
import { type Stage } from '../stage.ts';

/** A coil of cable with a plug at each end, tied in the middle. */
function cableWith(stage: Stage, thing: Thing, ends: readonly [Plug, Plug], wide: number) {
  const { tint, size } = thing;
  const r = 34 + size * 3;
  rings(stage, thing, r, 3 + size * 2, wide, tint);
  cable(
    stage,
    [
      [r * 0.8, -r * 0.5, wide / 2],
      [r * 1.05, -r * 0.9, wide / 2],
      [r * 0.7, -r * 1.2, 4],
      [r * 0.62, -r * 1.24, 4],
    ],
    wide,
    tint,
  );
  stage.within({ at: [r * 0.6, -r * 1.25, 0], turn: [0, 0, -158] }, () => plug(stage, ends[0], tint, wide));
  cable(
    stage,
    [
      [r * 0.5, r * 0.2, wide * 2],
      [r * 1.1, -r * 0.1, wide],
      [r * 1.4, -r * 0.4, 4],
      [r * 1.46, -r * 0.5, 4],
    ],
    wide,
    tint,
  );
  stage.within({ at: [r * 1.52, -r * 0.62, 0], turn: [0, 0, -62] }, () => plug(stage, ends[1], tint, wide));
  box(stage, [-r - wide * 2.2, -4, 0], [wide * 4.4, 8, wide * (2.2 + size * 0.6)], '#16181d', { round: 2 });
}

function avcable(stage: Stage, thing: Thing) {
  const blue = thing.tint === '#2563eb' || thing.tint === '#dc2626';
  const pair = blue
    ? (['rj45', 'rj45'] as const)
    : thing.random.pick([
        ['hdmi', 'hdmi'],
        ['hdmi', 'hdmi'],
        ['hdmi', 'c'],
        ['jack', 'jack'],
      ] as const);
  cableWith(stage, thing, pair, blue ? 4.4 : 5.4);
}

function usbcable(stage: Stage, thing: Thing) {
  if (thing.size === 0) {
    plug(stage, 'a', thing.tint);
    box(stage, [-16, -6, 0], [16, 12, 8], thing.tint, { round: 2 });
    return;
  }
  const pair =
    thing.tint === '#2563eb'
      ? (['a', 'b'] as const)
      : thing.random.pick([
          ['a', 'micro'],
          ['a', 'c'],
          ['c', 'c'],
          ['a', 'b'],
        ] as const);
  cableWith(stage, thing, pair, 3.6);
}

/** Wire on a small reel; long pieces lie as a tied ring. */
function wireroll(stage: Stage, thing: Thing) {
  const { tint, size, random } = thing;
  if (size >= 4 || size <= 2) {
    rings(stage, thing, 42, size <= 2 ? 5 : 12, size <= 2 ? 3 : 5, tint);
    for (const turn of [20, 200])
      stage.within({ turn: [0, 0, turn] }, () =>
        box(stage, [36, -5, 0], [size <= 2 ? 12 : 20, 9, size <= 2 ? 9 : 24], '#f1f5f9', { round: 2 }),
      );
    return;
  }
  const [r, h] = [36, 34];
  const wraps: [number, number][] = [];
  for (let at = 4; at < h - 4; at += 1.9) wraps.push([at, r * 0.84], [at + 0.95, r * 0.82]);
  lathe(
    stage,
    [
      [0, r],
      [4, r],
    ],
    '#23272f',
    { at: [0, 0, 0] },
  );
  lathe(stage, wraps, tint, { at: [0, 0, 0], surface: 'gloss' });
  lathe(
    stage,
    [
      [h - 4, r],
      [h, r],
    ],
    '#23272f',
    {
      at: [0, 0, 0],
      art:
        art.dot(0, 0, r * 0.6, '#f8fafc') +
        words('AWG', { x: 0, y: -r * 0.22, size: r * 0.22, fill: '#1f2937', face: 'display' }) +
        words(String(random.pick([22, 24, 20])), {
          x: 0,
          y: r * 0.44,
          size: r * 0.28,
          fill: '#1f2937',
          face: 'display',
        }) +
        art.dot(0, 0, r * 0.14, '#23272f'),
    },
  );
  cable(
    stage,
    [
      [r * 0.6, -r * 0.6, h * 0.4],
      [r * 1.1, -r * 0.7, 6],
      [r * 1.5, -r * 0.3, 1.5],
      [r * 1.8, -r * 0.5, 1.5],
    ],
    2,
    tint,
  );
}

export const cablesKinds: Kinds = {
  avcable: { camera: { yaw: -24, pitch: 54 }, draw: avcable },
  usbcable: { camera: { yaw: -24, pitch: 54 }, draw: usbcable },
  wireroll: { camera: { yaw: -24, pitch: 38 }, draw: wireroll },
};
