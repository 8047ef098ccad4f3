import * as art from '../art.ts';
import { cable, hoop } from '../cable.ts';
import { shade } from '../colour.ts';
import { steel } from '../grips.ts';
import type { Kinds, Thing } from '../kind.ts';
import { arc, outline } from '../outline.ts';
import { cylinder, turned } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';
import { bodyOf } from '../tool-body.ts';

/** A mat with its grid. */
function mat(stage: Stage, { tint, size }: Thing) {
  const w = 150 + size * 18;
  const isSilicone = tint === '#2563eb';
  box(stage, [0, 0, 0], [w, w * 0.7, 3], tint, {
    round: 5,
    top: isSilicone
      ? art.repeat(4, (at) =>
          art.rect(8 + (at * (w - 16)) / 4, 6, (w - 16) / 4 - 5, 26, shade(tint, 0.8), { round: 3 }),
        ) +
        art.rect(8, 40, w - 16, w * 0.7 - 50, shade(tint, 1.1), { round: 4 }) +
        art.grid(w - 44, 50, 3, 4, [12, 12], 8, 8, shade(tint, 0.8))
      : art.rect(6, 6, w - 12, w * 0.7 - 12, 'none', { stroke: '#facc15', width: 1 }) +
        art.line(
          art.repeat(13, (at) => `M${6 + ((w - 12) / 13) * at} 6v${w * 0.7 - 12}`) +
            art.repeat(9, (at) => `M6 ${6 + ((w * 0.7 - 12) / 9) * at}h${w - 12}`),
          '#d9f99d',
          0.4,
        ),
  });
  if (!isSilicone) extrude(stage, outline('M20 24L96 60L92 68L16 32'), { from: 3, to: 8, colour: '#f97316' });
}

/** A band for the wrist with its coiled wire. */
function wristband(stage: Stage, { tint }: Thing) {
  turned(stage, [0, 36, 22, 36], tint, {
    at: [0, 0, 0],
    cap: shade(tint, 0.6),
    art: art.dot(0, 0, 31, '#fff') + art.dot(0, 0, 31, shade(tint, 0.4), { opacity: 0.5 }),
  });
  box(stage, [-12, -42, 4], [24, 8, 14], '#23272f', { round: 2, front: art.dot(12, 7, 4, steel) });
  for (let at = 0; at < 9; at++) hoop(stage, [48 + at * 8, -36, 0], 9, 3.4, tint);
  cable(
    stage,
    [
      [120, -36, 4],
      [140, -30, 4],
      [150, -10, 4],
    ],
    3.4,
    tint,
  );
  extrude(stage, outline('M146 -12L176 4L184 0L180 10L170 12L142 -4'), { from: 0, to: 8, colour: '#dc2626' });
}

/** Small discs that hold to each other. */
function magnets(stage: Stage) {
  const disc = (x: number, y: number, z: number) =>
    cylinder(stage, 12, 5, '#d3d9e1', { at: [x, y, z], surface: 'metal' });
  for (let at = 0; at < 7; at++) disc(0, 0, at * 5.4);
  for (let at = 0; at < 4; at++) disc(40, -18, at * 5.4);
  for (const [x, y] of [
    [76, 0],
    [66, -44],
    [104, -28],
    [24, -52],
  ] as const)
    disc(x, y, 0);
}

/** A frame saw by hand. */
function handsaw(stage: Stage, { tint }: Thing) {
  extrude(
    stage,
    [...arc(0, 0, 74, 0, 180, 24), ...arc(0, 0, 66, 180, 0, 24)].map(([x, y]) => [x, y * 1.2] as const),
    { from: 0, to: 8, colour: steel },
  );
  box(stage, [-70, -4, 3], [140, 4, 1.4], '#64748b', {
    top: art.line(
      art.repeat(30, (at) => `M${2 + at * 4.6} 4l1.6 -2`),
      '#1f2937',
      0.7,
    ),
  });
  turned(stage, [0, 8, 8, 11, 50, 12, 60, 8], bodyOf(tint), { at: [76, 0, 6], axis: 'x', surface: 'gloss' });
  for (let at = 0; at < 4; at++) box(stage, [-60, -36 - at * 10, 0], [110, 4, 1], '#aab3bf');
}

export const benchSuppliesKinds: Kinds = {
  mat: { camera: { yaw: -26, pitch: 46 }, draw: mat },
  wristband: { camera: { yaw: -22, pitch: 40 }, draw: wristband },
  magnets: { camera: { yaw: -24, pitch: 34 }, draw: magnets },
  handsaw: { camera: { yaw: -26, pitch: 54 }, draw: handsaw },
};
