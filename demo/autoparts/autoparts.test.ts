import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { categories } from '#demo/catalogue/categories';
import { demoProducts } from '#demo/catalogue/products';
import { readPictureName } from '#demo/pictures/name';
import { plainCode } from '#server/plain-text';
import { makers } from './makers.ts';
import { demoAutoparts } from './products.ts';
import { demoVehicles } from './vehicles.ts';

const { families, products } = demoAutoparts();
const byCode = new Map(families.map((family) => [family.family, family]));
const originals = families.flatMap(({ originalCodes }) => originalCodes.map(plainCode));
const fitted = (at: number) => demoVehicles[at];

describe('vehicles of the demo', () => {
  it('are some 1,700, each once, of makes that are sold in Uruguay', () => {
    expect(demoVehicles.length).toBeGreaterThan(1500);
    expect(demoVehicles.length).toBeLessThan(1900);
    const keys = demoVehicles.map(({ brand, model, engine, from, to }) => [brand, model, engine, from, to].join('|'));
    expect(new Set(keys).size).toBe(keys.length);
    const brands = new Set(demoVehicles.map(({ brand }) => brand));
    for (const brand of ['Volkswagen', 'Fiat', 'Chevrolet', 'Renault', 'Toyota', 'Mercedes-Benz', 'Scania', 'BYD'])
      expect(brands, brand).toContain(brand);
  });

  it('have years in order, and engines', () => {
    for (const { model, engine, from, to } of demoVehicles) {
      expect(from, model).toBeLessThanOrEqual(to ?? 2026);
      expect(engine, model).not.toBe('');
    }
  });

  it('are hard to tell apart: names that begin alike, years that overlap', () => {
    const models = new Set(demoVehicles.map(({ model }) => model));
    for (const model of ['Gol G4', 'Gol Trend', 'Golf IV', 'Corsa', 'Corsa II', 'Corsa Classic', '206', '207'])
      expect(models, model).toContain(model);
    const in2008 = (word: string) =>
      demoVehicles.filter(({ model, from, to }) => model.startsWith(word) && from <= 2008 && (to ?? 2026) >= 2008);
    expect([...new Set(in2008('Gol').map(({ model }) => model))]).toEqual(['Gol G4', 'Gol Trend', 'Golf V']);
  });
});

