import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { ProviderError } from '#server/payments/providers/provider';
import { anOnlineShop, type OnlineShop } from '#server/test/an-online-order';

let it: OnlineShop;
beforeEach(async () => {
  it = await anOnlineShop();
});

describe('money that goes back', () => {
  test('cancels an order whose payment it was', async () => {
    const { guid, paymentId } = await it.placePaid();
    const [payment] = await it.payments(guid);
    const refund = { guid: randomUUID(), id: payment?.id ?? 0, amount: payment?.amount ?? 0, reason: 'No hay' };
    const refused = await it.shop.call('payment/refund', { orderId: guid, refund }, it.people.seller.token);
    expect(refused.status).toBe(403);
    await it.shop.call('payment/refund', { orderId: guid, refund }, it.people.admin.token);
    expect([await it.stateOf(guid), it.card.payments.get(paymentId)?.refunded]).toEqual(['CAN', payment?.amount]);
    expect(await it.stock()).toEqual({ BUL: [5, 0] });
  });

  test('in part leaves the order, and no more goes back than came', async () => {
    const { guid } = await it.placePaid();
    const [payment] = await it.payments(guid);
    const give = (amount: number) =>
      it.shop.call(
        'payment/refund',
        { orderId: guid, refund: { guid: randomUUID(), id: payment?.id ?? 0, amount, reason: 'Falta uno' } },
        it.people.admin.token,
      );
    expect((await give(1000)).data?.payments).toMatchObject([{ status: 'approved', refunded: 1000 }]);
    const much = await give(payment?.amount ?? 0);
    expect([much.status, much.fields?.amount]).toEqual([422, 'Es más de lo que queda por devolver']);
    expect(await it.stateOf(guid)).toBe('PAP');
    expect((await it.find(guid)).refunds).toEqual([{ currency: 'UYU', amount: 1000 }]);
  });

  test('is mailed to its buyer, each part once', async () => {
    const { guid, paymentId } = await it.placePaid();
    it.card.change(paymentId, { refunded: 1000 });
    await it.hear(guid);
    await it.hear(guid);
    it.card.change(paymentId, { status: 'refunded', refunded: it.card.payments.get(paymentId)?.amount ?? 0 });
    await it.hear(guid);
    const mails = await it.shop.database.db.selectFrom('mail').select(['subject', 'text']).orderBy('id').execute();
    const back = mails.filter(({ subject }) => subject.startsWith('Devolución de tu pedido'));
    expect(back).toHaveLength(2);
    expect(back[0]?.text).toContain('Te devolvimos $ 10,00 de tu pedido');
  });

  test('is asked again with its own key where nobody answered', async () => {
    const { guid, paymentId } = await it.placePaid();
    const [payment] = await it.payments(guid);
    const key = randomUUID();
    const give = (amount: number, asked = key as string) =>
      it.shop.call(
        'payment/refund',
        { orderId: guid, refund: { guid: asked, id: payment?.id ?? 0, amount, reason: 'Falta uno' } },
        it.people.admin.token,
      );
    it.card.state.isSilent = true;
    expect((await give(1000)).error).toMatch(
      /^No pudimos confirmar la devolución. Probá de nuevo: no se devuelve dos veces./,
    );
    it.card.state.isSilent = false;
    // Joined by another key, it could be asked for anew by that once its answer was lost.
    for (const [amount, asked] of [[2000], [1000, randomUUID()]] as const) {
      const { status, error } = await give(amount, asked);
      expect([status, error]).toEqual([
        409,
        'Hay una devolución de este pago sin confirmar. Probá de nuevo con esa antes de pedir otra.',
      ]);
    }
    expect((await it.payments(guid))[0]?.refunds).toMatchObject([{ guid: key, doneAt: null }]);
    await give(1000);
    await it.hear(guid);
    expect(it.card.payments.get(paymentId)?.refunded).toBe(1000);
  });
});

