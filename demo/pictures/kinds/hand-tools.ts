import * as art from '../art.ts';
import { mix, shade } from '../colour.ts';
import { steel } from '../grips.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { strew } from '../loose-parts.ts';
import { arc, outline } from '../outline.ts';
import { cylinder, lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Flat } from '../space.ts';
import { type Stage } from '../stage.ts';

function wrench(stage: Stage, { tint, size, label }: Thing) {
  const metal = tint === '#dc2626' ? tint : '#cfd5dd';
  if (size === 9 || tint === '#dc2626') {
    extrude(
      stage,
      outline(
        'M-110 -9L10 -12L16 -20L60 -20C70 -20 72 -10 64 -8L34 -6L34 4L66 6C74 8 72 20 62 20L30 22C20 22 14 16 10 11L-110 9C-122 7 -122 -7 -110 -9',
      ),
      {
        from: 0,
        to: 12,
        colour: tint === '#dc2626' ? tint : metal,
        art: art.grid(18, -2, 5, 1, [3.4, 0], 1.4, 8, '#64748b'),
      },
    );
    cylinder(stage, 8, 18, '#aab3bf', { at: [14, 0, -3], surface: 'metal' });
    return;
  }
  const one = (long: number, k: number) => {
    const open: Flat[] = [
      ...arc(long, 0, 19 * k, 120, 145, 2),
      ...arc(long, 0, 19 * k, 145, 215, 6),
      ...arc(long, 0, 19 * k, 215, 310, 8),
      [long + 14 * k, -7 * k],
      [long + 1 * k, -7 * k],
      [long - 3 * k, 0],
      [long + 1 * k, 7 * k],
      [long + 14 * k, 7 * k],
      ...arc(long, 0, 19 * k, 50, 120, 6),
    ];
    extrude(stage, open, { from: 0, to: 7 * k, colour: metal });
    extrude(
      stage,
      [
        [8 * k, -6 * k],
        [long - 12 * k, -7 * k],
        [long - 12 * k, 7 * k],
        [8 * k, 6 * k],
      ],
      {
        from: 1,
        to: 6 * k,
        colour: metal,
        art: words(label.toLowerCase() || '13 mm', { x: long / 2, y: 3 * k, size: 8 * k, fill: '#64748b' }),
      },
    );
    extrude(stage, arc(0, 0, 15 * k), {
      from: 0,
      to: 8 * k,
      colour: metal,
      art: `<path d="${arc(0, 0, 9 * k, 0, 360, 12)
        .map(([x, y], at) => `${at ? 'L' : 'M'}${art.at(x, y)}`)
        .join('')}Z" fill="#fff"/><path d="${arc(0, 0, 9 * k, 0, 360, 12)
        .map(([x, y], at) => `${at ? 'L' : 'M'}${art.at(x, y)}`)
        .join('')}Z" fill="none" stroke="#64748b" stroke-width="1.4"/>`,
    });
  };
  one(104 + size * 18, 0.8 + size * 0.07);
}

/** A screwdriver lying along x. */
function driverOf(stage: Stage, y: number, colour: string, long: number, k: number, z = 0) {
  lathe(
    stage,
    [
      [0, 1 * k],
      [3, 2.6 * k],
      [long, 2.6 * k],
      [long, 6 * k, colour],
      [long + 8, 9 * k],
      [long + 14, 7.4 * k],
      [long + 26, 10 * k],
      [long + 66, 10 * k],
      [long + 74, 7 * k],
      [long + 76, 4 * k],
    ],
    '#cfd5dd',
    { at: [-long * 0.5, y, z + 10 * k], axis: 'x', surface: 'gloss' },
  );
}

function screwdriver(stage: Stage, { tint, size }: Thing) {
  const colour = tint === '#27272a' ? '#3a414c' : tint;
  if (size <= 1) return driverOf(stage, 0, mix(colour, '#ffffff', 0.2), 60, 0.7);
  for (let at = 0; at < 6; at++)
    driverOf(stage, at * 25, at % 2 ? shade(colour, 0.85) : colour, 50 + at * 14, 0.75 + at * 0.06);
}

function allen(stage: Stage, { tint, random }: Thing) {
  const colour = tint === '#18181b' ? '#3a414c' : steel;
  strew(
    stage,
    { random },
    7,
    0,
    (at) => {
      const [long, r] = [44 + at * 12, 1.5 + at * 0.5];
      stage.within({ at: [0, at * 13, 0] }, () => {
        lathe(
          stage,
          [
            [0, r],
            [long, r],
          ],
          colour,
          { at: [0, 0, r], axis: 'x', surface: 'metal' },
        );
        lathe(
          stage,
          [
            [0, r],
            [long * 0.3, r],
          ],
          colour,
          { at: [long, 0, r], axis: 'y', surface: 'metal' },
        );
      });
    },
    0,
  );
}

function hammer(stage: Stage, { tint }: Thing) {
  lathe(
    stage,
    [
      [0, 6],
      [6, 9],
      [70, 8, '#c08a4e'],
      [90, 7],
      [170, 6],
    ],
    tint === '#18181b' ? '#23272f' : tint,
    { at: [-100, 0, 12], axis: 'x' },
  );
  box(stage, [66, -22, 2], [24, 30, 22], '#4b5563', { round: 2 });
  lathe(
    stage,
    [
      [0, 12],
      [6, 14],
      [18, 14],
    ],
    '#8e98a6',
    { at: [78, -40, 13], axis: 'y', surface: 'metal' },
  );
  extrude(stage, outline('M68 8L88 8L84 46L74 46'), { from: 6, to: 20, colour: '#6b7280' });
}

function knife(stage: Stage, { tint, size }: Thing) {
  if (size === 0) {
    for (let at = 0; at < 4; at++)
      stage.within({ at: [at * 6, at * 22, 0], turn: [0, 0, at * 4] }, () =>
        extrude(stage, outline('M0 0L90 0L78 16L0 16'), {
          from: 0,
          to: 1,
          colour: steel,
          art: art.line(
            art.repeat(6, (cut) => `M${12 + cut * 12} 0l10 -16`),
            '#8e98a6',
            0.6,
          ),
        }),
      );
    return;
  }
  if (size === 1)
    lathe(
      stage,
      [
        [0, 5],
        [70, 5, steel],
        [90, 4],
      ],
      tint,
      { at: [0, 0, 6], axis: 'x', surface: 'metal' },
    );
  else
    extrude(stage, outline('M-100 -12C-108 -10 -108 10 -100 12L20 13L30 8L30 -9L20 -12'), {
      from: 0,
      to: 12,
      colour: tint === '#94a3b8' ? '#4b5563' : tint,
      art: art.rect(-84, -3, 96, 6, '#3a414c', { round: 3 }) + art.rect(-40, -5, 20, 10, '#15181d', { round: 3 }),
    });
  extrude(stage, size === 1 ? outline('M88 -5L124 0L92 6') : outline('M30 -7L86 -7L72 7L30 7'), {
    from: 5,
    to: 6.2,
    colour: '#dfe4ea',
    art: size === 1 ? '' : art.line('M42 7l10 -14M56 7l10 -14', '#8e98a6', 0.6),
  });
}

export const handToolsKinds: Kinds = {
  wrench: { camera: { yaw: -30, pitch: 52 }, draw: wrench },
  screwdriver: { camera: { yaw: -28, pitch: 52 }, draw: screwdriver },
  allen: { camera: { yaw: -28, pitch: 52 }, draw: allen },
  hammer: { camera: { yaw: -28, pitch: 46 }, draw: hammer },
  knife: { camera: { yaw: -28, pitch: 52 }, draw: knife },
};
