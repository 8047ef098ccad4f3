import type { Ctx } from '#server/ctx';
import type { DoorEntry } from '#server/http/door';
import { noSession } from '#server/http/session-of';
import { inTransactionOnly } from '#server/in-transaction';
import { noteRefused, noteRight } from '#server/orders/online/refused-notifications.service';
import { probe } from '#server/payments/check-payments.service';
import { notificationPaths, type OnlineId, ProviderError, signatureHeaders } from '#server/payments/providers/provider';
import { Refusal } from '#server/refusal';

/**
 * The provider itself may have to say whether it sent this; without its answer it sends it again. Where it takes our keys no
 * more, that is refused.
 */
const unanswered = async (ctx: Ctx, method: OnlineId, cause: unknown): Promise<never> => {
  if (!(cause instanceof ProviderError)) throw cause;
  if (cause.isFinal) await noteRefused(ctx, method, 'keys');
  throw new Refusal('call.busy', { seconds: 60 }, {}, { cause });
};

/**
 * POST of a provider that something happened to a payment. A wrong signature is a 401; what is right is queued as a job,
 * which reads the payment back, and answered at once. A refused one is noted until one is right. A provider without
 * keys has no address.
 */
const notificationEntry = (method: OnlineId): DoorEntry => ({
  method: 'POST',
  path: notificationPaths[method],
  access: 'anyone',
  sessionOf: noSession,
  bodyLimit: 100_000,
  // To hold a signature against PayPal is a question to it; who is refused here notifies again later.
  limit: { name: 'payment.notify', points: 600, seconds: 900, shared: false, quiet: true },
  exists: async ({ providers }) => providers().has(method),
  answer: async (ctx, { request, readText }) => {
    const provider = ctx.providers().get(method);
    const query = new URL(request.url).searchParams;
    const received = { headers: request.headers, query, body: await readText() };
    const asked = provider?.readNotification(received).catch((error: unknown) => unanswered(ctx, method, error));
    const about = (await asked) ?? { kind: 'other' as const };
    if (about.kind === 'forged') {
      const cause = received.headers.has(signatureHeaders[method]) ? 'wrongSignature' : 'unsigned';
      if (cause !== 'unsigned' || received.body !== probe) await noteRefused(ctx, method, cause);
      throw new Refusal('payment.forged');
    }
    await inTransactionOnly(ctx, async (inside) => {
      await noteRight(inside, method);
      if (about.kind === 'other') return;
      const ids = about.kind === 'payment' ? { paymentId: about.paymentId } : { attemptId: about.providerId };
      await ctx.queue.send(inside, 'payment.read', { site: ctx.site.id, method, urgent: true, ...ids });
    });
    return { body: '' };
  },
});

export const notificationEntries = [notificationEntry('MPU'), notificationEntry('PYPL')];
