import { expect, test } from 'vitest';
import { nam } from '#sites/nam';
import type { Order } from '#web/data/orders';
import { pageOf, wordsOf } from '#web/test/parts.tsx';
import { SheetText } from './order-sheet.tsx';
import { paperWords } from './paper-words.ts';

const order = {
  number: 12,
  date: '2026-11-20T12:00:00Z',
  state: 'CAN',
  toCompanyName: 'NAM',
  toCompanyIdentifier: '211801870028',
  personName: 'Ana',
  personLastName: 'Pérez',
  phone: '099 123 456',
  userEmail: 'ana@ejemplo.uy',
  address: 'Rincón 500',
  addressCityName: 'Salto',
  addressStateName: 'Salto',
  addressZIPCode: '50000',
  addressRecipient: 'Eva',
  addressObservation: 'Portón verde',
  shippingId: 'INT',
  shippingName: 'Interior',
  shippingPrice: 0,
  carrierName: 'Agencia Norte',
  paymentName: 'Depósito BROU',
  total: 12_200,
  rate: 40,
  rateDate: '2026-11-20',
  totalUYU: 488_000,
  cfes: [],
  events: [{ from: 'CAN', to: 'CAN', by: 'Leo Paz', reason: 'Devolución: transferencia 4512' }],
  items: [{ code: 'A', name: 'Radiador', quantity: 1, price: 12_200, ivaRate: 22 }],
  refunds: [
    { currency: 'USD', amount: 5000 },
    { currency: 'UYU', amount: 123_450 },
  ],
} as unknown as Order;

const printed = (given: Partial<Order> = {}, isNarrow = false) =>
  wordsOf(pageOf(<SheetText order={{ ...order, ...given }} paper={paperWords(nam)} isNarrow={isNarrow} />));

test('a printed order says the postal code and what was given back, in each currency', () => {
  const paper = printed();
  expect(paper).toContain('Interior · Rincón 500 · Salto, Salto · agencia Agencia Norte');
  expect(paper).toContain('Código postal 50000');
  expect(paper).toContain('Recibe Eva');
  expect(paper).toContain('Portón verde');
  expect(paper).toContain('Devuelto U$S 50,00');
  expect(paper).toContain('Devuelto $ 1.234,50');
  expect(paper).toContain('Devuelto: transferencia 4512');
});

test('and neither where there is none', () => {
  const paper = printed({ addressZIPCode: null, refunds: [], events: [] });
  expect(paper).not.toMatch(/Código postal|Devuelto/);
  expect(paper).toContain('Total, IVA incluido U$S 122,00');
});

test('on a roll each line says its units, its price and its sum, and a counter’s sale nothing of withdrawal', () => {
  const none = { personName: null, personLastName: null, phone: '', userEmail: '' };
  const items = [{ code: 'A', name: 'Radiador', quantity: 2, price: 6_100, ivaRate: 22 }] as Order['items'];
  const roll = printed({ ...none, items, channel: 'counter' }, true);
  expect(roll).toContain('2 × Radiador A · U$S 61,00 U$S 122,00');
  expect(roll).toContain('Comprador Consumidor final Envío');
  expect(roll).not.toContain('17.250');
  expect(printed()).toContain('17.250');
});
