import { beforeEach, expect, test } from 'vitest';
import { prepareFirstStart } from '#demo/first-start';
import { readEnvironment } from '#server/environment';
import { shopCommands } from '#server/shop-commands';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

const live = { MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-canario', MERCADOPAGO_WEBHOOK_SECRET: 'canario-secreto' };
const refused = 'no toma claves con las que se cobra de verdad: sacá MERCADOPAGO_ACCESS_TOKEN';

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
});
const begin = (more: Record<string, string> = {}) =>
  prepareFirstStart(shop.database.db, readEnvironment({ ...live, ...more }), () => {});
const kind = (is_demo: boolean) => shop.database.db.insertInto('shop').values({ is_demo, is_stocked: true }).execute();

test('live keys make no demo of an empty database, neither at the first start nor by the command', async () => {
  await shop.database.db.insertInto('shop').values({ is_stocked: false }).execute();
  await expect(begin()).rejects.toThrow(refused);
  const makeDemo = shopCommands(shop, readEnvironment(live)).demo;
  await expect(makeDemo?.({}, () => {}, new AbortController().signal)).rejects.toThrow(refused);
  const product = await shop.database.db.selectFrom('product').select('id').limit(1).execute();
  expect(product).toEqual([]);
});

test('a demo does not start with live keys, whatever DEMO says', async () => {
  await kind(true);
  await expect(begin()).rejects.toThrow(refused);
  await expect(begin({ DEMO: '0' })).rejects.toThrow(refused);
});

test('a shop that is no demo takes them', async () => {
  await kind(false);
  await expect(begin()).resolves.toBeUndefined();
});
