import { beforeAll, describe, expect, test } from 'vitest';
import type { CallPath, Input } from '#contract/contract';
import { countQueries } from '#server/database/count-queries';
import { aFamily, aVehicle } from '#server/test/a-family';
import { aProduct } from '#server/test/a-product';
import { productPage } from '#server/test/product-page';
import { type TestShop, testShop } from '#server/test/shop';
import { visitorPage } from '#server/test/visitor-page';
import type { SiteId } from '#sites/site';
import { loader as frame } from '#web/storefront/layout/storefront.tsx';
import { loader as list } from '#web/storefront/products/products-page.tsx';

const sites = ['RTC', 'NAM'] as const;
const leaf = { RTC: '1.1', NAM: '2.301' };
const part = { code: 'RAD-1', name: 'Radiador', categoryId: leaf.NAM };
let shop: TestShop;
let vehicle: Awaited<ReturnType<typeof aVehicle>>;
let brandIds: Record<SiteId, number>;

beforeAll(async () => {
  shop = await testShop({ beside: ['NAM'] });
  const { brandId } = await aProduct(shop, { code: 'SEN-1', name: 'Sensor digital', categoryId: leaf.RTC });
  vehicle = await aVehicle(shop, { brand: 'Fiat', model: 'Uno' });
  const fitments = [{ vehicleId: vehicle.id }];
  await aFamily(shop, { family: 'F-1', fitments, originalCodes: ['7701 048A'], height: 380, products: [part] });
  brandIds = { ...({} as Record<SiteId, number>), RTC: brandId, NAM: vehicle.brandId };
  await shop.searched.ready();
});

const filtersOf = (site: 'RTC' | 'NAM') => ({
  'nothing asked': {},
  'a text': { text: site === 'RTC' ? 'sensor' : 'radiador fiat' },
  'a text with a typo': { text: site === 'RTC' ? 'sensro' : 'radidor' },
  'what is nearest': { text: site === 'RTC' ? 'sensor inexistente' : 'radiador inexistente' },
  'what there is not': { text: 'zzzzqqqq' },
  'a code': { text: site === 'RTC' ? 'SEN-1' : '7701048A' },
  'a category': { categoryId: leaf[site] },
  'a category by its number': { categoryId: leaf[site].split('.')[1] ?? '' },
  'a category that is not': { categoryId: '1.99999' },
});
const parts = {
  'a brand': () => ({ brandId: vehicle.brandId }),
  'a vehicle and a year': () => ({ vehicleId: vehicle.id, year: vehicle.from ?? 2000 }),
  measures: () => ({ height: 380, tolerance: 10 }),
};

const page = { rowIndex: 0, rowsMax: 20 };
type Asked<P extends CallPath = CallPath> = [what: string, path: P, input: () => Input<P>];
const listsOf = (site: 'RTC' | 'NAM'): Asked[] =>
  Object.entries(filtersOf(site)).flatMap(([what, filters]): Asked[] => [
    [what, 'product/filter', () => ({ ...page, filters })],
    [what, 'autopart/filter', () => ({ ...page, filters })],
    ...('text' in filters && filters.text
      ? ([
          [what, 'product/suggest', () => ({ text: filters.text })],
          [what, 'autopart/suggest', () => ({ text: filters.text })],
        ] satisfies Asked[])
      : []),
  ]);
const asked = (site: 'RTC' | 'NAM'): Asked[] => [
  ...listsOf(site),
  ['a brand', 'product/filter', () => ({ ...page, filters: { brandId: brandIds[site] } })],
  ['by price', 'product/filter', () => ({ ...page, filters: {}, orderBy: 'PLO' })],
  ...Object.entries(parts).map(
    ([what, filters]): Asked => [what, 'autopart/filter', () => ({ ...page, filters: filters() })],
  ),
  ['typed for a vehicle', 'autopart/suggest', () => ({ text: 'radiador', ...parts['a vehicle and a year']() })],
  ['the menu', 'category/list', () => ({})],
  ['the menu', 'brand/count', () => ({})],
  ['the brands', 'brand/list', () => ({})],
  ['a category', 'category/find', () => ({ categoryId: leaf[site] })],
  ['the brands of a category', 'brand/listByCategory', () => ({ categoryId: leaf[site] })],
  ['the vehicles of a brand', 'vehicle/filter', () => ({ brandId: vehicle.brandId })],
];

describe.each(sites)('a visitor of %s', (site) => {
  test('is answered without SQL, whatever is listed, searched or typed', async () => {
    for (const [what, path, input] of asked(site)) {
      const { result, queries } = await countQueries(() => shop.at(site).call(path, input()));
      expect([what, path, result.error, queries]).toEqual([what, path, '', []]);
    }
  });

  test('gets a page of a list that is not kept without SQL', async () => {
    const queries = ['?t=uno', '?t=sensor&order=PLO', `?c=${leaf[site]}`, `?b=${brandIds[site]}`, '?t=zzzzqqqq', ''];
    for (const query of queries) {
      const read = () =>
        Promise.all([visitorPage(shop, site, frame), visitorPage(shop, site, list, { path: `/productos${query}` })]);
      const { result, queries: sent } = await countQueries(read);
      expect([query, result.map(({ status }) => status), sent]).toEqual([query, [200, 200], []]);
    }
  });
});

test('a visitor gets the page of a product that is not kept without SQL', async () => {
  const more = { categoryId: leaf.RTC, brandId: brandIds.RTC };
  await aProduct(shop, { ...more, code: 'SEN-2', related: ['SEN-1'], stock: { BUL: 5 } });
  await aProduct(shop, { ...more, code: 'SEN-3', stock: { BUL: 0, CLA: 2 } });
  await shop.products.fill();
  for (const [code, related] of [
    ['SEN-1', ['SEN-2', 'SEN-3']],
    ['SEN-2', ['SEN-1']],
  ] as const) {
    const read = () => Promise.all([visitorPage(shop, 'RTC', frame), productPage(shop, 'RTC', code)]);
    const { result, queries } = await countQueries(read);
    const { loaded } = result[1];
    expect([code, loaded?.kind === 'product' && loaded.related.map((card) => card.code), queries]).toEqual([
      code,
      related,
      [],
    ]);
  }
});
