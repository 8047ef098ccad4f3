import type { OnlineId, OrderState } from '#contract/plain/commerce';

// The states and moves of payments at a provider's page (docs/decisions/013-payments.md). Free of zod: the browser
// reads it.

/** As people know them, in an order's history too. */
export const providerNames: Record<OnlineId, string> = { MPU: 'Mercado Pago', PYPL: 'PayPal' };

/** How an answer of a provider reached the shop. */
export const answerOrigins = ['start', 'notification', 'return', 'ask', 'refund'] as const;
export type AnswerOrigin = (typeof answerOrigins)[number];

export const paymentStatuses = ['pending', 'approved', 'rejected', 'cancelled', 'refunded', 'disputed'] as const;

/** `refunded` is a whole refund. */
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentStatusWords: Record<PaymentStatus, string> = {
  pending: 'En proceso',
  approved: 'Aprobado',
  rejected: 'Rechazado',
  cancelled: 'Anulado',
  refunded: 'Devuelto',
  disputed: 'En disputa',
};

/** Moves that a payment's status may make. Other news of a provider is noted and changes nothing. */
export const paymentMoves: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['approved', 'rejected', 'cancelled', 'refunded', 'disputed'],
  approved: ['refunded', 'disputed'],
  rejected: ['approved', 'refunded', 'disputed'],
  cancelled: ['approved', 'refunded', 'disputed'],
  refunded: [],
  disputed: ['approved', 'refunded'],
};

/** Effect of a payment's news on its order: a state, or something for people. `none` only notes the answer. */
type PaymentEffect = OrderState | 'alert' | 'note' | 'none';

/** `unfit`: approved with another currency or amount than its attempt asked. */
export type PaymentNews = Exclude<PaymentStatus, 'approved'> | 'fit' | 'unfit';

/**
 * The effect of a payment's news on an order in a state. A state is the provider's move of `orderMoves`; `rejected` and
 * `cancelled` move only by the order's newest attempt, while nothing else of it is open.
 */
export const paymentEffects: Record<PaymentNews, Record<OrderState, PaymentEffect>> = {
  pending: { INI: 'PPE', PCH: 'PPE', PPE: 'none', PAP: 'none', DIS: 'none', CAN: 'none' },
  fit: { INI: 'PAP', PCH: 'PAP', PPE: 'PAP', PAP: 'alert', DIS: 'alert', CAN: 'alert' },
  unfit: { INI: 'PPE', PCH: 'PPE', PPE: 'alert', PAP: 'alert', DIS: 'alert', CAN: 'alert' },
  rejected: { INI: 'PCH', PCH: 'none', PPE: 'PCH', PAP: 'none', DIS: 'none', CAN: 'none' },
  cancelled: { INI: 'CAN', PCH: 'none', PPE: 'PCH', PAP: 'none', DIS: 'none', CAN: 'none' },
  refunded: { INI: 'none', PCH: 'none', PPE: 'PCH', PAP: 'CAN', DIS: 'note', CAN: 'note' },
  disputed: { INI: 'alert', PCH: 'alert', PPE: 'alert', PAP: 'alert', DIS: 'alert', CAN: 'alert' },
};
