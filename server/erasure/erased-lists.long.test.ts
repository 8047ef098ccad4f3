import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { addToErasedList, erasedListIn, readErasedList } from '#server/backup/erased-list';
import { makeBackup } from '#server/backup/make-backup';
import { restoreBackup } from '#server/backup/restore-backup';
import { openDatabase } from '#server/database/database';
import { applyErasedLists } from '#server/erasure/erased-lists.service';
import type { Tables } from '#server/tables';
import { aPerson } from '#server/test/a-person';
import { aSignedIn } from '#server/test/an-account';
import { closeLater, freshDatabase } from '#server/test/database';
import { dumpTables, rowsWith } from '#server/test/dump-tables';
import { type TestShop, testShop } from '#server/test/shop';

const work = mkdtempSync(join(tmpdir(), 'erased-lists-'));
const [data, backups, target] = ['data', 'backups', 'target'].map((name) => join(work, name)) as [
  string,
  string,
  string,
];
const mark = 'zqlista';
const reason = 'Lo pidió por carta';
let shop: TestShop;
let admin: Awaited<ReturnType<typeof aSignedIn>>;
beforeAll(async () => {
  await freshDatabase();
  for (const folder of [data, backups]) mkdirSync(folder);
  shop = await testShop({ backups: { dataFolder: data, folder: backups } });
  admin = await aSignedIn(shop, { roles: ['administrator'] });
});

const marks = async (of: TestShop) => rowsWith(await dumpTables(of.database), mark).length;

test('a person who was erased after a backup is erased again once it is restored and started', async () => {
  const { db } = shop.database;
  const { id } = await aPerson(db, { name: `Eva${mark}`, lastName: 'Paz', email: `${mark}@ejemplo.uy` });
  const path = await makeBackup({ db, dataFolder: data, folder: backups, now: shop.clock.now });
  const answer = await shop.call('person/erase', { id, name: `Eva${mark} Paz`, reason }, admin.token);
  expect([answer.status, await marks(shop)]).toEqual([200, 0]);
  for (const folder of [data, backups])
    expect(await readErasedList(erasedListIn(folder))).toMatchObject([{ personId: id, reason }]);

  await restoreBackup(path, { dataFolder: target });
  expect(existsSync(erasedListIn(target))).toBe(true);
  const database = await openDatabase<Tables>({ folder: target });
  const restored = await testShop({ database, backups: { dataFolder: target } });
  closeLater(database.close);
  closeLater(async () => rmSync(work, { recursive: true }));
  expect(await marks(restored)).toBeGreaterThan(1);
  await applyErasedLists(restored.ctx);
  expect(await marks(restored)).toBe(0);
  const erasures = () => database.db.selectFrom('erasure').selectAll().execute();
  expect(await erasures()).toMatchObject([{ person_id: id, at: shop.clock.now, by: 'Sistema', reason }]);
  const before = await dumpTables(database);
  await applyErasedLists(restored.ctx);
  expect(await dumpTables(database)).toEqual(before);
});

test('another who got the same id after a restore stays', async () => {
  const { id } = await aPerson(shop.database.db, { name: `Otra${mark}` });
  const line = { personId: id, created: '1764000000.123456', at: shop.clock.now.toISOString(), reason };
  await addToErasedList(erasedListIn(data), [line]);
  await applyErasedLists(shop.ctx);
  expect(await marks(shop)).toBeGreaterThan(0);
});

test('a list that is behind the database is made up for at a start', async () => {
  rmSync(erasedListIn(backups));
  await applyErasedLists(shop.ctx);
  expect(await readErasedList(erasedListIn(backups))).toHaveLength(1);
});
