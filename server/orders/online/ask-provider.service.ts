import type { OrderState } from '#contract/plain/commerce';
import type { AnswerOrigin } from '#contract/plain/payments';
import type { Ctx } from '#server/ctx';
import { applyPayments } from '#server/orders/online/apply-payment.service';
import { nextAsk } from '#server/orders/online/ask-plan';
import { type Attempt, planAsk, readAttempts, readDueAttempts } from '#server/orders/online/attempts.store';
import { readPayments } from '#server/orders/online/payments.store';
import { readOrderState } from '#server/orders/order-lookup.store';
import {
  type OnlineId,
  type PaymentProvider,
  ProviderError,
  type StartedAttempt,
} from '#server/payments/providers/provider';

/** The providers' word on an order: nothing paid; a payment that is not decided; nobody knows, as one did not answer. */
export type Said = 'nothing' | 'open' | 'unknown';

const takesMoney: readonly OrderState[] = ['INI', 'PCH', 'PPE'];

/** Money that a buyer agreed to is taken only by the order's last try, while the order waits for it. */
const mayCapture = async (ctx: Ctx, attempt: Attempt) => {
  const order = await readOrderState(ctx.db, attempt.orderId);
  if (!order || order.paymentId !== attempt.method || !takesMoney.includes(order.state)) return false;
  const [newest] = await readAttempts(ctx.db, attempt.orderId);
  const payments = await readPayments(ctx.db, attempt.orderId);
  return newest?.id === attempt.id && payments.every(({ status }) => status === 'rejected' || status === 'cancelled');
};

/** Takes the money; where it is refused for good, there is what the provider knows without it. */
const captureOrRead = (ctx: Ctx, provider: PaymentProvider, started: StartedAttempt) =>
  provider.capture(started).catch((error: unknown) => {
    if (!(error instanceof ProviderError && error.isFinal)) throw error;
    ctx.log.error('payment.capture', error, { attempt: started.guid });
    return provider.read(started);
  });

const isDown = (error: unknown) => error instanceof ProviderError && error.isDown;

/** Asks the provider of one attempt, and applies what it says. Throws where it does not answer. */
export const askOfAttempt = async (
  ctx: Ctx,
  attempt: Attempt,
  origin: AnswerOrigin,
): Promise<Exclude<Said, 'unknown'>> => {
  const provider = ctx.providers().get(attempt.method);
  if (!provider) throw new Error(`There are no keys for ${attempt.method}.`);
  // A page that the buyer never got takes no money.
  if (!attempt.providerId) return 'nothing';
  const { guid, orderGuid, providerId } = attempt;
  const started = { guid, orderGuid, providerId };
  const read = (await mayCapture(ctx, attempt))
    ? await captureOrRead(ctx, provider, started)
    : await provider.read(started);
  const own = read.filter(({ attemptGuid }) => attemptGuid === null || attemptGuid === guid);
  await applyPayments(ctx, attempt, own, origin);
  return own.some(({ status }) => status === 'pending') ? 'open' : 'nothing';
};

/**
 * Asks the providers of every attempt of an order. Those in `silent` are not asked; one that answers nobody joins them.
 * No order waits for an answer about an attempt of more than ten days.
 */
export const askOfOrder = async (
  ctx: Ctx,
  orderId: number,
  origin: AnswerOrigin,
  silent: Set<OnlineId>,
): Promise<Said> => {
  let said: Said = 'nothing';
  for (const attempt of await readAttempts(ctx.db, orderId)) {
    const answer = silent.has(attempt.method) ? 'unknown' : await tryToAsk(ctx, attempt, origin, silent);
    const isOver = !nextAsk(attempt.madeAt, ctx.clock());
    if (answer === 'unknown' && !isOver) return 'unknown';
    if (answer === 'open') said = 'open';
  }
  return said;
};

/** As `askOfAttempt`; what goes wrong is logged. */
const tryToAsk = async (ctx: Ctx, attempt: Attempt, origin: AnswerOrigin, silent: Set<OnlineId>): Promise<Said> => {
  try {
    return await askOfAttempt(ctx, attempt, origin);
  } catch (error) {
    if (isDown(error)) silent.add(attempt.method);
    ctx.log.error('payment.ask', error, { attempt: attempt.guid, method: attempt.method });
    return 'unknown';
  }
};

const atOnce = 50;

/** Asks of every attempt of this site whose time has come; what fails is asked again as planned. */
export const reconcile = async (ctx: Ctx, silent: Set<OnlineId>) => {
  const now = ctx.clock();
  let asked = 0;
  for (const attempt of await readDueAttempts(ctx.db, ctx.site.id, now, { but: [...silent], limit: atOnce })) {
    if (silent.has(attempt.method)) continue;
    if (!(await planAsk(ctx.db, attempt.id, now, nextAsk(attempt.madeAt, now)))) continue;
    asked += 1;
    await tryToAsk(ctx, attempt, 'ask', silent);
  }
  return asked;
};
