import { expect, test } from 'vitest';
import { ivaSplit } from '#web/blocks/orders/iva-split';

const item = (price: number, quantity: number, ivaRate: number) => ({ price, quantity, ivaRate });

test('the IVA inside a total is told by rate, sending at the general one, exempt goods not at all', () => {
  const items = [item(1220, 2, 22), item(1100, 1, 10), item(500, 3, 0)];
  expect(ivaSplit({ items, shippingPrice: 610 })).toEqual([
    { rate: 22, cents: 550 },
    { rate: 10, cents: 100 },
  ]);
  expect(ivaSplit({ items: [item(500, 1, 0)], shippingPrice: 0 })).toEqual([]);
});
