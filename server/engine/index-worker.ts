import { parentPort, workerData } from 'node:worker_threads';
import { findAlike } from './index/alike.ts';
import {
  applyChanges,
  builtBuffers,
  type MemoryIndex,
  openIndex,
  startBuild,
  wantsRebuild,
} from './index/memory-index.ts';
import { searchIndex } from './index/search-index.ts';
import type { Answered, Asked, IndexAnswer, IndexRequest } from './index-thread.ts';
import type { SearchSchema } from './search-engine.ts';

// The thread that builds an index from pages of documents. A small one is handed over, its arrays uncopied; a large one
// stays here and is asked here.
const builder = startBuild(workerData as SearchSchema);
let index: MemoryIndex | undefined;

const reply = (answer: IndexAnswer, buffers: ArrayBuffer[] = []): void => parentPort?.postMessage(answer, buffers);

const finish = (keepFrom: number): void => {
  const built = builder.finish();
  if (built.columns.count < keepFrom) {
    reply({ built }, builtBuffers(built));
    return;
  }
  index = openIndex(built);
  reply({ built: null });
};

const answer = (built: MemoryIndex, request: Asked): Omit<Answered, 'number'> => {
  if ('search' in request) return { answer: searchIndex(built, request.search) };
  if ('alike' in request) return { alike: findAlike(built, request.alike) };
  applyChanges(built, request.apply);
  return { wantsRebuild: wantsRebuild(built) };
};

const ask = (built: MemoryIndex, request: Asked): void => {
  try {
    reply({ ...answer(built, request), number: request.number });
  } catch (error) {
    reply({ number: request.number, error });
  }
};

parentPort?.on('message', (request: IndexRequest) => {
  if ('add' in request) builder.add(request.add);
  else if ('finish' in request) finish(request.finish.keepFrom);
  else if ('end' in request) parentPort?.close();
  else if (index) ask(index, request);
});
