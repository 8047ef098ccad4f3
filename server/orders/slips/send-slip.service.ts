import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Order } from '#contract/orders';
import { orderStates } from '#contract/plain/commerce';
import { stateForBuyer } from '#contract/plain/order-queues';
import { slipsMax } from '#contract/plain/slips';
import type { Ctx, Inside } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { kindOf } from '#server/orders/deadlines';
import { expectsSlip, requireRight, requireSession, seesOrdersOf } from '#server/orders/order-access';
import { findOrder, viewOfId } from '#server/orders/order-view.service';
import { lockOrder, type MovingOrder, readName } from '#server/orders/orders.store';
import { slipNameOf, slipTypeOf, slipTypes } from '#server/orders/slips/slip-file';
import { tellShopOfSlip } from '#server/orders/slips/slip-mail';
import { insertSlip, readSlip, readSlips } from '#server/orders/slips/slips.store';
import { Refusal } from '#server/refusal';

type NewSlip = {
  orderId: string;
  /** The number of the transaction. */
  reference: string | null;
  file: { name: string; bytes: Uint8Array } | undefined;
};

/**
 * Takes a slip for an order that waits for a deposit, of its buyer or who sells for its company; anyone else gets a 404.
 * A slip that waits already is not taken twice. Throws a 415, a 422 where nothing was sent, a 409 where none is expected.
 */
export const sendSlip = async (ctx: Ctx, { orderId, reference, file }: NewSlip): Promise<Order> => {
  const { handedOverAt } = await findOrder(ctx, orderId);
  const read = file && readFile(file);
  if (!reference && !read) throw new Refusal('slip.empty');
  // Written anew at the same place where the transaction runs again.
  const key = randomBytes(16).toString('hex');
  return inTransaction(ctx, async (inside) => {
    const { accountId } = requireSession(inside);
    const order = await lockOwnOrSold(inside, orderId);
    const sent = await readSlips(inside.db, order.id);
    const hash = read?.hash ?? null;
    const isSame = (one: (typeof sent)[number]) => one.reference === reference && one.fileHash === hash;
    if (sent.some((one) => one.state === 'waiting' && isSame(one))) return viewOfId(inside, order.id);
    requireExpected(order, order.accountId === accountId ? stateForBuyer({ ...order, handedOverAt }) : undefined);
    if (sent.length >= slipsMax) throw new Refusal('slip.tooMany', { max: slipsMax });
    if (read) await inside.slipFiles.put(key, read.bytes);
    await insertSlip(inside.db, {
      guid: randomUUID(),
      order_id: order.id,
      sent_at: inside.clock(),
      sent_by: await readName(inside.db, accountId),
      account_id: accountId,
      reference,
      ...(read && { file_key: key, file_name: read.name, file_type: read.type }),
      ...(read && { file_size: read.bytes.length, file_hash: read.hash }),
      state: 'waiting',
    });
    const view = await viewOfId(inside, order.id);
    if (order.accountId === accountId) await tellShopOfSlip(inside, view);
    return view;
  });
};

const readFile = ({ name, bytes }: NonNullable<NewSlip['file']>) => {
  const type = slipTypeOf(bytes);
  return { type, name: slipNameOf(name, type), bytes, hash: createHash('sha256').update(bytes).digest('hex') };
};

/** Locks an order that the caller bought or sells. */
const lockOwnOrSold = async (inside: Inside, guid: string): Promise<MovingOrder> => {
  const order = await lockOrder(inside.db, inside.site.id, guid);
  const isBuyer = order?.accountId === requireSession(inside).accountId;
  return order && isBuyer ? order : requireRight(inside, 'notes', order, 'order.notFound');
};

const requireExpected = (order: MovingOrder, state = orderStates[order.state].label) => {
  if (expectsSlip(order)) return;
  if (kindOf(order.paymentId) !== 'deposit') throw new Refusal('slip.notDeposit');
  throw new Refusal('slip.notExpected', { state });
};

/** The file of a slip, for who may see its order; else a 404, and where it has none. */
export const findSlipFile = async (ctx: Ctx, guid: string) => {
  const session = requireSession(ctx);
  const slip = await readSlip(ctx.db, ctx.site.id, guid);
  if (!slip?.fileKey || !slip.fileName || !slip.fileType) throw new Refusal('slip.notFound');
  if (slip.accountId !== session.accountId && !seesOrdersOf(session, slip.toCompanyId))
    throw new Refusal('slip.notFound');
  const bytes = await ctx.slipFiles.get(slip.fileKey);
  if (!bytes) {
    ctx.log.error('slip.fileMissing', undefined, { slip: guid });
    throw new Refusal('slip.notFound');
  }
  return { name: slip.fileName, type: slipTypes[slip.fileType], bytes };
};
