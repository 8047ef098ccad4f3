import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moveByClock } from '#server/orders/order-clock.service';
import { cleanSlips } from '#server/orders/slips/clean-slips.service';
import { aProduct } from '#server/test/a-product';
import { pdf, sendSlip } from '#server/test/a-slip';
import { aSeller, type aSignedIn } from '#server/test/an-account';
import { anOrder, aShopForOrders, placeOrder, stockNow } from '#server/test/an-order';
import type { TestShop } from '#server/test/shop';

// The order is of 20/11 at 15:00 UTC, and its deposit ends three days later.

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
let board: Awaited<ReturnType<typeof aProduct>>;
let orderId: string;
beforeEach(async () => {
  ({ shop, ana } = await aShopForOrders());
  board = await aProduct(shop, { name: 'Placa Uno', stock: { BUL: 5 } });
  orderId = (await placeOrder(shop, ana.token, anOrder([{ ...board, quantity: 2 }]))).guid;
});
afterEach(() => rm(shop.slipsFolder, { recursive: true, force: true }));

const at = (time: string) => {
  shop.clock.now = new Date(time);
  return moveByClock(shop.ctx);
};
const find = async () => (await shop.call('order/find', { orderId }, ana.token)).data;
const send = async (reference: string) => {
  const { order } = await sendSlip(shop, ana.token, { orderId, reference, file: { bytes: pdf(reference) } });
  return order?.slips.at(-1)?.guid ?? '';
};
const rejected = async (slipId: string) => {
  const seller = await aSeller(shop);
  return (await shop.call('slip/reject', { slipId, reason: 'No llegó' }, seller.token)).data;
};
const nothing = { moved: 0, reminded: 0, asked: 0 };

test('while a slip waits there is neither reminder nor end, for ten days from when it was sent', async () => {
  expect((await find())?.expires).toBe('2026-11-23T21:00:00.000Z');
  shop.clock.now = new Date('2026-11-21T12:00:00Z');
  await send('1');
  expect((await find())?.expires).toBe('2026-12-01T12:00:00.000Z');
  expect(await at('2026-11-22T21:00:00Z')).toEqual(nothing);
  expect(await at('2026-12-01T11:59:59Z')).toEqual(nothing);
  expect(await stockNow(shop, board)).toEqual({ BUL: [5, 2] });
  expect(await at('2026-12-01T12:00:00Z')).toEqual({ moved: 1, reminded: 0, asked: 0 });
  expect(await find()).toMatchObject({ state: 'CAN', slips: [{ state: 'waiting' }] });
  expect(await stockNow(shop, board)).toEqual({ BUL: [5, 0] });
});

test('one that is rejected late leaves a day for another', async () => {
  const slipId = await send('1');
  shop.clock.now = new Date('2026-11-25T10:00:00Z');
  expect((await rejected(slipId))?.expires).toBe('2026-11-26T10:00:00.000Z');
  expect(await at('2026-11-26T09:59:59Z')).toEqual(nothing);
  await send('2');
  expect(await at('2026-11-27T10:00:00Z')).toEqual(nothing);
});

test('one that is rejected at once takes no time away', async () => {
  const slipId = await send('1');
  expect((await rejected(slipId))?.expires).toBe('2026-11-23T21:00:00.000Z');
  expect(await at('2026-11-22T21:00:00Z')).toEqual({ moved: 0, reminded: 1, asked: 0 });
  expect(await at('2026-11-23T21:00:00Z')).toEqual({ moved: 1, reminded: 0, asked: 0 });
});

test('of two, the one that still waits keeps the order', async () => {
  const first = await send('1');
  await send('2');
  shop.clock.now = new Date('2026-11-25T10:00:00Z');
  await rejected(first);
  expect(await at('2026-11-28T10:00:00Z')).toEqual(nothing);
  expect((await find())?.state).toBe('PPE');
});

test('files stay a year after they were sent, longer while they wait; what no slip has is gone after a day', async () => {
  const [first, second] = [await send('1'), await send('2')];
  await rejected(first);
  const names = () => readdir(shop.slipsFolder);
  const own = await names();
  const stray = ['0'.repeat(32), `${'1'.repeat(32)}.half-written`, '2'.repeat(32)];
  await mkdir(shop.slipsFolder, { recursive: true });
  for (const name of stray) await writeFile(join(shop.slipsFolder, name), 'x');
  const age = async (name: string, hours: number) => {
    const time = new Date(shop.clock.now.getTime() - hours * 3_600_000);
    await utimes(join(shop.slipsFolder, name), time, time);
  };
  for (const name of [...own, ...stray.slice(0, 2)]) await age(name, 25);
  await age('2'.repeat(32), 23);
  await cleanSlips(shop.ctx);
  expect((await names()).toSorted()).toEqual([...own, '2'.repeat(32)].toSorted());

  shop.clock.now = new Date('2027-11-20T14:59:59Z');
  await cleanSlips(shop.ctx);
  // By now every session has ended.
  const slips = () =>
    shop.database.db
      .selectFrom('order_slip')
      .select(['guid', 'reference', 'file_name', 'state'])
      .orderBy('id')
      .execute();
  expect((await slips())[0]?.file_name).toBe('recibo.pdf');
  shop.clock.now = new Date('2027-11-20T15:00:01Z');
  await cleanSlips(shop.ctx);
  expect(await slips()).toEqual([
    { guid: first, reference: '1', file_name: null, state: 'rejected' },
    { guid: second, reference: '2', file_name: 'recibo.pdf', state: 'waiting' },
  ]);
  expect((await names()).filter((name) => own.includes(name))).toHaveLength(1);
});
