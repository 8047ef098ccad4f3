import { buildSegment } from '#server/engine/build-segment';
import { addDelta } from '#server/engine/index/delta-segments';
import type { Fields } from '#server/engine/index/fields';
import { sortSlots } from '#server/engine/index/ordered-slots';
import { nobody } from '#server/engine/index/slot-columns';
import type { Worded } from '#server/engine/search-engine';
import { applicationFields, familyFields } from '../search-schema.ts';
import { emptyColumns, type FamilyIndex, type Segments } from './columns.ts';
import type { FamilyDocument } from './family-document.ts';
import { type Written, writeFamily } from './write.ts';

const nothingWritten = (): Written => ({ own: [], applied: [], changed: false, moved: [], gone: 0 });

/** Builds an index from families handed over page by page; their words are sorted in a thread where they are many. */
export const buildFamilies = async (pages: AsyncIterable<readonly FamilyDocument[]>): Promise<FamilyIndex> => {
  const columns = emptyColumns();
  const own = buildSegment(familyFields);
  const applied = buildSegment(applicationFields);
  try {
    for await (const page of pages) {
      const written = nothingWritten();
      for (const document of page) writeFamily(columns, document, written);
      own.add(written.own);
      applied.add(written.applied);
    }
    const segments = await Promise.all([own.finish(), applied.finish()]);
    return {
      ...columns,
      own: { base: segments[0], deltas: [] },
      applied: { base: segments[1], deltas: [] },
      orders: sortSlots(columns.slots),
      version: 0,
      offersVersion: 0,
      dead: 0,
      builtSlots: columns.slots.count,
      builtApplications: columns.applications.from.count,
    };
  } finally {
    await Promise.all([own.close(), applied.close()]);
  }
};

const addWords = (
  segments: Segments,
  fields: Fields,
  first: number,
  words: readonly Worded[],
  isLive: (at: number) => boolean,
) => {
  if (words.length > 0) addDelta(segments.deltas, fields, first, words, isLive);
};

/** Changes or adds families; searches show them from then on. */
export const putFamilies = (index: FamilyIndex, documents: readonly FamilyDocument[]): void => {
  const { slots, wordings, orders } = index;
  const [firstSlot, firstWording] = [slots.count, wordings.name.length];
  const written = nothingWritten();
  for (const document of documents) writeFamily(index, document, written);
  addWords(index.own, familyFields, firstSlot, written.own, (slot) => slots.seenBy[slot] !== nobody);
  addWords(index.applied, applicationFields, firstWording, written.applied, () => true);
  for (const slot of written.moved) for (const { moved } of [orders.amount, orders.relevance]) moved.add(slot);
  index.dead += written.gone;
  if (written.moved.length > 0) index.offersVersion++;
  if (written.changed || written.own.length > 0) index.version++;
};

/**
 * About a twentieth of the slots is given up or stands in small segments, or as many applications were written anew as
 * there were: those that stood before them stay unused until then.
 */
export const wantsRebuild = ({ slots, applications, dead, builtSlots, builtApplications }: FamilyIndex): boolean =>
  dead + slots.count - builtSlots > Math.max(1000, 0.05 * builtSlots) ||
  applications.from.count - builtApplications > Math.max(10_000, builtApplications);
