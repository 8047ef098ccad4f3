import { expect, test } from 'vitest';
import { freshDatabase, testDatabase } from './database.ts';

const { db, engine, query } = await testDatabase();
const tags = () => db.selectFrom('tag').select(['id', 'name']).orderBy('id').execute();
const add = (name: string) => db.insertInto('tag').values({ name }).execute();

test('a file keeps what it wrote until it asks for an empty database, where counting begins anew', async () => {
  expect(await tags()).toEqual([]);
  await add('a');
  await testDatabase();
  await add('b');
  expect(await tags()).toEqual([
    { id: 1, name: 'a' },
    { id: 2, name: 'b' },
  ]);
  await freshDatabase();
  expect(await tags()).toEqual([]);
  await add('c');
  await db.deleteFrom('tag').execute();
  await freshDatabase();
  await add('d');
  expect(await tags()).toEqual([{ id: 1, name: 'd' }]);
  expect((await query('select name from schema_migration')).rows.length).toBeGreaterThan(8);
});

test('the engine is the one that the project names', async () => {
  const { rows } = await query('select version() as version');
  expect(/emscripten|wasm/i.test(rows[0].version)).toBe(engine === 'pglite');
});
