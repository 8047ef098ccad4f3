import { beforeEach, describe, expect, test } from 'vitest';
import { cartLinesMax } from '#contract/plain/cart-lines-max';
import { countQueries } from '#server/database/count-queries';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
});

const reserve = (id: number, reserved: number) =>
  shop.database.db.updateTable('stock').set({ reserved }).where('product_id', '=', id).execute();

describe('stock/find', () => {
  test('tells visitors and customers whether each branch has any, and no numbers', async () => {
    const { code } = await aProduct(shop, { stock: { BUL: 4, CLA: 0 } });
    const customer = await aSignedIn(shop);
    for (const token of [undefined, customer.token]) {
      const { data } = await shop.call('stock/find', { code }, token);
      expect(data).toEqual({
        code,
        available: 'AV',
        branches: [
          { code: 'BUL', name: 'Sucursal BUL', hasAny: true },
          { code: 'CLA', name: 'Sucursal CLA', hasAny: false },
        ],
      });
    }
  });

  test('tells sellers the units that can be sold: on-hand less reserved', async () => {
    const { id, code } = await aProduct(shop, { stock: { BUL: 4, CLA: 3 } });
    await reserve(id, 2);
    const { data } = await shop.call('stock/find', { code }, (await aSeller(shop)).token);
    expect(data).toMatchObject({ total: 3, branches: [{ quant: 2 }, { quant: 1 }] });
  });

  test.each([
    [0, 1, 'NO'],
    [1, 1, 'CO'],
    [3, 3, 'CO'],
    [3, 4, 'NO'],
    [4, 4, 'AV'],
  ] as const)('of %i units, %i asked: %s', async (units, quantity, available) => {
    const { code } = await aProduct(shop, { stock: { BUL: units } });
    expect((await shop.call('stock/find', { code, quantity })).data?.available).toBe(available);
  });

  test('lets only sellers count by asking: others hear beyond the last units of round numbers', async () => {
    const quantities = [1, 3, 4, 5, 10, 11, 12, 13, 19, 20, 9999];
    const answered = async (units: number, token?: string) => {
      const { code } = await aProduct(shop, { stock: { BUL: units - 1, CLA: 1 } });
      const words: Record<number, string | undefined> = {};
      for (const quantity of quantities)
        words[quantity] = (await shop.call('stock/find', { code, quantity }, token)).data?.available;
      return words;
    };
    const enough = Object.fromEntries(quantities.map((quantity) => [quantity, quantity < 20 ? 'AV' : 'NO']));
    for (const token of [undefined, (await aSignedIn(shop)).token]) {
      for (const units of [10, 12, 19]) expect(await answered(units, token)).toEqual(enough);
      expect(await answered(9, token)).toMatchObject({ 5: 'AV', 10: 'NO', 9999: 'NO' });
    }
    expect(await answered(12, (await aSeller(shop)).token)).toMatchObject({ 12: 'AV', 13: 'NO' });
  });

  test('takes the setting of the last units', async () => {
    const { code } = await aProduct(shop, { stock: { BUL: 4 } });
    await setSetting(shop, 'lowStock', 4);
    expect((await shop.call('stock/find', { code })).data?.available).toBe('CO');
    expect((await shop.call('stock/find', { code, quantity: 5 })).data?.available).toBe('NO');
  });

  test('is a 404 for an unknown code, and for what is not public unless a seller asks', async () => {
    const hidden = await aProduct(shop, { isPublic: false });
    const foreign = await aProduct(shop, { categoryId: '2.9' });
    for (const code of ['nada', hidden.code, foreign.code]) {
      const answer = await shop.call('stock/find', { code });
      expect([answer.status, answer.error]).toEqual([404, 'Ese producto no existe']);
    }
    const seller = await aSeller(shop);
    expect((await shop.call('stock/find', { code: hidden.code }, seller.token)).status).toBe(200);
  });

  test('is a 422 for a quantity below one', async () => {
    const { code } = await aProduct(shop);
    const answer = await shop.call('stock/find', { code, quantity: 0 });
    expect([answer.status, answer.fields]).toEqual([422, { quantity: 'Ingresá una cantidad entre 1 y 9.999' }]);
  });
});

describe('stock/listByCodes', () => {
  test('tells of each what stock/find tells, in two queries however many', async () => {
    const stocks: Record<string, number>[] = [{ BUL: 4, CLA: 0 }, { BUL: 1, CLA: 1 }, {}];
    const products = await Promise.all(stocks.map((stock) => aProduct(shop, { stock })));
    const codes = products.map(({ code }) => code).toReversed();
    for (const token of [undefined, (await aSeller(shop)).token]) {
      const asked = { codes: [...codes, ...codes] };
      const { result, queries } = await countQueries(() => shop.call('stock/listByCodes', asked, token));
      const found = await Promise.all(codes.map((code) => shop.call('stock/find', { code }, token)));
      expect(result.data).toEqual(found.map(({ data }) => data));
      // Who asks with a token is looked up first.
      expect(queries.length).toBe(token ? 3 : 2);
    }
    expect((await shop.call('stock/listByCodes', { codes: [] })).data).toEqual([]);
  });

  test('leaves out what is unknown, and what is not public unless a seller asks', async () => {
    const [shown, hidden] = [await aProduct(shop), await aProduct(shop, { isPublic: false })];
    const foreign = await aProduct(shop, { categoryId: '2.9' });
    const codes = ['nada', shown.code, hidden.code, foreign.code];
    const answered = async (token?: string) =>
      (await shop.call('stock/listByCodes', { codes }, token)).data?.map(({ code }) => code);
    expect(await answered()).toEqual([shown.code]);
    expect(await answered((await aSeller(shop)).token)).toEqual(codes.slice(1));
  });

  test('takes as many as a cart has lines', async () => {
    const codes = Array.from({ length: cartLinesMax }, (_, at) => `N-${at}`);
    expect((await shop.call('stock/listByCodes', { codes })).status).toBe(200);
    expect((await shop.call('stock/listByCodes', { codes: [...codes, 'N'] })).status).toBe(422);
  });
});
