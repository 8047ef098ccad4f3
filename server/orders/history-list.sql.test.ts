import { beforeEach, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { messages } from '#contract/plain/messages';
import { recordHistory } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { aCompany } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { anOrder, aShopForOrders, placeOrder } from '#server/test/an-order';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let admin: Awaited<ReturnType<typeof aSignedIn>>;
let seller: Awaited<ReturnType<typeof aSeller>>;
let other: Awaited<ReturnType<typeof aSeller>>;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
let board: Awaited<ReturnType<typeof aProduct>>;
beforeEach(async () => {
  ({ shop, ana } = await aShopForOrders());
  seller = await aSeller(shop, { firstName: 'Beto', lastName: 'Sosa' });
  other = await aSeller(shop, { sellsFor: [(await aCompany(shop.database.db, { name: 'Otra SA' })).id] });
  admin = await aSignedIn(shop, { roles: ['administrator'], firstName: 'Alma', lastName: 'Rey' });
  board = await aProduct(shop, { name: 'Placa Uno', stock: { BUL: 5 } });
});

type Filters = Input<'history/filter'>['filters'];
const list = (filters: Filters = {}, token: string | undefined = admin.token, more: object = {}) =>
  shop.call('history/filter', { filters, rowsMax: 50, ...more }, token);
const kindsOf = async (token: string) => [...new Set((await list({}, token)).data?.map(({ entity }) => entity))];
const minutes = (count: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + count * 60_000);
};

/** A change of each kind, a minute apart. */
const changeAll = async () => {
  const parms = { price: { value: 1500, before: board.price } };
  expect((await shop.call('product/update', { code: board.code, parms }, seller.token)).status).toBe(200);
  minutes(1);
  const count = { code: board.code, branchCode: 'BUL', quantity: 7, before: 5 };
  expect((await shop.call('stock/set', count, seller.token)).status).toBe(200);
  minutes(1);
  const order = await placeOrder(shop, ana.token, anOrder([{ ...board, price: 1500 }]));
  const move = { orderId: order.guid, state: 'PAP' as const, sendEmail: false, reason: 'Lo vi' };
  expect((await shop.call('order/changeState', move, seller.token)).status).toBe(200);
  minutes(1);
  const releases = { key: 'RELEASES_HOME', value: JSON.stringify([{ title: 'Placas', codes: [board.code] }]) };
  expect((await shop.call('config/set', releases, seller.token)).status).toBe(200);
  minutes(1);
  const lowStock = { value: 7, before: 3 };
  expect((await shop.call('setting/update', { parms: { lowStock } }, admin.token)).status).toBe(200);
  minutes(1);
  await shop.call('user/setRoles', { guid: ana.guid, roles: ['seller'] }, admin.token);
  return order;
};

test('every change stands in one list, newest first, by whom, of what, from what to what', async () => {
  const order = await changeAll();
  const { data, next } = await list();
  expect(next).toBeNull();
  expect(data).toMatchObject([
    { by: 'Alma Rey', entity: 'user', entityId: ana.guid, field: 'roles', from: [], to: ['seller'] },
    { by: 'Alma Rey', entity: 'setting', entityId: 'RTC', field: 'lowStock', from: 3, to: 7 },
    { by: 'Beto Sosa', entity: 'config', entityId: 'RELEASES_HOME', field: 'items', to: [{ title: 'Placas' }] },
    {
      by: 'Beto Sosa',
      entity: 'order',
      entityId: String(order.number),
      field: 'state',
      from: 'PPE',
      to: 'PAP',
      reason: 'Lo vi',
      companyId: expect.any(Number),
    },
    { entity: 'stock', entityId: board.code, name: 'Placa Uno', field: 'BUL', from: 5, to: 7, reason: 'Corrección' },
    { entity: 'product', entityId: board.code, name: 'Placa Uno', field: 'price', to: 1500, isBulk: false },
  ]);
  const { body } = await list({ entities: ['stock'] });
  expect(body.data).toMatchObject([{ ChangeBy: 'Beto Sosa', ChangeEntity: 'stock', ChangeField: 'BUL', ChangeTo: 7 }]);
});

test('a value that is an id says what it stands for', async () => {
  const brand = { name: 'Marca Nueva' };
  const { id } = await shop.database.db.insertInto('brand').values(brand).returning('id').executeTakeFirstOrThrow();
  const { data: product } = await shop.call('product/find', { code: board.code }, seller.token);
  const brandId = { value: id, before: product?.brandId };
  await shop.call('product/update', { code: board.code, parms: { brandId } }, seller.token);
  expect((await list()).data).toMatchObject([
    { field: 'brandId', from: product?.brandId, fromName: product?.brandName, to: id, toName: 'Marca Nueva' },
  ]);
});

test('an id that is none of its kind has no name and breaks no list', async () => {
  await inTransaction(shop.ctx, async (inside) => {
    await recordHistory(inside, { entity: 'user', id: 'nadie' }, {}, { brandId: 'x' });
    await recordHistory(inside, { entity: 'person', id: '99999' }, {}, { name: 'Eva' });
  });
  const gone = { name: null, fromName: null, toName: null };
  expect((await list()).data).toMatchObject([gone, gone]);
});