describe('a refund that is asked for twice', () => {
  const aRefund = async () => {
    const { guid, paymentId } = await it.placePaid();
    const [payment] = await it.payments(guid);
    const refund = { guid: randomUUID(), id: payment?.id ?? 0, amount: 1000, reason: 'Falta uno' };
    const give = (other: Partial<typeof refund> = {}) =>
      it.shop.call('payment/refund', { orderId: guid, refund: { ...refund, ...other } }, it.people.admin.token);
    return { guid, paymentId, give };
  };
  /** Lets the provider answer its first question once `answer` is called. */
  const holdFirst = () => {
    const { refund: make } = it.card.provider;
    const held = Promise.withResolvers<void>();
    const isAsked = Promise.withResolvers<void>();
    let asked = 0;
    it.card.provider.refund = async (given) => {
      asked += 1;
      if (asked > 1) return make(given);
      isAsked.resolve();
      await held.promise;
      return make(given);
    };
    return { isAsked: isAsked.promise, answer: held.resolve, refuse: held.reject };
  };

  test('by one key is made once, also where its answer was lost', async () => {
    const { guid, paymentId, give } = await aRefund();
    const provider = holdFirst();
    const first = give();
    await provider.isAsked;
    const second = await give();
    expect(second.status).toBe(503);
    expect(second.error).toMatch(/^No pudimos confirmar la devolución. Probá de nuevo: no se devuelve dos veces./);
    provider.answer();
    for (const answer of [await first, await give()]) expect(answer.data?.payments).toMatchObject([{ refunded: 1000 }]);
    expect(it.card.payments.get(paymentId)?.refunded).toBe(1000);
    expect((await it.payments(guid))[0]?.refunds).toMatchObject([{ amount: 1000, reason: 'Falta uno' }]);
  });

  test('by another key is refused while the first one is on its way', async () => {
    const { guid, give } = await aRefund();
    const provider = holdFirst();
    const first = give();
    await provider.isAsked;
    for (const amount of [1000, 500]) {
      const { status, error } = await give({ guid: randomUUID(), amount });
      expect([status, error]).toEqual([
        409,
        'Otra devolución de este pago se está pidiendo ahora. Fijate cuánto volvió antes de pedir otra.',
      ]);
    }
    provider.answer();
    expect((await first).data?.payments).toMatchObject([{ refunded: 1000 }]);
    expect((await it.payments(guid))[0]?.refunds).toHaveLength(1);
  });

  test('may be asked again where a process ended before its answer, by the same key', async () => {
    const { guid, paymentId, give } = await aRefund();
    const provider = holdFirst();
    const first = give();
    await provider.isAsked;
    it.shop.clock.now = new Date(it.shop.clock.now.getTime() + 3 * 60_000);
    expect((await give()).data?.payments).toMatchObject([{ refunded: 1000 }]);
    provider.answer();
    await first;
    expect(it.card.payments.get(paymentId)?.refunded).toBe(1000);
    expect((await it.payments(guid))[0]?.refunds).toHaveLength(1);
  });

  test('stays open where a question that came too late was refused', async () => {
    const { guid, give } = await aRefund();
    const provider = holdFirst();
    const first = give();
    await provider.isAsked;
    it.shop.clock.now = new Date(it.shop.clock.now.getTime() + 3 * 60_000);
    it.card.state.isSilent = true;
    expect((await give()).status).toBe(503);
    provider.refuse(new ProviderError('Refused', { isFinal: true }));
    expect((await first).status).toBe(409);
    expect((await it.payments(guid))[0]?.refunds).toMatchObject([{ amount: 1000, doneAt: null }]);
  });

  test('is asked anew where its provider refused the first one', async () => {
    const { guid, give } = await aRefund();
    const provider = holdFirst();
    const first = give();
    await provider.isAsked;
    provider.refuse(new ProviderError('Refused', { isFinal: true }));
    expect((await first).status).toBe(409);
    expect((await it.payments(guid))[0]).toMatchObject({ refunded: 0, refunds: [] });
    expect((await give()).data?.payments).toMatchObject([{ refunded: 1000 }]);
  });

  test('by the key of another payment is refused', async () => {
    const { guid, attempt } = await it.placePaid();
    it.card.pay(attempt.guid);
    await it.hear(guid);
    const [first, second] = await it.payments(guid);
    const key = randomUUID();
    const give = (id = 0) =>
      it.shop.call(
        'payment/refund',
        { orderId: guid, refund: { guid: key, id, amount: 1000, reason: 'Falta uno' } },
        it.people.admin.token,
      );
    expect((await give(first?.id)).status).toBe(200);
    expect((await give(second?.id)).error).toBe('Ese pago no existe');
  });

  test('says what its provider answered where that refuses it, and may be asked again', async () => {
    const { guid, paymentId } = await it.placePaid();
    const [payment] = await it.payments(guid);
    const known = it.card.payments.get(paymentId);
    if (!known || !payment) throw new Error('no payment');
    it.card.payments.delete(paymentId);
    const refund = { id: payment.id, amount: 1000, reason: 'Falta uno' };
    const give = () =>
      it.shop.call(
        'payment/refund',
        { orderId: guid, refund: { ...refund, guid: randomUUID() } },
        it.people.admin.token,
      );
    const refused = await give();
    expect([refused.status, refused.error]).toEqual([
      409,
      'Mercado Pago no aceptó la devolución (no encuentra ese pago: unknown payment). No se devolvió nada.',
    ]);
    it.card.payments.set(paymentId, known);
    expect((await give()).data?.payments).toMatchObject([{ refunded: 1000 }]);
  });
});

