import { expect, test } from 'vitest';
import { productAt, somePlaces } from './products.ts';

test('products are the same every time, and no two have a code', () => {
  const many = Array.from({ length: 12_000 }, (_, at) => productAt(at));
  expect(new Set(many.map(({ code }) => code)).size).toBe(many.length);
  expect(productAt(11_000)).toEqual(many[11_000]);
  expect(many.every(({ category }) => category.startsWith('1.'))).toBe(true);
  expect(many.every(({ code, price }) => code.length <= 60 && Number.isInteger(price) && price > 0)).toBe(true);
  expect(new Set(many.map(({ name }) => name)).size).toBeGreaterThan(11_500);
});

test('places are different ones below the count, no more than there are', () => {
  const places = somePlaces('a', 1000, 300);
  expect(new Set(places).size).toBe(300);
  expect(Math.max(...places)).toBeLessThan(1000);
  expect(somePlaces('a', 1000, 300)).toEqual(places);
  expect(somePlaces('b', 1000, 300)).not.toEqual(places);
  expect(somePlaces('a', 20, 300)).toHaveLength(20);
});
