import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '#server/database/database';
import { statementNames } from '#server/database/prepare-often';
import type { Tables } from '#server/tables';
import { testDatabase } from '#server/test/database';
import { urlOf } from '#server/test/postgres';

let database: Database<Tables>;
// Connections of its own: the names of a process that ran other files may all be taken.
beforeAll(async () => {
  await testDatabase();
  const source = inject('source');
  const url = 'snapshot' in source ? undefined : urlOf(`${source.run}_${process.env.VITEST_POOL_ID}`);
  database = await openDatabase<Tables>({ url });
});
afterAll(() => database.close());

const planned = async () => {
  const { rows } = await database.query('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => String(statement));
};

test('what comes often is planned once, and answers as before', async () => {
  const ask = (at: number) =>
    database.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ twice: number }>`select ${at}::int + ${at}::int as twice`.execute(tx);
      return { twice: rows[0]?.twice, isPlanned: (await named(tx)) > 0 };
    });
  const named = async (tx: Database<Tables>['db']) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_prepared_statements
      where statement like '%as twice'`.execute(tx);
    return rows[0]?.count ?? 0;
  };
  const answers = [];
  for (let at = 1; at <= 12; at += 1) answers.push(await ask(at));
  expect(answers.map(({ twice }) => twice)).toEqual(Array.from({ length: 12 }, (_, at) => (at + 1) * 2));
  expect(answers[0]?.isPlanned).toBe(false);
  expect(answers.at(-1)?.isPlanned).toBe(true);
});

test('a statement that fails is refused each time alike, and harms no other', async () => {
  const divide = (by: number) => database.query('select 12 / $1::int as share', [by]);
  for (let at = 1; at <= 4; at += 1) expect((await divide(at)).rows[0]?.share).toBe(12 / at);
  for (let at = 1; at <= 3; at += 1) await expect(divide(0)).rejects.toThrow('division by zero');
  expect((await divide(2)).rows[0]?.share).toBe(6);
  for (let at = 1; at <= 6; at += 1)
    await expect(database.query('select nothing + $1', [at])).rejects.toThrow('nothing');
  expect((await planned()).filter((text) => text.startsWith('select nothing'))).toEqual([]);
});

test('a statement gets its name when it has come three times, and keeps it; one that takes all columns never', () => {
  const nameOf = statementNames();
  expect([1, 2, 3, 4].map(() => nameOf('select a'))).toEqual([undefined, undefined, 's1', 's1']);
  expect([1, 2, 3].map(() => nameOf('select b')).at(-1)).toBe('s2');
  for (const all of ['select * from c', 'select c.* from c', 'update c set d = 1 returning *']) {
    expect([1, 2, 3, 4].map(() => nameOf(all))).toEqual(Array(4).fill(undefined));
  }
  for (let at = 0; at < 600; at += 1) nameOf(`select ${at % 300}`);
  expect(nameOf('select a')).toBe('s1');
});

test('there are names for two hundred statements at most', () => {
  const nameOf = statementNames();
  const names = Array.from({ length: 300 }, (_, at) => [1, 2, 3].map(() => nameOf(`select ${at}`)).at(-1));
  expect(names.filter((name) => name !== undefined)).toHaveLength(200);
});
