import { randomUUID } from 'node:crypto';
import type { Input } from '#contract/contract';
import type { OrderState } from '#contract/plain/commerce';
import { inTransaction } from '#server/in-transaction';
import { moveStock } from '#server/orders/move-stock';
import { lockOrder } from '#server/orders/orders.store';
import { recordMove } from '#server/orders/record-move';
import { aCompany } from '#server/test/a-company';
import { aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';
import { somePlaces } from '#server/test/some-places';

type Sent = Input<'order/add'>['order'];
type Line = { code: string; price: number };

/** The accounts to which buyers of a test deposit. */
const depositAccounts = { SADE: '001-1111', ITDE: '002-2222', BRDE: '003-3333' };

/** Prepares a shop for orders: departments, cities, accounts for deposits and the site's own company. */
export const readyForOrders = async (shop: Pick<TestShop, 'database' | 'ctx'>) => {
  const { db } = shop.database;
  await somePlaces(db);
  await setSetting(shop, 'depositAccounts', depositAccounts);
  const ownSite = shop.ctx.site.id;
  const found = await db.selectFrom('company').select('id').where('own_site', '=', ownSite).executeTakeFirst();
  return found ?? (await aCompany(db, { name: 'La tienda', ownSite }));
};

/** An emptied shop that is ready for orders, and its customer Ana Pérez. */
export const aShopForOrders = async (given?: Parameters<typeof testShop>[0]) => {
  await freshDatabase();
  const shop = await testShop(given);
  await readyForOrders(shop);
  const ana = await aSignedIn(shop, { firstName: 'Ana', lastName: 'Pérez', email: 'ana@ejemplo.uy' });
  return { shop, ana };
};

/**
 * An order as a browser sends it: one unit of each product, by deposit, to an address in Montevideo, changed by
 * `given`.
 */
export const anOrder = (products: readonly (Line & { quantity?: number })[], given: Partial<Sent> = {}): Sent => ({
  guid: randomUUID(),
  phone: '099 123 456',
  phoneType: 'HOM',
  address: 'Bulevar Artigas 1234',
  addressStateId: 1,
  addressCityId: 1,
  shippingId: 'MON',
  shippingPrice: 600,
  paymentId: 'SADE',
  items: products.map(({ code, price, quantity = 1 }) => ({ code, price, quantity })),
  ...given,
});

/** The same, picked up at a branch. */
export const aPickup = (products: Parameters<typeof anOrder>[0], given: Partial<Sent> = {}) =>
  anOrder(products, {
    address: null,
    addressStateId: null,
    addressCityId: null,
    shippingId: 'RES',
    shippingPrice: 0,
    ...given,
  });

/** Places it and gives what was answered; throws where it was refused. */
export const placeOrder = async (shop: TestShop, token: string, sent: Sent) => {
  const answer = await shop.call('order/add', { order: sent }, token);
  if (!answer.data)
    throw new Error(`order/add: ${answer.status} ${answer.error} ${JSON.stringify(answer.fields ?? {})}`);
  return answer.data;
};

/** How many rows a table holds. */
export const countOf = async (shop: Pick<TestShop, 'database'>, table: 'orders' | 'order_item' | 'mail') => {
  const { count } = await shop.database.db
    .selectFrom(table)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** On-hand and reserved by branch code. */
export const stockNow = async (shop: Pick<TestShop, 'database'>, product: { id: number }) => {
  const rows = await shop.database.db
    .selectFrom('stock')
    .innerJoin('branch', 'branch.id', 'stock.branch_id')
    .select(['branch.code', 'on_hand', 'reserved'])
    .where('product_id', '=', product.id)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.code, [row.on_hand, row.reserved]]));
};

/**
 * Brings a placed order into any state as the shop itself would: stock and history follow. Without the moves' table, so
 * that tests reach every state from PPE.
 */
export const inState = async (shop: TestShop, guid: string, state: OrderState) => {
  const path: Partial<Record<OrderState, OrderState[]>> = { PPE: [], DIS: ['PAP', 'DIS'] };
  for (const to of path[state] ?? [state]) {
    await inTransaction(shop.ctx, async (inside) => {
      const order = await lockOrder(inside.db, inside.site.id, guid);
      if (!order) throw new Error(`No order ${guid}`);
      await moveStock(inside, order, to);
      await recordMove(inside, order, { to, by: 'Prueba', accountId: null, sendEmail: false });
    });
  }
};
