import type { CallNames } from '#contract/call';
import type { cfeCalls } from '#contract/cfe';
import { cfe, order } from '#contract/orders.names';

export const calls: CallNames<typeof cfeCalls> = {
  'order/addCfe': { in: { cfe }, out: { data: order } },
  'order/removeCfe': { out: { data: order } },
};
