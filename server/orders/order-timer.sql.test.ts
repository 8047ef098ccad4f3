import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOrderTimer } from '#server/orders/order-timer';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { anOrder, placeOrder, readyForOrders, stockNow } from '#server/test/an-order';
import { freshDatabase } from '#server/test/database';
import { mailsOf } from '#server/test/mails';
import { testShop } from '#server/test/shop';

beforeEach(async () => {
  await freshDatabase();
});
afterEach(() => void vi.useRealTimers());

const soon = { timeout: 60_000 };
/** Longer than any deposit waits, over a weekend too. */
const depositMs = 7 * 24 * 3600 * 1000;

test('moves what is over, at once and again', async () => {
  const shop = await testShop();
  await readyForOrders(shop);
  const ana = await aSignedIn(shop);
  const board = await aProduct(shop, { stock: { BUL: 5 } });
  const stateOf = async (orderId: string) => (await shop.call('order/find', { orderId }, ana.token)).data?.state;
  const first = await placeOrder(shop, ana.token, anOrder([board]));
  const wait = () => {
    shop.clock.now = new Date(shop.clock.now.getTime() + depositMs);
  };
  wait();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let looks = 0;
  const sites = () => {
    looks += 1;
    return [shop.ctx];
  };
  const timer = startOrderTimer(sites, 20);
  await expect.poll(() => stateOf(first.guid), soon).toBe('CAN');
  const second = await placeOrder(shop, ana.token, anOrder([board]));
  wait();
  await expect.poll(() => stateOf(second.guid), soon).toBe('CAN');
  await timer.close();
  expect(await stockNow(shop, board)).toEqual({ BUL: [5, 0] });
  const third = await placeOrder(shop, ana.token, anOrder([board]));
  wait();
  const before = looks;
  await vi.advanceTimersByTimeAsync(1000);
  expect([looks, await stateOf(third.guid)]).toEqual([before, 'PPE']);
});

test('goes on after a failure, and with the other sites', async () => {
  const shop = await testShop();
  await readyForOrders(shop);
  const ana = await aSignedIn(shop);
  const board = await aProduct(shop);
  const { guid } = await placeOrder(shop, ana.token, anOrder([board]));
  shop.clock.now = new Date(shop.clock.now.getTime() + depositMs);
  let failures = 0;
  const log = { ...shop.ctx.log, error: () => void (failures += 1) };
  const clock = (): Date => {
    throw new Error('The clock stands still.');
  };
  const broken = { ...shop.ctx, log, clock };
  const timer = startOrderTimer(() => [broken, shop.ctx], 20);
  await expect
    .poll(async () => (await shop.call('order/find', { orderId: guid }, ana.token)).data?.state, soon)
    .toBe('CAN');
  await expect.poll(() => failures, soon).toBeGreaterThan(1);
  await timer.close();
});

test('two processes of one database mind the orders of their own sites, with their own addresses', async () => {
  const rtc = await testShop();
  const nam = await testShop({ site: 'NAM' });
  await readyForOrders(rtc);
  await readyForOrders(nam);
  const ana = await aSignedIn(rtc);
  const board = await aProduct(rtc);
  const radiator = await aProduct(nam, { categoryId: '2.301' });
  const atRtc = await placeOrder(rtc, ana.token, anOrder([board]));
  const atNam = await placeOrder(nam, ana.token, anOrder([radiator]));
  expect([atRtc.number, atNam.number]).toEqual([1, 2]);
  for (const shop of [rtc, nam]) shop.clock.now = new Date('2026-11-22T22:00:00Z');
  const timer = startOrderTimer(() => [nam.ctx], 20);
  const reminders = async () => (await mailsOf(rtc)).filter(({ subject }) => subject.startsWith('Mañana vence'));
  await expect.poll(async () => (await reminders()).length, soon).toBe(1);
  await timer.close();
  const [mail] = await reminders();
  expect(mail?.subject).toBe('Mañana vence tu pedido 2');
  const written = await rtc.database.db.selectFrom('mail').select('site').orderBy('id', 'desc').executeTakeFirst();
  expect(written?.site).toBe('NAM');
});
