import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveProduct } from '#server/catalogue/save-products.service';
import { withTimeLimits } from '#server/database/time-limits';
import { inTransaction } from '#server/in-transaction';
import { everyCall } from '#server/test/every-call';
import { manyRows } from '#server/test/many-rows';
import { noteChanges } from '#server/test/note-changes';
import { anotherProcess, foundCards } from '#server/test/search/another-process';
import { type TestShop, testShop } from '#server/test/shop';

const longest = 2000;
let shop: TestShop;
/** One process alone has the embedded database. */
let others: Awaited<ReturnType<typeof anotherProcess>>[];

beforeAll(async () => {
  shop = await testShop({ beside: ['NAM'] });
  // The rows need branches, and a company of the shop's own.
  await everyCall(shop);
  await manyRows(shop.database);
  others = shop.database.engine === 'pglite' ? [] : [await anotherProcess(shop)];
  await shop.searched.ready();
  for (const { catalogue } of others) await catalogue.ready();
}, 600_000);
afterAll(async () => {
  for (const { close } of others) await close();
});

const priceOf = async ({ catalogue }: Pick<TestShop, 'catalogue'>, code: string) =>
  (await foundCards(catalogue, { text: code }))[0]?.price;

test('while 100,000 changed products are being followed, each further change shows within two seconds', async () => {
  const { db } = shop.database;
  const save = (price: number) =>
    inTransaction(shop.ctx, (inside) => saveProduct(inside, { code: 'MUCHO-50000', price }));
  await withTimeLimits('batch', () => db.updateTable('product').set({ price_cents: 12_300 }).execute());
  const rows = await db.selectFrom('product').select('id').orderBy('id').execute();
  const ids = rows.map(({ id }) => id);
  await noteChanges(db, 'product', ids);
  await wait(200);
  const took: number[] = [];
  for (let price = 1; price <= 5; price++) {
    const saved = Date.now();
    await save(price);
    const here = Date.now() - saved;
    expect(await priceOf(shop, 'MUCHO-50000')).toBe(price);
    for (const other of others) while ((await priceOf(other, 'MUCHO-50000')) !== price) await wait(20);
    took.push(here, Date.now() - saved);
  }
  expect(Math.max(...took)).toBeLessThan(longest);
  for (const one of [shop, ...others])
    await expect.poll(() => priceOf(one, 'MUCHO-99999'), { timeout: 300_000, interval: 500 }).toBe(12_300);
});
