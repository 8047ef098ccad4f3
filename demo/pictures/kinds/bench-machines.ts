import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import { steel } from '../grips.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { outline } from '../outline.ts';
import { ball, cylinder, turned } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';

/** Two stones on a motor. */
function benchgrinder(stage: Stage, { tint }: Thing) {
  box(stage, [-40, -26, 0], [80, 52, 8], '#3a414c', { round: 4 });
  box(stage, [-26, -18, 8], [52, 36, 20], tint, {
    front:
      art.rect(16, 4, 20, 12, '#15181d', { round: 2 }) +
      art.rect(18, 6, 8, 8, '#22c55e') +
      art.rect(27, 6, 7, 8, '#dc2626'),
  });
  turned(stage, [0, 24, 4, 27, 66, 27, 70, 24], tint, { at: [-35, 0, 50], axis: 'x', surface: 'gloss' });
  for (const x of [-62, 40]) {
    cylinder(stage, 34, 18, '#94a3b8', {
      at: [x, 0, 50],
      axis: 'x',
      art: art.dot(0, 0, 16, '#e7ebf0') + art.dot(0, 0, 5, '#475569'),
    });
    extrude(
      stage,
      outline('M20 18C44 40 40 86 0 90C-30 90 -42 70 -40 44L-34 44C-34 66 -24 82 0 82C26 82 36 50 16 26'),
      { face: 'side', from: x - 2, to: x + 20, colour: shade(tint, 0.85) },
    );
    box(stage, [x, -52, 44], [18, 16, 3], steel);
  }
}

/** A drill on its column. */
function drillpress(stage: Stage, { tint, size }: Thing) {
  const small = size <= 2;
  box(stage, [-40, -44, 0], [80, 88, 8], '#596473', { round: 6, top: art.line('M22 12v36M58 12v36', '#23272f', 3) });
  turned(stage, [8, 8, 190, 8], steel, { at: [0, 30, 0], surface: 'metal' });
  if (!small) box(stage, [-34, -34, 66], [68, 60, 6], '#64748b', { round: 6 });
  turned(stage, [92, 2, 112, 2, 112, 8, 126, 10, 132, 8], '#94a3b8', { at: [0, -6, 0], surface: 'metal' });
  turned(stage, [132, 7, 150, 7], steel, { at: [0, -6, 0], surface: 'metal' });
  box(stage, [-26, -32, 150], [52, 76, 34], tint, {
    round: 6,
    front:
      art.rect(8, 8, 36, 10, '#f8fafc', { round: 2 }) + art.dot(14, 26, 3, '#22c55e') + art.dot(24, 26, 3, '#dc2626'),
  });
  box(stage, [-28, -34, 184], [56, 80, 18], shade(tint, 0.8), { round: 8 });
  for (const turn of [20, 140, 260]) {
    const [y, z] = [Math.cos(turn / 57.3) * 30, Math.sin(turn / 57.3) * 30];
    cable(
      stage,
      [
        [34, -8, 160],
        [36, -8 + y, 160 + z],
      ],
      4,
      steel,
      'metal',
    );
    ball(stage, [36, -8 + y, 160 + z], 5, '#23272f');
  }
}

/** A bench vise: jaws, spindle with its bar, turning base. */
function vise(stage: Stage, { tint }: Thing) {
  turned(stage, [0, 40, 8, 40, 10, 30, 18, 28], shade(tint, 0.85), { at: [0, 0, 0] });
  extrude(stage, outline('M-34 16L34 16L34 30L20 40L18 66L34 66L34 78L-6 78L-8 40L-34 34'), {
    face: 'side',
    from: -26,
    to: 26,
    colour: tint,
  });
  box(stage, [-26, -92, 26], [52, 64, 18], shade(tint, 0.92));
  extrude(stage, outline('M-66 24L-48 24L-44 66L-28 66L-28 78L-58 78C-66 70 -68 50 -66 24'), {
    face: 'side',
    from: -26,
    to: 26,
    colour: tint,
  });
  box(stage, [-30, -30, 66], [60, 5, 14], steel);
  box(stage, [-30, -10, 66], [60, 5, 14], steel);
  turned(stage, [-26, 9, -14, 9, -14, 6, 0, 6], steel, { at: [0, -92, 36], axis: 'y', surface: 'metal' });
  cable(
    stage,
    [
      [-26, -112, 20],
      [26, -112, 54],
    ],
    6,
    steel,
    'metal',
  );
  ball(stage, [-26, -112, 20], 6, '#94a3b8');
  ball(stage, [26, -112, 54], 6, '#94a3b8');
}

/** A basin with its lid up, where parts are washed. */
function partswasher(stage: Stage, { tint }: Thing) {
  for (const [x, y] of [
    [0, 0],
    [94, 0],
    [94, 54],
  ] as const)
    box(stage, [x, y, 0], [6, 6, 60], '#3a414c');
  box(stage, [6, 4, 22], [88, 54, 5], '#596473');
  box(stage, [0, 56, 90], [100, 5, 62], tint, { front: art.rect(8, 6, 84, 48, shade(tint, 0.85), { round: 3 }) });
  box(stage, [0, 0, 60], [100, 60, 30], tint, {
    front: words('LAVADORA', { x: 50, y: 20, size: 12, fill: '#fff', face: 'display' }),
    top: art.rect(6, 6, 88, 48, '#334155') + art.grid(10, 12, 1, 5, [0, 8], 80, 2, '#64748b'),
  });
  cable(
    stage,
    [
      [78, 40, 88],
      [78, 40, 126],
      [60, 34, 132],
      [50, 30, 112],
    ],
    5,
    steel,
    'metal',
  );
}

export const benchMachinesKinds: Kinds = {
  benchgrinder: { camera: { yaw: -30, pitch: 20 }, draw: benchgrinder },
  drillpress: { camera: { yaw: -28, pitch: 18 }, draw: drillpress },
  vise: { camera: { yaw: -52, pitch: 24 }, draw: vise },
  partswasher: { camera: { yaw: -28, pitch: 24 }, draw: partswasher },
};
