import type { Verb } from '#contract/plain/positions';
import type { Ctx, Inside } from '#server/ctx';
import { requireRight, requireSession, seesOrdersOf } from '#server/orders/order-access';
import { readOrderKey } from '#server/orders/order-lookup.store';
import { lockOrder, type MovingOrder } from '#server/orders/orders.store';
import { Refusal } from '#server/refusal';

/** Locks an order of the caller's account; anything else is a 404. */
export const lockOwn = async (inside: Inside, guid: string): Promise<MovingOrder> => {
  const order = await lockOrder(inside.db, inside.site.id, guid);
  if (!order || order.accountId !== requireSession(inside).accountId) throw new Refusal('order.notFound');
  return order;
};

/** Locks an order over which the caller has this right; a 403 where he only sees it, else a 404. */
export const lockSold = async (inside: Inside, verb: Verb, guid: string): Promise<MovingOrder> =>
  requireRight(inside, verb, await lockOrder(inside.db, inside.site.id, guid), 'order.notFound');

/** The id of an order of a company whose orders the caller sees; anything else is a 404. */
export const readSeen = async (ctx: Ctx, guid: string) => {
  const order = await readOrderKey(ctx.db, ctx.site.id, guid);
  if (!order || !seesOrdersOf(requireSession(ctx), order.toCompanyId)) throw new Refusal('order.notFound');
  return order;
};
