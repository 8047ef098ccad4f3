import type { Card, Product } from '#contract/catalogue';
import { bareBarcode, gtin14 } from '#contract/plain/product-numbers';
import {
  readAlike,
  readByBarcodes,
  readByOtherNumbers,
  readOwnFacts,
  readPresentCode,
} from '#server/catalogue/products.store';
import type { Ctx } from '#server/ctx';
import { isSeller } from '#server/is-seller';
import { onlookerOf, varyingText } from '#server/read-model/card-text';
import { cardFor } from '#server/read-model/cards.service';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import { pageForSellers } from '#server/read-model/product-pages.service';
import { isInSite, isVisible, pricesVisible } from '#server/read-model/visibility';
import { Refusal } from '#server/refusal';

/**
 * A product's page: a seller's from the database, others' from memory. A code that a product had before, or that is
 * written in another form, finds it under its present one. Throws 404 where it does not exist for the caller (C6).
 */
export const findProduct = async (ctx: MemoryCtx, code: string): Promise<Product> => {
  const found = (await findByCode(ctx, code)) ?? (await findMoved(ctx, code)) ?? (await findAlike(ctx, code));
  if (!found) throw new Refusal('product.notFound');
  return found;
};

/** The product that has this code now; what does not exist for the caller has none. */
const findByCode = async (ctx: MemoryCtx, code: string): Promise<Product | undefined> => {
  if (isSeller(ctx)) return productForSellers(ctx, code);
  const row = await ctx.products.find(code);
  return row && isVisible(ctx, row) ? cardFor(ctx, row) : undefined;
};

const findMoved = async (ctx: MemoryCtx, code: string): Promise<Product | undefined> => {
  const present = await readPresentCode(ctx.db, code);
  return present === undefined ? undefined : findByCode(ctx, present);
};

/** The one product that the caller may see whose code is this in another form; none where there are several. */
const findAlike = async (ctx: MemoryCtx, code: string): Promise<Product | undefined> => {
  const [one, ...others] = (await readAlike(ctx.db, code)).filter((row) => isVisible(ctx, row));
  return one && others.length === 0 ? findByCode(ctx, one.code) : undefined;
};

/** The product that a code means to a seller: its present one, one that it had before, or either in another form. */
const findPresentProduct = async (ctx: Ctx, code: string): Promise<{ id: number } | undefined> => {
  const own =
    (await readOwnFacts(ctx.db, code)) ?? (await readOwnFacts(ctx.db, (await readPresentCode(ctx.db, code)) ?? ''));
  if (own) return own;
  const [one, ...others] = await readAlike(ctx.db, code);
  return one && others.length === 0 ? readOwnFacts(ctx.db, one.code) : undefined;
};

/** `findPresentProduct` for what a scanner reads: of a barcode all that carry it, the site's own before those of others. */
export const findScannedProducts = async (ctx: Ctx, code: string): Promise<readonly { id: number }[]> => {
  const found = await findPresentProduct(ctx, code);
  if (found) return [found];
  const all = await readByBarcodes(ctx.db, [gtin14(bareBarcode(code))]);
  const own = all.filter(({ categoryId }) => isInSite(ctx, categoryId));
  return own.length > 0 ? own : all;
};

/** Codes and GTIN-14 of the products that carry one of these. */
export const findByBarcodes = (ctx: Ctx, gtins: readonly string[]) => readByBarcodes(ctx.db, gtins);

/** The site's products that a number means beside what search knows: a barcode, or a code of before. For services that have checked access. */
export const productsByOtherNumbers = (ctx: Ctx, text: string) =>
  readByOtherNumbers(ctx.db, ctx.site.rootCategory, { gtin: gtin14(bareBarcode(text)), code: text });

/** The same for who is no seller, as text on the wire, where it is kept and to be seen; `findProduct` says the rest. */
export const findProductText = async (ctx: MemoryCtx, code: string): Promise<string | undefined> => {
  const text = isSeller(ctx) ? undefined : ctx.products.findText(code);
  if (!text || !isVisible(ctx, text)) return undefined;
  return `"data":{${text.fixed},${varyingText(text, onlookerOf(ctx))}}`;
};

/** A product's page as sellers see it, by its present code: for services that have checked access. */
export const productForSellers = async (ctx: Ctx, code: string): Promise<Product | undefined> => {
  const row = await pageForSellers(ctx.db, code);
  if (!row) return undefined;
  const { providerId, providerCode, providerUrl, dua, minStock, isLoading, sales, ...rest } = row;
  const product = cardFor(ctx, rest);
  return {
    ...product,
    providerId,
    providerCode,
    providerUrl,
    dua,
    minStock,
    isLoading,
    sales,
    stock: product.available,
  };
};

const relatedMax = 12;

/**
 * Related products: the shop's own choice, else the same category and then the same brand, nearest in price first for
 * who may see prices. Only public products of this site, from memory. Throws 404 where the product does not exist for
 * the caller.
 */
export const listRelated = async (ctx: MemoryCtx, code: string): Promise<Card[]> => {
  const own = await ctx.products.find(code);
  if (!own || !isVisible(ctx, own)) throw new Refusal('product.notFound');
  const { id, categoryId, brandId, price, relatedIds } = own;
  const root = ctx.site.rootCategory;
  const shown = ({ cards, names }: Pick<Alike, 'cards' | 'names'>, ids: readonly number[]) =>
    ids.flatMap((one) => {
      const card = cards.seenIn(one) === root ? cards.get(one, names) : undefined;
      return card ? [cardFor(ctx, card)] : [];
    });
  const chosen = relatedIds.length > 0 ? shown(await ctx.catalogue.loaded(), relatedIds).slice(0, relatedMax) : [];
  if (chosen.length > 0) return chosen;
  const alike = await ctx.catalogue.findAlike({
    roots: [root],
    id,
    like: [
      { facet: 'categoryId', value: categoryId },
      { facet: 'brandId', value: brandId },
    ],
    // Where prices are hidden, that order would tell them.
    amount: pricesVisible(ctx) ? price : undefined,
    most: relatedMax,
  });
  return shown(alike, alike.ids);
};

type Alike = Awaited<ReturnType<MemoryCtx['catalogue']['findAlike']>>;
