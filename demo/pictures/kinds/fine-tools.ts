import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { steel } from '../grips.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { outline } from '../outline.ts';
import { cylinder, turned } from '../round.ts';
import { box, extrude } from '../solids.ts';
import type { Stage } from '../stage.ts';
import { bodyOf, rubber, shellOf } from '../tool-body.ts';

/** A slim drill for fine work. */
function minidrill(stage: Stage, { tint }: Thing) {
  turned(stage, [0, 12, 6, 15, 80, 16, 92, 13, 100, 9], bodyOf(tint === '#1f2937' ? '#27272a' : tint), {
    at: [-70, 0, 16],
    axis: 'x',
    surface: 'gloss',
  });
  turned(stage, [28, 16.8, 60, 17], rubber, { at: [-70, 0, 16], axis: 'x' });
  turned(stage, [0, 8, 12, 7, 20, 4, 20, 1.6, 44, 1.6], steel, { at: [30, 0, 16], axis: 'x', surface: 'metal' });
  cable(
    stage,
    [
      [-70, 0, 16],
      [-92, 6, 12],
      [-110, 30, 4],
      [-70, 50, 3],
    ],
    5,
    '#23272f',
  );
  for (let at = 0; at < 6; at++)
    turned(
      stage,
      [0, 2, 16, 2, 16, 4 + (at % 3), 22 + (at % 2) * 5, 4],
      ['#dc2626', steel, '#16a34a', '#94a3b8', '#b45309', steel][at] ?? steel,
      { at: [-30 + at * 17, -46, 0] },
    );
}

/** A pen that measures, with display and a fine point. */
function penmeter(stage: Stage, { tint, size }: Thing) {
  const colour = shellOf(tint);
  extrude(stage, outline('M-80 -15C-88 -10 -88 10 -80 15L44 15C60 14 70 6 74 3L74 -3C70 -6 60 -14 44 -15'), {
    from: 0,
    to: 20,
    colour,
    art:
      art.rect(-62, -10, 52, 20, '#b9c7b0', { round: 3 }) +
      words('48.6', { x: -36, y: 7, size: 18, fill: '#1f2a1b', face: 'display' }) +
      art.dot(8, 0, 7, '#334155') +
      art.dot(28, 0, 5, '#dc2626'),
  });
  if (size >= 3) turned(stage, [0, 13, 26, 13], '#475569', { at: [66, 0, 10], axis: 'x' });
  else turned(stage, [0, 3, 26, 2, 34, 0], steel, { at: [72, 0, 10], axis: 'x', surface: 'metal' });
}

/** A bath that cleans by sound, its lid ajar. */
function ultrasonicbath(stage: Stage, { tint, size }: Thing) {
  const w = 130 + size * 14;
  box(stage, [0, 0, 0], [w, 84, 70], shellOf(tint), {
    round: 6,
    front:
      art.rect(w * 0.1, 14, w * 0.36, 22, '#0b0e13', { round: 3 }) +
      words('3:00', { x: w * 0.28, y: 32, size: 17, fill: '#38bdf8', face: 'display' }) +
      art.repeat(3, (at) => art.dot(w * (0.58 + at * 0.14), 25, 7, '#64748b')),
    top: art.rect(8, 8, w - 16, 68, '#64748b', { round: 8 }) + art.rect(12, 12, w - 24, 60, '#9bd0ea', { round: 6 }),
  });
  stage.within({ at: [0, 82, 72], turn: [64, 0, 0] }, () =>
    box(stage, [0, 0, 0], [w, 70, 5], '#dfe4ea', {
      round: 8,
      top: art.rect(w * 0.34, 28, w * 0.32, 9, '#475569', { round: 4 }),
    }),
  );
}

/** A station that washes and cures prints under its coloured hood. */
function washer(stage: Stage, { tint, size }: Thing) {
  const [w, h] = [90 + size * 8, 90 + size * 16];
  box(stage, [0, 0, 0], [w, w, 44], '#343b46', {
    round: 6,
    front:
      art.dot(w / 2, 22, 13, '#64748b') +
      art.dot(w / 2, 22, 10, '#15181d') +
      words('UV', { x: w * 0.2, y: 27, size: 12, fill: '#a78bfa', face: 'display' }) +
      words('30', { x: w * 0.8, y: 27, size: 12, fill: '#38bdf8', face: 'display' }),
  });
  cylinder(stage, w * 0.3, 4, steel, { at: [w / 2, w / 2, 44], surface: 'metal' });
  turned(stage, [48, 12, 60, 10, 78, 15, 92, 6], '#94a3b8', { at: [w / 2, w / 2, 0] });
  box(stage, [6, 6, 44], [w - 12, w - 12, h], tint === '#1f2937' ? '#f97316' : tint, { round: 8, opacity: 0.55 });
}

export const fineToolsKinds: Kinds = {
  minidrill: { camera: { yaw: -26, pitch: 34 }, draw: minidrill },
  penmeter: { camera: { yaw: -28, pitch: 48 }, draw: penmeter },
  ultrasonicbath: { camera: { yaw: -26, pitch: 28 }, draw: ultrasonicbath },
  washer: { camera: { yaw: -26, pitch: 18 }, draw: washer },
};
