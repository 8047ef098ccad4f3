import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Change, Db, Transaction } from '#server/ctx';
import type { Log } from '#server/log/log';
import { type Hints, noHints } from './hints.ts';
import { withTimeLimits } from './time-limits.ts';

/**
 * Notes changes in the transaction that makes them, so that every process hears of them. Call it last in a long
 * transaction: what was noted more than a minute before the commit is heard of up to ten minutes later.
 */
export const recordChanges = async (db: Transaction, entity: string, ids: readonly (string | number)[]) => {
  if (ids.length === 0) return;
  // One time for all, by which readers know what was noted with few others.
  await sql`with clock as materialized (select clock_timestamp() as now)
    insert into change_log (entity, entity_id, at)
    select ${entity}, id, clock.now from clock, unnest(${ids.map(String)}::text[]) as id`.execute(db);
};

/** Deletes what was noted before a time that lies longer back than any process takes to follow. */
export const forgetChanges = (db: Db, before: Date) => db.deleteFrom('change_log').where('at', '<', before).execute();

export type Changes = {
  /**
   * Called with each batch of changes before `follow` resolves; a big one comes in parts, most of them behind what else
   * changes meanwhile. Where a listener throws, all of them are told the same changes again a second later, so hearing of
   * one twice must do no harm. Its answer is told to all in such parts too.
   */
  subscribe: (listener: Listener) => void;
  /**
   * Resolves once the listeners have been told what is committed now, but for most of a big batch. Never rejects: what is
   * written stays written.
   */
  follow: () => Promise<void>;
  close: () => Promise<void>;
};
/** The place of a batch of changes: how many there are in all, and whether these are the last of them. */
export type Part = { of: number; isLast: boolean };
type Listener = (changes: Change[], part?: Part) => Promise<readonly Change[] | void> | readonly Change[] | void;

/** More changes than that at once are told in parts, so that nobody waits for all of them. */
const batchMost = 1500;
const partSize = 200;

// Sequence numbers may become visible out of order: a transaction that took 31 can commit after 32. So each read goes
// back over the overlap before the last read and skips what it has seen.
const overlap = '60 seconds';
// A change that was noted longer before its commit is found by a look back over all that may still be under way.
const longOverlap = '2 hours';
const longLookMs = 10 * 60_000;
const longestPauseMs = 1000;

type Options = { hints?: Hints; pauseMs?: number; longLookMs?: number };

/** Follows the change log of `db`: by looking every `pauseMs`, whenever `follow` is called, and at another process's hint. */
export const openChanges = async (
  db: Db,
  log: Pick<Log, 'error'>,
  { hints = noHints, pauseMs = longestPauseMs, longLookMs: betweenLongLooks = longLookMs }: Options = {},
): Promise<Changes> => {
  const listeners: Listener[] = [];
  let last: Read = await readSince(db, null, true);
  let lookedLong = performance.now();
  /** Ends once everything is told that was asked for so far; whether the last of it was. */
  let turn: Promise<boolean> = Promise.resolve(true);
  let waiting: Promise<unknown> | undefined;
  let behind: Change[] = [];
  let partsOf = 0;
  let catchingUp: Promise<void> | undefined;
  let closed = false;

  let hasWritten = false;

  const inTurn = (work: () => Promise<void>): Promise<boolean> => {
    turn = turn.then(work).then(
      () => true,
      (error: unknown) => {
        log.error('changes.follow', error);
        return false;
      },
    );
    return turn;
  };
  const putBehind = (changes: readonly Change[]): void => {
    if (behind.length === 0) partsOf = 0;
    partsOf += changes.length;
    behind = [...behind, ...changes];
  };
  const tellPart = async (): Promise<void> => {
    const part = behind.slice(0, partSize);
    const more = await tell(listeners, part, { of: partsOf, isLast: part.length === behind.length });
    behind = behind.slice(part.length);
    putBehind(more);
  };
  const catchUp = async (): Promise<void> => {
    while (behind.length > 0 && !closed)
      if (!(await inTurn(() => withTimeLimits('read', tellPart)))) await setTimeout(pauseMs, undefined, { ref: false });
    catchingUp = undefined;
  };
  const read = async () => {
    waiting = undefined;
    const isOwn = hasWritten;
    hasWritten = false;
    const [asked, isLong] = [performance.now(), performance.now() - lookedLong >= betweenLongLooks];
    const { changes, ...now } = await readSince(db, last, isLong);
    if (isOwn && changes.length > 0) hints.send();
    const first = changes.length > batchMost ? changes.slice(0, partSize) : changes;
    const more = first.length > 0 ? await tell(listeners, first) : [];
    putBehind([...changes.slice(first.length), ...more]);
    last = now;
    if (isLong) lookedLong = asked;
  };
  // Calls that arrive while a read waits for its turn share it; one that is already under way may miss their change.
  const look = async (): Promise<void> => {
    waiting ??= inTurn(() => withTimeLimits('read', read));
    await waiting;
    if (behind.length > 0) catchingUp ??= catchUp();
  };
  const follow = () => {
    hasWritten = true;
    return look();
  };
  const timer = setInterval(look, pauseMs);
  timer.unref();
  const stopListening = hints.listen(() => void look());
  const close = async () => {
    closed = true;
    clearInterval(timer);
    await stopListening();
    await turn;
  };
  return { subscribe: (listener) => void listeners.push(listener), follow, close };
};

