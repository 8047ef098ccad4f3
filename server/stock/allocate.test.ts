import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Allocation, allocate } from '#server/stock/allocate';

const free = (table: Record<number, Record<number, number>>) =>
  new Map(
    Object.entries(table).map(([productId, at]) => [
      Number(productId),
      new Map(Object.entries(at).map(([branchId, units]) => [Number(branchId), units])),
    ]),
  );
const line = (productId: number, quantity: number) => ({ productId, quantity });
const from = (productId: number, branchId: number, quantity: number): Allocation => ({
  productId,
  branchId,
  quantity,
});

describe('allocate', () => {
  test('takes all from the chosen branch and from no other', () => {
    const stock = free({ 7: { 1: 5, 2: 3 } });
    expect(allocate([line(7, 3)], stock, [1, 2], 2)).toEqual({ allocations: [from(7, 2, 3)] });
    expect(allocate([line(7, 4)], stock, [1, 2], 2)).toEqual({ shortages: [{ productId: 7, left: 3 }] });
  });
  test('brings to the chosen branch what it lacks from where most is', () => {
    const stock = free({ 7: { 1: 1, 2: 2, 3: 9 }, 8: { 2: 4 } });
    expect(allocate([line(7, 4), line(8, 4)], stock, [1, 2, 3], 1, true)).toEqual({
      allocations: [from(7, 1, 1), from(7, 3, 3), from(8, 2, 4)],
    });
    expect(allocate([line(8, 4)], free({ 8: { 1: 4, 2: 9 } }), [1, 2], 1, true)).toEqual({
      allocations: [from(8, 1, 4)],
    });
    expect(allocate([line(7, 13)], stock, [1, 2, 3], 1, true)).toEqual({ shortages: [{ productId: 7, left: 12 }] });
  });
  test('takes the first branch in order that has the whole order', () => {
    const stock = free({ 7: { 1: 1, 2: 9, 3: 9 }, 8: { 1: 9, 2: 2, 3: 9 } });
    const lines = [line(7, 2), line(8, 2)];
    expect(allocate(lines, stock, [1, 3, 2])).toEqual({ allocations: [from(7, 3, 2), from(8, 3, 2)] });
    expect(allocate(lines, stock, [1, 2, 3])).toEqual({ allocations: [from(7, 2, 2), from(8, 2, 2)] });
  });
  test('else goes line by line to where most is, and splits a line', () => {
    const stock = free({ 7: { 1: 2, 2: 3 }, 8: { 1: 4, 2: 1 } });
    expect(allocate([line(7, 4), line(8, 2)], stock, [1, 2])).toEqual({
      allocations: [from(7, 2, 3), from(7, 1, 1), from(8, 1, 2)],
    });
  });
  test('names every line of which there is too little, one that is nowhere too', () => {
    const stock = free({ 7: { 1: 2, 2: 3 }, 8: { 1: 4 } });
    expect(allocate([line(7, 6), line(8, 4), line(9, 1)], stock, [1, 2])).toEqual({
      shortages: [
        { productId: 7, left: 5 },
        { productId: 9, left: 0 },
      ],
    });
  });
  test('gives exactly what was asked and never more than a branch has', () => {
    const units = fc.nat({ max: 6 });
    const table = fc.dictionary(fc.constantFrom('1', '2', '3', '4'), fc.record({ 1: units, 2: units, 3: units }));
    const asked = fc.uniqueArray(
      fc.record({ productId: fc.integer({ min: 1, max: 4 }), quantity: fc.integer({ min: 1, max: 9 }) }),
      {
        selector: (one) => one.productId,
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(table, asked, fc.constantFrom(undefined, 1, 2), (rows, lines, chosen) => {
        const stock = free(rows);
        const result = allocate(lines, stock, [1, 2, 3], chosen);
        const at = (productId: number, branchId: number) => stock.get(productId)?.get(branchId) ?? 0;
        const givers = chosen ? [chosen] : [1, 2, 3];
        const isEnough = lines.every(
          (one) => givers.reduce((sum, branchId) => sum + at(one.productId, branchId), 0) >= one.quantity,
        );
        expect('allocations' in result).toBe(isEnough);
        if (!('allocations' in result)) return;
        for (const one of lines) {
          const given = result.allocations.filter(({ productId }) => productId === one.productId);
          expect(given.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(one.quantity);
        }
        for (const one of result.allocations) {
          expect(one.quantity).toBeGreaterThan(0);
          expect(one.quantity).toBeLessThanOrEqual(at(one.productId, one.branchId));
        }
      }),
    );
  });
});
