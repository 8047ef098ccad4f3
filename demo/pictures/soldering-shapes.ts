import * as art from './art.ts';
import { shade } from './colour.ts';
import { words } from './lettering.ts';
import { lathe } from './round.ts';
import { box } from './solids.ts';
import { type Point } from './space.ts';
import { type Stage } from './stage.ts';

export const steel = '#cbd2db';

/** A soldering pen lying along x, its tip to the left. */
export function penOf(stage: Stage, at: Point, grip: string, body: string, turn: Point = [0, 0, 0]) {
  stage.within({ at, turn }, () =>
    lathe(
      stage,
      [
        [0, 0.6],
        [14, 2.6, '#b7793a'],
        [16, 4],
        [60, 4, steel],
        [62, 7],
        [66, 7, grip],
        [70, 9],
        [74, 8],
        [112, 9],
        [116, 10, body],
        [120, 8.6],
        [170, 8],
        [178, 6, '#1f2937'],
        [196, 3.6],
      ],
      '#9aa3af',
      { at: [0, 0, 9], axis: 'x', surface: 'gloss' },
    ),
  );
}

/** A station: its case with display and knob, the pen in its stand beside. */
export function stationOf(stage: Stage, colour: string, reading: string, knobs: number, wide = 120) {
  const h = 96;
  const face =
    art.rect(12, 14, wide - 24, 40, '#0b1a24', { round: 4 }) +
    words(reading, { x: wide / 2, y: 46, size: 32, fill: '#f87171', face: 'display', fit: wide - 36 }) +
    art.repeat(
      knobs,
      (at) =>
        art.dot((wide / (knobs + 1)) * (at + 1), 74, 12, '#15181d') +
        art.line(`M${(wide / (knobs + 1)) * (at + 1)} 74v-9`, '#f8fafc', 2),
    );
  box(stage, [0, 0, 0], [wide, 130, h], colour, {
    round: 6,
    front: face,
    side: art.grid(30, 30, 1, 5, [0, 9], 60, 4, shade(colour, 0.6)),
  });
}
