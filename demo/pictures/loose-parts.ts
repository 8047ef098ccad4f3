import { cable } from './cable.ts';
import { type Thing } from './kind.ts';
import { lathe } from './round.ts';
import { posts } from './solids.ts';
import { type Stage } from './stage.ts';

export const tin = '#cbd2db';

export const epoxy = '#23272f';

export const pitch = 2.54;

/** The same thing several times, in a row and not quite straight. */
export function strew(
  stage: Stage,
  { random }: Pick<Thing, 'random'>,
  count: number,
  step: number,
  one: (at: number) => void,
  turn = 14,
) {
  for (let at = 0; at < count; at++)
    stage.within(
      { at: [at * step, (random.next() - 0.5) * step * 0.35, 0], turn: [0, 0, (random.next() - 0.5) * turn] },
      () => one(at),
    );
}

/** Two legs out of a lying body. */
export function lying(stage: Stage, body: () => void, half0: number, reach: number, r: number, wire = 0.5) {
  for (const side of [-1, 1])
    cable(
      stage,
      [
        [side * half0, 0, r],
        [side * (half0 + reach), 0, r],
      ],
      wire * 2,
      tin,
      'metal',
    );
  body();
}

/** A light-emitting diode on its legs, its lens like coloured glass. */
export function ledOne(stage: Stage, r: number, colour: string) {
  posts(
    stage,
    [
      [-r * 0.5, 0, 0],
      [r * 0.5, 0, r * 0.8],
    ],
    [0, 0, r * 6.6],
    r * 0.22,
    tin,
  );
  const dome = Array.from({ length: 7 }, (_, at): [number, number] => [
    r * (2.2 + Math.sin((at * Math.PI) / 12)),
    r * Math.cos((at * Math.PI) / 12),
  ]);
  lathe(stage, [[0, r * 1.16], [r * 0.4, r * 1.16], [r * 0.42, r], ...dome], colour, {
    at: [0, 0, r * 6],
    surface: 'glass',
  });
}
