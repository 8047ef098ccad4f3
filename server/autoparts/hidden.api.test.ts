import { beforeAll, describe, expect, test } from 'vitest';
import { type CallPath, contract, type Input } from '#contract/contract';
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

type Asks = { [P in CallPath]?: Input<P>[] };
const page = { rowIndex: 0, rowsMax: 100 };
const codes = ['SEEN-1', ...['0', '1', '2', '3', 'P'].map((end) => `${secret}-${end}`)];
const families = ['SEEN', 'OTHER', `${secret}-F`, `${secret}-RTC`];
const categories = ['2', '2.301', '301', '2.302', '302', '2.309', '309', '1.1', '1'];
const typed = [secret, 'radiador', 'renault', 'clio 2008', 'kangoo', ...codes, 'rubro', 'valeo', 'SEEN'];
const brandIds = [1, 2, 3, 4, 5];

/** Inputs of each call that tells of parts. */
const asksOf = (): Asks => {
  const vehicles = [seen, hidden, alone].map(({ id }) => id);
  const lists: Input<'autopart/filter'>['filters'][] = [
    {},
    ...typed.map((text) => ({ text })),
    ...categories.map((categoryId) => ({ categoryId })),
    ...vehicles.map((vehicleId) => ({ vehicleId })),
    ...brandIds.flatMap((brandId) => [{ brandId }, { partBrandId: brandId }, { vehicleBrandId: brandId }]),
    { year: 2008 },
    { height: 1, tolerance: 99_999 },
  ];
  return {
    'autopart/filter': [
      ...lists.map((filters) => ({ ...page, filters })),
      ...(['PLO', 'PHI'] as const).map((orderBy) => ({ ...page, filters: {}, orderBy })),
    ],
    'autopart/suggest': [
      ...typed.map((text) => ({ text })),
      ...[secret, 'radiador'].flatMap((text) => vehicles.map((vehicleId) => ({ text, vehicleId }))),
    ],
    'autopart/findByFamily': families.map((family) => ({ family })),
    'autopart/listRelated': families.map((family) => ({ family })),
    'vehicle/find': vehicles.map((vehicleId) => ({ vehicleId })),
    'vehicle/filter': [seen.brandId, alone.brandId].flatMap((brandId) => [
      { brandId },
      ...[301, 302, 303, 309, 1].map((categoryId) => ({ brandId, categoryId })),
    ]),
    'product/filter': [
      {},
      ...typed.map((text) => ({ text })),
      ...categories.map((categoryId) => ({ categoryId })),
      ...brandIds.flatMap((id) => [{ brandId: id }, { providerId: id }]),
    ].map((filters) => ({ ...page, filters })),
    'product/suggest': typed.map((text) => ({ text })),
    'product/find': codes.map((code) => ({ code })),
    'product/listRelated': codes.map((code) => ({ code })),
    'stock/find': codes.map((code) => ({ code })),
    'stock/listByCodes': [{ codes }],
    'category/list': [{}],
    'category/find': categories.map((categoryId) => ({ categoryId })),
    'brand/list': [{}],
    'brand/listByCategory': categories.map((categoryId) => ({ categoryId })),
    'brand/count': [{}],
    'category/listTop': [{}],
    'provider/list': [{}],
    'release/list': [{}],
    'product/listByCodes': [{ codes: codes.slice(0, 12) }],
    'config/getPublic': [{ key: 'RELEASES_HOME' }],
  };
};

/** Calls that tell of people, places and what was bought: a part that is hidden later stays in its orders. */
const ofNoPart: readonly CallPath[] = [
  ...(['state/list', 'city/list', 'person/find', 'person/update', 'person/add', 'person/filter'] as const),
  ...([
    'company/find',
    'company/addContacts',
    'tag/list',
    'workBranch/list',
    'user/get',
    'user/update',
    'user/filter',
  ] as const),
  ...(['user/addWithPerson', 'user/addWithCompany', 'user/activate', 'user/checkActivation'] as const),
  ...([
    'user/resendActivation',
    'user/restorePwdStep1',
    'user/restorePwdStep2',
    'user/addFirstAdministrator',
    'user/setRoles',
  ] as const),
  ...(['user/changePwd', 'user/logout', 'order/options', 'order/add', 'order/addAsGuest'] as const),
  ...(['order/confirm', 'order/cancelByLink', 'order/find', 'order/filter'] as const),
  ...(['order/pay', 'order/cancel', 'order/changeState', 'order/follow'] as const),
  ...(['payment/getAccessToken', 'payment/settle', 'payment/start'] as const),
  // Pictures are asked about by gallery-lists.sql.test.ts.
  ...(['image/find', 'image/listByTarget'] as const),
  ...(['utils/email/sendContact', 'suscription/add', 'suscription/confirm', 'arrival/add'] as const),
  ...(['arrival/addOwn', 'arrival/confirm'] as const),
  // Favourites are asked about by favourites.sql.test.ts.
  ...(['favourite/list', 'favourite/listCodes', 'favourite/set'] as const),
];

/** Calls that visitors and customers are refused. */
const ofStaff = (Object.keys(contract) as CallPath[]).filter(
  (path) => !['anyone', 'signedIn'].includes(contract[path].access),
);

test('every call is asked here, or tells of no part, or is of staff alone', () => {
  const known = new Set([...Object.keys(asksOf()), ...ofNoPart, ...ofStaff]);
  expect([...known].toSorted()).toEqual(Object.keys(contract).toSorted());
});

const answers = async (token?: string) => {
  const texts: string[] = [];
  for (const [path, inputs] of Object.entries(asksOf()) as [CallPath, unknown[]][]) {
    const answer = [];
    for (const input of inputs) answer.push({ input, ...(await shop.call(path, input as never, token)) });
    expect([path, answer.some(({ status }) => status === 200)]).toEqual([path, true]);
    for (const { input, body } of answer) texts.push(`${path} ${JSON.stringify(input)} → ${JSON.stringify(body)}`);
  }
  return texts;
};
/** Texts whose answer matches; the input stands before the arrow. */
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
  for (const word of ['Kangoo', 'maker', 'list', 'provider'])
    expect(saying(texts, new RegExp(`${secret} ${word}`)), word).not.toEqual([]);
});

describe('counts tell nothing of it either', () => {
  test('in lists and facets', async () => {
    const answer = await shop.call('autopart/filter', { filters: {}, rowIndex: 0, rowsMax: 1 });
    expect(answer.resultCount).toBe(2);
    const counts = answer.resultFilters?.map(({ items }) => items.map(({ name, count }) => `${name} ${count}`));
    expect(counts?.slice(0, 4)).toEqual([
      ['Rubro 2 2', 'Rubro 2.301 1', 'Rubro 2.303 1'],
      ['Valeo 2'],
      ['Valeo 2'],
      ['Renault 2'],
    ]);
    expect(new Set(answer.resultFilters?.[4]?.items.map(({ count }) => count))).toEqual(new Set([2]));
  });
});
