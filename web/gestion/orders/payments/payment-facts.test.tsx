import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderPayment } from '#contract/payments';
import { PaymentFacts } from './payment-facts.tsx';

const payment: OrderPayment = {
  id: 1,
  method: 'MPU',
  providerId: '123',
  status: 'approved',
  currency: 'UYU',
  amount: 100_000,
  refunded: 0,
  counts: true,
  detail: 'approved (accredited)',
  at: '2026-11-20T15:00:00.000Z',
  refunds: [],
};
const shown = (changed: Partial<OrderPayment>, mayRefund = true) =>
  renderToStaticMarkup(
    <MantineProvider>
      <PaymentFacts payment={{ ...payment, ...changed }} onRefund={mayRefund ? () => undefined : undefined} />
    </MantineProvider>,
  ).replaceAll(/<[^>]+>/g, ' ');

test('what is left of an approved payment is given back by an administrator alone', () => {
  expect(shown({ refunded: 40_000 })).toMatch(/Devuelto: \$ 400,00\..* Devolver /);
  expect(shown({}, false)).toContain('Lo devuelve un administrador.');
  expect(shown({}, false)).not.toContain(' Devolver ');
});

test.each(['pending', 'rejected', 'cancelled', 'disputed', 'refunded'] as const)('nothing of a %s one', (status) => {
  const refunded = status === 'refunded' ? payment.amount : 0;
  expect(shown({ status, refunded })).not.toContain(' Devolver ');
  expect(shown({ status, refunded }, false)).not.toContain('Lo devuelve');
});

test('a refund without an answer says so and can be asked again, whatever the payment is', () => {
  const open = { guid: 'k', at: payment.at, doneAt: null, amount: 100_000, by: 'Ana', reason: 'Sobra' };
  const text = shown({ status: 'disputed', refunds: [open] });
  expect(text).toMatch(/Devolución de \$ 1\.000,00 · 20\/11\/2026 a las 12:00 · Ana: Sobra · sin confirmar/);
  expect(text).toContain('Confirmar la devolución');
});
