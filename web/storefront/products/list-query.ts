import { type FacetChoice, type FacetKey, type FacetKind, facetsOf } from '#contract/plain/facets';
import { type ListQuery, paths } from '#web/paths';
import { readPage } from '#web/ui/page-numbers';
import { readPrice } from './read-price.ts';

const allFacets = [...facetsOf('products'), ...facetsOf('autoparts')];

export const orders = { REL: 'Relevancia', PLO: 'Menor precio', PHI: 'Mayor precio' } as const;
export type Order = keyof typeof orders;

/**
 * Choices in the list's address: facets, a vehicle, a text, prices in units, and only items in stock. Lists of products
 * add specifications ('Voltaje:12 V|…'). Lists of parts add measures and their tolerance, in mm.
 */
export type Chosen = FacetChoice & {
  v?: number;
  t?: string;
  e?: string;
  desde?: number;
  hasta?: number;
  stock?: number;
  alto?: number;
  ancho?: number;
  tol?: number;
};
export type ListChoice = Chosen & { order: Order; page: number };
export type ListChange = { [K in keyof ListChoice]?: ListChoice[K] | undefined };

const addressesOf = (kind: FacetKind) => facetsOf(kind).map(({ address }) => address);

// Every kind of list knows these, whether it can do anything with them or not.
const everywhere: readonly FacetKey[] = ['categoryId', 'providerId', 'brandId', 'year'];
const common = [
  ...allFacets.flatMap(({ key, address }) => (everywhere.includes(key) ? address : [])),
  't',
  's',
  'v',
  'desde',
  'hasta',
  'stock',
  'order',
  'pag',
  'search',
];

/** Keys that make the address a list; without any of them it is the page where one begins to choose. */
const keys: Record<FacetKind, readonly string[]> = {
  products: [...common, ...addressesOf('products'), 'e'],
  autoparts: [...common, ...addressesOf('autoparts'), 'alto', 'ancho', 'tol'],
};
export const listKeys = [...new Set([...keys.products, ...keys.autoparts])];

/** How far a measure may be off where nothing is said, in mm. */
export const usualTolerance = 10;

/** So many values of one filter are chosen at most. */
const idsMax = 20;

/** So many groups of specifications a call takes. */
export const groupsMax = 6;
export const groupOf = (one: string) => one.slice(0, one.indexOf(':'));

const number = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined);
/** Ids of a facet as an address has them; undefined where they are none, or several where one is asked for. */
const ids = (text: string | null, several?: boolean) => {
  const one = text?.split(',') ?? [];
  const isRight = one.length <= (several ? idsMax : 1) && one.every((id) => number(id) !== undefined);
  return isRight && text ? [...new Set(one.map((id) => String(Number(id))))].sort().join() : undefined;
};
/** Specifications as an address has them, of the first groups only. */
const specifications = (text: string | null) => {
  const wanted = text?.split('|').filter((one) => one.indexOf(':') > 0 && one.length <= 300) ?? [];
  const groups = [...new Set(wanted.map(groupOf))].slice(0, groupsMax);
  const all = [...new Set(wanted)].filter((one) => groups.includes(groupOf(one)));
  return all.slice(0, idsMax).sort().join('|');
};
const isOrder = (text: string): text is Order => Object.hasOwn(orders, text);

/** Millimetres as people type them, to a tenth; undefined where it is no measure. */
export const readMeasure = (text: string | null) => {
  const typed = text?.trim().replace(',', '.') ?? '';
  return /^\d{1,4}(\.\d{1,3})?$/.test(typed) ? Math.round(Number(typed) * 10) / 10 : undefined;
};

/**
 * Without what is not chosen: absent, nothing, or 0. How far a measure may be off says nothing without one, nor a brand
 * beside the same as the part's.
 */
const onlyChosen = ({ tol, b, ...others }: ListChange): Chosen => {
  const chosen = { ...others, b: b === others.pb ? undefined : b };
  const rest = Object.fromEntries(Object.entries(chosen).filter(([, value]) => Boolean(value))) as Chosen;
  const hasTolerance = tol !== undefined && tol !== usualTolerance && Boolean(rest.alto ?? rest.ancho);
  return { ...rest, ...(hasTolerance && { tol }) };
};

