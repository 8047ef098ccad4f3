import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { mix } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { arc } from '../outline.ts';
import { printed } from '../printer-shapes.ts';
import { lathe } from '../round.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

const black = '#23272f';

function printerdelta(stage: Stage, { tint, size }: Thing) {
  const h = 330 + size * 16;
  const corners = [
    [0, 0],
    [200, 0],
    [100, 173],
  ] as const;
  const triangle = [...arc(0, 0, 22, 150, 270, 8), ...arc(200, 0, 22, -90, 30, 8), ...arc(100, 173, 22, 30, 150, 8)];
  extrude(stage, triangle, { from: 0, to: 26, colour: tint });
  lathe(
    stage,
    [
      [0, 78],
      [4, 78],
    ],
    '#3a414c',
    { at: [100, 58, 26], cap: black },
  );
  printed(stage, 100, 58, 30, '#f97316', 0.9);
  for (const [x, y] of corners) {
    box(stage, [x - 11, y - 11, 26], [22, 22, h], '#2b303a');
    box(stage, [x - 16, y - 16, h * 0.62], [32, 26, 26], '#3a414c');
  }
  for (const [x, y] of corners)
    for (const by of [-9, 9])
      cable(
        stage,
        [
          [x * 0.86 + 14 + by, y * 0.8 + 8, h * 0.62],
          [100 + by, 58, h * 0.4],
        ],
        4,
        '#16181d',
      );
  lathe(
    stage,
    [
      [0, 2],
      [12, 6],
      [14, 20],
      [24, 20],
    ],
    '#c3cad4',
    { at: [100, 58, h * 0.36] },
  );
  extrude(stage, triangle, { from: h + 26, to: h + 48, colour: tint });
}

/** A base with a vat and a tall hood of coloured, clear plastic. */
function resinprinter(stage: Stage, { tint, size }: Thing) {
  const k = 1 + size * 0.06;
  const [w, d, h] = [200 * k, 190 * k, 250 * k];
  const base = tint === '#1f2937' ? '#20242c' : '#262b34';
  box(stage, [0, 0, 0], [w, d, 96], base, {
    round: 10,
    front:
      art.rect(w * 0.3, 22, w * 0.4, 52, '#0b1a24', { round: 4 }) +
      art.line(`M${w * 0.36} 40h${w * 0.2}M${w * 0.36} 52h${w * 0.26}`, '#7dd3fc', 4) +
      art.dot(w * 0.86, 48, 8, '#3a414c'),
  });
  const hood = tint === '#1f2937' ? '#f97316' : tint;
  const front =
    art.shape(`M${w * 0.36} ${h * 0.1}h${w * 0.28}v${h * 0.5}h${-w * 0.28}z`, { fill: '#1f2937', opacity: 0.5 }) +
    art.rect(w * 0.24, h * 0.6, w * 0.52, h * 0.05, '#1f2937', { opacity: 0.6 }) +
    art.shape(`M${w * 0.38} ${h * 0.65}h${w * 0.22}l${-w * 0.05} ${h * 0.14}h${-w * 0.12}z`, {
      fill: '#475569',
      opacity: 0.7,
    }) +
    art.rect(w * 0.14, h * 0.85, w * 0.7, h * 0.1, '#1f2937', { opacity: 0.55, round: 3 }) +
    art.shape(`M${w * 0.07} ${h * 0.06}h${w * 0.16}L${w * 0.13} ${h * 0.92}H${w * 0.07}Z`, {
      fill: '#ffffff',
      opacity: 0.3,
    });
  box(stage, [7, 7, 96], [w - 14, d - 14, h], mix(hood, '#ffffff', 0.12), {
    round: 12,
    front,
    cap: mix(hood, '#ffffff', 0.3),
  });
}

function enclosure(stage: Stage, { tint, size }: Thing) {
  const [w, d, h] = [340 + size * 10, 300, 380];
  const window0 =
    art.rect(w * 0.12, h * 0.1, w * 0.76, h * 0.72, '#b8c7d4', { round: 14 }) +
    art.rect(w * 0.28, h * 0.34, w * 0.44, h * 0.46, '#475569', { round: 4, opacity: 0.75 }) +
    art.rect(w * 0.34, h * 0.42, w * 0.32, h * 0.04, '#1f2937') +
    art.shape(`M${w * 0.16} ${h * 0.12}h${w * 0.24}L${w * 0.2} ${h * 0.8}h${-w * 0.04}z`, {
      fill: '#fff',
      opacity: 0.3,
    }) +
    `<rect x="${w * 0.09}" y="${h * 0.07}" width="${w * 0.82}" height="${h * 0.8}" rx="18" fill="none" stroke="#f97316" stroke-width="3" stroke-dasharray="7 4"/>`;
  box(stage, [0, 0, 0], [w, d, h], tint, { round: 14, front: window0 });
}

export const morePrintersKinds: Kinds = {
  printerdelta: { camera: { yaw: -24, pitch: 20 }, draw: printerdelta },
  resinprinter: { camera: { yaw: -28, pitch: 20 }, draw: resinprinter },
  enclosure: { camera: { yaw: -28, pitch: 20 }, draw: enclosure },
};
