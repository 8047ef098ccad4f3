import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { moveByClock } from '#server/orders/order-clock.service';
import { anOnlineShop, type OnlineShop } from '#server/test/an-online-order';

let it: OnlineShop;
beforeEach(async () => {
  it = await anOnlineShop();
});

const minutes = (count: number) => {
  it.shop.clock.now = new Date(it.shop.clock.now.getTime() + count * 60_000);
};

describe('an order by card', () => {
  test('exists before its provider is asked, in the figures that stand on it', async () => {
    const { sent, guid } = await it.place();
    const order = await it.find(guid);
    expect([order.state, order.expires]).toEqual(['INI', '2026-11-20T15:30:00.000Z']);
    const attempt = await it.attemptOf(guid);
    expect(it.card.attempts.get(attempt.guid)).toMatchObject({
      orderGuid: guid,
      currency: 'UYU',
      amount: order.totalUYU,
      notificationUrl: expect.stringContaining('/pagos/'),
      returnUrl: `http://tienda.test${order.link}`,
      expires: new Date('2026-11-20T15:30:00Z'),
    });
    const again = await it.shop.call('order/add', { order: sent }, it.people.ana.token);
    expect([again.payment, it.card.asked.start]).toEqual([{ kind: 'redirect', url: attempt.url }, 1]);
    expect(await it.stock()).toEqual({ BUL: [5, 2] });
  });

  test('stands where the provider does not answer, and its try is started later', async () => {
    it.card.state.startFails = true;
    const { guid, sent } = await it.place();
    expect(await it.stateOf(guid)).toBe('INI');
    const refused = await it.shop.call('order/add', { order: sent }, it.people.ana.token);
    expect(refused.payment).toMatchObject({ kind: 'instructions', text: expect.stringContaining('Pagar ahora') });
    it.card.state.startFails = false;
    const started = await it.shop.call('order/pay', { orderId: guid, paymentId: 'MPU' }, it.people.ana.token);
    expect(started.payment?.kind).toBe('redirect');
    expect(it.card.attempts.size).toBe(1);
  });

  test('is paid by what is read back, once, and its buyer gets one mail', async () => {
    const { guid } = await it.placePaid();
    await it.hear(guid);
    expect(await it.stateOf(guid)).toBe('PAP');
    expect((await it.find(guid)).events.at(-1)).toMatchObject({ by: 'Mercado Pago', reason: 'El pago fue aprobado' });
    expect(await it.payments(guid)).toMatchObject([{ status: 'approved', counts: true }]);
    const mails = await it.shop.database.db.selectFrom('mail').select(['subject', 'text']).execute();
    const paidMails = mails.filter(({ subject }) => subject.includes('Pago aprobado'));
    expect(paidMails).toHaveLength(1);
    expect(paidMails[0]?.text).not.toContain('Motivo:');
  });

  test('waits for a payment that is pending, until it ends', async () => {
    const { guid } = await it.place();
    const expires = new Date('2026-11-22T15:00:00Z');
    const paymentId = it.card.pay((await it.attemptOf(guid)).guid, { status: 'pending', expires });
    await it.hear(guid);
    expect([await it.stateOf(guid), (await it.find(guid)).expires]).toEqual(['PPE', expires.toISOString()]);
    const change = await it.shop.call('order/pay', { orderId: guid, paymentId: 'SADE' }, it.people.ana.token);
    expect([change.status, change.error]).toEqual([
      409,
      'Hay un pago de este pedido en proceso. Esperá a que se acredite o se rechace.',
    ]);
    it.card.change(paymentId, { status: 'cancelled' });
    await it.hear(guid);
    expect(await it.stateOf(guid)).toBe('PCH');
    expect(await it.stock()).toEqual({ BUL: [5, 0] });
  });

  test('is taken up again after a card was rejected, with a new try', async () => {
    const { guid } = await it.place();
    const first = await it.attemptOf(guid);
    it.card.pay(first.guid, { status: 'rejected' });
    await it.hear(guid);
    expect(await it.stateOf(guid)).toBe('PCH');
    const again = await it.shop.call('order/pay', { orderId: guid, paymentId: 'PYPL' }, it.people.ana.token);
    const second = await it.attemptOf(guid);
    expect(again.payment).toEqual({ kind: 'redirect', url: second.url });
    expect([second.method, second.currency, second.amount]).toEqual(['PYPL', 'USD', again.data?.total]);
    it.wallet.pay(second.guid);
    await it.hear(guid);
    expect(await it.stateOf(guid)).toBe('PAP');
  });

  test('is not freed by a late rejection of an older try', async () => {
    const { guid } = await it.place();
    const first = await it.attemptOf(guid);
    await it.shop.call('order/pay', { orderId: guid, paymentId: 'PYPL' }, it.people.ana.token);
    it.card.pay(first.guid, { status: 'rejected' });
    await it.hear(guid);
    expect(await it.stateOf(guid)).toBe('INI');
    await it.shop.call('order/pay', { orderId: guid, paymentId: 'SADE' }, it.people.ana.token);
    it.card.pay(first.guid, { status: 'cancelled' });
    await it.hear(guid);
    expect(await it.stateOf(guid)).toBe('PPE');
  });
});

