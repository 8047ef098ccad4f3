import type { StockHold } from '#contract/stock';
import type { Ctx } from '#server/ctx';
import { requireSession, seesOrdersOf } from '#server/orders/order-access';
import { readHolds } from '#server/orders/stock-holds.store';

/** Which orders hold a product, by branch; those that the caller may not see (decisions A3) are one sum at the end of a branch. */
export const listHolds = async (ctx: Ctx, code: string): Promise<StockHold[]> => {
  const session = requireSession(ctx);
  const byBranch = Map.groupBy(await readHolds(ctx.db, code), ({ branchCode }) => branchCode);
  return [...byBranch.values()].flatMap((held) => {
    const own = held.filter(({ toCompanyId }) => seesOrdersOf(session, toCompanyId));
    const others = held.filter((one) => !own.includes(one));
    const sum = others.reduce((units, { quantity }) => units + quantity, 0);
    return [...own.map(holdOf), ...others.slice(0, 1).map((one) => ({ ...holdOf(one), quantity: sum, order: null }))];
  });
};

const holdOf = ({
  branchCode,
  branchName,
  quantity,
  date,
  ...order
}: Awaited<ReturnType<typeof readHolds>>[number]) => ({
  branchCode,
  branchName,
  quantity,
  order: { ...order, date: date.toISOString() },
});
