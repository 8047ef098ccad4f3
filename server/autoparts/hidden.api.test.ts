import { beforeAll, describe, expect, test } from 'vitest';
import type { CallPath, Input } from '#contract/contract';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { plantParts, secret } from '#server/test/hidden-parts';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let seller: string;
let customer: string;
let seen: Awaited<ReturnType<typeof plantParts>>['seen'];
let hidden: typeof seen;
let alone: typeof seen;
beforeAll(async () => {
  shop = await testShop({ site: 'NAM' });
  seller = (await aSeller(shop)).token;
  customer = (await aSignedIn(shop)).token;
  ({ seen, hidden, alone } = await plantParts(shop));
});

type Ask = { [P in CallPath]: [P, Input<P>] }[CallPath];
const list = (filters: Input<'autopart/filter'>['filters'], orderBy: 'REL' | 'PLO' | 'PHI' = 'REL'): Ask => [
  'autopart/filter',
  { filters, rowIndex: 0, rowsMax: 100, orderBy },
];
const asks = (): Ask[] => [
  ...[secret, 'radiador', 'renault', 'clio 2008', 'kangoo', `${secret}-1`, `${secret}-P`, 'rubro', 'valeo'].map(
    (text): Ask => ['autopart/suggest', { text }],
  ),
  ...['2', '2.301', '302', '2.309', '1.1'].map((categoryId): Ask => ['brand/listByCategory', { categoryId }]),
  list({}),
  list({}, 'PLO'),
  ...[secret, 'radiador', `${secret}-1`, `${secret}-P`, 'SEEN'].map((text) => list({ text })),
  ...['2', '2.301', '302', '309', '1.1', '1'].map((categoryId) => list({ categoryId })),
  ...[seen.id, hidden.id, alone.id].map((vehicleId) => list({ vehicleId })),
  ...[1, 2, 3, 4, 5].flatMap((brandId) => [
    ...[list({ brandId }), list({ partBrandId: brandId }), list({ vehicleBrandId: brandId })],
  ]),
  list({ year: 2008 }),
  list({ height: 1, tolerance: 99_999 }),
  ...[seen.id, hidden.id, alone.id].map((vehicleId): Ask => ['vehicle/find', { vehicleId }]),
  ...[seen.brandId, alone.brandId].map((brandId): Ask => ['vehicle/filter', { brandId }]),
  ['release/list', {}],
  ['config/getPublic', { key: 'RELEASES_HOME' }],
  ['brand/list', {}],
  ...['2', '2.301', '2.302'].map((categoryId): Ask => ['brand/listByCategory', { categoryId }]),
  ['product/suggest', { text: secret }],
  ['product/suggest', { text: 'radiador' }],
  ...['SEEN', 'OTHER', `${secret}-F`, `${secret}-RTC`].flatMap((family): Ask[] => [
    ['autopart/findByFamily', { family }],
    ['autopart/listRelated', { family }],
  ]),
  ...[301, 302, 303, 309, 1].map((categoryId): Ask => ['vehicle/filter', { brandId: seen.brandId, categoryId }]),
];
const answers = async (token?: string) => {
  const texts: string[] = [];
  for (const [path, input] of asks()) {
    const { body } = await shop.call(path, input as never, token);
    texts.push(`${path} ${JSON.stringify(input)} → ${JSON.stringify(body)}`);
  }
  return texts;
};
/** What an answer says; what was asked stands before the arrow. */
const saying = (texts: string[], words: RegExp) => texts.filter((text) => words.test(text.split(' → ')[1] ?? ''));

test('no answer to a visitor or customer holds what is hidden or of another site', async () => {
  for (const token of [undefined, customer]) {
    const texts = await answers(token);
    expect(saying(texts, new RegExp(secret))).toEqual([]);
    expect(saying(texts, /876\.54/)).toEqual([]);
    expect(saying(texts, /SEEN-1/).length).toBeGreaterThan(5);
  }
});

test('no answer to a visitor holds a price', async () => {
  expect(saying(await answers(), /Price|765\.43/)).toEqual([]);
  expect(saying(await answers(customer), /765\.43/).length).toBeGreaterThan(5);
});

test('the same questions tell a seller all of it', async () => {
  const texts = await answers(seller);
  for (const word of ['F', 'RTC', '0', '1', '2', '3'])
    expect(saying(texts, new RegExp(`${secret}-${word}"`)), word).not.toEqual([]);
  for (const word of ['Kangoo', 'maker', 'list'])
    expect(saying(texts, new RegExp(`${secret} ${word}`)), word).not.toEqual([]);
});

describe('counts tell nothing of it either', () => {
  test('in lists and facets', async () => {
    const said = await shop.call('autopart/filter', { filters: {}, rowIndex: 0, rowsMax: 1 });
    expect(said.resultCount).toBe(2);
    const counts = said.resultFilters?.map(({ items }) => items.map(({ name, count }) => `${name} ${count}`));
    expect(counts?.slice(0, 4)).toEqual([
      ['Rubro 2 2', 'Rubro 2.301 1', 'Rubro 2.303 1'],
      ...[['Valeo 2'], ['Valeo 2'], ['Renault 2']],
    ]);
    expect(new Set(said.resultFilters?.[4]?.items.map(({ count }) => count))).toEqual(new Set([2]));
  });
});
