import { expect, test } from 'vitest';
import { addressFields } from '#contract/things/contacts';
import { itemWords } from './item-words.ts';

test('an item is read by what it says and names, not by ids', () => {
  const address = {
    id: 4,
    address: 'Rivera 1234',
    stateId: 1,
    stateName: 'Montevideo',
    cityId: 1,
    cityName: 'Montevideo',
  };
  expect(itemWords(addressFields, { ...address, zIPCode: null, isDefault: true })).toBe(
    'Rivera 1234, Montevideo, Montevideo (principal)',
  );
});
