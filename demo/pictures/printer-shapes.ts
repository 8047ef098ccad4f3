import { lathe } from './round.ts';
import { type Stage } from './stage.ts';

/** A small thing that has just been printed: a vase of stripes. */
export function printed(stage: Stage, x: number, y: number, z: number, colour: string, scale: number) {
  const steps = Array.from({ length: 11 }, (_, at): [number, number] => [at * 6, 14 + Math.sin(at * 0.9) * 5]);
  stage.within({ at: [x, y, z], scale }, () => lathe(stage, steps, colour, { at: [0, 0, 0] }));
}
