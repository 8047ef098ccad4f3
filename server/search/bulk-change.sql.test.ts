import { beforeEach, describe, expect, test } from 'vitest';
import { bulkMax } from '#contract/bulk-products';
import type { Input } from '#contract/contract';
import { historyOf } from '#server/history/history.service';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  token = (await aSignedIn(shop, { roles: ['seller'], firstName: 'Sergio', lastName: 'Vidal' })).token;
  await aProduct(shop, { code: 'A', name: 'Sensor A', price: 1990 });
  await aProduct(shop, { code: 'B', name: 'Sensor B', price: 1000 });
  await aProduct(shop, { code: 'C', name: 'Sensor C', price: 0 });
  await aProduct(shop, { code: 'D', name: 'Motor', price: 5000, isPublic: false, brand: 'Otra', categoryId: '1.2' });
});

type Asked = Input<'product/previewMany'>;
const all = { filters: { text: 'sensor' } };
const preview = (change: Asked['change'], which: Asked['which'] = all) =>
  shop.call('product/previewMany', { which, change }, token);
const update = (seen: string, change: Asked['change'], which: Asked['which'] = all) =>
  shop.call('product/updateMany', { which, change, seen }, token);
const undo = (changeId: string) => shop.call('product/undoMany', { changeId }, token);
const done = async (change: Asked['change'], which: Asked['which'] = all) => {
  const seen = (await preview(change, which)).data?.seen ?? '';
  const answer = await update(seen, change, which);
  expect([answer.status, answer.error]).toEqual([200, '']);
  return answer.data?.changeId ?? '';
};
const priceNow = async (code: string) => (await shop.call('product/find', { code }, token)).data?.price;
const setPrice = (code: string, value: number) =>
  shop.call(
    'product/update',
    { code, parms: { price: { value, before: { A: 1990, B: 1000, C: 0, D: 5000 }[code] } } },
    token,
  );

describe('what many would become', () => {
  test('is told of all that the filters find, or of the codes given, and changes nothing', async () => {
    const { data } = await preview({ percent: 8, rounding: 100 });
    expect(data).toMatchObject({ found: 3, changes: 2 });
    expect(data?.sample).toEqual([
      { code: 'A', name: 'Sensor A', before: 'U$S 19,90', after: 'U$S 21,00' },
      { code: 'B', name: 'Sensor B', before: 'U$S 10,00', after: 'U$S 11,00' },
    ]);
    expect(await priceNow('A')).toBe(1990);
    expect((await preview({ price: 0 }, { codes: ['A'] })).data?.sample).toEqual([
      { code: 'A', name: 'Sensor A', before: 'U$S 19,90', after: 'Consultar precio' },
    ]);
    const chosen = await preview({ isPublic: true }, { codes: ['D', 'A', 'NADA'] });
    expect(chosen.data).toMatchObject({
      found: 2,
      changes: 1,
      sample: [{ code: 'D', name: 'Motor', before: 'no', after: 'sí' }],
    });
    const { data: motor } = await shop.call('product/find', { code: 'D' }, token);
    const names = (await preview({ brandId: motor?.brandId ?? 0 }, { codes: ['A'] })).data?.sample;
    expect(names).toEqual([{ code: 'A', name: 'Sensor A', before: 'Nodo', after: 'Otra' }]);
    expect((await preview({ categoryId: '1.2' }, { codes: ['A'] })).data?.sample).toEqual([
      { code: 'A', name: 'Sensor A', before: 'Rubro 1.1', after: 'Rubro 1.2' },
    ]);
  });

  test('says how many prices change by more than half, those first, and how many are shown without one', async () => {
    const told = async (change: Asked['change'], codes: string[]) => {
      const { data } = await preview(change, { codes });
      return [data?.big, data?.onRequest, data?.sample[0]?.code];
    };
    expect(await told({ price: 2200 }, ['A', 'B', 'C'])).toEqual([1, 0, 'B']);
    expect(await told({ price: 1500 }, ['B'])).toEqual([0, 0, 'B']);
    expect(await told({ percent: -60 }, ['A', 'B', 'C'])).toEqual([2, 0, 'A']);
    expect(await told({ price: 0 }, ['A', 'D'])).toEqual([2, 1, 'A']);
    await setPrice('D', 0);
    expect(await told({ isPublic: true }, ['D'])).toEqual([0, 1, 'D']);
    expect(await told({ isPublic: false }, ['A', 'C'])).toEqual([0, 0, 'A']);
    expect(await told({ categoryId: '1.2' }, ['C'])).toEqual([0, 0, 'C']);
  });

  const percent = 'Ingresá un porcentaje entre -90 y 900, con hasta dos decimales';
  test.each([
    [{ percent: -91 }, { percent }],
    [{ percent: 0 }, { percent: 'Ingresá un porcentaje entre -90 y 900, con hasta dos decimales' }],
    [{ percent: 1.234 }, { percent }],
    [{ price: -1 }, { price: 'Ingresá un importe entre 0 y 10.000.000' }],
    [{ brandId: 9999 }, { brandId: 'Elegí una opción de la lista' }],
    [{ categoryId: '1.999' }, { categoryId: 'Elegí una opción de la lista' }],
  ])('%j is refused at its field', async (change, sentences) => {
    const answer = await preview(change);
    expect(answer.status).toBe(422);
    expect(Object.values(answer.body.fields ?? {})).toEqual(Object.values(sentences));
  });

  test.each([{}, { price: 1, isPublic: true }, { price: 1, rounding: 100 }, { percent: 5, rounding: 7 }])(
    '%j is no change',
    async (change) => expect((await preview(change as Asked['change'])).status).toBe(400),
  );

  test('a price above the highest is refused by its name', async () => {
    await aProduct(shop, { code: 'Z', name: 'Torre', price: 9_000_000_00 });
    const answer = await preview({ percent: 20 }, { codes: ['A', 'Z'] });
    expect([answer.status, answer.error]).toEqual([422, '«Torre» pasaría de 10.000.000. No se cambió ninguno.']);
  });

  test('visitors and customers may not ask', async () => {
    const customer = await aSignedIn(shop);
    const asked = { which: all, change: { percent: 5 } };
    expect((await shop.call('product/previewMany', asked)).status).toBe(401);
    expect((await shop.call('product/updateMany', { ...asked, seen: 'x' }, customer.token)).status).toBe(403);
  });
});

