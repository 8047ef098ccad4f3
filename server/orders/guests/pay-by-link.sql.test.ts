import { beforeEach, expect, test } from 'vitest';
import { moveByClock } from '#server/orders/order-clock.service';
import { aGuestOrder, confirmationOf, placeAsGuest } from '#server/test/a-guest-order';
import { anOnlineShop, type OnlineShop } from '#server/test/an-online-order';
import { mailsOf, sendMails } from '#server/test/mails';
import { setSetting } from '#server/test/set-setting';

let it: OnlineShop;
beforeEach(async () => {
  it = await anOnlineShop();
});

const email = 'eva@ejemplo.uy';
const place = async () => {
  const { guid, link } = await placeAsGuest(it.shop, aGuestOrder([it.board]));
  const [, , orderId = '', key = ''] = link.split('/');
  return { guid, link: { orderId, key } };
};
const confirm = async () => it.shop.call('order/confirm', await confirmationOf(it.shop, email), undefined, it.client());
const pay = (link: { orderId: string; key: string }, paymentId: string) =>
  it.shop.call('payment/start', { ...link, paymentId }, undefined, it.client());
const clockAt = (minutes: number) => {
  it.shop.clock.now = new Date(it.shop.clock.now.getTime() + minutes * 60_000);
  return moveByClock(it.shop.ctx);
};
const toBuyer = async () => (await mailsOf(it.shop)).filter(({ to }) => to === email).map(({ text }) => text);
const follow = (link: { orderId: string; key: string }) => it.shop.call('order/follow', link, undefined, it.client());
const waysOf = async (link: { orderId: string; key: string }) => (await follow(link)).payments?.map(({ id }) => id);

test('a visitor who confirmed a deposit and then tried a card goes back to a deposit, for the rest of its term', async () => {
  const { link } = await place();
  await confirm();
  expect(await waysOf(link)).toEqual(['MPU', 'PYPL']);
  expect((await pay(link, 'MPU')).data?.state).toBe('INI');
  await clockAt(31);
  await clockAt(20 * 60);
  expect((await follow(link)).data?.state).toBe('PCH');
  const ways = await waysOf(link);
  expect(ways).toContain('ABGI');
  const back = await pay(link, 'ABGI');
  expect(back.data).toMatchObject({ state: 'PPE', paymentId: 'ABGI', expires: '2026-11-23T21:00:00.000Z' });
  expect(back.payment?.kind).toBe('instructions');
  expect(await it.stock()).toEqual({ BUL: [5, 1] });
  expect((await mailsOf(it.shop)).at(-1)?.subject).toBe('Cómo pagar tu pedido 1');
});

test('one who tried a card and left is told that his order is cancelled', async () => {
  const { link } = await place();
  await confirm();
  await pay(link, 'MPU');
  await clockAt(31);
  await clockAt(25 * 60);
  expect((await follow(link)).data?.state).toBe('CAN');
  expect((await toBuyer()).at(-1)).toContain('Pasaron 24 horas sin pago');
});

test('one who has not confirmed does not, and keeps half an hour', async () => {
  const { link } = await place();
  expect((await pay(link, 'MPU')).data?.state).toBe('INI');
  expect(await waysOf(link)).toEqual(['MPU', 'PYPL']);
  const { status, fields } = await pay(link, 'ABGI');
  expect([status, fields]).toEqual([422, { paymentId: 'Elegí una forma de pago' }]);
});

test('an order of an account does not either: its buyer changes it where he signs in', async () => {
  const { sent, guid } = await it.place();
  expect(sent.paymentId).toBe('MPU');
  const { orderId, key } = await it.linkOf(guid);
  expect((await pay({ orderId, key }, 'ABGI')).status).toBe(422);
});

test('a deposit by the link counts among those of its mailbox', async () => {
  const { link } = await place();
  await confirm();
  await pay(link, 'MPU');
  await place();
  await setSetting(it.shop, 'unpaidUnits', 1);
  const { status, error } = await pay(link, 'ABGI');
  expect([status, error]).toEqual([409, expect.stringContaining('Sin pagar podemos reservarte hasta 1')]);
});

test('a deposit that nobody confirmed tells its mailbox that it was cancelled', async () => {
  await place();
  expect(await toBuyer()).toEqual([expect.stringContaining('Cómo pagar, después de confirmar:')]);
  await sendMails(it.shop);
  await clockAt(31);
  expect((await toBuyer()).at(-1)).toMatch(/No se confirmó la compra a tiempo[^]*Si no compraste vos/);
});
