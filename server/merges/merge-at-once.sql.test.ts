import { beforeEach, expect, test } from 'vitest';
import { sentence } from '#contract/plain/messages';
import { aCompany } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { aSale, sell } from '#server/test/a-sale';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { anOrder } from '#server/test/an-order';
import { twoToMerge } from '#server/test/merged-companies';
import type { TestShop } from '#server/test/shop';
import { untilBlocked } from '#server/test/until-blocked';

let shop: TestShop;
let call: Awaited<ReturnType<typeof twoToMerge>>['call'];
let id: number;
let otherId: number;
beforeEach(async () => {
  ({ shop, call, id, otherId } = await twoToMerge());
});
const ordersOf = () =>
  shop.database.db.selectFrom('orders').select(['company_id as of', 'company_name as name']).orderBy('id').execute();

test('an order that waits for a merge is the survivor’s', async () => {
  const product = await aProduct(shop);
  const { token, id: accountId } = await aSignedIn(shop, { companyId: otherId });
  const { placing } = await shop.database.db.transaction().execute(async (tx) => {
    // As the merge does: whose account it is, and who leads where.
    await tx.updateTable('account').set({ company_id: id }).where('id', '=', accountId).execute();
    await tx.updateTable('company').set({ merged_into: id }).where('id', '=', otherId).execute();
    const order = shop.call('order/add', { order: anOrder([product]) }, token);
    await untilBlocked();
    return { placing: order };
  });
  expect((await placing).status).toBe(200);
  expect(await ordersOf()).toEqual([{ of: id, name: 'Frenos Norte SRL' }]);
});

test('a seller’s order for the one that goes, which waits for the merge, is refused', async () => {
  const product = await aProduct(shop);
  const { token } = await aSeller(shop);
  const { selling } = await shop.database.db.transaction().execute(async (tx) => {
    await tx.selectFrom('company').select('id').where('id', '=', otherId).forUpdate().execute();
    await tx.updateTable('company').set({ merged_into: id }).where('id', '=', otherId).execute();
    const order = sell(shop, token, aSale([product], { companyId: otherId }));
    await untilBlocked();
    return { selling: order };
  });
  const { status, fields } = await selling;
  expect([status, Object.keys(fields ?? {})]).toEqual([422, ['companyId']]);
  expect(await ordersOf()).toEqual([]);
});

test('an order that waits for an undo is the one’s that came back', async () => {
  const product = await aProduct(shop);
  const { token, id: accountId } = await aSignedIn(shop, { companyId: otherId });
  await call.merge(id, otherId);
  const { placing } = await shop.database.db.transaction().execute(async (tx) => {
    // As the undo does.
    await tx.updateTable('account').set({ company_id: otherId }).where('id', '=', accountId).execute();
    await tx.updateTable('company').set({ merged_into: null }).where('id', '=', otherId).execute();
    const order = shop.call('order/add', { order: anOrder([product]) }, token);
    await untilBlocked();
    return { placing: order };
  });
  expect((await placing).status).toBe(200);
  expect(await ordersOf()).toEqual([{ of: otherId, name: 'Frenos del Norte' }]);
});

test('orders placed while companies are merged and parted again name none that is hidden', async () => {
  const product = await aProduct(shop, { stock: { BUL: 500 } });
  const buyers: string[] = [];
  for (let at = 0; at < 12; at += 1) buyers.push((await aSignedIn(shop, { companyId: otherId })).token);
  const place = (token: string) => shop.call('order/add', { order: anOrder([product]) }, token);
  const change = async () => {
    const { mergeId, status } = await call.merge(id, otherId);
    const undone = await call.undo(mergeId);
    const again = await call.merge(id, otherId);
    return [status, undone.status, again.status];
  };
  const [statuses, ...placed] = await Promise.all([change(), ...buyers.map(place)]);
  expect(statuses).toEqual([200, 200, 200]);
  expect(placed.map(({ status }) => status)).toEqual(buyers.map(() => 200));
  const orders = await ordersOf();
  expect(orders.map(({ of }) => of)).toEqual(buyers.map(() => id));
  for (const { name } of orders) expect(['Frenos Norte SRL', 'Frenos del Norte']).toContain(name);
  const hidden = shop.database.db.selectFrom('account').select('id').where('company_id', '=', otherId);
  expect(await hidden.execute()).toEqual([]);
});

test('a change that waits for a merge is a 409, and one that names who went is refused', async () => {
  const { db } = shop.database;
  const third = (await aCompany(db, { name: 'Tercera' })).id;
  const parms = { name: { before: 'Frenos del Norte', value: 'Otro' } };
  const { edit, naming } = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('company').select('id').where('id', '=', otherId).forUpdate().execute();
    await tx.updateTable('company').set({ merged_into: id }).where('id', '=', otherId).execute();
    const edit = shop.call('company/update', { id: otherId, parms }, call.token);
    const clientOf = [{ mode: 'INS' as const, companyId: otherId }];
    await untilBlocked();
    return { edit, naming: shop.call('company/update', { id: third, clientOf }, call.token) };
  });
  expect(await edit).toMatchObject({ status: 409, error: sentence('company.merged', { name: 'Frenos Norte SRL' }) });
  expect((await naming).status).toBe(422);
  expect((await db.selectFrom('company_client_of').select('id').execute()).length).toBe(0);
});

test('contacts that an account adds to a company while it goes are a 409', async () => {
  const { token } = await aSignedIn(shop, { companyId: otherId });
  const phones = [{ phone: '2901 0009', type: 'WOR' as const }];
  const { adding } = await shop.database.db.transaction().execute(async (tx) => {
    await tx.selectFrom('company').select('id').where('id', '=', otherId).forUpdate().execute();
    await tx.updateTable('company').set({ merged_into: id }).where('id', '=', otherId).execute();
    const answer = shop.call('company/addContacts', { id: otherId, phones }, token);
    await untilBlocked();
    return { adding: answer };
  });
  const error = sentence('company.merged', { name: 'Frenos Norte SRL' });
  expect(await adding).toMatchObject({ status: 409, error });
});

test('of edits of a list during the merge each is kept or refused', async () => {
  const numbers = ['2901 0001', '2901 0002', '2901 0003', '2901 0004'];
  const edits = numbers.flatMap((phone) => [
    { company: id, phone },
    { company: otherId, phone: `${phone} int. 2` },
  ]);
  const merged = sentence('company.merged', { name: 'Frenos Norte SRL' });
  const edit = async ({ company, phone }: (typeof edits)[number]) => {
    const { status, error } = await call.update(company, { phones: [{ mode: 'INS', phone }] });
    if (status !== 200) expect([company, status, error]).toEqual([otherId, 409, merged]);
    return status === 200 ? [phone] : [];
  };
  const [{ status }, ...kept] = await Promise.all([call.merge(id, otherId), ...edits.map(edit)]);
  expect(status).toBe(200);
  const phones = (await call.find(id))?.phones ?? [];
  expect(phones.map(({ phone }) => phone).toSorted()).toEqual(['099 123 456', ...kept.flat()].toSorted());
  expect(phones.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test.each([
  ['into different ones', (third: number) => [third, otherId]],
  ['into each other', () => [otherId, id]],
] as const)('one of two merges of the same companies %s at once is refused', async (_, other) => {
  const third = (await aCompany(shop.database.db, { name: 'Tercera' })).id;
  const [into = 0, from = 0] = other(third);
  const both = await Promise.all([call.merge(id, otherId), call.merge(into, from)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const { rows } = await shop.database.query('select count(*) as count from company where merged_into is not null');
  expect(rows).toEqual([{ count: 1 }]);
});
