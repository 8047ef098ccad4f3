import type { Db } from '#server/ctx';
import { recordChanges } from '#server/database/changes';
import { transact } from '#server/database/transact';

/** Writes to the change log in a transaction of its own. */
export const noteChanges = (db: Db, entity: string, ids: readonly (string | number)[]) =>
  transact(db, (tx) => recordChanges(tx, entity, ids));
