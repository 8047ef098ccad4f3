import type { FacetDefinition, Facts, SearchDocument, SearchSchema } from '../search-engine.ts';
import { fingerprint } from './fields.ts';
import { appendToOrders, emptyOrders, type OrderColumn, orderBuffers, writeNumbers } from './kept-orders.ts';
import { thingWords } from './name-parts.ts';
import { emptyProperties, growProperties, type PropertyColumn, writeProperties } from './properties.ts';
import { addSlot, emptySlots, enlarge, type SlotColumns, seesAllBit, slotBuffers } from './slot-columns.ts';
import type { SlotsByValue } from './slots-by-value.ts';

/** The distinct values of a facet; a document holds the value's place. `parents` (of a tree) is -1 for roots, always below its child's place. */
export type Dictionary = { values: (string | number)[]; places: Map<string | number, number>; parents: number[] };

/** A facet of all slots: by slot the place of its value in the dictionary, or -1; and the slots by value. */
export type FacetColumn = FacetDefinition & {
  places: Int32Array<ArrayBuffer>;
  dictionary: Dictionary;
  listed: SlotsByValue;
};

/** By whom a slot is seen: those who see all, or everyone. */
export const seenBy = { insiders: seesAllBit, everyone: seesAllBit | 1 } as const;
export const everyoneBit = 1;

/** A slot is a document. */
export type Columns = SlotColumns & {
  marks: Uint8Array<ArrayBuffer>;
  facets: FacetColumn[];
  properties: PropertyColumn;
  orders: OrderColumn[];
};

const emptyDictionary = (): Dictionary => ({ values: [], places: new Map(), parents: [] });

const emptyFacet = ({ key, isTree }: FacetDefinition, room: number): FacetColumn => ({
  key,
  isTree,
  places: new Int32Array(room),
  dictionary: emptyDictionary(),
  listed: { starts: new Uint32Array(0), items: new Uint32Array(0), added: new Map() },
});

export const emptyColumns = (
  { facets, properties = 0, orders = [] }: Pick<SearchSchema, 'facets' | 'properties' | 'orders'>,
  room: number,
): Columns => ({
  ...emptySlots(room),
  marks: new Uint8Array(room),
  facets: facets.map((definition) => emptyFacet(definition, room)),
  properties: emptyProperties(properties, room),
  orders: emptyOrders(orders, room),
});

/** The place of a value, given one if it is new; in a tree those above it get theirs before it. */
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
  columns.seenBy[slot] = document.isPublic ? seenBy.everyone : seenBy.insiders;
  columns.isAvailable[slot] = document.isAvailable ? 1 : 0;
  columns.amount[slot] = document.amount;
  columns.popularity[slot] = document.popularity;
  columns.marks[slot] = document.marks ?? 0;
  for (const { key, isTree, places, dictionary } of columns.facets) {
    const own = document.values[key] ?? null;
    places[slot] = own === null ? -1 : placeFor(dictionary, own, isTree);
  }
  writeProperties(columns.properties, slot, document.properties ?? []);
  writeNumbers(columns.orders, slot, document);
};

/** Appends a document and returns its slot. */
export const appendSlot = (columns: Columns, document: SearchDocument): number => {
  const slot = addSlot(columns, document.id, thingWords(document.name).length, fingerprint(document));
  const room = columns.id.length;
  for (const facet of columns.facets) if (facet.places.length < room) facet.places = enlarge(facet.places, room);
  growProperties(columns.properties, room);
  appendToOrders(columns.orders, slot, document, room);
  writeSlot(columns, slot, document);
  return slot;
};

/** The buffers to hand over when columns go from one thread to another. */
export const columnBuffers = (columns: Columns): ArrayBuffer[] => [
  ...slotBuffers(columns),
  columns.properties.places.buffer,
  ...orderBuffers(columns.orders),
  ...columns.facets.flatMap(({ places, listed }) => [places.buffer, listed.starts.buffer, listed.items.buffer]),
];
