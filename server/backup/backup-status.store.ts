import type { Db } from '#server/ctx';

export const readBackupStatus = (db: Db) =>
  db.selectFrom('backup_status').select(['good_at', 'good_size', 'tried_at', 'error']).executeTakeFirst();

/** Keeps how a try went; one that failed leaves what is known of the last good one. */
export const saveBackupStatus = async (db: Db, at: Date, outcome: { size: number } | { error: string }) => {
  const found =
    'size' in outcome
      ? { tried_at: at, good_at: at, good_size: outcome.size, error: null }
      : { tried_at: at, error: outcome.error };
  await db
    .insertInto('backup_status')
    .values(found)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(found))
    .execute();
};
