import { beforeAll, describe, expect, test } from 'vitest';
import { countQueries } from '#server/database/count-queries';
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
const codesOf = (cards: { code: string }[] | undefined) => cards?.map(({ code }) => code);

describe('product/listRelated', () => {
  beforeAll(async () => {
    await aProduct(shop, { code: 'R-OWN', categoryId: '1.5', brand: 'Marca R', price: 1000 });
    await aProduct(shop, { code: 'R-FAR', categoryId: '1.5', brand: 'Otra', price: 3000 });
    await aProduct(shop, { code: 'R-NEAR', categoryId: '1.5', brand: 'Otra', price: 900 });
    await aProduct(shop, { code: 'R-BRAND', categoryId: '1.6', brand: 'Marca R', price: 1000 });
    await aProduct(shop, { code: 'R-HIDDEN', categoryId: '1.5', brand: 'Marca R', price: 1000, isPublic: false });
    await aProduct(shop, { code: 'R-ELSEWHERE', categoryId: '2.305', brand: 'Marca R', price: 1000 });
    await aProduct(shop, { code: 'R-BY-HAND', price: 5, related: ['R-HIDDEN', 'R-FAR', 'R-OWN', 'R-BY-HAND'] });
    await aProduct(shop, { code: 'R-ALL-HIDDEN', categoryId: '1.6', brand: 'Nadie', related: ['R-HIDDEN'] });
  });

  test('names the same category, then the same brand, nearest in price first, never itself or what is hidden', async () => {
    for (const token of [undefined, seller]) {
      const { data } = await shop.call('product/listRelated', { code: 'R-OWN' }, token);
      expect(codesOf(data)).toEqual(['R-NEAR', 'R-FAR', 'R-BRAND']);
    }
  });

  test('names instead what the shop related by hand, in its order', async () => {
    expect(codesOf((await shop.call('product/listRelated', { code: 'R-BY-HAND' })).data)).toEqual(['R-FAR', 'R-OWN']);
  });

  test('falls back to the rule where nothing chosen by hand can be seen', async () => {
    expect(codesOf((await shop.call('product/listRelated', { code: 'R-ALL-HIDDEN' })).data)).toEqual(['R-BRAND']);
  });

  test('answers twelve at most, in wire names, without a query', async () => {
    for (let at = 0; at < 14; at += 1) await aProduct(shop, { categoryId: '1.66', price: 100 + at, code: `M-${at}` });
    // A product's page is read when it is first asked for.
    for (const code of ['R-OWN', 'M-0']) await shop.call('product/find', { code });
    const few = await countQueries(() => shop.call('product/listRelated', { code: 'R-OWN' }));
    const many = await countQueries(() => shop.call('product/listRelated', { code: 'M-0' }));
    expect(many.result.data).toHaveLength(12);
    expect([few.queries, many.queries]).toEqual([[], []]);
    const [card] = many.result.body.data as Record<string, unknown>[];
    expect(card).toEqual({
      ProductCode: 'M-1',
      ProductName: expect.any(String),
      ProductPrice: 1.01,
      ProductIvaRate: 22,
      ProductIsOriginal: false,
      ProductIsPublic: true,
      ProductAvailable: 'AV',
      BrandId: expect.any(Number),
      BrandName: 'Nodo',
      CategoryId: '1.66',
      CategoryName: 'Rubro 1.66',
      Images: [],
    });
  });

  describe('names packs beside', () => {
    const sold = { categoryId: '1.77', brand: 'Marca P' };
    beforeAll(async () => {
      await aProduct(shop, { ...sold, code: 'P-1', name: 'Regulador LM7812', price: 100 });
      await aProduct(shop, { ...sold, code: 'P-10', name: 'Regulador LM7812 (pack x10)', price: 800 });
      await aProduct(shop, { ...sold, code: 'P-5', name: 'Regulador LM7812 (pack x5)', price: 450 });
      await aProduct(shop, { ...sold, code: 'P-50', name: 'Regulador LM7812 (pack x50)', isPublic: false });
      await aProduct(shop, { ...sold, code: 'P-OTHER', name: 'Regulador LM7812 chico (pack x5)' });
      await aProduct(shop, { ...sold, code: 'P-BRAND', name: 'Regulador LM7812 (pack x20)', brand: 'Otra' });
      await aProduct(shop, { ...sold, code: 'P-DEEP', name: 'Regulador LM7812 (pack x30)', categoryId: '1.77.771' });
    });
    const packsOf = async (code: string, token?: string) =>
      (await shop.call('product/listRelated', { code }, token)).packs?.map(({ code: other, units }) => [other, units]);

    test('the public ones of its brand and category, fewest first, for sellers too', async () => {
      for (const token of [undefined, seller])
        expect(await packsOf('P-1', token)).toEqual([
          ['P-5', 5],
          ['P-10', 10],
        ]);
      expect(await packsOf('P-5')).toEqual([
        ['P-1', 1],
        ['P-10', 10],
      ]);
      expect(await packsOf('P-OTHER')).toEqual([]);
      expect((await shop.call('product/listRelated', { code: 'P-50' })).status).toBe(404);
    });

    test('with their prices for who may see them, without a query', async () => {
      await shop.call('product/find', { code: 'P-1' });
      const { result, queries } = await countQueries(() => shop.call('product/listRelated', { code: 'P-1' }));
      expect(queries).toEqual([]);
      expect(result.body.packs).toEqual([
        { ProductCode: 'P-5', ProductPrice: 4.5, ProductUnits: 5 },
        { ProductCode: 'P-10', ProductPrice: 8, ProductUnits: 10 },
      ]);
      await setPricesFor('nobody');
      const { packs } = await shop.call('product/listRelated', { code: 'P-1' });
      expect(packs?.map(({ price }) => price)).toEqual([undefined, undefined]);
      await setPricesFor('everyone');
    });
  });

  test('hides prices with the setting, also in the order, from all but sellers', async () => {
    await setPricesFor('nobody');
    const { data } = await shop.call('product/listRelated', { code: 'R-OWN' }, customer);
    expect(data?.every((card) => card.price === undefined)).toBe(true);
    expect(codesOf(data)).toEqual(['R-FAR', 'R-NEAR', 'R-BRAND']);
    const { data: theirs } = await shop.call('product/listRelated', { code: 'R-OWN' }, seller);
    expect(codesOf(theirs)).toEqual(['R-NEAR', 'R-FAR', 'R-BRAND']);
    await setPricesFor('everyone');
  });

  test('refuses what does not exist for the caller with 404', async () => {
    expect((await shop.call('product/listRelated', { code: 'R-HIDDEN' })).status).toBe(404);
    expect((await shop.call('product/listRelated', { code: 'NOTHING' })).status).toBe(404);
    expect((await shop.call('product/listRelated', { code: 'R-HIDDEN' }, seller)).status).toBe(200);
  });
});
