import { vehicle as vehicleNames } from '#contract/autoparts.names';
import type { Facet } from '#contract/catalogue';
import type { Output, Parsed } from '#contract/contract';
import { yearIn } from '#contract/plain/date-text';
import { facetsOf, type Named } from '#contract/plain/facets';
import { toWire } from '#contract/wire';
import type { Ctx } from '#server/ctx';
import { wordsOf } from '#server/engine/analyzer';
import type { FacetItem } from '#server/engine/search-engine';
import { isSeller } from '#server/is-seller';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import type { Names } from '#server/read-model/names';
import { pricesVisible } from '#server/read-model/visibility';
import { alternativesOf } from './alternatives.ts';
import { type FamilyQuery, searchFamilies } from './families/search-families.ts';
import { familyText, makeTexts, showFamily } from './families/show-families.ts';
import { tellMissed } from './missed.service.ts';
import { orderOf } from './order-of.ts';
import { namedIn } from './suggest.service.ts';
import { vehicleFor, vehiclesNamed } from './vehicles.service.ts';

const namedOf = new Map<string, Named | undefined>(facetsOf('autoparts').map(({ key, named }) => [key, named]));

const usualTolerance = 10;
/** The filter `year` reaches so far back. */
const yearsBack = 50;

const itemsOf = (items: readonly FacetItem[], nameOf: (id: string | number) => string): Facet['items'] =>
  items.map(({ id, count }) => ({ id: String(id), name: nameOf(id), count }));

/** The runs of neighbouring words of a text that may well begin a code: three characters or more, a digit among them. */
const codesTyped = (text: string): string[] => {
  const words = wordsOf(text);
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((__, more) => words.slice(from, from + more + 1).join('')),
  );
  return runs.map((run) => run.replaceAll('.', '')).filter((run) => run.length >= 3 && /\d/.test(run));
};

const queryOf = (
  ctx: Ctx,
  { filters, ...input }: Parsed<'autopart/filter'>,
  names: Names,
  isTyping: boolean,
): FamilyQuery => {
  const { categoryId, text, tolerance = usualTolerance, ...others } = filters;
  const now = yearIn(ctx.clock());
  return {
    root: ctx.site.rootCategory,
    isSeller: isSeller(ctx),
    pricesVisible: pricesVisible(ctx),
    text,
    alternatives: text === undefined ? [] : alternativesOf(ctx.settings, text),
    filters: { ...others, tolerance, categoryId: categoryId === undefined ? undefined : names.pathOf(categoryId) },
    order: orderOf[input.orderBy],
    rowIndex: input.rowIndex,
    rowsMax: input.rowsMax,
    isTyping,
    years: { first: now - yearsBack, last: now },
  };
};

const find = async (ctx: MemoryCtx, input: Parsed<'autopart/filter'>, isTyping = false) => {
  const loaded = await ctx.families.loaded();
  const query = queryOf(ctx, input, loaded.names, isTyping);
  const answer = searchFamilies(loaded.index, query);
  const text = query.text?.trim();
  const typed = text && !answer.nearest ? codesTyped(text) : [];
  return { ...answer, loaded, query, isMeant: (code: string) => typed.some((one) => code.startsWith(one)) };
};
type Found = Awaited<ReturnType<typeof find>>;

const shown = (ctx: Ctx, { loaded, found, isMeant }: Found) => {
  const families = found.flatMap((one) => showFamily(ctx, loaded, one, isMeant) ?? []);
  return { data: families.map(({ autopart }) => autopart), matches: families.map(({ match }) => match) };
};

const isWhyAsked = ({ text, filters: { vehicleId, vehicleBrandId, brandId, year } }: FamilyQuery): boolean =>
  Boolean(text?.trim()) || (vehicleId ?? vehicleBrandId ?? brandId ?? year) !== undefined;

