import { beforeEach, describe, expect, test } from 'vitest';
import { messages, sentence } from '#contract/plain/messages';
import { aCompany, employ } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { anAccount, aSignedIn } from '#server/test/an-account';
import { mailsOf } from '#server/test/mails';
import { anOrderOf, twoToMerge } from '#server/test/merged-companies';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let call: Awaited<ReturnType<typeof twoToMerge>>['call'];
let own: number;
let id: number;
let otherId: number;
beforeEach(async () => {
  ({ shop, call, own, id, otherId } = await twoToMerge());
});

describe('company/previewMerge', () => {
  test('shows each differing field, the lists as one with what is dropped, counts, and whose SEL is lost', async () => {
    const { db } = shop.database;
    const [ana, eva] = [await aPerson(db, { name: 'Ana' }), await aPerson(db, { name: 'Eva' })];
    await employ(db, otherId, ana.id);
    await employ(db, otherId, eva.id, 'COM');
    await anOrderOf(shop, otherId);
    await anAccount(shop, { companyId: otherId });
    await call.update(own, { clientOf: [{ mode: 'INS', companyId: otherId }] });
    const { data } = await call.preview(id, otherId);
    expect(data).toMatchObject({
      refusal: null,
      own: { id, name: 'Frenos Norte SRL' },
      other: { id: otherId },
      fields: [
        { label: 'Razón social', own: 'Frenos Norte SRL', other: 'Frenos del Norte' },
        { label: 'RUT', own: '211003420017', other: '214455660018' },
      ],
      counts: { orders: 1, communications: 0, accounts: 1, employees: 2, clients: 1 },
      positions: [{ personId: ana.id, name: 'Ana' }],
    });
    const phones = data?.lists.find(({ name }) => name === 'phones');
    expect(phones).toMatchObject({
      label: 'Teléfonos',
      items: [
        { text: '099 123 456 · Casa', from: 'own', isDropped: false, joined: null },
        { text: '099 123 456 · Casa', from: 'other', isDropped: true, joined: null },
      ],
    });
    const employees = data?.lists.find(({ name }) => name === 'employees');
    expect(employees?.items.map(({ text }) => text)).toEqual(['Ana · Pérez · Vende', 'Eva · Pérez · Compra']);
    expect((await call.find(otherId))?.id).toBe(otherId);
  });

  test('shows what is left of two equal phones, with the observations of both, as the merge leaves it', async () => {
    const observed = [
      [id, 'de 9 a 18'],
      [otherId, 'Ana'],
    ] as const;
    for (const [companyId, observation] of observed)
      await shop.database.db.updateTable('phone').set({ observation }).where('company_id', '=', companyId).execute();
    const { data } = await call.preview(id, otherId);
    expect(data?.lists.find(({ name }) => name === 'phones')?.items).toEqual([
      {
        text: '099 123 456 · Casa · de 9 a 18',
        from: 'own',
        isDropped: false,
        joined: '099 123 456 · Casa · de 9 a 18 · Ana',
      },
      { text: '099 123 456 · Casa · Ana', from: 'other', isDropped: true, joined: null },
    ]);
    const merged = await call.merge(id, otherId);
    expect(merged.data?.phones).toMatchObject([{ phone: '099 123 456', observation: 'de 9 a 18 · Ana' }]);
  });

  test('a position that is not carried over is no joined row', async () => {
    const { id: personId } = await aPerson(shop.database.db, { name: 'Ana' });
    await employ(shop.database.db, id, personId, 'COM');
    await employ(shop.database.db, otherId, personId);
    const { data } = await call.preview(id, otherId);
    expect(data?.lists.find(({ name }) => name === 'employees')?.items.map(({ joined }) => joined)).toEqual([
      null,
      null,
    ]);
  });

  test('takes an empty field for none', async () => {
    const change = (company: number, description: string | null) =>
      shop.database.db.updateTable('company').set({ description }).where('id', '=', company).execute();
    await change(id, '');
    const descriptions = async () =>
      (await call.preview(id, otherId)).data?.fields.filter(({ name }) => name === 'description');
    expect(await descriptions()).toEqual([]);
    await change(otherId, 'Paga a 30 días');
    expect(await descriptions()).toMatchObject([{ own: null, other: 'Paga a 30 días' }]);
  });

  test('says why two are not merged, as the merge does', async () => {
    const { db } = shop.database;
    const say = async (one: number, other: number) => {
      const { data } = await call.preview(one, other);
      const { status, error } = await call.merge(one, other);
      return [data?.refusal, status, error];
    };
    const twice = (status: number, error: string) => [error, status, error];
    expect(await say(id, id)).toEqual(twice(422, messages['merge.self']));
    expect(await say(own, id)).toEqual(twice(409, sentence('merge.seller', { name: 'La tienda' })));
    expect(await say(id, own)).toEqual(twice(409, sentence('merge.seller', { name: 'La tienda' })));
    const { id: sold } = await aCompany(db, { name: 'Vendió' });
    await anOrderOf(shop, id);
    await db.updateTable('orders').set({ to_company_id: sold }).execute();
    expect(await say(id, sold)).toEqual(twice(409, sentence('merge.seller', { name: 'Vendió' })));
    const { id: fresh } = await aCompany(db, { name: 'Recién' });
    await anAccount(shop, { companyId: fresh, isActive: false });
    expect(await say(id, fresh)).toEqual(twice(409, sentence('merge.notActivated', { name: 'Recién' })));
    await call.merge(id, otherId);
    const third = (await aCompany(db)).id;
    expect(await say(third, otherId)).toEqual(twice(409, sentence('merge.isMerged', { name: 'Frenos del Norte' })));
    // Neither back, so that no loop can come to be.
    expect(await say(otherId, id)).toEqual(twice(409, sentence('merge.isMerged', { name: 'Frenos del Norte' })));
    for (const path of ['company/previewMerge', 'company/merge'] as const)
      expect(await shop.call(path, { id, otherId: 9999 }, call.token)).toMatchObject({
        status: 404,
        error: messages['company.notFound'],
      });
  });
});

