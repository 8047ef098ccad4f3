import { expect, test } from 'vitest';
import { buyerOf } from './order-names.ts';

test.each([
  [{ companyName: 'Taller Norte SRL', personName: 'Ana', personLastName: 'Sosa' }, 'Taller Norte SRL · Ana Sosa'],
  [{ companyName: 'Taller Norte SRL', personName: null, personLastName: null }, 'Taller Norte SRL'],
  [{ companyName: null, personName: 'Ana', personLastName: 'Sosa' }, 'Ana Sosa'],
  [{ companyName: null, personName: null, personLastName: null }, 'Consumidor final'],
])('a buyer with %o is called %s', (order, name) => {
  expect(buyerOf(order)).toBe(name);
});
