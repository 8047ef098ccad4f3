import { beforeEach, expect, test } from 'vitest';
import { anOnlineShop, type OnlineShop } from '#server/test/an-online-order';
import { mailsOf } from '#server/test/mails';
import { setSetting } from '#server/test/set-setting';

let it: OnlineShop;
beforeEach(async () => {
  it = await anOnlineShop();
});

const toShop = async () => (await mailsOf(it.shop)).filter(({ subject }) => subject.startsWith('Alerta'));
const cancelledAndPaid = async () => {
  const { guid } = await it.place();
  const { guid: attempt } = await it.attemptOf(guid);
  await it.shop.call('order/cancel', { orderId: guid }, it.people.ana.token);
  const paymentId = it.card.pay(attempt);
  await it.hear(guid);
  return { guid, paymentId };
};

test('the shop gets one mail of an alert, with what to do and where', async () => {
  const { guid, paymentId } = await cancelledAndPaid();
  await it.hear(guid);
  const mails = await toShop();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [it.shop.ctx.site.contact.email, 'Alerta del pedido Nº 1: Pagado y cancelado'],
  ]);
  const { totalUYU } = await it.find(guid);
  expect(mails[0]?.text).toContain('El pedido está cancelado y tenés su dinero. Devolvé el pago.');
  expect(mails[0]?.text).toMatch(
    new RegExp(`Medio: Mercado Pago\nImporte: \\$ [\\d.]+,\\d\\d\nOperación: ${paymentId}\n`),
  );
  expect(totalUYU).toBeGreaterThan(0);
  expect(mails[0]?.links).toContain('http://tienda.test/gestion/alertas');
});

test('the mail is written with the alert, or neither is', async () => {
  const { guid } = await it.place();
  const { guid: attempt } = await it.attemptOf(guid);
  await it.shop.call('order/cancel', { orderId: guid }, it.people.ana.token);
  it.card.pay(attempt);
  const { mail } = it.shop.ctx;
  it.shop.ctx.mail = { ...mail, send: () => Promise.reject(new Error('no room for mails')) };
  await expect(it.hear(guid)).rejects.toThrow('no room for mails');
  it.shop.ctx.mail = mail;
  expect([await it.alerts(guid), await it.payments(guid)]).toEqual([[], []]);
  await it.hear(guid);
  expect([await it.alerts(guid), (await toShop()).length]).toEqual([['paidAfterCancel'], 1]);
});

test('a seller who cancels what is paid causes one too, and a new dispute after a solved one a second', async () => {
  const { guid } = await it.place();
  const paymentId = it.card.pay((await it.attemptOf(guid)).guid);
  await it.hear(guid);
  const dispute = async () => {
    it.card.change(paymentId, { status: 'disputed' });
    await it.hear(guid);
    await it.hear(guid);
  };
  await dispute();
  expect(await toShop()).toHaveLength(1);
  it.card.change(paymentId, { status: 'approved' });
  await it.hear(guid);
  await dispute();
  expect(await toShop()).toHaveLength(2);
  const cancel = { orderId: guid, state: 'CAN', sendEmail: false };
  await it.shop.call('order/changeState', cancel, it.people.seller.token);
  expect((await toShop()).map(({ subject }) => subject.split(': ')[1])).toEqual([
    'Pago en disputa',
    'Pago en disputa',
    'Pagado y cancelado',
  ]);
});

test('a shop that wants no mails of new orders hears of alerts all the same', async () => {
  await setSetting(it.shop, 'newOrderMail', 'off');
  await cancelledAndPaid();
  expect((await toShop()).map(({ to }) => to)).toEqual([it.shop.ctx.site.contact.email]);
});
