import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { workerUrl } from '#server/worker-url';
import type { SearchDocument } from './catalog-search.ts';
import { type BuiltIndex, startBuild } from './index/memory-index.ts';

/** So few documents are indexed faster here than a thread starts. */
const fewDocuments = 1000;

/** Builds an index in a worker thread from documents handed over page by page; small catalogues without one. */
export const buildIndex = async (pages: AsyncIterable<readonly SearchDocument[]>): Promise<BuiltIndex> => {
  const first: SearchDocument[] = [];
  let worker: IndexWorker | undefined;
  try {
    for await (const page of pages) {
      if (!worker && first.length + page.length > fewDocuments) {
        worker = startWorker();
        worker.add(first);
      }
      if (worker) worker.add(page);
      else first.push(...page);
    }
    if (worker) return await worker.finish();
  } finally {
    await worker?.stop();
  }
  const builder = startBuild();
  builder.add(first);
  return builder.finish();
};

type IndexWorker = ReturnType<typeof startWorker>;

const startWorker = () => {
  const worker = new Worker(workerUrl('index-worker'));
  const built = once(worker, 'message') as Promise<[BuiltIndex]>;
  // A worker that fails says so when it is asked to finish.
  built.catch(() => {});
  return {
    add: (documents: readonly SearchDocument[]) => worker.postMessage(documents),
    finish: async () => {
      worker.postMessage(null);
      return (await built)[0];
    },
    stop: () => worker.terminate(),
  };
};
