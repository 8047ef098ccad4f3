import { beforeEach, describe, expect, test } from 'vitest';
import type { CallPath } from '#contract/contract';
import { clean } from '#server/cleaning';
import { aCompany, employ } from '#server/test/a-company';
import { companyRegistration, registration } from '#server/test/a-registration';
import { aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';
import { somePlaces } from '#server/test/some-places';

// The table of docs/decisions/003-accounts-and-mail.md: a registration that nobody activated, and what staff did to its owner.
let shop: TestShop;
let staff: string;
const email = 'nueva@ejemplo.uy';
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  await somePlaces(shop.database.db);
  staff = (await aSignedIn(shop, { roles: ['administrator'] })).token;
});

const account = () =>
  shop.database.db
    .selectFrom('account')
    .select(['person_id as personId', 'company_id as companyId'])
    .where('email', '=', email)
    .executeTakeFirst();
const change = async (path: CallPath, input: object) =>
  expect((await shop.call(path, input as never, staff)).status).toBe(200);
const after = (days: number) => new Date(shop.clock.now.getTime() + days * 24 * 3_600_000);
const cleanLater = async () => {
  await shop.database.db
    .updateTable('account')
    .set({ created_at: after(0) })
    .where('activated_at', 'is', null)
    .execute();
  await clean(shop.database.db, after(31));
};
const found = async (of: 'person' | 'company', id: number) =>
  (await shop.database.db.selectFrom(of).select('name').where('id', '=', id).executeTakeFirst())?.name;
const phonesOf = async (column: 'person_id' | 'company_id', id: number) =>
  (await shop.database.db.selectFrom('phone').select('phone').where(column, '=', id).orderBy('id').execute()).map(
    ({ phone }) => phone,
  );

describe('a company', () => {
  const register = (name: string) => {
    const given = companyRegistration(email);
    return shop.call('user/addWithCompany', { ...given, company: { ...given.company, name } });
  };
  const registered = async () => {
    await register('Taller Sur SRL');
    return (await account())?.companyId ?? 0;
  };
  const parms = { description: { value: 'Paga a 30 días', before: null } };
  const other = async () => (await aCompany(shop.database.db, { name: 'Otra' })).id;

  test.each<[string, (id: number) => Promise<unknown>]>([
    ['a field', (id) => change('company/update', { id, parms })],
    ['a phone', (id) => change('company/update', { id, phones: [{ mode: 'INS', phone: '2901 0001' }] })],
    [
      'whose client it is',
      async (id) => change('company/update', { id, clientOf: [{ mode: 'INS', companyId: await other() }] }),
    ],
    [
      'who is its client',
      async (id) => change('company/update', { id: await other(), clientOf: [{ mode: 'INS', companyId: id }] }),
    ],
  ])('of which staff entered %s is neither replaced nor deleted', async (_, enter) => {
    const id = await registered();
    await enter(id);
    const before = await phonesOf('company_id', id);
    expect((await register('Taller Ajeno SA')).status).toBe(200);
    expect([await found('company', id), await phonesOf('company_id', id)]).toEqual(['Taller Sur SRL', before]);
    const next = (await account())?.companyId ?? 0;
    expect([next === id, await found('company', next)]).toEqual([false, 'Taller Ajeno SA']);
    await cleanLater();
    expect(await account()).toBeUndefined();
    expect([await found('company', id), await found('company', next)]).toEqual(['Taller Sur SRL', undefined]);
  });

  test('that is as it was registered is replaced, and goes', async () => {
    const id = await registered();
    await register('Taller Nuevo SA');
    expect([(await account())?.companyId, await found('company', id)]).toEqual([id, 'Taller Nuevo SA']);
    await cleanLater();
    expect(await found('company', id)).toBeUndefined();
  });
});

describe('a person', () => {
  const register = (name: string) => {
    const given = registration(email);
    return shop.call('user/addWithPerson', { ...given, person: { ...given.person, name } });
  };
  const registered = async () => {
    await register('Ana');
    return (await account())?.personId ?? 0;
  };

  test.each<[string, object]>([
    ['the document', { parms: { identifier: { value: '1.234.567-2', before: null } } }],
    ['a phone', { phones: [{ mode: 'INS', phone: '2901 0001' }] }],
  ])('of whom staff entered %s is neither replaced nor deleted', async (_, edits) => {
    const id = await registered();
    await change('person/update', { id, ...edits });
    const before = await phonesOf('person_id', id);
    expect((await register('Otra')).status).toBe(200);
    expect([await found('person', id), await phonesOf('person_id', id)]).toEqual(['Ana', before]);
    const next = (await account())?.personId ?? 0;
    expect([next === id, await found('person', next)]).toEqual([false, 'Otra']);
    await cleanLater();
    expect([await account(), await found('person', id), await found('person', next)]).toEqual([
      undefined,
      'Ana',
      undefined,
    ]);
  });

  test('who is an employee stays as he is and keeps the account, whose positions are his', async () => {
    const id = await registered();
    await employ(shop.database.db, await aCompany(shop.database.db).then((one) => one.id), id, 'COM');
    expect((await register('Otra')).status).toBe(200);
    expect([(await account())?.personId, await found('person', id)]).toEqual([id, 'Ana']);
    await cleanLater();
    expect([await account(), await found('person', id)]).toEqual([undefined, 'Ana']);
  });

  test('stays where staff changed him and his e-mail is registered as a company’s', async () => {
    const id = await registered();
    await change('person/update', { id, phones: [{ mode: 'INS', phone: '2901 0001' }] });
    expect((await shop.call('user/addWithCompany', companyRegistration(email))).status).toBe(200);
    expect([(await account())?.personId, await found('person', id)]).toEqual([null, 'Ana']);
  });
});
