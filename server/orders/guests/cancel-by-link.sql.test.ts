import { beforeEach, expect, test } from 'vitest';
import { aGuestOrder, confirmationOf, placeAsGuest } from '#server/test/a-guest-order';
import { anOnlineShop, type OnlineShop } from '#server/test/an-online-order';
import { inState } from '#server/test/an-order';
import { mailsOf } from '#server/test/mails';

let it: OnlineShop;
beforeEach(async () => {
  it = await anOnlineShop();
});

const place = async (given: Parameters<typeof aGuestOrder>[1] = {}) => {
  const { link, guid } = await placeAsGuest(it.shop, aGuestOrder([it.board], given));
  return { guid, link: { orderId: guid, key: link.split('/').at(-1) ?? '' } };
};
const cancel = (link: { orderId: string; key: string }) =>
  it.shop.call('order/cancelByLink', link, undefined, it.client());

test.each(['SADE', 'MPU'])('an order by %s that no account has is cancelled by its link, once', async (paymentId) => {
  const { link } = await place({ paymentId });
  const first = await cancel(link);
  expect(first.data).toMatchObject({ state: 'CAN', mayCancel: false, mayPay: false });
  expect((await cancel(link)).data).toEqual(first.data);
  expect(await it.stock()).toEqual({ BUL: [5, 0] });
  const toShop = (await mailsOf(it.shop)).filter(({ to }) => to === it.shop.ctx.site.contact.email);
  expect(toShop.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Pedido nuevo Nº 1'),
    'Más de los pedidos de eva@ejemplo.uy',
  ]);
  expect(toShop[1]?.text).toContain('Nº 1: U$S 12,50 · Cancelado');
  const { data } = await it.shop.call('order/find', { orderId: link.orderId }, it.people.seller.token);
  expect(data?.events.at(-1)).toMatchObject({ by: 'Comprador', to: 'CAN' });
});

test('twice at once gives its units back once', async () => {
  const { link } = await place();
  const answers = await Promise.all([cancel(link), cancel(link)]);
  expect(answers.map(({ status, data }) => [status, data?.state])).toEqual([
    [200, 'CAN'],
    [200, 'CAN'],
  ]);
  expect(await it.stock()).toEqual({ BUL: [5, 0] });
});

test('one that is paid is not', async () => {
  const { guid, link } = await place();
  await inState(it.shop, guid, 'PAP');
  expect((await it.shop.call('order/follow', link)).data?.mayCancel).toBe(false);
  expect((await cancel(link)).status).toBe(409);
});

test('an account’s is not, not even one that it was given', async () => {
  const { guid: own } = await it.place();
  const refused = await cancel(await it.linkOf(own));
  expect([refused.status, refused.error]).toEqual([
    409,
    'Este pedido no se cancela con su enlace: ingresá a tu cuenta o escribinos.',
  ]);
  const { link } = await place();
  const key = await confirmationOf(it.shop, 'eva@ejemplo.uy');
  await it.shop.call('order/confirm', { ...key, password: 'secreta' });
  expect((await it.shop.call('order/follow', link)).data?.mayCancel).toBe(false);
  expect((await cancel(link)).status).toBe(409);
});

test('a wrong key is a 404', async () => {
  const [one, other] = [await place(), await place()];
  expect((await cancel({ ...one.link, key: other.link.key })).status).toBe(404);
});
