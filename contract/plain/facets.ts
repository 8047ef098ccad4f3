// The filters of lists, once: the calls, the index, the addresses and the pages all read them here.

/** So many makers of a kind stand in the menu: those with most to see. */
export const menuMakers = 18;

/** The kinds of things that have names. */
export type Named = 'categoryId' | 'brandId' | 'providerId';

type Row = {
  /** The kind of things in the lists that have it. */
  kind: 'products' | 'autoparts';
  /** Its name in calls and answers. */
  key: string;
  /** Its name in the address of a list; addresses have them in this order. */
  address: string;
  /** A category's path, the number of something that has a name, or a number that is its own name. */
  value: 'path' | 'id' | 'number';
  /** Whether several may be chosen, of which any will do; in an address they are joined by commas. */
  several?: true;
  /** The kind of thing whose names its values have, where they have any. */
  named?: Named;
  title: string;
  /** Its place among the filters of a list, below the category; a list does not offer what has none. */
  place?: number;
  /** The title of all its choices in the menu, which names the first ones. */
  menu?: string;
  /** Whether sellers alone may know of it. */
  forSellers?: true;
};

const rows = [
  { kind: 'products', key: 'categoryId', address: 'c', value: 'path', named: 'categoryId', title: 'Categoría' },
  {
    kind: 'products',
    key: 'brandId',
    address: 'b',
    value: 'id',
    several: true,
    named: 'brandId',
    title: 'Marca',
    place: 1,
    menu: 'Marcas',
  },
  {
    kind: 'products',
    key: 'providerId',
    address: 'p',
    value: 'id',
    named: 'providerId',
    title: 'Proveedor',
    place: 2,
    forSellers: true,
  },
  { kind: 'autoparts', key: 'categoryId', address: 'c', value: 'path', named: 'categoryId', title: 'Categoría' },
  { kind: 'autoparts', key: 'brandId', address: 'b', value: 'id', named: 'brandId', title: 'Marca' },
  {
    kind: 'autoparts',
    key: 'vehicleBrandId',
    address: 'vb',
    value: 'id',
    named: 'brandId',
    title: 'Marca del vehículo',
    place: 1,
    menu: 'Marcas de vehículos',
  },
  {
    kind: 'autoparts',
    key: 'partBrandId',
    address: 'pb',
    value: 'id',
    several: true,
    named: 'brandId',
    title: 'Marca del repuesto',
    place: 3,
    menu: 'Marcas de repuestos',
  },
  { kind: 'autoparts', key: 'year', address: 'y', value: 'number', title: 'Año', place: 2 },
] as const satisfies readonly Row[];

export type FacetKind = Row['kind'];
type Known = (typeof rows)[number];
/** A facet of the lists of a kind. */
export type FacetOf<K extends FacetKind> = Extract<Known, { kind: K }>;
export type FacetKey<K extends FacetKind = FacetKind> = FacetOf<K>['key'];
export type FacetAddress<K extends FacetKind = FacetKind> = FacetOf<K>['address'];
type Value<F extends Known> = F extends { several: true }
  ? readonly number[]
  : F['value'] extends 'path'
    ? string
    : number;

/** Chosen filters of a kind, by key. */
export type FacetFilters<K extends FacetKind> = { [F in FacetOf<K> as F['key']]?: Value<F> };
/** The same as an address has it: ids as text, several joined by commas. */
export type FacetChoice = { [F in Known as F['address']]?: F['value'] extends 'number' ? number : string };

type Facet<F extends Known> = Omit<Row, 'key' | 'address' | 'kind'> & { key: F['key']; address: F['address'] };

/** The facets of the lists of a kind, in the order of addresses. */
export const facetsOf = <K extends FacetKind>(kind: K): readonly Facet<FacetOf<K>>[] =>
  rows.filter((row) => row.kind === kind) as unknown as Facet<FacetOf<K>>[];

type Offered<K extends FacetKind> = Facet<Exclude<FacetOf<K>, { value: 'path' }>>;

/** Those that a list of the kind offers beside the category, in their order there. */
export const offeredFacets = <K extends FacetKind>(kind: K): readonly Offered<K>[] =>
  (facetsOf(kind) as unknown as Offered<K>[])
    .filter(({ place }) => place !== undefined)
    .sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
