import { productsOfProvider } from '#server/catalogue/product-lists.service';
import { findForSave } from '#server/catalogue/save-products.service';
import type { Ctx } from '#server/ctx';
import { addOutcome, type Outcomes } from '#server/import/outcomes';
import type { ImportRules } from '#server/import/rules';
import type { Scan } from '#server/import/scan-sheet';
import { sameKey } from '#server/import/similar-codes';

const atOnce = 1000;

export type GoneProduct = { code: string; name: string; price: number };

/**
 * The public products of the rules' provider that the file lacks, counted among the outcomes. A product that it names by a
 * code of before, or but for zeros and signs, is there; where a row's code cannot be read nobody knows, and none is told.
 */
export const findGone = async (ctx: Ctx, { providerId }: ImportRules, scan: Scan, outcomes: Outcomes) => {
  if (!providerId || scan.hasUnread) return [];
  const named = new Set([...scan.rowOfCode.keys(), ...scan.previous.keys()].map(sameKey));
  const absent = (await productsOfProvider(ctx, providerId)).filter(({ code }) => !named.has(sameKey(code)));
  const gone: GoneProduct[] = [];
  for (let at = 0; at < absent.length; at += atOnce) {
    const page = absent.slice(at, at + atOnce);
    const stored = await findForSave(
      ctx,
      page.map(({ code }) => code),
    );
    for (const { code, name, price } of page) {
      if (stored.get(code)?.previousCodes.some((one) => named.has(sameKey(one)))) continue;
      gone.push({ code, name, price });
      addOutcome(outcomes, { code, name, from: price, to: null }, { known: 'gone' });
    }
  }
  return gone;
};
