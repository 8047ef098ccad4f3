import * as art from '../art.ts';
import { mix, shade } from '../colour.ts';
import { coreOf, port, steel } from '../exchanger-parts.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { arc, rectangle, toothed } from '../outline.ts';
import { cylinder, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';

/** The valve alone, of brass with its spring; or in the housing that the hose goes on. */
function thermostat(stage: Stage, { tint, size }: Thing) {
  if (size < 3) {
    const brass = size === 1 ? '#c9a25a' : mix(tint, '#c9a25a', 0.5);
    cylinder(stage, 10, 15, brass, { at: [0, 0, 0], surface: 'metal' });
    for (let at = 0; at < 5; at += 1)
      lathe(
        stage,
        [
          [0, 12.4],
          [1.4, 13],
          [2.8, 12.4],
        ],
        '#9aa5b2',
        { at: [0, 0, 8 + at * 5], surface: 'metal' },
      );
    cylinder(stage, 7, 26, shade(brass, 0.9), { at: [0, 0, 8], surface: 'metal' });
    cylinder(stage, 27, 2, brass, { at: [0, 0, 34], surface: 'metal' });
    lathe(
      stage,
      [
        [0, 18],
        [5, 15],
        [5, 15],
        [9, 13],
        [9, 0],
      ],
      shade(brass, 1.04),
      {
        at: [0, 0, 36],
        surface: 'metal',
        cap: brass,
      },
    );
    box(stage, [-22, -3, 36], [44, 6, 2], shade(brass, 0.85), { round: 2 });
    box(stage, [-22, -3, 46], [44, 6, 2.4], shade(brass, 0.95), { round: 3 });
    for (const x of [-21, 17]) box(stage, [x, -3, 36], [4, 6, 11], shade(brass, 0.9));
    cylinder(stage, 3, 5, steel, { at: [0, 0, 48], surface: 'metal' });
    return;
  }
  const body = size === 4 ? '#2a2f37' : mix(tint, '#b8c0ca', 0.7);
  const surface = size === 4 ? 'gloss' : 'metal';
  extrude(
    stage,
    [
      ...arc(0, 0, 26, 40, 140, 10),
      ...arc(-30, 0, 9, 120, 240, 8),
      ...arc(0, 0, 26, 220, 320, 10),
      ...arc(30, 0, 9, -60, 60, 8),
    ],
    {
      from: 0,
      to: 7,
      colour: body,
    },
  );
  for (const x of [-30, 30]) cylinder(stage, 3.6, 0.6, '#14171c', { at: [x, 0, 7] });
  lathe(
    stage,
    [
      [0, 20],
      [12, 18],
      [20, 13],
    ],
    body,
    { at: [0, 0, 7], surface },
  );
  lathe(
    stage,
    [
      [0, 12],
      [34, 10.5],
      [36, 11.8],
      [40, 11.8],
    ],
    body,
    {
      at: [2, 0, 27],
      axis: 'x',
      surface,
      art: art.dot(0, 0, 8.6, '#14171c'),
    },
  );
  lathe(
    stage,
    [
      [0, 5],
      [8, 5],
      [8, 4],
      [13, 4],
    ],
    '#c9a25a',
    { at: [-6, 0, 25], surface: 'metal' },
  );
}

/** A screwed cap with the pressure that it opens at. */
function tankcap(stage: Stage, { tint, size }: Thing) {
  const isMetal = size === 1;
  const colour = isMetal ? '#c3cad3' : tint;
  cylinder(stage, 15, 8, isMetal ? '#c9a25a' : shade(tint, 0.7), {
    at: [0, 0, 0],
    surface: isMetal ? 'metal' : 'gloss',
  });
  if (isMetal) {
    lathe(
      stage,
      [
        [0, 22],
        [6, 22],
        [9, 18],
      ],
      colour,
      { at: [0, 0, 8], surface: 'metal', art: art.dot(0, 0, 7, '#b6bec8') },
    );
    for (const x of [-28, 20]) box(stage, [x, -5, 10], [8, 10, 3], colour, { round: 2 });
  } else {
    extrude(stage, toothed(25, 16, 2.4), { from: 8, to: 27, colour });
    lathe(
      stage,
      [
        [0, 20],
        [2, 18.5],
      ],
      shade(colour, 1.1),
      { at: [0, 0, 27], surface: 'gloss' },
    );
  }
  const ink = isMetal || tint === '#d8a51d' ? '#1f2937' : '#f8fafc';
  extrude(stage, rectangle(-16, -16, 32, 32), {
    from: 29,
    to: 29.2,
    colour: '#fff',
    bare: true,
    art: isMetal
      ? ''
      : words(size % 2 ? '1.1' : '1.4', { x: 0, y: 0, size: 11, fill: ink }) +
        words('BAR', { x: 0, y: 9, size: 7, fill: ink }),
  });
}

/** A tank that one sees through, with its level marked and its cap on. */
function expansiontank(stage: Stage, thing: Thing) {
  const { tint, size, random } = thing;
  const core = coreOf(thing);
  const { wide, high } = core ? { wide: core.wide * 1.5, high: core.high * 1.5 } : { wide: 70, high: 60 };
  const deep = 34;
  const isDark = tint === '#1f2630';
  const water = random.pick(['#f2a7b5', '#9fd8b4', '#a8d3ea']);
  const level = high * 0.45;
  const seam = shade(tint, isDark ? 1.25 : 0.84);
  box(stage, [0, 0, 0], [wide, deep, high], tint, {
    round: 9,
    front:
      (isDark ? '' : art.rect(3, high - level, wide - 6, level - 2, water, { opacity: 0.6, round: 5 })) +
      art.rect(0, high * 0.5, wide, 2.4, seam) +
      [0.34, 0.66]
        .map((part) => art.line(`M${art.at(wide * 0.62, high * part)}h12`, isDark ? '#e5e7eb' : '#334155', 1))
        .join('') +
      words('MAX', {
        x: wide * 0.62,
        y: high * 0.34 - 2,
        size: 6,
        fill: isDark ? '#e5e7eb' : '#334155',
        anchor: 'start',
      }) +
      words('MIN', {
        x: wide * 0.62,
        y: high * 0.66 - 2,
        size: 6,
        fill: isDark ? '#e5e7eb' : '#334155',
        anchor: 'start',
      }),
  });
  const x = wide * (size > 2 ? 0.3 : 0.68);
  cylinder(stage, 10, 7, tint, { at: [x, deep / 2, high], surface: 'gloss' });
  extrude(
    stage,
    toothed(14, 14, 1.6).map(([a, b]) => [a + x, b + deep / 2] as const),
    { from: high + 6, to: high + 18, colour: random.pick(['#14171c', '#14171c', '#1d3b8b', '#d8a51d']) },
  );
  port(stage, wide * 0.2, high * 0.16, 4.4, tint, 12);
  if (size % 2) port(stage, wide * 0.14, high * 0.86, 2.6, tint, 9);
  box(stage, [wide - 2, deep * 0.3, high * 0.4], [10, deep * 0.4, 4], tint, { round: 1 });
}

/** Parts that hold and govern an engine's water. */
export const waterPartsKinds: Kinds = {
  thermostat: { camera: { yaw: -26, pitch: 30 }, draw: thermostat },
  tankcap: { camera: { yaw: -24, pitch: 40 }, draw: tankcap },
  expansiontank: { camera: { yaw: -28, pitch: 20 }, draw: expansiontank },
};
