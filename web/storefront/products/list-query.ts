import { type FacetChoice, type FacetKey, type FacetKind, facetsOf } from '#contract/plain/facets';
import { type ListQuery, paths } from '#web/paths';
import { readPage } from '#web/ui/page-numbers';

const allFacets = [...facetsOf('products'), ...facetsOf('autoparts')];

export const orders = { REL: 'Relevancia', PLO: 'Menor precio', PHI: 'Mayor precio' } as const;
export type Order = keyof typeof orders;

/** What the address of the list chooses: of its facets, a vehicle, a text, and a part's measures with how far they may be off, in mm. */
export type Chosen = FacetChoice & {
  v?: number;
  t?: string;
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
  'order',
  'pag',
  'search',
];

/** Keys that make the address a list; without any of them it is the page where one begins to choose. */
const keys: Record<FacetKind, readonly string[]> = {
  products: [...common, ...addressesOf('products')],
  autoparts: [...common, ...addressesOf('autoparts'), 'alto', 'ancho', 'tol'],
};
export const listKeys = [...new Set([...keys.products, ...keys.autoparts])];

/** How far a measure may be off where nothing is said, in mm. */
export const usualTolerance = 10;

const number = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined);
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
 * Undefined where the address asks for no list; 'unknown' where what it names cannot exist. What this kind of site has
 * not is read and ignored (decisions C9): products have no year and no vehicle, parts no provider that is shown.
 */
export const readChoice = (query: URLSearchParams, kind: FacetKind): ListChoice | 'unknown' | undefined => {
  if (!keys[kind].some((key) => query.has(key))) return undefined;
  // -1 stands for all categories (specification 3).
  const c = query.get('c') === '-1' ? undefined : query.get('c') || undefined;
  const wrong = c && !/^\d{1,9}(\.\d{1,9}){0,5}$/.test(c);
  const ids = [
    ...facetsOf(kind).flatMap(({ address, value }) => (value === 'path' ? [] : address)),
    ...(kind === 'autoparts' ? ['v'] : []),
  ];
  if (wrong || ids.some((key) => query.get(key) && number(query.get(key)) === undefined)) return 'unknown';
  const order = (query.get('order') ?? 'REL').toUpperCase();
  // No page may hold the character U+0000.
  const t = query.get('t')?.replaceAll('\0', '').trim().slice(0, 100);
  const chosen: FacetChoice = Object.fromEntries(ids.map((key) => [key, number(query.get(key))]));
  const ofParts = {
    alto: readMeasure(query.get('alto')),
    ancho: readMeasure(query.get('ancho')),
    tol: readMeasure(query.get('tol')),
  };
  return {
    ...onlyChosen({ c, t, ...chosen, ...(kind === 'autoparts' && ofParts) }),
    order: isOrder(order) ? order : 'REL',
    page: readPage(query),
  };
};

/** How many things are chosen; how far a measure may be off belongs to the measure. */
export const chosenCount = ({ order: _order, page: _page, tol: _tol, ...chosen }: ListChoice) =>
  Object.values(chosen).filter(Boolean).length;

/** A choice with a change; what is undefined there is chosen no more, and it begins at its first page. */
export const changed = (choice: ListChoice, change: ListChange): ListChoice => {
  const { order, page, ...chosen } = { ...choice, page: 1, ...change };
  return { ...onlyChosen(chosen), order, page };
};

/** The address of a list; a changed choice begins at its first page. */
export const hrefOf = (choice: ListChoice, change: ListChange = {}) => {
  const chosen = changed(choice, change);
  const { v, t, alto, ancho, tol, order, page } = chosen;
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
    alto,
    ancho,
    tol,
    order: order === 'REL' ? undefined : order,
    pag: page === 1 ? undefined : page,
  };
  const isEmpty = Object.values(query).every((value) => value === undefined);
  return paths.products(isEmpty ? { search: '' } : query);
};
