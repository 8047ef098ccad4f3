import type { Solved } from '#server/orders/online/payments.store';
import { Refusal } from '#server/refusal';

type Answer = { by: string | null; accountId: number | null; reason: string | null };

/** Refuses what another account, or other words, say of an alert that is solved. The same again may be an answer that was lost. */
export const requireSameAnswer = (stored: Answer, { accountId, reason }: Solved) => {
  if (stored.accountId === accountId && stored.reason === reason) return;
  throw new Refusal('alert.solved', { by: stored.by ?? 'Otra persona', reason: stored.reason ?? '' });
};
