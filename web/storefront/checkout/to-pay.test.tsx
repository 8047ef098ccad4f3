import { expect, test } from 'vitest';
import type { Order, Payment } from '#contract/orders';
import { pageOf } from '#web/test/parts.tsx';
import { ToPay } from './to-pay.tsx';

const order = { number: 17, link: '/pedido/uno/llave' } as Order;
const shown = (payment: Payment | undefined) => pageOf(<ToPay order={order} payment={payment} />);

test('who could not be led to the provider’s page reads why, and pays by the order’s page', () => {
  const text = 'No pudimos abrir la página de pago.';
  const page = shown({ kind: 'instructions', text });
  expect(page).toContain(text);
  expect(page).not.toContain('Te llevamos a pagar');
  expect(page).toMatch(/href="\/pedido\/uno\/llave"[^>]*>Pagar ahora/);
  expect(shown({ kind: 'redirect', url: 'https://pagos.example' })).toContain('Te llevamos a pagar');
});
