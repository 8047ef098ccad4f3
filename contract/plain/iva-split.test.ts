import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ivaSplit } from '#contract/plain/iva-split';

const item = (price: number, quantity: number, ivaRate: number) => ({ price, quantity, ivaRate });

test('a total is told by rate, sending at the general one, exempt goods by themselves', () => {
  const items = [item(500, 3, 0), item(1220, 2, 22), item(1100, 1, 10)];
  expect(ivaSplit({ items, shippingPrice: 610 })).toEqual([
    { rate: 22, gross: 3050, net: 2500, iva: 550 },
    { rate: 10, gross: 1100, net: 1000, iva: 100 },
    { rate: 0, gross: 1500, net: 1500, iva: 0 },
  ]);
  expect(ivaSplit({ items: [item(0, 1, 22)], shippingPrice: 0 })).toEqual([]);
});

test('IVA is rounded once per rate, not line by line', () => {
  // 3 cents hold 0.54 of IVA: three lines rounded one by one would hold 3.
  expect(ivaSplit({ items: [item(3, 1, 22), item(3, 1, 22), item(3, 1, 22)], shippingPrice: 0 })).toEqual([
    { rate: 22, gross: 9, net: 7, iva: 2 },
  ]);
});

const line = fc.record({
  price: fc.integer({ min: 0, max: 1_000_000_000 }),
  quantity: fc.integer({ min: 1, max: 9999 }),
  ivaRate: fc.constantFrom(22, 10, 0),
});
const order = fc.record({
  items: fc.array(line, { maxLength: 50 }),
  shippingPrice: fc.integer({ min: 0, max: 10_000_000 }),
});
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test('whatever the order, its parts sum to its total and each IVA is within half a cent', () => {
  fc.assert(
    fc.property(order, ({ items, shippingPrice }) => {
      const parts = ivaSplit({ items, shippingPrice });
      const total = sum(items.map(({ price, quantity }) => price * quantity)) + shippingPrice;
      expect(sum(parts.map(({ net, iva }) => net + iva))).toBe(total);
      for (const { rate, gross, net, iva } of parts) {
        expect(net + iva).toBe(gross);
        expect(Math.abs(iva - net * (rate / 100))).toBeLessThanOrEqual((0.5 * (100 + rate)) / 100 + 1e-6 * gross);
        expect(Math.min(net, iva)).toBeGreaterThanOrEqual(0);
      }
      expect(parts.map(({ rate }) => rate)).toEqual([...new Set(parts.map(({ rate }) => rate))].sort((a, b) => b - a));
    }),
  );
});

test('the order of the lines does not matter', () => {
  fc.assert(
    fc.property(order, ({ items, shippingPrice }) => {
      expect(ivaSplit({ items: items.toReversed(), shippingPrice })).toEqual(ivaSplit({ items, shippingPrice }));
    }),
  );
});
