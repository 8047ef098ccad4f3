import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { steel } from '../grips.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { outline } from '../outline.ts';
import { cylinder, turned } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';

/** A tape that pulls out of its case. */
function tapemeasure(stage: Stage, { tint }: Thing) {
  box(stage, [-150, 8, 0], [124, 22, 1.4], '#fde047', {
    top: art.line(
      art.repeat(24, (at) => `M${4 + at * 5} 0v${at % 4 ? 5 : 10}`),
      '#1f2937',
      0.8,
    ),
  });
  box(stage, [-153, 6, -4], [3, 26, 9], steel);
  extrude(stage, outline('M-36 0L40 0L44 40C44 74 -8 84 -28 60C-38 48 -40 20 -36 0'), {
    face: 'front',
    from: 0,
    to: 38,
    colour: tint,
    art: art.dot(4, -38, 24, '#23272f') + words('5 m', { x: 4, y: -32, size: 18, fill: '#facc15', face: 'display' }),
  });
}

/** A level that draws lines of light, on its foot. */
function laserlevel(stage: Stage, { tint }: Thing) {
  for (const turn of [200, 320, 80])
    cable(
      stage,
      [
        [0, 0, 24],
        [Math.cos(turn / 57.3) * 40, Math.sin(turn / 57.3) * 40, 2],
      ],
      7,
      '#475569',
    );
  cylinder(stage, 34, 12, '#343b46', { at: [0, 0, 22] });
  box(stage, [-36, -30, 34], [72, 60, 74], '#2b303a', {
    round: 8,
    front:
      art.rect(8, 8, 56, 58, tint, { round: 5 }) +
      art.dot(36, 32, 14, '#0b0e13') +
      art.dot(36, 32, 7, '#4ade80') +
      art.line('M36 10v46M14 32h44', '#86efac', 1.4),
  });
  turned(stage, [108, 20, 118, 22, 124, 14], '#0b0e13', { at: [0, 0, 0], surface: 'gloss' });
}

/** A loupe worn on the head, with its light. */
function headlupe(stage: Stage) {
  cable(
    stage,
    [
      [-56, 0, 46],
      [-60, 60, 54],
      [0, 96, 56],
      [60, 60, 54],
      [56, 0, 46],
    ],
    13,
    '#343b46',
  );
  box(stage, [-58, -10, 30], [116, 24, 28], '#2b303a', {
    round: 8,
    front: art.dot(58, 12, 8, '#fef9c3') + art.dot(58, 12, 8, 'none', { stroke: '#94a3b8', width: 2 }),
  });
  box(stage, [-50, -26, -4], [100, 8, 34], '#bfe3f5', {
    round: 4,
    opacity: 0.8,
    front: art.shape('M8 4L34 4L20 30L8 30Z', { fill: '#fff', opacity: 0.6 }),
  });
  for (const x of [-52, 46]) box(stage, [x, -24, 20], [6, 16, 20], '#23272f');
}

export const measuringKinds: Kinds = {
  tapemeasure: { camera: { yaw: -26, pitch: 22 }, draw: tapemeasure },
  laserlevel: { camera: { yaw: -24, pitch: 16 }, draw: laserlevel },
  headlupe: { camera: { yaw: -30, pitch: 24 }, draw: headlupe },
};
