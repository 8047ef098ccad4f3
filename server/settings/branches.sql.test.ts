import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { addBasics } from '#server/basics';
import { inTransactionOnly } from '#server/in-transaction';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { aPickup, placeOrder, readyForOrders } from '#server/test/an-order';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';
import { sites } from '#sites/all';
import type { SiteSettings } from '#sites/site';

// Branches of a site: docs/decisions/031-branches.md.

let shop: TestShop;
let token: string;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop({ beside: ['NAM'] });
  await readyForOrders(shop);
  await addBasics(shop.database.db, [sites.RTC, sites.NAM]);
  token = (await aSignedIn(shop, { roles: ['administrator'] })).token;
});

type Listed = NonNullable<SiteSettings['branches']>[number];
const details = {
  address: 'Rincón 500',
  state: 'Montevideo',
  city: 'Montevideo',
  phone: '2900 8888',
  whatsapp: '59899888888',
  hours: 'Siempre',
  geolocation: '-34.9, -56.2',
};
const branch = (name: string, code = ''): Listed => ({ code, name, ...details });
const bulevar = branch('Bulevar', 'BUL');
const listOf = async (at: TestShop = shop) => (await at.call('setting/find', {}, token)).data?.branches ?? null;
const list = async (rows: readonly Listed[] | null, at: TestShop = shop) =>
  at.call(
    'setting/update',
    { parms: { branches: { value: rows as Listed[] | null, before: await listOf(at) } } },
    token,
  );
const nam = () => ({ ...shop, ...shop.at('NAM') });
const codesOf = (site: 'RTC' | 'NAM') => shop.at(site).ctx.site.branches.map(({ code }) => code);
const stored = () =>
  shop.database.db.selectFrom('branch').select(['code', 'name', 'in_use']).orderBy('position').orderBy('id').execute();
const unitsAt = async (code: string, seller: string) =>
  ((await shop.call('stock/filter', { filters: { code }, rowIndex: 0, rowsMax: 50 }, seller)).data ?? []).map(
    ({ branchCode, quant }) => [branchCode, quant],
  );

test('a new branch gets a code of its name, is offered in its place, and gives what lies there', async () => {
  expect((await list([branch('Pocitos'), bulevar])).status).toBe(200);
  expect((await listOf())?.map(({ code }) => code)).toEqual(['POC', 'BUL']);
  expect((await shop.call('order/options', {})).data?.branches).toEqual([
    { code: 'POC', name: 'Pocitos' },
    { code: 'BUL', name: 'Bulevar' },
  ]);
  const seller = await aSeller(shop);
  const { code } = await aProduct(shop, { stock: { BUL: 2, POC: 3 } });
  expect((await shop.call('stock/find', { code })).data?.branches).toEqual([
    { code: 'POC', name: 'Pocitos', hasAny: true, hasEnough: true },
    { code: 'BUL', name: 'Bulevar', hasAny: true, hasEnough: true },
  ]);
  expect(
    (await shop.call('stock/set', { code, branchCode: 'POC', quantity: 5, before: 3, reason: null }, seller.token))
      .status,
  ).toBe(200);
  const buyer = await aSignedIn(shop);
  const sent = { ...aPickup([{ code, price: 1250 }]), branchCode: 'POC' };
  expect(await placeOrder(shop, buyer.token, sent)).toMatchObject({ branchCode: 'POC', branchName: 'Pocitos' });
  expect(await unitsAt(code, seller.token)).toContainEqual(['POC', 4]);
});

test('codes differ, whatever the names', async () => {
  await list([branch('Sur'), branch('Sur 2'), branch('Súrtidor'), branch('¡¿?!'), branch('Bulgaria')]);
  expect((await listOf())?.map(({ code }) => code)).toEqual(['SUR', 'SUR2', 'SUR3', 'SUC', 'BUL2']);
});

test('a branch is renamed everywhere, and one of the same name at another site is the same', async () => {
  await list([{ ...bulevar, name: 'Avenida' }, branch('Pocitos')]);
  expect(await stored()).toContainEqual({ code: 'BUL', name: 'Avenida', in_use: true });
  expect(codesOf('NAM')).toEqual(['BUL', 'CLA']);
  await list([branch('pocitos'), branch('Cerro Largo', 'CLA')], nam());
  expect(codesOf('NAM')).toEqual(['POC', 'CLA']);
  expect((await stored()).map(({ code }) => code)).toEqual(['BUL', 'CLA', 'POC']);
});

