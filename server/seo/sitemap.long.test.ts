import { beforeAll, expect, test } from 'vitest';
import { countQueries } from '#server/database/count-queries';
import { aProduct } from '#server/test/a-product';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';
import { addressesOfPart, partSize } from './sitemap.service.ts';

// The sitemap of 100,000 products.

const locationsOf = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

let shop: TestShop;
beforeAll(async () => {
  await freshDatabase();
  shop = await testShop();
  await aProduct(shop, { code: 'A-FIRST' });
  await shop.database.query(`insert into product (code, name, category_id, brand_id, price_cents)
    select 'B-' || n, 'Pieza', '1.1', (select min(id) from brand), 100 from generate_series(1, 100000) as n`);
});

test('is cut into parts that leave nothing out, and goes out as it is read', async () => {
  const [, ...parts] = locationsOf(await (await shop.app.request(`${shop.origin}/sitemap.xml`)).text());
  expect(parts).toHaveLength(3);
  const counts: number[] = [];
  let most = 0;
  for (const part of parts) {
    const { body } = await shop.app.request(part);
    let count = 0;
    for await (const chunk of body ?? []) {
      const inChunk = Buffer.from(chunk).toString().split('<loc>').length - 1;
      most = Math.max(most, inChunk);
      count += inChunk;
    }
    counts.push(count);
  }
  expect(counts).toEqual([partSize, partSize, 1]);
  expect(most).toBeLessThanOrEqual(1000);
});

test('reads on only when somebody takes what was read', async () => {
  const pages = addressesOfPart(shop.ctx, '');
  expect((await pages.next()).value).toHaveLength(1000);
  await pages.return(undefined);
  const { queries } = await countQueries(async () => {
    const { body } = await shop.app.request(`${shop.origin}/sitemap/productos.xml`);
    const reader = body?.getReader();
    for (let chunks = 0; chunks < 3; chunks += 1) await reader?.read();
    await reader?.cancel();
  });
  // Two pages of addresses were taken, of fifty; one more waits.
  const read = queries.filter((query) => query.includes('address'));
  expect(read.length).toBeGreaterThan(1);
  expect(read.length).toBeLessThan(5);
});
