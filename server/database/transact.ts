import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';

const inside = new AsyncLocalStorage<{ open: boolean }>();
const passing = new Set(['40001', '40P01']);

/** Throws inside a transaction: there its own handle is the way, another connection would wait for it or not see it. */
export const refuseInsideTransaction = () => {
  if (inside.getStore()?.open) throw new Error('Inside a transaction use its own handle.');
};

/** The SQLSTATE of a database's error ('23505' …), or undefined for any other error. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/**
 * Runs `work` in one transaction and commits it; whatever it throws rolls back. After a serialisation failure or a
 * deadlock it runs again, up to three times more, so `work` must do nothing but use `tx`. Inside it the outer handle
 * throws at once. Not to be nested: give functions that belong to a transaction its `tx`.
 */
export const transact = async <T, R>(db: Kysely<T>, work: (tx: Transaction<T>) => Promise<R>): Promise<R> => {
  if (db.isTransaction) throw new Error('transact was given the handle of a transaction: it cannot be nested.');
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await once(db, work);
    } catch (error) {
      if (attempt === 3 || !passing.has(sqlState(error) ?? '')) throw error;
      await wait(5 * 2 ** attempt * (1 + Math.random()));
    }
  }
};

const once = <T, R>(db: Kysely<T>, work: (tx: Transaction<T>) => Promise<R>) =>
  db.transaction().execute(async (tx) => {
    const here = { open: true };
    try {
      return await inside.run(here, () => work(tx));
    } finally {
      here.open = false;
    }
  });