describe('what is refused of money', () => {
  const give = (orderId: string, id: number) =>
    it.shop.call(
      'payment/refund',
      { orderId, refund: { guid: randomUUID(), id, amount: 1, reason: 'x' } },
      it.people.admin.token,
    );

  test('a refund of nothing', async () => {
    const { guid } = await it.placePaid();
    const [payment] = await it.payments(guid);
    const refund = { guid: randomUUID(), id: payment?.id ?? 0, amount: 0, reason: 'x' };
    const { status, body } = await it.shop.call('payment/refund', { orderId: guid, refund }, it.people.admin.token);
    expect([status, body]).toMatchObject([422, { fields: { amount: 'Escribí un importe mayor que cero' } }]);
  });

  test('a refund of no payment, of one that is not approved, or whose provider lost its keys', async () => {
    const { guid } = await it.place();
    expect((await give(guid, 1)).error).toBe('Ese pago no existe');
    const paymentId = it.card.pay((await it.attemptOf(guid)).guid, { status: 'rejected' });
    await it.hear(guid);
    const id = (await it.payments(guid))[0]?.id ?? 0;
    const rejected = await give(guid, id);
    expect([rejected.status, rejected.error]).toEqual([409, 'Solo se devuelve un pago aprobado']);
    it.card.change(paymentId, { status: 'approved' });
    await it.hear(guid);
    it.shop.providerMap.clear();
    expect((await give(guid, id)).error).toBe('Ese medio de pago no está configurado');
    expect((await it.payments(guid))[0]?.refunds).toEqual([]);
  });

  test('an eleventh try to pay one order', async () => {
    const { guid } = await it.place();
    const pay = (at: number) =>
      it.shop.call('order/pay', { orderId: guid, paymentId: at % 2 === 0 ? 'PYPL' : 'MPU' }, it.people.ana.token);
    for (let at = 0; at < 9; at++) expect((await pay(at)).status).toBe(200);
    const { status, error } = await pay(9);
    expect([status, error]).toEqual([409, 'Ya hubo 10 intentos de pagar este pedido. Escribinos y lo vemos.']);
  });

  test('an alert of another order', async () => {
    const { guid } = await it.place();
    const input = { orderId: guid, alertId: 99, reason: 'x' };
    const { status, error } = await it.shop.call('payment/solveAlert', input, it.people.seller.token);
    expect([status, error]).toEqual([404, 'Esa alerta no existe']);
  });
});
