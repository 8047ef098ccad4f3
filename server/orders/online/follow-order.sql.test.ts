import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { readNotified } from '#server/orders/online/read-notified.service';
import { anOnlineShop, type OnlineShop } from '#server/test/an-online-order';

let it: OnlineShop;
beforeEach(async () => {
  it = await anOnlineShop();
});

describe('an order’s link', () => {
  test('shows the order without who bought it, where it goes and who handled it', async () => {
    const { guid } = await it.place();
    const link = await it.linkOf(guid);
    const { status, data, payments, body } = await it.shop.call('order/follow', link);
    expect([status, data?.state, data?.mayPay]).toEqual([200, 'INI', true]);
    expect(payments?.map(({ id }) => id)).toEqual(['MPU', 'PYPL']);
    for (const own of ['ana@ejemplo.uy', 'Ana', 'Pérez', '099 123 456'])
      expect(JSON.stringify(body)).not.toContain(own);
  });

  test('with a wrong key, of another order or of none, is the same 404', async () => {
    const [one, other] = [await it.place(), await it.place()];
    const { key } = await it.linkOf(other.guid);
    const wrong = [
      { orderId: one.guid, key },
      { orderId: one.guid, key: randomUUID() },
      { orderId: randomUUID(), key },
    ];
    for (const link of wrong) {
      for (const path of ['order/follow', 'payment/settle'] as const) {
        const { status, error } = await it.shop.call(path, link);
        expect([status, error]).toEqual([404, 'Ese pedido no existe']);
      }
      const start = await it.shop.call('payment/start', { ...link, paymentId: 'MPU' }, undefined, it.client());
      expect(start.status).toBe(404);
    }
  });

  test('settles the payment of who comes back in another browser, and asks the provider only now and then', async () => {
    const { guid } = await it.place('PYPL');
    const link = await it.linkOf(guid);
    it.wallet.pay((await it.attemptOf(guid)).guid, { isAgreed: true });
    const { data } = await it.shop.call('payment/settle', link);
    expect([data?.state, data?.mayPay]).toEqual(['PAP', false]);
    for (let at = 0; at < 5; at++) await it.shop.call('payment/settle', link);
    expect([it.wallet.asked.capture, it.wallet.asked.read]).toEqual([1, undefined]);
  });

  test('says that money which came for a cancelled order goes back, until it did', async () => {
    const { guid } = await it.place();
    const link = await it.linkOf(guid);
    const { guid: attempt } = await it.attemptOf(guid);
    await it.shop.call('order/cancel', { orderId: guid }, it.people.ana.token);
    const isPaid = async () => (await it.shop.call('order/follow', link)).data?.isPaid;
    expect(await isPaid()).toBe(false);
    const paymentId = it.card.pay(attempt);
    await it.hear(guid);
    expect(await isPaid()).toBe(true);
    it.card.change(paymentId, { status: 'refunded' });
    await it.hear(guid);
    expect(await isPaid()).toBe(false);
  });

  test('says what the shop has where the provider does not answer', async () => {
    const { guid } = await it.place();
    it.card.state.isSilent = true;
    expect((await it.shop.call('payment/settle', await it.linkOf(guid))).data?.state).toBe('INI');
  });

  test('pays again, by a way that is online alone', async () => {
    const { guid } = await it.place();
    const link = await it.linkOf(guid);
    it.card.pay((await it.attemptOf(guid)).guid, { status: 'rejected' });
    await it.hear(guid);
    const deposit = await it.shop.call('payment/start', { ...link, paymentId: 'SADE' });
    expect([deposit.status, deposit.fields?.paymentId]).toEqual([422, 'Elegí una forma de pago']);
    const { data, payment } = await it.shop.call('payment/start', { ...link, paymentId: 'MPU' });
    expect([data?.state, payment]).toEqual(['INI', { kind: 'redirect', url: (await it.attemptOf(guid)).url }]);
    const again = await it.shop.call('payment/start', { ...link, paymentId: 'MPU' });
    expect([again.payment, it.card.attempts.size]).toEqual([payment, 2]);
  });

  test('has a limit per address', async () => {
    const { guid } = await it.place();
    const link = { ...(await it.linkOf(guid)), paymentId: 'MPU' };
    const client = it.client();
    const statuses = new Set<number>();
    for (let at = 0; at < 21; at++) statuses.add((await it.shop.call('payment/start', link, undefined, client)).status);
    expect([...statuses]).toEqual([200, 429]);
  });
});

