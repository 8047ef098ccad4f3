import { DEFAULT_THEME, defaultCssVariablesResolver, type MantineColor, mergeMantineTheme } from '@mantine/core';
import { describe, expect, test } from 'vitest';
import { contrast, oklchOfHex, rgbOfOklch } from '#contract/plain/contrast';
import { makePalette } from '#contract/plain/palette';
import { coloursOf } from '#contract/plain/shop-colours';
import { sites } from '#sites/all';
import { readable, theme } from './theme.ts';

const whole = mergeMantineTheme(DEFAULT_THEME, theme);
const variables = (scheme: 'light' | 'dark'): Record<string, string | undefined> => {
  const [all, own] = [defaultCssVariablesResolver(whole), readable(whole)];
  // A theme's own variables override those of both.
  return { ...all.variables, ...own.variables, ...all[scheme], ...own[scheme] };
};

/** The colour that a value comes to, with the shop's own where it names them. */
const rgbOf = (value: string, known: Record<string, string | undefined>): ReturnType<typeof rgbOfOklch> => {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (name) return rgbOf(known[name] ?? `no ${name}`, known);
  if (value.startsWith('oklch(')) return rgbOfOklch(value);
  const [, r, g, b] = /^#(\w)(\w)(\w)$/.exec(value) ?? [];
  const hex = r === undefined ? value : `#${r}${r}${g}${g}${b}${b}`;
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`${value} is no colour.`);
  const { lightness, chroma, hue } = oklchOfHex(hex);
  return rgbOfOklch(`oklch(${lightness.toFixed(6)} ${chroma.toFixed(6)} ${hue.toFixed(4)})`);
};

const chosen = [
  { brand: '#14532d', accent: '#facc15' },
  { brand: '#111111', accent: '#b91c1c' },
  { brand: '#7c3aed', accent: '#ffffff' },
].map(coloursOf);
const shops = [...Object.values(sites).map(({ colours }) => colours), ...chosen];

const knownIn = (scheme: 'light' | 'dark', palette: Record<string, string>) => ({
  ...variables(scheme),
  ...Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--${name}`, value])),
});

/** A button's contrast at rest and under the pointer. */
const contrastsOf = (scheme: 'light' | 'dark', palette: Record<string, string>, color: MantineColor) => {
  const known = knownIn(scheme, palette);
  const look = whole.variantColorResolver({ color, theme: whole, variant: 'filled' });
  return [look.background, look.hover].map((surface) => contrast(rgbOf(look.color, known), rgbOf(surface, known)));
};

describe.each(['light', 'dark'] as const)('in the %s theme', (scheme) => {
  test.each(['brand', 'red', 'red.9'])('the words of a button in %s are read on it, under the pointer too', (color) => {
    for (const colours of shops)
      for (const ratio of contrastsOf(scheme, makePalette(colours), color)) expect(ratio).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['anchor', 'dimmed', 'error'])('words in the colour %s are read in a row under the pointer', (name) => {
    for (const colours of shops) {
      const known = knownIn(scheme, makePalette(colours));
      const [words, row] = [`var(--mantine-color-${name})`, 'var(--panel-row-hover)'];
      expect(contrast(rgbOf(words, known), rgbOf(row, known))).toBeGreaterThanOrEqual(4.5);
    }
  });
});
