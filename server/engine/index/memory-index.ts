import type { Facts, SearchChanges, SearchDocument, SearchSchema } from '../search-engine.ts';
import { appendSlot, type Columns, columnBuffers, emptyColumns, seenBy, writeSlot } from './columns.ts';
import { addDelta, type Delta } from './delta-segments.ts';
import { fieldsOf, fingerprint } from './fields.ts';
import { movedBy, sortOrders } from './kept-orders.ts';
import { type SlotOrders, sortSlots } from './ordered-slots.ts';
import { changeSlot, type Scope } from './scope.ts';
import { newScratch, type Scratch } from './scratch.ts';
import { type Segment, segmentBuffers, startSegment } from './segment.ts';
import { nobody } from './slot-columns.ts';
import { emptySlotMap, noteSlot, type SlotMap, slotOf } from './slot-map.ts';
import { listSlots, noteValues } from './slots-by-value.ts';
import { noScopes, type Scopes } from './visible-slots.ts';

/** A built index, which one thread can hand to another. */
export type BuiltIndex = {
  columns: Columns;
  segment: Segment;
  slots: SlotMap;
  orders: SlotOrders;
};

/** The buffers to hand over when a built index goes from one thread to another. */
export const builtBuffers = ({ columns, segment, slots, orders }: BuiltIndex): ArrayBuffer[] => [
  ...columnBuffers(columns),
  ...segmentBuffers(segment),
  slots.entries.buffer,
  orders.amount.slots.buffer,
  orders.relevance.slots.buffer,
];

export type MemoryIndex = Omit<BuiltIndex, 'segment'> & {
  base: Segment;
  deltas: Delta<SearchDocument>[];
  /** Slots given up since the build. */
  dead: number;
  scopes: Scopes<Scope>;
  scratch: Scratch;
};

type IndexBuilder = { add: (documents: readonly SearchDocument[]) => void; finish: () => BuiltIndex };

/** Builds an index from documents handed over in pages; of two with the same id the first is kept. */
export const startBuild = (schema: SearchSchema): IndexBuilder => {
  const columns = emptyColumns(schema, 1024);
  const slots = emptySlotMap(1024);
  const builder = startSegment(0, fieldsOf(schema));
  return {
    add: (documents) => {
      for (const document of documents) {
        if (slotOf(slots, columns, document.id) >= 0) continue;
        noteSlot(slots, columns, appendSlot(columns, document));
        builder.add(document);
      }
    },
    finish: () => {
      const segment = builder.finish();
      for (const facet of columns.facets)
        facet.listed = listSlots(facet.places, columns.count, facet.dictionary.values.length);
      sortOrders(columns);
      return { columns, segment, slots, orders: sortSlots(columns) };
    },
  };
};

export const openIndex = ({ segment, ...built }: BuiltIndex): MemoryIndex => ({
  ...built,
  base: segment,
  deltas: [],
  dead: 0,
  scopes: noScopes(),
  scratch: newScratch(built.columns.id.length),
});

/** The slot of a document that is there, or -1. */
const liveSlot = ({ slots, columns }: MemoryIndex, id: number): number => {
  const slot = slotOf(slots, columns, id);
  return slot >= 0 && columns.seenBy[slot] !== nobody ? slot : -1;
};

const giveUp = (index: MemoryIndex, id: number): void => {
  const { columns, scopes } = index;
  const slot = liveSlot(index, id);
  if (slot < 0) return;
  changeSlot(scopes, columns, slot, () => {
    columns.seenBy[slot] = nobody;
  });
  index.dead++;
};

/** The values that order a slot in lists without a text. */
const placeInOrders = ({ columns }: MemoryIndex, slot: number) => ({
  amount: columns.amount[slot],
  relevance: `${columns.isAvailable[slot]} ${columns.popularity[slot]}`,
});

const rewrite = (index: MemoryIndex, slot: number, document: Facts): void => {
  const { columns, scopes, orders } = index;
  const before = placeInOrders(index, slot);
  movedBy(columns.orders, slot, () => changeSlot(scopes, columns, slot, () => writeSlot(columns, slot, document)));
  noteValues(columns.facets, slot);
  const after = placeInOrders(index, slot);
  if (after.amount !== before.amount) orders.amount.moved.add(slot);
  if (after.relevance !== before.relevance) orders.relevance.moved.add(slot);
};

const append = (index: MemoryIndex, document: SearchDocument): void => {
  const { columns, slots, orders } = index;
  const slot = appendSlot(columns, document);
  noteSlot(slots, columns, slot);
  noteValues(columns.facets, slot);
  const kept = columns.orders.map(({ ordered }) => ordered);
  for (const { moved } of [orders.amount, orders.relevance, ...kept]) moved.add(slot);
  // Where the columns got more room, a scope is opened anew when it is next asked for.
  changeSlot(index.scopes, columns, slot, () => {});
};

/** Facts change where they stand; a document whose texts or codes changed gets a new slot. */
export const applyChanges = (index: MemoryIndex, { put, remove, place = [] }: SearchChanges): void => {
  const { columns } = index;
  for (const id of remove) giveUp(index, id);
  for (const { words, ...facts } of place) {
    const slot = liveSlot(index, facts.id);
    if (slot < 0) continue;
    const mayShow = columns.fingerprint[slot] === words || columns.seenBy[slot] === seenBy.everyone;
    rewrite(index, slot, { ...facts, isPublic: facts.isPublic && mayShow });
  }
  const first = columns.count;
  const changed: SearchDocument[] = [];
  for (const document of new Map(put.map((one) => [one.id, one])).values()) {
    const slot = liveSlot(index, document.id);
    if (slot >= 0 && columns.fingerprint[slot] === fingerprint(document)) {
      rewrite(index, slot, document);
      continue;
    }
    giveUp(index, document.id);
    append(index, document);
    changed.push(document);
  }
  if (changed.length === 0) return;
  if (index.scratch.best.length < columns.id.length) index.scratch = newScratch(columns.id.length);
  addDelta(index.deltas, index.base.fields, first, changed, (slot) => columns.seenBy[slot] !== nobody);
};

/** About a twentieth of the slots is given up or stands in small segments. */
export const wantsRebuild = (index: MemoryIndex): boolean => {
  const added = index.columns.count - index.base.count;
  return index.dead + added > Math.max(1000, 0.05 * index.base.count);
};
