import { randomUUID } from 'node:crypto';
import {
  type AttemptToStart,
  type OnlineId,
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
} from '#server/payments/providers/provider';

/** A payment at the provider; `isAgreed` is one that the buyer agreed to and that is taken only by a capture. */
type Held = ProviderPayment & { isAgreed?: boolean };

/**
 * A provider in this process's memory, to be told what its buyers and it do. `state.isSilent`: it does not answer. `asked`
 * counts how often each method was called.
 */
export const aProvider = (id: OnlineId = 'MPU') => {
  const attempts = new Map<string, AttemptToStart>();
  const payments = new Map<string, Held>();
  const refunds = new Map<string, ProviderPayment>();
  const state = { isSilent: false, startFails: false };
  const asked: Record<string, number> = {};
  let last = 0;
  const answering = (method: string) => {
    asked[method] = (asked[method] ?? 0) + 1;
    if (state.isSilent) throw new ProviderError(`${id} does not answer`, { isDown: true });
  };
  const shown = (held: Held): ProviderPayment => {
    const { isAgreed: _isAgreed, ...payment } = held;
    return payment;
  };
  const of = (guid: string) =>
    [...payments.values()].filter((one) => one.attemptGuid === guid && !one.isAgreed).map(shown);
  const provider: PaymentProvider = {
    id,
    start: async (attempt) => {
      answering('start');
      if (state.startFails) throw new ProviderError('no');
      attempts.set(attempt.guid, attempt);
      return { providerId: `${id}-${attempt.guid}`, url: `https://pagos.test/${id}/${attempt.guid}` };
    },
    read: async ({ guid }) => {
      answering('read');
      return of(guid);
    },
    readPayment: async (paymentId) => {
      answering('readPayment');
      const payment = payments.get(paymentId);
      return payment && !payment.isAgreed ? shown(payment) : undefined;
    },
    capture: async ({ guid }) => {
      answering('capture');
      for (const payment of payments.values()) {
        if (payment.attemptGuid === guid && payment.isAgreed) {
          payment.isAgreed = false;
          payment.status = 'approved';
        }
      }
      return of(guid);
    },
    refund: async ({ id: paymentId, amount, key }) => {
      answering('refund');
      const payment = payments.get(paymentId);
      if (!payment) throw new ProviderError('unknown payment', { isFinal: true });
      if (!refunds.has(key)) {
        if (payment.refunded + amount > payment.amount) throw new ProviderError('too much', { isFinal: true });
        payment.refunded += amount;
        if (payment.refunded === payment.amount) payment.status = 'refunded';
        refunds.set(key, shown(payment));
      }
      return shown(payment);
    },
    readNotification: async ({ headers, body }) => {
      if (headers.get('x-signature') !== 'right') return { kind: 'forged' };
      return JSON.parse(body);
    },
    browserToken: () => 'PUBLIC-KEY',
    check: async () => [],
  };
  return {
    provider,
    attempts,
    payments,
    asked,
    state,
    /** Somebody pays an attempt; what is given differs from what was asked. Answers the payment's id. */
    pay: (guid: string, given: Partial<Held> = {}) => {
      const attempt = attempts.get(guid);
      if (!attempt) throw new Error(`No attempt ${guid}`);
      last += 1;
      const paymentId = `${id}-p${last}-${randomUUID().slice(0, 8)}`;
      const { currency, amount, orderGuid } = attempt;
      const asked = { id: paymentId, attemptGuid: guid, orderGuid, status: 'approved' as const, currency, amount };
      payments.set(paymentId, { ...asked, refunded: 0, expires: null, detail: '', ...given });
      return paymentId;
    },
    change: (paymentId: string, given: Partial<Held>) => {
      const payment = payments.get(paymentId);
      if (payment) Object.assign(payment, given);
    },
  };
};
