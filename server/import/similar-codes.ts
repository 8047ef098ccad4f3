import { listCodes } from '#server/catalogue/save-products.service';
import type { Ctx } from '#server/ctx';
import { plainCode } from '#server/plain-text';

/** Groups of codes that case and separators alone tell apart, of which at least one is of a product to be made. */
export const findSimilarCodes = async (ctx: Ctx, created: readonly string[]): Promise<string[][]> => {
  if (created.length === 0) return [];
  const all = Map.groupBy(new Set([...(await listCodes(ctx)), ...created]), plainCode);
  const keys = [...new Set(created.map(plainCode))].filter(Boolean);
  return keys.map((key) => all.get(key) ?? []).filter((codes) => codes.length > 1);
};
