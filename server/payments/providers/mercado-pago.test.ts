import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { anAttempt, openStandIns } from '#server/test/stand-ins';
import type { AttemptToStart, PaymentProvider } from './provider.ts';

let world: Awaited<ReturnType<typeof openStandIns>>;
let provider: PaymentProvider;
beforeAll(async () => {
  world = await openStandIns();
  provider = world.providerOf('MPU');
});
afterEach(() => world.mercadoPago.control.settled());
afterAll(() => world.close());

const begin = async (given: Partial<AttemptToStart> = {}) => {
  const attempt = anAttempt(world.shopUrl, given);
  const { providerId, url } = await provider.start(attempt);
  return { attempt, url, started: { guid: attempt.guid, orderGuid: attempt.orderGuid, providerId } };
};

test('asks for the lines and the shipping, until the hold ends', async () => {
  const { attempt, started, url } = await begin();
  expect(url).toContain(started.providerId);
  expect(world.mercadoPago.control.preference(started.providerId)).toMatchObject({
    items: [
      { id: 'ARD-1', title: 'Placa Uno', quantity: 3, unit_price: 30.1, currency_id: 'UYU' },
      { id: 'CAB-2', quantity: 1, unit_price: 10 },
      { id: 'envio', title: 'Envío a Maldonado', quantity: 1, unit_price: 50 },
    ],
    external_reference: attempt.orderGuid,
    metadata: { attempt_guid: attempt.guid },
    auto_return: 'approved',
    back_urls: { success: attempt.returnUrl, pending: attempt.returnUrl, failure: attempt.returnUrl },
    notification_url: `${attempt.notificationUrl}?source_news=webhooks`,
    expires: true,
    expiration_date_to: attempt.expires.toISOString().replace('Z', '+00:00'),
  });
});

test('no shipping line where nothing is sent', async () => {
  const { started } = await begin({ amount: 10_030, shipping: { name: 'Retiro', price: 0, address: null } });
  expect(world.mercadoPago.control.preference(started.providerId)?.items).toHaveLength(2);
});

test('an attempt whose lines do not come to its amount is not asked for', async () => {
  await expect(begin({ amount: 15_031 })).rejects.toMatchObject({ name: 'Error', isFinal: true });
});

test('the same attempt started again is the same page', async () => {
  const attempt = anAttempt(world.shopUrl);
  expect(await provider.start(attempt)).toEqual(await provider.start(attempt));
});

test('nothing paid is an empty list', async () => {
  const { started } = await begin();
  expect(await provider.read(started)).toEqual([]);
  expect(await provider.capture(started)).toEqual([]);
});

test.each([
  ['approve', 'approved', 'approved (accredited)'],
  ['pending', 'pending', 'pending (pending_waiting_payment)'],
  ['reject', 'rejected', 'rejected (cc_rejected_insufficient_amount)'],
] as const)('%s on its page is read as %s', async (how, status, detail) => {
  const { attempt, started } = await begin();
  const { id } = world.mercadoPago.control.pay(started.providerId, how);
  const expected = {
    id: String(id),
    attemptGuid: attempt.guid,
    orderGuid: attempt.orderGuid,
    status,
    currency: 'UYU',
    amount: 15_030,
    refunded: 0,
    expires: how === 'pending' ? expect.any(Date) : null,
    detail,
  };
  expect(await provider.read(started)).toEqual([expected]);
  expect(await provider.readPayment(String(id))).toEqual(expected);
});

test.each([
  ['in_process', 'pending_review_manual', 'pending'],
  ['authorized', 'pending_capture', 'pending'],
  ['approved', 'accredited', 'approved'],
  ['cancelled', 'expired', 'cancelled'],
  ['refunded', 'refunded', 'refunded'],
  ['charged_back', 'in_process', 'disputed'],
  ['charged_back', 'settled', 'disputed'],
  ['charged_back', 'reimbursed', 'approved'],
  ['in_mediation', '', 'disputed'],
])('its word %s (%s) is %s', async (word, detail, status) => {
  const { started } = await begin();
  const { id } = world.mercadoPago.control.pay(started.providerId, 'pending');
  world.mercadoPago.control.move(id, word, detail);
  expect(await provider.readPayment(String(id))).toMatchObject({ status });
});

