import * as art from './art.ts';
import { cable } from './cable.ts';
import { cylinder } from './round.ts';
import { box } from './solids.ts';
import { type Point } from './space.ts';
import { type Stage } from './stage.ts';

/** Wires that leave a motor and end side by side. */
export function wires(stage: Stage, from: Point, to: Point, colours: readonly string[], wide = 1.6) {
  colours.forEach((colour, at) => {
    const shift = at * wide * 1.15;
    const half: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + shift, Math.max(from[2], to[2]) * 0.4 + wide];
    cable(stage, [[from[0], from[1] + shift, from[2]], half, [to[0], to[1] + shift, to[2]]], wide, colour);
  });
}

/** A tube with a rod that comes out of it, and a motor beside. */
export function actuatorOf(stage: Stage, long: number, tint: string) {
  cylinder(stage, 11, long * 1.5, '#b9c0ca', { at: [0, 0, 24], axis: 'x', surface: 'metal' });
  cylinder(stage, 6, long, '#e2e7ec', { at: [-long, 0, 24], axis: 'x', surface: 'metal' });
  box(stage, [-long - 12, -7, 17], [14, 14, 14], '#8e98a6', { round: 3, front: art.dot(6, 7, 3, '#23272f') });
  box(stage, [long * 1.5, -13, 8], [34, 26, 34], tint === '#94a3b8' ? '#3a414c' : tint, { round: 3 });
  cylinder(stage, 10, long * 1.1, '#3a414c', { at: [long * 0.42, 0, 10], axis: 'x', surface: 'gloss' });
}