describe('families of the demo', () => {
  it('are about 2,000, each with one to three products of other makers', () => {
    expect(families.length).toBeGreaterThan(1900);
    expect(families.length).toBeLessThan(2100);
    expect(byCode.size).toBe(families.length);
    const made = Map.groupBy(products, ({ family }) => family);
    const counts = families.map(({ family }) => made.get(family)?.length ?? 0);
    expect(new Set(counts)).toEqual(new Set([1, 2, 3]));
    for (const [family, own] of made) expect(new Set(own.map(({ brand }) => brand)).size, family).toBe(own.length);
  });

  it('are the same every time', () => {
    const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
    expect(digest(demoAutoparts())).toBe(digest({ families, products }));
  });

  it('fit vehicles, what a text says, or both; years are told only where they are narrower', () => {
    const all = families.flatMap(({ fitments }) => fitments);
    expect(all.length).toBeGreaterThan(7000);
    expect(all.filter((one) => 'application' in one).length).toBeGreaterThan(500);
    expect(all.filter(({ qualifier }) => qualifier !== '').length).toBeGreaterThan(1000);
    const narrowed = all.filter((one) => 'vehicle' in one && (one.from ?? one.to));
    expect(narrowed.length).toBeGreaterThan(500);
    for (const { family, fitments } of families) {
      expect(fitments.length, family).toBeGreaterThan(0);
      for (const one of fitments) {
        if (!('vehicle' in one)) continue;
        const { from = 0, to } = fitted(one.vehicle) ?? {};
        const last = to ?? 2026;
        expect(
          [one.from ?? from, one.to ?? last].every((year) => year >= from && year <= last),
          family,
        ).toBe(true);
        expect((one.from ?? from) <= (one.to ?? last), family).toBe(true);
      }
    }
    expect(families.filter(({ fitments }) => fitments.length > 5).length).toBeGreaterThan(200);
  });

  it('have original codes as their makes write them, each once, some one letter apart', () => {
    expect(new Set(originals).size).toBe(originals.length);
    const codesOf = (brand: string) =>
      families
        .filter(({ vehicle }) => vehicle.brand === brand)
        .flatMap(({ originalCodes }) => originalCodes.slice(0, 1));
    for (const code of codesOf('Nissan')) expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    for (const code of codesOf('Volkswagen')) expect(code).toMatch(/^[0-9A-Z]{3}\.\d{3}\.\d{3} [A-Z]$/);
    for (const code of codesOf('Toyota')) expect(code).toMatch(/^\d{5}-[0-9A-Z]{5}$/);
    for (const code of codesOf('Chevrolet')) expect(code).toMatch(/^\d{8}$/);
    const stems = Map.groupBy(originals, (code) => code.slice(0, -1));
    expect([...stems.values()].filter((alike) => alike.length > 1).length).toBeGreaterThan(250);
  });

  it('replace or equal others that exist, one relation a pair', () => {
    const pairs = families.flatMap(({ family, relations }) =>
      relations.map((one) => [family, one.family].sort().join()),
    );
    expect(pairs.length).toBeGreaterThan(30);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { relations } of families) for (const { family } of relations) expect(byCode.has(family)).toBe(true);
    const kinds = new Set(families.flatMap(({ relations }) => relations.map(({ kind }) => kind)));
    expect(kinds).toEqual(new Set(['replaces', 'equivalent']));
  });

  it('hold the one that pages name, a radiator with applications', () => {
    const family = byCode.get('1027541317');
    expect(family?.category).toMatch(/^2\.301\./);
    expect(family?.vehicle).toMatchObject({ brand: 'Volkswagen', model: 'Gol G2' });
    expect(products.some((product) => product.family === '1027541317' && product.isPublic)).toBe(true);
  });
});

describe('products of families', () => {
  it('have codes that no other product has, invented makers or the vehicle’s own', () => {
    const codes = [...products, ...demoProducts()].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const invented = new Set(makers.map(({ name }) => name));
    for (const { code, brand, isOriginal, name } of products) {
      expect(code).toMatch(/^[A-Z0-9][A-Z0-9-]{2,24}$/);
      expect(invented.has(brand), code).toBe(!isOriginal);
      expect(name.length, code).toBeLessThanOrEqual(90);
    }
    expect(products.filter(({ isOriginal }) => isOriginal).length).toBeGreaterThan(60);
  });

  it('stand in every category of autoparts, two levels below the root', () => {
    const below = categories.filter(({ id }) => /^2\.\d+\.\d+$/.test(id)).map(({ id }) => id);
    const filled = new Set(products.map(({ category }) => category));
    expect(below.filter((id) => !filled.has(id))).toEqual([]);
    expect([...filled].filter((id) => !below.includes(id))).toEqual([]);
  });

  it('differ in price, tax, stock and visibility; some families are hidden altogether', () => {
    for (const { code, priceCents, images } of products) {
      expect(Number.isSafeInteger(priceCents) && priceCents > 0, code).toBe(true);
      for (const image of images) expect(readPictureName(image), image).toBeDefined();
      expect(images.length).toBeGreaterThan(0);
    }
    expect(new Set(products.map(({ ivaRate }) => ivaRate))).toEqual(new Set([22, 0]));
    expect(products.filter(({ stock }) => stock.BUL + stock.CLA === 0).length).toBeGreaterThan(50);
    const hidden = products.filter(({ isPublic }) => !isPublic);
    expect(hidden.length).toBeGreaterThan(50);
    const shown = new Set(products.filter(({ isPublic }) => isPublic).map(({ family }) => family));
    expect(families.filter(({ family }) => !shown.has(family)).length).toBeGreaterThan(10);
  });
});