describe('a list is narrowed', () => {
  test('to a group of banners and its test copy, and of nothing else to what is called so', async () => {
    await inTransaction(shop.ctx, async (inside) => {
      const site = shop.ctx.site.id;
      for (const id of ['BANNER_HOME', 'TEST_BANNER_HOME', 'BANNER_3D'])
        await recordHistory(inside, { entity: 'config', id, site }, {}, { items: [{ title: id }] });
      for (const id of ['R-1', 'TEST_R-1']) await recordHistory(inside, { entity: 'product', id }, {}, { name: id });
    });
    const ids = async (code: string) => (await list({ code })).data?.map(({ entityId }) => entityId).sort();
    expect(await ids('BANNER_HOME')).toEqual(['BANNER_HOME', 'TEST_BANNER_HOME']);
    expect(await ids('R-1')).toEqual(['R-1']);
  });

  test('to a kind, a thing, a person and days, and to what all of them fit', async () => {
    await changeAll();
    shop.clock.now = new Date('2026-11-22T02:59:59Z');
    admin = await aSignedIn(shop, { roles: ['administrator'] });
    await shop.call('user/setRoles', { guid: ana.guid, roles: [] }, admin.token);
    const fields = async (filters: Filters) => (await list(filters)).data?.map(({ field }) => field);
    expect(await fields({ entities: ['setting'] })).toEqual(['lowStock']);
    expect(await fields({ code: ` ${board.code.toLowerCase()} ` })).toEqual(['BUL', 'price']);
    expect(await fields({ code: board.code, entities: ['product'] })).toEqual(['price']);
    // A product may have an order's number for its code.
    const [order] = (await list({ entities: ['order'] })).data ?? [];
    expect(await fields({ code: order?.entityId ?? '', entities: ['order'] })).toEqual(['state']);
    expect(await fields({ code: order?.entityId ?? '', entities: ['product', 'stock'] })).toEqual([]);
    expect(await fields({ by: 'Beto Sosa' })).toEqual(['items', 'state', 'BUL', 'price']);
    // In Montevideo that is still the day before.
    expect(await fields({ fromDay: '2026-11-21' })).toEqual(['roles']);
    expect(await fields({ untilDay: '2026-11-20', entities: ['user'] })).toEqual(['roles']);
    expect(await fields({ fromDay: '2026-11-22' })).toEqual([]);
    expect(await fields({ by: 'Nadie' })).toEqual([]);
  });

  test('by a day that is none, another kind or a page of its own making is a refusal', async () => {
    const wrong = await list({ fromDay: 'ayer' });
    expect([wrong.status, wrong.body.fields]).toEqual([422, { fromDay: messages['field.day'] }]);
    expect((await list({ entities: ['secreto' as 'user'] })).status).toBe(400);
    expect((await list({}, admin.token, { before: 'x' })).status).toBe(400);
  });
});

test('pages follow each other without a gap, also where all was changed at one moment', async () => {
  const things = Array.from({ length: 25 }, (_, at) => `P-${at}`);
  await inTransaction(shop.ctx, async (inside) => {
    for (const id of things) await recordHistory(inside, { entity: 'product', id }, { n: 0 }, { n: 1 });
  });
  const order = await placeOrder(shop, ana.token, anOrder([board]));
  await shop.call('order/changeState', { orderId: order.guid, state: 'PAP', sendEmail: false }, seller.token);
  const found: string[] = [];
  let before: string | undefined;
  do {
    const page = await shop.call('history/filter', { filters: {}, rowsMax: 10, before }, admin.token);
    found.push(...(page.data ?? []).map(({ entityId }) => entityId));
    before = page.next ?? undefined;
  } while (before);
  expect(found).toEqual([...things.toReversed(), String(order.number)]);
});

describe('who sees what', () => {
  test('is who may change it: sellers the catalogue, those of the company its orders and banners', async () => {
    await changeAll();
    expect(await kindsOf(admin.token)).toEqual(['user', 'setting', 'config', 'order', 'stock', 'product']);
    expect(await kindsOf(seller.token)).toEqual(['config', 'order', 'stock', 'product']);
    expect(await kindsOf(other.token)).toEqual(['stock', 'product']);
    expect((await list({ entities: ['user'] }, seller.token)).data).toEqual([]);
    expect((await list({ entities: ['order'] }, other.token)).data).toEqual([]);
  });

  test('is no customer and no visitor', async () => {
    expect((await list({}, ana.token)).status).toBe(403);
    expect((await shop.call('history/filter', { filters: {}, rowsMax: 10 })).status).toBe(401);
  });

  test('another site’s banners and settings are not shown here', async () => {
    await inTransaction(shop.ctx, async (inside) => {
      await recordHistory(
        inside,
        { entity: 'config', id: 'BANNER_HOME', site: 'NAM' },
        {},
        { items: [{ title: 'Otro' }] },
      );
      await recordHistory(
        inside,
        { entity: 'config', id: 'BANNER_HOME', site: 'RTC' },
        {},
        { items: [{ title: 'Otro' }] },
      );
    });
    expect((await list()).data).toHaveLength(1);
  });
});
