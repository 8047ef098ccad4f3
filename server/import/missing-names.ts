import { noteBrands, saveBrands, saveProviders } from '#server/catalogue/brands.service';
import { nextCategoryNumber, noteCategories, saveCategories } from '#server/catalogue/categories.service';
import type { Inside } from '#server/ctx';
import type { Values } from '#server/import/columns';
import { keyOf, type Names, openNames } from '#server/import/names';

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
  const path = category && 'path' in category ? category.path : [];
  for (let depth = 1; depth <= path.length; depth += 1) {
    const part = path.slice(0, depth);
    if (!names.category({ path: part })) note(missing.categories, keyOf(...part), part);
  }
  if (brand && !names.brand(brand)) note(missing.brands, keyOf(brand), brand);
  if (provider && !names.provider(provider)) note(missing.providers, keyOf(provider), provider);
};

const note = <T>(map: Map<string, T>, key: string, value: T) => {
  if (!map.has(key)) map.set(key, value);
};

/** Makes what is missing, in the caller's transaction, and answers all names as they are then. */
export const createMissing = async (inside: Inside, { categories, brands, providers }: Missing): Promise<Names> => {
  if (categories.size > 0) await createCategories(inside, [...categories.values()]);
  const newBrands = [...brands.values()].map((name) => ({ name }));
  if (newBrands.length > 0) await saveBrands(inside, newBrands);
  if (providers.size > 0) await saveProviders(inside, [...providers.values()]);
  return openNames(inside);
};

/** Notes what was made once more at the end of the transaction: whoever follows the change log looks back one minute. */
export const noteMade = async (inside: Inside, { categories, brands }: Missing, names: Names) => {
  const made = [...categories.values()].flatMap((path) => names.category({ path: [...path] }) ?? []);
  // With the first category of a site its root may have been made too.
  if (made.length > 0) await noteCategories(inside, [inside.site.rootCategory, ...made]);
  const brandIds = [...brands.values()].flatMap((name) => names.brand(name) ?? []);
  await noteBrands(inside, brandIds);
};

/** Each gets the next free number below its parent (C8); parents stand before what is below them. */
const createCategories = async (inside: Inside, paths: readonly (readonly string[])[]) => {
  const root = inside.site.rootCategory;
  const names = await openNames(inside);
  const made = new Map<string, string>();
  const idOf = (path: readonly string[]) =>
    path.length === 0 ? root : (names.category({ path: [...path] }) ?? made.get(keyOf(...path)));
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