const notify = (given: { signature?: string; path?: string; body?: object }) =>
  it.shop.app.request(`${it.shop.origin}${given.path ?? '/pagos/mercadopago/notificacion'}`, {
    method: 'POST',
    body: JSON.stringify(given.body ?? { kind: 'other' }),
    headers: { 'x-signature': given.signature ?? 'right' },
  });

describe('a notification', () => {
  test('with a wrong signature is a 401 and asks nobody', async () => {
    const { guid } = await it.place();
    const paymentId = it.card.pay((await it.attemptOf(guid)).guid);
    const response = await notify({ signature: 'wrong', body: { kind: 'payment', paymentId } });
    expect([response.status, await response.text()]).toEqual([401, 'La firma no es válida']);
    expect(it.shop.enqueued.map(({ queue }) => queue)).not.toContain('payment.read');
    expect(it.card.asked.readPayment).toBeUndefined();
  });

  test('is queued, read back from the provider, and applied as it is there', async () => {
    const { guid } = await it.place();
    const paymentId = it.card.pay((await it.attemptOf(guid)).guid);
    const body = { kind: 'payment', paymentId };
    expect([(await notify({ body })).status, (await notify({ body })).status]).toEqual([200, 200]);
    const jobs = it.shop.enqueued.filter(({ queue }) => queue === 'payment.read');
    expect(jobs).toHaveLength(2);
    const job = { site: 'RTC', method: 'MPU', paymentId } as const;
    await readNotified(it.shop.ctx, job);
    await readNotified(it.shop.ctx, job);
    expect(await it.stateOf(guid)).toBe('PAP');
    expect((await it.find(guid)).events.filter(({ to }) => to === 'PAP')).toHaveLength(1);
  });

  test('of an attempt takes what its buyer agreed to', async () => {
    const { guid } = await it.place('PYPL');
    const { guid: attempt, providerId } = await it.attemptOf(guid);
    it.wallet.pay(attempt, { isAgreed: true });
    await readNotified(it.shop.ctx, { site: 'RTC', method: 'PYPL', attemptId: providerId ?? '' });
    expect(await it.stateOf(guid)).toBe('PAP');
  });

  test('of a payment that the provider lacks is tried again; one of another shop is let go', async () => {
    const unknown = readNotified(it.shop.ctx, { site: 'RTC', method: 'MPU', paymentId: 'none' });
    await expect(unknown).rejects.toThrow('does not know');
    const { guid } = await it.place();
    const foreign = it.card.pay((await it.attemptOf(guid)).guid, { attemptGuid: null, orderGuid: randomUUID() });
    await readNotified(it.shop.ctx, { site: 'RTC', method: 'MPU', paymentId: foreign });
    expect(await it.stateOf(guid)).toBe('INI');
  });

  test('reaches no address of a provider without keys', async () => {
    it.shop.providerMap.clear();
    expect((await notify({})).status).toBe(404);
  });
});

test('a browser is told a provider’s public key alone', async () => {
  const ask = async (paymentId: string) =>
    (await it.shop.call('payment/getAccessToken', { paymentId }, it.people.ana.token)).accessToken;
  expect([await ask('MPU'), await ask('SADE')]).toEqual(['PUBLIC-KEY', null]);
  const unknown = await it.shop.call('payment/getAccessToken', { paymentId: 'XXXX' }, it.people.ana.token);
  expect(unknown).toMatchObject({ status: 404, error: messages['paymentMethod.notFound'] });
});
