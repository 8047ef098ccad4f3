import { AsyncLocalStorage } from 'node:async_hooks';

const counting = new AsyncLocalStorage<string[]>();

/** For Kysely's `log`: remembers a statement for whoever counts in this async context. */
export const countQuery = (sql: string) => counting.getStore()?.push(sql);

/** Runs `work` and returns its result with the SQL of every statement it sent through Kysely, begin and commit too. */
export const countQueries = async <R>(work: () => Promise<R>): Promise<{ result: R; queries: string[] }> => {
  const queries: string[] = [];
  const result = await counting.run(queries, work);
  return { result, queries };
};
