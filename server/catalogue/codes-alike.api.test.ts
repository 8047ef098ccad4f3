import { beforeAll, describe, expect, test } from 'vitest';
import { plainCode } from '#server/plain-text';
import { aProduct } from '#server/test/a-product';
import { aSeller } from '#server/test/an-account';
import { productPage } from '#server/test/product-page';
import { type TestShop, testShop } from '#server/test/shop';

const shownCodes = ['TV-7065-6', 'CAÑO 1/2', 'É.ﬁ-5', '---', 'AB-12', 'A-B12', 'SEEN1'];
const hiddenCodes = ['SECRET-1', 'SEEN-1'];
const foreign = 'NAM-77';

let shop: TestShop;
let seller: string;
beforeAll(async () => {
  shop = await testShop();
  seller = (await aSeller(shop)).token;
  for (const code of shownCodes) await aProduct(shop, { code });
  for (const code of hiddenCodes) await aProduct(shop, { code, isPublic: false });
  await aProduct(shop, { code: foreign, categoryId: '2.301' });
  const { id } = await aProduct(shop, { code: 'MOVED' });
  await shop.database.db.insertInto('product_previous_code').values({ code: 'WAS-1', product_id: id }).execute();
});

const find = (code: string, token?: string) => shop.call('product/find', { code }, token);
const at = (code: string) => productPage(shop, 'RTC', code);

describe('a code in another form', () => {
  test.each([
    ['tv-7065-6', 'TV-7065-6'],
    ['TV70656', 'TV-7065-6'],
    [' tv 7065.6 ', 'TV-7065-6'],
    ['cano12', 'CAÑO 1/2'],
    ['e-fi5', 'É.ﬁ-5'],
  ])('%s leads for good to %s', async (written, code) => {
    expect(plainCode(written)).toBe(plainCode(code));
    expect(await at(written)).toEqual({ status: 301, location: `/productos/${encodeURIComponent(code)}` });
    expect((await find(written)).data?.code).toBe(code);
  });

  test('a code as it is written has its page, or leads on where it is one of before', async () => {
    for (const code of shownCodes) expect((await at(code)).loaded).toMatchObject({ code });
    expect(await at('WAS-1')).toEqual({ status: 301, location: '/productos/MOVED' });
  });

  test.each([
    ['ab12', 'two have'],
    ['TV-7065', 'is a part of one'],
    ['TV-7065-66', 'is more than one'],
    ['***', 'has neither letters nor digits'],
    ['was1', 'nothing has now'],
  ])('%s, that %s, is not found', async (code) => {
    expect(await at(code)).toEqual({ status: 404 });
    expect((await find(code)).status).toBe(404);
  });
});

describe('what is hidden, or of another site', () => {
  const answer = async (code: string) => {
    const calls = [
      await find(code),
      await shop.call('product/listRelated', { code }),
      await shop.call('stock/find', { code, quantity: 1 }),
    ];
    return { page: await at(code), calls: calls.map(({ status, body }) => ({ status, body })) };
  };

  test('answers in no form otherwise than what does not exist', async () => {
    const unknown = await answer('UNKNOWN-1');
    expect(unknown).toMatchObject({
      page: { status: 404 },
      calls: [{ status: 404 }, { status: 404 }, { status: 404 }],
    });
    for (const code of ['SECRET-1', 'secret-1', 'SECRET1', 'SECRET/1', foreign, 'nam77'])
      expect(await answer(code), code).toEqual(unknown);
  });

  test('stands in the way of none that is shown', async () => {
    const unknown = await answer('SEEN/1');
    expect(unknown.page).toEqual({ status: 301, location: '/productos/SEEN1' });
    expect(await answer('SEEN-1')).toEqual(unknown);
  });

  test('is found by a seller, in another form too where no other has it', async () => {
    for (const code of ['SECRET-1', 'secret1']) expect((await find(code, seller)).data?.code).toBe('SECRET-1');
    expect((await find('SEEN-1', seller)).data?.code).toBe('SEEN-1');
    expect((await find('seen.1', seller)).status).toBe(404);
  });
});
