import { beforeEach, expect, test } from 'vitest';
import { bulkMax } from '#contract/bulk-products';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  token = (await aSignedIn(shop, { roles: ['seller'] })).token;
  await aProduct(shop, { code: 'A', name: 'Sensor A', price: 1990 });
});

const insertMany = (count: number) =>
  shop.database.query(`insert into product (code, name, category_id, brand_id, price_cents)
    select 'M-' || n, 'Pieza ' || n, '1.1', (select min(id) from brand), 100 from generate_series(1, ${count}) as n`);

test('as many as may be changed at once are changed', async () => {
  await insertMany(bulkMax);
  const which = { codes: Array.from({ length: bulkMax }, (_, at) => `M-${at + 1}`) };
  const change = { percent: 10 };
  const { data } = await shop.call('product/previewMany', { which, change }, token);
  const answer = await shop.call('product/updateMany', { which, change, seen: data?.seen ?? '' }, token);
  expect([answer.status, answer.error]).toEqual([200, '']);
  expect((await shop.call('product/find', { code: 'M-5000' }, token)).data?.price).toBe(110);
});

test('filters that find more than may be changed at once are refused', async () => {
  await insertMany(bulkMax + 1);
  const which = { filters: { text: 'pieza' } };
  const answer = await shop.call('product/previewMany', { which, change: { percent: 5 } }, token);
  expect([answer.status, answer.error]).toEqual([
    422,
    'Son 5001 productos, y se cambian hasta 5.000 por vez. Filtrá la lista.',
  ]);
});
