import { expect, test } from 'vitest';
import { sites } from '#sites/all';
import { hexOfOklch, oklchOfHex } from './contrast.ts';
import { makePalette } from './palette.ts';
import { chosenOf, colourFaults, coloursOf, illegible, legiblePairs } from './shop-colours.ts';

test.each(['#000000', '#ffffff', '#14532d', '#facc15', '#7f1d1d', '#1d4ed8'])('%s is the same in OKLCH', (hex) => {
  const { lightness, chroma, hue } = oklchOfHex(hex);
  expect(hexOfOklch(`oklch(${lightness.toFixed(5)} ${chroma.toFixed(5)} ${hue.toFixed(3)})`)).toBe(hex);
});

test('the chosen colours are those of buttons and of buying, in whichever hue', () => {
  for (const chosen of [
    { brand: '#14532d', accent: '#facc15' },
    { brand: '#111111', accent: '#b91c1c' },
    { brand: '#7c3aed', accent: '#ffffff' },
  ]) {
    const palette = makePalette(coloursOf(chosen));
    expect(chosenOf(coloursOf(chosen))).toEqual(chosen);
    expect(colourFaults(chosen)).toEqual({});
    for (const pairs of Object.values(legiblePairs)) expect(illegible(palette, pairs)).toEqual([]);
  }
});

test('words on a dark accent are light, on a light one dark', () => {
  expect(coloursOf({ brand: '#14532d', accent: '#b91c1c' }).accent.ink).toBe('light');
  expect(coloursOf({ brand: '#14532d', accent: '#facc15' }).accent.ink).toBe('dark');
});

test('a colour on which nothing can be read is named with its contrast', () => {
  expect(colourFaults({ brand: '#facc15', accent: '#facc15' })).toEqual({
    brand: expect.stringMatching(
      /^El texto blanco sobre el color de la marca se lee mal \(contraste 1,5:1, hace falta 4,5:1\)/,
    ) as string,
  });
});

test('what each site starts with may be chosen', () => {
  for (const { colours } of Object.values(sites)) expect(colourFaults(chosenOf(colours))).toEqual({});
});
