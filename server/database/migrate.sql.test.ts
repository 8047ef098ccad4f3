import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { dropDatabases, onServer, urlOf } from '../test/postgres.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

// A database of its own; on PostgreSQL through eight pools, as eight processes would open it.
const source = inject('source');
const name = 'run' in source ? `${source.run}_migrate` : null;
const databases: Database<unknown>[] = [];
let database: Database<unknown>;
const numbers = async () => (await database.query('select n from a order by n')).rows.map(({ n }) => n);

beforeAll(async () => {
  if (name) await onServer(`create database "${name}"`);
  for (let at = 0; at < (name ? 8 : 1); at += 1) databases.push(await openDatabase(name ? { url: urlOf(name) } : {}));
  database = databases[0]!;
});
beforeEach(() => database.query('drop schema public cascade; create schema public'));
afterAll(async () => {
  for (const each of databases) await each.close();
  if (name) await dropDatabases([name]);
});

const first = { name: '0001_first', text: 'create table a (n integer); insert into a values (1), (2)' };
const second = {
  name: '0002_second',
  text: '-- comment\nalter table a add column m text;\ncreate index a_m on a (m);\n',
};

test('migrations are applied once, in order, and told about', async () => {
  const steps: string[] = [];
  expect(await migrate(database.db, [first], (step) => steps.push(step))).toEqual(['0001_first']);
  expect(await migrate(database.db, [first, second], (step) => steps.push(step))).toEqual(['0002_second']);
  expect(await migrate(database.db, [first, second], (step) => steps.push(step))).toEqual([]);
  expect(steps).toEqual(['0001_first', '0002_second']);
  const { rows } = await database.query('select count(n), count(m) as empty from a');
  expect(rows).toEqual([{ count: 2, empty: 0 }]);
});

test('eight that start at once apply each migration once', async () => {
  const starters = Array.from({ length: 8 }, (_, at) => databases[at % databases.length]!);
  const slow = { name: '0003_slow', text: 'select pg_sleep(0.2); insert into a values (3)' };
  const applied = await Promise.all(starters.map(({ db }) => migrate(db, [first, second, slow])));
  expect(applied.flat().toSorted()).toEqual(['0001_first', '0002_second', '0003_slow']);
  expect(await numbers()).toEqual([1, 2, 3]);
});

test('a migration that fails leaves nothing of itself and stops those behind it', async () => {
  const broken = { name: '0002_broken', text: 'insert into a values (3); insert into nowhere values (1)' };
  const last = { name: '0003_last', text: 'insert into a values (4)' };
  await expect(migrate(database.db, [first, broken, last])).rejects.toMatchObject({ code: '42P01' });
  expect(await numbers()).toEqual([1, 2]);
  expect(await migrate(database.db, [first, second, last])).toEqual(['0002_second', '0003_last']);
});

test('an applied migration that was changed is refused; line ends do not count', async () => {
  await migrate(database.db, [first, second]);
  const changed = { ...second, text: `${second.text}drop table a;` };
  await expect(migrate(database.db, [first, changed])).rejects.toThrow('0002_second was changed');
  const windows = { ...second, text: second.text.replaceAll('\n', '\r\n') };
  expect(await migrate(database.db, [first, windows])).toEqual([]);
});

test('the project’s own migrations run from nothing, and then have nothing left to do', async () => {
  const applied = await migrate(database.db);
  expect(applied.length).toBeGreaterThan(8);
  expect(applied).toEqual(applied.toSorted());
  expect(await migrate(database.db)).toEqual([]);
});
