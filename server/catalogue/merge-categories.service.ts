import { randomUUID } from 'node:crypto';
import type { CategoryMergeLook, KeptCategory } from '#contract/categories';
import type { Parsed } from '#contract/contract';
import { isWithin } from '#server/catalogue/category-ids';
import { childrenOf, presentCategory, refusePlace, refuseRoot, type Stored } from '#server/catalogue/category-rules';
import {
  categoryThing,
  keptCategory,
  lockStored,
  moveSubtrees,
  readCategoriesNow,
} from '#server/catalogue/edit-categories.service';
import {
  countUses,
  deleteCategory,
  lockProductsOf,
  lockRow,
  moveCompanies,
  moveProducts,
  type StoredCategory,
  updatePositions,
} from '#server/catalogue/edit-categories.store';
import type { Ctx } from '#server/ctx';
import { recordChanges } from '#server/database/changes';
import { recordHistories, recordHistory } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { plainText } from '#server/plain-text';
import { Refusal } from '#server/refusal';

type Pair = { own: StoredCategory; other: StoredCategory };

const pairOf = (ctx: Ctx, stored: Stored, { categoryId, otherId }: Parsed<'category/merge'>): Pair => ({
  own: presentCategory(ctx, stored, categoryId),
  other: presentCategory(ctx, stored, otherId),
});

/** Throws for two that are not merged. */
const refuseMerge = (stored: Stored, { own, other }: Pair) => {
  refuseRoot(other);
  if (own.id === other.id) throw new Refusal('category.self');
  if (isWithin(own.id, other.id)) throw new Refusal('category.below');
  for (const { id } of childrenOf(stored, other.id)) refusePlace(stored, own.id, id);
};

const refusalOf = (stored: Stored, pair: Pair) => {
  try {
    refuseMerge(stored, pair);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};

/** The effect of a merge. Stores nothing. */
export const previewCategoryMerge = async (
  ctx: Ctx,
  input: Parsed<'category/previewMerge'>,
): Promise<CategoryMergeLook> => {
  const stored = await readCategoriesNow(ctx);
  const pair = pairOf(ctx, stored, input);
  const { own, other } = pair;
  const there = new Set(childrenOf(stored, own.id).map(({ name }) => plainText(name)));
  const coming = childrenOf(stored, other.id).map(({ name }) => name);
  return {
    ...(await countUses(ctx.db, other.id)),
    refusal: refusalOf(stored, pair),
    name: own.name,
    otherName: other.name,
    sameNames: coming.filter((name) => there.has(plainText(name))),
  };
};

/** Makes one category of two: products, subcategories and companies of the other become this one's. Throws by decisions 029. */
export const mergeCategories = (ctx: Ctx, input: Parsed<'category/merge'>): Promise<KeptCategory> =>
  inTransaction(ctx, async (inside) => {
    const stored = await lockStored(inside);
    const pair = pairOf(inside, stored, input);
    refuseMerge(stored, pair);
    const { own, other } = pair;
    await lockProductsOf(inside.db, other.id, { isDeep: true });
    // Whoever stores a product in it meanwhile ends first.
    await lockRow(inside.db, other.id);
    const { rows } = await lockProductsOf(inside.db, other.id, { isDeep: false });
    await moveProducts(inside.db, other.id, own.id);
    const changed = rows.map(({ code }) => ({
      thing: { entity: 'product', id: code },
      stored: { categoryId: other.id },
      values: { categoryId: own.id },
    }));
    await recordHistories(inside, changed, { changeId: randomUUID() });
    const coming = await moveSubtrees(inside, stored, childrenOf(stored, other.id), own.id);
    const staying = childrenOf(stored, own.id).filter(({ id }) => id !== other.id);
    if (coming.length > 0) await updatePositions(inside.db, [...staying.map(({ id }) => id), ...coming]);
    await moveCompanies(inside.db, other.id, own.id);
    await deleteCategory(inside.db, other, own.id);
    await recordHistory(inside, categoryThing(other.id), { name: other.name }, { name: null, joinedTo: own.name });
    await recordHistory(inside, categoryThing(own.id), {}, { joined: other.name });
    await recordChanges(inside.db, 'category', [own.id]);
    return keptCategory(inside, own.id);
  });
