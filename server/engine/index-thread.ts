import { Worker } from 'node:worker_threads';
import { workerUrl } from '#server/worker-url';
import type { BuiltIndex } from './index/memory-index.ts';
import type {
  AlikeQuery,
  SearchAnswer,
  SearchChanges,
  SearchDocument,
  SearchQuery,
  SearchSchema,
} from './search-engine.ts';

type Question = { search: SearchQuery } | { alike: AlikeQuery } | { apply: SearchChanges };
export type Asked = { number: number } & Question;
export type IndexRequest =
  | { add: readonly SearchDocument[] }
  | { finish: { keepFrom: number } }
  | { end: true }
  | Asked;
export type Answered = {
  number: number;
  answer?: SearchAnswer;
  alike?: number[];
  wantsRebuild?: boolean;
  error?: unknown;
};
export type IndexAnswer = { built: BuiltIndex | null } | Answered;

/** An index, wherever it stands. `close` waits for what was asked before; afterwards it answers nothing. */
export type OpenIndex = {
  search: (query: SearchQuery) => Promise<SearchAnswer>;
  findAlike: (query: AlikeQuery) => Promise<number[]>;
  apply: (changes: SearchChanges) => Promise<void>;
  wantsRebuild: () => boolean;
  close: () => Promise<void>;
};

/** Starts the thread that builds an index; `finish` answers what is built or, from `keepFrom` documents on, undefined: then it is asked there. */
export const startIndexThread = (schema: SearchSchema) => {
  const worker = new Worker(workerUrl('index-worker'), { workerData: schema });
  // An index is no reason for a process to stay, but who waits for its answer is.
  worker.unref();
  const waiting = new Map<number, PromiseWithResolvers<Answered>>();
  const built = Promise.withResolvers<BuiltIndex | null>();
  const exited = Promise.withResolvers<void>();
  // The builder hears of it when it asks to finish.
  built.promise.catch(() => {});
  let ended: Error | undefined;
  let isOld = false;
  let last = 0;

  const end = (error: Error): void => {
    ended ??= error;
    built.reject(error);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => {
    end(new Error('The thread of the index ended.'));
    exited.resolve();
  });
  worker.on('message', (message: IndexAnswer) => {
    if ('built' in message) {
      built.resolve(message.built);
      return;
    }
    const asked = waiting.get(message.number);
    waiting.delete(message.number);
    if (waiting.size === 0) worker.unref();
    if (message.error === undefined) asked?.resolve(message);
    else asked?.reject(message.error);
  });

  const ask = (request: Question): Promise<Answered> => {
    if (ended) return Promise.reject(ended);
    const answer = Promise.withResolvers<Answered>();
    waiting.set(++last, answer);
    worker.ref();
    worker.postMessage({ number: last, ...request } satisfies IndexRequest);
    return answer.promise;
  };

  const opened: OpenIndex = {
    search: async (query) => {
      const { answer } = await ask({ search: query });
      if (!answer) throw new Error('The index did not answer.');
      return answer;
    },
    findAlike: async (query) => (await ask({ alike: query })).alike ?? [],
    // One whose thread has ended asks for a rebuild, which reads what is applied now from the database.
    apply: async (changes) => {
      if (!ended) isOld = (await ask({ apply: changes })).wantsRebuild ?? false;
    },
    wantsRebuild: () => isOld || ended !== undefined,
    // The thread answers what stands before this message, then ends by itself. A thread cut off from here while it
    // compiles or collects can take the process with it.
    close: async () => {
      worker.ref();
      worker.postMessage({ end: true } satisfies IndexRequest);
      await exited.promise;
    },
  };
  return {
    ...opened,
    add: (documents: readonly SearchDocument[]) => worker.postMessage({ add: documents } satisfies IndexRequest),
    finish: async (keepFrom: number): Promise<BuiltIndex | undefined> => {
      worker.ref();
      worker.postMessage({ finish: { keepFrom } } satisfies IndexRequest);
      const handed = await built.promise;
      worker.unref();
      return handed ?? undefined;
    },
  };
};
