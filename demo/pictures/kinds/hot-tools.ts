import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { steel } from '../grips.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { outline } from '../outline.ts';
import { turned } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';
import { bodyOf, shellOf, vents } from '../tool-body.ts';

const pistol = 'M-6 84C-8 100 4 108 16 108L80 104L84 78L46 72C40 66 40 58 38 46L32 6L4 6L10 56C10 66 -4 70 -6 84';

/** A pistol for hot glue, hot air or solder, by what is at its end. */
const gun =
  (end: (stage: Stage, tint: string) => void) =>
  (stage: Stage, { tint }: Thing) => {
    cable(
      stage,
      [
        [18, 15, 6],
        [10, 15, -12],
        [-30, 10, -20],
        [-54, 24, -8],
      ],
      5,
      '#23272f',
    );
    extrude(stage, outline(pistol), {
      face: 'front',
      from: 0,
      to: 30,
      colour: bodyOf(tint),
      art:
        art.shape('M40 -64q10 10 2 30', { stroke: '#15181d', width: 7 }) +
        vents(8, -96, 5) +
        art.rect(14, -48, 16, 36, '#15181d', { round: 4, opacity: 0.5 }),
    });
    end(stage, tint);
  };

const gluegun = gun((stage) => {
  turned(stage, [0, 6, 60, 6], '#f1f5f9', { at: [-62, 15, 92], axis: 'x', surface: 'glass' });
  turned(stage, [0, 12, 14, 10, 20, 5, 30, 2], '#d9b45b', { at: [80, 15, 90], axis: 'x', surface: 'metal' });
});

const heatgun = gun((stage) =>
  turned(stage, [0, 14, 8, 15, 40, 13, 58, 13], steel, {
    at: [80, 15, 90],
    axis: 'x',
    surface: 'metal',
    art: art.dot(0, 0, 11, '#1f2937') + art.dot(0, 0, 7, '#b45309'),
  }),
);

const solderinggun = gun((stage) => {
  for (const y of [8, 22])
    cable(
      stage,
      [
        [78, y, 90],
        [120, y, 88],
        [136, 15, 84],
      ],
      5,
      '#b87333',
      'metal',
    );
  turned(stage, [0, 3, 10, 1], steel, { at: [134, 15, 84], axis: 'x', surface: 'metal' });
});

/** A hot plate: display and keys before its plate. */
function hotplate(stage: Stage, { tint, size }: Thing) {
  const w = 80 + size * 30;
  box(stage, [0, 0, 0], [w, w * 0.9, 34], shellOf(tint), {
    round: 5,
    front:
      art.rect(w * 0.1, 9, w * 0.36, 16, '#0b0e13', { round: 2 }) +
      words('250', { x: w * 0.28, y: 23, size: 14, fill: '#f87171', face: 'display' }) +
      art.repeat(3, (at) => art.dot(w * (0.58 + at * 0.14), 17, 5, '#475569')),
  });
  box(stage, [8, 12, 34], [w - 16, w * 0.9 - 20, 7], '#8e98a6', {
    round: 3,
    top: art.rect(6, 6, w - 28, w * 0.9 - 32, '#aab3bf', { round: 2 }),
  });
}

export const hotToolsKinds: Kinds = {
  gluegun: { camera: { yaw: -24, pitch: 16 }, draw: gluegun },
  heatgun: { camera: { yaw: -24, pitch: 16 }, draw: heatgun },
  solderinggun: { camera: { yaw: -24, pitch: 16 }, draw: solderinggun },
  hotplate: { camera: { yaw: -26, pitch: 28 }, draw: hotplate },
};
