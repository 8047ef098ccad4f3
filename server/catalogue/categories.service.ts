import type { Category } from '#contract/catalogue';
import {
  type CategoryRow,
  readCategories,
  readHighestNumber,
  upsertCategories,
} from '#server/catalogue/categories.store';
import { isInSite } from '#server/catalogue/visibility';
import type { Ctx } from '#server/ctx';
import { recordChanges } from '#server/database/changes';
import { isSeller } from '#server/is-seller';
import { Refusal } from '#server/refusal';

type FoundCategory = Category & { trail: { id: string; name: string }[] };

const parentOf = (id: string) => id.slice(0, Math.max(0, id.lastIndexOf('.')));

const grow = (rows: readonly CategoryRow[]) => {
  const nodes = new Map<string, Category>(rows.map(({ id, name }) => [id, { id, name, items: [] }]));
  for (const [id, node] of nodes) nodes.get(parentOf(id))?.items.push(node);
  return nodes;
};

/** The site's tree from its root down; sellers get the trees of all sites. */
export const listCategories = async (ctx: Ctx): Promise<Category[]> => {
  const rows = (await readCategories(ctx.db)).filter(({ id }) => isSeller(ctx) || isInSite(ctx, id));
  const nodes = grow(rows);
  return rows.flatMap(({ id }) => (nodes.has(parentOf(id)) ? [] : (nodes.get(id) ?? [])));
};

const byNumber = (ids: Iterable<string>, number: string) => [...ids].find((id) => id.endsWith(`.${number}`));

/** The path of a category named as in an address (C8), whoever may see it; what is unknown stays as it is. */
export const pathOfCategory = async (ctx: Ctx, asked: string): Promise<string> => {
  const ids = (await readCategories(ctx.db)).map(({ id }) => id);
  return ids.includes(asked) || asked.includes('.') ? asked : (byNumber(ids, asked) ?? asked);
};

/** The path of the category below a root with this number; it is never a root's. Throws 404 as `requireCategory`. */
export const requireCategoryNumber = async (ctx: Ctx, number: number): Promise<string> => {
  const path = byNumber(
    (await readCategories(ctx.db)).map(({ id }) => id),
    `${number}`,
  );
  if (!path || !(isSeller(ctx) || isInSite(ctx, path))) throw new Refusal('category.notFound');
  return path;
};

/**
 * A category with what is below and above it. An id without a dot is a root or, where no root has it, the number after
 * the last dot of a category below one (C8). Throws 404 where there is none, and for another site's unless a seller asks.
 */
export const requireCategory = async (ctx: Ctx, asked: string): Promise<FoundCategory> => {
  const nodes = grow(await readCategories(ctx.db));
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
  inside: Ctx,
  categories: readonly { id: string; name: string; position?: number }[],
) => recordChanges(inside.db, 'category', await upsertCategories(inside.db, categories));

/** Notes categories once more at the end of a long transaction. */
export const noteCategories = (inside: Ctx, ids: readonly string[]) => recordChanges(inside.db, 'category', ids);

/** A number that no category below any root has yet (C8); those after it are free too. */
export const nextCategoryNumber = async ({ db }: Ctx) => (await readHighestNumber(db)) + 1;
