import type { FacetDefinition, Facts, SearchDocument } from '../catalog-search.ts';
import { fingerprint } from './fields.ts';
import { thingWords } from './name-parts.ts';
import type { SlotsByValue } from './slots-by-value.ts';

/** The distinct values of a facet; a document holds the value's place. `parents` (of a tree) is -1 for roots, always below its child's place. */
export type Dictionary = { values: (string | number)[]; places: Map<string | number, number>; parents: number[] };

/** A facet of all slots: by slot the place of its value in the dictionary, or -1; and the slots by value. */
export type FacetColumn = FacetDefinition & {
  places: Int32Array<ArrayBuffer>;
  dictionary: Dictionary;
  listed: SlotsByValue;
};

/** By whom a slot can be seen; a slot given up by nobody. */
export const seenBy = { nobody: 0, insiders: 1, everyone: 2 } as const;

/** What is known of each slot besides its words, one array a fact. A slot is a place in all of them. */
export type Columns = {
  count: number;
  id: Float64Array<ArrayBuffer>;
  seenBy: Uint8Array<ArrayBuffer>;
  isAvailable: Uint8Array<ArrayBuffer>;
  amount: Float64Array<ArrayBuffer>;
  popularity: Uint32Array<ArrayBuffer>;
  nameWords: Uint8Array<ArrayBuffer>;
  fingerprint: Float64Array<ArrayBuffer>;
  facets: FacetColumn[];
};

const emptyDictionary = (): Dictionary => ({ values: [], places: new Map(), parents: [] });

const emptyFacet = ({ key, isTree }: FacetDefinition, room: number): FacetColumn => ({
  key,
  isTree,
  places: new Int32Array(room),
  dictionary: emptyDictionary(),
  listed: { starts: new Uint32Array(0), slots: new Uint32Array(0), added: new Map() },
});

export const emptyColumns = (definitions: readonly FacetDefinition[], room: number): Columns => ({
  count: 0,
  id: new Float64Array(room),
  seenBy: new Uint8Array(room),
  isAvailable: new Uint8Array(room),
  amount: new Float64Array(room),
  popularity: new Uint32Array(room),
  nameWords: new Uint8Array(room),
  fingerprint: new Float64Array(room),
  facets: definitions.map((definition) => emptyFacet(definition, room)),
});

type Numbers = Float64Array<ArrayBuffer> | Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

const grown = <T extends Numbers>(array: T, room: number): T => {
  const larger = new (array.constructor as new (length: number) => T)(room);
  larger.set(array);
  return larger;
};

const arraysOf = ['id', 'seenBy', 'isAvailable', 'amount', 'popularity', 'nameWords', 'fingerprint'] as const;

const makeRoom = (columns: Columns): void => {
  if (columns.count < columns.id.length) return;
  const room = Math.max(1024, Math.ceil(columns.count * 1.25));
  for (const key of arraysOf) Object.assign(columns, { [key]: grown(columns[key], room) });
  for (const facet of columns.facets) facet.places = grown(facet.places, room);
};

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
  for (const { key, isTree, places, dictionary } of columns.facets) {
    const own = document.values[key] ?? null;
    places[slot] = own === null ? -1 : placeFor(dictionary, own, isTree);
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
  ...columns.facets.flatMap(({ places, listed }) => [places.buffer, listed.starts.buffer, listed.slots.buffer]),
];
