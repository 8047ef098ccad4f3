import type { Parsed } from '#contract/contract';
import type { Summary } from '#contract/panel';
import { salesDays } from '#contract/plain/sales-days';
import type { Ctx } from '#server/ctx';
import { companiesAsked } from '#server/orders/order-access';
import { readSales } from '#server/orders/sales.store';
import { readSiteNames } from '#server/settings/settings.service';
import { shopDay, startOfDay } from '#server/shop-day';

const dayMs = 86_400_000;
const bestMost = 10;

/**
 * Sales of one company, or of all whose orders the caller sees, by site, company and day: of the longest period and as many
 * days before. `days`: the period of the best sellers.
 */
export const salesOf = async (
  ctx: Ctx,
  { toCompany, days }: Parsed<'panel/summary'>,
): Promise<Pick<Summary, 'sales' | 'best'>> => {
  const today = startOfDay(shopDay(ctx.clock())).getTime();
  const since = (count: number) => new Date(today - (count - 1) * dayMs);
  const companies = companiesAsked(ctx, toCompany);
  const asked = { companies, from: since(2 * Math.max(...salesDays)), bestFrom: since(days), bestMost };
  const { sales, best } = await readSales(ctx.db, asked);
  const names = await readSiteNames(ctx.db);
  const siteOf = (siteId: string) => ({ site: names.get(siteId) ?? siteId, origin: ctx.originOf(siteId) ?? null });
  return { sales: sales.map((sale) => ({ ...sale, ...siteOf(sale.siteId) })), best };
};
