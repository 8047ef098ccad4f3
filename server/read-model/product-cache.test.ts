import { expect, test } from 'vitest';
import { cacheProducts } from '#server/read-model/product-cache';
import type { ProductPage } from './product-pages.store.ts';

const aRow = (id: number, given: Partial<ProductPage> = {}): ProductPage => ({
  id,
  code: `P-${id}`,
  name: `Placa ${id}`,
  description: 'Con ñandúes.',
  family: null,
  mLCode: null,
  barcode: null,
  brandId: 1,
  brandName: 'Nodo',
  categoryId: '1.1',
  categoryName: 'Placas',
  price: 1999,
  ivaRate: 22,
  isOriginal: false,
  isPublic: true,
  units: 5,
  lastSale: null,
  images: [],
  specifications: [],
  relatedLinks: [],
  branches: ['BUL'],
  relatedIds: [],
  ...given,
});

/** Stands for the database: its rows by code, and how often it was asked. */
const reading = (rows: ProductPage[]) => {
  const asked: string[] = [];
  return {
    asked,
    read: async (code: string) => {
      asked.push(code);
      return rows.find((row) => row.code === code);
    },
    readAfter: async (id: number, count: number) => {
      asked.push(`after ${id}`);
      return rows.filter((row) => row.id > id).slice(0, count);
    },
  };
};

test('a product is read once, and anew after its change', async () => {
  const rows = [aRow(1), aRow(2)];
  const source = reading(rows);
  const { find, onChanges } = cacheProducts(source);
  const first = await find('P-1');
  for (let times = 0; times < 3; times += 1) expect(await find('P-1')).toEqual(first);
  expect(first?.description).toBe('Con ñandúes.');
  await find('P-2');
  expect(source.asked).toEqual(['P-1', 'P-2']);
  rows[0] = aRow(1, { name: 'Otra', code: 'P-1' });
  onChanges([{ entity: 'product', id: '1' }]);
  expect((await find('P-1'))?.name).toBe('Otra');
  expect(source.asked).toEqual(['P-1', 'P-2', 'P-1']);
});

test.each([
  ['brand', '1'],
  ['category', '1'],
  ['setting', 'RTC.lowStock'],
])('a changed %s is read anew with all products', async (entity, id) => {
  const source = reading([aRow(1), aRow(2)]);
  const { find, onChanges } = cacheProducts(source);
  await find('P-1');
  onChanges([{ entity, id }]);
  await find('P-1');
  expect(source.asked).toEqual(['P-1', 'P-1']);
});

test('what was read before a change and arrives after it is not kept', async () => {
  const source = reading([]);
  let reads = 0;
  const cache = cacheProducts({
    ...source,
    read: async () => {
      reads += 1;
      if (reads === 1) cache.onChanges([{ entity: 'stock', id: '1' }]);
      return aRow(1, { units: reads });
    },
  });
  expect([(await cache.find('P-1'))?.units, (await cache.find('P-1'))?.units]).toEqual([1, 2]);
});

test('all are read ahead, as many as there is room for', async () => {
  const rows = Array.from({ length: 450 }, (_, at) => aRow(at + 1));
  const source = reading(rows);
  const all = cacheProducts(source);
  await all.fill();
  expect(source.asked).toEqual(['after 0', 'after 200', 'after 400']);
  const found = await all.find('P-450');
  expect(source.asked).toHaveLength(3);
  expect(found?.price).toBe(1999);

  const few = reading(rows);
  await cacheProducts(few, 50_000).fill();
  expect(few.asked).toEqual(['after 0']);
  expect(await all.find('NOTHING')).toBeUndefined();
});
