import { expect, test } from 'vitest';
import { pageOf, wordsOf } from '#web/test/parts.tsx';
import { BranchStock } from './branch-stock.tsx';
import type { CheckoutState } from './use-checkout.ts';

const line = { code: 'A', name: 'Placa', quantity: 3, price: 1000 };
const saidOf = (given: object, transferDays?: number) => {
  const draft = { branch: { code: 'BUL', name: 'Bulevar' }, transferDays };
  const checkout = { draft, lacking: [], otherBranches: [], noBranchHasAll: true, bringDays: 0, ...given };
  return wordsOf(pageOf(<BranchStock checkout={checkout as unknown as CheckoutState} />));
};

test('a branch that lacks some offers to bring the rest where the shop does', () => {
  const lacking = [{ line, left: 2 }];
  expect(saidOf({ lacking, bringDays: 2 })).toContain('Que traigan lo que falta: 2 días hábiles');
  expect(saidOf({ lacking })).toBe(saidOf({ lacking, bringDays: 2 }).replace(/ Que traigan.*hábiles/, ''));
});

test('once it is brought it says by when, and how to change that', () => {
  expect(saidOf({}, 2)).toBe(
    'Vas a retirar todo en Bulevar: lo que falta llega de otra sucursal 2 días hábiles después del pago. No traer lo que falta',
  );
  expect(saidOf({})).toBe('');
});
