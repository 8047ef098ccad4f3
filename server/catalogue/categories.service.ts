import type { Category } from '#contract/catalogue';
import { readCategories, readFormer, readHighestNumber, upsertCategories } from '#server/catalogue/categories.store';
import { parentOf, presentId } from '#server/catalogue/category-ids';
import { googleNumbers } from '#server/catalogue/google-numbers';
import type { Ctx, Inside } from '#server/ctx';
import { recordChanges } from '#server/database/changes';
import { isSeller } from '#server/is-seller';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import { isInSite } from '#server/read-model/visibility';
import { Refusal } from '#server/refusal';

type FoundCategory = Category & { trail: { id: string; name: string }[] };

type Named = { id: string; name: string };

/** The trees of the rows in memory: pages ask for them again and again. */
const trees = new WeakMap<readonly Named[], Map<string, Category>>();

/** Every category by its id, with those below it. Nobody may change them. */
const treeOf = (rows: readonly Named[]): Map<string, Category> => {
  const known = trees.get(rows);
  if (known) return known;
  const nodes = new Map<string, Category>(rows.map(({ id, name }) => [id, { id, name, items: [] }]));
  for (const [id, node] of nodes) nodes.get(parentOf(id))?.items.push(node);
  trees.set(rows, nodes);
  return nodes;
};

const treesFor = (ctx: Ctx, all: readonly Named[]): Category[] => {
  const nodes = treeOf(all);
  const shows = (id: string): boolean => nodes.has(id) && (isSeller(ctx) || isInSite(ctx, id));
  return all.flatMap(({ id }) => (shows(id) && !shows(parentOf(id)) ? (nodes.get(id) ?? []) : []));
};

/** The site's tree from its root down as the database has it, for work inside the shop. */
export const listCategories = async (ctx: Ctx): Promise<Category[]> => treesFor(ctx, await readCategories(ctx.db));

/** The source of a call's answer: for all but sellers memory, no SQL. */
const shownTo = async (ctx: MemoryCtx): Promise<readonly Named[]> =>
  isSeller(ctx) ? readCategories(ctx.db) : (await ctx.catalogue.loaded()).names.categories;

/** The site's tree from its root down; sellers get the trees of all sites. */
export const showCategories = async (ctx: MemoryCtx): Promise<Category[]> => treesFor(ctx, await shownTo(ctx));

const byNumber = (ids: Iterable<string>, number: string) => [...ids].find((id) => id.endsWith(`.${number}`));

/** The present id of a category that is asked for by a number, or by the place that it had before. */
const idOf = async (ctx: MemoryCtx, nodes: ReadonlyMap<string, Category>, asked: string) => {
  if (nodes.has(asked)) return asked;
  if (!isSeller(ctx)) return (await ctx.catalogue.loaded()).names.pathOf(asked);
  const former = await readFormer(ctx.db);
  const numbered = (number: string) => byNumber(nodes.keys(), number) ?? former.get(number);
  return presentId({ has: (id) => nodes.has(id), numbered }, asked) ?? '';
};

/**
 * A category with what is below and above it. An id that is none is read by its last number (C8), which stays where a
 * category is moved, and leads on where it was merged. Throws 404 where there is none, and for another site's unless a seller asks.
 */
export const requireCategory = async (ctx: MemoryCtx, asked: string): Promise<FoundCategory> => {
  const nodes = treeOf(await shownTo(ctx));
  const found = nodes.get(await idOf(ctx, nodes, asked));
  if (!found || !(isSeller(ctx) || isInSite(ctx, found.id))) throw new Refusal('category.notFound');
  const trail: FoundCategory['trail'] = [];
  for (let id = found.id; id; id = parentOf(id)) {
    const node = nodes.get(id);
    if (node) trail.unshift({ id: node.id, name: node.name });
  }
  return { ...found, trail };
};

/**
 * Adds or renames categories in the caller's transaction. Parents that do not exist yet must be among them; the number
 * after the last dot must be free below all roots. Siblings stand by position (0 where none is given), then by number.
 */
export const saveCategories = async (
  inside: Inside,
  categories: readonly { id: string; name: string; position?: number }[],
) => recordChanges(inside.db, 'category', await upsertCategories(inside.db, categories));

/** Notes categories once more at the end of a long transaction. */
export const noteCategories = (inside: Inside, ids: readonly string[]) => recordChanges(inside.db, 'category', ids);

/** Every number that went with a merge, and the category that it leads to: for work inside the shop. */
export const formerCategories = ({ db }: Ctx) => readFormer(db);

/** Google's number of a category by its id: its own, else the nearest above it, each before what the site says of the same one. */
export const googleCategories = async ({ db, site }: Ctx) => {
  const stored = new Map((await readCategories(db)).map(({ id, googleId }) => [id, googleId]));
  return googleNumbers(site, stored);
};

/** A number that no category below any root has or had (C8); those after it are free too. */
export const nextCategoryNumber = async ({ db }: Ctx) => (await readHighestNumber(db)) + 1;
