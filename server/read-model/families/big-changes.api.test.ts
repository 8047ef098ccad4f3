import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveCategories } from '#server/catalogue/categories.service';
import { saveProducts } from '#server/catalogue/save-products.service';
import type { Change } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { openLog } from '#server/log/log';
import { filterFamilies, filterFamiliesText, makeFamilyTexts } from '#server/search/autoparts.service';
import { searchFamilies } from '#server/search/families/search-families';
import { aProduct } from '#server/test/a-product';
import { aFamilyQuery } from '#server/test/search/a-family-document';
import { aGate, heldFamilies } from '#server/test/search/held-search';
import { type TestShop, testShop } from '#server/test/shop';
import { openFamilies } from './family-model.ts';

const [reading, asking] = [aGate(), aGate()];
let shop: TestShop;
let families: ReturnType<typeof openFamilies>;
let renewals = 0;
const many = 320;
/** Building an index takes longer on a busy machine. */
const slow = { timeout: 60_000 };

beforeAll(async () => {
  shop = await testShop({ site: 'NAM' });
  const { brandId } = await aProduct(shop, { code: 'SOLA-1', family: 'SOLA', name: 'Bomba', categoryId: '2.301' });
  const rows = Array.from({ length: many }, (_, at) => ({
    code: `OCULTA-${at}`,
    name: 'Radiador',
    family: `F-${at}`,
    categoryId: '2.301',
    brandId,
    price: 10,
  }));
  const halves = ['MEDIA-1', 'MEDIA-2'].map((code) => ({ code, name: 'Turbina', family: 'MEDIA' }));
  const others = halves.map((half) => ({ ...half, categoryId: '2.301', brandId, price: 10 }));
  await inTransaction(shop.ctx, (inside) => saveProducts(inside, [...rows, ...others]));
  await shop.catalogue.ready();
});
beforeEach(async () => {
  renewals = 0;
  const loaded = async () => {
    await asking.pass();
    return shop.catalogue.loaded();
  };
  const renewed = () => void (renewals += 1);
  families = openFamilies(heldFamilies(shop.database.db, reading), openLog('silent'), { loaded }, renewed);
  await families.ready();
  return families.close;
});

const found = async (text?: string) => {
  const ctx = { ...shop.ctx, families };
  const input = { filters: { ...(text !== undefined && { text }) }, rowIndex: 0, rowsMax: 5, orderBy: 'REL' } as const;
  const { data, resultCount } = await filterFamilies(ctx, input);
  const ready = JSON.parse(`{${await filterFamiliesText(ctx, input)}}`) as { resultCount: number };
  expect(ready.resultCount).toBe(resultCount);
  const listed = data.map(({ family, products }) => [family, ...products.map(({ code }) => code)].join(' '));
  return { listed: listed.toSorted(), resultCount };
};
const forSellers = async () => {
  const { index } = await families.loaded();
  return searchFamilies(index, aFamilyQuery({ isSeller: true })).total;
};
/** Saves products and answers what the change log tells of it. */
type Saved = Parameters<typeof saveProducts>[1][number];
const save = async (rows: readonly Saved[]): Promise<Change[]> => {
  const saved = await inTransaction(shop.ctx, (inside) => saveProducts(inside, rows));
  return saved.map(({ id }) => ({ entity: 'product', id: String(id) }));
};
const renamed = async (name: string): Promise<Change[]> => {
  await inTransaction(shop.ctx, (inside) => saveCategories(inside, [{ id: '2.301', name }]));
  return [{ entity: 'category', id: '2.301' }];
};

describe('while the index of a big change is being built', () => {
  test('families lose at once what it hides, and do not get it back', async () => {
    await makeFamilyTexts({ ...shop.ctx, families });
    expect((await found()).resultCount).toBe(many + 2);
    reading.close();
    const hidden = Array.from({ length: many }, (_, at) => ({ code: `OCULTA-${at}`, isPublic: false }));
    await families.onChanges(await save([...hidden, { code: 'MEDIA-2', isPublic: false }]));
    const left = { listed: ['MEDIA MEDIA-1', 'SOLA SOLA-1'], resultCount: 2 };
    for (const _ of ['once', 'again']) expect(await found()).toEqual(left);
    expect(await found('OCULTA-7')).toEqual({ listed: [], resultCount: 0 });
    expect(await found('MEDIA-2')).toMatchObject({ listed: ['MEDIA MEDIA-1'] });
    expect([await forSellers(), renewals]).toEqual([many + 2, 0]);
    reading.open();
    await expect.poll(() => renewals, slow).toBe(1);
    expect([await found(), await forSellers()]).toEqual([left, many + 2]);
  });

  test('a further big change is taken from it before it is asked', async () => {
    await families.onChanges(await save([{ code: 'MEDIA-2', isPublic: true }]));
    const shown = Array.from({ length: many }, (_, at) => ({ code: `OCULTA-${at}`, isPublic: true }));
    await families.onChanges(await save(shown));
    await expect.poll(async () => (await found()).resultCount, slow).toBe(many + 2);
    reading.close();
    const first = families.onChanges(await renamed('Refrigeración'));
    await reading.reached();
    await first;
    await families.onChanges(await save(shown.map(({ code }) => ({ code, isPublic: false }))));
    expect((await found()).resultCount).toBe(2);
    const before = renewals;
    reading.open();
    await expect.poll(() => renewals, slow).toBeGreaterThan(before);
    expect((await found()).resultCount).toBe(2);
    await expect.poll(() => renewals, slow).toBe(before + 2);
    expect((await found()).resultCount).toBe(2);
  });

  test('many families of which something is left are back before it', async () => {
    const pairs = Array.from({ length: many }, (_, at) =>
      ['UNA', 'OTRA'].map((half) => ({
        code: `${half}-${at}`,
        family: `PAR-${at}`,
        name: 'Correa',
        categoryId: '2.301',
      })),
    );
    const { brandId } = await aProduct(shop, { code: 'PAR', categoryId: '2.301' });
    const rows = pairs.flat().map((row) => ({ ...row, brandId, price: 10, isPublic: true }));
    await families.onChanges(await save(rows));
    await expect.poll(async () => (await found('correa')).resultCount, slow).toBe(many);
    const before = renewals;
    reading.close();
    await families.onChanges(await save(pairs.map(([, other]) => ({ code: other?.code ?? '', isPublic: false }))));
    const left = async () => [(await found('correa')).resultCount, await found('UNA-319'), await found('OTRA-319')];
    const expected = [many, { listed: ['PAR-319 UNA-319'], resultCount: 1 }, { listed: [], resultCount: 0 }];
    expect([await left(), renewals]).toEqual([expected, before]);
    reading.open();
    await expect.poll(() => renewals, slow).toBe(before + 1);
    expect(await left()).toEqual(expected);
  });

  test("no change is lost that is told while it takes the old one's place", async () => {
    const { code, id } = await aProduct(shop, { family: 'ALBA', name: 'Alternador', categoryId: '2.301' });
    await families.onChanges([{ entity: 'product', id: String(id) }]);
    expect((await found('alternador')).resultCount).toBe(1);
    const { index: before } = await families.loaded();
    reading.close();
    const first = families.onChanges(await renamed('Motor'));
    await reading.reached();
    const hidden = await save([{ code, isPublic: false }]);
    asking.close();
    const second = families.onChanges(hidden);
    await asking.reached();
    reading.open();
    await expect.poll(async () => (await families.loaded()).index === before, slow).toBe(false);
    asking.open();
    await Promise.all([first, second]);
    expect((await found('alternador')).resultCount).toBe(0);
  });
});
