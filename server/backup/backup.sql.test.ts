import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/database/database';
import type { Tables } from '#server/tables';
import { contentOf, fillShop, largeFile, restored } from '#server/test/a-backed-up-shop';
import { freshDatabase } from '#server/test/database';
import { dropDatabases, onServer, postgresTrouble, runName, urlOf } from '#server/test/postgres';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

// One way there and back; all others are in `restore.long.test.ts`.

const hasServer = (await postgresTrouble()) === null;
const name = `${runName()}_restored`;
const work = mkdtempSync(join(tmpdir(), 'backup-'));
const dataFolder = join(work, 'target');
const secret = 'correcto caballo batería';
let shop: Database<Tables>;
let file = '';

beforeAll(async () => {
  shop = await freshDatabase();
  await fillShop(shop, join(work, 'shop'));
  mkdirSync(dataFolder);
  file = await makeBackup({ db: shop.db, dataFolder: join(work, 'shop'), folder: work, secret, now: new Date() });
});
afterAll(async () => {
  rmSync(work, { recursive: true });
  if (hasServer) await dropDatabases([name]);
});

test('a file that is not whole is refused before anything is touched', async () => {
  const bytes = readFileSync(file);
  const start = bytes.indexOf('\n') + 1;
  bytes[start + 1000] = (bytes[start + 1000] ?? 0) ^ 1;
  const broken = join(work, 'broken.respaldo');
  writeFileSync(broken, bytes);
  await expect(restoreBackup(broken, { dataFolder }, { secret })).rejects.toThrow('está dañado o incompleto');
  await expect(restoreBackup(file, { dataFolder })).rejects.toThrow('está cifrado: hace falta la clave');
});

test.runIf(hasServer)('a backup gives the same rows and files on a server', async () => {
  await dropDatabases([name]);
  await onServer(`create database "${name}"`);
  const place = { dataFolder, url: urlOf(name) };
  expect(await restoreBackup(file, place, { secret })).toBeInstanceOf(Date);
  await restored(place, async ({ db }) => expect(await contentOf(db)).toEqual(await contentOf(shop.db)));
  expect(readFileSync(join(dataFolder, 'images/originals/a')).equals(largeFile)).toBe(true);
  expect(readFileSync(join(dataFolder, 'slips/0123'), 'utf8')).toBe('recibo');
});
