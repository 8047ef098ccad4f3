import { beforeEach, expect, test } from 'vitest';
import { aSale, sell } from '#server/test/a-sale';
import { anOnlineShop, type OnlineShop } from '#server/test/an-online-order';
import { mailsOf } from '#server/test/mails';

let it: OnlineShop;
beforeEach(async () => {
  it = await anOnlineShop();
});

test('a counter’s sale to nobody is paid by its link: it waits, is approved, and mails nobody', async () => {
  const sale = aSale([it.board], { paymentId: 'MPU' });
  const { data, payment } = await sell(it.shop, it.people.seller.token, sale);
  expect(data).toMatchObject({ state: 'INI', channel: 'counter', userEmail: '' });
  expect(payment).toMatchObject({ kind: 'redirect' });
  const [, , orderId = '', key = ''] = data?.link.split('/') ?? [];
  const followed = await it.shop.call('order/follow', { orderId, key });
  expect(followed.data).toMatchObject({ mayPay: true });
  it.card.pay((await it.attemptOf(sale.guid)).guid);
  await it.hear(sale.guid);
  const { data: paid } = await it.shop.call('order/find', { orderId: sale.guid }, it.people.seller.token);
  expect(paid).toMatchObject({ state: 'PAP', moves: ['DIS', 'CAN'] });
  expect(paid?.events.at(-1)).toMatchObject({ to: 'PAP', mailed: false });
  expect(await mailsOf(it.shop)).toEqual([]);
  expect(await it.stock()).toEqual({ BUL: [5, 1] });
});
