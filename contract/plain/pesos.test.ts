import { describe, expect, test } from 'vitest';
import { freezePesos } from '#contract/plain/order-pesos';
import { inPesos } from '#contract/plain/pesos';

const at = (value: number) => ({ value, date: '2026-11-20' });

describe('inPesos', () => {
  test.each([
    [100, 40, 4000],
    [1, 40.5, 41],
    [1, 40.4999, 40],
    [1250, 39.8765, 49846],
    [1_000_000_00, 40.1234, 4_012_340_000],
    [105, 1.1, 116],
    [0, 40, 0],
  ])('%i US cents at %d are %i', (cents, rate, pesos) => {
    expect(inPesos(cents, at(rate))).toBe(pesos);
  });
});

test('an order rounds each unit before it multiplies', () => {
  const order = { items: [{ price: 33, quantity: 10 }], shippingPrice: 600 };
  // 33 cents are 13.365 pesos: ten units rounded one by one are 133.70, rounded at the end 133.65.
  expect(freezePesos(order, at(40.5))).toEqual({ units: [1337], total: 13370 + 24300 });
});
