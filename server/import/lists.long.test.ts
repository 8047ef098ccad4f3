import { beforeEach, expect, test } from 'vitest';
import { aProduct } from '#server/test/a-product';
import { anImport } from '#server/test/an-import';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  await aProduct(shop, { code: 'A-1', price: 1000 });
});

test('a list of prices with every code twice takes no longer for each row than one with every code once', async () => {
  const count = 20_000;
  await shop.database.query(`insert into product (code, name, category_id, brand_id, price_cents)
    select 'D-' || at, 'Tuerca', category_id, brand_id, 1000 from product, generate_series(1, ${count}) at
    where code = 'A-1'`);
  const codes = Array.from({ length: count }, (_, at) => `D-${at + 1};9`);
  const timed = async (rows: string[]) => {
    const start = performance.now();
    const report = await anImport(shop, ['código;precio', ...rows].join('\n'), { dryRun: true });
    return { report, ms: performance.now() - start };
  };
  const once = await timed(codes);
  expect(once.report).toMatchObject({ changed: count, problemCount: 0 });
  const twice = await timed([...codes, ...codes]);
  expect(twice.report).toMatchObject({ changed: 0, problemCount: 2 * count });
  expect(twice.ms / once.ms).toBeLessThan(4);
});
