import { buildIndex } from './build-index.ts';
import type { CatalogSearch, SearchChanges } from './catalog-search.ts';
import { applyChanges, openIndex, startBuild, wantsRebuild } from './index/memory-index.ts';
import { searchIndex } from './index/search-index.ts';

/** A search engine in this process's memory, empty until its first `rebuild`. */
export const openMemorySearch = (): CatalogSearch => {
  let index = openIndex(startBuild().finish());
  let sinceStart: SearchChanges[] | undefined;
  return {
    search: async (query) => searchIndex(index, query),
    apply: async (changes) => {
      sinceStart?.push(changes);
      applyChanges(index, changes);
    },
    rebuild: async (pages) => {
      if (sinceStart) throw new Error('The index is being built already.');
      const missed: SearchChanges[] = [];
      sinceStart = missed;
      try {
        const next = openIndex(await buildIndex(pages));
        // What was applied meanwhile may be younger than the page it stood in, and must not be lost with the old index.
        for (const changes of missed) applyChanges(next, changes);
        index = next;
      } finally {
        sinceStart = undefined;
      }
    },
    wantsRebuild: () => !sinceStart && wantsRebuild(index),
  };
};
