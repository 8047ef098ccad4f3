import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { newOrder } from '#contract/new-order';
import type { OrderState } from '#contract/plain/commerce';
import type { Ctx } from '#server/ctx';
import { cancelOrder, changeState } from '#server/orders/move-order.service';
import { applyPayments } from '#server/orders/online/apply-payment.service';
import { nextAsk } from '#server/orders/online/ask-plan';
import { type Attempt, readAttempts } from '#server/orders/online/attempts.store';
import { settlePayment } from '#server/orders/online/follow-order.service';
import { listPayments, solveOrderAlert } from '#server/orders/online/order-payments.service';
import { readNotified } from '#server/orders/online/read-notified.service';
import { refundPayment } from '#server/orders/online/refund.service';
import { moveByClock } from '#server/orders/order-clock.service';
import { findOrder } from '#server/orders/order-view.service';
import { payOrder } from '#server/orders/pay-order.service';
import { addOrder } from '#server/orders/place-order.service';
import type { OnlineId, ProviderPayment } from '#server/payments/providers/provider';
import { Refusal } from '#server/refusal';
import { shopDay } from '#server/shop-day';
import { aProduct } from '#server/test/a-product';
import { aSession } from '#server/test/a-session';
import { anAccount } from '#server/test/an-account';
import type { OnlineShop } from '#server/test/an-online-order';
import { aPickup, stockNow } from '#server/test/an-order';
import { sites } from '#sites/all';

/** One step: what is done, and three numbers from 0 to 999 that choose what with. */
export type Step = { act: Act; a: number; b: number; c: number };

