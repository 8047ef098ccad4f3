import type { KeptCategory } from '#contract/categories';
import type { Parsed } from '#contract/contract';
import { countedText } from '#contract/plain/counted-text';
import { nextCategoryNumber } from '#server/catalogue/categories.service';
import { readFormer } from '#server/catalogue/categories.store';
import { isWithin } from '#server/catalogue/category-ids';
import {
  childrenOf,
  movedIds,
  presentCategory,
  refusePlace,
  refuseRoot,
  refuseTaken,
  type Stored,
} from '#server/catalogue/category-rules';
import {
  countUses,
  deleteCategory,
  insertCategory,
  lockCategories,
  lockProductsOf,
  lockRow,
  readKept,
  readStored,
  type StoredCategory,
  updateCategory,
  updateIds,
  updateImages,
  updatePositions,
} from '#server/catalogue/edit-categories.store';
import { googleNumbers } from '#server/catalogue/google-numbers';
import { changedValues } from '#server/changed-values';
import { cleanLine } from '#server/clean-text';
import type { Ctx, Inside } from '#server/ctx';
import { recordChanges } from '#server/database/changes';
import { sqlState } from '#server/database/transact';
import { type About, madeTogether, moveHistory, recordHistories, recordHistory } from '#server/history/history.service';
import { holdImages } from '#server/images/images.service';
import { inTransaction } from '#server/in-transaction';
import { fieldRefusal, Refusal } from '#server/refusal';

const labels = { name: 'Nombre', googleId: 'Categoría de Google', imageId: 'Imagen' };

export const categoryThing = (id: string) => ({ entity: 'category', id });

/** The site's categories in the order of menus, each with what it has; of those outside `counted` no product is counted. */
export const listKept = async ({ db, site }: Ctx, counted?: string): Promise<KeptCategory[]> => {
  const all = await readKept(db, site.rootCategory, counted);
  const googleOf = googleNumbers(site, new Map(all.map(({ id, googleId }) => [id, googleId])));
  return all.map((category) => {
    const { number: _, position: __, ...kept } = category;
    return {
      ...kept,
      googleUsed: googleOf(kept.id) ?? null,
      productsBelow: all.reduce((sum, { id, products }) => sum + (isWithin(id, kept.id) ? products : 0), 0),
    };
  });
};

export const keptCategory = async (ctx: Ctx, id: string): Promise<KeptCategory> => {
  const found = (await listKept(ctx, id)).find((one) => one.id === id);
  if (!found) throw new Refusal('category.notFound');
  return found;
};

/** All categories, once nobody else changes them until the transaction ends. */
export const lockStored = async (inside: Inside): Promise<Stored> => {
  await lockCategories(inside.db);
  return readCategoriesNow(inside);
};

export const readCategoriesNow = async ({ db }: Ctx): Promise<Stored> => ({
  all: new Map((await readStored(db)).map((row) => [row.id, row])),
  former: await readFormer(db),
});

/** Adds a category below another one, as the last. Throws category.taken, category.tooDeep. */
export const addCategory = async (ctx: Ctx, input: Parsed<'category/add'>): Promise<KeptCategory> => {
  try {
    return await addOnce(ctx, input);
  } catch (error) {
    // An import took the same number in the same moment.
    if (sqlState(error) === '23505') return addOnce(ctx, input);
    throw error;
  }
};

const addOnce = (ctx: Ctx, { parentId, category }: Parsed<'category/add'>): Promise<KeptCategory> =>
  inTransaction(ctx, async (inside) => {
    const stored = await lockStored(inside);
    const parent = presentCategory(inside, stored, parentId);
    const name = cleanLine(category.name);
    refusePlace(stored, parent.id);
    refuseTaken(stored, parent, name);
    const number = await nextCategoryNumber(inside);
    const id = `${parent.id}.${number}`;
    const position = Math.max(0, ...childrenOf(stored, parent.id).map((one) => one.position));
    await insertCategory(inside.db, { id, parentId: parent.id, number, name, position });
    await recordHistory(inside, categoryThing(id), {}, { name });
    await recordChanges(inside.db, 'category', [id]);
    return keptCategory(inside, id);
  });

/** Changes what a category says of itself (decisions W5). Throws category.taken; a 422 for a picture that is not there. */
export const changeCategory = (ctx: Ctx, { categoryId, parms }: Parsed<'category/update'>): Promise<KeptCategory> =>
  inTransaction(ctx, async (inside) => {
    const stored = await lockStored(inside);
    const category = presentCategory(inside, stored, categoryId);
    const values = changedValues(parms, category, labels);
    const parent = stored.all.get(category.parentId ?? '');
    if (parent && values.name !== undefined) refuseTaken(stored, parent, values.name, category.id);
    const { imageId } = values;
    if (typeof imageId === 'number' && (await holdImages(inside, [imageId])).length === 0)
      throw fieldRefusal('imageId', 'field.choice');
    if (Object.keys(values).length > 0) await updateCategory(inside.db, category.id, values);
    await recordHistory(inside, categoryThing(category.id), category, values);
    await recordChanges(inside.db, 'category', [category.id]);
    return keptCategory(inside, category.id);
  });

