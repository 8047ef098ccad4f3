import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { strew } from '../loose-parts.ts';
import { arc, toothed } from '../outline.ts';
import { cylinder, lathe } from '../round.ts';
import { extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

function belt(stage: Stage, { size, random }: Thing) {
  const colour = '#2b3038';
  if (size === 2) {
    const flat = [...arc(0, 0, 22, 90, 270, 16), ...arc(70, 0, 22, -90, 90, 16)];
    extrude(stage, flat, {
      from: 0,
      to: 9,
      colour,
      art: `<path d="M0 -20.5h70a20.5 20.5 0 0 1 0 41h-70a20.5 20.5 0 0 1 0-41z" fill="#fff"/><path d="M0 -20.5h70a20.5 20.5 0 0 1 0 41h-70a20.5 20.5 0 0 1 0-41z" fill="none" stroke="#4b5563" stroke-width="2" stroke-dasharray="1.4 1.4"/>`,
    });
    return;
  }
  const r = 26 + size * 3;
  const windings = art.repeat(9, (at) =>
    art.dot(0, 0, r - 1 - at * 2.2, 'none', { stroke: at % 2 ? '#4b5563' : '#15181d', width: 1 }),
  );
  extrude(stage, toothed(r, 84, 0.9), {
    from: 0,
    to: size >= 4 ? 12 : 7,
    colour,
    art: windings + art.dot(0, 0, r - 20, '#ffffff'),
  });
  cable(
    stage,
    [
      [0, -r + 1, 4],
      [24, -r - 4, 4],
      [50, -r - 1 + random.int(0, 6), 4],
      [74, -r - 6, 4],
    ],
    3.4,
    colour,
  );
}

function pulley(stage: Stage, { size, tint, random }: Thing) {
  const r = size >= 3 ? 20 : 9;
  strew(stage, { random }, size >= 3 ? 1 : 2, r * 3, () => {
    lathe(
      stage,
      [
        [0, r * 0.9],
        [7, r * 0.9],
      ],
      tint,
      { at: [0, 0, 0], surface: 'metal' },
    );
    lathe(
      stage,
      [
        [0, r + 1.4],
        [1.4, r + 1.4],
      ],
      tint,
      { at: [0, 0, 7], surface: 'metal' },
    );
    if (size === 2) cylinder(stage, r * 0.96, 8, tint, { at: [0, 0, 8.4], surface: 'metal' });
    else extrude(stage, toothed(r, size >= 3 ? 36 : 20, r * 0.12), { from: 8.4, to: 16, colour: tint });
    lathe(
      stage,
      [
        [0, r + 1.4],
        [1.4, r + 1.4],
      ],
      tint,
      {
        at: [0, 0, 16],
        surface: 'metal',
        art: art.dot(0, 0, r * 0.48, size === 2 ? '#8e98a6' : '#23272f') + art.dot(0, 0, r * 0.3, '#23272f'),
      },
    );
  });
}

function bearing(stage: Stage, { size, random, tint }: Thing) {
  const r = size >= 2 ? 12 : 10;
  strew(stage, { random }, 3, r * 2.3, (at) => {
    stage.within({ at: [0, at === 1 ? -r * 1.4 : 0, 0] }, () =>
      lathe(
        stage,
        [
          [0, r * 0.96],
          [0.8, r],
          [7, r],
          [7.8, r * 0.96],
        ],
        tint,
        {
          at: [0, 0, 0],
          surface: 'metal',
          art:
            art.dot(0, 0, r * 0.82, '#aab3bf') +
            art.dot(0, 0, r * 0.8, at === 2 ? '#23272f' : '#d3d8df') +
            art.dot(0, 0, r * 0.56, '#c3cad4') +
            art.dot(0, 0, r * 0.4, '#23272f'),
        },
      ),
    );
  });
}

const linearbearing = (stage: Stage, { random }: Thing) =>
  strew(stage, { random }, 2, 26, (at) =>
    lathe(
      stage,
      [
        [0, 9.4],
        [1, 10],
        [7, 10],
        [7, 9.6],
        [8.6, 9.6],
        [8.6, 10],
        [26, 10],
        [26, 9.6],
        [27.6, 9.6],
        [27.6, 10],
        [33, 10],
        [34, 9.4],
      ],
      '#c3cad4',
      {
        at: [0, at * -8, 0],
        surface: 'metal',
        cap: '#23272f',
        art:
          art.dot(0, 0, 6, '#0b0e13') +
          art.repeat(4, (ballAt) =>
            art.dot(Math.cos(ballAt * 1.57) * 5.6, Math.sin(ballAt * 1.57) * 5.6, 1.5, '#e2e7ec'),
          ),
      },
    ),
  );

function coupler(stage: Stage, { tint }: Thing) {
  const cuts: [number, number, string?][] = [[0, 10]];
  for (let at = 7; at < 19; at += 3)
    cuts.push([at, 10], [at, 9.2, shade(tint, 0.5)], [at + 0.9, 9.2], [at + 0.9, 10, tint]);
  lathe(stage, [...cuts, [26, 10]], tint, { at: [0, 0, 0], surface: 'metal', art: art.dot(0, 0, 4, '#23272f') });
  for (const z of [3.4, 22.4])
    lathe(
      stage,
      [
        [0, 1.8],
        [0.4, 1.8],
      ],
      '#3a414c',
      { at: [0, -10.2, z], axis: 'y' },
    );
}

export const beltsKinds: Kinds = {
  belt: { camera: { yaw: -24, pitch: 42 }, draw: belt },
  pulley: { camera: { yaw: -28, pitch: 34 }, draw: pulley },
  bearing: { camera: { yaw: -28, pitch: 42 }, draw: bearing },
  linearbearing: { camera: { yaw: -28, pitch: 30 }, draw: linearbearing },
  coupler: { camera: { yaw: -28, pitch: 30 }, draw: coupler },
};
