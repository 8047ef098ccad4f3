import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { OrderState } from '#contract/plain/commerce';
import { moveByClock } from '#server/orders/order-clock.service';
import { anOnlineShop } from '#server/test/an-online-order';
import { mailsOf } from '#server/test/mails';

describe('money that a provider knows', () => {
  type Shop = Awaited<ReturnType<typeof anOnlineShop>>;
  /** An order by card whose payment does not fit, which a seller then marks as paid. */
  const marked = async (kind: 'wrongAmount' | 'paidWithoutStock', it: Shop) => {
    const { guid } = await it.place('MPU', 4);
    const attempt = await it.attemptOf(guid);
    if (kind === 'paidWithoutStock') {
      it.shop.clock.now = new Date(it.shop.clock.now.getTime() + 31 * 60_000);
      await moveByClock(it.shop.ctx);
      await it.place('SADE', 3);
    }
    it.card.pay(attempt.guid, kind === 'wrongAmount' ? { currency: 'USD' } : {});
    await it.hear(guid);
    expect(await it.alerts(guid)).toEqual([kind]);
    await it.shop.database.db.updateTable('stock').set({ on_hand: 9 }).execute();
    return guid;
  };
  const move = (it: Shop, orderId: string, state: OrderState) =>
    it.shop.call(
      'order/changeState',
      { orderId, state, sendEmail: false, reason: 'Está en la cuenta' },
      it.people.seller.token,
    );
  const left = async (it: Shop, orderId: string) =>
    (await it.shop.call('order/find', { orderId }, it.people.seller.token)).data?.moneyIfCancelled;
  const refund = async (it: Shop, orderId: string) => {
    const [payment] = await it.payments(orderId);
    const all = { guid: randomUUID(), id: payment?.id ?? 0, amount: payment?.amount ?? 0, reason: 'No hay' };
    return it.shop.call('payment/refund', { orderId, refund: all }, it.people.admin.token);
  };

  test.each(['wrongAmount', 'paidWithoutStock'] as const)(
    '%s, given back and then cancelled, is due once',
    async (kind) => {
      const it = await anOnlineShop();
      const guid = await marked(kind, it);
      expect(await left(it, guid)).toBe('charged');
      expect((await move(it, guid, 'PAP')).data).toMatchObject({ moneyIfCancelled: 'charged' });
      expect((await refund(it, guid)).status).toBe(200);
      expect(await left(it, guid)).toBe('none');
      await move(it, guid, 'CAN');
      expect([await it.stateOf(guid), await it.alerts(guid)]).toEqual(['CAN', [`${kind} solved`]]);
      expect((await mailsOf(it.shop)).filter(({ text }) => text.includes('te lo devolvemos'))).toEqual([]);
    },
  );

  test.each(['wrongAmount', 'paidWithoutStock'] as const)(
    '%s, cancelled and then given back, is due once',
    async (kind) => {
      const it = await anOnlineShop();
      const guid = await marked(kind, it);
      await move(it, guid, 'PAP');
      expect((await move(it, guid, 'CAN')).data).toMatchObject({ state: 'CAN', refundDue: false });
      expect((await it.alerts(guid))?.toSorted()).toEqual(['paidAfterCancel', kind].toSorted());
      await refund(it, guid);
      expect((await it.alerts(guid))?.toSorted()).toEqual(['paidAfterCancel solved', `${kind} solved`].toSorted());
    },
  );

  test('is what the order holds where it was paid as it should', async () => {
    const it = await anOnlineShop();
    const { guid } = await it.placePaid();
    expect(await left(it, guid)).toBe('charged');
    expect((await move(it, guid, 'CAN')).data).toMatchObject({ refundDue: false, moneyIfCancelled: 'none' });
    expect(await it.alerts(guid)).toEqual(['paidAfterCancel']);
    expect((await mailsOf(it.shop)).at(-1)).toMatchObject({
      subject: expect.stringContaining('Cancelado'),
      text: expect.stringContaining('Recibimos tu pago en línea: nos ocupamos de devolvértelo.'),
    });
  });

  test('does not hide what came after it was given back', async () => {
    const it = await anOnlineShop();
    const guid = await marked('wrongAmount', it);
    await refund(it, guid);
    it.shop.clock.now = new Date(it.shop.clock.now.getTime() + 60_000);
    expect((await move(it, guid, 'PAP')).data).toMatchObject({ moneyIfCancelled: 'paid' });
    expect((await move(it, guid, 'CAN')).data).toMatchObject({ refundDue: true });
  });
});
