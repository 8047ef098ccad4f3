import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast, hexOfOklch, oklchOfHex, rgbOfOklch } from '#contract/plain/contrast';
import { makePalette } from '#contract/plain/palette';
import { coloursOf } from '#contract/plain/shop-colours';
import { sites } from '#sites/all';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
/** The looks of buttons as the style sheet has them: `bg-brand-700 text-white hover:bg-brand-800`. */
const looks = Array.from(
  read('pieces.css').matchAll(/\.button-(buy|primary|quiet|plain|danger) \{\s*@apply ([^;]+);/g),
  ([, look = '', words = '']) => [look, words.split(/\s+/)] as const,
);
/** Colours that all shops share. */
const shared = Object.fromEntries(
  Array.from(read('app.css').matchAll(/--color-([\w-]+): (oklch\([^)]+\))/g), ([, name = '', value = '']) => [
    name,
    value,
  ]),
);

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
/** A colour that lets some of the white page through. */
const paler = (colour: string, share: number) => {
  const hex = channels(hexOfOklch(colour)).map((one) => Math.round(one * share + 255 * (1 - share)));
  const { lightness, chroma, hue } = oklchOfHex(`#${hex.map((one) => one.toString(16).padStart(2, '0')).join('')}`);
  return `oklch(${lightness.toFixed(5)} ${chroma.toFixed(5)} ${hue.toFixed(3)})`;
};

const shops = [
  ...Object.values(sites).map(({ colours }) => colours),
  ...[
    { brand: '#14532d', accent: '#facc15' },
    { brand: '#111111', accent: '#b91c1c' },
    { brand: '#7c3aed', accent: '#ffffff' },
  ].map(coloursOf),
];

test('the style sheet has all looks', () => {
  expect(looks.map(([look]) => look).toSorted()).toEqual(['buy', 'danger', 'plain', 'primary', 'quiet']);
});

test.each(looks)('the words of a button that is %s are read on it, under the pointer too', (_, words) => {
  for (const colours of shops) {
    const known: Record<string, string> = { ...shared, ...makePalette(colours), white: 'oklch(1 0 0)' };
    const colour = (kind: string) =>
      words.flatMap((word) => (word.startsWith(`${kind}-`) ? (known[word.slice(kind.length + 1)] ?? []) : []))[0];
    const [ink = 'none', surface = 'oklch(1 0 0)'] = [colour('text'), colour('bg')];
    const [, opacity = '100'] = /hover:opacity-(\d+)/.exec(words.join(' ')) ?? [];
    const under = [colour('hover:text') ?? ink, colour('hover:bg') ?? surface] as const;
    const pairs = [[ink, surface], under.map((one) => paler(one, Number(opacity) / 100))];
    for (const [over = '', below = ''] of pairs)
      expect(contrast(rgbOfOklch(over), rgbOfOklch(below)), `${over} on ${below}`).toBeGreaterThanOrEqual(4.5);
  }
});
