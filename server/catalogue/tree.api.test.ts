import { beforeAll, describe, expect, test } from 'vitest';
import { saveBrands, saveProviders } from '#server/catalogue/brands.service';
import { saveCategories } from '#server/catalogue/categories.service';
import { countQueries } from '#server/database/count-queries';
import { inTransaction } from '#server/in-transaction';
import { aProduct } from '#server/test/a-product';
import { anAccount, signIn } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let seller: string;
beforeAll(async () => {
  shop = await testShop();
  seller = await signIn(shop, await anAccount(shop, { roles: ['seller'] }));
  await inTransaction(shop.ctx, async (inside) => {
    await saveCategories(inside, [
      { id: '1', name: 'Electrónica' },
      { id: '1.10', name: 'Energía' },
      { id: '1.2', name: 'Impresoras 3D' },
      { id: '1.2.20', name: 'De filamento' },
      { id: '2', name: 'Autopartes' },
      { id: '2.301', name: 'Radiadores' },
    ]);
    await saveProviders(inside, ['Zeta', 'Ñandú', 'Mundo']);
    await saveBrands(inside, [{ name: 'Sin nada' }]);
  });
  await aProduct(shop, { categoryId: '1.2.20', brand: 'Ñandú 3D' });
  await aProduct(shop, { categoryId: '1.10', brand: 'Zeta' });
  await aProduct(shop, { categoryId: '1.2.20', brand: 'Escondida', isPublic: false });
  await aProduct(shop, { categoryId: '2.301', brand: 'Radia' });
});

const names = (list: { name: string }[] | undefined) => list?.map(({ name }) => name);

describe('category/list', () => {
  test("is the site's tree in wire names, ordered by number", async () => {
    const { body } = await shop.call('category/list', {});
    const leaf = (CategoryId: string, CategoryName: string) => ({ CategoryId, CategoryName, Items: [] });
    expect(body.data).toEqual([
      {
        CategoryId: '1',
        CategoryName: 'Electrónica',
        Items: [
          { CategoryId: '1.2', CategoryName: 'Impresoras 3D', Items: [leaf('1.2.20', 'De filamento')] },
          leaf('1.10', 'Energía'),
        ],
      },
    ]);
  });

  test('holds the trees of all sites for a seller', async () => {
    const { data } = await shop.call('category/list', {}, seller);
    expect(names(data)).toEqual(['Electrónica', 'Autopartes']);
  });
});

describe('category/find', () => {
  test('answers what is below and above', async () => {
    const { body } = await shop.call('category/find', { categoryId: '1.2' });
    expect(body.data).toEqual({
      CategoryId: '1.2',
      CategoryName: 'Impresoras 3D',
      Items: [{ CategoryId: '1.2.20', CategoryName: 'De filamento', Items: [] }],
      Trail: [
        { CategoryId: '1', CategoryName: 'Electrónica' },
        { CategoryId: '1.2', CategoryName: 'Impresoras 3D' },
      ],
    });
  });

  test('reads an id without a dot as a root, else as the number after the last dot', async () => {
    expect((await shop.call('category/find', { categoryId: '1' })).data?.name).toBe('Electrónica');
    expect((await shop.call('category/find', { categoryId: '20' })).data?.id).toBe('1.2.20');
    expect((await shop.call('category/find', { categoryId: '2' }, seller)).data?.name).toBe('Autopartes');
  });

  test("refuses an unknown id and another site's with 404, what is no id with 400", async () => {
    for (const categoryId of ['1.99', '99', '2', '2.301']) {
      const { status, error } = await shop.call('category/find', { categoryId });
      expect([status, error]).toEqual([404, 'Esa categoría no existe']);
    }
    expect((await shop.call('category/find', { categoryId: "1' or 1=1" })).status).toBe(400);
    expect((await shop.post('category/find', '{"categoryId":1}')).status).toBe(400);
    expect((await shop.call('category/find', { categoryId: '2.301' }, seller)).data?.name).toBe('Radiadores');
  });
});

describe('brand/list', () => {
  test('names those with something to see in this site, sorted as Spanish sorts', async () => {
    const { body, data } = await shop.call('brand/list', {});
    expect(names(data)).toEqual(['Ñandú 3D', 'Zeta']);
    expect((body.data as unknown[])[0]).toEqual({
      BrandId: expect.any(Number),
      BrandName: 'Ñandú 3D',
      BrandLogo: null,
    });
  });

  test('names all for a seller', async () => {
    const { data } = await shop.call('brand/list', {}, seller);
    expect(names(data)).toEqual(['Escondida', 'Ñandú 3D', 'Radia', 'Sin nada', 'Zeta']);
  });
});

describe('brand/listByCategory', () => {
  test('names the brands of the category and of what is below it', async () => {
    expect(names((await shop.call('brand/listByCategory', { categoryId: '1.2' })).data)).toEqual(['Ñandú 3D']);
    expect(names((await shop.call('brand/listByCategory', { categoryId: '1' })).data)).toEqual(['Ñandú 3D', 'Zeta']);
    const forSeller = await shop.call('brand/listByCategory', { categoryId: '1.2' }, seller);
    expect(names(forSeller.data)).toEqual(['Escondida', 'Ñandú 3D']);
  });

  test("refuses an unknown category and another site's", async () => {
    expect((await shop.call('brand/listByCategory', { categoryId: '1.99' })).status).toBe(404);
    expect((await shop.call('brand/listByCategory', { categoryId: '2.301' })).status).toBe(404);
    expect((await shop.call('brand/listByCategory', { categoryId: '2.301' }, seller)).status).toBe(200);
  });
});

describe('provider/list', () => {
  test('names to visitors those of whom there is something to see here', async () => {
    const ids = await inTransaction(shop.ctx, (inside) => saveProviders(inside, ['Zeta', 'Mundo']));
    await aProduct(shop, { providerId: ids.get('Zeta') });
    await aProduct(shop, { providerId: ids.get('Mundo'), isPublic: false });
    await aProduct(shop, { providerId: ids.get('Mundo'), categoryId: '2.301' });
    expect(names((await shop.call('provider/list', {})).data)).toEqual(['Zeta']);
  });

  test('is whole and sorted for sellers', async () => {
    const { body } = await shop.call('provider/list', {}, seller);
    expect(body.data).toEqual(
      ['Mundo', 'Ñandú', 'Zeta'].map((name) => ({ ProviderId: expect.any(Number), ProviderName: name })),
    );
  });
});

describe('the lists', () => {
  test('take one query at most', async () => {
    for (const [path, count] of [
      ['category/list', 0],
      ['brand/list', 0],
      ['provider/list', 1],
    ] as const)
      expect((await countQueries(() => shop.call(path, {}))).queries).toHaveLength(count);
  });
});
