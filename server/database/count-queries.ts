import { AsyncLocalStorage } from 'node:async_hooks';

/** A statement as it was sent. */
export type SentQuery = { sql: string; parameters: readonly unknown[] };

const counting = new AsyncLocalStorage<SentQuery[]>();

/** For Kysely's `log`: remembers a statement for whoever counts in this async context. */
export const countQuery = (query: SentQuery) => counting.getStore()?.push(query);

/** Runs `work` and returns its result with every statement it sent through Kysely, begin and commit too; `queries` is their SQL. */
export const countQueries = async <R>(work: () => Promise<R>) => {
  const sent: SentQuery[] = [];
  const result = await counting.run(sent, work);
  return { result, sent, queries: sent.map(({ sql }) => sql) };
};
