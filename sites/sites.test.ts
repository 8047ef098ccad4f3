import { expect, test } from 'vitest';
import { sites } from './all.ts';
import { contrast, rgbOfOklch } from './contrast.ts';
import { palette } from './palette.ts';
import { siteSchema } from './site.ts';

const all = Object.values(sites);

test.each(all)('$id is a whole site', (site) => {
  expect(siteSchema.parse(site)).toEqual(site);
  expect(sites[site.id]).toBe(site);
});

test('a site has texts of the 3D pages where it has these', () => {
  for (const { capabilities, printing } of all) expect(Boolean(printing)).toBe(capabilities.includes('printing3d'));
  expect(sites.RTC.printing?.questions).toHaveLength(12);
});

test('a site has texts about itself where it has pages for them', () => {
  for (const { capabilities, companyPages } of all)
    expect(Boolean(companyPages)).toBe(capabilities.includes('companyPages'));
});

test.each(all)('$id leads from its menu to more than its catalogue', ({ menu }) => {
  expect(menu.length).toBeGreaterThan(1);
  expect(menu.filter(({ kind }) => kind === 'catalogue')).toHaveLength(1);
});

test('sites share neither root category nor name', () => {
  expect(new Set(all.map((site) => site.rootCategory)).size).toBe(all.length);
  expect(new Set(all.map((site) => site.name)).size).toBe(all.length);
});

const pairs: [string, string, number][] = [
  ['neutral-900', 'white', 7],
  ['neutral-600', 'white', 4.5],
  ['neutral-600', 'neutral-100', 4.5],
  ['neutral-600', 'neutral-200', 4.5],
  ['neutral-700', 'brand-50', 4.5],
  ['neutral-500', 'white', 3],
  ['white', 'brand-700', 4.5],
  ['brand-700', 'brand-50', 4.5],
  ['brand-800', 'brand-100', 4.5],
  ['neutral-200', 'brand-950', 4.5],
  ['brand-600', 'white', 3],
  ['accent-ink', 'accent', 4.5],
  ['accent-ink', 'accent-strong', 4.5],
];

test.each(all)('colours of $id can be told apart', (site) => {
  const colours: Record<string, string> = { ...palette(site), white: 'oklch(1 0 0)' };
  for (const [ink, surface, least] of pairs) {
    const ratio = contrast(rgbOfOklch(colours[ink] ?? ''), rgbOfOklch(colours[surface] ?? ''));
    expect.soft(ratio, `${ink} on ${surface}`).toBeGreaterThanOrEqual(least);
  }
});
