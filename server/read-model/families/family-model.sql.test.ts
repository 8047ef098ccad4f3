import { beforeAll, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { saveFamilies } from '#server/autoparts/save-families.service';
import { saveCategories } from '#server/catalogue/categories.service';
import { saveProduct } from '#server/catalogue/save-products.service';
import { openChanges } from '#server/database/changes';
import { countQueries } from '#server/database/count-queries';
import { openMemorySearch } from '#server/engine/memory-search';
import { inTransaction } from '#server/in-transaction';
import { openLog } from '#server/log/log';
import { openReadModel } from '#server/read-model/read-model';
import { makeFamilyTexts } from '#server/search/autoparts.service';
import { aFamily, aVehicle } from '#server/test/a-family';
import { aProduct } from '#server/test/a-product';
import { type TestShop, testShop } from '#server/test/shop';
import { productSchema } from '../search-schema.ts';
import { openFamilies } from './family-model.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ site: 'NAM' });
  await shop.families.ready();
});

type Filters = Input<'autopart/filter'>['filters'];
const ask = (filters: Filters, on: TestShop = shop) =>
  on.call('autopart/filter', { filters, rowIndex: 0, rowsMax: 100 });
const found = async (filters: Filters) => (await ask(filters)).data?.map(({ family }) => family);

describe('the next request shows', () => {
  test('a new family, and what it comes to fit', async () => {
    expect(await found({ text: 'nueva' })).toEqual([]);
    await aFamily(shop, { family: 'NUEVA', products: [{ name: 'Bomba nueva' }] });
    expect(await found({ text: 'nueva' })).toEqual(['NUEVA']);
    const { id, brandId } = await aVehicle(shop, { brand: 'Lada', model: 'Niva', from: 1990, to: 1999 });
    expect(await found({ text: 'niva 1995' })).toEqual([]);
    await inTransaction(shop.ctx, (inside) =>
      saveFamilies(inside, [{ family: 'NUEVA', fitments: [{ vehicleId: id }] }]),
    );
    expect(await found({ text: 'niva 1995' })).toEqual(['NUEVA']);
    expect(await found({ vehicleId: id, year: 1995 })).toEqual(['NUEVA']);
    expect((await shop.call('vehicle/filter', { brandId })).data).toMatchObject([{ id, name: 'Niva' }]);
    const brands = await shop.call('brand/listByCategory', { categoryId: '2.301' });
    expect(brands.data?.map(({ name }) => name)).toEqual(['Lada']);
    await inTransaction(shop.ctx, (inside) => saveFamilies(inside, [{ family: 'NUEVA', fitments: [] }]));
    expect(await found({ vehicleId: id })).toEqual([]);
    expect((await shop.call('vehicle/filter', { brandId })).data).toEqual([]);
  });

  test('a product that is hidden, shown, moved to another family, priced', async () => {
    const { products } = await aFamily(shop, {
      family: 'MUDA',
      products: [{ code: 'MU-1', name: 'Turbina', price: 500 }],
    });
    const [product] = products;
    const change = (given: object) =>
      inTransaction(shop.ctx, (inside) =>
        saveProduct(inside, { ...(product as NonNullable<typeof product>), ...given }),
      );
    expect(await found({ text: 'turbina' })).toEqual(['MUDA']);
    await change({ isPublic: false });
    expect(await found({ text: 'turbina' })).toEqual([]);
    expect(await found({ text: 'MU-1' })).toEqual([]);
    await change({ isPublic: true, name: 'Compresor' });
    expect([await found({ text: 'turbina' }), await found({ text: 'compresor' })]).toEqual([[], ['MUDA']]);
    await change({ isPublic: true, name: 'Compresor', family: 'MUDADA' });
    expect(await found({ text: 'mu1' })).toEqual(['MUDADA']);
    await change({ isPublic: true, name: 'Compresor', family: null });
    expect(await found({ text: 'mu1' })).toEqual([]);
  });

  test('a measure that is all that changed', async () => {
    const family = { family: 'ANCHA', products: [{ name: 'Panal' }], height: 380, width: 500 };
    await aFamily(shop, family);
    const list = async (height: number) => {
      const { data, measures } = await ask({ categoryId: '2.301', height });
      return [data?.map((one) => one.family), measures?.height];
    };
    expect(await list(380)).toEqual([['ANCHA'], { min: 380, max: 380 }]);
    await inTransaction(shop.ctx, (inside) => saveFamilies(inside, [{ family: 'ANCHA', height: 420.5 }]));
    expect(await list(380)).toEqual([[], { min: 420.5, max: 420.5 }]);
    expect(await list(420)).toEqual([['ANCHA'], { min: 420.5, max: 420.5 }]);
  });

  test('the years of a vehicle, whatever its applications say of theirs', async () => {
    const external = { source: 'otro.example', id: 'V-1' };
    const given = { brand: 'Simca', model: 'Aronde', from: 1951, to: 1963, external };
    const { id, brandId } = await aVehicle(shop, given);
    await aFamily(shop, { family: 'ARONDE', fitments: [{ vehicleId: id, from: 1955, to: 1960 }] });
    const years = async () => (await shop.call('vehicle/filter', { brandId })).data?.map(({ yearRange }) => yearRange);
    expect(await years()).toEqual(['1951-1963']);
    await aVehicle(shop, { ...given, to: 1964 });
    expect(await years()).toEqual(['1951-1964']);
  });

  test('a category by its new name', async () => {
    await aFamily(shop, { family: 'RUBRO', products: [{ categoryId: '2.777' }] });
    const rename = (name: string) =>
      inTransaction(shop.ctx, (inside) => saveCategories(inside, [{ id: '2.777', name }]));
    await rename('Encendido');
    expect(await found({ text: 'encendido' })).toEqual(['RUBRO']);
    await rename('Bujías');
    expect([await found({ text: 'encendido' }), await found({ text: 'bujias' })]).toEqual([[], ['RUBRO']]);
  });
});

