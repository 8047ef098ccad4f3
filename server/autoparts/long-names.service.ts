import { longPartName } from '#contract/plain/item-name';
import type { Ctx } from '#server/ctx';
import { readFirstApplications } from './long-names.store.ts';

/**
 * Long names of products in the cart, by code, where the site sells them as parts. Products without one are left out.
 */
export const longNamesOf = async (ctx: Ctx, codes: readonly string[]): Promise<Map<string, string>> => {
  if (ctx.site.kind !== 'autoparts' || codes.length === 0) return new Map();
  const rows = await readFirstApplications(ctx.db, codes);
  return new Map(
    rows.flatMap(({ code, vehicleBrand, application, model, engine, ...part }) => {
      const name = application ?? [model, engine].filter(Boolean).join(' ');
      const long = longPartName({ ...part, application: { brandName: vehicleBrand ?? '', name } });
      return long === undefined ? [] : [[code, long] as const];
    }),
  );
};
