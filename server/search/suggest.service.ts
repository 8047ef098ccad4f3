import type { Facet } from '#contract/catalogue';
import type { Output, Parsed } from '#contract/contract';
import type { Ctx } from '#server/ctx';
import type { FacetKey } from './catalog-search.ts';
import { markNames } from './name-marks.ts';
import { filterProducts } from './search.service.ts';
import { alternativesOf } from './synonyms.ts';

const most = { products: 5, categories: 3, brands: 2 } as const;
/** So many of the fullest choices are held against the text. */
const looked = 40;
const shortest = 2;

/**
 * What a text that is being typed may lead to: products, and the categories and brands of what it finds whose names have
 * its words. It is a search like any other, so it shows what the caller may see, and asks no database.
 */
export const suggestProducts = async (
  ctx: Ctx,
  { text }: Parsed<'product/suggest'>,
): Promise<Output<'product/suggest'>> => {
  if (text.trim().length < shortest) return { data: [], matches: [], nearest: false, categories: [], brands: [] };
  const page = { rowIndex: 0, rowsMax: most.products, orderBy: 'REL' as const };
  const { data, matches, nearest, resultFilters } = await filterProducts(ctx, { filters: { text }, ...page });
  const choices = (key: FacetKey): Facet['items'] =>
    nearest ? [] : (resultFilters.find((facet) => facet.key === key)?.items ?? []);
  // A root is the whole shop.
  const categories = choices('categoryId').filter(({ id }) => id.includes('.'));
  return {
    ...{ data, matches, nearest },
    categories: named(ctx, categories, text).slice(0, most.categories),
    brands: named(ctx, choices('brandId'), text).slice(0, most.brands),
  };
};

/** The choices whose names have words of the text, those with most of them first. */
const named = (ctx: Ctx, items: Facet['items'], text: string): Facet['items'] => {
  const fullest = items.slice(0, looked);
  const names = fullest.map(({ name }) => name);
  const marks = markNames(names, text, alternativesOf(ctx.settings, text)).map(({ length }) => length);
  const known = fullest.map((item, at) => ({ item, words: marks[at] ?? 0 })).filter(({ words }) => words > 0);
  return known.sort((one, other) => other.words - one.words).map(({ item }) => item);
};
