import type { AlertKind } from '#contract/plain/payment-alerts';
import type { Inside } from '#server/ctx';
import { type AlertedPayment, tellShopOfAlert } from '#server/orders/online/alert-mail';
import { insertAlert } from '#server/orders/online/payments.store';
import type { MovingOrder } from '#server/orders/orders.store';

/**
 * Raises an alert and tells the shop of it by mail, once per payment and kind; without a payment it is about the order's own
 * money. A dispute that begins anew after a person solved it is raised again.
 */
export const raiseAlert = async (
  inside: Inside,
  order: MovingOrder,
  payment: (AlertedPayment & { id: number }) | null,
  kind: AlertKind,
) => {
  const alert = { orderId: order.id, paymentId: payment?.id ?? null, kind, at: inside.clock() };
  const isNew = await insertAlert(inside.db, alert, { again: kind === 'dispute' });
  if (isNew) await tellShopOfAlert(inside, order, payment, kind);
};
