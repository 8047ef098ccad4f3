import type { guestOrderCalls } from '#contract/guest-orders';
import type { HandlersOf } from '#server/http/handlers';
import { addAsGuest } from '#server/orders/guests/guest-order.service';

export const guestsRoutes: HandlersOf<keyof typeof guestOrderCalls> = {
  'order/addAsGuest': addAsGuest,
};
