import { boardTop, button, chip, crumbs, lamp, pcb, pins, terminals } from './board-parts.ts';
import { type Thing } from './kind.ts';
import { words } from './lettering.ts';
import { tallCan } from './power-parts.ts';
import { cylinder } from './round.ts';
import { box } from './solids.ts';
import { type Stage } from './stage.ts';

export const pitch = 2.54;

export function larger(stage: Stage, { tint, random, label }: Thing, w: number, d: number) {
  pcb(stage, w, d, tint, { random, label });
  const count = Math.floor((w - 14) / pitch);
  if (random.chance(0.5)) pins(stage, 7, 1, Math.min(count, 12), {}, 6);
  else terminals(stage, 7, 0.5, Math.min(4, Math.floor(w / 9)), random.pick(['#1d4ed8', '#16a34a']), { size: 3.8 });
  chip(stage, w * 0.36, d * 0.44, random.int(8, 13), 6, '');
  if (random.chance(0.6)) tallCan(stage, w * 0.18, d * 0.62, 2.6, 5.5, '#b9c0ca');
  if (random.chance(0.6)) box(stage, [w * 0.68, d * 0.5, boardTop], [9, 3.6, 3.2], '#d3d8df', { round: 1.8 });
  else if (random.chance(0.5)) button(stage, w * 0.7, d * 0.5, '#1f2937', 5);
  else
    cylinder(stage, 5, 2.6, '#cfd5dd', {
      at: [w * 0.76, d * 0.56, boardTop],
      surface: 'metal',
      art: words('CR2032', { x: 0, y: 0.8, size: 2, fill: '#64748b' }),
    });
  lamp(stage, w * 0.86, d * 0.82, '#ef4444');
  crumbs(stage, random, w * 0.15, d * 0.3, w * 0.7, d * 0.5, 10);
}
