import { beforeAll, expect, test, vi } from 'vitest';
import { aFamily } from '#server/test/a-family';
import { aProduct } from '#server/test/a-product';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ beside: ['NAM'] });
});

const anImage = async (image: string) => {
  const row = { path: image, name: `${image}.jpg`, target: 'product' as const, width: 10, height: 10 };
  return (await shop.ctx.db.insertInto('image').values(row).returning('id').executeTakeFirstOrThrow()).id;
};
const tops = async (site: 'RTC' | 'NAM' = 'RTC') =>
  (await shop.at(site).call('category/listTop', {})).data?.map(({ id, count, code }) => [id, count, code]);

test('a category counts what there is to see in it; without a picture it shows none', async () => {
  await aProduct(shop, { code: 'RES-1', name: 'Resina para imprimir', categoryId: '1.1.11' });
  await aProduct(shop, { code: 'OCU-1', categoryId: '1.1', isPublic: false });
  await aProduct(shop, { code: 'OCU-2', categoryId: '1.7', isPublic: false });
  expect(await tops()).toEqual([['1.1', 1, null]]);
});

test('its picture is that of what its own name finds first, else of what comes first', async () => {
  await aProduct(shop, { code: 'RES-1', categoryId: '1.1.11', images: [await anImage('resina')] });
  expect(await tops()).toEqual([['1.1', 1, 'RES-1']]);
  await aProduct(shop, {
    code: 'RUB-1',
    name: 'Rubro 1.2 de prueba',
    categoryId: '1.2',
    images: [await anImage('rubro')],
  });
  await aProduct(shop, {
    code: 'OTR-1',
    name: 'Otra cosa',
    categoryId: '1.2',
    images: [await anImage('otra')],
    sales: [{ date: '2026-11-01', quant: 99 }],
  });
  expect(await tops()).toEqual([
    ['1.1', 1, 'RES-1'],
    ['1.2', 2, 'RUB-1'],
  ]);
});

test('what was found stays for ten minutes, unless it is hidden, moved or loses its picture', async () => {
  const search = vi.spyOn(shop.catalogue, 'search');
  await tops();
  expect(search).toHaveBeenCalledTimes(1);
  await aProduct(shop, { code: 'RUB-1', categoryId: '1.2', isPublic: false });
  expect(await tops()).toContainEqual(['1.2', 1, 'OTR-1']);
  await aProduct(shop, { code: 'OTR-1', categoryId: '1.2', images: [] });
  expect(await tops()).toContainEqual(['1.2', 1, null]);
  search.mockClear();
  shop.clock.now = new Date(shop.clock.now.getTime() + 601_000);
  await tops();
  expect(search.mock.calls.length).toBeGreaterThan(2);
  search.mockRestore();
});

test('where parts are sold a family stands for its category', async () => {
  const products = [{ code: 'RAD-1', name: 'Radiador', categoryId: '2.301', images: [await anImage('radiador')] }];
  await aFamily(shop, { family: 'F-1', products });
  expect(await tops('NAM')).toEqual([['2.301', 1, 'RAD-1']]);
});
