import { moneyText } from '#contract/plain/money-text';
import type { LegalTexts } from '#contract/site-texts';

const amounts = /(?:U\$S|US\$|USD|\$)\s*\d+(?:\.\d{3})*(?:,\d{1,2})?/g;
const digitsOf = (amount: string) => amount.replace(/[^\d,]/g, '').replace(/,0+$/, '');

/** Amounts in legal pages that the shop wrote itself and that are no present price of a way to send, by page. */
export const staleAmounts = (texts: LegalTexts | null, shipping: readonly { price?: unknown }[]) => {
  const present = new Set(
    shipping.flatMap(({ price }) => (typeof price === 'number' ? [digitsOf(moneyText(price))] : [])),
  );
  const found = (texts?.sections ?? []).flatMap(({ page, text }) =>
    [...text.matchAll(amounts)].flatMap(([amount]) => (present.has(digitsOf(amount)) ? [] : [{ page, amount }])),
  );
  return [...Map.groupBy(found, ({ page }) => page)].map(([page, of]) => ({
    page,
    amounts: [...new Set(of.map(({ amount }) => amount))],
  }));
};
