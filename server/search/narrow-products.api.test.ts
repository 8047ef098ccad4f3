import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;

const specs = (...pairs: [string, string][]) => pairs.map(([key, value]) => ({ key, value }));

beforeAll(async () => {
  shop = await testShop();
  const motor = (code: string, brand: string, price: number, volts: string, axis: string, units = 5) =>
    aProduct(shop, {
      code,
      name: `Motor ${code}`,
      categoryId: '1.7',
      brand,
      price,
      stock: { BUL: units },
      specifications: specs(['Voltaje', volts], ['Eje', axis], ['Garantía', '6 meses']),
    });
  await motor('M-1', 'Uno', 1000, '12 V', '5 mm');
  await motor('M-2', 'Uno', 2000, '6 V', '5 mm');
  await motor('M-3', 'Dos', 3000, '12 V', '4 mm');
  await motor('M-4', 'Tres', 4000, '24 V', '4 mm', 0);
  await motor('M-5', 'Tres', 0, '6 V', '5 mm');
  await aProduct(shop, { code: 'X-1', categoryId: '1.8', brand: 'Uno', price: 1500 });
});
afterAll(() => shop.close());

type Filters = Parameters<typeof shop.call<'product/filter'>>[1]['filters'];

const ask = async (filters: Filters, token?: string) => {
  const input = { filters, rowIndex: 0, rowsMax: 18, orderBy: 'PLO' as const };
  const answer = await shop.call('product/filter', input, token);
  const shown = (answer.resultFilters ?? []).filter(({ key }) => key.startsWith('specifications:'));
  const groups = Object.fromEntries(
    shown.map(({ key, items }) => [key.slice(15), items.map(({ name, count }) => `${name} (${count})`)]),
  );
  return { status: answer.status, codes: answer.data?.map(({ code }) => code).sort(), groups, answer };
};
const brand = async (name: string) => {
  const { data } = await shop.call('brand/list', {});
  return data?.find((one) => one.name === name)?.id ?? 0;
};

describe('a list of products is narrowed by', () => {
  test('several brands, of which any will do, and by an id that is none of them no further', async () => {
    const [uno, dos] = [await brand('Uno'), await brand('Dos')];
    expect((await ask({ brandId: [uno, dos], categoryId: '1.7' })).codes).toEqual(['M-1', 'M-2', 'M-3']);
    expect((await ask({ brandId: `${uno},${dos}`, categoryId: '1.7' })).codes).toEqual(['M-1', 'M-2', 'M-3']);
    expect((await ask({ brandId: `${dos},999999` })).codes).toEqual(['M-3']);
    const many = Array.from({ length: 21 }, (_, at) => at + 1).join();
    for (const wrong of [many, '1,', '1;2', []]) expect((await ask({ brandId: wrong })).status).toBe(400);
  });

  test('prices; what has none is in no range', async () => {
    expect((await ask({ categoryId: '1.7', priceFrom: 20 })).codes).toEqual(['M-2', 'M-3', 'M-4']);
    expect((await ask({ categoryId: '1.7', priceFrom: '20', priceTo: '30,00' })).codes).toEqual(['M-2', 'M-3']);
    expect((await ask({ categoryId: '1.7', priceTo: 9 })).codes).toEqual([]);
    for (const wrong of ['1e3', -1, '1.234']) expect((await ask({ priceFrom: wrong })).status).toBe(400);
  });

  test('any of the 24 specifications that a product has at first', async () => {
    const many = Array.from({ length: 25 }, (_, at): [string, string] => [`Dato ${at + 1}`, 'sí']);
    await aProduct(shop, { code: 'N-1', categoryId: '1.9', specifications: specs(...many) });
    for (const [at, codes] of [
      [1, ['N-1']],
      [9, ['N-1']],
      [24, ['N-1']],
      [25, []],
    ] as const)
      expect([at, (await ask({ specifications: `Dato ${at}:sí` })).codes]).toEqual([at, codes]);
  });

  test('six specifications at most, the most telling ones of seven', async () => {
    const keys = Array.from({ length: 7 }, (_, at) => `Medida ${at + 1}`);
    for (const [at, volts] of ['1 V', '2 V', '3 V', '4 V'].entries()) {
      const own = keys.slice(0, at === 0 ? 6 : 7).map((key): [string, string] => [key, volts]);
      await aProduct(shop, { code: `S-${at}`, categoryId: '1.9', specifications: specs(...own) });
    }
    expect(Object.keys((await ask({ categoryId: '1.9' })).groups)).toEqual(keys.slice(0, 6));
  });

  test('what is in stock', async () => {
    expect((await ask({ categoryId: '1.7', inStock: true })).codes).toEqual(['M-1', 'M-2', 'M-3', 'M-5']);
    expect((await ask({ categoryId: '1.7', inStock: false })).codes).toHaveLength(5);
  });

  test('specifications: alternatives within one, all of several; each counted as if it were not chosen', async () => {
    const all = await ask({ categoryId: '1.7' });
    expect(all.groups).toEqual({ Voltaje: ['6 V (2)', '12 V (2)', '24 V (1)'], Eje: ['4 mm (2)', '5 mm (3)'] });
    const two = await ask({ categoryId: '1.7', specifications: ['Voltaje:12 V', 'Voltaje:24 V'] });
    expect(two.codes).toEqual(['M-1', 'M-3', 'M-4']);
    expect(two.groups).toEqual({ Voltaje: ['6 V (2)', '12 V (2)', '24 V (1)'], Eje: ['4 mm (2)', '5 mm (1)'] });
    expect((await ask({ specifications: 'Voltaje:12 V|Eje:4 mm' })).codes).toEqual(['M-3']);
    expect((await ask({ specifications: 'Voltaje:9 V' })).codes).toEqual([]);
    expect((await ask({ specifications: 'Voltaje' })).status).toBe(400);
    const groups = (count: number) => Array.from({ length: count }, (_, at) => `Grupo ${at}:1`);
    expect((await ask({ specifications: [...groups(6), 'Grupo 0:2'] })).status).toBe(200);
    expect((await ask({ specifications: groups(7) })).status).toBe(400);
  });

  test('specifications that change, too', async () => {
    await aProduct(shop, { code: 'M-9', categoryId: '1.7', specifications: specs(['Voltaje', '48 V']) });
    expect((await ask({ specifications: 'Voltaje:48 V' })).codes).toEqual(['M-9']);
    await aProduct(shop, { code: 'M-9', categoryId: '1.7', specifications: specs(['Voltaje', '36 V']) });
    expect((await ask({ specifications: 'Voltaje:48 V' })).codes).toEqual([]);
    expect((await ask({ specifications: 'Voltaje:36 V' })).codes).toEqual(['M-9']);
  });

  test('its text is the same where it is put together of parts', async () => {
    const { answer } = await ask({ categoryId: '1.7', text: 'motor', specifications: 'Voltaje:12 V' });
    const { token } = await aSignedIn(shop);
    const own = await ask({ categoryId: '1.7', text: 'motor', specifications: 'Voltaje:12 V' }, token);
    expect(own.answer.resultFilters).toEqual(answer.resultFilters);
    expect(answer.data?.map(({ code }) => code).sort()).toEqual(['M-1', 'M-3']);
  });

  test('no price for who sees none: a range would tell what each costs', async () => {
    await setSetting(shop, 'pricesFor', 'nobody');
    expect((await ask({ categoryId: '1.7', priceTo: 9 })).answer.resultCount).toBeGreaterThan(4);
  });
});
