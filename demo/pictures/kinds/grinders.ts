import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import type { Kinds, Thing } from '../kind.ts';
import { arc, outline } from '../outline.ts';
import { cylinder, turned } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';
import { bodyOf, rubber, vents } from '../tool-body.ts';

/** An angle grinder, its disc down, or a polisher. */
function grinder(stage: Stage, { tint, size }: Thing) {
  const colour = bodyOf(tint);
  const long = 96 + size * 14;
  const r = 34 + size * 4;
  const battery = tint === '#facc15';
  if (battery) box(stage, [-long - 30, -20, 10], [34, 40, 34], rubber, { round: 4 });
  else
    cable(
      stage,
      [
        [-long - 12, 0, 26],
        [-long - 30, 0, 26],
        [-long - 44, -30, 8],
        [-long + 10, -60, 3],
      ],
      5,
      '#23272f',
    );
  turned(stage, [0, 13, 4, 17, long * 0.5, 17, long * 0.55, 20, long, 22, long + 4, 19], colour, {
    at: [-long - 12, 0, 26],
    axis: 'x',
    surface: 'gloss',
  });
  for (const at of [0, 1, 2, 3]) turned(stage, [0, 22.6, 2, 22.6], '#23272f', { at: [-34 + at * 5, 0, 26], axis: 'x' });
  if (size >= 5) turned(stage, [0, r * 0.9, 10, r, 16, r * 0.9], '#f8fafc', { at: [14, 0, -16] });
  else
    cylinder(stage, r, 3, '#596473', {
      at: [14, 0, -4],
      art: art.dot(0, 0, r * 0.5, '#b45309') + art.dot(0, 0, r * 0.2, '#c3cad4'),
    });
  turned(stage, [0, 13, 8, 16, 34, 19, 44, 15, 47, 8], '#aab3bf', { at: [14, 0, 4], surface: 'metal' });
  if (size < 5)
    extrude(stage, [...arc(14, 0, r * 1.06, 100, 260, 20), ...arc(14, 0, 16, 260, 100, 10)], {
      from: -6,
      to: 12,
      colour: '#475569',
    });
  turned(stage, [-70, 6, -64, 9, -20, 9, -14, 6, 0, 5], rubber, { at: [14, -14, 30], axis: 'y', surface: 'gloss' });
}

/** Sanders: a round pad under a dome, or a belt. */
function sander(stage: Stage, { tint, size }: Thing) {
  const colour = bodyOf(tint);
  if (size >= 3) {
    extrude(stage, outline('M-60 12C-74 12 -74 36 -60 36L60 36C74 36 74 12 60 12Z'), {
      face: 'front',
      from: -4,
      to: 44,
      colour: '#a16207',
    });
    extrude(
      stage,
      outline('M-64 26L64 26L60 54L20 62L10 92C0 104 -40 104 -58 92L-64 80L-44 76C-34 84 -16 82 -12 72L-14 58L-64 50Z'),
      { face: 'front', from: 0, to: 40, colour, art: vents(24, -50, 5) },
    );
    turned(stage, [0, 10, 6, 13, 20, 10], rubber, { at: [44, 20, 58] });
    return;
  }
  cable(
    stage,
    [
      [-40, 10, 44],
      [-66, 16, 44],
      [-84, 30, 10],
    ],
    5,
    '#23272f',
  );
  turned(stage, [0, 40, 6, 42, 9, 40], '#a16207', { at: [0, 0, 0] });
  turned(stage, [9, 34, 16, 36, 22, 28], rubber, { at: [0, 0, 0] });
  turned(stage, [22, 26, 50, 27, 74, 32, 86, 28, 92, 14], colour, { at: [0, 0, 0], surface: 'gloss' });
  turned(stage, [0, 13, 34, 15, 40, 12], rubber, { at: [-64, 4, 40], axis: 'x' });
}

/** Spare discs in a stack. */
function disc(stage: Stage, { tint }: Thing) {
  const colour = bodyOf(tint);
  const face = (r: number) =>
    art.dot(0, 0, r * 0.42, '#e7ebf0') +
    art.dot(0, 0, r * 0.42, 'none', { stroke: '#dc2626', width: 2 }) +
    art.dot(0, 0, r * 0.19, '#64748b') +
    art.dot(0, 0, r * 0.13, '#fff');
  for (let at = 0; at < 5; at++)
    cylinder(stage, 56, 3, shade(colour, 1 + (at % 2) * 0.08), { at: [0, 0, at * 3.4], art: at === 4 ? face(56) : '' });
  stage.within({ at: [78, -52, 4], turn: [0, 0, 12] }, () =>
    cylinder(stage, 56, 3, colour, {
      at: [0, 0, 0],
      art:
        (tint === '#b45309'
          ? art.repeat(24, (at) =>
              art.line(
                `M${art.at(Math.cos(at * 0.262) * 26, Math.sin(at * 0.262) * 26)}L${art.at(Math.cos(at * 0.262 + 0.2) * 55, Math.sin(at * 0.262 + 0.2) * 55)}`,
                '#78350f',
                1,
              ),
            )
          : '') + face(56),
    }),
  );
}

export const grindersKinds: Kinds = {
  grinder: { camera: { yaw: -26, pitch: 28 }, draw: grinder },
  disc: { camera: { yaw: -24, pitch: 46 }, draw: disc },
  sander: { camera: { yaw: -26, pitch: 20 }, draw: sander },
};
