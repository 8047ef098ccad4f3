import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { openChanges, recordChanges } from '#server/database/changes';
import { noHints, serverHints } from '#server/database/hints';
import { transact } from '#server/database/transact';
import { freshDatabase } from '#server/test/database';
import { aListener, changesOfEachTest, noteChanges } from '#server/test/note-changes';
import { urlOf } from '#server/test/postgres';

const given = changesOfEachTest();
let readLetters = 0;

/** The same database, with the letters counted that are read from it. */
const counted = () =>
  given.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      readLetters += JSON.stringify(result.rows).length;
      return result;
    },
  });

describe('a listener that fails', () => {
  test('hears of the change again, and keeps it from nobody else', async () => {
    const changes = await given.open();
    let fails = true;
    const failing = aListener();
    const other = aListener();
    changes.subscribe((batch) => {
      if (fails) throw new Error('The database is away.');
      failing.listener(batch);
    });
    changes.subscribe(other.listener);
    await noteChanges(given.db, 'product', [7]);
    await changes.follow();
    expect(other.ids).toContain('7');
    expect(given.errors).not.toEqual([]);
    fails = false;
    await changes.follow();
    expect(failing.ids).toEqual(['7']);
  });
});

test('what was written stays written where following it fails: the writer gets no error', async () => {
  const closed = { current: false };
  const away = given.db.withPlugin({
    transformQuery: ({ node }) => {
      if (closed.current) throw new Error('The database is away.');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const changes = await given.open({}, away);
  const { ids, listener } = aListener();
  changes.subscribe(listener);
  closed.current = true;
  await noteChanges(given.db, 'product', [1]);
  await expect(changes.follow()).resolves.toBeUndefined();
  expect(given.errors).not.toEqual([]);
  closed.current = false;
  await changes.follow();
  expect(ids).toEqual(['1']);
});

test('an idle shop does not read again and again what changed last', async () => {
  await noteChanges(
    given.db,
    'product',
    Array.from({ length: 500 }, (_, at) => at),
  );
  await given.db
    .updateTable('change_log')
    .set({ at: new Date(Date.now() - 5 * 60_000) })
    .execute();
  const changes = await given.open({}, counted());
  readLetters = 0;
  await changes.follow();
  expect(readLetters).toBeLessThan(500);
});

test('a change that is committed after a younger one is heard of, once', async () => {
  const changes = await given.open();
  const { ids, listener } = aListener();
  changes.subscribe(listener);
  await transact(given.db, async (tx) => {
    await recordChanges(tx, 'product', ['late']);
    await tx
      .updateTable('change_log')
      .set({ at: new Date(Date.now() - 20_000) })
      .execute();
  });
  await noteChanges(given.db, 'product', ['young']);
  await changes.follow();
  await changes.follow();
  expect(ids.toSorted()).toEqual(['late', 'young']);
});

describe('a change that is noted more than a minute before its commit', () => {
  const before = (ms: number) => sql`update change_log set at = at - ${ms} * interval '1 millisecond'`;

  test('is heard of by the next look back over all, once', async () => {
    await noteChanges(given.db, 'product', ['known']);
    await before(300_000).execute(given.db);
    const changes = await given.open({ longLookMs: 0 });
    const { ids, listener } = aListener();
    changes.subscribe(listener);
    await noteChanges(given.db, 'product', ['early']);
    await changes.follow();
    await noteChanges(given.db, 'product', ['late']);
    await before(70_000).execute(given.db);
    await changes.follow();
    await changes.follow();
    expect(ids).toEqual(['early', 'late']);
  });

  test('is heard of where its transaction ends after a reading', async ({ skip }) => {
    const { engine } = await freshDatabase();
    const changes = await given.open({ longLookMs: 0 });
    if (engine === 'pglite') skip('The embedded database runs one transaction at a time.');
    const { ids, listener } = aListener();
    changes.subscribe(listener);
    const long = await given.db.startTransaction().execute();
    await recordChanges(long, 'product', ['late']);
    await before(70_000).execute(long);
    await noteChanges(given.db, 'product', ['young']);
    await changes.follow();
    expect(ids).toEqual(['young']);
    await long.commit().execute();
    await changes.follow();
    await changes.follow();
    expect(ids).toEqual(['young', 'late']);
  });
});

test('what was told is not read again while it is young, however much it was', async () => {
  const changes = await given.open({}, counted());
  const { ids, listener } = aListener();
  changes.subscribe(listener);
  const many = Array.from({ length: 500 }, (_, at) => at);
  await noteChanges(given.db, 'product', many);
  await noteChanges(given.db, 'product', many);
  await changes.follow();
  expect(ids.toSorted()).toEqual(many.map(String).toSorted());
  readLetters = 0;
  await changes.follow();
  await noteChanges(given.db, 'product', ['next']);
  await changes.follow();
  expect(ids.slice(500)).toEqual(['next']);
  expect(readLetters).toBeLessThan(500);
});

describe('a hint of another process', () => {
  const openBoth = async () => {
    const { db: own, hints, engine } = await freshDatabase();
    const source = inject('source');
    const url = 'run' in source ? urlOf(`${source.run}_${process.env.VITEST_POOL_ID}`) : '';
    // Another process has a sender of its own; it would look by itself only after the test.
    const others = engine === 'pglite' ? noHints : serverHints(url, async () => {});
    const writer = await openChanges(own, given.log, { hints });
    const changes = await given.open({ hints: others, pauseMs: 600_000 }, own);
    return { own, engine, writer, changes };
  };

  test('brings a change at once, and again after its connection was lost', async ({ skip }) => {
    const { own, engine, writer, changes } = await openBoth();
    try {
      if (engine === 'pglite') skip('One process alone has the embedded database.');
      const { ids, listener } = aListener();
      changes.subscribe(listener);
      const write = async (id: string) => {
        await noteChanges(own, 'product', [id]);
        await writer.follow();
        return ids;
      };
      await expect.poll(() => write('hinted')).toContain('hinted');
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'shop hints' and datname = current_database()`.execute(own);
      await expect.poll(() => write('hinted again')).toContain('hinted again');
      expect(given.errors).toEqual([]);
    } finally {
      await writer.close();
    }
  });
});
