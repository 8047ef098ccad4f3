import { beforeEach, describe, expect, test } from 'vitest';
import { messages, sentence } from '#contract/plain/messages';
import { clean } from '#server/cleaning';
import { forgetCompany } from '#server/companies/companies.service';
import { inTransaction } from '#server/in-transaction';
import { aCompany, employ } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { anAccount, aSeller, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { mailsOf } from '#server/test/mails';
import { anOrderOf, merging } from '#server/test/merged-companies';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let call: Awaited<ReturnType<typeof merging>>;
let own: number;
let id: number;
let otherId: number;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  const seller = await aSeller(shop);
  own = (await shop.database.db.selectFrom('company').select('id').executeTakeFirstOrThrow()).id;
  expect(seller.token).toBeTruthy();
  call = await merging(shop);
  id = (await aCompany(shop.database.db, { name: 'Frenos Norte SRL', identifier: '211003420017' })).id;
  otherId = (await aCompany(shop.database.db, { name: 'Frenos del Norte', identifier: '214455660018' })).id;
});
const update = (companyId: number, given: object) =>
  shop.call('company/update', { id: companyId, ...given }, call.token);
const merged = async () => {
  const { mergeId = 0, ...rest } = await call.merge(id, otherId);
  return { mergeId, ...rest };
};
const days = (count: number) => new Date(shop.clock.now.getTime() + count * 24 * 3_600_000);

