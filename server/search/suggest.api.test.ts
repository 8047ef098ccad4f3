import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveCategories } from '#server/catalogue/categories.service';
import { countQueries } from '#server/database/count-queries';
import { inTransaction } from '#server/in-transaction';
import { aProduct } from '#server/test/a-product';
import { aSeller } from '#server/test/an-account';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let seller: { token: string };

beforeAll(async () => {
  shop = await testShop();
  seller = await aSeller(shop);
  await shop.catalogue.ready();
  const boards = { categoryId: '1.2.21', brand: 'Arduino' };
  await aProduct(shop, { ...boards, code: 'ARD-UNO-R3', name: 'Arduino Uno R3', price: 2500 });
  for (let at = 1; at <= 6; at++)
    await aProduct(shop, { ...boards, code: `ARD-${at}`, name: `Arduino Nano ${at}`, price: 1000 + at });
  await aProduct(shop, { code: 'SEN-1', name: 'Sensor de temperatura', categoryId: '1.3', brand: 'Aosong' });
  const hidden = { categoryId: '1.9.77', brand: 'Secretix', isPublic: false };
  await aProduct(shop, { ...hidden, code: 'SEC-1', name: 'Sensor secreto', providerCode: 'SECPROV99' });
  await aProduct(shop, { code: 'RAD-1', name: 'Radiador Gol', categoryId: '2.301', brand: 'Valeo' });
});
afterAll(() => shop.close());

const suggest = async (text: string, token?: string) => {
  const answer = await shop.call('product/suggest', { text }, token);
  return { ...answer, codes: answer.data?.map(({ code }) => code) };
};

describe('product/suggest', () => {
  test('leads to the category or brand of that very name first', async () => {
    for (let at = 1; at <= 3; at++)
      await aProduct(shop, {
        code: `VEL-R${at}`,
        name: `Filamento ${at}`,
        categoryId: '1.4',
        brand: 'Velaris Repuestos',
      });
    await aProduct(shop, { code: 'VEL-1', name: 'Impresora', categoryId: '1.4', brand: 'Velaris' });
    expect((await suggest('velaris')).brands?.map(({ name }) => name)).toEqual(['Velaris', 'Velaris Repuestos']);
  });

  test('leads to the category that is meant before those that name it beside others', async () => {
    await inTransaction(shop.ctx, (inside) =>
      saveCategories(inside, [
        { id: '1.6', name: 'Impresoras 3D' },
        { id: '1.5', name: 'Repuestos de impresoras 3D' },
      ]),
    );
    for (let at = 1; at <= 3; at++)
      await aProduct(shop, { code: `REP-${at}`, name: `Correa ${at} de impresora 3D`, categoryId: '1.5' });
    await aProduct(shop, { code: 'IMP-1', name: 'Gaucha', categoryId: '1.6' });
    expect((await suggest('impresora 3d')).categories?.map(({ id }) => id)).toEqual(['1.6', '1.5']);
  });

  test('leads to products with picture and price, and to categories and brands whose names were typed', async () => {
    const answer = await suggest('ardui');
    expect(answer).toMatchObject({ status: 200, nearest: false });
    expect(answer.codes).toHaveLength(5);
    expect(answer.body.data).toContainEqual(expect.objectContaining({ ProductPrice: 10.01, Images: [] }));
    expect(answer.brands?.map(({ name, count }) => [name, count])).toEqual([['Arduino', 7]]);
    expect(answer.categories).toEqual([]);
    const category = await suggest('rubro 1.2');
    expect(category.categories?.map(({ id }) => id)).toEqual(['1.2', '1.2.21']);
  });

  test('corrects, knows codes, and says why', async () => {
    expect((await suggest('ardiuno uno')).codes?.[0]).toBe('ARD-UNO-R3');
    const answer = await suggest('arduno r3');
    expect(answer.codes?.[0]).toBe('ARD-UNO-R3');
    expect((await suggest('arduino uno')).matches?.[0]).toEqual({
      name: [
        [0, 7],
        [8, 11],
      ],
      code: null,
    });
  });

  test('has nothing to say to less than two characters, or to what is in no name', async () => {
    const none = { codes: [], matches: [], categories: [], brands: [], nearest: false };
    for (const text of ['', ' a ', '??', 'xyzzy']) expect(await suggest(text)).toMatchObject(none);
    expect(await suggest('arduino violeta')).toMatchObject({ nearest: true, categories: [], brands: [] });
  });

  test('a text that is no text is refused, of one that is too long the beginning counts', async () => {
    expect((await shop.post('product/suggest', '{}')).status).toBe(400);
    expect((await suggest(`arduino${' '.repeat(193)}${'x'.repeat(500)}`)).codes).toEqual(
      (await suggest('arduino')).codes,
    );
  });
});

describe('what a visitor may not see', () => {
  test('is in no suggestion: products, their categories and brands, other sites, providers’ codes', async () => {
    for (const text of [
      'secret',
      'secretix',
      'rubro 1.9.77',
      'SEC-1',
      'sec1',
      'secprov',
      'secprov99',
      'radiador',
      'valeo',
    ]) {
      const { data, categories, brands, body } = await suggest(text);
      expect([text, data?.filter(({ code }) => /SEC|RAD/.test(code))]).toEqual([text, []]);
      expect(categories?.filter(({ id }) => id.startsWith('1.9') || id.startsWith('2'))).toEqual([]);
      expect(brands?.filter(({ name }) => /Secretix|Valeo/.test(name))).toEqual([]);
      expect(JSON.stringify(body)).not.toMatch(/secret|secprov|valeo/i);
    }
    const shown = await suggest('secret', seller.token);
    expect(shown.codes).toEqual(['SEC-1']);
    expect(shown.brands?.map(({ name }) => name)).toEqual(['Secretix']);
  });

  test('no price is told where prices are hidden', async () => {
    const price = async (token?: string) => (await suggest('arduino uno', token)).body;
    for (const pricesFor of ['nobody', 'signedIn'] as const) {
      await setSetting(shop, 'pricesFor', pricesFor);
      expect(JSON.stringify(await price())).not.toMatch(/Price|25/);
    }
    expect(JSON.stringify(await price(seller.token))).toContain('"ProductPrice":25');
    await setSetting(shop, 'pricesFor', 'everyone');
  });
});

test('asks the database nothing', async () => {
  const { queries, result } = await countQueries(() => suggest('arduino'));
  expect(result.codes).toHaveLength(5);
  expect(queries).toEqual([]);
});

test('somebody may type fast for a minute, and a program no faster', async () => {
  const ask = () => shop.call('product/suggest', { text: '' }, undefined, { client: '10.9.0.1' });
  for (let at = 0; at < 300; at++) await ask();
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
