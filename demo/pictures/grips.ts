import * as art from './art.ts';
import { outline } from './outline.ts';
import { cylinder } from './round.ts';
import { extrude } from './solids.ts';
import { type Flat } from './space.ts';
import { type Stage } from './stage.ts';

export const steel = '#c3cad4';

const mirrored = (flat: readonly Flat[]): Flat[] => flat.map(([x, y]) => [x, -y] as const);

/** Two handles and two jaws that cross at a rivet; the head tells what the tool is for. */
export function grips(stage: Stage, colour: string, head: readonly Flat[], long = 110) {
  const handle = outline(
    `M-6 2C-30 6 -${long * 0.5} 26 -${long} 24C-${long + 10} 22 -${long + 10} 10 -${long} 10C-${long * 0.6} 12 -44 -2 -10 -9`,
  );
  const arm = outline('M8 6L-24 8L-44 16L-48 4L-20 -6L6 -8');
  extrude(stage, mirrored(arm), { from: 0, to: 7, colour: steel });
  extrude(stage, mirrored(head), { from: 0, to: 8, colour: steel });
  extrude(stage, mirrored(handle), { from: -1, to: 10, colour });
  extrude(stage, head, { from: 1, to: 9, colour: steel });
  extrude(stage, arm, { from: 2, to: 9, colour: steel });
  extrude(stage, handle, { from: 0, to: 11, colour });
  cylinder(stage, 8, 2.4, '#aab3bf', { at: [-2, 0, 9], surface: 'metal', art: art.dot(0, 0, 3, '#64748b') });
}
