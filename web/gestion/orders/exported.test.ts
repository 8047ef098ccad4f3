import { expect, test } from 'vitest';
import type { OrderState } from '#contract/plain/commerce';
import { exportedWords, wasPaid } from './exported.ts';

const moved = (...states: OrderState[]) => ({
  state: states.at(-1) ?? 'INI',
  events: states.map((to, at) => ({
    at: '',
    by: '',
    from: states[at - 1] ?? null,
    to,
    mailed: false,
    reason: null,
  })),
});

test.each<[OrderState[], boolean]>([
  [['INI', 'PPE'], false],
  [['INI', 'PPE', 'PAP'], true],
  [['INI', 'PPE', 'PAP', 'DIS'], true],
  [['INI', 'PPE', 'PAP', 'CAN'], true],
  [['INI', 'PPE', 'PAP', 'DIS', 'CAN'], true],
  [['INI', 'PPE', 'CAN'], false],
])('after %j: %s', (states, is) => {
  expect(wasPaid(moved(...states))).toBe(is);
});

test.each([
  [2, 0, 'Exportaste 2 pedidos'],
  [1, 1, 'Exportaste 1 pedido. 1 quedó afuera porque no se pagó'],
  [3, 2, 'Exportaste 3 pedidos. 2 quedaron afuera porque no se pagaron'],
])('%i exported and %i left out', (exported, leftOut, words) => {
  expect(exportedWords(exported, leftOut)).toBe(words);
});