describe('an alert', () => {
  test('says that the amount or the currency is another one, and the order waits for a person', async () => {
    const { guid } = await it.place();
    it.card.pay((await it.attemptOf(guid)).guid, { currency: 'USD' });
    await it.hear(guid);
    expect([await it.stateOf(guid), await it.alerts(guid)]).toEqual(['PPE', ['wrongAmount']]);
    expect(await it.payments(guid)).toMatchObject([{ counts: false }]);
    minutes(20 * 24 * 60);
    await moveByClock(it.shop.ctx);
    expect(await it.stateOf(guid)).toBe('PPE');
  });

  test('keeps an order from its end that waits for a deposit, as its provider has money for it', async () => {
    const { guid } = await it.place();
    const { guid: attempt } = await it.attemptOf(guid);
    await it.shop.call('order/pay', { orderId: guid, paymentId: 'SADE' }, it.people.ana.token);
    const paymentId = it.card.pay(attempt, { currency: 'USD' });
    minutes(4 * 24 * 60);
    await moveByClock(it.shop.ctx);
    expect(await it.stateOf(guid)).toBe('PPE');
    it.card.change(paymentId, { status: 'refunded' });
    minutes(61);
    await moveByClock(it.shop.ctx);
    expect(await it.stateOf(guid)).toBe('CAN');
  });

  test('says that an order was paid twice, and the second can be given back alone', async () => {
    const { guid, attempt } = await it.placePaid();
    const second = it.card.pay(attempt.guid);
    await it.hear(guid);
    expect([await it.stateOf(guid), await it.alerts(guid)]).toEqual(['PAP', ['paidTwice']]);
    const isPaidTwice = async () => (await it.shop.call('order/follow', await it.linkOf(guid))).data?.isPaid;
    expect(await isPaidTwice()).toBe(true);
    const [, extra] = await it.payments(guid);
    const refund = { guid: randomUUID(), id: extra?.id ?? 0, amount: extra?.amount ?? 0, reason: 'Pagó dos veces' };
    const given = await it.shop.call('payment/refund', { orderId: guid, refund }, it.people.admin.token);
    expect([given.status, it.card.payments.get(second)?.status]).toEqual([200, 'refunded']);
    expect([await it.stateOf(guid), await it.alerts(guid)]).toEqual(['PAP', ['paidTwice solved']]);
    expect(await isPaidTwice()).toBe(false);
  });

  test('of another amount, that a person takes for the order, is not said to go back', async () => {
    const { guid } = await it.place();
    it.card.pay((await it.attemptOf(guid)).guid, { amount: 100 });
    await it.hear(guid);
    const input = { orderId: guid, state: 'PAP', sendEmail: false, reason: 'Así está bien' };
    expect((await it.shop.call('order/changeState', input, it.people.seller.token)).status).toBe(200);
    expect((await it.shop.call('order/follow', await it.linkOf(guid))).data).toMatchObject({
      state: 'PAP',
      isPaid: false,
    });
  });

  test('says that a cancelled order was paid', async () => {
    const { guid } = await it.place();
    const { guid: attempt } = await it.attemptOf(guid);
    await it.shop.call('order/cancel', { orderId: guid }, it.people.ana.token);
    it.card.pay(attempt);
    await it.hear(guid);
    expect([await it.stateOf(guid), await it.alerts(guid)]).toEqual(['CAN', ['paidAfterCancel']]);
  });

  test('says that a seller cancelled what is paid', async () => {
    const { guid } = await it.placePaid();
    const input = { orderId: guid, state: 'CAN', sendEmail: false };
    await it.shop.call('order/changeState', input, it.people.seller.token);
    expect([await it.stateOf(guid), await it.alerts(guid)]).toEqual(['CAN', ['paidAfterCancel']]);
  });

  test('says that what was paid late is sold', async () => {
    const { guid } = await it.place('MPU', 4);
    minutes(31);
    await moveByClock(it.shop.ctx);
    await it.place('SADE', 3);
    it.card.pay((await it.attemptOf(guid)).guid);
    await it.hear(guid);
    expect([await it.stateOf(guid), await it.alerts(guid)]).toEqual(['PPE', ['paidWithoutStock']]);
    expect(await it.stock()).toEqual({ BUL: [5, 3] });
    expect(await it.payments(guid)).toMatchObject([{ counts: true }]);
  });

  test('keeps what is disputed from being sent, and is solved by a person', async () => {
    const { guid, paymentId } = await it.placePaid();
    it.card.change(paymentId, { status: 'disputed' });
    await it.hear(guid);
    expect(await it.alerts(guid)).toEqual(['dispute']);
    const ship = () =>
      it.shop.call('order/changeState', { orderId: guid, state: 'DIS', sendEmail: false }, it.people.seller.token);
    expect((await ship()).error).toBe('El pago está en disputa: resolvé esa alerta antes de despacharlo');
    const { data: open } = await it.shop.call('payment/listAlerts', { toCompany: null }, it.people.seller.token);
    const input = { orderId: guid, alertId: open?.[0]?.id ?? 0, reason: 'El banco nos dio la razón' };
    const solved = await it.shop.call('payment/solveAlert', input, it.people.seller.token);
    expect(solved.data?.alerts).toMatchObject([{ kind: 'dispute', reason: 'El banco nos dio la razón' }]);
    expect((await ship()).status).toBe(200);
  });
});

