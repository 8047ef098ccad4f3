import type { SearchChanges, SearchDocument } from '../catalog-search.ts';
import { appendSlot, type Columns, emptyColumns, writeSlot } from './columns.ts';
import { fingerprint } from './fields.ts';
import { newScratch, type Scratch } from './match.ts';
import { type Segment, startSegment } from './segment.ts';

/** What a build makes and one thread can hand to another. */
export type BuiltIndex = { columns: Columns; segment: Segment };

/** Documents changed since the build, kept so that small segments can be merged. */
type Delta = { segment: Segment; documents: (SearchDocument | undefined)[] };

export type MemoryIndex = {
  columns: Columns;
  base: Segment;
  deltas: Delta[];
  slots: Map<number, number>;
  /** Slots given up since the build. */
  dead: number;
  scratch: Scratch;
};

export type IndexBuilder = { add: (documents: readonly SearchDocument[]) => void; finish: () => BuiltIndex };

/** Builds an index from documents handed over in pages; of two with the same id the first is kept. */
export const startBuild = (): IndexBuilder => {
  const columns = emptyColumns(1024);
  const builder = startSegment(0);
  const seen = new Set<number>();
  return {
    add: (documents) => {
      for (const document of documents) {
        if (seen.has(document.id)) continue;
        seen.add(document.id);
        appendSlot(columns, document);
        builder.add(document);
      }
    },
    finish: () => ({ columns, segment: builder.finish() }),
  };
};

export const openIndex = ({ columns, segment }: BuiltIndex): MemoryIndex => {
  const slots = new Map<number, number>();
  for (let slot = 0; slot < columns.count; slot++) slots.set(columns.id[slot] ?? 0, slot);
  return { columns, base: segment, deltas: [], slots, dead: 0, scratch: newScratch(columns.id.length) };
};

const giveUp = (index: MemoryIndex, id: number): void => {
  const slot = index.slots.get(id);
  if (slot === undefined) return;
  index.columns.live[slot] = 0;
  index.slots.delete(id);
  index.dead++;
};

const deltaOf = (first: number, documents: (SearchDocument | undefined)[]): Delta => {
  const builder = startSegment(first);
  for (const document of documents) builder.add(document);
  return { segment: builder.finish(), documents };
};

/** Neighbouring small segments become one, so that there are never more than a few of them. */
const mergeDeltas = (index: MemoryIndex): void => {
  for (;;) {
    const last = index.deltas.at(-1);
    const before = index.deltas.at(-2);
    if (!last || !before || before.segment.count > 2 * last.segment.count) return;
    const { first } = before.segment;
    const documents = [...before.documents, ...last.documents].map((document, at) =>
      index.columns.live[first + at] === 1 ? document : undefined,
    );
    index.deltas.splice(-2, 2, deltaOf(first, documents));
  }
};

/** Prices, stock, visibility and places in facets change where they stand; a document whose texts or codes changed gets a new slot. */
export const applyChanges = (index: MemoryIndex, { put, remove }: SearchChanges): void => {
  for (const id of remove) giveUp(index, id);
  const { columns } = index;
  const first = columns.count;
  const changed: SearchDocument[] = [];
  for (const document of new Map(put.map((one) => [one.id, one])).values()) {
    const slot = index.slots.get(document.id);
    if (slot !== undefined && columns.fingerprint[slot] === fingerprint(document)) {
      writeSlot(columns, slot, document);
      continue;
    }
    giveUp(index, document.id);
    index.slots.set(document.id, appendSlot(columns, document));
    changed.push(document);
  }
  if (changed.length === 0) return;
  if (index.scratch.best.length < columns.id.length) index.scratch = newScratch(columns.id.length);
  index.deltas.push(deltaOf(first, changed));
  mergeDeltas(index);
};

/** About a twentieth of the slots is given up or stands in small segments. */
export const wantsRebuild = (index: MemoryIndex): boolean => {
  const added = index.columns.count - index.base.count;
  return index.dead + added > Math.max(1000, 0.05 * index.base.count);
};
