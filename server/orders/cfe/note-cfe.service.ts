import type { Parsed } from '#contract/contract';
import type { Order } from '#contract/orders';
import { cfesMax, cfeText } from '#contract/plain/cfe';
import type { Ctx, Inside } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { countCfes, deleteCfe, insertCfe, readOrderOfCfe } from '#server/orders/cfe/cfe.store';
import { caller } from '#server/orders/move-order.service';
import { viewOfId } from '#server/orders/order-view.service';
import { insertEvents, type MovingOrder } from '#server/orders/orders.store';
import { lockSold } from '#server/orders/own-order';
import { Refusal } from '#server/refusal';

type Caller = Awaited<ReturnType<typeof caller>>;

/** A line in the history that moves nothing and mails nobody. */
const note = (inside: Inside, { id, state }: MovingOrder, { by, accountId }: Caller, reason: string) =>
  insertEvents(inside.db, [
    {
      order_id: id,
      at: inside.clock(),
      by,
      account_id: accountId,
      from_state: state,
      to_state: state,
      mailed: false,
      reason,
    },
  ]);

/** Notes on an order a CFE that its company issued. Throws a 409 where that is noted on another order. */
export const addCfe = (ctx: Ctx, { orderId, cfe }: Parsed<'order/addCfe'>): Promise<Order> =>
  inTransaction(ctx, async (inside) => {
    const order = await lockSold(inside, 'notes', orderId);
    const issued = { company_id: order.toCompanyId, ...cfe };
    const noted = await readOrderOfCfe(inside.db, issued);
    if (noted?.id === order.id) return viewOfId(inside, order.id);
    if (noted) throw new Refusal('cfe.taken', { cfe: cfeText(cfe), number: noted.number });
    if ((await countCfes(inside.db, order.id)) >= cfesMax) throw new Refusal('cfe.tooMany', { max: cfesMax });
    const who = await caller(inside);
    const row = { order_id: order.id, noted_at: inside.clock(), noted_by: who.by, account_id: who.accountId };
    if (!(await insertCfe(inside.db, { ...row, ...issued }))) {
      // Somebody noted it elsewhere in between.
      const other = await readOrderOfCfe(inside.db, issued);
      throw new Refusal('cfe.taken', { cfe: cfeText(cfe), number: other?.number ?? '' });
    }
    await note(inside, order, who, `Se anotó: ${cfeText(cfe)}`);
    return viewOfId(inside, order.id);
  });

/** Takes a CFE off an order, as one that was typed wrongly. */
export const removeCfe = (ctx: Ctx, { orderId, cfeId }: Parsed<'order/removeCfe'>): Promise<Order> =>
  inTransaction(ctx, async (inside) => {
    const order = await lockSold(inside, 'notes', orderId);
    const removed = await deleteCfe(inside.db, order.id, cfeId);
    if (!removed) throw new Refusal('cfe.notFound');
    await note(inside, order, await caller(inside), `Se quitó: ${cfeText(removed)}`);
    return viewOfId(inside, order.id);
  });