/**
 * Undefined where the address asks for no list; 'unknown' where what it names cannot exist. A filter that this kind of
 * site has not is read and ignored (decisions C9): products have no year and no vehicle, parts no provider that is
 * shown.
 */
export const readChoice = (query: URLSearchParams, kind: FacetKind): ListChoice | 'unknown' | undefined => {
  if (!keys[kind].some((key) => query.has(key))) return undefined;
  // -1 stands for all categories (specification 3).
  const c = query.get('c') === '-1' ? undefined : query.get('c') || undefined;
  const wrong = c && !/^\d{1,9}(\.\d{1,9}){0,5}$/.test(c);
  const facets = facetsOf(kind).filter(({ value }) => value !== 'path');
  const chosen: FacetChoice = Object.fromEntries(
    facets.map(({ address, value, several }) => {
      const text = query.get(address);
      return [address, value === 'id' ? ids(text, several) : number(text)];
    }),
  );
  const v = kind === 'autoparts' ? number(query.get('v')) : undefined;
  const isWrong = facets.some(({ address }) => query.get(address) && chosen[address] === undefined);
  if (wrong || isWrong || (kind === 'autoparts' && query.get('v') && v === undefined)) return 'unknown';
  const order = (query.get('order') ?? 'REL').toUpperCase();
  // No page may hold the character U+0000.
  const t = query.get('t')?.replaceAll('\0', '').trim().slice(0, 100);
  const offered = {
    desde: readPrice(query.get('desde')),
    hasta: readPrice(query.get('hasta')),
    stock: query.get('stock') === '1' ? 1 : undefined,
  };
  const ofProducts = { e: specifications(query.get('e')?.replaceAll('\0', '') ?? null) };
  const ofParts = {
    v,
    alto: readMeasure(query.get('alto')),
    ancho: readMeasure(query.get('ancho')),
    tol: readMeasure(query.get('tol')),
  };
  return {
    ...onlyChosen({ c, t, ...chosen, ...offered, ...(kind === 'autoparts' ? ofParts : ofProducts) }),
    order: isOrder(order) ? order : 'REL',
    page: readPage(query),
  };
};

/** The values of a filter that may have several. */
export const valuesIn = (chosen: string | undefined, parted: ',' | '|' = ',') => chosen?.split(parted) ?? [];

/** The same with a value more, as long as more may be chosen, or without one of them; in one order, so that it is one page. */
export const toggled = (chosen: string | undefined, value: string, parted: ',' | '|' = ',') => {
  const before = valuesIn(chosen, parted);
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value].slice(0, idsMax);
  return after.sort().join(parted) || undefined;
};

/**
 * How many things are chosen; how far a measure may be off belongs to the measure, and prices narrow only for who sees
 * them.
 */
export const chosenCount = (
  { order: _order, page: _page, tol: _tol, desde, hasta, e, c, t, ...others }: ListChoice,
  seesPrices: boolean,
) =>
  [
    c,
    t,
    seesPrices && (desde ?? hasta),
    ...valuesIn(e, '|'),
    ...Object.values(others).flatMap((one) => String(one ?? '').split(',')),
  ].filter(Boolean).length;

/** A choice with a change; what is undefined there is chosen no more, and it begins at its first page. */
export const changed = (choice: ListChoice, change: ListChange): ListChoice => {
  const { order, page, ...chosen } = { ...choice, page: 1, ...change };
  return { ...onlyChosen(chosen), order, page };
};

/** The address of a list; a changed choice begins at its first page. */
export const hrefOf = (choice: ListChoice, change: ListChange = {}) => {
  const chosen = changed(choice, change);
  const { v, t, e, desde, hasta, stock, alto, ancho, tol, order, page } = chosen;
  const ofFacets = (isNumber: boolean): FacetChoice =>
    Object.fromEntries(
      allFacets.flatMap(({ address, value }) =>
        (value === 'number') === isNumber ? [[address, chosen[address]]] : [],
      ),
    );
  const query: ListQuery = {
    ...ofFacets(false),
    v,
    // A year is the vehicle's, where one is chosen.
    ...ofFacets(true),
    t,
    e,
    desde,
    hasta,
    stock,
    alto,
    ancho,
    tol,
    order: order === 'REL' ? undefined : order,
    pag: page === 1 ? undefined : page,
  };
  const isEmpty = Object.values(query).every((value) => value === undefined);
  return paths.products(isEmpty ? { search: '' } : query);
};
