import { expect, test } from 'vitest';
import { seesPrices } from './cart-prices.ts';

const customer = { isSeller: false, roles: [] };
const seller = { isSeller: true, roles: ['seller'] };
const administrator = { isSeller: false, roles: ['administrator'] };

test.each([
  ['everyone', null, true],
  ['everyone', undefined, true],
  ['signedIn', null, false],
  ['signedIn', undefined, undefined],
  ['signedIn', customer, true],
  ['nobody', null, false],
  ['nobody', undefined, undefined],
  ['nobody', customer, false],
  ['nobody', seller, true],
  ['nobody', administrator, true],
] as const)('prices for %s, looked at by %o: %s', (pricesFor, user, expected) => {
  expect(seesPrices(pricesFor, user && { ...user, roles: [...user.roles] })).toBe(expected);
});