describe('the clock', () => {
  test('moves an online order only once its provider says that nothing was paid', async () => {
    const { guid } = await it.place();
    it.card.state.isSilent = true;
    minutes(31);
    await moveByClock(it.shop.ctx);
    expect(await it.stateOf(guid)).toBe('INI');
    it.card.state.isSilent = false;
    await moveByClock(it.shop.ctx);
    expect(await it.stateOf(guid)).toBe('PCH');
    minutes(25 * 60);
    await moveByClock(it.shop.ctx);
    expect(await it.stateOf(guid)).toBe('CAN');
  });

  test('finds what was paid though nobody notified', async () => {
    const { guid } = await it.place();
    it.card.pay((await it.attemptOf(guid)).guid);
    minutes(2);
    expect(await moveByClock(it.shop.ctx)).toEqual({ moved: 0, reminded: 0, asked: 1 });
    expect(await it.stateOf(guid)).toBe('PAP');
  });

  test('takes what a buyer agreed to who never came back', async () => {
    const { guid } = await it.place('PYPL');
    it.wallet.pay((await it.attemptOf(guid)).guid, { isAgreed: true });
    minutes(31);
    await moveByClock(it.shop.ctx);
    expect(await it.stateOf(guid)).toBe('PAP');
  });

  test('does not take what a buyer agreed to who chose another way since', async () => {
    const { guid } = await it.place('PYPL');
    const { guid: attempt } = await it.attemptOf(guid);
    await it.shop.call('order/pay', { orderId: guid, paymentId: 'SADE' }, it.people.ana.token);
    it.wallet.pay(attempt, { isAgreed: true });
    minutes(31);
    await moveByClock(it.shop.ctx);
    expect([await it.stateOf(guid), it.wallet.asked.capture]).toEqual(['PPE', undefined]);
  });
});
