import { beforeEach, describe, expect, test, vi } from 'vitest';
import { countQueries } from '#server/database/count-queries';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { anOrder, inState, readyForOrders, stockNow } from '#server/test/an-order';
import { freshDatabase } from '#server/test/database';
import { randomOfTest } from '#server/test/random';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';

// A crowd takes its time where the machine is busy with other things.
vi.setConfig({ testTimeout: 120_000 });

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  await readyForOrders(shop);
});

const buyers = async (count: number) => {
  const tokens: string[] = [];
  for (let at = 0; at < count; at += 1) tokens.push((await aSignedIn(shop)).token);
  return tokens;
};
const random = randomOfTest('order-concurrency');
const shuffled = <T>(list: readonly T[]) => random.some(list, list.length);
const numbers = async () =>
  (await shop.database.db.selectFrom('orders').select('number').orderBy('number').execute()).map((row) => row.number);
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('at the same time', () => {
  test('50 buyers of the last unit: one gets it, 49 hear which product is gone', async () => {
    const last = await aProduct(shop, { name: 'Último radiador', stock: { BUL: 1 } });
    const tokens = await buyers(50);
    const answer = await Promise.all(tokens.map((token) => shop.call('order/add', { order: anOrder([last]) }, token)));
    const statuses = answer.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const refused = answer.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    for (const { error, body } of refused) {
      expect(error).toBe('No hay stock suficiente de Último radiador');
      expect(body.conflicts).toEqual([{ code: last.code, kind: 'stock', left: 0 }]);
    }
    expect(await stockNow(shop, last)).toEqual({ BUL: [1, 1] });
    expect(await numbers()).toEqual([1]);
  });

  test('100 orders of 100 buyers with the same products in any order: no gap, no double, nobody waits in a circle', async () => {
    const products: Awaited<ReturnType<typeof aProduct>>[] = [];
    for (let at = 0; at < 6; at += 1) products.push(await aProduct(shop, { stock: { BUL: 60, CLA: 90 } }));
    const tokens = await buyers(100);
    const { result: answer, queries } = await countQueries(() =>
      Promise.all(tokens.map((token) => shop.call('order/add', { order: anOrder(shuffled(products)) }, token))),
    );
    // A transaction that met another crosswise would have begun again.
    expect(queries.filter((query) => query === 'begin')).toHaveLength(100);
    expect(answer.map(({ status, error }) => `${status} ${error}`)).toEqual(answer.map(() => '200 '));
    expect(await numbers()).toEqual(upTo(100));
    for (const product of products) {
      const stock = await stockNow(shop, product);
      expect((stock.BUL?.[1] ?? 0) + (stock.CLA?.[1] ?? 0)).toBe(100);
    }
  });

  test('orders, cancellations and payments of the same stock: what is reserved is what orders hold', async () => {
    const products: Awaited<ReturnType<typeof aProduct>>[] = [];
    for (let at = 0; at < 4; at += 1) products.push(await aProduct(shop, { stock: { BUL: 6, CLA: 6 } }));
    const tokens = await buyers(12);
    const live = async (token: string) => {
      for (let at = 0; at < 4; at += 1) {
        const some = shuffled(products)
          .slice(0, 3)
          .map((product) => ({ ...product, quantity: 1 + (at % 2) }));
        const { status, data } = await shop.call('order/add', { order: anOrder(some) }, token);
        expect([200, 409]).toContain(status);
        const orderId = data?.guid;
        if (!orderId) continue;
        const { status: paid } = await shop.call('order/pay', { orderId, paymentId: 'ABGI' }, token);
        const { status: cancelled } = await shop.call('order/cancel', { orderId }, token);
        expect([paid, cancelled]).toEqual([200, 200]);
      }
    };
    await Promise.all(tokens.map(live));
    for (const product of products) expect(await stockNow(shop, product)).toEqual({ BUL: [6, 0], CLA: [6, 0] });
    const all = await numbers();
    expect(all).toEqual(upTo(all.length));
    expect(all.length).toBeGreaterThan(12);
  });

  test('orders paid anew and placed in several tabs hold together no more than an account may', async () => {
    const product = await aProduct(shop, { price: 100, stock: { BUL: 90 } });
    const [token = ''] = await buyers(1);
    const orders: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      const { data } = await shop.call('order/add', { order: anOrder([{ ...product, quantity: 6 }]) }, token);
      orders.push(data?.guid ?? '');
      await inState(shop, orders[at] ?? '', 'PCH');
    }
    await shop.database.db.updateTable('orders').set({ payment_id: 'MPU' }).execute();
    await setSetting(shop, 'unpaidUnits', 10);
    const pay = (orderId: string) => shop.call('order/pay', { orderId, paymentId: 'ABGI' }, token);
    const statuses = (await Promise.all(orders.map(pay))).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await stockNow(shop, product)).toEqual({ BUL: [90, 6] });
  });
});
