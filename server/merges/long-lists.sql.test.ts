import { beforeEach, expect, test } from 'vitest';
import { sentence } from '#contract/plain/messages';
import { twoToMerge } from '#server/test/merged-companies';
import { anImage } from '#server/test/pictures';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let call: Awaited<ReturnType<typeof twoToMerge>>['call'];
let id: number;
let otherId: number;
beforeEach(async () => {
  ({ shop, call, id, otherId } = await twoToMerge());
});

const each = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));

test('lists of which one is longer than an edit allows lose nothing, and are edited further', async () => {
  const { db } = shop.database;
  for (const [company, from] of [
    [id, 1000],
    [otherId, 2000],
  ] as const)
    await db
      .insertInto('phone')
      .values(each(40, (at) => ({ company_id: company, phone: `2900 ${from + at}`, type: 'WOR' })))
      .execute();
  const { data: look } = await call.preview(id, otherId);
  const { items = [] } = look?.lists.find(({ name }) => name === 'phones') ?? {};
  expect(items.filter(({ isDropped }) => !isDropped)).toHaveLength(81);
  const { data } = await call.merge(id, otherId);
  expect(data?.phones).toHaveLength(81);
  const [first, second] = data?.phones ?? [];
  const added = { mode: 'INS', phone: '099 000 001', type: 'HOM' };
  const changed = { mode: 'UPD', id: second?.id, phone: '099 000 002', type: 'HOM' };
  expect(await call.update(id, { phones: [added] })).toMatchObject({
    status: 422,
    fields: { phones: sentence('child.tooMany', { max: 50 }) },
  });
  expect((await call.update(id, { phones: [changed] })).data?.phones).toHaveLength(81);
  const inPlace = await call.update(id, { phones: [{ mode: 'DLT', id: first?.id }, added] });
  expect(inPlace.data?.phones).toHaveLength(81);
});

test('the pictures of two full lists are put in another order at once', async () => {
  const { db } = shop.database;
  for (const company of [id, otherId])
    for (const at of each(50, (one) => one)) {
      const { id: image } = await anImage(shop, { name: `foto-${company}-${at}.jpg` });
      await db
        .insertInto('company_image')
        .values({ company_id: company, image_id: image, is_default: at === 0 })
        .execute();
    }
  const { data } = await call.merge(id, otherId);
  const images = data?.images ?? [];
  expect(images).toHaveLength(100);
  const edits = images.toReversed().flatMap((one, at) => [
    { mode: 'DLT', id: one.id },
    { mode: 'INS', imageId: one.imageId, isDefault: at === 0 },
  ]);
  const turned = await call.update(id, { images: edits });
  expect(turned.data?.images?.map(({ imageId }) => imageId)).toEqual(images.map(({ imageId }) => imageId).toReversed());
});
