import * as art from '../art.ts';
import { boardTop, button, pcb, pins } from '../board-parts.ts';
import { shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { arc } from '../outline.ts';
import { box, extrude } from '../solids.ts';
import { type Stage } from '../stage.ts';

const bars = ['M1 0h4', 'M6 1v4', 'M6 7v4', 'M1 12h4', 'M0 7v4', 'M0 1v4', 'M1 6h4'];

const litBars = ['012345', '12', '01346', '01236', '1256', '02356', '023456', '012', '0123456', '012356'];

/** A digit of seven bars, 6 wide and 12 high. */
const segments = (x: number, y: number, digit: number, ink: string, unlit: string) =>
  `<g transform="translate(${x} ${y})skewX(-6)">${art.line(bars.join(''), unlit, 1.3)}${art.line(Array.from(litBars[digit] ?? '', (bar) => bars[Number(bar)]).join(''), ink, 1.3)}</g>`;

const heart = ['01100110', '11111111', '11111111', '11111111', '01111110', '00111100', '00011000', '00000000'];

function sevenseg(stage: Stage, { tint, size, random }: Thing) {
  const count = size >= 5 ? 8 : size >= 4 ? 4 : 3;
  const w = count * 8 + 10;
  const ink = tint === '#1d4ed8' ? '#60a5fa' : shade(tint, 1.3);
  pcb(stage, w + 6, 26, random.pick(['#1e3a8a', '#111827', '#166534']), { random });
  box(stage, [4, 6, boardTop], [w - 2, 15, 7], '#e8ecf1', {
    top:
      art.rect(0, 0, w - 2, 15, '#15181d') +
      art.repeat(count, (at) => segments(5.4 + at * 8, 1.6, random.int(0, 9), ink, '#2a303b')),
  });
  pins(stage, w / 2 - 5, 0, 4, {}, 5);
}

function matrix(stage: Stage, { tint, size, random }: Thing) {
  const modules = size >= 4 ? 4 : 1;
  const colours = tint === '#a855f7' ? ['#ef4444', '#22c55e', '#3b82f6', '#facc15', '#a855f7'] : [shade(tint, 1.2)];
  pcb(stage, modules * 33 + 6, 38, '#166534', { random });
  for (let at = 0; at < modules; at++) {
    const lit = heart
      .flatMap((row, y) => Array.from(row, (bit, x) => ({ bit, at: [3.4 + x * 3.6, 3.4 + y * 3.6] as const })))
      .flatMap((one) => (one.bit === '1' ? [one.at] : []));
    const off = art.spots(
      Array.from({ length: 64 }, (_, one) => [3.4 + (one % 8) * 3.6, 3.4 + Math.floor(one / 8) * 3.6] as const),
      1.35,
      '#3a4150',
    );
    box(stage, [3 + at * 33, 3, boardTop], [32, 32, 6], '#15181d', {
      top:
        off +
        colours
          .map((colour, index) =>
            art.spots(
              lit.filter((_, one) => one % colours.length === index),
              1.35,
              colour,
            ),
          )
          .join(''),
    });
  }
}

function ledring(stage: Stage, { size, tint }: Thing) {
  const [r, count] = (
    [
      [14, 8],
      [16, 8],
      [26, 16],
      [36, 24],
    ] as const
  )[size] ?? [26, 16];
  const art0 =
    art.dot(0, 0, r - 8, '#ffffff') +
    art.repeat(count, (at) => {
      const [x, y] = [Math.cos((at * 6.283) / count) * (r - 4), Math.sin((at * 6.283) / count) * (r - 4)];
      const hue =
        ['#ef4444', '#f59e0b', '#22c55e', '#38bdf8', '#a855f7', '#ec4899'][Math.floor((at * 6) / count)] ?? tint;
      return `<g transform="translate(${art.at(x, y)}) rotate(${Math.round((at * 360) / count)})"><path d="M-2.5 -2.5h5v5h-5z" fill="#f1f5f9"/><circle r="1.9" fill="${hue}"/></g>`;
    });
  extrude(stage, arc(0, 0, r), { from: 0, to: 2, colour: '#15181d', art: art0 });
}

function keypad(stage: Stage, { tint, size, random }: Thing) {
  const keys = ['1', '2', '3', 'A', '4', '5', '6', 'B', '7', '8', '9', 'C', '*', '0', '#', 'D'];
  if (size <= 1) {
    pcb(stage, 64, 22, tint, { random });
    for (let at = 0; at < 4; at++) button(stage, 6 + at * 14, 6, ['#dc2626', '#facc15', '#2563eb', '#16a34a'][at], 9);
    return;
  }
  const face = keys
    .map(
      (key, at) =>
        art.rect(6 + (at % 4) * 15.6, 8 + Math.floor(at / 4) * 15.6, 13, 13, at % 4 === 3 ? '#b91c1c' : '#2f5fd0', {
          round: 1.4,
        }) +
        words(key === '*' ? 'o' : key, {
          x: 12.5 + (at % 4) * 15.6,
          y: 18 + Math.floor(at / 4) * 15.6,
          size: 9,
          fill: '#fff',
          face: 'display',
        }),
    )
    .join('');
  box(stage, [0, 0, 0], [70, 77, size >= 3 ? 9 : 1.4], size >= 3 ? tint : '#15181d', { round: 3, top: face });
  box(stage, [24, -48, 0], [20, 48, 0.5], '#e2e8f0', { top: art.grid(1.4, 0, 8, 1, [2.3, 0], 0.8, 48, '#94a3b8') });
  box(stage, [23.4, -56, 0], [21, 9, 2.6], '#15181d');
}

export const digitsKinds: Kinds = {
  sevenseg: { camera: { yaw: -22, pitch: 48 }, draw: sevenseg },
  matrix: { camera: { yaw: -24, pitch: 50 }, draw: matrix },
  ledring: { camera: { yaw: -24, pitch: 52 }, draw: ledring },
  keypad: { camera: { yaw: -26, pitch: 50 }, draw: keypad },
};