describe('a change of many', () => {
  test('is done in all of them, each with its history, and visitors see it at once', async () => {
    const changeId = await done({ percent: 8, rounding: 100 });
    expect([await priceNow('A'), await priceNow('B'), await priceNow('C')]).toEqual([2100, 1100, 0]);
    expect(await historyOf(shop.ctx, { entity: 'product', id: 'A' })).toMatchObject([
      { by: 'Sergio Vidal', field: 'price', from: 1990, to: 2100 },
    ]);
    const rows = await shop.database.db
      .selectFrom('history')
      .select('change_id')
      .where('field', '=', 'price')
      .execute();
    expect(rows).toEqual([{ change_id: changeId }, { change_id: changeId }]);
    const list = await shop.call('product/filter', { filters: { text: 'sensor' }, rowIndex: 0, rowsMax: 9 });
    expect(list.data?.map(({ code, price }) => [code, price])).toEqual(
      expect.arrayContaining([
        ['A', 2100],
        ['B', 1100],
      ]),
    );
    await done({ isPublic: false });
    const hidden = await shop.call('product/filter', { filters: { text: 'sensor' }, rowIndex: 0, rowsMax: 9 });
    expect(hidden.resultCount).toBe(0);
  });

  test('is not done where it would be another than was seen', async () => {
    const change = { percent: 10 };
    const seen = (await preview(change)).data?.seen ?? '';
    await setPrice('A', 2500);
    const answer = await update(seen, change);
    expect([answer.status, answer.error]).toEqual([
      409,
      'Alguno de esos productos cambió desde que lo revisaste. No se cambió ninguno: volvé a revisarlo.',
    ]);
    expect([await priceNow('A'), await priceNow('B')]).toEqual([2500, 1000]);
  });

  test('of two at the same moment one is done and the other hears of it', async () => {
    const change = { percent: 10 };
    const seen = (await preview(change)).data?.seen ?? '';
    const both = await Promise.all([update(seen, change), update(seen, change)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await priceNow('B')).toBe(1100);
  });

  test('that changes none, or too many, is refused', async () => {
    const change = { price: 0 };
    const which = { codes: ['C'] };
    const seen = (await preview(change, which)).data?.seen ?? '';
    const none = await update(seen, change, which);
    expect([none.status, none.error]).toEqual([422, 'Ningún producto cambia con eso']);
    const codes = Array.from({ length: bulkMax }, (_, at) => `M-${at + 1}`);
    expect((await preview({ percent: 5 }, { codes: [...codes, 'A'] })).status).toBe(422);
  });

  test('is taken back but where somebody changed it since', async () => {
    const changeId = await done({ price: 1500 });
    await shop.call('product/update', { code: 'B', parms: { price: { value: 1600, before: 1500 } } }, token);
    const first = await undo(changeId);
    expect(first.data).toMatchObject({ changes: 2, keptCount: 1, kept: [{ code: 'B', name: 'Sensor B' }] });
    expect([await priceNow('A'), await priceNow('B'), await priceNow('C')]).toEqual([1990, 1600, 0]);
    expect((await undo(changeId)).data).toMatchObject({ changes: 0, changeId: null, keptCount: 1 });
    const again = await undo(first.data?.changeId ?? '');
    expect([again.data?.changes, await priceNow('A')]).toEqual([2, 1500]);
    const unknown = await undo('00000000-0000-4000-8000-000000000000');
    expect([unknown.status, unknown.error]).toEqual([404, 'Ese cambio no existe']);
  });
});
