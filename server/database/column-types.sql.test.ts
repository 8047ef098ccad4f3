import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../test/database.ts';

const database = await testDatabase();
const { db, query } = database;
const one = async (expression: string, params: unknown[] = []) =>
  (await query(`select ${expression} as value`, params)).rows[0].value;

test('bigint is a number, as far as that is exact', async () => {
  expect(await one('9007199254740991::bigint')).toBe(9007199254740991);
  expect(await one('-3::bigint')).toBe(-3);
  expect(await one('count(*)')).toBe(1);
  expect(await one('array[1, null, 2]::bigint[]')).toEqual([1, null, 2]);
  await expect(one('9007199254740992::bigint')).rejects.toThrow('too large for a number');
  // The connection is still good afterwards.
  expect(await one('1::bigint')).toBe(1);
});

test('numeric is text, digit by digit', async () => {
  expect(await one('12.50::numeric')).toBe('12.50');
  expect(await one("array['0.10', '12345678901234567890.12']::numeric[]")).toEqual(['0.10', '12345678901234567890.12']);
});

test('date is text, whatever the time zones say', async () => {
  expect(await one("'2026-01-31'::date")).toBe('2026-01-31');
  expect(await one('$1::date', ['2026-03-01'])).toBe('2026-03-01');
  expect(await one("array['2026-01-31', null]::date[]")).toEqual(['2026-01-31', null]);
});

test('timestamptz is the same moment as a Date', async () => {
  const moment = new Date('2026-02-28T23:59:59.123Z');
  expect(await one('$1::timestamptz', [moment])).toEqual(moment);
  expect(await one("'2026-02-28 20:59:59.123-03'::timestamptz")).toEqual(moment);
});

test('jsonb, arrays, bytes and booleans are what they are', async () => {
  expect(await one('$1::jsonb', [JSON.stringify([{ ñ: 1.5 }])])).toEqual([{ ñ: 1.5 }]);
  expect(await one('$1::text[]', [['a"b', 'c,d', null]])).toEqual(['a"b', 'c,d', null]);
  expect(await one('$1::bytea', [Buffer.from([0, 255])])).toEqual(Buffer.from([0, 255]));
  expect(await one('true')).toBe(true);
});

test('large parameters and large results pass', async () => {
  const text = 'ñ'.repeat(3_000_000);
  expect((await one('$1::text', [text])) === text).toBe(true);
  const { rows } = await query('select n, repeat(md5(n::text), 30) as t from generate_series(1, 10000) n');
  expect(rows).toHaveLength(10_000);
});

beforeAll(() => query('create table typed (id bigint generated always as identity primary key, at date not null)'));
afterAll(() => query('drop table typed'));
test('the same through Kysely, from a table', async () => {
  const { rows } = await sql`insert into typed (at) values ('2026-12-31') returning *`.execute(db);
  expect(rows).toEqual([{ id: 1, at: '2026-12-31' }]);
});
