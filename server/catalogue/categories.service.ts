import type { Category } from '#contract/catalogue';
import { readCategories, readHighestNumber, upsertCategories } from '#server/catalogue/categories.store';
import type { Ctx, Inside } from '#server/ctx';
import { recordChanges } from '#server/database/changes';
import { isSeller } from '#server/is-seller';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import { isInSite } from '#server/read-model/visibility';
import { Refusal } from '#server/refusal';

type FoundCategory = Category & { trail: { id: string; name: string }[] };

const parentOf = (id: string) => id.slice(0, Math.max(0, id.lastIndexOf('.')));

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

/**
 * A category with what is below and above it. An id without a dot is a root or, where no root has it, the number after
 * the last dot of a category below one (C8). Throws 404 where there is none, and for another site's unless a seller asks.
 */
export const requireCategory = async (ctx: MemoryCtx, asked: string): Promise<FoundCategory> => {
  const nodes = treeOf(await shownTo(ctx));
  const numbered = asked.includes('.') ? undefined : byNumber(nodes.keys(), asked);
  const found = nodes.get(asked) ?? nodes.get(numbered ?? '');
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

/** A number that no category below any root has yet (C8); those after it are free too. */
export const nextCategoryNumber = async ({ db }: Ctx) => (await readHighestNumber(db)) + 1;
