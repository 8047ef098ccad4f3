import { beforeAll, describe, expect, test } from 'vitest';
import { aFamily, aVehicle } from '#server/test/a-family';
import { aSeller } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let seller: string;
beforeAll(async () => {
  shop = await testShop({ site: 'NAM' });
  seller = (await aSeller(shop)).token;
});

describe('autopart/listRelated', () => {
  test('names what fits most of the same vehicles, never of the same category, first what was chosen by hand', async () => {
    const vehicles = [await aVehicle(shop), await aVehicle(shop)];
    const fitting = (count: number) => vehicles.slice(0, count).map(({ id }) => ({ vehicleId: id }));
    await aFamily(shop, { family: 'N-PUMP', fitments: fitting(2), products: [{ categoryId: '2.302' }] });
    await aFamily(shop, { family: 'N-FAN', fitments: fitting(1), products: [{ categoryId: '2.303' }] });
    await aFamily(shop, { family: 'N-SAME', fitments: fitting(2) });
    await aFamily(shop, {
      family: 'N-HIDDEN',
      fitments: fitting(2),
      products: [{ categoryId: '2.302', isPublic: false }],
    });
    await aFamily(shop, { family: 'N-RTC', fitments: fitting(2), products: [{ categoryId: '1.1' }] });
    await aFamily(shop, { family: 'N-HAND', products: [{ categoryId: '2.304' }] });
    await aFamily(shop, { family: 'N-OWN', fitments: fitting(2), relations: [{ kind: 'replaces', family: 'N-HAND' }] });
    for (const token of [undefined, seller]) {
      const { data } = await shop.call('autopart/listRelated', { family: 'N-OWN' }, token);
      expect(data?.map(({ family }) => family)).toEqual(['N-HAND', 'N-PUMP', 'N-FAN']);
    }
  });

  test('leaves out nothing for a category that only a hidden product, or one of another site, has', async () => {
    const { id: vehicleId } = await aVehicle(shop);
    const hidden = (categoryId: string) => ({ categoryId, isPublic: false });
    const fits = { fitments: [{ vehicleId }] };
    const others = [hidden('2.302'), hidden('2.303'), { categoryId: '1.1' }];
    await aFamily(shop, { family: 'N-MINE', ...fits, products: [{}, ...others] });
    await aFamily(shop, { family: 'N-THEIRS', ...fits, products: [{ categoryId: '2.302' }, hidden('2.301')] });
    await aFamily(shop, { family: 'N-THIRD', ...fits, products: [{ categoryId: '2.303' }] });
    const related = async (token?: string) =>
      (await shop.call('autopart/listRelated', { family: 'N-MINE' }, token)).data?.map(({ family }) => family);
    expect(await related()).toEqual(['N-THEIRS', 'N-THIRD']);
    expect(await related(seller)).toEqual([]);
  });

  test('answers for a family that the index has yet to follow', async () => {
    const { id: vehicleId } = await aVehicle(shop);
    await aFamily(shop, {
      family: 'N-BEFORE',
      fitments: [{ vehicleId }],
      products: [{ code: 'BEFORE-1', categoryId: '2.302' }],
    });
    await shop.database.query(`insert into family (code) values ('N-LATE');
      insert into family_relation (family, related, kind) values ('N-LATE', 'N-BEFORE', 'replaces');
      insert into product (code, name, category_id, brand_id, family, price_cents)
        select 'LATE-1', name, '2.301', brand_id, 'N-LATE', 100 from product where code = 'BEFORE-1'`);
    const { status, data } = await shop.call('autopart/listRelated', { family: 'N-LATE' });
    expect([status, data?.map(({ family }) => family)]).toEqual([200, ['N-BEFORE']]);
  });

  test('is empty where nothing else fits', async () => {
    await aFamily(shop, { family: 'N-ALONE' });
    expect((await shop.call('autopart/listRelated', { family: 'N-ALONE' })).data).toEqual([]);
  });
});
