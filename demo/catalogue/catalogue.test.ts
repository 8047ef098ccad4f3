import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readPictureName } from '#demo/pictures/name';
import { categories } from './categories.ts';
import { demoProducts } from './products.ts';

const products = demoProducts();
const ids = new Set(categories.map(({ id }) => id));
const under = (root: string) => products.filter(({ category }) => category.startsWith(`${root}.`));

describe('categories of the demo', () => {
  it('stand below a parent that comes before them, and below one of five roots', () => {
    const seen = new Set<string>();
    for (const { id, name } of categories) {
      const parent = id.split('.').slice(0, -1).join('.');
      expect(parent === '' || seen.has(parent), id).toBe(true);
      expect(name.length).toBeGreaterThan(2);
      seen.add(id);
    }
    expect([...seen].filter((id) => !id.includes('.'))).toEqual(['1', '2', '3', '4', '5']);
  });

  it('have a last number that no other category has', () => {
    const numbers = categories.filter(({ id }) => id.includes('.')).map(({ id }) => id.split('.').at(-1));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('hold the ones that pages name', () => {
    expect(categories.find(({ id }) => id === '1.2')?.name).toBe('Impresoras 3D');
    expect(ids.has('2.301')).toBe(true);
    expect(under('1').some(({ category }) => category === '1.1')).toBe(true);
  });
});

describe('products of the demo', () => {
  it('are about 3,000 for electronics and about a hundred for each shop beside it', () => {
    expect(under('1').length).toBeGreaterThan(2800);
    expect(under('1').length).toBeLessThan(3200);
    for (const root of ['3', '4', '5']) expect(under(root).length).toBeGreaterThan(85);
  });

  it('are the same every time', () => {
    const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
    expect(digest(demoProducts())).toBe(digest(products));
  });

  it('have codes that a page address can carry, each once', () => {
    expect(new Set(products.map(({ code }) => code)).size).toBe(products.length);
    for (const { code } of products) expect(code).toMatch(/^[A-Z0-9][A-Z0-9-]{2,24}$/);
  });

  it('say what a customer needs: price, description, four to eight specifications, a category that exists', () => {
    for (const product of products) {
      expect(Number.isSafeInteger(product.priceCents) && product.priceCents > 0, product.code).toBe(true);
      expect(ids.has(product.category), product.category).toBe(true);
      expect(product.description.match(/[.?!](\s|$)/g)?.length, product.code).toBeGreaterThanOrEqual(2);
      expect(product.name.length, product.code).toBeLessThanOrEqual(90);
      expect(product.specifications.length, product.code).toBeGreaterThanOrEqual(4);
      expect(product.specifications.length, product.code).toBeLessThanOrEqual(8);
      expect(new Set(product.specifications.map(([key]) => key)).size, product.code).toBe(
        product.specifications.length,
      );
      for (const image of product.images) expect(readPictureName(image), image).toBeDefined();
      expect(product.images.length).toBeGreaterThan(0);
    }
  });

  it('differ in what a shop knows: stock, tax, visibility, sales', () => {
    const total = ({ stock }: (typeof products)[number]) => stock.BUL + stock.CLA;
    expect(products.filter((product) => total(product) === 0).length).toBeGreaterThan(100);
    expect(products.filter((product) => total(product) > 0 && total(product) <= 3).length).toBeGreaterThan(100);
    expect(products.filter(({ isPublic }) => !isPublic).length).toBeGreaterThan(20);
    expect(products.filter(({ ivaRate }) => ivaRate === 10).length).toBeGreaterThan(5);
    expect(products.filter(({ ivaRate }) => ivaRate === 0).length).toBeGreaterThan(5);
    expect(products.filter(({ sales }) => sales.length > 0).length).toBeGreaterThan(1000);
  });
});
