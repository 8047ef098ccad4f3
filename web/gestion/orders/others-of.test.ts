import { expect, test } from 'vitest';
import { othersOf } from './others-of.ts';

const guest = { companyId: null, personId: null, phone: '099 123 456', userEmail: 'ana@ejemplo.uy' };

test.each([
  [
    { companyId: 7, personId: 3 },
    { buyer: { companyId: 7 }, title: 'Otros pedidos del comprador' },
  ],
  [{ personId: 3 }, { buyer: { personId: 3 }, title: 'Otros pedidos del comprador' }],
  [{}, { buyer: { text: '099 123 456' }, title: 'Otros pedidos con este teléfono' }],
  [{ phone: '' }, { buyer: { text: 'ana@ejemplo.uy' }, title: 'Otros pedidos con este e-mail' }],
  [{ phone: '', userEmail: '' }, undefined],
])('other orders of %j are found by %j', (given, others) => {
  expect(othersOf({ ...guest, ...given })).toEqual(others);
});