describe('company/merge', () => {
  test('stores of each field the value that was chosen, and asks for each that differs', async () => {
    expect(await call.merge(id, otherId, { name: 'other' })).toMatchObject({
      status: 422,
      fields: { identifier: messages['field.required'] },
    });
    const { data } = await call.merge(id, otherId, { name: 'other', identifier: 'own' });
    expect(data).toMatchObject({ id, name: 'Frenos del Norte', identifier: '211003420017' });
    expect(data?.phones).toHaveLength(1);
  });

  test('stores no value that the caller did not see', async () => {
    const { data } = await call.preview(id, otherId);
    const fields = Object.fromEntries(
      (data?.fields ?? []).map(({ name, own, other }) => [name, { from: 'other' as const, own, other }]),
    );
    await call.update(otherId, { parms: { name: { before: 'Frenos del Norte', value: 'Frenos Litoral' } } });
    const error = sentence('merge.changed', { field: 'Razón social' });
    const merge = () => shop.call('company/merge', { id, otherId, fields }, call.token);
    expect(await merge()).toMatchObject({ status: 409, error, fields: { name: error } });
    expect(await call.find(otherId)).toMatchObject({ id: otherId, name: 'Frenos Litoral' });
    // A field that differed is alike by now.
    await call.update(id, { parms: { name: { before: 'Frenos Norte SRL', value: 'Frenos Litoral' } } });
    expect(await merge()).toMatchObject({ status: 409, error });
    const again = await call.merge(id, otherId, { identifier: 'other' });
    expect(again).toMatchObject({ status: 200, data: { name: 'Frenos Litoral', identifier: '214455660018' } });
  });

  test('orders keep what they copied, people come without SEL, accounts buy for the survivor, and nobody gets a mail', async () => {
    const { db } = shop.database;
    const [ana, eva] = [await aPerson(db, { name: 'Ana' }), await aPerson(db, { name: 'Eva' })];
    await employ(db, otherId, ana.id);
    await employ(db, id, eva.id);
    await employ(db, otherId, eva.id);
    await anOrderOf(shop, otherId);
    const account = await aSignedIn(shop, { companyId: otherId });
    const mails = (await mailsOf(shop)).length;
    const { data, positions } = await call.merge(id, otherId);
    expect(positions).toMatchObject([{ personId: ana.id, name: 'Ana', lastName: 'Pérez' }]);
    expect(data?.employees).toMatchObject([
      { personId: ana.id, employeePositionId: 'COM' },
      { personId: eva.id, employeePositionId: 'SEL' },
    ]);
    const orders = db.selectFrom('orders').select(['company_id', 'company_name', 'company_identifier', 'total_cents']);
    expect(await orders.execute()).toEqual([
      { company_id: id, company_name: 'Frenos del Norte', company_identifier: '214455660018', total_cents: 125000 },
    ]);
    expect((await shop.call('company/find', { id: otherId }, account.token)).data?.id).toBe(id);
    expect(await mailsOf(shop)).toHaveLength(mails);
  });

  test('an account adds contacts to the survivor alone', async () => {
    const { token } = await aSignedIn(shop, { companyId: otherId });
    await call.merge(id, otherId);
    const add = (company: number) =>
      shop.call('company/addContacts', { id: company, phones: [{ phone: '2901 0009', type: 'WOR' }] }, token);
    expect(await add(otherId)).toMatchObject({ status: 404, error: messages['company.notFound'] });
    expect((await add(id)).data?.phones).toMatchObject([{ phone: '099 123 456' }, { phone: '2901 0009' }]);
  });

  test('both accounts hear of a change from then on', async () => {
    const accounts = [await anAccount(shop, { companyId: id }), await anAccount(shop, { companyId: otherId })];
    await call.merge(id, otherId);
    await call.update(id, { emails: [{ mode: 'INS', email: 'nueva@ejemplo.uy' }] });
    expect((await mailsOf(shop)).map(({ to }) => to)).toEqual(accounts.map(({ email }) => email));
  });

  test('the one that went is in no list, search or choice, and its id leads to the last of a chain', async () => {
    const { db } = shop.database;
    const last = (await aCompany(db, { name: 'Frenos Unidos' })).id;
    await call.merge(id, otherId);
    await call.merge(last, id);
    for (const old of [id, otherId]) expect((await call.find(old))?.id).toBe(last);
    const list = await shop.call('company/filter', { filters: {}, rowIndex: 0, rowsMax: 20 }, call.token);
    expect([list.resultCount, list.data?.map((one) => one.id)]).toEqual([2, [last, own]]);
    expect((await shop.call('panel/find', { text: 'frenos del norte' }, call.token)).data).toEqual([]);
    expect(await call.update(last, { clientOf: [{ mode: 'INS', companyId: otherId }] })).toMatchObject({
      status: 422,
      fields: { 'clientOf.0.companyId': messages['field.choice'] },
    });
    const staff = await anAccount(shop);
    const positions = [{ companyId: otherId, position: 'COM' as const }];
    expect(await shop.call('user/setRoles', { guid: staff.guid, positions }, call.token)).toMatchObject({
      status: 422,
      fields: { positions: messages['company.notFound'] },
    });
    const customer = await aSignedIn(shop);
    expect(await shop.call('company/find', { id: otherId }, customer.token)).toMatchObject({ status: 404 });
    // Even a loop that nobody can make would end.
    await db.updateTable('company').set({ merged_into: otherId }).where('id', '=', last).execute();
    expect(await shop.call('company/find', { id }, call.token)).toMatchObject({ status: 404 });
  });

  test('who has the one that went open hears of the survivor', async () => {
    await call.merge(id, otherId);
    const parms = { name: { before: 'Frenos del Norte', value: 'Otro' } };
    expect(await call.update(otherId, { parms })).toMatchObject({
      status: 409,
      error: sentence('company.merged', { name: 'Frenos Norte SRL' }),
    });
  });

  test('stands in the history of both, and so does the undo', async () => {
    const { mergeId } = await call.merge(id, otherId);
    await call.undo(mergeId);
    const history = async (code: number) => {
      const filters = { entities: ['company' as const], code: String(code) };
      const { data } = await shop.call('history/filter', { filters, rowsMax: 50 }, call.token);
      return data?.filter(({ field }) => field.startsWith('merged'));
    };
    expect(await history(id)).toMatchObject([
      { field: 'mergedWith', fromName: 'Frenos del Norte', to: null, by: 'Alba Ríos' },
      { field: 'mergedWith', from: null, toName: 'Frenos del Norte' },
    ]);
    expect(await history(otherId)).toMatchObject([
      { field: 'mergedInto', fromName: 'Frenos Norte SRL', to: null },
      { field: 'mergedInto', from: null, to: id, toName: 'Frenos Norte SRL' },
    ]);
  });
});
