import { findByBarcodes } from '#server/catalogue/products.service';
import { listCodes } from '#server/catalogue/save-products.service';
import type { Ctx } from '#server/ctx';
import type { Plan } from '#server/import/plan';
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

const atOnce = 10_000;

/** Groups of codes whose products are to carry one barcode, of which at least one is of a row. */
export const findSameBarcodes = async (ctx: Ctx, { barcodes, previous }: Plan): Promise<string[][]> => {
  const now = new Map(barcodes);
  const gtins = [...new Set(barcodes.values())];
  for (let at = 0; at < gtins.length; at += atOnce) {
    for (const { code, gtin } of await findByBarcodes(ctx, gtins.slice(at, at + atOnce)))
      if (!now.has(code) && !previous.has(code)) now.set(code, gtin);
  }
  const groups = Map.groupBy(now.keys(), (code) => now.get(code));
  return [...groups.values()].filter((codes) => codes.length > 1).map((codes) => codes.toSorted());
};
