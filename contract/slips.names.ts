import type { CallNames } from '#contract/call';
import { order, orderSlip } from '#contract/orders.names';
import { type Entity, list } from '#contract/plain/entity';
import type { slipCalls } from '#contract/slips';

/** A slip with some fields of its order. */
export const listedSlip: Entity = { ...orderSlip, order: list('Order', order), alsoIn: 'SlipAlsoIn' };

export const calls: CallNames<typeof slipCalls> = {
  'slip/filter': { out: { data: listedSlip } },
  'slip/approve': { out: { data: order } },
  'slip/reject': { out: { data: order } },
};
