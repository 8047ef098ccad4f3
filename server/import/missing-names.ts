import { noteBrands, saveBrands, saveProviders } from '#server/catalogue/brands.service';
import { nextCategoryNumber, noteCategories, saveCategories } from '#server/catalogue/categories.service';
import type { Inside } from '#server/ctx';
import { recordHistories } from '#server/history/history.service';
import type { Values } from '#server/import/columns';
import { keyOf, type Names, openNames } from '#server/import/names';
import type { Noting } from '#server/import/record-changes';

/** Names of things that the shop does not have yet, each once, as first written. */
export type Missing = {
  categories: Map<string, readonly string[]>;
  brands: Map<string, string>;
  providers: Map<string, string>;
};

export const nothingMissing = (): Missing => ({ categories: new Map(), brands: new Map(), providers: new Map() });

export const isMissingAny = ({ categories, brands, providers }: Missing) =>
  categories.size + brands.size + providers.size > 0;

/** Notes what has to be made before a row with these values can be stored. */
export const noteMissing = (missing: Missing, names: Names, { category, brand, provider }: Values) => {
  const path = category && 'path' in category && !names.category(category) ? category.path : [];
  for (let depth = 1; depth <= path.length; depth += 1) {
    const part = path.slice(0, depth);
    if (!names.at(part)) note(missing.categories, keyOf(...part), part);
  }
  if (brand && !names.brand(brand)) note(missing.brands, keyOf(brand), brand);
  if (provider && !names.provider(provider)) note(missing.providers, keyOf(provider), provider);
};

const note = <T>(map: Map<string, T>, key: string, value: T) => {
  if (!map.has(key)) map.set(key, value);
};

/**
 * Makes what is missing, in the caller's transaction, and answers all names as they are then. A name that meant one category
 * goes on meaning it, where another of that name was made.
 */
export const createMissing = async (
  inside: Inside,
  { categories, brands, providers }: Missing,
  before: Names,
): Promise<Names> => {
  if (categories.size > 0) await createCategories(inside, [...categories.values()]);
  const newBrands = [...brands.values()].map((name) => ({ name }));
  if (newBrands.length > 0) await saveBrands(inside, newBrands);
  if (providers.size > 0) await saveProviders(inside, [...providers.values()]);
  const now = await openNames(inside);
  return {
    ...now,
    category: (named) => now.category(named) ?? (now.places(named).length > 0 ? before.category(named) : undefined),
  };
};

/**
 * Notes what was made once more at the end of the transaction: whoever follows the change log looks back one minute. With
 * `noting` the history has it too.
 */
export const noteMade = async (
  inside: Inside,
  { categories, brands, providers }: Missing,
  names: Names,
  noting?: Noting,
) => {
  const made = [...categories.values()].flatMap((path) => names.at(path) ?? []);
  // With the first category of a site its root may have been made too.
  if (made.length > 0) await noteCategories(inside, [inside.site.rootCategory, ...made]);
  const brandIds = [...brands.values()].flatMap((name) => names.brand(name) ?? []);
  await noteBrands(inside, brandIds);
  if (!noting) return;
  const rows = [
    ...[...categories.values()].map((path) => ['category', names.at(path), path.at(-1)] as const),
    ...[...brands.values()].map((name) => ['brand', names.brand(name), name] as const),
    ...[...providers.values()].map((name) => ['provider', names.provider(name), name] as const),
  ];
  const histories = rows.map(([entity, id, name]) => ({
    thing: { entity, id: String(id) },
    stored: {},
    values: { name },
  }));
  await recordHistories(inside, histories, noting);
};

/** Each gets the next free number below its parent (C8); parents stand before what is below them. */
const createCategories = async (inside: Inside, paths: readonly (readonly string[])[]) => {
  const root = inside.site.rootCategory;
  const names = await openNames(inside);
  const made = new Map<string, string>();
  const idOf = (path: readonly string[]) => (path.length === 0 ? root : (names.at(path) ?? made.get(keyOf(...path))));
  const rows = names.category({ id: root }) ? [] : [{ id: root, name: inside.site.name }];
  let number = await nextCategoryNumber(inside);
  for (const path of paths) {
    if (idOf(path)) continue;
    const id = `${idOf(path.slice(0, -1))}.${number}`;
    made.set(keyOf(...path), id);
    rows.push({ id, name: path.at(-1) ?? '' });
    number += 1;
  }
  await saveCategories(inside, rows);
};
