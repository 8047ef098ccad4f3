import { type Facts, factsOf, textOf } from './ask-provider.ts';
import { toCents } from './decimal.ts';
import { type PaymentStatus, ProviderError, type ProviderPayment } from './provider.ts';

// `status`, or `status/status_detail` where that says something else.
export const statuses: Readonly<Record<string, PaymentStatus>> = {
  pending: 'pending',
  in_process: 'pending',
  authorized: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  cancelled: 'cancelled',
  refunded: 'refunded',
  in_mediation: 'disputed',
  charged_back: 'disputed',
  // The chargeback was won: the money came back to the seller.
  'charged_back/reimbursed': 'approved',
};

/** A payment as `GET /v1/payments/{id}` and its search describe it. Throws where that is none. */
export const paymentOf = (facts: Facts): ProviderPayment => {
  const [id, word, detail] = [textOf(facts.id), String(facts.status), textOf(facts.status_detail) ?? ''];
  const status = statuses[`${word}/${detail}`] ?? statuses[word];
  const currency = textOf(facts.currency_id);
  const amount = toCents(facts.transaction_amount);
  if (!id || !status || !currency || !(amount >= 0)) {
    throw new ProviderError(`Mercado Pago describes payment ${id} in a way that is not known (status ${word}).`);
  }
  const expires = textOf(facts.date_of_expiration);
  return {
    id,
    attemptGuid: textOf(factsOf(facts.metadata).attempt_guid),
    orderGuid: textOf(facts.external_reference),
    status,
    currency,
    amount,
    refunded: toCents(facts.transaction_amount_refunded ?? 0) || 0,
    expires: status === 'pending' && expires && !Number.isNaN(Date.parse(expires)) ? new Date(expires) : null,
    detail: detail ? `${word} (${detail})` : word,
  };
};
