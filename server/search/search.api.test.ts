import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countQueries } from '#server/database/count-queries';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let seller: { token: string };

beforeAll(async () => {
  shop = await testShop();
  seller = await aSeller(shop);
  await shop.catalogue.ready();
  const uno = { code: 'ARD-UNO-R3', name: 'Arduino Uno R3', mLCode: 'MLU-4551', providerCode: 'A000066' };
  await aProduct(shop, { ...uno, categoryId: '1.2.21', brand: 'Arduino', price: 2500 });
  await aProduct(shop, { code: 'ARD-NANO', name: 'Arduino Nano', categoryId: '1.2.21', brand: 'Arduino', price: 1500 });
  await aProduct(shop, {
    code: 'CAB-USB',
    name: 'Cable USB para Arduino Uno',
    categoryId: '1.3',
    brand: 'Genérico',
    price: 400,
  });
  await aProduct(shop, {
    code: 'SEN-DHT22',
    name: 'Sensor de temperatura DHT22',
    categoryId: '1.2.22',
    brand: 'Aosong',
    price: 900,
    stock: { BUL: 0 },
  });
  await aProduct(shop, {
    code: 'SEN-LM35',
    name: 'Sensor de temperatura LM35',
    categoryId: '1.2.22',
    brand: 'Texas',
    price: 300,
    stock: { BUL: 2 },
  });
  await aProduct(shop, {
    code: 'OSC-1',
    name: 'Osciloscopio portátil',
    categoryId: '1.4',
    brand: 'Hantek',
    price: 90000,
    isPublic: false,
  });
  await aProduct(shop, { code: 'RAD-GOL', name: 'Radiador Gol', categoryId: '2.301', brand: 'Valeo', price: 12000 });
});
afterAll(() => shop.close());

type Given = Partial<Parameters<typeof shop.call<'product/filter'>>[1]>;

const ask = async (given: Given['filters'] = {}, more: Given = {}, token?: string) => {
  const answer = await shop.call('product/filter', { filters: given, rowIndex: 0, rowsMax: 18, ...more }, token);
  const items = (key: string) => answer.resultFilters?.find((facet) => facet.key === key)?.items;
  return { ...answer, codes: answer.data?.map(({ code }) => code), items };
};

