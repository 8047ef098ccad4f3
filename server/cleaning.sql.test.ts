import { beforeAll, expect, test } from 'vitest';
import { isKnownAddress, rememberAddress } from '#server/accounts/known-addresses.store';
import { clean, defineCleaning } from '#server/cleaning';
import { anAccount, signIn } from '#server/test/an-account';
import { noteChanges } from '#server/test/note-changes';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const days = (count: number) => new Date(shop.clock.now.getTime() - count * 24 * 3_600_000);

test('forgets changes that everybody has followed, and no younger ones', async () => {
  const { db } = shop.database;
  await noteChanges(db, 'product', ['old']);
  await db
    .updateTable('change_log')
    .set({ at: days(2) })
    .execute();
  await noteChanges(db, 'product', ['young']);
  await db
    .updateTable('change_log')
    .set({ at: days(0.5) })
    .where('entity_id', '=', 'young')
    .execute();
  await clean(db, shop.clock.now);
  const left = await db.selectFrom('change_log').select('entity_id').execute();
  expect(left).toEqual([{ entity_id: 'young' }]);
});

test('ends sessions and keys that are dead already, and no others', async () => {
  const { db } = shop.database;
  const account = await anAccount(shop);
  const [living, dead] = [await signIn(shop, account), await signIn(shop, account)];
  const rows = await db.selectFrom('session').select('token_hash').execute();
  expect(rows).toHaveLength(2);
  await db
    .updateTable('session')
    .set({ used_at: days(29) })
    .execute();
  shop.clock.now = new Date(shop.clock.now);
  expect((await shop.call('user/get', { guid: account.guid }, living)).status).toBe(200);
  await db
    .updateTable('session')
    .set({ used_at: days(31) })
    .where('used_at', '=', days(29))
    .execute();
  const key = { account_id: account.id, key_hash: Buffer.from('a') };
  await db
    .insertInto('account_key')
    .values({ ...key, kind: 'reset', expires_at: days(1) })
    .execute();
  await db
    .insertInto('account_key')
    .values({ ...key, key_hash: Buffer.from('b'), kind: 'activate', expires_at: days(-1) })
    .execute();

  await clean(db, shop.clock.now);
  expect(await db.selectFrom('session').select('account_id').execute()).toEqual([{ account_id: account.id }]);
  expect(await db.selectFrom('account_key').select('kind').execute()).toEqual([{ kind: 'activate' }]);
  expect((await shop.call('user/get', { guid: account.guid }, living)).status).toBe(200);
  expect((await shop.call('user/get', { guid: account.guid }, dead)).status).toBe(401);
});

test('forgets counts of tries that are over, and from where an account was signed in to long ago', async () => {
  const { db } = shop.database;
  const { id, email } = await anAccount(shop);
  await rememberAddress(db, { id, email }, '10.0.0.1', days(89));
  await rememberAddress(db, { id, email }, '10.0.0.2', days(91));
  const ends = (date: Date) => date.getTime();
  const counts = [
    { key: 'over', points: 1, expire: ends(days(0.1)) },
    { key: 'counts', points: 1, expire: ends(days(-0.1)) },
  ];
  await db.insertInto('rate_limit').values(counts).execute();
  await clean(db, shop.clock.now);
  expect(await db.selectFrom('rate_limit').select('key').execute()).toEqual([{ key: 'counts' }]);
  const known = (client: string) => isKnownAddress(db, email, client);
  expect([await known('10.0.0.1'), await known('10.0.0.2')]).toEqual([true, false]);
});

test('is a job of each night', () => {
  const planned: unknown[] = [];
  const jobs = {
    define: (name: string) => void planned.push(name),
    schedule: (...when: string[]) => void planned.push(when),
  };
  defineCleaning(jobs, shop.database.db, () => shop.clock.now);
  expect(planned).toEqual(['shop.clean', ['shop.clean', '20 4 * * *']]);
});
