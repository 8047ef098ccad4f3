import { beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '#demo/seed';
import { pageServer } from '#server/test/page-server';
import { type TestShop, testShop } from '#server/test/shop';
import { sites } from '#sites/all';

let shop: TestShop;
const count = async (sql: string) => Number((await shop.database.query(`select count(*) from ${sql}`)).rows[0]?.count);
const list = { rowIndex: 0, rowsMax: 18, orderBy: 'REL' } as const;

beforeAll(async () => {
  shop = await testShop({ site: 'NAM' });
  await seedDemo({ db: shop.database.db, clock: () => shop.clock.now, sites: [sites.NAM] });
  await shop.ctx.follow();
}, 180_000);

describe('the autoparts of the demo in a database', () => {
  test('are all there: families, vehicles, fitments, codes, relations', async () => {
    expect(await count('family')).toBeGreaterThan(1900);
    expect(await count('vehicle')).toBeGreaterThan(1500);
    expect(await count('fitment')).toBeGreaterThan(7000);
    expect(await count('original_code')).toBeGreaterThan(2000);
    expect(await count('family_relation')).toBeGreaterThan(30);
    expect(await count('family where not exists (select from product where family = family.code)')).toBe(0);
    expect(await count('product where family is not null and id not in (select product_id from product_image)')).toBe(
      0,
    );
  });

  test('answer lists below category 301, and the family that pages name', async () => {
    const radiators = await shop.call('autopart/filter', { ...list, filters: { categoryId: '301' } });
    expect(radiators.data).toHaveLength(18);
    expect(radiators.resultCount).toBeGreaterThan(300);
    const named = await shop.call('autopart/findByFamily', { family: '1027541317' });
    expect(named.data?.categoryId).toMatch(/^2\.301\./);
    expect(named.data?.applications.map(({ brandName }) => brandName)).toContain('Volkswagen');
    expect(named.data?.originalCodes.length).toBeGreaterThan(0);
  });

  test('name vehicles of a brand for a sub category', async () => {
    const brands = await shop.call('brand/listByCategory', { categoryId: '2.301.311' });
    const volkswagen = brands.data?.find(({ name }) => name === 'Volkswagen');
    expect(volkswagen).toBeDefined();
    const vehicles = await shop.call('vehicle/filter', { brandId: volkswagen?.id ?? 0, categoryId: 311 });
    expect(vehicles.data?.map(({ name }) => name)).toContain('Gol Trend');
  });

  test('have orders, banners and releases of their shop', async () => {
    expect(await count(`orders where site = 'NAM'`)).toBe(40);
    const releases = await shop.call('release/list', {});
    expect(releases.data?.map(({ items }) => items.length)).toEqual([14, 14, 14, 14]);
    const banners = await shop.call('config/getPublic', { key: 'BANNER_HOME' });
    expect(JSON.parse(banners.data ?? '[]')).toHaveLength(3);
  });
});

test('a list of the demo is a small page: each thing is said once', async () => {
  const { get } = await pageServer(shop);
  const { body } = await get('/productos?search=');
  expect(body.match(/class="part-card"/g)).toHaveLength(18);
  const count = (elements: RegExp) => body.match(elements)?.length ?? 0;
  expect(count(/<[a-z]/g)).toBeLessThan(1500);
  expect(count(/<a /g)).toBeLessThan(340);
});

test('without a script a list leads to every maker, and to any year', async () => {
  const { get } = await pageServer(shop);
  const { body } = await get('/productos?search=');
  const { resultFilters } = await shop.call('autopart/filter', { ...list, filters: {} });
  for (const [address, kind] of [
    ['vb', 'vehicleBrandId'],
    ['pb', 'partBrandId'],
  ] as const) {
    const makers = resultFilters?.find(({ key }) => key === kind)?.items ?? [];
    expect(makers.length).toBeGreaterThan(18);
    expect(makers.filter(({ id }) => !body.includes(`href="/productos?${address}=${id}"`))).toEqual([]);
  }
  expect(body).toMatch(/<noscript><form [^>]*action="\/productos".*?name="y"/);
});
