import * as art from '../art.ts';
import { cable } from '../cable.ts';
import { inkOn, mix, shade } from '../colour.ts';
import { type Kinds, type Thing } from '../kind.ts';
import { words } from '../lettering.ts';
import { type Band, onFront } from '../on-front.ts';
import { lathe } from '../round.ts';
import { box } from '../solids.ts';
import { type Stage } from '../stage.ts';

/** A label on a bottle's front: a band of colour, the word, small lines. */
const label = (band: Band, r: number, from: number, high: number, colour: string, text: string, small: string) =>
  band(-r * 0.82, -from - high, r * 1.64, high, '#ffffff') +
  band(-r * 0.82, -from - high, r * 1.64, high * 0.3, colour) +
  words(text, { x: 0, y: -from - high * 0.4, size: high * 0.24, fill: '#1f2937', face: 'display', fit: r * 1.35 }) +
  words(small, { x: 0, y: -from - high * 0.2, size: high * 0.1, fill: '#64748b', fit: r * 1.3 }) +
  art.line(`M${-r * 0.5} ${-from - high * 0.09}h${r}`, '#cbd5e1', high * 0.02) +
  words('RESINA', { x: 0, y: -from - high * 0.79, size: high * 0.13, fill: inkOn(colour), fit: r * 1.3 });

/** Resin in its bottle with a screw cap. */
function bottle(stage: Stage, { tint, size, label: text }: Thing) {
  const [r, h] = size >= 2 ? [42, 150] : size === 0 ? [14, 60] : [36, 116];
  const body = /^#(dbeafe|dfe9ee)/.test(tint) ? '#c9d6e2' : tint;
  const dark = mix(body, '#111827', 0.12);
  lathe(
    stage,
    [
      [0, r * 0.94],
      [3, r],
      [h, r],
      [h + 8, r * 0.93],
      [h + 16, r * 0.72],
      [h + 20, r * 0.42],
      [h + 24, r * 0.42],
      [h + 24, r * 0.5, '#1f242d'],
      [h + 42, r * 0.48],
      [h + 43, r * 0.44],
    ],
    dark,
    { at: [0, 0, 0], surface: 'gloss' },
  );
  onFront(
    stage,
    r,
    (band) =>
      label(
        band,
        r,
        h * 0.12,
        h * 0.74,
        body === '#fafafa' ? '#94a3b8' : body,
        text || 'RESINA',
        size >= 2 ? '1000 g · 405 nm' : '500 g · 405 nm',
      ),
    h,
  );
}

function spray(stage: Stage, { tint, size }: Thing) {
  const [r, h] = [32, 130 + size * 8];
  lathe(
    stage,
    [
      [0, r * 0.96],
      [3, r, '#c3cad4'],
      [6, r * 0.97, tint],
      [h, r * 0.97, '#c3cad4'],
      [h + 4, r],
      [h + 14, r * 0.6, '#e7ebf0'],
      [h + 18, r * 0.6],
      [h + 18, r * 0.78, shade(tint, 0.9)],
      [h + 52, r * 0.7],
      [h + 54, r * 0.62],
    ],
    '#aab3bf',
    { at: [0, 0, 0], surface: 'gloss' },
  );
  onFront(
    stage,
    r,
    (band) =>
      band(-r * 0.7, -h * 0.8, r * 1.4, h * 0.44, '#ffffff') +
      words('SPRAY', { x: 0, y: -h * 0.6, size: 15, fill: '#1f2937', face: 'display', fit: r * 1.1 }) +
      words('400 mL', { x: 0, y: -h * 0.44, size: 8, fill: '#475569' }) +
      art.line(`M-16 ${-h * 0.26}h32M-16 ${-h * 0.2}h24`, shade(tint, 1.4), 2),
    h,
  );
}

function jar(stage: Stage, { tint, size }: Thing) {
  const [r, h] = size >= 3 ? [42, 86] : size === 2 ? [38, 70] : [26, 26];
  const metal = tint === '#94a3b8';
  lathe(
    stage,
    [
      [0, r * 0.95],
      [2, r],
      [h, r],
      [h, r * 1.05, size <= 1 ? '#c3cad4' : '#f1f5f9'],
      [h + (size <= 1 ? 7 : 16), r * 1.05],
      [h + (size <= 1 ? 8 : 18), r],
    ],
    metal ? '#c3cad4' : tint,
    {
      at: [0, 0, 0],
      surface: metal ? 'metal' : 'gloss',
      ...(size <= 1 ? { art: art.dot(0, 0, r * 0.8, shade(tint, 1.1)) } : {}),
    },
  );
  onFront(
    stage,
    r,
    (band) =>
      band(-r * 0.76, -h * 0.84, r * 1.52, h * 0.66, '#ffffff') +
      band(-r * 0.76, -h * 0.84, r * 1.52, h * 0.16, shade(tint, 0.8)) +
      art.line(
        `M${-r * 0.5} ${-h * 0.5}h${r}M${-r * 0.5} ${-h * 0.38}h${r * 0.7}M${-r * 0.5} ${-h * 0.27}h${r * 0.85}`,
        '#94a3b8',
        h * 0.03,
      ),
    h,
  );
}

function jerrycan(stage: Stage, { tint, label: text }: Thing) {
  box(stage, [0, 0, 0], [150, 90, 190], tint, {
    round: 16,
    front:
      art.rect(24, 54, 102, 108, '#ffffff', { round: 4 }) +
      art.rect(24, 54, 102, 26, '#0ea5e9') +
      words(text || 'IPA', { x: 75, y: 122, size: 38, fill: '#1f2937', face: 'display' }) +
      words('99,9 %  5 L', { x: 75, y: 146, size: 14, fill: '#475569' }),
  });
  cable(
    stage,
    [
      [54, 45, 192],
      [60, 45, 226],
      [104, 45, 230],
      [130, 45, 194],
    ],
    18,
    tint,
  );
  lathe(
    stage,
    [
      [0, 17],
      [6, 17],
      [6, 21, '#dc2626'],
      [28, 20],
    ],
    tint,
    { at: [28, 45, 190] },
  );
}

export const bottlesKinds: Kinds = {
  bottle: { camera: { yaw: -16, pitch: 16 }, draw: bottle },
  spray: { camera: { yaw: -16, pitch: 16 }, draw: spray },
  jar: { camera: { yaw: -16, pitch: 24 }, draw: jar },
  jerrycan: { camera: { yaw: -28, pitch: 18 }, draw: jerrycan },
};
