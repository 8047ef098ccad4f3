import { expect, test } from 'vitest';
import { illegible, legiblePairs } from '#contract/plain/shop-colours';
import { sites } from './all.ts';
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

test('a site says how to find a part where it sells parts', () => {
  for (const { kind, partFinder } of all) expect(Boolean(partFinder)).toBe(kind === 'autoparts');
});

test.each(all)('$id leads from its menu to more than its catalogue', ({ menu }) => {
  expect(menu.length).toBeGreaterThan(1);
  expect(menu.filter(({ kind }) => kind === 'catalogue')).toHaveLength(1);
});

test('sites share neither root category nor name', () => {
  expect(new Set(all.map((site) => site.rootCategory)).size).toBe(all.length);
  expect(new Set(all.map((site) => site.name)).size).toBe(all.length);
});

test.each(all)('colours of $id can be told apart', (site) => {
  for (const pairs of Object.values(legiblePairs)) expect.soft(illegible(palette(site), pairs)).toEqual([]);
});
