import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { addBasics } from '#server/basics';
import { openDatabase } from '#server/database/database';
import { migrate } from '#server/database/migrate';
import { onServer as runOn } from '#server/database/postgres-server';
import type { Tables } from '#server/tables';
import { fillDataFolder } from '#server/test/empty-database';
import { manyRows } from '#server/test/many-rows';
import { dropDatabases, onServer, postgresTrouble, runName, urlOf } from '#server/test/postgres';
import { sites } from '#sites/all';
import { makeBackup } from './make-backup.ts';
import { moveShop } from './move-shop.ts';
import { restoreBackup } from './restore-backup.ts';

const isEmbedded = 'snapshot' in inject('source');
const hasServer = (await postgresTrouble()) === null;
const work = mkdtempSync(join(tmpdir(), 'backup-size-'));
const name = `${runName()}_moved`;
afterAll(async () => {
  rmSync(work, { recursive: true });
  if (hasServer) await dropDatabases([name]);
});

/** Says how long it takes: a figure to read, as other tests run beside this one. */
const timed = async (what: string, run: () => Promise<unknown>) => {
  const start = performance.now();
  await run();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
};

test.runIf(isEmbedded)('a shop of 100,000 products is backed up while others ask, restored and moved', async () => {
  const dataFolder = join(work, 'shop');
  const secret = 'clave de muchos';
  await fillDataFolder(dataFolder);
  const database = await openDatabase<Tables>({ folder: dataFolder });
  await migrate(database.db);
  await addBasics(database.db, [sites.RTC, sites.NAM]);
  await manyRows(database);
  let file = '';
  let longest = 0;
  let isDone = false;
  const others = async () => {
    while (!isDone) {
      const start = performance.now();
      await database.query('select from shop');
      longest = Math.max(longest, performance.now() - start);
    }
  };
  await timed('backup', async () => {
    const asking = others();
    file = await makeBackup({ db: database.db, dataFolder, folder: work, secret, now: new Date() });
    isDone = true;
    await asking;
  });
  const counted = 'select (select count(*) from product) as products, (select count(*) from orders) as orders';
  const [held] = (await database.query(counted)).rows;
  await database.close();
  console.log(`${Math.round(statSync(file).size / 2 ** 20)} MB; others waited up to ${(longest / 1000).toFixed(1)} s`);
  await timed('restore', () => restoreBackup(file, { dataFolder: join(work, 'restored') }, { secret }));
  if (!hasServer) return;
  await onServer(`create database "${name}"`);
  await timed('move', () => moveShop({ dataFolder }, urlOf(name)));
  const [moved] = await runOn(urlOf(name), counted);
  expect(Number(moved?.products)).toBe(Number(held?.products));
  expect(Number(moved?.orders)).toBe(Number(held?.orders));
});