/** Puts a picture where another was on all categories, in the caller's transaction. */
export const replaceCategoryImage = async (inside: Inside, from: number, to: number) => {
  const changed = await updateImages(inside.db, from, to);
  for (const id of changed) await recordHistory(inside, categoryThing(id), { imageId: from }, { imageId: to });
  await recordChanges(inside.db, 'category', changed);
};

/** Puts a category below another one, or elsewhere among its brothers. Throws by the table of decisions 029. */
export const moveCategory = (ctx: Ctx, { categoryId, parentId, nextId }: Parsed<'category/move'>) =>
  inTransaction(ctx, async (inside): Promise<KeptCategory> => {
    const stored = await lockStored(inside);
    const category = presentCategory(inside, stored, categoryId);
    refuseRoot(category);
    const parent = presentCategory(inside, stored, parentId);
    refusePlace(stored, parent.id, category.id);
    if (parent.id !== category.parentId) refuseTaken(stored, parent, category.name);
    const brothers = childrenOf(stored, parent.id).filter(({ id }) => id !== category.id);
    const at = nextId ? brothers.findIndex(({ id }) => id === nextId) : brothers.length;
    if (at < 0) throw new Refusal('category.orderChanged');
    const [id] = await moveSubtrees(inside, stored, [category], parent.id);
    const before = childrenOf(stored, category.parentId ?? '').indexOf(category);
    const ordered = brothers.map((one) => one.id);
    await updatePositions(inside.db, [...ordered.slice(0, at), id ?? '', ...ordered.slice(at)]);
    const from = { parentId: category.parentId, ...(parent.id === category.parentId && { position: before + 1 }) };
    const to = { parentId: parent.id, ...(parent.id === category.parentId && { position: at + 1 }) };
    await recordHistory(inside, categoryThing(id ?? ''), from, to);
    await recordChanges(inside.db, 'category', [id ?? '']);
    return keptCategory(inside, id ?? '');
  });

/** Gives categories, and all below them, the ids that they have below `parent`; answers those of the categories themselves. */
export const moveSubtrees = async (
  inside: Inside,
  stored: Stored,
  categories: readonly StoredCategory[],
  parent: string,
) => {
  const moved = categories.flatMap(({ id }) => movedIds(stored, id, parent)).filter(({ from, to }) => from !== to);
  for (const { id, parentId } of categories)
    if (parentId !== parent) await lockProductsOf(inside.db, id, { isDeep: true });
  if (moved.length > 0) {
    await updateIds(inside.db, moved);
    await moveHistory(inside, ['category'], moved);
  }
  return categories.map(({ id }) => moved.find(({ from }) => from === id)?.to ?? id);
};

/** Removes a category that nothing is in, and answers the one above it. Its number is not given again. Throws category.inUse. */
export const removeCategory = (ctx: Ctx, { categoryId }: Parsed<'category/remove'>): Promise<KeptCategory> =>
  inTransaction(ctx, async (inside) => {
    const stored = await lockStored(inside);
    const category = presentCategory(inside, stored, categoryId);
    refuseRoot(category);
    const what = await takeOut(inside, category);
    if (what) throw new Refusal('category.inUse', { name: category.name, what });
    return keptCategory(inside, category.parentId ?? '');
  });

/** Takes a category out; where something is in it nothing happens, and the answer says what. */
const takeOut = async (inside: Inside, category: StoredCategory, about?: About) => {
  const { id, name } = category;
  await lockRow(inside.db, id);
  const what = usesText(await countUses(inside.db, id));
  if (what) return what;
  await deleteCategory(inside.db, category, null);
  await recordHistories(inside, [{ thing: categoryThing(id), stored: { name }, values: { name: null } }], about);
  await recordChanges(inside.db, 'category', [id]);
  return '';
};

/** Takes those out that a change made, that nothing is in, and that nobody changed since. */
export const removeMadeCategories = async (inside: Inside, changeId: string, about: About) => {
  const made = await madeTogether(inside, 'category', changeId);
  if (made.length === 0) return;
  const { all } = await lockStored(inside);
  // Those below go first.
  for (const id of made.toSorted((a, b) => depthOf(b) - depthOf(a))) {
    const category = all.get(id);
    if (category) await takeOut(inside, category, about);
  }
};
const depthOf = (id: string) => id.split('.').length;

const usesText = ({ products, subcategories, companies }: Awaited<ReturnType<typeof countUses>>) =>
  countedText([
    [products, 'producto', 'productos'],
    [subcategories, 'subcategoría', 'subcategorías'],
    [companies, 'empresa', 'empresas'],
  ]);
