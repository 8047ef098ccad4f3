import type { Autopart } from '#contract/autoparts';
import type { Ctx } from '#server/ctx';
import { sightOf } from '#server/read-model/visibility';
import { autopartsOf } from './families.service.ts';
import { readFamiliesOfCodes } from './families-of-codes.store.ts';

/** The families that these codes name, by their own or a product's, as the caller may see them; others are left out. */
export const autopartsOfCodes = async (ctx: Ctx, codes: readonly string[]): Promise<Map<string, Autopart>> => {
  if (codes.length === 0) return new Map();
  const found = await readFamiliesOfCodes(ctx.db, codes, sightOf(ctx));
  // The last one of a code holds: a family that is seen comes before a product of the same code.
  const rows = found.toSorted((a, b) => Number(a.code === a.family) - Number(b.code === b.family));
  const families = await autopartsOf(ctx, [...new Set(rows.map(({ family }) => family))]);
  const byFamily = new Map(families.map((part) => [part.family, part]));
  return new Map(
    rows.flatMap(({ code, family }) => {
      const part = byFamily.get(family);
      return part ? [[code, part] as const] : [];
    }),
  );
};
