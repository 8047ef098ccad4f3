import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../test/database.ts';
import { onServer } from '../test/postgres.ts';
import { countQueries } from './count-queries.ts';
import { sqlState, transact } from './transact.ts';

const database = await testDatabase();
const { db } = database;
const numbers = async () =>
  (await sql<{ n: number }>`select n from tried order by n`.execute(db)).rows.map(({ n }) => n);
const add = (handle: typeof db, n: number) => sql`insert into tried values (${n})`.execute(handle);

beforeEach(async () => {
  await database.query('drop table if exists tried; create table tried (n integer primary key check (n > 0))');
});
afterAll(() => database.query('drop table tried'));

describe('a transaction', () => {
  test('that loses its connection between two statements fails alone: the process goes on', async ({ skip }) => {
    if (database.engine === 'pglite') skip();
    const lost: unknown[] = [];
    const note = (error: unknown) => void lost.push(error);
    process.on('uncaughtExceptionMonitor', note);
    const work = transact(db, async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await onServer(`select pg_terminate_backend(${rows[0]?.pid})`);
      // Its farewell came before its process was gone.
      const left = () => onServer(`select from pg_stat_activity where pid = ${rows[0]?.pid}`);
      await expect.poll(left).toHaveLength(0);
      await add(tx, 1);
    });
    await expect(work).rejects.toThrow();
    process.off('uncaughtExceptionMonitor', note);
    expect(lost).toEqual([]);
    expect(await numbers()).toEqual([]);
  });

  test('keeps all it wrote, in seven statements', async () => {
    const { queries } = await countQueries(() =>
      transact(db, async (tx) => {
        for (const n of [1, 2, 3, 4, 5]) await add(tx, n);
      }),
    );
    expect(await numbers()).toEqual([1, 2, 3, 4, 5]);
    expect(queries).toHaveLength(7);
  });

  test('keeps nothing when its work throws', async () => {
    const work = transact(db, async (tx) => {
      await add(tx, 1);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await numbers()).toEqual([]);
  });

  test('keeps nothing when a statement fails, and says which rule was broken', async () => {
    const error = await transact(db, async (tx) => {
      await add(tx, 1);
      await add(tx, 1);
    }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: '23505', table: 'tried', constraint: 'tried_pkey' });
    expect(sqlState(await add(db, -1).catch((reason: unknown) => reason))).toBe('23514');
    expect(await numbers()).toEqual([]);
  });

  test('refuses the outer handle, and the plain query, before anything is sent', async () => {
    const { queries } = await countQueries(async () => {
      const outer = transact(db, async (tx) => {
        await add(tx, 1);
        await add(db, 2);
      });
      await expect(outer).rejects.toThrow('use its own handle');
      await expect(transact(db, () => database.query('select 1'))).rejects.toThrow('use its own handle');
      await expect(transact(db, () => transact(db, async () => {}))).rejects.toThrow('use its own handle');
      const nested = (tx: typeof db) => transact(tx, async () => {});
      await expect(transact(db, nested)).rejects.toThrow('cannot be nested');
    });
    expect(queries).toEqual([
      'begin',
      'insert into tried values ($1)',
      ...Array(3).fill(['rollback', 'begin']).flat(),
      'rollback',
    ]);
    expect(await numbers()).toEqual([]);
  });

  test('lets the outer handle be used again afterwards, also by work that outlives it', async () => {
    let later = Promise.resolve<unknown>(null);
    const ended = Promise.withResolvers<void>();
    await transact(db, async () => {
      later = ended.promise.then(() => add(db, 7));
    });
    ended.resolve();
    await later;
    expect(await numbers()).toEqual([7]);
  });
});

describe('a transaction that meets another', () => {
  const fail = (code: string) => sql.raw(`do $$ begin raise exception 'met' using errcode = '${code}'; end $$`);

  test.each(['40001', '40P01'])('is tried again after %s, up to three times more', async (code) => {
    let attempts = 0;
    await transact(db, async (tx) => {
      attempts += 1;
      await add(tx, 1);
      if (attempts < 4) await fail(code).execute(tx);
    });
    expect(attempts).toBe(4);
    expect(await numbers()).toEqual([1]);
  });

  test('gives up after that', async () => {
    let attempts = 0;
    const work = transact(db, async (tx) => {
      attempts += 1;
      await fail('40001').execute(tx);
    });
    await expect(work).rejects.toMatchObject({ code: '40001' });
    expect(attempts).toBe(4);
  });

  test('is not tried again after any other error', async () => {
    let attempts = 0;
    const work = transact(db, async (tx) => {
      attempts += 1;
      await fail('23505').execute(tx);
    });
    await expect(work).rejects.toMatchObject({ code: '23505' });
    expect(attempts).toBe(1);
  });
});
