import { expect, test } from 'vitest';
import type { CheckoutOptions } from '#contract/orders';
import { isCounted, newDraft, orderOf, paymentsOf, readEntry, withBuyer, withTyped, withUnits } from './sale-draft.ts';

test.each([
  ['779123', [{ units: 1, code: '779123' }]],
  [' 3*PLACA-1 ', [{ units: 3, code: 'PLACA-1' }]],
  [
    '3xPLACA-1',
    [
      { units: 1, code: '3xPLACA-1' },
      { units: 3, code: 'PLACA-1' },
    ],
  ],
  ['0*PLACA-1', [{ units: 1, code: '0*PLACA-1' }]],
  ['3*', [{ units: 1, code: '3*' }]],
  [' ', []],
])('«%s» means %j', (text, meanings) => {
  expect(readEntry(text)).toEqual(meanings);
});

const board = { code: 'A', name: 'Placa', brandName: '', price: 1250, image: '' };

test('the same product again adds to its line, at the price of now', () => {
  const once = withUnits([], board, 1);
  expect(withUnits(once, { ...board, price: 1300 }, 2)).toEqual([{ ...board, price: 1300, quantity: 3 }]);
  expect(withUnits(once, board, 9999)).toEqual([{ ...board, quantity: 9999 }]);
});

test.each([0, 1.5, 10_000, null])('lines have no sum while %s is typed as a quantity', (typed) => {
  const lines = withTyped(withUnits([], board, 2), 'A', typed);
  expect(isCounted(lines)).toBe(false);
  expect(isCounted(withTyped(lines, 'A', 3))).toBe(true);
});

const options = {
  shipping: [{ id: 'MON', name: 'Montevideo', description: '', leadTime: '', price: 600 }],
  payments: [
    { id: 'MPU', name: 'Tarjeta', currency: 'UYU' },
    { id: 'SADE', name: 'Depósito Santander', currency: 'USD' },
  ],
  branches: [],
  metropolitanCities: [],
  transferDays: 0,
  rate: null,
} as CheckoutOptions;

test('a counter takes cash first; by telephone one pays as at the checkout', () => {
  expect(paymentsOf('counter', options.payments).map(({ id }) => id)).toEqual(['EFEC', 'POST', 'MPU', 'SADE']);
  expect(paymentsOf('telephone', options.payments).map(({ id }) => id)).toEqual(['MPU', 'SADE']);
});

test('a counter’s sale goes to nobody, in cash, and nowhere', () => {
  const draft = { ...newDraft(), lines: withUnits([], board, 2) };
  expect(orderOf(draft, options, 'BUL')).toMatchObject({
    channel: 'counter',
    personId: null,
    companyId: null,
    userEmail: null,
    phone: null,
    shippingId: 'RES',
    shippingPrice: 0,
    branchCode: 'BUL',
    paymentId: 'EFEC',
    items: [{ code: 'A', price: 1250, quantity: 2 }],
  });
});

test('by telephone it goes where the buyer lives, until something else is typed', () => {
  const address = { address: 'Rincón 500', stateId: 1, cityId: 2, zIPCode: '11000' };
  const buyer = { kind: 'person', id: 7, label: 'Ana Pérez', phone: '099 123 456', email: 'ana@ejemplo.uy', address };
  const begun = { ...newDraft(), channel: 'telephone' as const };
  const draft = withBuyer(begun, buyer as unknown as Parameters<typeof withBuyer>[1]);
  const sent = { ...draft, delivery: { ...draft.delivery, shippingId: 'MON' } };
  expect(orderOf(sent, options, 'BUL')).toMatchObject({
    personId: 7,
    userEmail: 'ana@ejemplo.uy',
    phone: '099 123 456',
    address: 'Rincón 500',
    addressStateId: 1,
    addressCityId: 2,
    addressZIPCode: '11000',
    addressRecipient: 'Ana Pérez',
    shippingPrice: 600,
    branchCode: null,
    paymentId: 'MPU',
  });
  const typed = { address: 'Rivera 1000', zipCode: '', recipient: 'Portería', observation: 'Después de las 18' };
  expect(orderOf({ ...sent, delivery: { ...sent.delivery, ...typed } }, options, 'BUL')).toMatchObject({
    address: 'Rivera 1000',
    addressZIPCode: null,
    addressRecipient: 'Portería',
    addressObservation: 'Después de las 18',
  });
});
