import { beforeAll, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { aCompany, employ } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { anOrderOf } from '#server/test/merged-companies';
import { type TestShop, testShop } from '#server/test/shop';
import { somePlaces } from '#server/test/some-places';

// The table of docs/decisions/021-companies.md, written a second time on purpose. `whole`: what is for sellers too.
type May = { reads: boolean; whole: boolean; employees: boolean; changes: 'all' | 'fields' | 'no'; givesSel: boolean };
const nothing: May = { reads: false, whole: false, employees: false, changes: 'no', givesSel: false };
const reader = { ...nothing, reads: true };
const seller: May = { ...reader, whole: true };
const table: Record<string, May> = {
  'a customer': nothing,
  'the account of another company': nothing,
  'its own account': reader,
  'an employee who buys': reader,
  'an employee who sells, without the role': reader,
  'a seller whom nobody employs': seller,
  'SEL of another company': seller,
  'SEL of a company from which it bought': { ...seller, changes: 'fields' },
  'SEL of a company that bought from it': seller,
  'SEL of another site’s company': seller,
  'a seller who buys for it': seller,
  'SEL of the site’s own company': { ...seller, employees: true, changes: 'all' },
  'SEL of it': { ...seller, employees: true, changes: 'all', givesSel: true },
  'an administrator': { ...seller, employees: true, changes: 'all', givesSel: true },
};

// The same of groups.
const groupTable: Record<string, boolean> = {
  'a customer': false,
  'a seller whom nobody employs': false,
  'SEL of another company': false,
  'SEL of it': false,
  'SEL of another site’s company': false,
  'SEL of the site’s own company': true,
  'an administrator': true,
};

// Callers who may change a company that a site sells as, but for its name and RUT.
const ownTable: Record<string, boolean> = {
  'a seller whom nobody employs': false,
  'SEL of another company': false,
  'SEL of another site’s company': false,
  'a seller who buys for it': false,
  'SEL of the site’s own company': true,
  'an administrator': true,
};

let shop: TestShop;
let id: number;
let own: number;
let groupId: number;
const callers: Record<string, { token: string; personId: number | null }> = {};
beforeAll(async () => {
  shop = await testShop();
  const { db } = shop.database;
  await aSeller(shop);
  const administrator = await aSignedIn(shop, { roles: ['administrator'] });
  const { data: group } = await shop.call('companyGroup/add', { companyGroup: { name: 'Sur' } }, administrator.token);
  groupId = group?.id ?? 0;
  const company = {
    name: 'Radiadores Sur S.A.',
    identifier: '211003420017',
    description: 'Paga a 30 días',
    phones: [{ phone: '2901 2345' }],
  };
  const added = await shop.call('company/add', { companyGroupId: groupId, company }, administrator.token);
  id = added.data?.id ?? 0;
  const other = (await aCompany(db, { name: 'Otra' })).id;
  own = (await db.selectFrom('company').select('id').where('own_site', '=', 'RTC').executeTakeFirstOrThrow()).id;
  const elsewhere = (await aCompany(db, { name: 'La de autopartes', ownSite: 'NAM' })).id;
  const [from, to] = [(await aCompany(db, { name: 'Le vendió' })).id, (await aCompany(db, { name: 'Le compró' })).id];
  await somePlaces(db);
  await anOrderOf(shop, id);
  await anOrderOf(shop, to);
  await db.updateTable('orders').set({ to_company_id: from }).where('company_id', '=', id).execute();
  await db.updateTable('orders').set({ to_company_id: id }).where('company_id', '=', to).execute();
  const employed = async (position: string, roles: 'seller'[] = []) => {
    const account = await aSignedIn(shop, { roles });
    await employ(db, id, account.personId ?? 0, position);
    return account;
  };
  Object.assign(callers, {
    'a customer': await aSignedIn(shop),
    'the account of another company': await aSignedIn(shop, { companyId: other }),
    'its own account': await aSignedIn(shop, { companyId: id }),
    'an employee who buys': await employed('COM'),
    'an employee who sells, without the role': await employed('SEL'),
    'a seller whom nobody employs': await aSignedIn(shop, { roles: ['seller'] }),
    'SEL of another company': await aSeller(shop, { sellsFor: [other] }),
    'SEL of another site’s company': await aSeller(shop, { sellsFor: [elsewhere] }),
    'SEL of a company from which it bought': await aSeller(shop, { sellsFor: [from] }),
    'SEL of a company that bought from it': await aSeller(shop, { sellsFor: [to] }),
    'a seller who buys for it': await employed('COM', ['seller']),
    'SEL of the site’s own company': await aSeller(shop),
    'SEL of it': await employed('SEL', ['seller']),
    'an administrator': administrator,
  });
});

const tokenOf = (caller: string) => callers[caller]?.token ?? '';
const listed = { filters: {}, rowIndex: 0, rowsMax: 20 };
/** The status of adding a person, whom the caller reads, as an employee; he is taken out again. */
const giving = async (caller: string, employeePositionId: 'SEL' | 'COM') => {
  const { id: personId } = await aPerson(shop.database.db);
  // A SEL of the company alone reads those who work there already.
  await employ(shop.database.db, id, personId, 'COM');
  const { data } = await shop.call('company/find', { id }, tokenOf('an administrator'));
  const item = data?.employees?.find((one) => one.personId === personId);
  const edit = { mode: 'UPD' as const, id: item?.id ?? 0, personId, employeePositionId, isDefault: true };
  const { status, fields } = await shop.call('company/update', { id, employees: [edit] }, tokenOf(caller));
  await shop.call(
    'company/update',
    { id, employees: [{ mode: 'DLT', id: item?.id ?? 0 }] },
    tokenOf('an administrator'),
  );
  return { status, fields };
};

describe.each(Object.entries(table))('%s', (caller, may) => {
  test('reads the company, or there is none', async () => {
    const { status, data } = await shop.call('company/find', { id }, tokenOf(caller));
    expect(status).toBe(may.reads ? 200 : 404);
    if (!data) return;
    expect(data).toMatchObject({ name: 'Radiadores Sur S.A.', companyGroupName: 'Sur', phones: [{}], emails: [] });
    const { description, tags, workBranches, categories, images, clientOf, employees } = data;
    expect(description).toBe(may.whole ? 'Paga a 30 días' : null);
    for (const list of [tags, workBranches, categories, images, clientOf]) expect(list).toEqual(may.whole ? [] : null);
    expect(employees === null).toBe(!may.employees);
  });

  test('lists companies as he reads each, or not at all', async () => {
    const { status, data } = await shop.call('company/filter', listed, tokenOf(caller));
    expect(status).toBe(may.whole ? 200 : 403);
    const found = data?.find((one) => one.id === id);
    if (!may.whole) return;
    expect(found).toMatchObject({ description: 'Paga a 30 días', mayChange: may.changes !== 'no' });
    expect(found?.employees === null).toBe(!may.employees);
  });

  test('reads the phones of its employees, or none is on the wire', async () => {
    const found = await shop.call('company/find', { id }, tokenOf(caller));
    const people = await shop.call('person/filter', { ...listed, filters: { employerId: id } }, tokenOf(caller));
    expect(JSON.stringify(people.body).includes('099 123 456')).toBe(may.employees);
    expect(JSON.stringify(found.body)).not.toContain('099 123 456');
  });

  test('changes what is his to change', async () => {
    const parms = { name: { value: 'Radiadores Sur S.A.', before: 'Radiadores Sur S.A.' } };
    const { status } = await shop.call('company/update', { id, parms }, tokenOf(caller));
    expect(status).toBe(may.changes === 'no' ? 403 : 200);
    const found = await shop.call('company/find', { id }, tokenOf(caller));
    expect(found.data?.mayChange).toBe(may.reads ? may.changes !== 'no' : undefined);
    const asBuyer = await giving(caller, 'COM');
    if (may.changes === 'no') expect(asBuyer.status).toBe(403);
    else if (may.changes === 'all') expect(asBuyer.status).toBe(200);
    else expect(asBuyer).toMatchObject({ status: 422, fields: { employees: messages['company.peopleDenied'] } });
    const asSeller = await giving(caller, 'SEL');
    if (may.givesSel) expect(asSeller.status).toBe(200);
    else if (may.changes === 'all')
      expect(asSeller).toMatchObject({
        status: 422,
        fields: { 'employees.0.employeePositionId': messages['company.positionDenied'] },
      });
    else expect(asSeller.status).toBe(asBuyer.status);
  });
});

describe.each(Object.entries(ownTable))('%s', (caller, may) => {
  const update = (given: object) => shop.call('company/update', { id: own, ...given }, tokenOf(caller));
  const find = async () => (await shop.call('company/find', { id: own }, tokenOf(caller))).data;

  test('changes the company that the site sells as, or nothing of it', async () => {
    const stored = await find();
    expect(stored).toMatchObject({ isOwn: true, mayChange: may });
    const [value, before] = [`Nota de ${caller}`, stored?.description ?? null];
    const answers = [
      await update({ parms: { description: { value, before } } }),
      await update({ phones: [{ mode: 'INS', phone: '2900 0142' }] }),
      await update({ parms: { name: { value: stored?.name, before: stored?.name } } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => (may ? 200 : 403)));
    expect((await find())?.description).toBe(may ? value : before);
  });

  test.each([
    ['name', 'Otra firma S.A.'],
    ['identifier', '214455660018'],
  ] as const)('does not change its %s, which orders bear', async (field, value) => {
    const stored = await find();
    const answer = await update({ parms: { [field]: { value, before: stored?.[field] } } });
    if (may) expect(answer).toMatchObject({ status: 422, fields: { [field]: messages['company.inSettings'] } });
    else expect(answer.status).toBe(403);
    expect((await find())?.[field]).toBe(stored?.[field]);
  });
});

test.each(Object.entries(groupTable))('%s changes a group, or nobody does', async (caller, may) => {
  const { data } = await shop.call('companyGroup/find', { id: groupId }, tokenOf('an administrator'));
  const web = { value: `https://sur.uy/${Object.keys(groupTable).indexOf(caller)}`, before: data?.web ?? null };
  const { status } = await shop.call('companyGroup/update', { id: groupId, parms: { web } }, tokenOf(caller));
  expect(status).toBe(may ? 200 : 403);
});

describe.each(['its own account', 'an employee who buys', 'an employee who sells, without the role'])(
  '%s reads no more of it',
  (caller) => {
    test('than the company: neither its people, nor what it sold or bought, nor what changed', async () => {
      const token = tokenOf(caller);
      const colleague = callers['a seller who buys for it']?.personId ?? 0;
      expect((await shop.call('person/find', { id: colleague }, token)).status).toBe(404);
      expect((await shop.call('person/filter', { ...listed, filters: { employerId: id } }, token)).status).toBe(403);
      expect((await shop.call('order/filter', { ...listed, filters: { toCompany: id } }, token)).status).toBe(404);
      const bought = await shop.call('order/filter', { ...listed, filters: { companyId: id } }, token);
      expect([bought.status, bought.resultCount]).toEqual([200, 0]);
      const history = { filters: { entities: ['company' as const] }, rowsMax: 5 };
      expect((await shop.call('history/filter', history, token)).status).toBe(403);
      expect((await shop.call('panel/find', { text: 'Radiadores' }, token)).status).toBe(403);
      expect((await shop.call('companyGroup/filter', listed, token)).status).toBe(403);
    });
  },
);
