import { sql } from 'kysely';
import type { Change, Db } from '#server/ctx';
import type { Log } from '#server/log/log';

/**
 * Notes changes in the transaction that makes them, so that every process hears of them. Call it last in a long
 * transaction: readers look back one minute.
 */
export const recordChanges = async (db: Db, entity: string, ids: readonly (string | number)[]) => {
  if (ids.length === 0) return;
  await sql`insert into change_log (entity, entity_id) select ${entity}, unnest(${ids.map(String)}::text[])`.execute(
    db,
  );
};

export type Changes = {
  /** Called with each batch of changes, in order, before `follow` resolves. */
  subscribe: (listener: (changes: Change[]) => Promise<void> | void) => void;
  follow: () => Promise<void>;
  close: () => Promise<void>;
};

// Sequence numbers may become visible out of order: a transaction that took 31 can commit after 32. So each read goes
// back over what is younger than the overlap and skips what it has seen.
const overlap = '60 seconds';
const pauseMs = 1000;

/** Follows the change log of `db`, by polling and whenever `follow` is called. */
export const openChanges = async (db: Db, log: Log): Promise<Changes> => {
  const listeners: ((changes: Change[]) => Promise<void> | void)[] = [];
  let seen = new Set<number>((await readRecent(db, await newest(db))).map((row) => row.seq));
  let last = await newest(db);
  let turn: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;

  const read = async () => {
    waiting = undefined;
    const rows = await readRecent(db, last);
    const fresh = rows.filter((row) => !seen.has(row.seq));
    seen = new Set(rows.map((row) => row.seq));
    const end = rows.at(-1);
    if (end) last = end.at > last ? end.at : last;
    if (fresh.length === 0) return;
    const changes = [...new Map(fresh.map((row) => [`${row.entity}:${row.entity_id}`, row])).values()];
    for (const listener of listeners) await listener(changes.map((row) => ({ entity: row.entity, id: row.entity_id })));
  };
  // Calls that arrive while a read waits for its turn share it; one that is already under way may miss their change.
  const follow = () => {
    waiting ??= turn = turn.catch(() => {}).then(read);
    return waiting;
  };
  const timer = setInterval(() => {
    follow().catch((error: unknown) => log.error('changes.follow', error));
  }, pauseMs);
  timer.unref();
  const close = async () => {
    clearInterval(timer);
    await turn.catch(() => {});
  };
  return { subscribe: (listener) => void listeners.push(listener), follow, close };
};

const newest = async (db: Db): Promise<Date> => {
  const row = await db
    .selectFrom('change_log')
    .select((e) => e.fn.max('at').as('at'))
    .executeTakeFirst();
  return row?.at ?? new Date(0);
};

const readRecent = (db: Db, last: Date) =>
  db
    .selectFrom('change_log')
    .select(['seq', 'entity', 'entity_id', 'at'])
    .where('at', '>', sql<Date>`${last}::timestamptz - ${sql.lit(overlap)}::interval`)
    .orderBy('at')
    .orderBy('seq')
    .execute();