/** One buyer's history with providers that notify late, twice, in another order, wrongly or not at all. */
export const startHistory = async (it: OnlineShop) => {
  const { shop, card, wallet } = it;
  const given = shop.systemCtx(sites.RTC);
  // However long it takes, the shop has a rate of the day.
  const settings = { ...given.settings };
  const renewRate = () => {
    settings.rate = { value: 40, date: shopDay(shop.clock.now) };
  };
  renewRate();
  const fresh = { ...given, settings };
  const account = await anAccount(shop);
  const board = await aProduct(shop, { stock: { BUL: 1 } });
  // The units that came to the shelf beside this history's orders, less those sold there.
  const shelf = { units: 1 };
  const { guid, email } = account;
  const buyer: Ctx = { ...fresh, session: { ...aSession([], [], account.id), guid, email } };
  const jobs = [{ companyId: it.companyId, position: 'SEL', ownSite: fresh.site.id }];
  const seller: Ctx = { ...fresh, session: { ...aSession(['seller'], jobs, it.people.seller.id) } };
  const admin: Ctx = { ...fresh, session: aSession(['administrator'], [], it.people.admin.id) };
  const notes: { method: OnlineId; paymentId: string }[] = [];
  const snapshots: { attempt: Attempt; read: ProviderPayment[] }[] = [];
  const orders: { guid: string; id: number }[] = [];
  const providers = { MPU: card, PYPL: wallet };

  const current = () => {
    const last = orders.at(-1);
    if (!last) throw new Error('No order.');
    return last;
  };
  const refusable = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  };
  const place = async (paymentId: string) => {
    const order = newOrder.parse(aPickup([{ ...board, quantity: 1 }], { paymentId }));
    const { data } = await addOrder(buyer, order);
    const { id } = await shop.database.db
      .selectFrom('orders')
      .select('id')
      .where('guid', '=', data.guid)
      .executeTakeFirstOrThrow();
    orders.push({ guid: data.guid, id });
  };
  const state = async () => (await findOrder(buyer, current().guid)).state;
  const attempts = async () => (await readAttempts(shop.database.db, current().id)).filter((one) => one.providerId);
  const everyPayment = () => [card, wallet].flatMap(({ payments }) => [...payments.values()]);
  const own = async () => {
    const guids = new Set((await attempts()).map(({ guid }) => guid));
    return everyPayment().filter(({ attemptGuid }) => attemptGuid !== null && guids.has(attemptGuid));
  };
  const note = (method: OnlineId, paymentId: string) => void notes.push({ method, paymentId });
  const methodOf = (paymentId: string): OnlineId => (paymentId.startsWith('MPU') ? 'MPU' : 'PYPL');
  const pick = <T>(list: readonly T[], at: number) => (list.length > 0 ? list[at % list.length] : undefined);
  const seller_ = (to: OrderState) =>
    refusable(() =>
      changeState(seller, { orderId: current().guid, state: to, sendEmail: false, reason: 'Lo vi en la cuenta' }),
    );
  const tick = async (minutes: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
    renewRate();
    const paid = await paidOrders();
    await moveByClock(fresh);
    for (const { guid } of paid) {
      const last = (await findOrder(buyer, guid)).events.at(-1);
      const isByClock = last?.by === 'Sistema' && Date.parse(last.at) === shop.clock.now.getTime();
      expect(isByClock && `${last.from} to ${last.to} though its provider has the money`).toBe(false);
    }
  };
  /** Orders of which a provider has money that it tells the shop when asked, whatever the shop knows. */
  const paidOrders = async () => {
    const held = everyPayment().filter(({ status, isAgreed }) => status === 'approved' && !isAgreed);
    const paid: typeof orders = [];
    for (const order of orders) {
      const tries = await readAttempts(shop.database.db, order.id);
      // No order waits longer than that for a provider which answers nobody.
      const isWaitedFor = (method: OnlineId) =>
        tries.some((one) => one.method === method && nextAsk(one.madeAt, shop.clock.now) !== null);
      const answers = (method: OnlineId) => !providers[method].state.isSilent || isWaitedFor(method);
      if (held.some(({ id, orderGuid }) => orderGuid === order.guid && answers(methodOf(id)))) paid.push(order);
    }
    return paid;
  };

  const acts = {
    again: async (a: number) => {
      if ((await state()) === 'CAN' || (await state()) === 'DIS')
        await refusable(() => place(pick(['MPU', 'PYPL', 'SADE'], a) ?? 'MPU'));
    },
    pay: (a: number) =>
      refusable(() =>
        payOrder(buyer, { orderId: current().guid, paymentId: pick(['MPU', 'PYPL', 'SADE', 'BRDE'], a) ?? '' }),
      ),
    cancel: (a: number) => (a % 3 === 0 ? refusable(() => cancelOrder(buyer, current().guid)) : undefined),
    comeBack: async () => {
      const [, , orderId = '', key = ''] = (await findOrder(buyer, current().guid)).link.split('/');
      await settlePayment(fresh, { orderId, key });
    },
    payment: async (a: number, b: number, c: number) => {
      const attempt = pick(await attempts(), a);
      if (!attempt) return;
      const status =
        pick(['approved', 'approved', 'pending', 'pending', 'rejected', 'cancelled'] as const, b) ?? 'approved';
      const wrong = c % 12 === 0 ? { amount: 1 } : c % 12 === 1 ? { currency: 'ARS' } : {};
      const isAgreed = attempt.method === 'PYPL' && status === 'approved' && c % 2 === 0;
      const paymentId = providers[attempt.method].pay(attempt.guid, {
        status,
        ...wrong,
        ...(isAgreed && { isAgreed }),
      });
      note(attempt.method, paymentId);
    },
    change: async (a: number, b: number) => {
      const payment = pick(await own(), a);
      if (!payment) return;
      const next = {
        pending: ['approved', 'rejected', 'cancelled'],
        approved: ['disputed', 'refunded', 'approved'],
        rejected: ['rejected', 'approved'],
        cancelled: ['cancelled'],
        disputed: ['approved', 'refunded'],
        refunded: ['refunded'],
      } as const;
      const status = pick<ProviderPayment['status']>(next[payment.status], b) ?? payment.status;
      const method = methodOf(payment.id);
      const refunded = status === 'refunded' ? payment.amount : payment.refunded;
      providers[method].change(payment.id, { status, refunded });
      note(method, payment.id);
    },
    deliver: async (a: number, b: number) => {
      const at = notes.length > 0 ? a % notes.length : -1;
      const notified = notes[at];
      if (!notified) return;
      // Three in four leave the queue; the others come again later.
      if (b % 4 > 0) notes.splice(at, 1);
      // It throws where the provider does not answer: the job would come again.
      await readNotified(fresh, { site: 'RTC', ...notified }).catch(() => {});
    },
    lose: () => void notes.shift(),
    forge: async (a: number) => {
      const payment = pick(await own(), a);
      const body = JSON.stringify({ kind: 'payment', paymentId: payment?.id ?? 'x', status: 'approved' });
      const headers = { 'x-signature': 'forged' };
      const response = await shop.app.request(`${shop.origin}/pagos/mercadopago/notificacion`, {
        method: 'POST',
        body,
        headers,
      });
      // A sender who forges often is not even read.
      expect([401, 429]).toContain(response.status);
    },
    remember: async (a: number) => {
      const attempt = pick(await attempts(), a);
      if (!attempt) return;
      const { guid, orderGuid, providerId } = attempt;
      const { provider } = providers[attempt.method];
      const read = await provider.read({ guid, orderGuid, providerId: providerId ?? '' }).catch(() => []);
      snapshots.push({ attempt, read });
    },
    applyLate: async () => {
      const late = snapshots.shift();
      if (late) await applyPayments(fresh, late.attempt, late.read, 'notification');
    },
    silence: (a: number) => {
      card.state.isSilent = a % 4 === 0;
      wallet.state.isSilent = a % 4 === 1;
    },
    /** The counter sells what is free, or a unit comes in. */
    counter: async () => {
      const { BUL: [onHand = 0, reserved = 0] = [] } = await stockNow(shop, board);
      const units = onHand > reserved ? reserved : onHand + 1;
      shelf.units += units - onHand;
      await shop.database.db.updateTable('stock').set({ on_hand: units }).where('product_id', '=', board.id).execute();
    },
    minute: () => tick(2),
    halfHour: () => tick(31),
    day: (a: number) => tick(a % 2 === 0 ? 25 * 60 : 4 * 24 * 60),
    sell: (a: number) => seller_(pick(['PAP', 'DIS', 'CAN', 'DIS', 'PAP'] as const, a) ?? 'PAP'),
    refund: async (a: number, b: number) => {
      const orderId = current().guid;
      const { payments } = await listPayments(admin, orderId);
      const payment = pick(payments, a);
      if (!payment) return;
      const left = Math.min(payment.amount - payment.refunded, b % 2 === 0 ? Number.POSITIVE_INFINITY : 100);
      const { guid, amount } = payment.refunds.find(({ doneAt }) => !doneAt) ?? { guid: randomUUID(), amount: left };
      const refund = { guid, id: payment.id, amount, reason: 'x' };
      if (amount > 0) await refusable(() => refundPayment(admin, { orderId, refund }));
    },
    solve: async (a: number) => {
      const orderId = current().guid;
      const alert = pick((await listPayments(seller, orderId)).alerts, a);
      if (!alert) return;
      const solved = solveOrderAlert(seller, { orderId, alertId: alert.id, reason: 'Visto' });
      // The first answer stays: the system may have solved it meanwhile.
      if (alert.solvedAt === null || alert.reason === 'Visto') await solved;
      else await expect(solved).rejects.toMatchObject({ code: 'alert.solved' });
    },
  };

  /** Everything is heard in the end: providers answer again, and every attempt is asked of. */
  const settle = async () => {
    card.state.isSilent = false;
    wallet.state.isSilent = false;
    for (const { id } of orders) {
      for (const attempt of await readAttempts(shop.database.db, id)) {
        if (!attempt.providerId) continue;
        const { guid, orderGuid, providerId } = attempt;
        const read = await providers[attempt.method].provider.read({ guid, orderGuid, providerId });
        await applyPayments(fresh, attempt, read, 'ask');
      }
    }
  };
  await place('MPU');
  return { acts, orders, settle, admin, seller, providers, board, shelf };
};
export type History = Awaited<ReturnType<typeof startHistory>>;
export type Act = keyof History['acts'];
