import { beforeAll, describe, expect, test } from 'vitest';
import { type OrderState, orderStates } from '#contract/plain/commerce';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { anOrder, aShopForOrders, inState, placeOrder } from '#server/test/an-order';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
let seller: Awaited<ReturnType<typeof aSeller>>;
let administrator: Awaited<ReturnType<typeof aSignedIn>>;
let board: Awaited<ReturnType<typeof aProduct>>;
beforeAll(async () => {
  ({ shop, ana } = await aShopForOrders());
  seller = await aSeller(shop);
  administrator = await aSignedIn(shop, { roles: ['administrator'] });
  board = await aProduct(shop, { stock: { BUL: 500 } });
});

type Rights = { moves: OrderState[]; mayPay: boolean; mayCancel: boolean };
const rightsOf = ({ moves, mayPay, mayCancel }: Rights): Rights => ({ moves, mayPay, mayCancel });
/** An order in that state, of a buyer of its own: nobody may have more than three unpaid ones. */
const orderIn = async (state: OrderState) => {
  const buyer = await aSignedIn(shop);
  const { guid } = await placeOrder(shop, buyer.token, anOrder([board]));
  await inState(shop, guid, state);
  return { guid, token: buyer.token };
};
const found = async (orderId: string, token: string) => {
  const { data } = await shop.call('order/find', { orderId }, token);
  return data ? rightsOf(data) : undefined;
};

describe.each(Object.keys(orderStates) as OrderState[])('what may be done to an order in %s', (state) => {
  test('is what its calls then do: for its buyer', async () => {
    const order = await orderIn(state);
    const offered = await found(order.guid, order.token);
    expect(offered?.moves).toEqual([]);
    const status = async (path: 'order/pay' | 'order/cancel') => {
      const { guid, token } = await orderIn(state);
      const answer =
        path === 'order/pay'
          ? await shop.call(path, { orderId: guid, paymentId: 'ABGI' }, token)
          : await shop.call(path, { orderId: guid }, token);
      return answer.status;
    };
    expect(await status('order/pay')).toBe(offered?.mayPay ? 200 : 409);
    // To cancel what is cancelled is no move, and no 409 either.
    expect(await status('order/cancel')).toBe(offered?.mayCancel || state === 'CAN' ? 200 : 409);
  });

  test('is what its calls then do: for who sells', async () => {
    for (const { token } of [seller, administrator]) {
      const offered = await found((await orderIn(state)).guid, token);
      expect(offered).toMatchObject({ mayPay: false, mayCancel: false });
      for (const to of Object.keys(orderStates) as OrderState[]) {
        if (to === state) continue;
        const { guid } = await orderIn(state);
        const answer = await shop.call('order/changeState', { orderId: guid, state: to, sendEmail: false }, token);
        expect(answer.status, `${state} to ${to}`).toBe(offered?.moves.includes(to) ? 200 : 409);
        if (answer.data) expect(rightsOf(answer.data)).toEqual(await found(guid, token));
      }
    }
  });
});

test('lists and the answer to a new order say it too, each to its reader', async () => {
  const placed = await placeOrder(shop, ana.token, anOrder([board]));
  const asBuyer = { moves: [], mayPay: true, mayCancel: true };
  expect(rightsOf(placed)).toEqual(asBuyer);
  const page = { rowIndex: 0, rowsMax: 100 };
  const own = await shop.call('order/filter', { filters: {}, ...page }, ana.token);
  expect(own.data?.map(rightsOf)).toEqual([asBuyer]);
  const filters = { toCompany: placed.toCompanyId, guid: ana.guid };
  const sold = await shop.call('order/filter', { filters, ...page }, seller.token);
  expect(sold.data?.map(rightsOf)).toEqual([{ moves: ['PAP', 'CAN'], mayPay: false, mayCancel: false }]);
  expect(sold.body.data).toMatchObject([{ OrderMoves: ['PAP', 'CAN'], OrderMayPay: false, OrderMayCancel: false }]);
});
