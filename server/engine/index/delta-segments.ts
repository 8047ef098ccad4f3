import type { Worded } from '../search-engine.ts';
import type { Fields } from './fields.ts';
import { type Segment, startSegment } from './segment.ts';

/** A small segment of what changed since the build, with its documents, so that small ones can be merged. */
export type Delta<T extends Worded = Worded> = { segment: Segment; documents: (T | undefined)[] };

const deltaOf = <T extends Worded>(fields: Fields, first: number, documents: (T | undefined)[]): Delta<T> => {
  const builder = startSegment(first, fields);
  for (const document of documents) builder.add(document);
  return { segment: builder.finish(), documents };
};

/** To read so many documents again takes some 25 ms, and so many more segments less than a millisecond of a search. */
const mergedMost = 512;

/** Adds a segment of the slots from `first` on. Neighbouring small ones become one, so that there are only some dozens of them. */
export const addDelta = <T extends Worded>(
  deltas: Delta<T>[],
  fields: Fields,
  first: number,
  documents: readonly T[],
  isLive: (slot: number) => boolean,
): void => {
  deltas.push(deltaOf(fields, first, [...documents]));
  for (;;) {
    const last = deltas.at(-1);
    const before = deltas.at(-2);
    if (!last || !before || before.segment.count > 2 * last.segment.count) return;
    if (before.segment.count + last.segment.count > mergedMost) return;
    const start = before.segment.first;
    const merged = [...before.documents, ...last.documents].map((document, at) =>
      isLive(start + at) ? document : undefined,
    );
    deltas.splice(-2, 2, deltaOf(fields, start, merged));
  }
};
