import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anAttempt, openStandIns } from '#server/test/stand-ins';
import type { ReceivedNotification } from './provider.ts';

let world: Awaited<ReturnType<typeof openStandIns>>;
beforeAll(async () => {
  world = await openStandIns();
});
beforeEach(() => {
  world.received.length = 0;
  for (const { control } of [world.mercadoPago, world.paypal]) control.deliver('once');
});
afterAll(() => world.close());

const payByCard = async () => {
  const { providerId } = await world.providerOf('MPU').start(anAttempt(world.shopUrl));
  const payment = world.mercadoPago.control.pay(providerId, 'approve');
  await world.mercadoPago.control.settled();
  return String(payment.id);
};
const payByWallet = async () => {
  const attempt = anAttempt(world.shopUrl, { currency: 'USD' });
  const { providerId } = await world.providerOf('PYPL').start(attempt);
  world.paypal.control.approve(providerId);
  const [payment] = await world.providerOf('PYPL').capture({ ...attempt, providerId });
  await world.paypal.control.settled();
  return { providerId, id: payment?.id ?? '' };
};
const card = (notification: ReceivedNotification) => world.providerOf('MPU').readNotification(notification);
const wallet = (notification: ReceivedNotification) => world.providerOf('PYPL').readNotification(notification);

test('Mercado Pago: a signed one is about its payment, at the address that the shop gave', async () => {
  const paymentId = await payByCard();
  expect(await card(world.last())).toEqual({ kind: 'payment', paymentId });
  expect(world.received[0]?.url.href).toContain(
    `/pagos/mercadopago/notificacion?source_news=webhooks&data.id=${paymentId}`,
  );
});

test('Mercado Pago: the signature of one payment says nothing of another', async () => {
  const paymentId = await payByCard();
  const { query, ...rest } = world.last();
  query.set('data.id', String(Number(paymentId) + 1));
  expect(await card({ query, ...rest })).toEqual({ kind: 'forged' });
});

test('Mercado Pago: who signs with another key, or not at all, is forged', async () => {
  const paymentId = await payByCard();
  const forged = world.mercadoPago.control.noticeOf(paymentId, 'another-secret');
  if (forged) await world.mercadoPago.control.sendNow(forged);
  expect(await card(world.last())).toEqual({ kind: 'forged' });
  const { headers, ...rest } = world.last();
  for (const signature of ['', 'ts=,v1=', 'ts=1,v1=zz', 'v1=aa', `ts=1e9,v1=${'a'.repeat(64)}`]) {
    headers.set('x-signature', signature);
    expect(await card({ headers, ...rest })).toEqual({ kind: 'forged' });
  }
  headers.delete('x-signature');
  expect(await card({ headers, ...rest })).toEqual({ kind: 'forged' });
});

test('Mercado Pago: without its id in the address there is nothing that was signed', async () => {
  await payByCard();
  const { query, ...rest } = world.last();
  query.delete('data.id');
  expect(await card({ query, ...rest })).toEqual({ kind: 'forged' });
});

test('Mercado Pago: another topic is other, and letters of an id may be signed in lower case', async () => {
  await payByCard();
  const { query, ...rest } = world.last();
  query.set('type', 'topic_claims_integration_wh');
  expect(await card({ query, ...rest })).toEqual({ kind: 'other' });
  const { createHmac } = await import('node:crypto');
  for (const signed of ['ABC9', 'abc9']) {
    const v1 = createHmac('sha256', 'canario-tres').update(`id:${signed};request-id:r;ts:1700000000;`).digest('hex');
    const headers = new Headers({ 'x-signature': `ts=1700000000, v1=${v1}`, 'x-request-id': 'r' });
    const asked = { headers, query: new URLSearchParams({ 'data.id': 'ABC9', type: 'payment' }), body: '' };
    expect(await card(asked)).toEqual({ kind: 'payment', paymentId: 'ABC9' });
  }
});

test('PayPal: an approval is about the order, money about its capture', async () => {
  const { providerId, id } = await payByWallet();
  const read = await Promise.all(
    world.received.map(({ headers, url, body }) => wallet({ headers, query: url.searchParams, body })),
  );
  expect(read).toEqual([
    { kind: 'attempt', providerId },
    { kind: 'payment', paymentId: id },
  ]);
});

test('PayPal: a refund and a dispute are about the capture', async () => {
  const { id } = await payByWallet();
  await world.providerOf('PYPL').refund({ id, currency: 'USD', amount: 100, key: `${id}-1` });
  await world.paypal.control.settled();
  expect(await wallet(world.last())).toEqual({ kind: 'payment', paymentId: id });
  expect(world.last().body).toContain('PAYMENT.CAPTURE.REFUNDED');
  world.paypal.control.dispute(id, 'OPEN');
  await world.paypal.control.settled();
  expect(await wallet(world.last())).toEqual({ kind: 'payment', paymentId: id });
  expect(world.last().body).toContain('CUSTOMER.DISPUTE.CREATED');
});

test('PayPal: other bytes, another signature or none are forged', async () => {
  const { id } = await payByWallet();
  const genuine = world.last();
  // The same meaning, written anew.
  expect(await wallet({ ...genuine, body: JSON.stringify(JSON.parse(genuine.body)) })).toEqual({ kind: 'forged' });
  expect(await wallet({ ...genuine, body: genuine.body.replace(id, 'ANOTHERCAPTURE01X') })).toEqual({ kind: 'forged' });
  expect(await wallet({ ...genuine, body: 'no JSON' })).toEqual({ kind: 'forged' });
  expect(await wallet({ ...genuine, body: `${genuine.body},"webhook_id":"OTHER"` })).toEqual({ kind: 'forged' });
  const forged = world.paypal.control.noticeOf(id, 'another-secret');
  expect(
    await wallet({ headers: new Headers(forged.headers), query: new URLSearchParams(), body: forged.body }),
  ).toEqual({
    kind: 'forged',
  });
  const headers = new Headers(genuine.headers);
  headers.delete('paypal-transmission-sig');
  expect(await wallet({ ...genuine, headers })).toEqual({ kind: 'forged' });
  expect(await wallet(genuine)).toEqual({ kind: 'payment', paymentId: id });
});

test('PayPal: where it cannot be asked, nobody knows whether it is forged', async () => {
  await payByWallet();
  world.paypal.control.fail(500, { path: /verify/ });
  await expect(wallet(world.last())).rejects.toMatchObject({ isFinal: false });
});

test.each(['mercadoPago', 'paypal'] as const)('%s: twice, late, in another order, or never', async (name) => {
  const { control } = world[name];
  const pay = name === 'paypal' ? payByWallet : payByCard;
  control.deliver('twice');
  await pay();
  const usual = name === 'paypal' ? 2 : 1;
  expect(world.received).toHaveLength(usual * 2);
  control.deliver('never');
  await pay();
  expect(world.received).toHaveLength(usual * 2);
  control.deliver('held');
  await pay();
  await pay();
  const held = control.held().map(({ body }) => body);
  await control.release((notices) => notices.toReversed());
  expect(world.received.slice(usual * 2).map(({ body }) => body)).toEqual(held.toReversed());
});
