import { beforeAll, expect, test } from 'vitest';
import { saveProduct } from '#server/catalogue/save-products.service';
import { inTransaction } from '#server/in-transaction';
import { aFamily } from '#server/test/a-family';
import { aSeller } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';

const specifications = (...pairs: [key: string, value: string][]) =>
  pairs.map(([key, value], at) => ({ key, value, isDefault: at === 0 }));

let shop: TestShop;
let seller: string;
beforeAll(async () => {
  shop = await testShop({ site: 'NAM' });
  seller = (await aSeller(shop)).token;
  await aFamily(shop, {
    family: 'OF-PRODUCTS',
    products: [
      { code: 'H-1', isPublic: false, specifications: specifications(['Alto', '999']) },
      { code: 'P-1', specifications: specifications(['Ancho', '71,2 cm'], ['Garantía', '12 meses']) },
      { code: 'P-2', specifications: specifications(['Alto', '346,5 mm'], ['Ancho', '700'], ['Sistema', 'Brasado']) },
    ],
  });
  await aFamily(shop, {
    family: 'OF-ITS-OWN',
    height: 400,
    width: 500,
    products: [{ code: 'P-3', specifications: specifications(['Alto', '410']) }],
  });
  await aFamily(shop, {
    family: 'HIDDEN',
    products: [{ code: 'P-4' }, { code: 'H-2', isPublic: false, specifications: specifications(['Alto', '877']) }],
  });
});

const found = async (filters: object, token?: string) => {
  const answer = await shop.call('autopart/filter', { filters, rowIndex: 0, rowsMax: 18 }, token);
  return { families: answer.data?.map(({ family }) => family), height: answer.measures?.height, data: answer.data };
};
const measuresOf = async (family: string, token?: string) => {
  const { data } = await shop.call('autopart/findByFamily', { family }, token);
  return [data?.height, data?.width, data?.system];
};

test('a family without measures is found, filtered and shown by what its products say first', async () => {
  const { families, data } = await found({ height: 346.5, tolerance: 0 });
  expect(families).toEqual(['OF-PRODUCTS']);
  expect(data?.[0]).toMatchObject({ height: 346.5, width: 712, system: 'Brasado' });
  expect((await found({ width: 712, tolerance: 0 })).families).toEqual(['OF-PRODUCTS']);
  expect((await found({ text: '346x712' })).families).toEqual(['OF-PRODUCTS']);
  expect((await found({ width: 700, tolerance: 0 })).families).toEqual([]);
  expect((await found({})).height).toEqual({ min: 346.5, max: 400 });
  expect(await measuresOf('OF-PRODUCTS')).toEqual([346.5, 712, 'Brasado']);
});

test('each product keeps its own, and none gets another’s', async () => {
  const { data } = await shop.call('autopart/findByFamily', { family: 'OF-PRODUCTS' });
  const own = Object.fromEntries(data?.products.map(({ code, specifications: answer }) => [code, answer]) ?? []);
  expect(own['P-1']).toEqual([{ key: 'Ancho', value: '71,2 cm' }]);
  expect(own['P-2']?.[0]).toEqual({ key: 'Alto', value: '346,5 mm' });
});

test('what a family says of itself holds before its products', async () => {
  expect((await found({ height: 400, tolerance: 0 })).families).toEqual(['OF-ITS-OWN']);
  expect((await found({ height: 410, tolerance: 0 })).families).toEqual([]);
  expect(await measuresOf('OF-ITS-OWN')).toEqual([400, 500, null]);
});

test('what hidden products say is for sellers alone', async () => {
  expect((await found({ height: 877, tolerance: 0 })).families).toEqual([]);
  expect(await measuresOf('HIDDEN')).toEqual([null, null, null]);
  expect((await found({ height: 877, tolerance: 0 }, seller)).families).toEqual(['HIDDEN']);
  expect(await measuresOf('HIDDEN', seller)).toEqual([877, null, null]);
});

test('a product that says another measure is found by that from then on', async () => {
  await inTransaction(shop.ctx, (inside) =>
    saveProduct(inside, { code: 'P-2', specifications: specifications(['Alto', '355']) }),
  );
  expect((await found({ height: 346.5, tolerance: 0 })).families).toEqual([]);
  const { families, height } = await found({ height: 355, tolerance: 0 });
  expect([families, height]).toEqual([['OF-PRODUCTS'], { min: 355, max: 400 }]);
});
