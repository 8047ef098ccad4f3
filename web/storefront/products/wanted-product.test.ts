import { expect, test } from 'vitest';
import { wantedProduct } from './wanted-product.ts';

const usual = { order: 'REL', page: 1 } as const;
const one = { brandName: 'Valeo', price: 2050, available: 'AV' } as const;

test('of a list that is narrowed by no maker and no price no product is wanted before others', () => {
  expect(wantedProduct({ stock: 1, ...usual }, undefined)).toBeUndefined();
});

test('a product is wanted that has price, stock and maker together', () => {
  const isWanted = wantedProduct({ desde: 20.5, hasta: 30, stock: 1, ...usual }, ['Valeo', 'Denso']);
  expect(isWanted?.(one)).toBe(true);
  expect(isWanted?.({ ...one, price: 2049 })).toBe(false);
  expect(isWanted?.({ ...one, price: 3001 })).toBe(false);
  expect(isWanted?.({ ...one, available: 'NO' })).toBe(false);
  expect(isWanted?.({ ...one, brandName: 'Behr' })).toBe(false);
});

test('a price on request is in no range, and one that is not shown narrows by nothing', () => {
  const isWanted = wantedProduct({ hasta: 10, ...usual }, undefined);
  expect(isWanted?.({ ...one, price: 0 })).toBe(false);
  expect(isWanted?.({ brandName: 'Behr', available: 'NO' })).toBe(true);
});
