import type { CallNames } from '#contract/call';
import type { deskCalls } from '#contract/desk';
import { order } from '#contract/orders.names';

export const calls: CallNames<typeof deskCalls> = {
  'order/mark': { out: { data: order } },
  'order/changeDispatch': { in: { parms: order }, out: { data: order } },
  'order/addNote': { out: { data: order } },
};
