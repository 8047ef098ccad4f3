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

/** Deletes what was noted before a time that lies longer back than any process takes to follow. */
export const forgetChanges = (db: Db, before: Date) => db.deleteFrom('change_log').where('at', '<', before).execute();

export type Changes = {
  /**
   * Called with each batch of changes, in order, before `follow` resolves. Where a listener throws, all of them are told
   * the same changes again a second later, so hearing of one twice must do no harm.
   */
  subscribe: (listener: Listener) => void;
  /** Resolves once the listeners have been told what is committed now. Never rejects: what is written stays written. */
  follow: () => Promise<void>;
  close: () => Promise<void>;
};
type Listener = (changes: Change[]) => Promise<void> | void;

// Sequence numbers may become visible out of order: a transaction that took 31 can commit after 32. So each read goes
// back over the overlap before the last read and skips what it has seen.
const overlap = '60 seconds';
const pauseMs = 1000;

/** Follows the change log of `db`, by polling and whenever `follow` is called. */
export const openChanges = async (db: Db, log: Pick<Log, 'error'>): Promise<Changes> => {
  const listeners: Listener[] = [];
  let last = await readSince(db, null);
  let turn: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;

  const read = async () => {
    waiting = undefined;
    const now = await readSince(db, last.at);
    const fresh = new Map([...now.changes].filter(([seq]) => !last.changes.has(seq)));
    const changes = [
      ...new Map([...fresh.values()].map((change) => [`${change.entity}:${change.id}`, change])).values(),
    ];
    if (changes.length > 0) await tell(listeners, changes);
    last = now;
  };
  // Calls that arrive while a read waits for its turn share it; one that is already under way may miss their change.
  const follow = () => {
    waiting ??= turn = turn.then(read).catch((error: unknown) => log.error('changes.follow', error));
    return waiting;
  };
  const timer = setInterval(follow, pauseMs);
  timer.unref();
  const close = async () => {
    clearInterval(timer);
    await turn;
  };
  return { subscribe: (listener) => void listeners.push(listener), follow, close };
};

/** Tells every listener, then throws what the first that failed threw. */
const tell = async (listeners: readonly Listener[], changes: Change[]) => {
  const failures: unknown[] = [];
  for (const listener of listeners) {
    await Promise.resolve(changes)
      .then(listener)
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
};

/** The database's time, and by number the changes since `since` (null: since now) and in the overlap before it. */
const readSince = async (db: Db, since: Date | null) => {
  const { rows } = await sql<{ now: Date; seq: number | null; entity: string; id: string }>`
    select clock.now, seq, entity, entity_id as id from (select clock_timestamp() as now) as clock
    left join change_log on at > coalesce(${since}::timestamptz, clock.now) - ${sql.lit(overlap)}::interval
    order by at, seq`.execute(db);
  const changes = new Map(
    rows.flatMap(({ seq, entity, id }) => (seq === null ? [] : [[seq, { entity, id }] as const])),
  );
  return { at: rows[0]?.now ?? new Date(0), changes };
};
