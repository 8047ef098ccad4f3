import type { guestOrderCalls } from '#contract/guest-orders';
import type { HandlersOf } from '#server/http/handlers';
import { cancelByLink, confirmOrder, requireKey } from '#server/orders/guests/confirm-order.service';
import { addAsGuest } from '#server/orders/guests/guest-order.service';

export const guestsRoutes: HandlersOf<keyof typeof guestOrderCalls> = {
  'order/addAsGuest': addAsGuest,
  'order/confirm': {
    run: confirmOrder,
    exists: (ctx, { orderId, key }) => requireKey(ctx, { orderId: String(orderId).toLowerCase(), key: String(key) }),
  },
  'order/cancelByLink': cancelByLink,
};
