import * as art from './art.ts';
import { hoop } from './cable.ts';
import { mix, shade } from './colour.ts';
import { type Thing } from './kind.ts';
import { lathe } from './round.ts';
import { box } from './solids.ts';
import { type Point } from './space.ts';
import { type Stage } from './stage.ts';

export const steel = '#c3cad4';

/** Rings of cable that lie one on the other. */
export function rings(
  stage: Stage,
  { random }: Pick<Thing, 'random'>,
  r: number,
  count: number,
  wide: number,
  colour: string,
  surface: 'matt' | 'metal' = 'matt',
) {
  for (let at = 0; at < count; at++) {
    const [dx, dy] = [(random.next() - 0.5) * wide * 1.1, (random.next() - 0.5) * wide * 1.1];
    const level = Math.floor(at / 2);
    const reach = r + (at % 2 ? wide * 0.9 : 0) - level * wide * 0.1;
    hoop(stage, [dx, dy, level * wide * 0.8], reach, wide, colour, surface);
  }
}

export type Plug = 'a' | 'b' | 'micro' | 'c' | 'hdmi' | 'rj45' | 'dc' | 'jack' | 'mains';

export const plugs: Record<Plug, readonly [shell: Point, tip: Point]> = {
  a: [
    [17, 12, 8],
    [12, 11, 4.5],
  ],
  b: [
    [18, 12, 11],
    [8, 8.4, 8],
  ],
  micro: [
    [15, 10, 7],
    [6, 6.8, 2],
  ],
  c: [
    [17, 11, 6.5],
    [7, 8.3, 2.6],
  ],
  hdmi: [
    [26, 20, 11],
    [10, 14, 5],
  ],
  rj45: [
    [20, 12, 9],
    [12, 11.6, 8],
  ],
  dc: [
    [20, 8, 8],
    [10, 5.5, 5.5],
  ],
  jack: [
    [22, 8, 8],
    [16, 3.5, 3.5],
  ],
  mains: [
    [24, 24, 17],
    [19, 5, 5],
  ],
};

/** A plug lying with its tip to the right; its cable would leave at 0 0. */
export function plug(stage: Stage, kind: Plug, colour: string, wide = 4) {
  const [[w, d, h], [tw, td, th]] = plugs[kind];
  const mid = h / 2;
  lathe(
    stage,
    [
      [0, wide * 0.6],
      [8, Math.min(d, h) * 0.36],
    ],
    colour,
    { at: [-8, 0, mid], axis: 'x' },
  );
  if (kind === 'dc' || kind === 'jack') {
    lathe(
      stage,
      [
        [0, 3],
        [2, 4],
        [w, 4],
        [w, td / 2, kind === 'dc' ? '#20242c' : '#d8b65c'],
        [w + tw * 0.7, td / 2],
        [w + tw, td * 0.3],
      ],
      colour,
      { at: [0, 0, mid], axis: 'x', surface: 'gloss' },
    );
    return;
  }
  if (kind === 'mains') {
    lathe(
      stage,
      [
        [0, 9],
        [6, 12],
        [w, 12],
      ],
      colour,
      { at: [0, 0, mid + 4], axis: 'x' },
    );
    for (const y of [-7, 7])
      lathe(
        stage,
        [
          [0, 2.4],
          [tw, 2.4],
        ],
        steel,
        { at: [w, y, mid + 4], axis: 'x', surface: 'metal' },
      );
    return;
  }
  const clear = kind === 'rj45';
  box(stage, [0, -d / 2, 0], [w, d, h], clear ? mix(colour, '#ffffff', 0.25) : colour, {
    round: 2.2,
    top: art.rect(w * 0.3, d * 0.32, w * 0.36, d * 0.36, shade(colour, 1.2), { round: 1, opacity: 0.8 }),
  });
  const slots =
    kind === 'a'
      ? art.rect(tw * 0.3, td * 0.2, 2.4, 2, '#64748b') + art.rect(tw * 0.3, td * 0.62, 2.4, 2, '#64748b')
      : clear
        ? art.grid(tw * 0.45, 1, 1, 8, [0, 1.3], tw * 0.5, 0.6, '#d8b65c')
        : '';
  box(stage, [w, -td / 2, mid - th / 2], [tw, td, th], clear ? '#dbe5ec' : steel, {
    top: slots,
    round: kind === 'c' || kind === 'micro' ? 1 : 0,
  });
}