test('a word that nobody knows is no status, and may be read later', async () => {
  const { started } = await begin();
  const { id } = world.mercadoPago.control.pay(started.providerId, 'approve');
  world.mercadoPago.control.move(id, 'teleported');
  await expect(provider.read(started)).rejects.toMatchObject({ isFinal: false });
});

test('payments of another try of the same order are not of this one', async () => {
  const first = await begin();
  const second = await begin({ orderGuid: first.attempt.orderGuid });
  const { id } = world.mercadoPago.control.pay(second.started.providerId, 'approve');
  expect(await provider.read(first.started)).toEqual([]);
  expect(await provider.read(second.started)).toMatchObject([{ id: String(id) }]);
});

test('finds the paid one behind a page of rejected ones', async () => {
  const { started } = await begin();
  for (let time = 0; time < 60; time += 1) world.mercadoPago.control.pay(started.providerId, 'reject');
  world.mercadoPago.control.pay(started.providerId, 'approve');
  const statuses = (await provider.read(started)).map(({ status }) => status);
  expect([statuses.length, statuses.at(-1)]).toEqual([61, 'approved']);
});

test('another currency or amount is told as it is', async () => {
  const { started } = await begin();
  world.mercadoPago.control.pay(started.providerId, 'approve', { currency_id: 'ARS', transaction_amount: 1.1 });
  expect(await provider.read(started)).toMatchObject([{ currency: 'ARS', amount: 110 }]);
});

test('gives back a part once per key, then the rest', async () => {
  const { started } = await begin();
  const id = String(world.mercadoPago.control.pay(started.providerId, 'approve').id);
  const part = { id, currency: 'UYU', amount: 1_010, key: 'a' };
  expect(await provider.refund(part)).toMatchObject({ status: 'approved', refunded: 1_010 });
  expect(await provider.refund(part)).toMatchObject({ status: 'approved', refunded: 1_010 });
  await expect(provider.refund({ ...part, amount: 15_030, key: 'b' })).rejects.toMatchObject({ isFinal: true });
  const rest = { ...part, amount: 14_020, key: 'c' };
  expect(await provider.refund(rest)).toMatchObject({ status: 'refunded', refunded: 15_030 });
});

test('a payment that nobody made is not there', async () => {
  expect(await provider.readPayment('999')).toBeUndefined();
  expect(await provider.readPayment('../users/me')).toBeUndefined();
});

test('its page takes the choice and sends back with what it adds', async () => {
  const { attempt, started, url } = await begin();
  const page = await fetch(url);
  const html = await page.text();
  for (const word of ['Aprobar', 'Dejar pendiente', 'Rechazar', 'Cerrar sin pagar', 'UYU 150.30'])
    expect(html).toContain(word);
  expect(page.headers.get('content-security-policy')).toContain(
    `form-action 'self' ${new URL(attempt.returnUrl).origin};`,
  );
  const choose = async (choice: string) => {
    const body = new URLSearchParams({ pref_id: started.providerId, choice });
    const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    return { status: response.status, back: new URL(response.headers.get('location') ?? 'http://none') };
  };
  const closed = await choose('close');
  expect(closed.back.searchParams.get('payment_id')).toBe('null');
  expect(await provider.read(started)).toEqual([]);
  const { status, back } = await choose('approve');
  expect([status, `${back.origin}${back.pathname}`]).toEqual([303, `${world.shopUrl}/pedido/abc/def`]);
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    volver: '1',
    status: 'approved',
    external_reference: attempt.orderGuid,
    preference_id: started.providerId,
    payment_id: (await provider.read(started))[0]?.id,
  });
});

test('its page takes nothing once the hold is over', async () => {
  const { started, url } = await begin({ expires: new Date(Date.now() - 1000) });
  expect(await (await fetch(url)).text()).toContain('Este pago venció');
  const body = new URLSearchParams({ pref_id: started.providerId, choice: 'approve' });
  expect((await fetch(url, { method: 'POST', body })).status).toBe(410);
});
