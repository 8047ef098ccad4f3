import { longPartName } from '#contract/plain/item-name';
import type { Ctx } from '#server/ctx';
import { readFirstApplications } from './long-names.store.ts';

type Line = { code: string; vehicleId?: number | undefined };

/**
 * Long names of products in the cart, by code, where the site sells them as parts: with the vehicle for which they were
 * found, where they go into it. Products without one are left out.
 */
export const longNamesOf = async (ctx: Ctx, lines: readonly Line[]): Promise<Map<string, string>> => {
  if (ctx.site.kind !== 'autoparts' || lines.length === 0) return new Map();
  const rows = await readFirstApplications(ctx.db, lines);
  return new Map(
    rows.flatMap(({ code, vehicleBrand, application, model, engine, ownModel, ownEngine, ...part }) => {
      const name = application ?? nameOf(model, engine);
      const vehicle = nameOf(ownModel, ownEngine);
      const long = longPartName({ ...part, application: { brandName: vehicleBrand ?? '', name }, vehicle });
      return long === undefined ? [] : [[code, long] as const];
    }),
  );
};

const nameOf = (model: string | null, engine: string | null) => [model, engine].filter(Boolean).join(' ');
