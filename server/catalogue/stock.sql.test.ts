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
    const visitor = await shop.call('stock/find', { code });
    expect(visitor.data).toEqual({
      code,
      available: 'AV',
      branches: [
        { code: 'BUL', name: 'Bulevar', hasAny: true, hasEnough: true },
        { code: 'CLA', name: 'Cerro Largo', hasAny: false, hasEnough: false },
      ],
    });
    const customer = await shop.call('stock/find', { code, quantity: 4 }, (await aSignedIn(shop)).token);
    expect(customer.data).toEqual({
      code,
      available: 'AV',
      left: 4,
      branches: [
        { code: 'BUL', name: 'Bulevar', hasAny: true, hasEnough: true, left: 4 },
        { code: 'CLA', name: 'Cerro Largo', hasAny: false, hasEnough: false, left: 0 },
      ],
    });
  });

  test('tells the signed-in how many of the asked ones are left, up to 20, and visitors no number', async () => {
    const { code } = await aProduct(shop, { stock: { BUL: 25, CLA: 2 } });
    const { token } = await aSignedIn(shop);
    const told = async (quantity: number) => {
      const { data } = await shop.call('stock/find', { code, quantity }, token);
      return [data?.left, ...(data?.branches ?? []).map(({ left }) => left)];
    };
    expect(await told(1)).toEqual([1, 1, 1]);
    expect(await told(3)).toEqual([3, 3, 2]);
    expect(await told(9999)).toEqual([20, 20, 2]);
    for (const quantity of [1, 3, 9999])
      expect(JSON.stringify(await shop.call('stock/find', { code, quantity }))).not.toContain('left');
  });

  test('tells visitors per branch whether it has enough by the same round numbers, and else nothing of it', async () => {
    const { code } = await aProduct(shop, { stock: { BUL: 12, CLA: 2 } });
    const told = async (quantity: number) =>
      (await shop.call('stock/find', { code, quantity })).data?.branches.map(({ hasEnough }) => hasEnough);
    expect(await told(2)).toEqual([true, true]);
    expect(await told(3)).toEqual([true, false]);
    expect(await told(10)).toEqual([true, false]);
    // Whether there are 11, 12 or 13 stays open; of 20 it does not.
    for (const quantity of [5, 11, 12, 13, 19]) expect(await told(quantity)).toEqual([undefined, false]);
    expect(await told(20)).toEqual([false, false]);
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

  test('answers the signed-in exactly; visitors hear beyond the last units of round numbers', async () => {
    const quantities = [1, 3, 4, 5, 10, 11, 12, 13, 19, 20, 9999];
    const answered = async (units: number, token?: string) => {
      const { code } = await aProduct(shop, { stock: { BUL: units - 1, CLA: 1 } });
      const words: Record<number, string | undefined> = {};
      for (const quantity of quantities)
        words[quantity] = (await shop.call('stock/find', { code, quantity }, token)).data?.available;
      return words;
    };
    const enough = Object.fromEntries(quantities.map((quantity) => [quantity, quantity < 20 ? 'AV' : 'NO']));
    for (const units of [10, 12, 19]) expect(await answered(units)).toEqual(enough);
    expect(await answered(9)).toMatchObject({ 5: 'AV', 10: 'NO', 9999: 'NO' });
    for (const { token } of [await aSignedIn(shop), await aSeller(shop)]) {
      expect(await answered(12, token)).toMatchObject({ 12: 'AV', 13: 'NO' });
    }
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
      // The caller's token is looked up first.
      expect(queries.length).toBe(token ? 3 : 2);
    }
    expect((await shop.call('stock/listByCodes', { codes: [] })).data).toEqual([]);
  });

  test('tells the signed-in whether all branches, and each, have as many as are asked of each product', async () => {
    const first = await aProduct(shop, { stock: { BUL: 12, CLA: 5 } });
    const second = await aProduct(shop, { stock: { BUL: 0, CLA: 1 } });
    const asked = { codes: [first.code, second.code, 'nada'], quantities: [13, 1, 1] };
    const answer = await shop.call('stock/listByCodes', asked, (await aSignedIn(shop)).token);
    expect(answer.data).toMatchObject([
      { available: 'AV', branches: [{ hasEnough: false }, { hasEnough: false }] },
      { available: 'CO', branches: [{ hasEnough: false }, { hasEnough: true }] },
    ]);
    const more = { codes: [first.code], quantities: [18] };
    expect((await shop.call('stock/listByCodes', more, (await aSignedIn(shop)).token)).data?.[0]?.available).toBe('NO');
    // Rounded down to ten, which the first branch has.
    const { data } = await shop.call('stock/listByCodes', more);
    expect(data).toMatchObject([{ available: 'AV', branches: [{ hasAny: true }, { hasEnough: false }] }]);
    expect(data?.[0]?.branches[0]).not.toHaveProperty('hasEnough');
    const none = { codes: [first.code], quantities: [0] };
    expect(await shop.call('stock/listByCodes', none)).toMatchObject({ status: 422 });
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
