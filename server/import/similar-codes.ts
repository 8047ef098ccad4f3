import { listCodes } from '#server/catalogue/save-products.service';
import type { Ctx } from '#server/ctx';
import { plainCode } from '#server/plain-text';

// Spreadsheets take zeros off codes that they take for numbers.
const sameKey = (code: string) => plainCode(code).replace(/^0+(?=.)/, '');

/** Groups of codes that case, separators and leading zeros alone tell apart, of which at least one is of a product to be made. */
export const findSimilarCodes = async (ctx: Ctx, created: readonly string[]): Promise<string[][]> => {
  if (created.length === 0) return [];
  const all = Map.groupBy(new Set([...(await listCodes(ctx)), ...created]), sameKey);
  const keys = [...new Set(created.map(sameKey))].filter(Boolean);
  return keys.map((key) => all.get(key) ?? []).filter((codes) => codes.length > 1);
};
