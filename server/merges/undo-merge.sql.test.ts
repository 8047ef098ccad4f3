import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { clean } from '#server/cleaning';
import { forgetCompany } from '#server/companies/companies.service';
import { inTransaction } from '#server/in-transaction';
import { aCompany, employ } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { anAccount } from '#server/test/an-account';
import { anOrderOf, merging, twoToMerge } from '#server/test/merged-companies';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let call: Awaited<ReturnType<typeof merging>>;
let id: number;
let otherId: number;
beforeEach(async () => {
  ({ shop, call, id, otherId } = await twoToMerge());
});
const days = (count: number) => new Date(shop.clock.now.getTime() + count * 24 * 3_600_000);

describe('company/undoMerge', () => {
  test('what came later stays with the survivor, what was changed since stays as it is and is named', async () => {
    const { db } = shop.database;
    const ana = await aPerson(db, { name: 'Ana' });
    await employ(db, otherId, ana.id);
    await call.update(otherId, {
      phones: [
        { mode: 'INS', phone: '2901 0001' },
        { mode: 'INS', phone: '2901 0002' },
      ],
    });
    await anOrderOf(shop, otherId);
    const { mergeId, data } = await call.merge(id, otherId, { name: 'other', identifier: 'other' });
    const [, first] = data?.phones ?? [];
    const employee = { id: data?.employees?.[0]?.id ?? 0, personId: ana.id, employeePositionId: 'SEL' as const };
    await call.update(id, {
      parms: { name: { before: 'Frenos del Norte', value: 'Frenos Nuevos' } },
      phones: [
        { mode: 'UPD', id: first?.id ?? 0, phone: '2901 0001', observation: 'caja' },
        { mode: 'INS', phone: '2901 0003', isDefault: true },
      ],
      employees: [{ mode: 'UPD', ...employee }],
    });
    await anOrderOf(shop, id);
    const undone = await call.undo(mergeId);
    expect(undone.data).toEqual({
      id,
      otherId,
      kept: [
        { label: 'Razón social', text: 'Frenos Nuevos' },
        { label: 'Teléfonos', text: '2901 0001 · Casa · caja' },
      ],
      returned: [{ label: 'Empleados', text: 'Ana · Pérez · Vende' }],
    });
    expect(await call.find(id)).toMatchObject({
      name: 'Frenos Nuevos',
      identifier: '211003420017',
      phones: [
        { phone: '099 123 456', isDefault: false },
        { phone: '2901 0001', observation: 'caja', isDefault: false },
        { phone: '2901 0003', isDefault: true },
      ],
      employees: [],
    });
    expect(await call.find(otherId)).toMatchObject({
      id: otherId,
      name: 'Frenos del Norte',
      phones: [
        { phone: '099 123 456', isDefault: true },
        { phone: '2901 0002', isDefault: false },
      ],
      employees: [{ personId: ana.id, employeePositionId: 'SEL' }],
    });
    const orders = await db.selectFrom('orders').select('company_id').orderBy('id').execute();
    expect(orders).toEqual([{ company_id: otherId }, { company_id: id }]);
  });

  test('an order or an account goes back with what became of it, unless it is another company’s by now', async () => {
    const { db } = shop.database;
    const third = (await aCompany(db, { name: 'Tercera' })).id;
    const [one, two] = [await anOrderOf(shop, otherId), await anOrderOf(shop, otherId)];
    const [ana, eva] = [await anAccount(shop, { companyId: otherId }), await anAccount(shop, { companyId: otherId })];
    const { mergeId } = await call.merge(id, otherId);
    await db.updateTable('orders').set({ state: 'CAN' }).where('id', '=', one).execute();
    await db.updateTable('orders').set({ company_id: third }).where('id', '=', two).execute();
    await db.updateTable('account').set({ first_name: 'Anita' }).where('id', '=', ana.id).execute();
    await db.updateTable('account').set({ company_id: third }).where('id', '=', eva.id).execute();
    expect((await call.undo(mergeId)).data?.kept).toEqual([]);
    const orders = db.selectFrom('orders').select(['company_id as of', 'state']).orderBy('id');
    expect(await orders.execute()).toEqual([
      { of: otherId, state: 'CAN' },
      { of: third, state: 'DIS' },
    ]);
    const accounts = db.selectFrom('account').select(['company_id as of', 'first_name as name']).orderBy('id');
    expect(await accounts.where('id', 'in', [ana.id, eva.id]).execute()).toMatchObject([
      { of: otherId, name: 'Anita' },
      { of: third },
    ]);
  });

  test('a row that names what is gone does not come back', async () => {
    const { db } = shop.database;
    const { id: tagId } = await db
      .insertInto('tag')
      .values({ name: 'Moroso' })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const one of [id, otherId]) await call.update(one, { tags: [{ mode: 'INS', tagId }] });
    const { mergeId, data } = await call.merge(id, otherId);
    await call.update(id, { tags: [{ mode: 'DLT', id: data?.tags?.[0]?.id ?? 0 }] });
    await db.deleteFrom('tag').execute();
    expect((await call.undo(mergeId)).data?.kept).toMatchObject([{ label: 'Etiquetas' }]);
    expect((await call.find(otherId))?.tags).toEqual([]);
  });

  test('the newest of the merges of a company is undone first, and each once', async () => {
    const third = (await aCompany(shop.database.db, { name: 'Tercera' })).id;
    const first = await call.merge(id, otherId);
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
    expect((await call.undo(second.mergeId)).status).toBe(200);
    expect((await list(third)).data).toEqual([]);
    expect((await call.undo(first.mergeId)).status).toBe(200);
    const gone = { status: 404, error: messages['merge.notFound'] };
    expect(await call.undo(first.mergeId)).toMatchObject(gone);
    expect((await call.find(otherId))?.id).toBe(otherId);
  });

  test('is over after 30 days, when the nightly cleaning drops what was kept for it', async () => {
    const { mergeId } = await call.merge(id, otherId);
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
    const { mergeId } = await call.merge(id, otherId);
    const erased = { id: ana.id, name: 'Ana Pérez', reason: 'Lo pidió por carta' };
    expect((await shop.call('person/erase', erased, call.token)).status).toBe(200);
    await call.undo(mergeId);
    expect((await call.find(otherId))?.employees).toMatchObject([{ personId: eva.id }]);
  });

  test('gives nobody SEL back who was erased since, though it had come along as COM', async () => {
    const { db } = shop.database;
    const [ana, eva] = [await aPerson(db), await aPerson(db, { name: 'Eva' })];
    for (const person of [ana, eva]) await employ(db, otherId, person.id);
    const { mergeId } = await call.merge(id, otherId);
    const erased = { id: ana.id, name: 'Ana Pérez', reason: 'Lo pidió por carta' };
    expect((await shop.call('person/erase', erased, call.token)).status).toBe(200);
    expect((await call.undo(mergeId)).data).toMatchObject({ kept: [], returned: [] });
    expect((await call.find(otherId))?.employees).toMatchObject([{ personId: eva.id, employeePositionId: 'SEL' }]);
    expect((await call.find(id))?.employees).toEqual([]);
  });
});
