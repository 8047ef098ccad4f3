import type { CallNames } from '#contract/call';
import type { guestOrderCalls } from '#contract/guest-orders';
import { newOrder } from '#contract/orders.names';
import { followed } from '#contract/payments.names';

export const calls: CallNames<typeof guestOrderCalls> = {
  'order/addAsGuest': { in: { order: newOrder }, out: { data: followed } },
  'order/confirm': { out: { data: followed } },
  'order/cancelByLink': { out: { data: followed } },
};
