import { beforeEach, expect, test } from 'vitest';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { anOrder, aShopForOrders, placeOrder } from '#server/test/an-order';
import { mailsOf } from '#server/test/mails';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
beforeEach(async () => {
  ({ shop, ana } = await aShopForOrders());
});

const tries = 30;
const orderId = '5f3a7a52-4c5c-4b6f-9d3b-0d5f7c1e2a34';
const board = () => aProduct(shop, { stock: { BUL: 90 } });

test.each([
  ['order/add', async () => ({ order: anOrder([await board()]) })],
  ['order/pay', async () => ({ orderId, paymentId: 'ABGI' })],
  ['order/cancel', async () => ({ orderId })],
] as const)('%s has a limit per account, from whatever address, and no other account’s', async (path, inputOf) => {
  const statusOf = async (token: string, at: number) =>
    (await shop.call(path, await inputOf(), token, { client: `10.0.1.${at}` })).status;
  for (let at = 0; at < tries; at += 1) expect(await statusOf(ana.token, at)).not.toBe(429);
  const refused = await shop.call(path, await inputOf(), ana.token, { client: '10.0.2.1' });
  expect([refused.status, refused.error]).toEqual([429, 'Demasiados intentos. Esperá 15 min y probá de nuevo.']);
  const beto = await aSignedIn(shop);
  expect(await statusOf(beto.token, 1)).not.toBe(429);
});

test('who is not signed in counts for nobody', async () => {
  for (let at = 0; at <= tries; at += 1) expect((await shop.call('order/cancel', { orderId })).status).toBe(401);
});

test('of changes of method that follow each other one mail waits, with the last', async () => {
  const [one, other] = [
    await placeOrder(shop, ana.token, anOrder([await board()])),
    await placeOrder(shop, ana.token, anOrder([await board()])),
  ];
  for (const paymentId of ['ABGI', 'ITDE', 'ABGI', 'BRDE'])
    await shop.call('order/pay', { orderId: one.guid, paymentId }, ana.token);
  await shop.call('order/pay', { orderId: other.guid, paymentId: 'ITDE' }, ana.token);
  const mails = (await mailsOf(shop)).filter(({ subject }) => subject.startsWith('Cómo pagar'));
  expect(mails.map(({ subject }) => subject)).toEqual(['Cómo pagar tu pedido 1', 'Cómo pagar tu pedido 2']);
  expect(mails[0]?.text).toContain('con Depósito BROU.');
});

test('ten orders in a row, each paid in another way and cancelled, are nobody’s flood', async () => {
  const product = await board();
  for (let at = 0; at < 10; at += 1) {
    const { guid } = await placeOrder(shop, ana.token, anOrder([product]));
    expect((await shop.call('order/pay', { orderId: guid, paymentId: 'ABGI' }, ana.token)).status).toBe(200);
    expect((await shop.call('order/cancel', { orderId: guid }, ana.token)).status).toBe(200);
  }
});

test('200 changes of orders a day are the most of one account, of all three kinds together', async () => {
  const calls = [
    () => shop.call('order/pay', { orderId, paymentId: 'ABGI' }, ana.token),
    () => shop.call('order/cancel', { orderId }, ana.token),
  ] as const;
  const perQuarter = (name: string) => ({ name, points: 30, seconds: 900, shared: true });
  for (let at = 0; at < 200; at += 1) {
    expect((await calls[at % 2 === 0 ? 0 : 1]()).status).toBe(404);
    for (const name of ['order.pay', 'order.cancel']) await shop.ctx.limits.forget(perQuarter(name), ana.guid);
  }
  const refused = await calls[0]();
  expect([refused.status, refused.error]).toEqual([429, 'Demasiados intentos. Esperá 24 horas y probá de nuevo.']);
});

test('a mail of how to pay waits, and the history says of those it took the place of that none was sent', async () => {
  const { guid } = await placeOrder(shop, ana.token, anOrder([await board()]));
  for (const paymentId of ['ABGI', 'ITDE', 'BRDE'])
    await shop.call('order/pay', { orderId: guid, paymentId }, ana.token);
  expect(shop.enqueued.at(-1)?.data).toMatchObject({ afterSeconds: 120 });
  const { data } = await shop.call('order/find', { orderId: guid }, ana.token);
  expect(data?.events.map(({ mailed }) => mailed)).toEqual([true, false, false, false, true]);
});
