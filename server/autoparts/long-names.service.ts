import { longPartName } from '#contract/plain/item-name';
import type { Ctx } from '#server/ctx';
import { readFirstApplications } from './long-names.store.ts';

/** What the cart calls these products, by their codes, where the site sells them as parts; others are left out. */
export const longNamesOf = async (ctx: Ctx, codes: readonly string[]): Promise<Map<string, string>> => {
  if (ctx.site.kind !== 'autoparts' || codes.length === 0) return new Map();
  const rows = await readFirstApplications(ctx.db, codes);
  return new Map(
    rows.flatMap(({ code, categoryName, brandName, vehicleBrand, application, model, engine }) => {
      const name = application ?? [model, engine].filter(Boolean).join(' ');
      const long = longPartName({ categoryName, application: { brandName: vehicleBrand ?? '', name }, brandName });
      return long === undefined ? [] : [[code, long] as const];
    }),
  );
};
