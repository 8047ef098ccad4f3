import { writeFile } from 'node:fs/promises';
import { readCatalog, readFunctions } from '../server/database/catalog.ts';
import { openDatabase } from '../server/database/database.ts';
import { describeSchema } from '../server/database/describe-schema.ts';
import { describeTables } from '../server/database/describe-tables.ts';
import { migrate } from '../server/database/migrate.ts';

// npm run schema: writes server/schema.sql and server/tables.ts from the migrations; to be run after adding one.
const database = await openDatabase();
await migrate(database.db);
const tables = await readCatalog(database);
await writeFile(
  new URL('../server/schema.sql', import.meta.url),
  describeSchema(tables, await readFunctions(database)),
);
await writeFile(new URL('../server/tables.ts', import.meta.url), describeTables(tables));
await database.close();
