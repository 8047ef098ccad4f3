import { expect, test } from 'vitest';
import { anOrderOf } from '#web/test/orders';
import { pageOf, wordsOf } from '#web/test/parts.tsx';
import { OrderDetails } from './order-details.tsx';

const payments = [{ id: 'MPU', name: 'Tarjeta', currency: 'UYU' }] as const;
const shown = (given: Parameters<typeof anOrderOf>[0] = {}) =>
  pageOf(
    <OrderDetails
      {...{ order: anOrderOf(given), payments }}
      linkKey=""
      withdrawal=""
      onChange={() => {}}
      onStale={() => {}}
    />,
  );

test('a link’s page says whom the order is invoiced to, where its answer does', () => {
  const invoice = { companyName: 'Tornillo SRL', companyIdentifier: '211003420017' };
  expect(wordsOf(shown(invoice))).toContain('Factura: Tornillo SRL · RUT 211003420017');
  expect(shown()).not.toContain('Factura');
});

test('a cancelled order is bought again from its link’s page, and no other one', () => {
  expect(shown({ state: 'CAN', instructions: null, mayPay: false })).toContain('>Comprar de nuevo<');
  expect(shown()).not.toContain('Comprar de nuevo');
});

test('how to pay by the chosen way comes first, and another way is a quiet button after it', () => {
  const deposit = shown();
  expect(deposit.indexOf('Cuenta 123')).toBeLessThan(deposit.indexOf('Pagar con Tarjeta'));
  expect(deposit).toMatch(/<button[^>]*button-quiet[^>]*>Pagar con Tarjeta</);
  const online = shown({ state: 'INI', paymentId: 'MPU', paymentName: 'Tarjeta', instructions: null });
  expect(online).toMatch(/<button[^>]*button-buy[^>]*>Pagar ahora con Tarjeta</);
});
