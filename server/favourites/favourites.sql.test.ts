import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { favouritesMax } from '#contract/favourites';
import { messages, sentence } from '#contract/plain/messages';
import { aFamily, aVehicle } from '#server/test/a-family';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ beside: ['NAM'] });
});

let ana: Awaited<ReturnType<typeof aSignedIn>>;
beforeEach(async () => {
  ana = await aSignedIn(shop);
});

const set = (code: string, isOn = true, as = ana) => shop.call('favourite/set', { code, isOn }, as.token);
const codes = async (as = ana) => (await shop.call('favourite/listCodes', {}, as.token)).data;
const cards = async (as = ana) => (await shop.call('favourite/list', {}, as.token)).data;
const later = () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
};

test('the last one kept comes first; keeping it again and taking it away twice change nothing', async () => {
  const [one, two] = [await aProduct(shop, { price: 1500 }), await aProduct(shop)];
  expect((await set(one.code)).data).toEqual([one.code]);
  later();
  expect((await set(two.code)).data).toEqual([two.code, one.code]);
  later();
  expect((await set(one.code)).data).toEqual([two.code, one.code]);
  expect(await cards()).toMatchObject([{ code: two.code }, { code: one.code, price: 1500, asked: [one.code] }]);
  expect((await set(two.code, false)).data).toEqual([one.code]);
  expect((await set(two.code, false)).data).toEqual([one.code]);
});

test('they are of one account', async () => {
  const { code } = await aProduct(shop);
  await set(code);
  expect(await codes(await aSignedIn(shop))).toEqual([]);
  expect((await shop.call('favourite/listCodes', {})).status).toBe(401);
});

describe('what is not for sale', () => {
  test('is not kept', async () => {
    const hidden = await aProduct(shop, { isPublic: false });
    for (const code of [hidden.code, 'NO-HAY'])
      expect(await set(code)).toMatchObject({ status: 404, error: messages['product.notFound'] });
  });

  test('since it was kept is shown no more, and can be taken away', async () => {
    const { id, code } = await aProduct(shop);
    await set(code);
    await shop.database.db.updateTable('product').set({ is_public: false }).where('id', '=', id).execute();
    expect([await cards(), await codes()]).toEqual([[], [code]]);
    expect((await set(code, false)).data).toEqual([]);
  });
});

test('a product keeps its place under a new code, and goes with its account', async () => {
  const { id, code } = await aProduct(shop);
  await set(code);
  await shop.database.db
    .updateTable('product')
    .set({ code: `${code}-B` })
    .where('id', '=', id)
    .execute();
  expect(await codes()).toEqual([`${code}-B`]);
  await shop.database.db.deleteFrom('account').where('id', '=', ana.id).execute();
  const left = await shop.database.db.selectFrom('favourite').selectAll().where('product_id', '=', id).execute();
  expect(left).toEqual([]);
});

test(`an account has ${favouritesMax} at most; one that is there is no other`, async () => {
  const { code } = await aProduct(shop);
  const others = await Promise.all(Array.from({ length: favouritesMax - 1 }, () => aProduct(shop)));
  const at = shop.clock.now;
  await shop.database.db
    .insertInto('favourite')
    .values(others.map(({ id }) => ({ account_id: ana.id, product_id: id, at })))
    .execute();
  expect((await set(code)).status).toBe(200);
  expect((await set(code)).status).toBe(200);
  const error = sentence('favourite.tooMany', { max: favouritesMax });
  expect(await set((await aProduct(shop)).code)).toMatchObject({ status: 409, error });
  expect(await codes()).toHaveLength(favouritesMax);
});

test('where autoparts are sold a family is shown once, with all of its codes that were kept', async () => {
  const nam = shop.at('NAM');
  const vehicle = await aVehicle(shop, { brand: 'Fiat', model: 'Uno' });
  const products = ['RAD-1', 'RAD-2'].map((code) => ({ code, categoryId: '2.388' }));
  await aFamily(shop, { family: 'RAD', fitments: [{ vehicleId: vehicle.id }], products });
  for (const { code } of products) {
    later();
    expect((await nam.call('favourite/set', { code, isOn: true }, ana.token)).status).toBe(200);
  }
  const listed = await nam.call('favourite/list', {}, ana.token);
  expect(listed.data).toMatchObject([{ family: 'RAD', asked: ['RAD-2', 'RAD-1'] }]);
  expect(await codes()).toEqual([]);
});
