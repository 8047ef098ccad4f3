import type { Order } from '#contract/orders';
import { needsAddress } from '#contract/plain/order-fields';
import type { Ctx, Inside } from '#server/ctx';
import { inTransactionOnly } from '#server/in-transaction';
import { nextAsk } from '#server/orders/online/ask-plan';
import { type Attempt, insertAttempt, saveStarted } from '#server/orders/online/attempts.store';
import { insertAnswer } from '#server/orders/online/payments.store';
import {
  type AttemptToStart,
  type Currency,
  notificationPaths,
  type OnlineId,
  type ShippingAddress,
} from '#server/payments/providers/provider';
import { Refusal } from '#server/refusal';
import { currencyOf } from '#server/settings/offered';

/** A line as the buyer read it in the cart. */
const named = ({ code, name, longName, quantity }: Order['items'][number]) => ({
  code,
  name: longName ?? name,
  quantity,
});

/** The figures that stand on an order, in a currency. Undefined where it has none: one of a day without a rate has no pesos. */
const chargeIn = (currency: string, { items, total, totalUYU, shippingPrice }: Order) => {
  if (currency === 'USD') {
    const lines = items.map((item) => ({ ...named(item), unitPrice: item.price }));
    return { amount: total, lines, shippingPrice };
  }
  if (totalUYU === null) return undefined;
  const lines = items.map((item) => ({ ...named(item), unitPrice: item.priceUYU ?? 0 }));
  const goods = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  return { amount: totalUYU, lines, shippingPrice: totalUYU - goods };
};

/** Where the goods go; null where the buyer picks them up. */
const addressOf = (order: Order): ShippingAddress | null => {
  if (!needsAddress(order.shippingId)) return null;
  const buyer = order.companyName ?? [order.personName, order.personLastName].filter(Boolean).join(' ');
  return {
    recipient: order.addressRecipient ?? buyer,
    street: order.address ?? '',
    details: order.addressObservation,
    city: order.addressCityName ?? '',
    department: order.addressStateName ?? '',
    zipCode: order.addressZIPCode,
  };
};

/** Whether this order can be paid so. */
export const canCharge = (ctx: Ctx, method: OnlineId, order: Order) =>
  chargeIn(currencyOf(ctx.settings, method), order) !== undefined;

/** Writes a new attempt of an order, with what is asked; the provider hears of it after the commit. */
export const openAttempt = async (inside: Inside, orderId: number, method: OnlineId, order: Order, endsAt: Date) => {
  const currency = currencyOf(inside.settings, method);
  const amount = chargeIn(currency, order)?.amount;
  if (amount === undefined) throw new Refusal('order.payment');
  const madeAt = inside.clock();
  await insertAttempt(inside.db, { orderId, method, currency, amount, madeAt, endsAt, askAt: nextAsk(madeAt, madeAt) });
};

/**
 * Asks the provider for the page where this attempt is paid, and keeps it; an attempt that has one is not started again.
 * Undefined where the provider did not answer: the same attempt can be started later.
 */
export const startAttempt = async (ctx: Ctx, attempt: Attempt, order: Order) => {
  if (attempt.url) return attempt.url;
  const provider = ctx.providers().get(attempt.method);
  const charge = chargeIn(attempt.currency, order);
  if (!provider || !charge) return undefined;
  const asked: AttemptToStart = {
    guid: attempt.guid,
    orderGuid: order.guid,
    orderNumber: order.number,
    currency: attempt.currency as Currency,
    amount: attempt.amount,
    lines: charge.lines,
    shipping: { name: order.shippingName, price: charge.shippingPrice, address: addressOf(order) },
    expires: attempt.endsAt,
    returnUrl: `${ctx.origin}${order.link}`,
    notificationUrl: `${ctx.origin}${notificationPaths[attempt.method]}`,
    siteName: ctx.site.name,
  };
  try {
    const started = await provider.start(asked);
    const { url } = await inTransactionOnly(ctx, (inside) => saveStarted(inside.db, attempt.id, started));
    return url ?? undefined;
  } catch (error) {
    ctx.log.error('payment.start', error, { order: order.number, method: attempt.method });
    await inTransactionOnly(ctx, (inside) =>
      insertAnswer(inside.db, {
        attempt_id: attempt.id,
        at: ctx.clock(),
        origin: 'start',
        detail: 'No contestó, o no lo aceptó',
      }),
    ).catch((failed: unknown) => ctx.log.error('payment.start.note', failed));
    return undefined;
  }
};
