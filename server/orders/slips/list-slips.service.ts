import type { Parsed } from '#contract/contract';
import type { ListedSlip } from '#contract/slips';
import type { Ctx } from '#server/ctx';
import { requireSession, seesOrdersOf } from '#server/orders/order-access';
import { readListedSlips } from '#server/orders/slips/list-slips.store';
import { Refusal } from '#server/refusal';

type Row = Awaited<ReturnType<typeof readListedSlips>>['rows'][number];

/**
 * A page of the slips of orders addressed to companies whose orders the caller sees: what waits oldest first, else the
 * newest. Another company is a 404.
 */
export const filterSlips = async (ctx: Ctx, { filters, rowIndex, rowsMax }: Parsed<'slip/filter'>) => {
  const { toCompany, ...asked } = filters;
  const companies = companiesOf(ctx, toCompany);
  const wanted = { site: ctx.site.id, ...asked, ...(companies && { toCompanies: companies }) };
  const { rows, count } = await readListedSlips(ctx.db, wanted, rowIndex, rowsMax);
  return { data: rows.map(listed), resultCount: count };
};

/** Undefined: all companies, for an administrator. */
const companiesOf = (ctx: Ctx, toCompany: number | undefined) => {
  const session = requireSession(ctx);
  if (toCompany !== undefined) {
    if (!seesOrdersOf(session, toCompany)) throw new Refusal('company.notFound');
    return [toCompany];
  }
  if (session.roles.includes('administrator')) return undefined;
  return session.employments.map(({ companyId }) => companyId).filter((id) => seesOrdersOf(session, id));
};

const listed = (row: Row): ListedSlip => {
  const { guid, at, by, reference, fileName, fileSize, state, decidedAt, decidedBy, reason, alsoIn, ...order } = row;
  const { orderGuid, orderState, date, ...rest } = order;
  return {
    guid,
    at: at.toISOString(),
    by,
    reference,
    fileName,
    fileSize: fileName === null ? null : fileSize,
    state,
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy,
    reason,
    alsoIn,
    order: { ...rest, guid: orderGuid, state: orderState, date: date.toISOString() },
  };
};
