import type { Db } from '#server/ctx';
import { openMemorySearch } from '#server/engine/memory-search';
import { productSchema } from '#server/read-model/search-schema';

/** A gate: once closed, the next who comes waits there until it is opened; others pass. */
export const aGate = () => {
  let [opened, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isClosed = false;
  return {
    close: () => {
      [opened, reached] = [Promise.withResolvers(), Promise.withResolvers()];
      isClosed = true;
    },
    open: () => opened.resolve(),
    /** Resolves once somebody waits. */
    reached: () => reached.promise,
    pass: async () => {
      if (!isClosed) return;
      isClosed = false;
      reached.resolve();
      await opened.promise;
    },
  };
};

/** A search whose rebuilds wait at a gate once everything is read for them. */
export const heldSearch = (gate: ReturnType<typeof aGate>): ReturnType<typeof openMemorySearch> => {
  const memory = openMemorySearch(productSchema);
  return {
    ...memory,
    rebuild: (pages) =>
      memory.rebuild(
        (async function* () {
          yield* pages;
          await gate.pass();
        })(),
      ),
  };
};

/** A database whose reading of all families waits at a gate after its first page. */
export const heldFamilies = (db: Db, gate: ReturnType<typeof aGate>): Db => {
  const through = <T extends object>(target: T, instead: Partial<T>): T =>
    new Proxy(target, {
      get: (_, key) => {
        const value: unknown = Reflect.get(key in instead ? instead : target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const executor = db.getExecutor();
  const held = through(executor, {
    executeQuery: async (query) => {
      if (query.sql.includes('select distinct family as code') && query.parameters[0] !== '') await gate.pass();
      return executor.executeQuery(query);
    },
  });
  return through(db, { getExecutor: () => held });
};