describe('company/previewMerge', () => {
  test('shows each differing field, the lists as one with what is dropped, counts, and whose SEL is lost', async () => {
    const { db } = shop.database;
    const [ana, eva] = [await aPerson(db, { name: 'Ana' }), await aPerson(db, { name: 'Eva' })];
    await employ(db, otherId, ana.id);
    await employ(db, otherId, eva.id, 'COM');
    await anOrderOf(shop, otherId);
    await anAccount(shop, { companyId: otherId });
    await update(own, { clientOf: [{ mode: 'INS', companyId: otherId }] });
    const { data } = await call.preview(id, otherId);
    expect(data).toMatchObject({
      refusal: null,
      own: { id, name: 'Frenos Norte SRL' },
      other: { id: otherId },
      fields: [
        { label: 'Razón social', own: 'Frenos Norte SRL', other: 'Frenos del Norte' },
        { label: 'RUT', own: '211003420017', other: '214455660018' },
      ],
      counts: { orders: 1, accounts: 1, employees: 2, clients: 1 },
      positions: [{ personId: ana.id, name: 'Ana' }],
    });
    const phones = data?.lists.find(({ name }) => name === 'phones');
    expect(phones).toMatchObject({
      label: 'Teléfonos',
      items: [
        { text: '099 123 456 · Casa', from: 'own', isDropped: false },
        { text: '099 123 456 · Casa', from: 'other', isDropped: true },
      ],
    });
    const employees = data?.lists.find(({ name }) => name === 'employees');
    expect(employees?.items.map(({ text }) => text)).toEqual(['Ana · Pérez · Vende', 'Eva · Pérez · Compra']);
    expect((await call.find(otherId))?.id).toBe(otherId);
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
    await merged();
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

  test('orders keep what they copied, people come without SEL, accounts buy for the survivor, and nobody gets a mail', async () => {
    const { db } = shop.database;
    const [ana, eva] = [await aPerson(db, { name: 'Ana' }), await aPerson(db, { name: 'Eva' })];
    await employ(db, otherId, ana.id);
    await employ(db, id, eva.id);
    await employ(db, otherId, eva.id);
    await anOrderOf(shop, otherId);
    const account = await aSignedIn(shop, { companyId: otherId });
    const mails = (await mailsOf(shop)).length;
    const { data, positions } = await merged();
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

  test('both accounts hear of a change from then on', async () => {
    const accounts = [await anAccount(shop, { companyId: id }), await anAccount(shop, { companyId: otherId })];
    await merged();
    await update(id, { emails: [{ mode: 'INS', email: 'nueva@ejemplo.uy' }] });
    expect((await mailsOf(shop)).map(({ to }) => to)).toEqual(accounts.map(({ email }) => email));
  });

  test('the one that went is in no list, search or choice, and its id leads to the last of a chain', async () => {
    const { db } = shop.database;
    const last = (await aCompany(db, { name: 'Frenos Unidos' })).id;
    await merged();
    await call.merge(last, id);
    for (const old of [id, otherId]) expect((await call.find(old))?.id).toBe(last);
    const list = await shop.call('company/filter', { filters: {}, rowIndex: 0, rowsMax: 20 }, call.token);
    expect([list.resultCount, list.data?.map((one) => one.id)]).toEqual([2, [last, own]]);
    expect((await shop.call('panel/find', { text: 'frenos del norte' }, call.token)).data).toEqual([]);
    expect(await update(last, { clientOf: [{ mode: 'INS', companyId: otherId }] })).toMatchObject({
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
    await merged();
    const parms = { name: { before: 'Frenos del Norte', value: 'Otro' } };
    expect(await update(otherId, { parms })).toMatchObject({
      status: 409,
      error: sentence('company.merged', { name: 'Frenos Norte SRL' }),
    });
  });

  test('stands in the history of both, and so does the undo', async () => {
    const { mergeId } = await merged();
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

describe('company/undoMerge', () => {
  test('what came later stays with the survivor, what was changed since stays as it is and is named', async () => {
    const { db } = shop.database;
    const ana = await aPerson(db, { name: 'Ana' });
    await employ(db, otherId, ana.id);
    await update(otherId, {
      phones: [
        { mode: 'INS', phone: '2901 0001' },
        { mode: 'INS', phone: '2901 0002' },
      ],
    });
    await anOrderOf(shop, otherId);
    const { mergeId, data } = await call.merge(id, otherId, { name: 'other', identifier: 'other' });
    const [, first] = data?.phones ?? [];
    const employee = { id: data?.employees?.[0]?.id ?? 0, personId: ana.id, employeePositionId: 'SEL' as const };
    await update(id, {
      parms: { name: { before: 'Frenos del Norte', value: 'Frenos Nuevos' } },
      phones: [
        { mode: 'UPD', id: first?.id ?? 0, phone: '2901 0001', observation: 'caja' },
        { mode: 'INS', phone: '2901 0003', isDefault: true },
      ],
      employees: [{ mode: 'UPD', ...employee }],
    });
    await anOrderOf(shop, id);
    const undone = await call.undo(mergeId ?? 0);
    expect(undone.data).toEqual({
      id,
      otherId,
      kept: [
        { label: 'Razón social', text: 'Frenos Nuevos' },
        { label: 'Teléfonos', text: '2901 0001 · Casa · caja' },
        { label: 'Empleados', text: 'Ana · Pérez · Vende' },
      ],
    });
    expect(await call.find(id)).toMatchObject({
      name: 'Frenos Nuevos',
      identifier: '211003420017',
      phones: [
        { phone: '099 123 456', isDefault: false },
        { phone: '2901 0001', observation: 'caja', isDefault: false },
        { phone: '2901 0003', isDefault: true },
      ],
      employees: [{ personId: ana.id, employeePositionId: 'SEL' }],
    });
    expect(await call.find(otherId)).toMatchObject({
      id: otherId,
      name: 'Frenos del Norte',
      phones: [
        { phone: '099 123 456', isDefault: true },
        { phone: '2901 0002', isDefault: false },
      ],
      employees: [],
    });
    const orders = await db.selectFrom('orders').select('company_id').orderBy('id').execute();
    expect(orders).toEqual([{ company_id: otherId }, { company_id: id }]);
  });

  test('a row that names what is gone does not come back', async () => {
    const { db } = shop.database;
    const { id: tagId } = await db
      .insertInto('tag')
      .values({ name: 'Moroso' })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const one of [id, otherId]) await update(one, { tags: [{ mode: 'INS', tagId }] });
    const { mergeId, data } = await merged();
    await update(id, { tags: [{ mode: 'DLT', id: data?.tags?.[0]?.id ?? 0 }] });
    await db.deleteFrom('tag').execute();
    expect((await call.undo(mergeId)).data?.kept).toMatchObject([{ label: 'Etiquetas' }]);
    expect((await call.find(otherId))?.tags).toEqual([]);
  });

  test('the newest of the merges of a company is undone first, and each once', async () => {
    const third = (await aCompany(shop.database.db, { name: 'Tercera' })).id;
    const first = await merged();
    const second = await call.merge(third, id);
    expect(await call.undo(first.mergeId)).toMatchObject({ status: 409, error: messages['merge.later'] });
    const list = (of: number) => shop.call('company/listMerges', { id: of }, call.token);
    expect((await list(third)).data).toMatchObject([
      {
        mergeId: second.mergeId,
        by: 'Alba Ríos',
        otherId: id,
        name: 'Frenos Norte SRL',
        until: days(30).toISOString(),
      },
    ]);
    expect((await call.undo(second.mergeId ?? 0)).status).toBe(200);
    expect((await list(third)).data).toEqual([]);
    expect((await call.undo(first.mergeId)).status).toBe(200);
    const gone = { status: 404, error: messages['merge.notFound'] };
    expect(await call.undo(first.mergeId)).toMatchObject(gone);
    expect((await call.find(otherId))?.id).toBe(otherId);
  });

  test('is over after 30 days, when the nightly cleaning drops what was kept for it', async () => {
    const { mergeId } = await merged();
    const left = () => shop.database.db.selectFrom('company_merge').select('id').execute();
    await clean(shop.database.db, days(29));
    expect(await left()).toHaveLength(1);
    await clean(shop.database.db, days(31));
    expect(await left()).toEqual([]);
    // The cleaning ended the session of that day.
    call = await merging(shop);
    expect(await call.undo(mergeId)).toMatchObject({ status: 404, error: messages['merge.notFound'] });
    expect((await call.find(otherId))?.id).toBe(id);
    // Nothing deletes a company that another one is a part of.
    await inTransaction(shop.ctx, (inside) => forgetCompany(inside, id));
    expect((await call.find(id))?.id).toBe(id);
  });

  test('brings no job of a person back who was taken out of it', async () => {
    const { db } = shop.database;
    const [ana, eva] = [await aPerson(db), await aPerson(db, { name: 'Eva' })];
    for (const person of [ana, eva]) for (const one of [id, otherId]) await employ(db, one, person.id, 'COM');
    const { mergeId } = await merged();
    const erased = { id: ana.id, name: 'Ana Pérez', reason: 'Lo pidió por carta' };
    expect((await shop.call('person/erase', erased, call.token)).status).toBe(200);
    await call.undo(mergeId);
    expect((await call.find(otherId))?.employees).toMatchObject([{ personId: eva.id }]);
  });
});
