import { expect, test } from 'vitest';
import { refundNote, withNoted } from '#contract/plain/held-money';

const pesos = { currency: 'UYU', amount: 4000 };
const event = (reason: string) => ({ from: 'CAN', to: 'CAN', reason });

test.each([
  [[pesos], [event('Otra cosa')], [pesos]],
  [[], [event(refundNote('transferencia'))], [{ currency: 'USD', amount: 1600 }]],
  [
    [pesos, { currency: 'USD', amount: 100 }],
    [event(refundNote('transferencia'))],
    [{ currency: 'USD', amount: 1700 }, pesos],
  ],
])('of %j and %j went back %j', (sums, events, all) => {
  expect(withNoted(sums, { total: 1600, events })).toEqual(all);
});
