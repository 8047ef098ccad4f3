import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { emptySnapshot } from '#server/test/empty-database';
import { readCatalog, readFunctions } from './catalog.ts';
import { openDatabase } from './database.ts';
import { describeSchema } from './describe-schema.ts';
import { describeTables } from './describe-tables.ts';
import { migrate } from './migrate.ts';

const database = await openDatabase({ snapshot: await emptySnapshot() });
await migrate(database.db);
const tables = await readCatalog(database);
afterAll(database.close);
const committed = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');

test('server/schema.sql is what the migrations give; if not, run npm run schema', async () => {
  expect(await committed('../schema.sql')).toBe(describeSchema(tables, await readFunctions(database)));
});

test('server/tables.ts is what the migrations give; if not, run npm run schema', async () => {
  expect(await committed('../tables.ts')).toBe(describeTables(tables));
});
