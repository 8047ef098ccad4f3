import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { aCompany, employ } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { company, editingCompanies } from '#server/test/editing-companies';
import { anOrderOf } from '#server/test/merged-companies';

type Editing = Awaited<ReturnType<typeof editingCompanies>>;
let shop: Editing['shop'];
let token: Editing['token'];
let added: Editing['added'];
let update: Editing['update'];
let tag: Editing['tag'];
beforeEach(async () => {
  ({ shop, token, added, update, tag } = await editingCompanies());
});

describe('employees', () => {
  const employees = (personId: number, employeePositionId: 'SEL' | 'COM') => ({
    employees: [{ mode: 'INS' as const, personId, employeePositionId }],
  });

  test('the position of a seller is given and taken by administrators and a SEL of that company alone', async () => {
    const { id } = await added();
    const { id: personId } = await aPerson(shop.database.db);
    const denied = { status: 422, fields: { 'employees.0.employeePositionId': messages['company.positionDenied'] } };
    expect(await update(id, employees(personId, 'SEL'))).toMatchObject(denied);
    const { data } = await update(id, employees(personId, 'COM'));
    expect(data?.employees).toMatchObject([{ personId, name: 'Ana', lastName: 'Pérez', employeePositionId: 'COM' }]);
    const item = { id: data?.employees?.[0]?.id ?? 0 };
    const promote = { employees: [{ mode: 'UPD' as const, ...item, personId, employeePositionId: 'SEL' as const }] };
    expect(await update(id, promote)).toMatchObject(denied);
    const admin = await aSignedIn(shop, { roles: ['administrator'] });
    expect((await update(id, promote, admin.token)).status).toBe(200);
    const remove = { employees: [{ mode: 'DLT' as const, ...item }] };
    expect(await update(id, remove)).toMatchObject(denied);
    const own = await aSeller(shop, { sellsFor: [id] });
    expect((await update(id, remove, own.token)).data?.employees).toHaveLength(1);
  });

  test('a seller of another company neither sees nor changes them', async () => {
    const { id } = await added();
    const { id: personId } = await aPerson(shop.database.db);
    await employ(shop.database.db, id, personId, 'COM');
    const { id: otherId } = await aCompany(shop.database.db, { name: 'Otra' });
    const other = await aSeller(shop, { sellsFor: [otherId] });
    await anOrderOf(shop, id);
    await shop.database.db.updateTable('orders').set({ to_company_id: otherId }).execute();
    expect((await shop.call('company/find', { id }, other.token)).data).toMatchObject({ employees: null, tags: [] });
    const { data } = await shop.call('company/filter', { filters: {}, rowIndex: 0, rowsMax: 20 }, other.token);
    expect(data?.find((one) => one.id === id)?.employees).toBeNull();
    expect(await update(id, employees(personId, 'COM'), other.token)).toMatchObject({
      status: 422,
      fields: { employees: messages['company.peopleDenied'] },
    });
    await update(id, { employees: [{ mode: 'INS', personId: (await aPerson(shop.database.db)).id }] });
    const history = await shop.call('history/filter', { filters: { entities: ['company'] }, rowsMax: 20 }, other.token);
    expect(history.data?.map(({ field }) => field)).not.toContain('employees');
  });

  test('a customer reads the company of his account and of his employer without what is for sellers', async () => {
    const { id } = await added({ tags: [{ tagId: await tag('Moroso') }], description: 'Paga a 30 días' });
    const own = await aSignedIn(shop, { companyId: id });
    expect((await shop.call('company/find', { id }, own.token)).data).toMatchObject({
      description: null,
      tags: null,
      employees: null,
      phones: [],
    });
    const worker = await aSignedIn(shop);
    expect(await shop.call('company/find', { id }, worker.token)).toMatchObject({ status: 404 });
    await employ(shop.database.db, id, worker.personId ?? 0, 'COM');
    const { token: fresh } = worker;
    expect((await shop.call('company/find', { id }, fresh)).data).toMatchObject({
      name: company.name,
      description: null,
      tags: null,
    });
    const { data } = await shop.call('user/get', { guid: own.guid }, own.token);
    expect(data?.company).toMatchObject({ id, description: null });
    expect((await shop.call('company/find', { id }, token)).data?.description).toBe('Paga a 30 días');
    expect(await update(id, { parms: {} }, fresh)).toMatchObject({ status: 403 });
  });
});
