import { beforeAll, describe, expect, test } from 'vitest';
import type { CallPath, Input } from '#contract/contract';
import { aFamily, aVehicle } from '#server/test/a-family';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';

// Everything that visitors must not meet carries this word, in each text that it has.
const secret = 'ZQSECRET';
const priceOf = { seen: 765_43, hidden: 876_54 };

let shop: TestShop;
let seller: string;
let customer: string;
let seen: Awaited<ReturnType<typeof aVehicle>>;
let hidden: Awaited<ReturnType<typeof aVehicle>>;
beforeAll(async () => {
  shop = await testShop({ site: 'NAM' });
  seller = (await aSeller(shop)).token;
  customer = (await aSignedIn(shop)).token;
  seen = await aVehicle(shop, { brand: 'Renault', model: 'Clio' });
  hidden = await aVehicle(shop, { brand: 'Renault', model: `${secret} Kangoo` });
  const plain = { price: priceOf.seen, brand: 'Valeo' };
  const concealed = { ...plain, price: priceOf.hidden, brand: `${secret} maker`, isPublic: false };
  const said = (word: string) => ({
    ...{ description: word, system: word, originalCodes: [word] },
    fitments: [{ vehicleId: seen.id }, { vehicleId: hidden.id }, { application: word }],
  });
  await aFamily(shop, {
    family: `${secret}-F`,
    ...said(secret),
    products: [{ ...concealed, code: `${secret}-1`, name: secret, categoryId: '2.302' }],
  });
  const elsewhere = { ...concealed, isPublic: true, categoryId: '1.1' };
  await aFamily(shop, {
    family: `${secret}-RTC`,
    ...said(secret),
    products: [{ ...elsewhere, code: `${secret}-2`, name: secret }],
  });
  await aFamily(shop, {
    family: 'SEEN',
    fitments: [{ vehicleId: seen.id, source: `${secret} list` }],
    relations: [
      { kind: 'replaces', family: `${secret}-F` },
      { kind: 'equivalent', family: `${secret}-RTC` },
    ],
    products: [
      { ...concealed, code: `${secret}-0`, name: secret, categoryId: '2.309' },
      { ...plain, code: 'SEEN-1', name: 'Radiador', providerCode: `${secret}-P` },
      { ...elsewhere, code: `${secret}-3`, name: secret },
    ],
  });
  await aFamily(shop, {
    family: 'OTHER',
    fitments: [{ vehicleId: seen.id }],
    products: [{ ...plain, categoryId: '2.303' }],
  });
});

type Ask = { [P in CallPath]: [P, Input<P>] }[CallPath];
const list = (filters: Input<'autopart/filter'>['filters'], orderBy: 'REL' | 'PLO' | 'PHI' = 'REL'): Ask => [
  'autopart/filter',
  { filters, rowIndex: 0, rowsMax: 100, orderBy },
];
const asks = (): Ask[] => [
  list({}),
  list({}, 'PLO'),
  ...[secret, 'radiador', `${secret}-1`, `${secret}-P`, 'SEEN'].map((text) => list({ text })),
  ...['2', '2.301', '302', '309', '1.1', '1'].map((categoryId) => list({ categoryId })),
  ...[seen.id, hidden.id].map((vehicleId) => list({ vehicleId })),
  ...[1, 2, 3, 4, 5].map((brandId) => list({ brandId })),
  list({ year: 2008 }),
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
    const counts = said.resultFilters?.flatMap(({ items }) => items.map(({ name, count }) => `${name} ${count}`));
    expect(counts?.toSorted()).toEqual(['Renault 2', 'Rubro 2 2', 'Rubro 2.301 1', 'Rubro 2.303 1', 'Valeo 2']);
  });
});