/** A page of the families that the caller may see, with the choices still possible and why each is there. No SQL. */
export const filterFamilies = async (
  ctx: MemoryCtx,
  input: Parsed<'autopart/filter'>,
): Promise<Output<'autopart/filter'>> => {
  const found = await find(ctx, input);
  tellMissed(ctx, input, found);
  const { loaded, query, total, nearest, facets, measures } = found;
  const { names } = loaded;
  const { vehicleId } = query.filters;
  const { data, matches } = shown(ctx, found);
  return {
    data,
    resultCount: total,
    resultFilters: Object.entries(facets).map(([key, items]) => ({
      key,
      items: itemsOf(items, (id) => names.of(namedOf.get(key), id)),
    })),
    nearest,
    matches: isWhyAsked(query) ? matches : [],
    measures,
    vehicle: vehicleId === undefined ? null : vehicleFor(ctx, loaded, vehicleId),
  };
};

/** The codes of all families that the filters find, in the order of search. */
export const findFamilyCodes = async (
  ctx: MemoryCtx,
  filters: Parsed<'autopart/filter'>['filters'],
): Promise<string[]> => {
  const page = { rowIndex: 0, rowsMax: Number.MAX_SAFE_INTEGER, orderBy: 'REL' as const };
  return shown(ctx, await find(ctx, { filters, ...page })).data.map(({ family }) => family);
};

/** `filterFamilies` as text on the wire, joined from texts that are ready; sellers see more of a family than those say. */
export const filterFamiliesText = async (
  ctx: MemoryCtx,
  input: Parsed<'autopart/filter'>,
): Promise<string | undefined> => {
  if (isSeller(ctx)) return undefined;
  const found = await find(ctx, input);
  const { loaded, query, total, nearest, facets, measures } = found;
  const { names } = loaded;
  const families = found.found.flatMap((one) => familyText(ctx, loaded, one, found.isMeant) ?? []);
  const choices = Object.entries(facets).map(([key, items]) => {
    const named = namedOf.get(key);
    return `{"key":"${key}","items":[${items.map(({ id, count }) => `${names.choiceText(named, id)}${count}}`).join()}]}`;
  });
  const { vehicleId } = query.filters;
  const rest = {
    nearest,
    matches: isWhyAsked(query) ? families.map(({ match }) => match) : [],
    measures,
    vehicle: vehicleId === undefined ? null : toWire(vehicleNames, vehicleFor(ctx, loaded, vehicleId)),
  };
  return (
    `"data":[${families.map(({ text }) => text).join()}],"resultCount":${total},` +
    `"resultFilters":[${choices.join()}],${JSON.stringify(rest).slice(1, -1)}`
  );
};

/** Makes ready what lists show to visitors of the site, so that the first who ask need not wait for it. */
export const makeFamilyTexts = async (ctx: MemoryCtx): Promise<void> => makeTexts(ctx, await ctx.families.loaded());

const most = { families: 5, categories: 3, brands: 2, vehicles: 3 } as const;
/** So many of the fullest choices are held against the text. */
const fullest = 40;
const shortest = 2;

/**
 * Suggestions for a text that is being typed: families, and those categories, brands and vehicles of the found ones
 * whose names the text has. It searches as a list does, so the same visibility and fit apply, and no database is read.
 */
export const suggestFamilies = async (
  ctx: MemoryCtx,
  { text, ...fitted }: Parsed<'autopart/suggest'>,
): Promise<Output<'autopart/suggest'>> => {
  if (text.trim().length < shortest)
    return { data: [], matches: [], nearest: false, categories: [], brands: [], vehicles: [] };
  const page = { rowIndex: 0, rowsMax: most.families, orderBy: 'REL' as const };
  const found = await find(ctx, { filters: { text, ...fitted }, ...page }, true);
  const { loaded, nearest, facets } = found;
  const choices = (items: readonly FacetItem[], key: 'categoryId' | 'brandId') => {
    const looked = nearest ? [] : itemsOf(items.slice(0, fullest), (id) => loaded.names.of(key, id));
    return namedIn(ctx, looked, text);
  };
  // A root is the whole shop.
  const below = facets.categoryId.filter(({ id }) => String(id).includes('.'));
  const made = facets.partBrandId.filter(({ id }) => !facets.vehicleBrandId.some((other) => other.id === id));
  return {
    ...shown(ctx, found),
    nearest,
    categories: choices(below, 'categoryId').slice(0, most.categories),
    brands: choices([...facets.vehicleBrandId, ...made], 'brandId').slice(0, most.brands),
    vehicles: nearest ? [] : vehiclesNamed(ctx, loaded, found).slice(0, most.vehicles),
  };
};
