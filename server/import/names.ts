import type { Category } from '#contract/catalogue';
import { everyBrand, everyProvider } from '#server/catalogue/brands.service';
import { formerCategories, listCategories } from '#server/catalogue/categories.service';
import { lastNumber, presentId } from '#server/catalogue/category-ids';
import type { Ctx } from '#server/ctx';
import { fold } from '#server/engine/analyzer';
import type { CategoryName } from '#server/import/read-parts';

/** The thing that a name in a cell stands for: an id, or undefined where there is no such thing yet. */
export type Names = {
  /** One name alone means the only category of that name too, wherever it stands. */
  category: (named: CategoryName) => string | undefined;
  /** A category by all names from the top. */
  at: (path: readonly string[]) => string | undefined;
  /** Where those stand of which a name says not which is meant: the names that lead to each. */
  places: (named: CategoryName) => readonly (readonly string[])[];
  brand: (name: string) => number | undefined;
  provider: (name: string) => number | undefined;
};

// People write «ELECTRÓNICA» in one row and «Electrónica» in the next and mean one thing.
const alike = (name: string) => fold(name).replace(/\s+/g, ' ').trim();
/** How names compare: two with one key are one thing. */
export const keyOf = (...path: readonly string[]) => path.map(alike).join('\n');

/** The names that the categories of the site, and all brands and providers, have now. */
export const openNames = async (ctx: Ctx): Promise<Names> => {
  const categories = (await listCategories({ ...ctx, session: null })).flatMap((root) => below(root, []));
  const byId = new Map([
    ...(await formerCategories(ctx)),
    ...categories.map(({ id }) => [lastNumber(id), id] as const),
  ]);
  for (const { id } of categories) byId.set(id, id);
  const ids = { has: (id: string) => byId.has(id), numbered: (number: string) => byId.get(number) };
  const idOf = (id: string) => {
    const present = presentId(ids, id);
    return present && byId.get(present);
  };
  const byPath = firstOf(categories.map(({ id, path }) => [keyOf(...path), id]));
  const byLast = Map.groupBy(categories, ({ path }) => keyOf(path.at(-1) ?? ''));
  const at = (path: readonly string[]) => byPath.get(keyOf(...path));
  const called = (named: CategoryName) =>
    'path' in named && named.path.length === 1 && !at(named.path) ? (byLast.get(keyOf(...named.path)) ?? []) : [];
  const onlyOne = (named: CategoryName) => {
    const [one, second] = called(named);
    return second ? undefined : one?.id;
  };
  return {
    category: (named) => ('id' in named ? idOf(named.id) : (at(named.path) ?? onlyOne(named))),
    at,
    places: (named) => (onlyOne(named) ? [] : called(named).map(({ path }) => path)),
    brand: byName(await everyBrand(ctx)),
    provider: byName(await everyProvider(ctx)),
  };
};

// A root has an empty path: the names that a spreadsheet gives begin below it.
/** A category and all below it, each with the names that lead to it. */
export const below = ({ id, items }: Category, path: readonly string[]): { id: string; path: readonly string[] }[] => [
  { id, path },
  ...items.flatMap((item) => below(item, [...path, item.name])),
];

/** A present name stands before a former one. */
const byName = (rows: readonly { id: number; name: string; formerNames: readonly string[] }[]) => {
  const former = rows.flatMap(({ id, formerNames }) => formerNames.map((name) => ({ id, name })));
  const exact = new Map([...former, ...rows].map(({ id, name }) => [name, id]));
  const similar = firstOf([...rows, ...former].map(({ id, name }) => [keyOf(name), id]));
  return (name: string) => exact.get(name) ?? similar.get(keyOf(name));
};

const firstOf = <T>(entries: (readonly [string, T])[]) => new Map(entries.toReversed());
