import type { Ctx } from '#server/ctx';
import { inTransactionOnly } from '#server/in-transaction';
import type { SiteJob } from '#server/jobs/queue';
import { applyPayments } from '#server/orders/online/apply-payment.service';
import { askOfAttempt } from '#server/orders/online/ask-provider.service';
import { readAttemptByGuid, readAttemptOf, readNewestAttempt } from '#server/orders/online/attempts.store';
import type { SiteId } from '#sites/site';

/**
 * Reads back what a provider notified of, and applies it at the site of the order: an account may notify one site of all.
 * Throws where the provider does not answer: the job comes again.
 */
export const readNotified = async (ctx: Ctx, job: SiteJob<'payment.read'>) => {
  const { method, paymentId, attemptId } = job;
  const isOfOther = async (site: SiteId) => {
    if (site === ctx.site.id) return false;
    await inTransactionOnly(ctx, (inside) => ctx.queue.send(inside, 'payment.read', { ...job, site }));
    return true;
  };
  const provider = ctx.providers().get(method);
  if (!provider) throw new Error(`There are no keys for ${method}.`);
  if (attemptId !== undefined) {
    const attempt = await readAttemptOf(ctx.db, method, attemptId);
    if (attempt && !(await isOfOther(attempt.site))) await askOfAttempt(ctx, attempt, 'notification');
    return;
  }
  const payment = paymentId === undefined ? undefined : await provider.readPayment(paymentId);
  if (!payment) throw new Error(`${method} notified of a payment that it does not know.`);
  const attempt =
    (payment.attemptGuid && (await readAttemptByGuid(ctx.db, payment.attemptGuid))) ||
    (payment.orderGuid && (await readNewestAttempt(ctx.db, method, payment.orderGuid)));
  // The account may take money of another shop too.
  if (!attempt || attempt.method !== method) return ctx.log.info('payment.foreign', { method });
  if (!(await isOfOther(attempt.site))) await applyPayments(ctx, attempt, [payment], 'notification');
};
