import { beforeAll, describe, expect, test } from 'vitest';
import { saveProduct } from '#server/catalogue/save-products.service';
import { countQueries } from '#server/database/count-queries';
import { inTransaction } from '#server/in-transaction';
import { setOnHand } from '#server/stock/on-hand.service';
import { noteStock } from '#server/stock/stock.service';
import { aProduct } from '#server/test/a-product';
import { anAccount, signIn } from '#server/test/an-account';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let seller: string;
let customer: string;
beforeAll(async () => {
  shop = await testShop();
  seller = await signIn(shop, await anAccount(shop, { roles: ['seller'] }));
  customer = await signIn(shop, await anAccount(shop));
});

const setPricesFor = async (value: 'everyone' | 'signedIn' | 'nobody') => {
  await setSetting(shop, 'pricesFor', value);
};
const forSellers = ['ProviderId', 'ProductProviderCode', 'ProductProviderUrl', 'ProductDua', 'ProductStock', 'Sales'];

describe('product/find', () => {
  const whole = {
    code: 'ESP32-DEVKIT',
    name: 'Placa ESP32',
    description: 'Wifi y Bluetooth.',
    price: 1999,
    categoryId: '1.1',
    mLCode: 'MLU-42',
    family: 'ESP32',
    providerCode: 'X-99',
    providerUrl: 'https://proveedor.example/x-99',
    dua: '2026-1',
    specifications: [{ key: 'Tensión', value: '3,3 V' }],
    relatedLinks: [{ name: 'Guía', url: '/productos?c=1.1' }],
    sales: [{ date: '2026-10-01', quant: 3 }],
  };
  beforeAll(() => aProduct(shop, whole));

  test('answers a visitor in the wire names of W3, without what is for sellers', async () => {
    const { status, body } = await shop.call('product/find', { code: whole.code });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      error: '',
      data: {
        ProductCode: 'ESP32-DEVKIT',
        ProductName: 'Placa ESP32',
        ProductDescription: 'Wifi y Bluetooth.',
        ProductPrice: 19.99,
        ProductIvaRate: 22,
        ProductMLCode: 'MLU-42',
        ProductBarcode: null,
        ProductFamily: 'ESP32',
        ProductIsOriginal: false,
        ProductIsPublic: true,
        ProductAvailable: 'AV',
        BrandId: 1,
        BrandName: 'Nodo',
        CategoryId: '1.1',
        CategoryName: 'Rubro 1.1',
        Images: [],
        Specifications: [{ Id: 1, SpecKey: 'Tensión', SpecValue: '3,3 V', IsDefault: true }],
        RelatedLinks: [{ Id: 1, LinkName: 'Guía', LinkUrl: '/productos?c=1.1', IsDefault: true }],
      },
    });
  });

  test('answers a seller with provider, DUA, stock word, loading and sales', async () => {
    const { body } = await shop.call('product/find', { code: whole.code }, seller);
    expect(body.data).toMatchObject({
      ProviderId: null,
      ProductProviderCode: 'X-99',
      ProductProviderUrl: 'https://proveedor.example/x-99',
      ProductDua: '2026-1',
      ProductStock: 'AV',
      ProductIsLoading: false,
      ProductLastSale: '2026-10-01',
      Sales: [{ SaleDate: '2026-10-01', SaleQuant: 3 }],
    });
    const other = await shop.call('product/find', { code: whole.code }, customer);
    for (const name of [...forSellers, 'ProductIsLoading', 'ProductLastSale']) {
      expect(other.body.data).not.toHaveProperty(name);
    }
  });

  test.each([
    ['is not public', { code: 'HIDDEN', isPublic: false }],
    ["stands in another site's part of the tree", { code: 'RADIATOR', categoryId: '2.301' }],
    ['stands in a root whose id begins alike', { code: 'ELEVEN', categoryId: '11.505' }],
  ])('what %s exists for sellers alone', async (_, given) => {
    await aProduct(shop, given);
    for (const token of [undefined, customer]) {
      const { status, body } = await shop.call('product/find', { code: given.code }, token);
      expect(status).toBe(404);
      expect(body).toEqual({ success: false, data: null, error: 'Ese producto no existe' });
    }
    expect((await shop.call('product/find', { code: given.code }, seller)).data?.code).toBe(given.code);
  });

  test('refuses an unknown code with 404, a missing or endless one with 400', async () => {
    expect((await shop.call('product/find', { code: 'NOTHING' })).status).toBe(404);
    expect((await shop.post('product/find', '{}')).status).toBe(400);
    expect((await shop.call('product/find', { code: 'x'.repeat(61) })).status).toBe(400);
  });

  test('shows the price to those whom the setting names', async () => {
    const priceFor = async (token?: string) =>
      (await shop.call('product/find', { code: whole.code }, token)).data?.price;
    await setPricesFor('signedIn');
    expect(await priceFor()).toBeUndefined();
    expect(await priceFor(customer)).toBe(1999);
    await setPricesFor('nobody');
    expect(await priceFor(customer)).toBeUndefined();
    expect(await priceFor(seller)).toBe(1999);
    await setPricesFor('everyone');
    expect(await priceFor()).toBe(1999);
  });

  test('says by the setting when the last units are left', async () => {
    await aProduct(shop, { code: 'THREE', stock: { BUL: 2, CLA: 1 } });
    await aProduct(shop, { code: 'FOUR', stock: { BUL: 4 } });
    await aProduct(shop, { code: 'ZERO', stock: { BUL: 0 } });
    const word = async (code: string) => (await shop.call('product/find', { code })).data?.available;
    expect([await word('ZERO'), await word('THREE'), await word('FOUR')]).toEqual(['NO', 'CO', 'AV']);
  });

  test('takes one query, and none when it is known; a seller is answered from the database', async () => {
    await aProduct(shop, { code: 'ASKED' });
    const queries = async (token?: string) =>
      (await countQueries(() => shop.call('product/find', { code: 'ASKED' }, token))).queries.length;
    expect([await queries(), await queries()]).toEqual([1, 0]);
    expect(await queries(seller)).toBeGreaterThan(0);
  });

  test('shows at once what has changed: price, stock, visibility', async () => {
    const product = await aProduct(shop, { code: 'MOVING', price: 1000, stock: { BUL: 9 } });
    const now = async () => (await shop.call('product/find', { code: 'MOVING' })).data;
    expect(await now()).toMatchObject({ price: 1000, available: 'AV' });
    await inTransaction(shop.ctx, (inside) => saveProduct(inside, { code: 'MOVING', price: 2000 }));
    expect(await now()).toMatchObject({ price: 2000, available: 'AV' });
    const branch = await shop.database.db
      .selectFrom('branch')
      .select('id')
      .where('code', '=', 'BUL')
      .executeTakeFirst();
    const none = { productId: product.id, branchId: branch?.id ?? 0, onHand: 0 };
    await inTransaction(shop.ctx, async (inside) => noteStock(inside, await setOnHand(inside, [none])));
    expect(await now()).toMatchObject({ available: 'NO' });
    await inTransaction(shop.ctx, (inside) => saveProduct(inside, { code: 'MOVING', isPublic: false }));
    expect(await now()).toBeNull();
  });
});
