import type { FacetKey, Facts, SearchDocument } from '../catalog-search.ts';
import { fingerprint } from './fields.ts';
import { thingWords } from './name-parts.ts';

/** The distinct values of a facet; a document holds the value's place. `parents` (categories) is -1 for roots, always below its child's place. */
export type Dictionary = { values: (string | number)[]; places: Map<string | number, number>; parents: number[] };

/** By whom a slot can be seen; a slot given up by nobody. */
export const seenBy = { nobody: 0, sellers: 1, everyone: 2 } as const;

/** What is known of each slot besides its words, one array a fact. A slot is a place in all of them. */
export type Columns = {
  count: number;
  id: Float64Array<ArrayBuffer>;
  seenBy: Uint8Array<ArrayBuffer>;
  inStock: Uint8Array<ArrayBuffer>;
  price: Float64Array<ArrayBuffer>;
  sales: Uint32Array<ArrayBuffer>;
  nameWords: Uint8Array<ArrayBuffer>;
  fingerprint: Float64Array<ArrayBuffer>;
  facets: Record<FacetKey, Int32Array<ArrayBuffer>>;
  dictionaries: Record<FacetKey, Dictionary>;
};

type FacetDefinition = { key: FacetKey; isTree: boolean; value: (document: Facts) => string | number | null };

export const facetDefinitions: readonly FacetDefinition[] = [
  { key: 'categoryId', isTree: true, value: (document) => document.categoryPath },
  { key: 'brandId', isTree: false, value: (document) => document.brandId },
  { key: 'providerId', isTree: false, value: (document) => document.providerId },
];

const emptyDictionary = (): Dictionary => ({ values: [], places: new Map(), parents: [] });

export const emptyColumns = (room: number): Columns => ({
  count: 0,
  id: new Float64Array(room),
  seenBy: new Uint8Array(room),
  inStock: new Uint8Array(room),
  price: new Float64Array(room),
  sales: new Uint32Array(room),
  nameWords: new Uint8Array(room),
  fingerprint: new Float64Array(room),
  facets: { categoryId: new Int32Array(room), brandId: new Int32Array(room), providerId: new Int32Array(room) },
  dictionaries: { categoryId: emptyDictionary(), brandId: emptyDictionary(), providerId: emptyDictionary() },
});

type Numbers = Float64Array<ArrayBuffer> | Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

const grown = <T extends Numbers>(array: T, room: number): T => {
  const larger = new (array.constructor as new (length: number) => T)(room);
  larger.set(array);
  return larger;
};

const arraysOf = ['id', 'seenBy', 'inStock', 'price', 'sales', 'nameWords', 'fingerprint'] as const;

const makeRoom = (columns: Columns): void => {
  if (columns.count < columns.id.length) return;
  const room = Math.max(1024, Math.ceil(columns.count * 1.25));
  for (const key of arraysOf) Object.assign(columns, { [key]: grown(columns[key], room) });
  for (const { key } of facetDefinitions) columns.facets[key] = grown(columns.facets[key], room);
};

/** The place of a value, given one if it is new; a category's ancestors get theirs before it. */
const placeFor = (dictionary: Dictionary, value: string | number, isTree: boolean): number => {
  const known = dictionary.places.get(value);
  if (known !== undefined) return known;
  const dot = isTree ? String(value).lastIndexOf('.') : -1;
  const parent = dot < 0 ? -1 : placeFor(dictionary, String(value).slice(0, dot), true);
  const place = dictionary.values.push(value) - 1;
  dictionary.parents.push(parent);
  dictionary.places.set(value, place);
  return place;
};

/** Writes everything of a document that is not words or codes into an existing slot. */
export const writeSlot = (columns: Columns, slot: number, document: Facts): void => {
  columns.seenBy[slot] = document.isPublic ? seenBy.everyone : seenBy.sellers;
  columns.inStock[slot] = document.inStock ? 1 : 0;
  columns.price[slot] = document.priceCents;
  columns.sales[slot] = document.salesCount;
  for (const { key, isTree, value } of facetDefinitions) {
    const own = value(document);
    columns.facets[key][slot] = own === null ? -1 : placeFor(columns.dictionaries[key], own, isTree);
  }
};

/** Appends a document and returns its slot. */
export const appendSlot = (columns: Columns, document: SearchDocument): number => {
  makeRoom(columns);
  const slot = columns.count++;
  columns.id[slot] = document.id;
  columns.nameWords[slot] = Math.min(255, thingWords(document.name).length);
  columns.fingerprint[slot] = fingerprint(document);
  writeSlot(columns, slot, document);
  return slot;
};

/** The buffers to hand over when columns go from one thread to another. */
export const columnBuffers = (columns: Columns): ArrayBuffer[] => [
  ...arraysOf.map((key) => columns[key].buffer),
  ...facetDefinitions.map(({ key }) => columns.facets[key].buffer),
];