test('changes that come while it is first being read are in it', async () => {
  const { db } = shop.database;
  const log = openLog('silent');
  const changes = await openChanges(db, log);
  const catalogue = openReadModel(db, log, openMemorySearch(productSchema));
  changes.subscribe(catalogue.onChanges);
  const families = openFamilies(db, log, catalogue);
  changes.subscribe(families.onChanges);
  const ready = families.ready();
  await aFamily(shop, { family: 'ENTRETANTO', products: [{ name: 'Correa' }] });
  await changes.follow();
  await ready;
  const { index } = await families.loaded();
  expect(index.families.codes.values).toContain('ENTRETANTO');
  await changes.close();
  families.close();
  await catalogue.close();
});

test('texts that were made ready are made anew by a change', async () => {
  const { products } = await aFamily(shop, { family: 'LISTA', products: [{ code: 'LI-1', name: 'Correa lista' }] });
  await makeFamilyTexts(shop.ctx);
  expect((await shop.families.loaded()).index.slots.texts.size).toBeGreaterThan(0);
  const [product] = products;
  const saved = { ...(product as NonNullable<typeof product>), name: 'Correa lista y larga' };
  await inTransaction(shop.ctx, (inside) => saveProduct(inside, saved));
  expect((await ask({ text: 'LI-1' })).data?.[0]?.products[0]?.name).toBe('Correa lista y larga');
});

test('many changes at once are found soon, in an index built beside the old one', async () => {
  const many = Array.from({ length: 400 }, (_, at) => ({ family: `LOTE-${at}`, description: 'Lote grande' }));
  await aProduct(shop, { code: 'LOTE', categoryId: '2.301', family: 'LOTE-0' });
  await shop.database.db
    .insertInto('family')
    .values(many.slice(1).map(({ family }) => ({ code: family })))
    .execute();
  const { brandId } = await aProduct(shop, { code: 'LOTE-P', categoryId: '2.301' });
  await shop.database.db
    .insertInto('product')
    .values(
      many.slice(1).map(({ family }, at) => ({
        code: `LOTE-P${at}`,
        name: 'Parte',
        category_id: '2.301',
        brand_id: brandId,
        family,
        price_cents: 100,
        iva_rate: '22',
      })),
    )
    .execute();
  await inTransaction(shop.ctx, (inside) => saveFamilies(inside, many));
  await expect.poll(async () => (await ask({ text: 'lote grande' })).resultCount).toBe(400);
});

test('nothing is read before somebody asks, and nothing of it for lists of products', async () => {
  const electronics = await testShop({ site: 'RTC' });
  await aProduct(electronics);
  await electronics.searched.ready();
  expect(electronics.families.isReady()).toBe(false);
  const { result, queries } = await countQueries(() => electronics.call('brand/listByCategory', { categoryId: '1' }));
  expect([result.status, queries.length, electronics.families.isReady()]).toEqual([200, 0, false]);
  expect((await ask({}, electronics)).status).toBe(200);
  expect(electronics.families.isReady()).toBe(true);
});
