import * as art from '../art.ts';
import { inkOn, mix, shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { box } from '../solids.ts';
import { type Stage } from '../stage.ts';

/** Compartments of a clear case, each with its own small things, the lid standing behind. */
function assortment(stage: Stage, { tint, size, label, random }: Thing) {
  const across = 4 + Math.min(2, size);
  const down = size <= 1 ? 2 : size <= 3 ? 3 : 4;
  const [cell, deep] = [34, 30];
  const [w, d] = [across * cell, down * deep];
  const pale = tint === '#f8fafc' || tint === '#cbd5e1' || tint === '#94a3b8';
  const colours = pale
    ? ['#94a3b8', '#cbd5e1', '#b8c0cb', '#8e98a6']
    : [tint, shade(tint, 1.25), mix(tint, '#facc15', 0.5), mix(tint, '#0ea5e9', 0.6), '#94a3b8', '#1f2937'];
  const kind =
    { '#38bdf8': 1, '#c2410c': 1, '#111827': 2, '#1f2937': 2, '#c2760c': 0, '#22c55e': 0, '#1e3a8a': 0 }[tint] ??
    random.pick([0, 3, 3]);
  const bit = (colour: string) => {
    const [x, y, turn] = [3 + random.next() * 24, 3 + random.next() * 20, random.int(0, 180)];
    const shape =
      kind === 0
        ? art.dot(0, 0, 2.6, colour) + art.dot(-0.7, -0.7, 0.9, '#fff', { opacity: 0.6 })
        : kind === 1
          ? art.line('M-8 0h16', '#cbd2db', 0.9) + art.rect(-3.4, -1.8, 6.8, 3.6, colour, { round: 1.4 })
          : kind === 2
            ? art.rect(-5, -2.4, 10, 4.8, colour, { round: 1 }) + art.line('M-4 -3.6h8M-4 3.6h8', '#cbd2db', 1)
            : art.rect(-4, -4, 8, 8, colour, { round: 2 }) + art.dot(0, 0, 2, shade(colour, 0.5));
    return `<g transform="translate(${art.at(x, y)}) rotate(${turn})">${shape}</g>`;
  };
  const inside =
    art.rect(0, 0, w, d, '#dfe7ee') +
    art.repeat(
      across * down,
      (at) =>
        `<g transform="translate(${(at % across) * cell} ${Math.floor(at / across) * deep})">${art.rect(1.6, 1.6, cell - 3.2, deep - 3.2, '#f3f6f9', { round: 2 })}${art.repeat(size >= 4 ? 3 : 4, () => bit(colours[at % colours.length] ?? tint))}</g>`,
    );
  const band = art.rect(0, 0, w, 9, pale ? '#2563eb' : tint);
  box(stage, [0, 0, 0], [w, d, 22], '#d5e2ec', {
    top: inside,
    round: 2,
    front: label
      ? band + words(label, { x: w / 2, y: 7.2, size: 7, fill: inkOn(tint), face: 'display' })
      : art.rect(w * 0.4, 3, w * 0.2, 8, pale ? '#2563eb' : tint, { round: 2 }),
  });
  stage.within({ at: [0, d + 1, 22], turn: [66, 0, 0] }, () =>
    box(stage, [0, 0, 0], [w, d, 4], '#e3edf4', {
      round: 2,
      top:
        art.shape(`M${w * 0.08} 4H${w * 0.4}L${w * 0.22} ${d - 4}H${w * 0.06}Z`, { fill: '#fff', opacity: 0.6 }) +
        art.line(
          art.repeat(across - 1, (at) => `M${(at + 1) * cell} 0V${d}`),
          '#cfdce6',
          1,
        ),
      opacity: 0.7,
    }),
  );
}

/** Drawings on the front of a kit's box. */
const scenes: Record<string, (ink: string) => string> = {
  flask: (ink) =>
    art.shape('M-8 -34h16v20l22 40q4 10 -8 10h-44q-12 0 -8 -10l22 -40z', {
      fill: '#e8f3fb',
      stroke: '#1f2937',
      width: 2,
    }) +
    art.shape('M-19 8h38l12 20q2 6 -6 6h-50q-8 0 -6 -6z', { fill: ink }) +
    art.spots(
      [
        [-6, 22],
        [8, 16],
        [2, 28],
      ],
      3,
      '#ffffff',
    ),
  star: (ink) =>
    art.dot(0, 0, 30, ink) +
    art.dot(-10, -10, 8, '#fff', { opacity: 0.7 }) +
    `<ellipse rx="46" ry="12" fill="none" stroke="#fbbf24" stroke-width="5" transform="rotate(-18)"/>`,
  bolt: (ink) => art.shape('M6 -40L-26 8H-4L-10 40L28 -10H4Z', { fill: ink, stroke: '#1f2937', width: 2 }),
  cubes: (ink) =>
    art.rect(-34, 0, 32, 32, ink, { round: 4 }) +
    art.rect(2, 0, 32, 32, '#facc15', { round: 4 }) +
    art.rect(-16, -36, 32, 32, '#ef4444', { round: 4 }),
};

/** A game or a laboratory in its printed box. */
function boxkit(stage: Stage, { tint, size, label, random }: Thing) {
  const [w, d, h] = [110 + size * 16, 34 + size * 5, 80 + size * 12];
  const gloves = label === 'NITRILO';
  const scene = gloves
    ? ''
    : ((/QUIM|SLIME|PERF|AGUA|OJO|CUERPO/.test(label)
        ? scenes.flask
        : /MOTOR|IMAN|RELOJ/.test(label)
          ? scenes.bolt
          : /COD|LOG|IA/.test(label)
            ? scenes.cubes
            : scenes.star)?.(mix(tint, '#22d3ee', 0.5)) ?? '');
  const front =
    art.rect(0, 0, w, h, tint) +
    art.shape(`M0 ${h * 0.7}Q${w * 0.5} ${h * 0.5} ${w} ${h * 0.74}V${h}H0z`, { fill: shade(tint, 0.78) }) +
    art.spots(
      [
        [w * 0.12, h * 0.16],
        [w * 0.9, h * 0.5],
        [w * 0.8, h * 0.12],
      ],
      4,
      mix(tint, '#ffffff', 0.5),
    ) +
    words(label || 'KIT', { x: w / 2, y: h * 0.24, size: h * 0.18, fill: '#ffffff', face: 'display', fit: w * 0.82 }) +
    `<g transform="translate(${w / 2} ${h * 0.6})scale(${h / 130})">${scene || art.rect(-30, -26, 60, 52, '#ffffff', { round: 26 }) + art.shape('M-8 -26v-20h5v18h4v-22h5v22h4v-18h5v20', { fill: '#dbeafe' })}</g>` +
    art.rect(w * 0.06, h * 0.86, w * 0.26, h * 0.09, '#ffffff', { round: 3 }) +
    words(gloves ? 'x100' : `+${random.pick([6, 8, 10])}`, {
      x: w * 0.19,
      y: h * 0.935,
      size: h * 0.075,
      fill: '#1f2937',
      face: 'display',
    });
  box(stage, [0, 0, 0], [w, d, h], tint, { front });
}

function book(stage: Stage, { tint, size, label, random }: Thing) {
  const [w, h, thick] = [100, 138, 9 + size * 3];
  const motif = random.int(0, 2);
  const drawing =
    motif === 0
      ? art.line(
          art.repeat(4, (at) => `M${14 + at * 20} 112v-${16 + at * 9}h14v-16`),
          mix(tint, '#ffffff', 0.55),
          3,
        ) +
        art.spots(
          [
            [28, 80],
            [48, 71],
            [68, 62],
            [88, 53],
          ],
          3.4,
          '#facc15',
        )
      : motif === 1
        ? art.dot(50, 86, 26, mix(tint, '#ffffff', 0.3)) +
          art.dot(50, 86, 16, tint) +
          art.repeat(
            8,
            (at) =>
              `<path d="M47 56h6v-8h-6z" fill="${mix(tint, '#ffffff', 0.3)}" transform="rotate(${at * 45} 50 86)"/>`,
          )
        : art.repeat(9, (at) =>
            art.rect(
              20 + (at % 3) * 22,
              58 + Math.floor(at / 3) * 22,
              17,
              17,
              mix(tint, at % 2 ? '#ffffff' : '#facc15', 0.4),
              { round: 3 },
            ),
          );
  const cover =
    art.rect(0, 0, 7, h, shade(tint, 0.75)) +
    words(label, { x: 54, y: 30, size: 21, fill: '#ffffff', face: 'display', fit: 82 }) +
    art.rect(14, 38, 34, 2.4, '#facc15') +
    drawing +
    art.line('M14 126h40', mix(tint, '#ffffff', 0.6), 2);
  stage.within({ turn: [70, 0, 0] }, () => {
    box(stage, [2, 2, 0], [w - 4, h - 4, thick], '#f3efe4', {
      side: art.line(
        art.repeat(Math.floor(thick / 2), (at) => `M0 ${at * 2 + 1}h${h}`),
        '#d9d2c0',
        0.5,
      ),
    });
    box(stage, [0, 0, thick], [w, h, 1.4], tint, { top: cover });
  });
}

export const boxesKinds: Kinds = {
  assortment: { camera: { yaw: -26, pitch: 40 }, draw: assortment },
  boxkit: { camera: { yaw: -30, pitch: 16 }, draw: boxkit },
  book: { camera: { yaw: -28, pitch: 20 }, draw: book },
};
