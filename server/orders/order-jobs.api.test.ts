import { expect, test } from 'vitest';
import { openJobs } from '#server/jobs/jobs';
import { defineOrderJobs } from '#server/orders/order-jobs';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { anOrder, placeOrder, readyForOrders, stockNow } from '#server/test/an-order';
import { testShop } from '#server/test/shop';

test('the job of every minute moves what is over', async () => {
  const shop = await testShop();
  await readyForOrders(shop);
  const ana = await aSignedIn(shop);
  const board = await aProduct(shop, { stock: { BUL: 5 } });
  const { guid } = await placeOrder(shop, ana.token, anOrder([board]));
  const jobs = openJobs(shop.database, shop.ctx.log);
  defineOrderJobs(jobs, () => [shop.ctx]);
  await jobs.start({ work: false });
  shop.clock.now = new Date('2026-11-23T15:00:00Z');
  await jobs.send(shop.database.db, 'orders.clock', {});
  expect(await jobs.runDue()).toEqual({ done: 1, failed: 0 });
  await jobs.stop({ graceMs: 1000 });
  expect((await shop.call('order/find', { orderId: guid }, ana.token)).data?.state).toBe('CAN');
  expect(await stockNow(shop, board)).toEqual({ BUL: [5, 0] });
});
