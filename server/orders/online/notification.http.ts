import type { DoorEntry } from '#server/http/door';
import { noSession } from '#server/http/session-of';
import { inTransactionOnly } from '#server/in-transaction';
import { deleteRefused, insertRefused } from '#server/orders/online/refused-notifications.store';
import { notificationPaths, type OnlineId, ProviderError, signatureHeaders } from '#server/payments/providers/provider';
import { Refusal } from '#server/refusal';

// The provider itself may have to say whether it sent this; without its answer it sends it again.
const busy = (cause: unknown): never => {
  throw cause instanceof ProviderError ? new Refusal('call.busy', { seconds: 60 }, {}, { cause }) : cause;
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
    const about = (await provider?.readNotification(received).catch(busy)) ?? { kind: 'other' as const };
    if (about.kind === 'forged') {
      const cause = received.headers.has(signatureHeaders[method]) ? 'wrongSignature' : 'unsigned';
      const refused = { site: ctx.site.id, method, cause, at: ctx.clock() } as const;
      await inTransactionOnly(ctx, (inside) => insertRefused(inside, refused));
      throw new Refusal('payment.forged');
    }
    await inTransactionOnly(ctx, async (inside) => {
      await deleteRefused(inside, ctx.site.id, method);
      if (about.kind === 'other') return;
      const ids = about.kind === 'payment' ? { paymentId: about.paymentId } : { attemptId: about.providerId };
      await ctx.queue.send(inside, 'payment.read', { site: ctx.site.id, method, urgent: true, ...ids });
    });
    return { body: '' };
  },
});

export const notificationEntries = [notificationEntry('MPU'), notificationEntry('PYPL')];
