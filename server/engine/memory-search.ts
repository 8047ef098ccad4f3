import { buildIndex, emptyIndex } from './build-index.ts';
import type { SearchChanges, SearchEngine, SearchSchema } from './search-engine.ts';

/**
 * From so many documents on a search may take longer than the thread that serves requests should be held up
 * (docs/decisions/002-search.md), so the index stays in a thread of its own.
 */
const ownThreadFrom = 400_000;

/** A search engine in this process's memory, empty until its first `rebuild`. */
export const openMemorySearch = (schema: SearchSchema, options: { ownThreadFrom?: number } = {}): SearchEngine => {
  let index = emptyIndex(schema);
  let sinceStart: SearchChanges[] | undefined;
  return {
    search: (query) => index.search(query),
    findAlike: (query) => index.findAlike(query),
    apply: async (changes) => {
      sinceStart?.push(changes);
      await index.apply(changes);
    },
    rebuild: async (pages) => {
      if (sinceStart) throw new Error('The index is being built already.');
      const missed: SearchChanges[] = [];
      sinceStart = missed;
      try {
        const next = await buildIndex(pages, schema, options.ownThreadFrom ?? ownThreadFrom);
        // A change that was applied meanwhile may be younger than the page it stood in, and must not be lost with the
        // old index.
        for (let changes = missed.shift(); changes; changes = missed.shift()) await next.apply(changes);
        const before = index;
        index = next;
        await before.close();
      } finally {
        sinceStart = undefined;
      }
    },
    wantsRebuild: () => !sinceStart && index.wantsRebuild(),
    close: () => index.close(),
  };
};