/** Tells every listener and answers what they add, then throws what the first that failed threw. */
const tell = async (listeners: readonly Listener[], changes: Change[], part?: Part): Promise<Change[]> => {
  const failures: unknown[] = [];
  const more: Change[] = [];
  for (const listener of listeners) {
    await Promise.resolve(changes)
      .then((all) => listener(all, part))
      .then((added) => {
        for (const one of added ?? []) more.push(one);
      })
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
  return more;
};

/** When a reading was, by the database's clock, and the numbers that were followed by then as a multirange: few, and short, however many changes there were. */
type Read = { at: Date; followed: string };

/**
 * Changes since the reading `last`, and older ones that became visible only now, each thing once. Those noted with few
 * others come before those noted with many. With null only the position is read.
 */
const readSince = async (db: Db, last: Read | null, isLong: boolean): Promise<Read & { changes: Change[] }> => {
  const followed = last?.followed ?? '{}';
  const { rows } = await sql<Read & { changes: string | null }>`
    with clock as (select clock_timestamp() as now),
      recent as (select seq, at, entity, entity_id from change_log, clock
        where at > coalesce(${last?.at ?? null}::timestamptz, clock.now) - ${sql.lit(isLong ? longOverlap : overlap)}::interval),
      fresh as materialized (select * from recent where not seq <@ ${followed}::int8multirange),
      numbers as (select coalesce(range_agg(int8range(seq, seq + 1)), '{}') as fresh from fresh),
      oldest as (select min(seq) as seq from recent where ${sql.lit(isLong)}),
      notes as (select at, count(*) as size, string_agg(entity || ' ' || entity_id, chr(10)) as lines
        from fresh where ${sql.lit(last !== null)} group by at)
    select clock.now as at,
      ((${followed}::int8multirange + numbers.fresh) * int8multirange(int8range(oldest.seq, null)))::text as followed,
      (select string_agg(lines, chr(10) order by size, at) from notes) as changes
    from clock, numbers, oldest`.execute(db);
  const [read] = rows;
  if (!read) throw new Error('The change log was not read.');
  // As one text, and made distinct here: with 100,000 of them rows and sorting would cost many times as much.
  const changes = [...new Set(read.changes?.split('\n'))].map((line) => {
    const space = line.indexOf(' ');
    return { entity: line.slice(0, space), id: line.slice(space + 1) };
  });
  return { at: read.at, followed: read.followed, changes };
};