test('a branch takes no name of one that is closed, or of another site: stock and exports would have two', async () => {
  await list([bulevar, branch('Pocitos')]);
  await list([bulevar]);
  await list([branch('Puerto'), bulevar], nam());
  const before = await stored();
  for (const name of ['pocitos', 'Puerto']) {
    const refused = await list([{ ...bulevar, name }]);
    expect([refused.status, refused.fields]).toEqual([422, { 'branches.0.name': messages['branch.name'] }]);
  }
  expect(await stored()).toEqual(before);
  await shop.database.db.updateTable('branch').set({ name: 'Bulevar' }).where('code', '=', 'POC').execute();
  expect((await list([{ ...bulevar, phone: '2900 7777' }])).status).toBe(200);
  expect((await list([branch('Bulevar', 'POC'), branch('Pocitos', 'BUL')])).status).toBe(200);
});

test('what a site leaves out it offers no more; what none offers leaves the stock’s list once nothing lies there', async () => {
  const seller = await aSeller(shop);
  const { code } = await aProduct(shop, { stock: { BUL: 2, CLA: 3 } });
  await list([bulevar]);
  expect(codesOf('RTC')).toEqual(['BUL']);
  const buyer = await aSignedIn(shop);
  const there = { ...aPickup([{ code, price: 1250 }]), branchCode: 'CLA' };
  const refused = await shop.call('order/add', { order: there }, buyer.token);
  expect([refused.status, refused.fields]).toEqual([422, { branchCode: 'Elegí una sucursal' }]);
  // NAM still offers it.
  await list([branch('Bulevar', 'BUL')], nam());
  expect(await unitsAt(code, seller.token)).toEqual([
    ['BUL', 2],
    ['CLA', 3],
  ]);
  expect((await shop.call('stock/find', { code })).data).toMatchObject({
    available: 'AV',
    branches: [{ code: 'BUL' }],
  });
  const move = { code, fromBranchCode: 'CLA', toBranchCode: 'BUL', quantity: 3, before: 3, reason: null };
  expect((await shop.call('stock/transfer', move, seller.token)).status).toBe(200);
  await list([{ ...bulevar, hours: 'Nunca' }]);
  expect(await unitsAt(code, seller.token)).toEqual([['BUL', 5]]);
  const set = { code, branchCode: 'CLA', quantity: 1, before: 0, reason: null };
  expect((await shop.call('stock/set', set, seller.token)).fields).toEqual({ branchCode: 'Elegí una sucursal' });
});

test('units that come back to a closed branch are seen there, and are sold', async () => {
  const seller = await aSeller(shop);
  const { code } = await aProduct(shop, { stock: { BUL: 0, CLA: 1 } });
  const buyer = await aSignedIn(shop);
  const sent = { ...aPickup([{ code, price: 1250 }]), branchCode: 'CLA' };
  const { guid } = await placeOrder(shop, buyer.token, sent);
  const change = (state: string) =>
    shop.call('order/changeState', { orderId: guid, state, sendEmail: false } as never, seller.token);
  for (const state of ['PAP', 'DIS']) expect((await change(state)).status).toBe(200);
  await list([bulevar]);
  await list([bulevar], nam());
  await list([{ ...bulevar, hours: 'Nunca' }]);
  expect(await unitsAt(code, seller.token)).toEqual([['BUL', 0]]);
  expect((await change('CAN')).status).toBe(200);
  expect(await unitsAt(code, seller.token)).toEqual([
    ['BUL', 0],
    ['CLA', 1],
  ]);
});

test.each([
  ['none', [], 'Tiene que quedar al menos una'],
  ['two of one name', [branch('Sur'), branch('SÚR')], 'Hay dos sucursales con el mismo nombre'],
  ['one twice', [bulevar, { ...bulevar, name: 'Otra' }], 'Una sucursal está dos veces'],
])('a list of %s is refused', async (_, rows, said) => {
  const refused = await list(rows);
  expect([refused.status, refused.fields?.branches]).toEqual([422, said]);
  expect(await listOf()).toBeNull();
});

test('a list of before, of what differed, becomes the whole one', async () => {
  const { name: _, state: __, ...old } = branch('', 'CLA');
  await shop.database.db
    .insertInto('setting')
    .values({ site: 'RTC', key: 'branches', value: JSON.stringify([old]) })
    .execute();
  const text = await readFile(new URL('../migrations/0090_branches.sql', import.meta.url), 'utf8');
  await sql.raw(text.slice(text.indexOf('update setting'))).execute(shop.database.db);
  await inTransactionOnly(
    shop.ctx,
    async ({ db }) => void (await db.deleteFrom('setting').where('key', '=', 'lowStock').execute()),
  );
  const [first, second] = sites.RTC.branches;
  expect(await listOf()).toEqual([
    { ...first, state: undefined, geolocation: first?.geolocation.join(', ') },
    { ...old, name: second?.name },
  ]);
});
