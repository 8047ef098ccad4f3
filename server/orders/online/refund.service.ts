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
import {
  closeRefund,
  forgetRefund,
  readOpenRefund,
  readRefund,
  startAsking,
  stopAsking,
} from '#server/orders/online/refunds.store';
import { requireSession } from '#server/orders/order-access';
import { readName } from '#server/orders/orders.store';
import { lockSold } from '#server/orders/own-order';
import { ProviderError } from '#server/payments/providers/provider';
import { fieldRefusal, Refusal } from '#server/refusal';

/** A provider answers much sooner, or not at all. */
const longestQuestionMs = 2 * 60_000;

/**
 * Gives money back, whole or in part, once for each key that a caller names. One refund of a payment at a time, and one
 * question of it: where the provider did not answer, the same one alone is asked again, by its key, so that nothing is given
 * back twice. Nothing counts as given back until the provider says so. `docs/decisions/013-payments.md`.
 */
export const refundPayment = async (
  ctx: Ctx,
  { orderId, refund }: Parsed<'payment/refund'>,
): Promise<PaymentsOfOrder> => {
  const { order, payment, question } = await inTransaction(ctx, (inside) => beginRefund(inside, orderId, refund));
  if (!question) return paymentsOf(ctx, order.id);
  const { opened, until, provider, attempt } = question;
  const { key } = opened;
  try {
    const { currency, providerId } = payment;
    const said = await provider.refund({ id: providerId, currency, amount: refund.amount, key });
    await applyPayments(ctx, attempt, [said], 'refund');
    await closeRefund(ctx.db, opened, ctx.clock());
  } catch (error) {
    ctx.log.error('payment.refund', error, { order: order.number });
    if (!(error instanceof ProviderError && error.isFinal)) {
      await stopAsking(ctx.db, { key, until });
      throw new Refusal('payment.refundFailed', {}, {}, { cause: error });
    }
    // A refund that it refuses for good will never be done: another amount may be tried.
    await forgetRefund(ctx.db, { key, until });
    const said = { provider: providerNames[payment.method], why: refusedRefundWords(error.why) };
    throw new Refusal('payment.refundRefused', said, {}, { cause: error });
  }
  return paymentsOf(ctx, order.id);
};

/** Notes what is to be given back before anybody is asked; `question` is undefined where that is done already. */
const beginRefund = async (inside: Inside, orderId: string, refund: Parsed<'payment/refund'>['refund']) => {
  const { accountId } = requireSession(inside);
  const order = await lockSold(inside, 'decides', orderId);
  const payment = (await readPayments(inside.db, order.id)).find(({ id }) => id === refund.id);
  // A refund is closed without the order's lock: read in this order, it is open, done, or gone.
  const open = payment && (await readOpenRefund(inside.db, payment.id));
  const known = await readRefund(inside.db, refund.guid);
  if (!payment || (known && known.paymentId !== payment.id)) throw new Refusal('payment.notFound');
  if (known?.doneAt) return { order, payment };
  const at = inside.clock();
  const isSame = open?.key === refund.guid;
  if (open?.askingUntil && open.askingUntil > at)
    throw new Refusal(isSame ? 'payment.refundFailed' : 'payment.refundAsked');
  if (open && !(isSame && open.amount === refund.amount)) throw new Refusal('payment.refundOpen');
  if (!open && payment.status !== 'approved') throw new Refusal('payment.notRefundable');
  if (!open && refund.amount > payment.amount - payment.refunded) throw fieldRefusal('amount', 'payment.refundTooMuch');
  const attempt = await readAttemptById(inside.db, payment.attemptId);
  const provider = inside.providers().get(payment.method);
  if (!attempt || !provider) throw new Refusal('payment.noProvider');
  const by = await readName(inside.db, accountId);
  const { guid, amount, reason } = refund;
  const opened = open ?? { key: guid, payment: payment.id, amount, at, by, accountId, reason };
  const until = new Date(at.getTime() + longestQuestionMs);
  await startAsking(inside.db, opened, until);
  return { order, payment, question: { opened, until, provider, attempt } };
};
