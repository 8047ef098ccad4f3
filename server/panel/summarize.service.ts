import type { Parsed } from '#contract/contract';
import type { Summary } from '#contract/panel';
import type { Ctx } from '#server/ctx';
import { salesOf } from '#server/orders/sales.service';
import { mostMissed } from '#server/search/missed.service';
import { shopDay } from '#server/shop-day';
import { productsBelowMinimum } from '#server/stock/stock-list.service';

/** The figures of the start page. */
export const summarize = async (ctx: Ctx, asked: Parsed<'panel/summary'>): Promise<Summary> => {
  const sold = await salesOf(ctx, asked);
  const missed = await mostMissed(ctx, asked.days);
  const lacking = await productsBelowMinimum(ctx, { categoryId: ctx.site.rootCategory });
  return { today: shopDay(ctx.clock()), ...sold, missed, lowStock: lacking.length };
};
