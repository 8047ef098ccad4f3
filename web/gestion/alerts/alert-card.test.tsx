import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { OrderAlert } from '#contract/payments';
import { AlertCard } from './alert-card.tsx';

const alert: OrderAlert = {
  id: 1,
  kind: 'refundDue',
  at: '2026-11-20T15:00:00.000Z',
  orderGUID: 'g',
  orderNumber: 5,
  toCompanyId: 7,
  paymentId: null,
  method: 'SADE',
  providerId: '',
  currency: 'USD',
  amount: 1200,
  refunded: 0,
  detail: '',
  solvedAt: null,
  solvedBy: null,
  reason: null,
};
const shown = (maySolve: boolean, given: Partial<OrderAlert> = {}) => {
  const card = (
    <AlertCard alert={{ ...alert, ...given }} mayRefund={false} maySolve={maySolve} onSolve={() => undefined} />
  );
  const Stub = createRoutesStub([{ path: '/', Component: () => <MantineProvider>{card}</MantineProvider> }]);
  return renderToStaticMarkup(<Stub />);
};

test('an alert leads to its order’s slips, and is solved by those who decide alone', () => {
  expect(shown(true)).toContain('Anotar la devolución');
  expect(shown(true)).toContain('href="/gestion/comprobantes?pedido=5&amp;estado=all"');
  expect(shown(false)).not.toContain('Anotar la devolución');
  expect(shown(false)).toContain('La resuelve otra persona de la empresa.');
});

test('an alert of a counter’s sale names its way to pay and speaks of no slip', () => {
  const card = shown(true, { method: 'POST' });
  expect(card).toContain('Tarjeta (POS)');
  expect(card).toContain('se había cobrado en el mostrador');
  expect(card).not.toContain('omprobante');
});

test('an alert says in Spanish what the provider said of the payment', () => {
  const card = shown(true, { providerId: '123', detail: 'rejected (cc_rejected_insufficient_amount)' });
  expect(card).toContain('123 · rechazado (fondos insuficientes)');
});
