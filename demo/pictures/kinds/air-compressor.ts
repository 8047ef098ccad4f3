import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { steel } from '../grips.ts';
import type { Kinds, Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { cylinder, turned } from '../round.ts';
import { box } from '../solids.ts';
import type { Stage } from '../stage.ts';

const litres = ['', '', '', '25', '50', '100'];

/** A compressor: tank on wheels, motor and head above, gauge. */
function aircompressor(stage: Stage, { tint, size, label }: Thing) {
  const k = 0.7 + size * 0.1;
  stage.within({ scale: k }, () => {
    for (const y of [-32, 26])
      turned(stage, [0, 12, 2, 14, 6, 12], '#23272f', { at: [-48, y, 13], axis: 'y', art: art.dot(0, 0, 6, steel) });
    box(stage, [44, -8, 0], [8, 16, 14], '#3a414c');
    turned(stage, [0, 14, 5, 24, 12, 28, 124, 28, 131, 24, 136, 14], tint, {
      at: [-68, 0, 40],
      axis: 'x',
      surface: 'gloss',
      art: art.dot(0, 0, 5, '#64748b'),
    });
    box(stage, [-46, -16, 66], [88, 34, 5], '#475569');
    turned(stage, [0, 14, 3, 17, 44, 17, 48, 14], '#3a414c', { at: [-44, 0, 88], axis: 'x' });
    for (let at = 0; at < 5; at++) box(stage, [8, -16, 72 + at * 7], [30, 32, 3.6], '#94a3b8', { round: 4 });
    box(stage, [6, -18, 108], [34, 36, 6], '#596473', { round: 4 });
    cylinder(stage, 10, 10, '#23272f', { at: [24, -28, 96], axis: 'y' });
    cable(
      stage,
      [
        [38, 0, 104],
        [58, 0, 104],
        [62, 0, 80],
        [52, 0, 66],
      ],
      4,
      '#b87333',
      'metal',
    );
    turned(stage, [0, 9, 4, 10, 6, 9], '#23272f', {
      at: [56, -22, 82],
      axis: 'y',
      art: art.dot(0, 0, 8, '#f8fafc') + art.line('M0 0l-4 -3.6', '#dc2626', 1.2),
    });
    cable(
      stage,
      [
        [-66, -14, 50],
        [-96, -14, 84],
        [-96, 14, 84],
        [-66, 14, 50],
      ],
      5,
      '#23272f',
    );
    box(stage, [-26, -28.8, 30], [46, 0.6, 20], '#f8fafc', {
      front: words(label || `${litres[size] ?? '50'} L`, { x: 23, y: 15, size: 13, fill: '#1f2937', face: 'display' }),
    });
  });
}

export const airCompressorKinds: Kinds = {
  aircompressor: { camera: { yaw: -24, pitch: 16 }, draw: aircompressor },
};
