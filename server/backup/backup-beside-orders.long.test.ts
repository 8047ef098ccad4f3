import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/database/database';
import type { Tables } from '#server/tables';
import { type Acknowledged, expectOrdersAddUp, openBuyers } from '#server/test/buyers';
import { freshDatabase } from '#server/test/database';
import { openKilledShop } from '#server/test/killed-shop';
import { dropDatabases, onServer, runName, urlOf } from '#server/test/postgres';
import { randomOfTest } from '#server/test/random';
import { restoreBackup } from './restore-backup.ts';

const rounds = 4;
const root = join(import.meta.dirname, '../..');
const work = mkdtempSync(join(tmpdir(), 'backup-orders-'));
const name = `${runName()}_orders`;
const { acknowledged, buy } = openBuyers(randomOfTest('backup-beside-orders'));
// With its jobs it takes commands too.
const { isEmbedded, env, start, kill } = await openKilledShop({ WORK: '1', DEMO: '0' });
afterAll(async () => {
  rmSync(work, { recursive: true });
  if (!isEmbedded) await dropDatabases([name]);
});

/** `npm run backup` beside the shop; answers the file. */
const backUp = async () => {
  const options = { cwd: root, env: { ...process.env, ...env } };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/backup.ts', work], options);
  return /^Respaldo guardado: (.*) \(/.exec(stdout)?.[1] ?? stdout;
};

test('a backup taken while orders come in has every order acknowledged before it, and all add up', async () => {
  if (!isEmbedded) await freshDatabase();
  const selling = await start();
  const buying = Promise.allSettled(selling.tokens.map((token) => buy(selling, token)));
  const made: { file: string; before: Acknowledged; orders: number }[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const enough = acknowledged.size + 20;
    while (acknowledged.size < enough) await wait(5);
    const before = structuredClone(acknowledged);
    const file = await backUp();
    made.push({ file, before, orders: acknowledged.size });
  }
  await kill();
  await buying;
  for (const [at, { file, before, orders }] of made.entries()) {
    const dataFolder = join(work, `restored-${at}`);
    if (!isEmbedded) {
      await dropDatabases([name]);
      await onServer(`create database "${name}"`);
    }
    await restoreBackup(file, { dataFolder, url: isEmbedded ? undefined : urlOf(name) });
    const database = await openDatabase<Tables>(isEmbedded ? { folder: dataFolder } : { url: urlOf(name) });
    const found = await expectOrdersAddUp(database, before, selling.onHand).finally(database.close);
    console.log(`${before.size} orders before the backup, ${found} in it, ${orders} after it`);
    expect(found).toBeGreaterThanOrEqual(before.size);
    // Orders went on meanwhile.
    expect(orders).toBeGreaterThan(before.size);
  }
});
