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

export function diode(stage: Stage, thing: Thing) {
  const { tint, size } = thing;
  const big = size >= 3;
  const glass = tint === '#c2410c';
  const [half0, r] = big ? [4.7, 2.7] : glass ? [2, 1] : [2.6, 1.35];
  for (let at = 0; at < 5; at++)
    stage.within(
      { at: [(thing.random.next() - 0.5) * 6, at * r * 3.4, 0], turn: [0, 0, (thing.random.next() - 0.5) * 7] },
      () =>
        lying(
          stage,
          () =>
            lathe(
              stage,
              [
                [0, r * (glass ? 0.7 : 1)],
                [half0 * 0.16, r],
                [half0 * 1.34, r, glass ? '#16181d' : '#d3d8df'],
                [half0 * 1.66, r, glass ? tint : epoxy],
                [half0 * 1.86, r],
                [half0 * 2, r * (glass ? 0.7 : 1)],
              ],
              glass ? '#d9692f' : epoxy,
              { at: [-half0, 0, r], axis: 'x', surface: glass ? 'glass' : 'gloss' },
            ),
          half0,
          9,
          r,
          big ? 0.6 : 0.3,
        ),
    );
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
