import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '#server/ctx';
import { type Changes, openChanges, recordChanges } from '#server/database/changes';
import { countQueries } from '#server/database/count-queries';
import { transact } from '#server/database/transact';
import { freshDatabase } from '#server/test/database';

// A shop that has run for longer than the overlap: it looks by number for what is new.

let db: Db;
let engine: string;
let changes: Changes;
let heard: string[];
const errors: unknown[] = [];
const log = { error: (_event: string, error: unknown) => void errors.push(error) };

beforeEach(async () => {
  ({ db, engine } = await freshDatabase());
  heard = [];
});
afterEach(async () => {
  await changes.close();
  expect(errors.splice(0)).toEqual([]);
});

const open = async (longLookMs?: number) => {
  changes = await openChanges(db, log, { overlapMs: 50, pauseMs: 600_000, ...(longLookMs && { longLookMs }) });
  changes.subscribe((batch) => void heard.push(...batch.map(({ id }) => id)));
};

/** Follows, and answers the number from which on that looked; 0 where it looked by time. */
const followFrom = async () => {
  const { sent } = await countQueries(() => changes.follow());
  const [look] = sent;
  const place = /seq >= \$(\d+)/.exec(look?.sql ?? '')?.[1];
  return Number(place ? look?.parameters[Number(place) - 1] : 0);
};

const lastNumber = async () => {
  const { rows } = await sql<{ last: number }>`select max(seq)::int as last from change_log`.execute(db);
  return rows[0]?.last ?? 0;
};

/** Follows until it looks past all that is there. */
const settle = async () => {
  const last = await lastNumber();
  await expect.poll(followFrom, { timeout: 10_000, interval: 100 }).toBe(last + 1);
};

test('past what was told, however much that was', async () => {
  await open();
  expect(await followFrom()).toBe(0);
  await recordChanges(
    db,
    'product',
    Array.from({ length: 500 }, (_, at) => at),
  );
  await settle();
  await recordChanges(db, 'product', ['next']);
  await changes.follow();
  expect(heard).toHaveLength(501);
});

test('from what was never used, for as long as somebody might still use it', async () => {
  await open();
  await recordChanges(db, 'product', ['first']);
  await settle();
  const unused = (await lastNumber()) + 1;
  const undone = transact(db, async (tx) => {
    await recordChanges(tx, 'product', ['undone']);
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  for (const id of ['second', 'third']) {
    await recordChanges(db, 'product', [id]);
    await changes.follow();
  }
  expect(await followFrom()).toBe(unused);
  await settle();
  expect(heard).toEqual(['first', 'second', 'third']);
});

test('and hears of what is committed after younger ones, long after it was noted', async ({ skip }) => {
  await open();
  if (engine === 'pglite') skip('The embedded database runs one transaction at a time.');
  await recordChanges(db, 'product', ['first']);
  await settle();
  const long = await db.startTransaction().execute();
  await recordChanges(long, 'product', ['late']);
  await recordChanges(db, 'product', ['young']);
  await changes.follow();
  await sql`select pg_sleep(0.2)`.execute(db);
  await changes.follow();
  expect(heard).toEqual(['first', 'young']);
  await long.commit().execute();
  await changes.follow();
  await changes.follow();
  expect(heard).toEqual(['first', 'young', 'late']);
});

const setBack = () => sql`update change_log set at = at - interval '3 hours'`.execute(db);

test('tells nothing that is older than any look', async () => {
  await recordChanges(db, 'product', ['old']);
  await setBack();
  await open();
  await settle();
  expect(heard).toEqual([]);
});

test('tells nothing again that a look over all has forgotten', async () => {
  await open(1000);
  await recordChanges(db, 'product', ['old']);
  // The number that it looks from is that of a reading more than a second before.
  for (let looks = 0; looks < 3; looks += 1) {
    await changes.follow();
    await sql`select pg_sleep(1.1)`.execute(db);
  }
  await setBack();
  await recordChanges(db, 'product', ['new']);
  const from: number[] = [];
  for (let looks = 0; looks < 3; looks += 1) from.push(await followFrom());
  expect(from[0], 'a look over all').toBe(0);
  expect(from[2], 'a look by number').toBeGreaterThan(1);
  expect(heard).toEqual(['old', 'new']);
});

test('numbers are taken one by one, as those who look rely on', async () => {
  await open();
  const { rows } =
    await sql`select cache_size::int as cache from pg_sequences where sequencename = 'change_log_seq_seq'`.execute(db);
  expect(rows).toEqual([{ cache: 1 }]);
});
