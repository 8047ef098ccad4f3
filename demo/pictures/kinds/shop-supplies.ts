import * as art from '../art.ts';
import { shade } from '../colour.ts';
import { steel } from '../grips.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { outline } from '../outline.ts';
import { cylinder, turned } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';

/** Electrodes beside their box. */
function electrodes(stage: Stage, { tint, label }: Thing) {
  box(stage, [-110, 20, 0], [210, 44, 40], tint, {
    front: words(`ELECTRODOS ${label}`, { x: 104, y: 27, size: 20, fill: '#fff', face: 'display', fit: 180 }),
    top: art.rect(0, 18, 210, 8, shade(tint, 0.8)),
  });
  for (let at = 0; at < 7; at++) {
    turned(stage, [0, 1.6, 24, 1.6], steel, {
      at: [-96 + (at % 3) * 4, -44 + at * 8, 3 + (at % 2)],
      axis: 'x',
      surface: 'metal',
    });
    turned(stage, [24, 3, 180, 3], '#94a3b8', { at: [-96 + (at % 3) * 4, -44 + at * 8, 3 + (at % 2)], axis: 'x' });
  }
}

/** Thin blades of steel, fanned out from their rivet. */
function feelers(stage: Stage) {
  for (let at = 0; at < 9; at++)
    stage.within({ turn: [0, 0, -34 + at * 9] }, () =>
      extrude(stage, outline('M-8 -7L108 -7C116 -7 116 7 108 7L-8 7'), {
        from: at * 1.2,
        to: at * 1.2 + 0.9,
        colour: '#d3d9e1',
        art: words(`0,${String(5 + at * 5).padStart(2, '0')}`, { x: 92, y: 3, size: 8, fill: '#475569' }),
      }),
    );
  extrude(stage, outline('M-84 -11C-92 -11 -92 11 -84 11L14 11L14 -11'), { from: 11, to: 14, colour: '#aab3bf' });
  cylinder(stage, 6, 3, '#8e98a6', { at: [0, 0, 14], surface: 'metal' });
}

export const shopSuppliesKinds: Kinds = {
  electrodes: { camera: { yaw: -26, pitch: 30 }, draw: electrodes },
  feelers: { camera: { yaw: -26, pitch: 52 }, draw: feelers },
};
