import type { ImportHow } from '#contract/imports';
import { priceByPercent } from '#contract/plain/price-change';
import { goneChoices } from '#server/catalogue/product-choices';
import type { StoredProduct } from '#server/catalogue/save-products.service';
import type { Ctx } from '#server/ctx';
import type { Values } from '#server/import/columns';
import { isInSite } from '#server/read-model/visibility';
import { Refusal } from '#server/refusal';

/** Things that an import does beside what its rows say. Without them new products are public, and prices as they stand. */
export type ImportRules = Pick<
  ImportHow,
  'margin' | 'rounding' | 'newOnes' | 'publishHidden' | 'providerId' | 'categoryId' | 'brandId'
>;

/** The price of a row in cents as the shop asks it. */
export const askedPrice = (price: number | undefined, { margin = 0, rounding }: ImportRules) =>
  price === undefined || (margin === 0 && rounding === undefined) ? price : priceByPercent(price, margin, rounding);

/** Whether a row is of a new product, and those are not made. */
export const isLeftOut = (stored: StoredProduct | undefined, rules: ImportRules) =>
  !stored && rules.newOnes === 'leftOut';

/** Values that the rules say of a product where its row says nothing. */
export const ruledValues = ({ values }: { values: Values }, stored: StoredProduct | undefined, rules: ImportRules) => ({
  categoryId: (!stored && rules.categoryId) || undefined,
  brandId: (!stored && rules.brandId) || undefined,
  providerId: (values.provider === undefined && !stored?.providerId && rules.providerId) || undefined,
  isPublic: ruledPublic(stored, rules),
});

const ruledPublic = (stored: StoredProduct | undefined, { newOnes, publishHidden }: ImportRules) => {
  if (stored) return (publishHidden && !stored.isPublic) || undefined;
  return newOnes === 'hidden' ? false : undefined;
};

/** Whether a list of prices asks for more than prices, so that it is read as products. */
export const asksMore = ({ margin, rounding, newOnes, publishHidden, providerId }: ImportRules) =>
  Boolean(margin) || (rounding ?? 1) > 1 || newOnes === 'leftOut' || Boolean(publishHidden || providerId);

/** The rules that name something which is not there, or not at the ctx's site. */
export const goneRules = async (ctx: Ctx, { brandId, categoryId, providerId }: ImportRules) => {
  const named = { brandId: brandId ?? undefined, categoryId: categoryId ?? undefined, providerId };
  const gone = await goneChoices(ctx, named);
  return categoryId && !isInSite(ctx, categoryId) ? [...gone, 'categoryId' as const] : gone;
};

/** Throws import.ruleGone, a 422, where there are such. */
export const requireRules = async (ctx: Ctx, rules: ImportRules) => {
  if ((await goneRules(ctx, rules)).length > 0) throw new Refusal('import.ruleGone');
};