describe('product/filter', () => {
  test('finds by text and shows cards ready to draw', async () => {
    const answer = await ask({ text: 'arduinos uno' });
    expect(answer.codes).toEqual(['ARD-UNO-R3', 'CAB-USB']);
    expect(answer).toMatchObject({ status: 200, resultCount: 2, nearest: false });
    expect(answer.body.data).toContainEqual(
      expect.objectContaining({
        ProductCode: 'ARD-UNO-R3',
        ProductPrice: 25,
        CategoryName: 'Rubro 1.2.21',
        BrandName: 'Arduino',
      }),
    );
  });

  test('includes what is below a category, named by its path or by its number', async () => {
    const below = ['ARD-NANO', 'ARD-UNO-R3', 'SEN-DHT22', 'SEN-LM35'];
    expect((await ask({ categoryId: '1.2' })).codes?.toSorted()).toEqual(below);
    expect((await ask({ categoryId: '2' })).codes).toEqual([]);
    expect((await ask({ categoryId: '22' })).codes).toEqual(['SEN-LM35', 'SEN-DHT22']);
    expect((await ask({ categoryId: '1.99' })).codes).toEqual([]);
  });

  test('counts the choices still possible, each facet without its own filter', async () => {
    const { id: arduino = '' } = (await ask()).items('brandId')?.find(({ name }) => name === 'Arduino') ?? {};
    const answer = await ask({ categoryId: '1.2.22', brandId: Number(arduino) });
    expect(answer).toMatchObject({ codes: [], resultCount: 0 });
    expect(answer.items('brandId')?.map(({ name, count }) => [name, count])).toEqual([
      ['Aosong', 1],
      ['Texas', 1],
    ]);
    expect(answer.items('categoryId')).toEqual([
      { id: '1', name: 'Rubro 1', count: 2 },
      { id: '1.2', name: 'Rubro 1.2', count: 2 },
      { id: '1.2.21', name: 'Rubro 1.2.21', count: 2 },
    ]);
    expect(answer.items('providerId')).toBeUndefined();
  });

  test('orders by price either way; what is in stock comes first otherwise', async () => {
    const filters = { categoryId: '1.2' };
    expect((await ask(filters, { orderBy: 'PLO' })).codes).toEqual(['SEN-LM35', 'SEN-DHT22', 'ARD-NANO', 'ARD-UNO-R3']);
    expect((await ask(filters, { orderBy: 'PHI' })).codes).toEqual(['ARD-UNO-R3', 'ARD-NANO', 'SEN-DHT22', 'SEN-LM35']);
    expect((await ask(filters)).codes).toEqual(['ARD-UNO-R3', 'ARD-NANO', 'SEN-LM35', 'SEN-DHT22']);
  });

  test('pages: each result once, the count of all on each page', async () => {
    const all = (await ask({}, { orderBy: 'PLO' })).codes ?? [];
    const pages = [];
    for (const rowIndex of [0, 2, 4, 6]) pages.push(await ask({}, { orderBy: 'PLO', rowIndex, rowsMax: 2 }));
    expect(pages.map(({ resultCount }) => resultCount)).toEqual([5, 5, 5, 5]);
    expect(pages.flatMap(({ codes }) => codes)).toEqual(all);
  });

  test('finds codes with any separators, the whole code first', async () => {
    expect((await ask({ text: 'ard uno-r3' })).codes?.[0]).toBe('ARD-UNO-R3');
    expect((await ask({ text: 'mlu.4551' })).codes).toEqual(['ARD-UNO-R3']);
    expect((await ask({ text: 'A 000066' })).codes).toEqual(['ARD-UNO-R3']);
    expect((await ask({ text: 'sendht' })).codes).toEqual(['SEN-DHT22']);
  });

  test("a provider's code is found by its beginning, and providers are counted, for sellers only", async () => {
    expect((await ask({ text: 'a0000' })).codes).toEqual([]);
    expect((await ask({ text: 'a0000' }, {}, seller.token)).codes).toEqual(['ARD-UNO-R3']);
    expect((await ask({}, {}, seller.token)).items('providerId')).toEqual([]);
  });

  test('says when results are only the nearest, and finds nothing where no word matches', async () => {
    expect(await ask({ text: 'sensor arduino violeta' })).toMatchObject({ nearest: true, resultCount: 5 });
    expect(await ask({ text: 'sensor temperatura violeta' })).toMatchObject({ nearest: true, resultCount: 2 });
    expect(await ask({ text: 'xyzzy' })).toMatchObject({ nearest: false, resultCount: 0, codes: [] });
  });

  test('what is not public, or of another site, exists for sellers only', async () => {
    for (const text of ['osciloscopio', 'osc1', 'radiador'])
      expect(await ask({ text })).toMatchObject({ resultCount: 0 });
    const all = await ask();
    expect(all.resultCount).toBe(5);
    expect(all.items('brandId')?.map(({ name }) => name)).not.toContain('Hantek');
    expect(all.items('categoryId')?.map(({ id }) => id)).toEqual(['1', '1.2', '1.2.21', '1.2.22', '1.3']);
    expect((await ask({ text: 'OSC-1' }, {}, seller.token)).codes).toEqual(['OSC-1']);
    expect((await ask({}, {}, seller.token)).resultCount).toBe(7);
    const customer = await aSignedIn(shop);
    expect((await ask({ text: 'osc1' }, {}, customer.token)).codes).toEqual([]);
  });

  test('where prices are hidden they cannot be read from the order either', async () => {
    const byRelevance = (await ask()).codes;
    await setSetting(shop, 'pricesFor', 'nobody');
    for (const orderBy of ['PLO', 'PHI'] as const) {
      const answer = await ask({}, { orderBy });
      expect(answer.codes).toEqual(byRelevance);
      expect(answer.data?.every((card) => card.price === undefined)).toBe(true);
    }
    expect((await ask({}, { orderBy: 'PLO' }, seller.token)).data?.[0]?.price).toBe(300);
    await setSetting(shop, 'pricesFor', 'everyone');
  });

  test('says why each result is there, with places in its name and never a provider’s code', async () => {
    const answer = await ask({ text: 'arduino nanos' });
    expect(answer.matches?.[0]).toEqual({
      name: [
        [0, 7],
        [8, 12],
      ],
      code: null,
    });
    expect(answer.matches).toHaveLength(answer.data?.length ?? 0);
    expect((await ask({ text: 'ard uno-r3' })).matches?.[0]?.code).toEqual({ kind: 'own', text: 'ARD-UNO-R3' });
    expect((await ask({ text: 'mlu.4551' })).matches).toEqual([{ name: [], code: { kind: 'ml', text: 'MLU4551' } }]);
    expect((await ask({ text: 'A 000066' })).matches).toEqual([{ name: [], code: null }]);
    const bySeller = await ask({ text: 'a0000' }, {}, seller.token);
    expect(bySeller.matches).toEqual([{ name: [], code: { kind: 'provider', text: 'A000066' } }]);
    expect((await ask({})).matches).toEqual([]);
  });

  test('asks the database nothing', async () => {
    const { queries, result } = await countQueries(() =>
      ask({ text: 'sensor', categoryId: '1.2' }, { orderBy: 'PHI' }),
    );
    expect(result.resultCount).toBe(2);
    expect(queries).toEqual([]);
  });

  test('lists what is marked as original first where that word is typed, and alone where nothing else is', async () => {
    const isOriginal = { code: 'ORI-1', name: 'Bomba de nafta', categoryId: '1.3', isOriginal: true };
    await aProduct(shop, { code: 'ORI-2', name: 'Bomba de nafta', categoryId: '1.3' });
    await aProduct(shop, isOriginal);
    expect(await ask({ text: 'bombas' })).toMatchObject({ codes: ['ORI-2', 'ORI-1'] });
    expect(await ask({ text: 'bomba original' })).toMatchObject({ codes: ['ORI-1', 'ORI-2'], nearest: false });
    expect(await ask({ text: 'original' })).toMatchObject({ codes: ['ORI-1'] });
  });
});
