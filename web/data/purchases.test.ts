import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isBought, purchases } from './purchases.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('an order by card is bought once it is paid, one by deposit or giro once it is placed', () => {
  const boughtStates = (paymentId: string) =>
    (['INI', 'PCH', 'PPE', 'PAP', 'DIS', 'CAN'] as const).filter((state) => isBought({ state, paymentId }));
  for (const paymentId of ['MPU', 'PYPL']) expect(boughtStates(paymentId)).toEqual(['PAP', 'DIS']);
  for (const paymentId of ['SADE', 'ABGI', 'EFEC']) expect(boughtStates(paymentId)).not.toContain('CAN');
  expect(boughtStates('SADE')).toContain('PPE');
});

test('an order is taken once, and only where it was placed or paid', () => {
  expect(purchases.take('a')).toBe(false);
  purchases.begin({ guid: 'a' });
  expect(purchases.take('a')).toBe(true);
  expect(purchases.take('a')).toBe(false);
  // To pay it again, or in another way, is no second purchase.
  purchases.begin({ guid: 'a' });
  expect(purchases.take('a')).toBe(false);
});

test('who pays by a link an order that was placed elsewhere buys it here, unless it counted there already', () => {
  purchases.pay({ guid: 'b', paymentId: 'SADE' });
  expect(purchases.take('b')).toBe(false);
  purchases.pay({ guid: 'c', paymentId: 'MPU' });
  expect(purchases.take('c')).toBe(true);
});

test('no more than the newest twenty are remembered', () => {
  for (let at = 0; at < 25; at++) purchases.begin({ guid: `order-${at}` });
  expect(purchases.take('order-4')).toBe(false);
  expect(purchases.take('order-5')).toBe(true);
});
