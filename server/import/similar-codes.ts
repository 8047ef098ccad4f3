import { findByBarcodes } from '#server/catalogue/products.service';
import { findCodesWithZeros, listCodes } from '#server/catalogue/save-products.service';
import type { Ctx } from '#server/ctx';
import type { Plan } from '#server/import/plan';
import { plainCode } from '#server/plain-text';

// Spreadsheets take zeros off codes that they take for numbers.
/** One key of codes that case, separators and leading zeros alone tell apart. */
export const sameKey = (code: string) => plainCode(code).replace(/^0+(?=.)/, '');

/**
 * Groups of codes that case, separators and leading zeros alone tell apart, of which at least one is of a product to be
 * made, or a previous code that no product has.
 */
export const findSimilarCodes = async (
  ctx: Ctx,
  created: readonly string[],
  { unknown }: Pick<Plan, 'unknown'>,
): Promise<string[][]> => {
  const looked = [...created, ...unknown];
  if (looked.length === 0) return [];
  const all = Map.groupBy(new Set([...(await listCodes(ctx)), ...looked]), sameKey);
  const keys = [...new Set(looked.map(sameKey))].filter(Boolean);
  const isOfProducts = (codes: readonly string[]) => codes.some((code) => !unknown.has(code));
  return keys.map((key) => all.get(key) ?? []).filter((codes) => codes.length > 1 && isOfProducts(codes));
};

/** Whether a previous code is its product's own but for what `findSimilarCodes` looks at. */
export const isSameCode = (one: string, other: string) => sameKey(one) === sameKey(other);

/** Says of codes that no product has which one has them with zeros before, where a spreadsheet may have taken these off. */
export const findLostZeros = async (ctx: Ctx, codes: readonly string[]) => {
  const numbers = codes.filter((code) => /^[1-9]\d*$/.test(code));
  return lostZerosOf('un producto', numbers.length > 0 ? await findCodesWithZeros(ctx, numbers) : []);
};

/** The same of codes that none of `known` is. */
export const lostZerosOf = (thing: 'un producto' | 'una familia', known: readonly string[]) => {
  const whole = known.filter((code) => /^0+[1-9]\d*$/.test(code));
  const wholeOf = new Map(whole.map((code) => [code.replace(/^0+/, ''), code]));
  return (code: string) => {
    const own = wholeOf.get(code);
    return own && `no hay ${thing} «${code}»; sí «${own}»: quizá la planilla le sacó los ceros. ${typeAgain}`;
  };
};
const typeAgain = 'Dale formato de texto a la columna y escribilo de nuevo';

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
