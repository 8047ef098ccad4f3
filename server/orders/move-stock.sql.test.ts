import { beforeAll, expect, test } from 'vitest';
import { type OrderStock, orderStates } from '#contract/plain/commerce';
import { inTransaction } from '#server/in-transaction';
import { moveStock } from '#server/orders/move-stock';
import { lockOrder } from '#server/orders/orders.store';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { anOrder, aShopForOrders, inState, placeOrder, stockNow } from '#server/test/an-order';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
beforeAll(async () => {
  ({ shop } = await aShopForOrders());
});

const stateOf = { held: 'PPE', free: 'CAN', shipped: 'DIS' } as const;
const kinds = [...new Set(Object.values(orderStates).map(({ stock }) => stock))];
const pairs = kinds.flatMap((from) => kinds.map((to) => [from, to] as [OrderStock, OrderStock]));

// No move of today joins the states of some pairs.
test.each(pairs)('an order goes from %s to %s', async (from, to) => {
  const { token } = await aSignedIn(shop);
  const board = await aProduct(shop, { stock: { BUL: 5 } });
  const { guid } = await placeOrder(shop, token, anOrder([{ ...board, quantity: 2 }]));
  await inState(shop, guid, stateOf[from]);
  await inTransaction(shop.ctx, async (inside) => {
    const order = await lockOrder(inside.db, inside.site.id, guid);
    if (!order) throw new Error(`No order ${guid}`);
    await moveStock(inside, order, stateOf[to]);
  });
  expect(await stockNow(shop, board)).toEqual({ BUL: { held: [5, 2], free: [5, 0], shipped: [3, 0] }[to] });
  const sold = await shop.database.db
    .selectFrom('product_sale')
    .select('quantity')
    .where('product_id', '=', board.id)
    .execute();
  expect(sold).toEqual(to === 'shipped' ? [{ quantity: 2 }] : []);
});
