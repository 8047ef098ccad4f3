import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#server/test/a-company';
import { aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

type Account = Awaited<ReturnType<typeof aSignedIn>>;

let shop: TestShop;
let admin: Account;
let ana: Account;
let beto: Account;
let workshop: number;
let other: number;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  admin = await aSignedIn(shop, { roles: ['administrator'] });
  ana = await aSignedIn(shop);
  beto = await aSignedIn(shop, { firstName: 'Beto' });
  workshop = (await aCompany(shop.database.db)).id;
  other = (await aCompany(shop.database.db, { name: 'Otra SA' })).id;
  const employees = [ana, beto].map(({ personId }) => ({ mode: 'INS' as const, personId: personId ?? 0 }));
  expect((await shop.call('company/update', { id: workshop, employees }, admin.token)).status).toBe(200);
});

const employeesOf = (id: number) =>
  shop.database.db
    .selectFrom('employee')
    .select(['id', 'person_id as personId', 'position', 'is_default as isDefault'])
    .where('company_id', '=', id)
    .orderBy('id')
    .execute();
const place = async ({ guid }: Account, ...jobs: (readonly [companyId: number, position: 'SEL' | 'COM'])[]) => {
  const positions = jobs.map(([companyId, position]) => ({ companyId, position }));
  expect((await shop.call('user/setRoles', { guid, positions }, admin.token)).status).toBe(200);
};

test('positions that stay keep their rows, whatever is given beside them', async () => {
  const before = await employeesOf(workshop);
  expect(before).toMatchObject([
    { personId: ana.personId, isDefault: true },
    { personId: beto.personId, isDefault: false },
  ]);
  await place(ana, [workshop, 'COM']);
  await place(ana, [other, 'SEL'], [workshop, 'COM']);
  expect(await employeesOf(workshop)).toEqual(before);
});

test('another position is another value of the same row', async () => {
  const [first, ...others] = await employeesOf(workshop);
  await place(ana, [workshop, 'SEL']);
  expect(await employeesOf(workshop)).toEqual([{ ...first, position: 'SEL' }, ...others]);
});

test('where the default employee goes, the oldest left is the default', async () => {
  await place(ana);
  expect(await employeesOf(workshop)).toMatchObject([{ personId: beto.personId, isDefault: true }]);
  await place(beto);
  expect(await employeesOf(workshop)).toEqual([]);
});

test('the first who comes to a company is its default', async () => {
  await place(beto, [other, 'COM'], [workshop, 'COM']);
  await place(ana, [other, 'COM'], [workshop, 'COM']);
  expect(await employeesOf(other)).toMatchObject([
    { personId: beto.personId, isDefault: true },
    { personId: ana.personId, isDefault: false },
  ]);
});

test('who comes and goes at once leaves each company one default', async () => {
  const changes = [
    place(ana, [other, 'COM']),
    place(beto, [other, 'SEL'], [workshop, 'COM']),
    shop.call(
      'company/update',
      { id: other, employees: [{ mode: 'INS', personId: admin.personId ?? 0 }] },
      admin.token,
    ),
  ];
  await Promise.all(changes);
  expect(await employeesOf(workshop)).toMatchObject([{ personId: beto.personId, isDefault: true }]);
  const there = await employeesOf(other);
  expect(there).toHaveLength(3);
  expect(there.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});
