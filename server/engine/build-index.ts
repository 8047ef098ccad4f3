import { findAlike } from './index/alike.ts';
import { applyChanges, type BuiltIndex, openIndex, startBuild, wantsRebuild } from './index/memory-index.ts';
import { searchIndex } from './index/search-index.ts';
import { type OpenIndex, startIndexThread } from './index-thread.ts';
import type { SearchDocument, SearchSchema } from './search-engine.ts';

/** So few documents are indexed faster here than a thread starts. */
const fewDocuments = 1000;

const openHere = (built: BuiltIndex): OpenIndex => {
  const index = openIndex(built);
  return {
    search: async (query) => searchIndex(index, query),
    findAlike: async (query) => findAlike(index, query),
    apply: async (changes) => applyChanges(index, changes),
    wantsRebuild: () => wantsRebuild(index),
    close: async () => {},
  };
};

export const emptyIndex = (schema: SearchSchema): OpenIndex => openHere(startBuild(schema).finish());

/**
 * Builds an index in a thread from documents handed over page by page; few without one. It stays in its
 * thread from `keepFrom` documents on.
 */
export const buildIndex = async (
  pages: AsyncIterable<readonly SearchDocument[]>,
  schema: SearchSchema,
  keepFrom: number,
): Promise<OpenIndex> => {
  const first: SearchDocument[] = [];
  let thread: ReturnType<typeof startIndexThread> | undefined;
  let staysThere = false;
  try {
    for await (const page of pages) {
      if (!thread && first.length + page.length > fewDocuments) {
        thread = startIndexThread(schema);
        thread.add(first);
      }
      if (thread) thread.add(page);
      else first.push(...page);
    }
    if (thread) {
      const built = await thread.finish(keepFrom);
      staysThere = !built;
      return built ? openHere(built) : thread;
    }
  } finally {
    if (!staysThere) await thread?.close();
  }
  const builder = startBuild(schema);
  builder.add(first);
  return openHere(builder.finish());
};
