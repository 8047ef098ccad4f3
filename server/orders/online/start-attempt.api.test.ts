import { beforeAll, expect, test } from 'vitest';
import { aSignedIn } from '#server/test/an-account';
import { anOnlineShop, type OnlineShop } from '#server/test/an-online-order';
import { anOrder, placeOrder } from '#server/test/an-order';
import { setSetting } from '#server/test/set-setting';

let it: OnlineShop;
beforeAll(async () => {
  it = await anOnlineShop();
  await setSetting(it.shop, 'metropolitanCities', [{ state: 'Canelones', city: 'Pando' }]);
});

/** The shipping address that PayPal is asked for. */
const askedOf = async (given: Parameters<typeof anOrder>[1]) => {
  const { token } = await aSignedIn(it.shop, { firstName: 'Ana', lastName: 'Pérez' });
  const { guid } = await placeOrder(it.shop, token, anOrder([it.board], { paymentId: 'PYPL', ...given }));
  return it.wallet.attempts.get((await it.attemptOf(guid)).guid)?.shipping;
};

const pando = { addressStateId: 2, addressCityId: 2, addressZIPCode: '91000', addressRecipient: 'Depósito 3' };

test('a wallet is told where the order goes, also where sending costs nothing', async () => {
  expect(await askedOf({ addressObservation: 'Timbre roto' })).toEqual({
    name: 'Montevideo',
    price: 600,
    address: {
      recipient: 'Ana Pérez',
      street: 'Bulevar Artigas 1234',
      details: 'Timbre roto',
      city: 'Montevideo',
      department: 'Montevideo',
      zipCode: null,
    },
  });
  expect(await askedOf({ shippingId: 'AME', shippingPrice: 900, ...pando })).toMatchObject({
    address: { recipient: 'Depósito 3', city: 'Pando', department: 'Canelones', zipCode: '91000' },
  });
  await setSetting(it.shop, 'metropolitanCities', []);
  expect(await askedOf({ shippingId: 'INT', shippingPrice: 0, carrierName: 'DAC', ...pando })).toMatchObject({
    price: 0,
    address: { city: 'Pando' },
  });
});

test('of a pickup no address is told', async () => {
  expect(await askedOf({ shippingId: 'RES', shippingPrice: 0 })).toMatchObject({ price: 0, address: null });
});
