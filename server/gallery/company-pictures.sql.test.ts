import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#server/test/a-company';
import { aSeller } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { anImage, anUpload } from '#server/test/pictures';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let seller: Awaited<ReturnType<typeof aSeller>>;
let companyId: number;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  seller = await aSeller(shop);
  companyId = (await aCompany(shop.database.db, { name: 'Taller Sur' })).id;
});

const show = (...ids: number[]) =>
  shop.call(
    'company/update',
    { id: companyId, images: ids.map((imageId) => ({ mode: 'INS', imageId })) },
    seller.token,
  );
const shown = async () =>
  (await shop.call('company/find', { id: companyId }, seller.token)).data?.images?.map(({ imageId, isDefault }) => [
    imageId,
    isDefault,
  ]);

test('a picture of a company is in use, and says where', async () => {
  const { id } = await anImage(shop);
  await show(id);
  expect(await shop.call('image/remove', { id }, seller.token)).toMatchObject({
    status: 409,
    error: 'La imagen se usa en la empresa «Taller Sur»',
  });
  expect((await shop.call('image/find', { id }, seller.token)).data?.uses).toEqual([
    { kind: 'company', code: null, name: 'la empresa «Taller Sur»' },
  ]);
});

test('one that takes its place takes it there too, once', async () => {
  const [one, two] = [await anImage(shop), await anImage(shop)];
  await show(one.id, two.id);
  const replace = async (before: number) => {
    const filePath = await anUpload(shop, seller.id);
    const answer = await shop.call(
      'image/add',
      { filePath, image: { name: 'nueva.jpg', target: 'product', before } },
      seller.token,
    );
    return answer.data?.id ?? 0;
  };
  const three = await replace(one.id);
  expect(await shown()).toEqual([
    [three, true],
    [two.id, false],
  ]);
});
