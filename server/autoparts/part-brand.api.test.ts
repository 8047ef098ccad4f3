import { beforeAll, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { aFamily, aVehicle } from '#server/test/a-family';
import { aSeller } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';
import { visitorPage } from '#server/test/visitor-page';
import { loader } from '#web/storefront/products/products-page.tsx';

type Filters = Input<'autopart/filter'>['filters'];

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ site: 'NAM' });
  const gol = await aVehicle(shop, { brand: 'Volkswagen', model: 'Gol' });
  const uno = await aVehicle(shop, { brand: 'Fiat', model: 'Uno' });
  const fit = ({ id }: { id: number }) => [{ vehicleId: id }];
  // One that the vehicle's own maker makes too, two for the same vehicle, and one for another.
  await aFamily(shop, { family: 'A', fitments: fit(gol), products: [{ brand: 'Volkswagen' }, { brand: 'Valeo' }] });
  await aFamily(shop, { family: 'B', fitments: fit(gol), products: [{ brand: 'Valeo' }] });
  await aFamily(shop, { family: 'C', fitments: fit(gol), products: [{ brand: 'Denso' }] });
  await aFamily(shop, {
    family: 'D',
    fitments: fit(uno),
    products: [
      { brand: 'Denso' },
      { brand: 'Hidden maker', isPublic: false },
      { brand: 'Maker of tools', categoryId: '1.1' },
    ],
  });
});

const ask = (filters: Filters, token?: string) =>
  shop.call('autopart/filter', { filters, rowIndex: 0, rowsMax: 18 }, token);
const families = async (filters: Filters, token?: string) => (await ask(filters, token)).data?.map((one) => one.family);
const makers = async (filters: Filters, token?: string) =>
  (await ask(filters, token)).resultFilters?.find(({ key }) => key === 'partBrandId')?.items ?? [];
const named = async (filters: Filters, token?: string) =>
  (await makers(filters, token)).map(({ name, count }) => `${name} ${count}`);
const idOf = async (name: string) =>
  (await shop.database.db.selectFrom('brand').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
/** A page's data whatever the brand is that its address names. */
const nameless = (page: object) => JSON.stringify(page).replace(/("pb"|"partBrandId"):"\d+"/g, '$1:?');
const pageAt = (query: string) => visitorPage(shop, 'NAM', loader, { path: `/productos?${query}` });

describe("the part's brand", () => {
  test('names who makes a part, whatever the vehicle is, with as many as choosing it gives', async () => {
    expect(await named({})).toEqual(['Valeo 2', 'Denso 2', 'Volkswagen 1']);
    for (const { id, count } of await makers({}))
      expect(await families({ partBrandId: Number(id) }), id).toHaveLength(count);
    expect(await families({ partBrandId: await idOf('Volkswagen') })).toEqual(['A']);
    expect(await families({ partBrandId: await idOf('Fiat') })).toEqual([]);
  });

  test('stands beside the brand of either, which means what it did', async () => {
    const [volkswagen, valeo] = [await idOf('Volkswagen'), await idOf('Valeo')];
    expect(await families({ brandId: volkswagen })).toEqual(['A', 'B', 'C']);
    expect(await families({ brandId: volkswagen, partBrandId: valeo })).toEqual(['A', 'B']);
    expect(await families({ vehicleBrandId: volkswagen, partBrandId: volkswagen })).toEqual(['A']);
    expect(await named({ brandId: volkswagen, partBrandId: valeo })).toEqual(['Valeo 2', 'Volkswagen 1', 'Denso 1']);
  });

  test('that only hidden parts or those of another site have is not there for visitors, and is for sellers', async () => {
    const { token } = await aSeller(shop);
    for (const name of ['Hidden maker', 'Maker of tools']) {
      const id = await idOf(name);
      expect(await families({ partBrandId: id })).toEqual([]);
      expect(await families({ partBrandId: id }, token)).toEqual(['D']);
      expect((await named({}, token)).join()).toContain(name);
    }
    expect((await named({})).join()).not.toMatch(/Hidden|tools/);
  });
});

test('its list is a page; a brand that makes nothing seen is not found, as one that does not exist', async () => {
  const { loaded } = await pageAt(`pb=${await idOf('Valeo')}`);
  expect(loaded).toMatchObject({ kind: 'autoparts', title: 'Valeo', names: { partBrand: 'Valeo' } });
  const unknown = await pageAt('pb=999999');
  expect(unknown.loaded).toMatchObject({ data: { kind: 'notFound' }, init: { status: 404 } });
  for (const name of ['Hidden maker', 'Maker of tools', 'Fiat']) {
    const id = await idOf(name);
    expect(nameless(await pageAt(`pb=${id}`)), name).toBe(nameless(unknown));
  }
});
