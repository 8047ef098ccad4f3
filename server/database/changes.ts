import { sql } from 'kysely';
import type { Change, Db } from '#server/ctx';
import type { Log } from '#server/log/log';
import { type Hints, noHints } from './hints.ts';

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
const longestPauseMs = 1000;

type Options = { hints?: Hints; pauseMs?: number };

/** Follows the change log of `db`: by looking every `pauseMs`, whenever `follow` is called, and at another process's hint. */
export const openChanges = async (
  db: Db,
  log: Pick<Log, 'error'>,
  { hints = noHints, pauseMs = longestPauseMs }: Options = {},
): Promise<Changes> => {
  const listeners: Listener[] = [];
  let last: Read = await readSince(db, null);
  let turn: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;

  let hasWritten = false;

  const read = async () => {
    waiting = undefined;
    const isOwn = hasWritten;
    hasWritten = false;
    const { changes, ...now } = await readSince(db, last);
    if (isOwn && changes.length > 0) hints.send();
    if (changes.length > 0) await tell(listeners, changes);
    last = now;
  };
  // Calls that arrive while a read waits for its turn share it; one that is already under way may miss their change.
  const look = () => {
    waiting ??= turn = turn.then(read).catch((error: unknown) => log.error('changes.follow', error));
    return waiting;
  };
  const follow = () => {
    hasWritten = true;
    return look();
  };
  const timer = setInterval(look, pauseMs);
  timer.unref();
  const stopListening = hints.listen(() => void look());
  const close = async () => {
    clearInterval(timer);
    await stopListening();
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

/** When a reading was, by the database's clock, and the numbers that were told by then as a multirange: few, and short, however many changes there were. */
type Read = { at: Date; told: string };

/** What changed since the reading `last` or became visible only now, each thing once, in order; of null only what is there already. */
const readSince = async (db: Db, last: Read | null): Promise<Read & { changes: Change[] }> => {
  const told = last?.told ?? '{}';
  const { rows } = await sql<{ now: Date; told: string; entity: string | null; id: string }>`
    with clock as (select clock_timestamp() as now),
      recent as (select seq, at, entity, entity_id from change_log, clock
        where at > coalesce(${last?.at ?? null}::timestamptz, clock.now) - ${sql.lit(overlap)}::interval),
      fresh as materialized (select * from recent where not seq <@ ${told}::int8multirange),
      numbers as (select coalesce(range_agg(int8range(seq, seq + 1)), '{}') as fresh from fresh),
      oldest as (select min(seq) as seq from recent)
    select clock.now, entity, entity_id as id,
      ((${told}::int8multirange + numbers.fresh) * int8multirange(int8range(oldest.seq, null)))::text as told
    from clock, numbers, oldest left join (
      select entity, entity_id, min(at) as at, min(seq) as seq from fresh group by entity, entity_id
    ) as changed on ${sql.lit(last !== null)}
    order by changed.at, changed.seq`.execute(db);
  const changes = rows.flatMap(({ entity, id }) => (entity === null ? [] : [{ entity, id }]));
  return { at: rows[0]?.now ?? new Date(0), told: rows[0]?.told ?? '{}', changes };
};
