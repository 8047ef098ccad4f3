import type { APIRequestContext } from '@playwright/test';
import { aCustomer } from './accounts.ts';
import { expect } from './fixtures.ts';
import { anOrderOf, callAs, type Product, sellerToken, someProducts, tokenOf } from './shopping.ts';

/** Where an order goes by the shop's own van. */
const toMontevideo = async (request: APIRequestContext, token: string) => {
  const idOf = async (path: string, input: object, name: string, id: string) => {
    const { data } = await callAs(request, token, path, input);
    return (data as unknown as Record<string, unknown>[]).find((one) => one[name] === 'Montevideo')?.[id];
  };
  const stateId = await idOf('state/list', {}, 'StateName', 'StateId');
  return {
    OrderShippingId: 'MON',
    OrderShippingPrice: 6,
    OrderAddress: 'Rincón 500',
    OrderAddressStateId: stateId,
    OrderAddressCityId: await idOf('city/list', { stateId }, 'CityName', 'CityId'),
  };
};

/** An order of a new customer, to be sent within Montevideo, whose payment is approved. */
export const aPaidOrder = async (request: APIRequestContext, more: object = {}, products?: readonly Product[]) => {
  const customer = await aCustomer(request);
  const to = await toMontevideo(request, await tokenOf(request, customer));
  const lines = products ?? (await someProducts(request, 2));
  const order = await anOrderOf(request, customer, lines, { to: { ...to, ...more } });
  const paid = { orderId: order.guid, state: 'PAP', sendEmail: false };
  expect((await callAs(request, await sellerToken(request), 'order/changeState', paid)).error).toBe('');
  return { ...order, customer };
};
