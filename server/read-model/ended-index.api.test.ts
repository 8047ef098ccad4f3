import { expect, test } from 'vitest';
import { sentence } from '#contract/plain/messages';
import { openMemorySearch } from '#server/engine/memory-search';
import { aProduct } from '#server/test/a-product';
import { testShop } from '#server/test/shop';
import { productSchema } from './search-schema.ts';

const count = 1100;

test('while an index whose thread has ended is being replaced, a search is asked to come back, and a product is found', async () => {
  const search = openMemorySearch(productSchema, { ownThreadFrom: count });
  const shop = await testShop({ search });
  const { id, code } = await aProduct(shop, { code: 'HILO' });
  await shop.database.query(`
    insert into product (code, name, category_id, brand_id, price_cents)
      select 'HILO-' || n, 'Bobina ' || n, category_id, brand_id, 100 from product, generate_series(1, ${count}) as n
      where product.id = ${id}`);
  const list = () => shop.call('product/filter', { filters: { text: 'bobina' }, rowIndex: 0, rowsMax: 5 });
  expect((await list()).resultCount).toBe(count);
  await search.close();
  const { status, error, headers } = await list();
  expect([status, error, headers.get('retry-after')]).toEqual([
    503,
    expect.stringContaining(sentence('search.preparing')),
    '30',
  ]);
  expect((await shop.call('product/find', { code })).status).toBe(200);
  await expect.poll(async () => (await list()).resultCount, { timeout: 20_000 }).toBe(count);
});
