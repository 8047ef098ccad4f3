import { afterEach, beforeEach } from 'vitest';
import type { Change, Db } from '#server/ctx';
import { type Changes, openChanges, recordChanges } from '#server/database/changes';
import { transact } from '#server/database/transact';
import { freshDatabase } from './database.ts';

/** Writes to the change log in a transaction of its own. */
export const noteChanges = (db: Db, entity: string, ids: readonly (string | number)[]) =>
  transact(db, (tx) => recordChanges(tx, entity, ids));

/** A database for each test of a file; what it opens of the change log is closed after it, and `errors` has what is logged. */
export const changesOfEachTest = () => {
  const errors: unknown[] = [];
  const log = { error: (_event: string, error: unknown) => void errors.push(error) };
  const opened: Changes[] = [];
  const given = { db: {} as Db, errors, log };
  const open = async (options: Parameters<typeof openChanges>[2] = {}, db = given.db): Promise<Changes> => {
    const changes = await openChanges(db, log, options);
    opened.push(changes);
    return changes;
  };
  beforeEach(async () => {
    given.db = (await freshDatabase()).db;
    errors.length = 0;
  });
  afterEach(async () => {
    for (const changes of opened.splice(0)) await changes.close();
  });
  return Object.assign(given, { open });
};

/** A listener, and the ids of what it hears of. */
export const aListener = () => {
  const ids: string[] = [];
  return { ids, listener: (batch: Change[]) => void ids.push(...batch.map(({ id }) => id)) };
};
