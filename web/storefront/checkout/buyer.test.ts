import { expect, test } from 'vitest';
import { nowhere } from '#web/data/guest';
import { addressBy, contactsOf, shippingTo } from './buyer.ts';

const offer = {
  shipping: ['RES', 'MON', 'AME', 'INT'].map((id) => ({ id, name: id, description: '', leadTime: '', price: 0 })),
  metropolitanCities: [{ state: 'Canelones', city: 'Las Piedras' }],
};
const typed = { ...nowhere, address: 'Rincón 500', observation: 'Timbre 2' };
const salto = { ...typed, stateId: 15, stateName: 'Salto', cityId: 90, cityName: 'Salto' };
const capital = { ...typed, stateId: 10, stateName: 'Montevideo', cityId: 1, cityName: 'Montevideo' };
const suburb = { ...typed, stateId: 2, stateName: 'Canelones', cityId: 7, cityName: 'Las Piedras' };

test('a visitor’s way to send follows the place that he chooses', () => {
  expect(shippingTo(salto, 'MON', offer)).toBe('INT');
  expect(shippingTo(capital, 'INT', offer)).toBe('MON');
  expect(shippingTo(suburb, 'MON', offer)).toBe('AME');
  expect(shippingTo(salto, 'INT', offer)).toBe('INT');
  // While no city is chosen any way may do.
  expect(shippingTo(typed, 'MON', offer)).toBe('MON');
  expect(shippingTo(capital, 'RES', offer)).toBe('RES');
});

test('a place that another way does not reach is asked for again; the street stays', () => {
  expect(addressBy(salto, 'MON', offer)).toEqual(typed);
  expect(addressBy(salto, 'INT', offer)).toBe(salto);
  expect(addressBy(salto, 'RES', offer)).toBe(salto);
});

test('a visitor has the one phone and the one address that he typed', () => {
  const guest = { email: 'eva@ejemplo.uy', name: 'Eva Paz', phone: '099 123 456', to: salto };
  const { phones, addresses } = contactsOf({ guest });
  expect(phones).toMatchObject([{ phone: '099 123 456', type: 'HOM' }]);
  expect(addresses).toMatchObject([
    { address: 'Rincón 500', cityName: 'Salto', recipient: 'Eva Paz', observation: 'Timbre 2' },
  ]);
});
