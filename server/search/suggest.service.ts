import type { Facet } from '#contract/catalogue';
import type { Output, Parsed } from '#contract/contract';
import type { Named } from '#contract/plain/facets';
import type { Ctx } from '#server/ctx';
import { wordsOf } from '#server/engine/analyzer';
import { markNames } from '#server/engine/name-marks';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import { alternativesOf } from './alternatives.ts';
import { cardsOf, cardTexts, findProducts, matchesOf } from './search.service.ts';

const most = { products: 5, categories: 3, brands: 2 } as const;
/** So many of the fullest choices are held against the text. */
const fullest = 40;
const shortest = 2;

type Choice = Facet['items'][number];

type Asked = Parsed<'product/suggest'>;
type Suggested = Output<'product/suggest'>;

const tooShort = ({ text }: Asked): boolean => text.trim().length < shortest;
const nothing: Suggested = { data: [], matches: [], nearest: false, categories: [], brands: [] };

const find = (ctx: MemoryCtx, { text }: Asked) =>
  findProducts(ctx, { filters: { text }, rowIndex: 0, rowsMax: most.products, orderBy: 'REL' });

const choices = (ctx: Ctx, { text }: Asked, { facets, names, nearest }: Awaited<ReturnType<typeof find>>) => {
  const named = (key: Named): Choice[] => {
    const items = nearest ? [] : (facets.find((facet) => facet.key === key)?.items ?? []);
    // A root is the whole shop.
    const looked = items.filter(({ id }) => key !== 'categoryId' || String(id).includes('.')).slice(0, fullest);
    const known = looked.map(({ id, count }) => ({ id: String(id), name: names.of(key, id), count }));
    return namedIn(ctx, known, text);
  };
  return {
    categories: named('categoryId').slice(0, most.categories),
    brands: named('brandId').slice(0, most.brands),
  };
};

/**
 * Suggestions for a text that is being typed: products, and those categories and brands of the found ones whose names
 * have its words. It searches as a list does, so the same visibility applies, and no database is read.
 */
export const suggestProducts = async (ctx: MemoryCtx, asked: Asked): Promise<Suggested> => {
  if (tooShort(asked)) return nothing;
  const found = await find(ctx, asked);
  const { nearest } = found;
  return { data: cardsOf(ctx, found), matches: matchesOf(found), nearest, ...choices(ctx, asked, found) };
};

/** `suggestProducts` as text on the wire. */
export const suggestProductsText = async (ctx: MemoryCtx, asked: Asked): Promise<string | undefined> => {
  if (tooShort(asked)) return undefined;
  const found = await find(ctx, asked);
  const rest = { matches: matchesOf(found), nearest: found.nearest, ...choices(ctx, asked, found) };
  return `"data":${cardTexts(ctx, found)},${JSON.stringify(rest).slice(1, -1)}`;
};

/** The choices whose names have words of the text, those with most of them first, and of these the shortest name. */
export const namedIn = (ctx: Ctx, items: readonly Choice[], text: string): Choice[] => {
  const names = items.map(({ name }) => name);
  const marks = markNames(names, text, alternativesOf(ctx.settings, text)).map(({ length }) => length);
  const known = items
    .map((item, at) => ({ item, words: marks[at] ?? 0, length: wordsOf(item.name).length }))
    .filter(({ words }) => words > 0);
  return known.sort((one, other) => other.words - one.words || one.length - other.length).map(({ item }) => item);
};
