import { beforeAll, describe, expect, test } from 'vitest';
import { type CallPath, contract } from '#contract/contract';
import { aSignedIn } from '#server/test/an-account';
import { placeOrder } from '#server/test/an-order';
import { entries } from '#server/test/call-row';
import { everyCall, listed } from '#server/test/every-call';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let every: Awaited<ReturnType<typeof everyCall>>;
beforeAll(async () => {
  shop = await testShop({ backups: { folder: '/respaldos' } });
  every = await everyCall(shop);
  await shop.families.ready();
});

// Calls that count tries for all processes ask a server besides, and no other call may: a search counts in memory.
const counting: Partial<Record<CallPath, number>> = {
  ...Object.fromEntries(entries.flatMap(([path, { limit, sample }]) => (limit?.shared && sample ? [[path, 1]] : []))),
  'user/addWithPerson': 4,
  'user/addWithCompany': 4,
  'user/resendActivation': 4,
  'user/restorePwdStep1': 4,
  'user/restorePwdStep2': 4,
  'user/addFirstAdministrator': 3,
  'utils/email/sendContact': 3,
  'suscription/add': 4,
  'arrival/add': 4,
  'arrival/addOwn': 1,
  'arrival/confirm': 1,
  'user/changePwd': 3,
  'user/invite': 1,
  'user/sendInvitation': 1,
  'person/file': 1,
  'person/erase': 1,
  'company/addContacts': 1,
  'category/add': 1,
  'category/update': 1,
  'category/move': 1,
  'category/merge': 1,
  'category/remove': 1,
  'import/check': 1,
  'import/cancel': 1,
  'import/write': 1,
  'import/undo': 1,
  'named/add': 1,
  'named/update': 1,
  'named/merge': 1,
  'named/remove': 1,
  'order/add': 3,
  'order/addAsGuest': 5,
  'order/confirm': 3,
  'order/cancelByLink': 2,
  'order/addAsSeller': 1,
  'order/pay': 2,
  'payment/check': 1,
  'payment/start': 1,
  'order/cancel': 3,
  'backup/make': 1,
};

const within = async (path: CallPath, input?: unknown) => {
  const [as, most, usual] = every.calls[path];
  const { result, queries } = await every.ask(path, as, input ?? (await usual()));
  expect([path, result.status, result.error]).toEqual([path, 200, '']);
  const [counts, others] = [true, false].map((isOne) => queries.filter((sql) => sql.includes('rate_limit') === isOne));
  expect(counts).toHaveLength(shop.database.engine === 'postgres' ? (counting[path] ?? 0) : 0);
  expect(others?.length, queries.join('\n')).toBeLessThanOrEqual(most);
};

describe('a call asks the database no more than its budget', () => {
  // The last of them change the password and log out.
  test('in the order of the table', async () => {
    const paths = Object.keys(every.calls) as CallPath[];
    expect(paths.toSorted()).toEqual(Object.keys(contract).toSorted());
    for (const path of paths) await within(path);
  });
});

describe('a call asks no more often for more rows', () => {
  test('order/add with every product', async () => {
    every.people.customer = await aSignedIn(shop);
    await within('order/add', every.bought());
  });

  test.each(['order/filter', 'person/filter', 'user/filter'] as const)('%s', async (path) => {
    for (let at = 0; at < 8; at++) await placeOrder(shop, (await aSignedIn(shop)).token, every.bought(2).order);
    await within(path, listed);
  });
});
