import type { Parsed } from '#contract/contract';
import type { PaymentsOfOrder } from '#contract/payments';
import { providerNames } from '#contract/plain/payments';
import type { Ctx, Inside } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { applyPayments } from '#server/orders/online/apply-payment.service';
import { readAttemptById } from '#server/orders/online/attempts.store';
import { paymentsOf } from '#server/orders/online/order-payments.service';
import { readPayments } from '#server/orders/online/payments.store';
import { refusedRefundWords } from '#server/orders/online/refund-words';
import { closeRefund, forgetRefund, openRefund, readOpenRefund, readRefund } from '#server/orders/online/refunds.store';
import { requireSession } from '#server/orders/order-access';
import { readName } from '#server/orders/orders.store';
import { lockSold } from '#server/orders/own-order';
import { ProviderError } from '#server/payments/providers/provider';
import { fieldRefusal, Refusal } from '#server/refusal';

/**
 * Gives money back, whole or in part, once for each key that a caller names. One refund of a payment at a time: where the
 * provider did not answer, the same one is asked again with its own key, so that nothing is given back twice. Nothing counts
 * as given back until the provider says so.
 */
export const refundPayment = async (
  ctx: Ctx,
  { orderId, refund }: Parsed<'payment/refund'>,
): Promise<PaymentsOfOrder> => {
  const { order, payment, opened } = await inTransaction(ctx, (inside) => beginRefund(inside, orderId, refund));
  if (!opened) return paymentsOf(ctx, order.id);
  const { key } = opened;
  const attempt = await readAttemptById(ctx.db, payment.attemptId);
  const provider = ctx.providers().get(payment.method);
  if (!attempt || !provider) throw new Refusal('payment.noProvider');
  try {
    const { currency, providerId } = payment;
    const said = await provider.refund({ id: providerId, currency, amount: refund.amount, key });
    await applyPayments(ctx, attempt, [said], 'refund');
    await closeRefund(ctx.db, opened, ctx.clock());
  } catch (error) {
    ctx.log.error('payment.refund', error, { order: order.number });
    if (!(error instanceof ProviderError && error.isFinal))
      throw new Refusal('payment.refundFailed', {}, {}, { cause: error });
    // A refund that it refuses for good will never be done: another amount may be tried.
    await forgetRefund(ctx.db, key);
    // The same, asked twice at once, may have been done.
    if ((await readRefund(ctx.db, key))?.doneAt) return paymentsOf(ctx, order.id);
    const said = { provider: providerNames[payment.method], why: refusedRefundWords(error.why) };
    throw new Refusal('payment.refundRefused', said, {}, { cause: error });
  }
  return paymentsOf(ctx, order.id);
};

/** Notes what is to be given back before anybody is asked; `opened` is undefined where that is done already. */
const beginRefund = async (inside: Inside, orderId: string, refund: Parsed<'payment/refund'>['refund']) => {
  const { accountId } = requireSession(inside);
  const order = await lockSold(inside, 'decides', orderId);
  const payment = (await readPayments(inside.db, order.id)).find(({ id }) => id === refund.id);
  // A refund is closed without the order's lock: read in this order, it is open, done, or gone.
  const open = payment && (await readOpenRefund(inside.db, payment.id));
  const known = await readRefund(inside.db, refund.guid);
  if (!payment || (known && known.paymentId !== payment.id)) throw new Refusal('payment.notFound');
  if (known?.doneAt) return { order, payment };
  if (open && open.amount !== refund.amount) throw new Refusal('payment.refundOpen');
  if (open) return { order, payment, opened: open };
  if (payment.status !== 'approved') throw new Refusal('payment.notRefundable');
  if (refund.amount > payment.amount - payment.refunded) throw fieldRefusal('amount', 'payment.refundTooMuch');
  const by = await readName(inside.db, accountId);
  const { guid: key, amount, reason } = refund;
  const opened = { key, payment: payment.id, amount, at: inside.clock(), by, accountId, reason };
  await openRefund(inside.db, opened);
  return { order, payment, opened };
};
