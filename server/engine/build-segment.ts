import type { Fields } from './index/fields.ts';
import { type Segment, startSegment } from './index/segment.ts';
import { startIndexThread } from './index-thread.ts';
import type { SearchDocument, Worded } from './search-engine.ts';

/** So few are indexed faster here than a thread starts. */
const few = 1000;

const documentOf = (words: Worded, id: number): SearchDocument => ({
  ...words,
  id,
  values: {},
  amount: 0,
  isPublic: true,
  isAvailable: false,
  popularity: 0,
});

/** Builds a segment of words handed over page by page; many of them in a thread, so that nobody waits for the sorting. */
export const buildSegment = (fields: Fields) => {
  const first: Worded[] = [];
  let thread: ReturnType<typeof startIndexThread> | undefined;
  let count = 0;
  const hand = (words: readonly Worded[]): void => thread?.add(words.map((one) => documentOf(one, ++count)));
  return {
    add: (words: readonly Worded[]): void => {
      if (thread) return hand(words);
      first.push(...words);
      if (first.length <= few) return;
      thread = startIndexThread({ facets: [], texts: fields.texts, codes: fields.kinds });
      hand(first);
    },
    finish: async (): Promise<Segment> => {
      const built = await thread?.finish(Number.POSITIVE_INFINITY);
      if (built) return built.segment;
      const builder = startSegment(0, fields);
      for (const one of first) builder.add(one);
      return builder.finish();
    },
    close: async (): Promise<void> => {
      await thread?.close();
    },
  };
};
