import type { Named } from '#contract/plain/facets';
import type { readNames } from './documents.store.ts';

/** The shop's categories, brands and providers by id, as search shows and finds them. */
export type Names = {
  /** The name of a thing; without one its id. */
  of: (named: Named | undefined, id: string | number) => string;
  /** All of them, in the order of menus. */
  categories: readonly { id: string; name: string }[];
  brands: readonly { id: number; name: string; logo: string | null }[];
  /** A choice of a facet as text on the wire, up to its count. */
  choiceText: (named: Named | undefined, id: string | number) => string;
  hasProvider: (id: string | number | null | undefined) => boolean;
  /** A category's name after those above it, without its root's. */
  trail: (categoryId: string) => string;
  /** The picture that was chosen for a category. */
  pictureOf: (categoryId: string) => string | null;
  /** The full path of a category named as in an address (decisions C8), or by the place that it had before; what is unknown stays as it is. */
  pathOf: (asked: string) => string;
  /** The category below a root with this number, which is never a root's. */
  numbered: (number: number) => string | undefined;
  hasCategory: (id: string) => boolean;
  logoOf: (brandId: number) => string | null;
};

/** The root of a category's path. */
export const rootOf = (path: string): string => path.split('.', 1)[0] ?? path;

export const noNames = { categories: [], former: [], brands: [], providers: [] };

export const namesFrom = (rows: Awaited<ReturnType<typeof readNames>>): Names => {
  const names: Record<Named, Map<string | number, string>> = {
    categoryId: new Map(rows.categories.map(({ id, name }) => [id, name])),
    brandId: new Map(rows.brands.map(({ id, name }) => [id, name])),
    providerId: new Map(rows.providers.map(({ id, name }) => [id, name])),
  };
  const byNumber = new Map(
    [...rows.former, ...rows.categories.filter(({ id }) => id.includes('.'))].map(({ id, number }) => [
      `${number}`,
      id,
    ]),
  );
  const pictures = new Map(rows.categories.map(({ id, image }) => [id, image]));
  const logos = new Map(rows.brands.map(({ id, logo }) => [id, logo]));
  const trail = (categoryId: string): string => {
    const parts = categoryId.split('.');
    const above = parts.slice(1).map((_, at) => parts.slice(0, at + 2).join('.'));
    return (above.length > 0 ? above : [categoryId]).map((id) => names.categoryId.get(id) ?? '').join(' ');
  };
  const choices: Record<Named, Map<string | number, string>> = {
    categoryId: new Map(),
    brandId: new Map(),
    providerId: new Map(),
  };
  const of = (named: Named | undefined, id: string | number): string =>
    named === undefined ? String(id) : (names[named].get(id) ?? '');
  const choiceText = (named: Named | undefined, id: string | number): string => {
    const known = named && choices[named].get(id);
    if (known !== undefined) return known;
    const text = `${JSON.stringify({ id: String(id), name: of(named, id) }).slice(0, -1)},"count":`;
    if (named) choices[named].set(id, text);
    return text;
  };
  return {
    categories: rows.categories,
    brands: rows.brands,
    choiceText,
    of,
    hasProvider: (id) => id === null || id === undefined || names.providerId.has(id),
    trail,
    numbered: (number) => byNumber.get(`${number}`) ?? undefined,
    hasCategory: (id) => names.categoryId.has(id),
    logoOf: (brandId) => logos.get(brandId) ?? null,
    pictureOf: (categoryId) => pictures.get(categoryId) ?? null,
    pathOf: (asked) =>
      names.categoryId.has(asked) ? asked : (byNumber.get(asked.slice(asked.lastIndexOf('.') + 1)) ?? asked),
  };
};
