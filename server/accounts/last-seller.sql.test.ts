import { beforeEach, describe, expect, test } from 'vitest';
import { sentence } from '#contract/plain/messages';
import { readSoldFor } from '#server/companies/own-sellers.store';
import { aPerson } from '#server/test/a-person';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';
import { untilBlocked } from '#server/test/until-blocked';

// The table of docs/decisions/012-users.md, a test for each row.
type Account = Awaited<ReturnType<typeof aSignedIn>>;

let shop: TestShop;
let admin: Account;
let ana: Account;
let own: number;
/** Somebody without an account. */
let eva: number;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  admin = await aSignedIn(shop, { roles: ['administrator'] });
  ana = await aSeller(shop);
  const { db } = shop.database;
  own = (await db.selectFrom('company').select('id').where('own_site', '=', 'RTC').executeTakeFirstOrThrow()).id;
  eva = (await aPerson(db, { name: 'Eva' })).id;
});

const rowOf = async ({ personId }: Account) => {
  const rows = shop.database.db
    .selectFrom('employee')
    .select('id')
    .where('person_id', '=', personId ?? 0);
  return (await rows.executeTakeFirstOrThrow()).id;
};
const employees = (list: object[]) => shop.call('company/update', { id: own, employees: list } as never, admin.token);
const setRoles = (given: object) => (one: Account) =>
  shop.call('user/setRoles', { guid: one.guid, ...given }, admin.token);
const linkPerson = (personId: number | null) => (one: Account) =>
  shop.call('user/linkPerson', { guid: one.guid, personId }, admin.token);

const lock = ({ guid }: Account) => shop.call('user/setLock', { guid, isLocked: true }, admin.token);
const takeRole = setRoles({ roles: [] });
const takePosition = setRoles({ positions: [] });
const unlink = linkPerson(null);
const takeOut = async (one: Account) => employees([{ mode: 'DLT', id: await rowOf(one) }]);
const acts: [string, (one: Account) => Promise<{ status: number; error: string }>][] = [
  ['a lock', lock],
  ['no role', takeRole],
  ['no position', takePosition],
  ['another position', (one) => setRoles({ positions: [{ companyId: own, position: 'COM' }] })(one)],
  ['a new person of the account', unlink],
  ['another person of the account', (one) => linkPerson(eva)(one)],
  ['an employee who is taken out', takeOut],
  [
    'an employee who buys instead',
    async (one) =>
      employees([{ mode: 'UPD', id: await rowOf(one), personId: one.personId, employeePositionId: 'COM' }]),
  ],
  [
    'an employee whose place somebody without an account takes',
    async (one) => employees([{ mode: 'UPD', id: await rowOf(one), personId: eva, employeePositionId: 'SEL' }]),
  ],
];

const refused = [409, sentence('user.lastSeller', { company: 'La tienda' })];
const soldFor = async () => (await readSoldFor(shop.database.db)).map(({ id }) => id);

describe('the last one who can sell for a site’s own company', () => {
  test.each(acts)('%s is refused, and goes where another one can', async (_, act) => {
    const answer = await act(ana);
    expect([answer.status, answer.error]).toEqual(refused);
    expect(await soldFor()).toEqual([own]);
    await aSeller(shop);
    expect((await act(ana)).status).toBe(200);
    expect(await soldFor()).toEqual([own]);
  });

  test('is not whoever has no role, was never active or is locked: they may go', async () => {
    const { db } = shop.database;
    const unable = [
      await aSeller(shop, { roles: [] }),
      await aSeller(shop, { isActive: false }),
      await aSeller(shop, { personId: (await aPerson(db)).id }),
    ] as const;
    await lock(unable[2]);
    expect((await takeOut(ana)).status).toBe(409);
    for (const one of unable) expect((await takeOut(one)).status).toBe(200);
  });

  test('may be exchanged in one change, and a company that nobody can sell for changes freely', async () => {
    const next = await aSignedIn(shop, { roles: ['administrator'] });
    const swap = [
      { mode: 'DLT', id: await rowOf(ana) },
      { mode: 'INS', personId: next.personId, employeePositionId: 'SEL' },
    ];
    expect((await employees(swap)).status).toBe(200);
    await shop.database.db.deleteFrom('account_role').where('account_id', '=', next.id).execute();
    expect((await takeOut(next)).status).toBe(200);
  });

  test('of a firm that is no site’s own goes', async () => {
    await shop.database.db.updateTable('company').set({ own_site: null }).where('id', '=', own).execute();
    for (const act of [takeOut, lock]) expect((await act(ana)).status).toBe(200);
  });
});

test.each([
  ['both locked', lock, lock],
  ['one locked, one taken out', lock, takeOut],
  ['one taken out, one without a role', takeOut, takeRole],
  ['one without a position, one unlinked', takePosition, unlink],
  ['both unlinked', unlink, unlink],
])('of two who alone can sell one stays, %s at once', async (_, one, other) => {
  const beto = await aSeller(shop);
  // Both wait for the company before either looks who sells for it.
  const begun = await shop.database.db.transaction().execute(async (tx) => {
    await tx.selectFrom('company').select('id').where('id', '=', own).forUpdate().execute();
    const first = one(ana);
    await untilBlocked();
    const second = other(beto);
    await untilBlocked();
    return { first, second };
  });
  const answers = [await begun.first, await begun.second];
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await soldFor()).toEqual([own]);
});
