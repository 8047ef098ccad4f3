import { expect, test } from 'vitest';
import { transferTerm, transferWords } from '#contract/plain/transfer';

test('a term counts working days', () => {
  expect([transferTerm(1), transferTerm(2)]).toEqual(['1 día hábil', '2 días hábiles']);
});

test('of an order is said when the rest is at its branch, until it is there or sold no more', () => {
  const unpaid = { state: 'PPE', transferDays: 2, transferDue: null } as const;
  const paid = { ...unpaid, state: 'PAP', transferDue: '2026-11-24T21:00:00.000Z' } as const;
  expect(transferWords(unpaid)).toBe('lo que falta ahí llega de otra sucursal 2 días hábiles después del pago');
  expect(transferWords(paid)).toBe('lo que falta ahí llega de otra sucursal a más tardar el 24/11/2026');
  for (const state of ['DIS', 'CAN'] as const) expect(transferWords({ ...paid, state })).toBe('');
  expect(transferWords({ ...unpaid, transferDays: null })).toBe('');
});
