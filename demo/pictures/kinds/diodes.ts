import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { epoxy, ledOne, lying, strew, tin } from '../loose-parts.ts';
import { arc } from '../outline.ts';
import { lathe } from '../round.ts';
import { box, extrude, posts } from '../solids.ts';
import { type Stage } from '../stage.ts';

function diode(stage: Stage, thing: Thing) {
  const { tint, size, random } = thing;
  const big = size >= 3;
  const glass = tint === '#c2410c';
  const [half0, r] = big ? [4.7, 2.7] : glass ? [2, 1] : [2.6, 1.35];
  const end = r * (glass ? 0.7 : 1);
  const body: [number, number, string?][] = [
    [0, end],
    [half0 * 0.16, r],
    [half0 * 1.34, r, glass ? '#16181d' : '#d3d8df'],
    [half0 * 1.66, r, glass ? tint : epoxy],
    [half0 * 1.86, r],
    [half0 * 2, end],
  ];
  const surface = glass ? 'glass' : 'gloss';
  for (let at = 0; at < 5; at++)
    stage.within({ at: [(random.next() - 0.5) * 6, at * r * 3.4, 0], turn: [0, 0, (random.next() - 0.5) * 7] }, () =>
      lying(
        stage,
        () => lathe(stage, body, glass ? '#d9692f' : epoxy, { at: [-half0, 0, r], axis: 'x', surface }),
        ...([half0, 9, r, big ? 0.6 : 0.3] as const),
      ),
    );
}

function led(stage: Stage, thing: Thing) {
  const r = [1.5, 1.5, 2.5, 4, 5][thing.size] ?? 2.5;
  strew(
    stage,
    thing,
    thing.random.int(3, 5),
    r * 3.6,
    () => ledOne(stage, r, thing.tint === '#f8fafc' ? '#e8eef6' : thing.tint),
    60,
  );
}

function powerled(stage: Stage, { tint, size }: Thing) {
  if (size <= 1) {
    extrude(
      stage,
      Array.from(
        { length: 12 },
        (_, at) =>
          [Math.cos((at * Math.PI) / 6) * (at % 2 ? 8 : 10), Math.sin((at * Math.PI) / 6) * (at % 2 ? 8 : 10)] as const,
      ),
      {
        from: 0,
        to: 1.6,
        colour: '#f1f5f9',
        art: art.spots(
          [
            [-7, 0],
            [7, 0],
            [0, 7],
            [0, -7],
          ],
          1.2,
          '#cfd5dd',
        ),
      },
    );
    lathe(
      stage,
      [
        [0, 4],
        [2.4, 4, tint],
        [2.5, 3],
        [4, 2.4],
        [5, 1.2],
        [5.2, 0],
      ],
      '#e2e8f0',
      { at: [0, 0, 1.6], surface: 'glass' },
    );
    return;
  }
  const w = size >= 4 ? 56 : 40;
  box(stage, [0, 0, 0], [w, w * 0.9, 3], '#c9d0d9', {
    round: 1.5,
    top:
      art.rect(w * 0.22, w * 0.17, w * 0.56, w * 0.56, '#ffffff', { round: 1.5 }) +
      art.rect(w * 0.26, w * 0.21, w * 0.48, w * 0.48, tint === '#db2777' ? '#f9a8d4' : '#fde047', { round: 1 }) +
      art.grid(
        w * 0.3,
        w * 0.25,
        6,
        6,
        [w * 0.074, w * 0.074],
        w * 0.045,
        w * 0.045,
        tint === '#db2777' ? '#db2777' : '#eab308',
      ) +
      art.spots(
        [
          [w * 0.1, w * 0.1],
          [w * 0.9, w * 0.1],
          [w * 0.1, w * 0.8],
          [w * 0.9, w * 0.8],
        ],
        2,
        '#64748b',
      ),
  });
  for (const x of [-9, w]) box(stage, [x, w * 0.38, 1], [9, 6, 0.8], tin);
}

function buzzer(stage: Stage, { size, tint }: Thing) {
  if (tint === '#b45309') {
    lathe(
      stage,
      [
        [0, 13.5],
        [0.8, 13.5],
      ],
      '#d9a441',
      { at: [0, 0, 0], surface: 'metal', art: art.dot(0, 0, 9.5, '#eef1f5') + art.dot(-5, 5, 1.6, '#aab3bf') },
    );
    cable(
      stage,
      [
        [-5, -5, 1],
        [-12, -14, 1],
        [-4, -24, 1],
        [8, -30, 1],
      ],
      1.4,
      '#dc2626',
    );
    cable(
      stage,
      [
        [-11, -4, 1],
        [-20, -12, 1],
        [-14, -24, 1],
        [-2, -33, 1],
      ],
      1.4,
      '#1f2937',
    );
    return;
  }
  posts(
    stage,
    [
      [-3, 0, -5],
      [3, 0, -3],
    ],
    [0, 0, 6],
    0.7,
    tin,
  );
  if (size === 2)
    box(stage, [-10, -12, -1.6], [20, 32, 1.6], tint, {
      top: art.spots(
        [
          [3, 3],
          [17, 3],
        ],
        1.6,
        '#f8fafc',
      ),
    });
  lathe(
    stage,
    [
      [0, 6],
      [8.6, 6],
      [9.4, 5.2],
    ],
    epoxy,
    {
      at: [0, 0, 0],
      surface: 'gloss',
      art: art.dot(0, 0, 1.5, '#000') + words('+', { x: -3, y: -2, size: 3, fill: '#9ca3af' }),
    },
  );
}

function crystal(stage: Stage, thing: Thing) {
  strew(stage, thing, 3, 15, () => {
    posts(
      stage,
      [
        [-2.4, 0, 0],
        [2.4, 0, 0],
      ],
      [0, 0, 9],
      0.6,
      tin,
    );
    extrude(stage, [...arc(-3.2, 0, 2.2, 90, 270, 10), ...arc(3.2, 0, 2.2, -90, 90, 10)], {
      from: 9,
      to: 9.7,
      colour: tin,
    });
    extrude(stage, [...arc(-3, 0, 1.8, 90, 270, 10), ...arc(3, 0, 1.8, -90, 90, 10)], {
      from: 9.7,
      to: 21,
      colour: '#d8dde4',
    });
    extrude(
      stage,
      [
        [-3, 12],
        [3, 12],
        [3, 18],
        [-3, 18],
      ],
      {
        face: 'front',
        from: -1.84,
        to: -1.8,
        colour: '#d8dde4',
        edge: false,
        art: `<g transform="translate(0 -14.4)">${words(thing.label, { x: 0, y: 0, size: 2.2, fill: '#475569', fit: 5.6 })}</g>`,
      },
    );
  });
}

export const diodesKinds: Kinds = {
  diode: { camera: { yaw: -22, pitch: 48 }, draw: diode },
  led: { camera: { yaw: -20, pitch: 16 }, draw: led },
  powerled: { camera: { yaw: -26, pitch: 48 }, draw: powerled },
  buzzer: { draw: buzzer },
  crystal: { camera: { yaw: -22, pitch: 20 }, draw: crystal },
};
