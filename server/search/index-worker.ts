import { parentPort } from 'node:worker_threads';
import type { SearchDocument } from './catalog-search.ts';
import { builtBuffers, startBuild } from './index/memory-index.ts';

// The thread that builds an index: pages of documents come in, null ends them, the finished arrays go back uncopied.
const builder = startBuild();
parentPort?.on('message', (documents: SearchDocument[] | null) => {
  if (documents) {
    builder.add(documents);
    return;
  }
  const built = builder.finish();
  parentPort?.postMessage(built, builtBuffers(built));
});
