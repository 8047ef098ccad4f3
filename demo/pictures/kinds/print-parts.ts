import * as art from '../art.ts';
import { cable, hoop } from '../cable.ts';
import { shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { rectangle } from '../outline.ts';
import { lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

/** A bed plate: metal sheet with rough or smooth gold, glass, or a heating mat. */
function plate(stage: Stage, { tint, size, random }: Thing) {
  const w = 150 + size * 30;
  const d = w;
  const gold = tint === '#ca8a04';
  const mat = tint === '#ea580c';
  const marks =
    art.rect(w * 0.06, d * 0.06, w * 0.88, d * 0.88, 'none', {
      stroke: shade(tint, gold ? 0.75 : 1.35),
      width: 1,
      round: 4,
    }) +
    words(mat ? '220V' : `${random.pick([235, 220, 310])} x ${random.pick([235, 220, 310])}`, {
      x: w * 0.5,
      y: d * 0.9,
      size: w * 0.05,
      fill: shade(tint, gold ? 0.6 : 1.5),
    });
  const rough = gold
    ? art.grid(w * 0.08, d * 0.08, 18, 16, [w * 0.047, d * 0.046], w * 0.012, w * 0.01, shade(tint, 0.82)) +
      art.grid(w * 0.1, d * 0.1, 18, 16, [w * 0.047, d * 0.046], w * 0.01, w * 0.008, shade(tint, 1.3))
    : '';
  const snake = mat
    ? art.line(
        `M${w * 0.1} ${d * 0.14}${art.repeat(6, () => `h${w * 0.8}v${d * 0.06}h${-w * 0.8}v${d * 0.06}`)}`,
        shade(tint, 1.2),
        2,
      )
    : '';
  const notch = [
    ...rectangle(0, 0, w, d, 8).slice(0, 24),
    [0, 8],
    [8, 0],
    [w * 0.36, 0],
    [w * 0.38, -9],
    [w * 0.62, -9],
    [w * 0.64, 0],
    [w - 8, 0],
  ] as [number, number][];
  if (!mat && tint !== '#dc2626')
    stage.within({ at: [12, 14, 0] }, () => box(stage, [0, 0, 0], [w, d, 2], '#16181d', { round: 6 }));
  extrude(stage, mat ? rectangle(0, 0, w, d, 6) : notch, {
    from: 3,
    to: 5.2,
    colour: tint,
    spread: 0.2,
    art: `<g transform="translate(0 ${-d})">${rough}${marks}${snake}${art.shape(`M${w * 0.1} ${d * 0.06}h${w * 0.3}L${w * 0.16} ${d * 0.94}H${w * 0.06}z`, { fill: '#fff', opacity: gold ? 0.1 : 0.07 })}</g>`,
  });
  if (mat)
    for (const x of [0, 6])
      cable(
        stage,
        [
          [w * 0.5 + x, 2, 4],
          [w * 0.52 + x, -24, 3],
          [w * 0.7 + x, -44, 3],
        ],
        4,
        x ? '#1f2937' : '#dc2626',
      );
}

function bracket(stage: Stage, { tint, size, random }: Thing) {
  for (let at = 0; at < (size >= 2 ? 2 : 3); at++)
    stage.within({ at: [at * 44, at * -10, 0], turn: [0, 0, random.int(-14, 14)] }, () => {
      const [w, d, h] = [30, 26, 34];
      box(stage, [0, 0, 0], [w, d, 3], tint, {
        top: art.spots(
          [
            [8, 8],
            [22, 8],
            [15, 18],
          ],
          2.4,
          '#3a414c',
        ),
      });
      box(stage, [0, d - 3, 3], [w, 3, h], tint, {
        front: art.spots(
          [
            [8, 9],
            [22, 9],
            [15, 24],
          ],
          2.6,
          '#3a414c',
        ),
      });
      for (const x of [0, w - 2])
        extrude(
          stage,
          [
            [d - 3, 3],
            [d - 3, 22],
            [d - 18, 3],
          ],
          { face: 'side', from: x, to: x + 2, colour: tint },
        );
    });
}

/** Silicone socks, pads, felt: small soft blocks. */
function block(stage: Stage, { tint, size, random }: Thing) {
  for (let at = 0; at < 3; at++)
    stage.within({ at: [at * 32, at * -8, 0], turn: [0, 0, random.int(-12, 12)] }, () => {
      if (size >= 2)
        lathe(
          stage,
          [
            [0, 13],
            [4, 14],
            [18, 11],
            [22, 11],
          ],
          tint,
          { at: [0, 0, 0], art: art.dot(0, 0, 4, shade(tint, 0.4)) },
        );
      else
        box(stage, [0, 0, 0], [25, 20, 14], tint, {
          round: 3,
          top: art.rect(4, 4, 17, 12, shade(tint, 0.6), { round: 2 }) + art.dot(12, 10, 3.4, shade(tint, 0.4)),
        });
    });
}

function hosecoil(stage: Stage, { tint, size, random }: Thing) {
  const w = size >= 3 ? 9 : 4.6;
  const colour = tint === '#f8fafc' ? '#e4eaf0' : tint;
  for (let at = 0; at < 5 + size; at++)
    hoop(stage, [random.next() * 3, random.next() * 3, Math.floor(at / 2) * w * 0.8], 44 + (at % 2) * w, w, colour);
  cable(
    stage,
    [
      [46, -10, w],
      [60, -30, w / 2],
      [44, -58, w / 2],
      [70, -66, w / 2],
      [96, -60, w / 2],
    ],
    w,
    colour,
  );
  lathe(
    stage,
    [
      [0, w * 0.3],
      [2, w * 0.3],
    ],
    '#3a414c',
    { at: [96, -60, w / 2], axis: 'x' },
  );
}

function cablechain(stage: Stage, { tint }: Thing) {
  const path: [number, number, number][] = [];
  for (let at = 0; at < 9; at++) path.push([at * 15, 0, 0]);
  for (let at = 0; at < 5; at++)
    path.push([126 + Math.sin((at * Math.PI) / 4) * 24, 0, 24 - Math.cos((at * Math.PI) / 4) * 24]);
  for (let at = 0; at < 6; at++) path.push([112 - at * 15, 0, 48]);
  path.forEach(([x, , z], at) => {
    const [nx, , nz] = path[at + 1] ?? [x - 15, 0, z];
    stage.within({ at: [x, 0, z], turn: [0, (-Math.atan2(nz - z, nx - x) * 180) / Math.PI, 0] }, () =>
      box(stage, [0, 0, 0], [13, 22, 12], tint, { top: art.rect(3, 3, 7, 16, shade(tint, 0.5), { round: 1 }) }),
    );
  });
}

export const printPartsKinds: Kinds = {
  plate: { camera: { yaw: -28, pitch: 44 }, draw: plate },
  bracket: { draw: bracket },
  block: { draw: block },
  hosecoil: { camera: { yaw: -24, pitch: 46 }, draw: hosecoil },
  cablechain: { camera: { yaw: -26, pitch: 26 }, draw: cablechain },
};
