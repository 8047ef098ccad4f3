import { expect, test } from 'vitest';
import type { Order } from '#web/data/orders';
import { pageOf } from '#web/test/parts.tsx';
import { NextStep } from './next-step.tsx';

const order = {
  number: 17,
  state: 'PCH',
  paymentId: 'MPU',
  mayPay: true,
  slips: [],
  events: [],
  totalUYU: 404_550,
  rate: 40.5,
  rateDate: '2026-11-20',
} as unknown as Order;
const payments = [
  { id: 'MPU', name: 'Mercado Pago', currency: 'UYU' },
  { id: 'PYPL', name: 'PayPal', currency: 'USD' },
] as const;
const shown = (given: Partial<Order> = {}) =>
  pageOf(<NextStep order={{ ...order, ...given }} payments={payments} onChange={() => {}} onStale={() => {}} />);

test('before «Pagar ahora» stands what is charged in pesos, where pesos are charged', () => {
  const page = shown();
  expect(page).toContain('Mercado Pago se cobra en pesos');
  expect(page.indexOf('se cobra en pesos')).toBeLessThan(page.indexOf('Pagar ahora'));
  for (const given of [{ paymentId: 'PYPL' }, { rate: null }, { state: 'PPE' as const }])
    expect(shown(given)).not.toContain('se cobra en pesos');
});

test('«Pagar ahora» stands at an order whose payment at a provider lacks or was refused, and at no other', () => {
  for (const state of ['INI', 'PCH'] as const) expect(shown({ state })).toMatch(/<button[^>]*>Pagar ahora<\/button>/);
  expect(shown({ state: 'PPE' })).not.toContain('Pagar ahora');
  expect(shown({ mayPay: false })).not.toContain('Pagar ahora');
});
