import { beforeEach, describe, expect, test } from 'vitest';
import type { OrderState } from '#contract/plain/commerce';
import { clean } from '#server/cleaning';
import { transact } from '#server/database/transact';
import { storeMissed } from '#server/search/missed.service';
import { saveSetting } from '#server/settings/settings.service';
import { aCompany } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { aPickup, aShopForOrders, inState, placeOrder } from '#server/test/an-order';
import type { TestShop } from '#server/test/shop';
import { sites } from '#sites/all';

// The shop's clock shows 20 November 2026, 12:00 in Montevideo.

let shop: TestShop;
let seller: string;
let board: Awaited<ReturnType<typeof aProduct>>;
let lamp: Awaited<ReturnType<typeof aProduct>>;
beforeEach(async () => {
  ({ shop } = await aShopForOrders({ beside: ['NAM'] }));
  seller = (await aSeller(shop)).token;
  board = await aProduct(shop, { code: 'PLACA-1', name: 'Placa', price: 1000, stock: { BUL: 90 } });
  lamp = await aProduct(shop, { code: 'FOCO-1', name: 'Foco', price: 200, stock: { BUL: 90 } });
});

type Lines = Parameters<typeof aPickup>[0];
/** An order of a new buyer, placed at that moment and brought to that state. */
const sold = async (at: string, lines: Lines, state: OrderState = 'PAP') => {
  const order = await placeOrder(shop, (await aSignedIn(shop)).token, aPickup(lines));
  await inState(shop, order.guid, state);
  const row = shop.database.db.updateTable('orders').where('guid', '=', order.guid);
  await row.set({ placed_at: new Date(at) }).execute();
  return order;
};
const ask = (days: 1 | 7 | 30, token = seller, toCompany: number | null = null) =>
  shop.call('panel/summary', { toCompany, days }, token);

describe('sales', () => {
  test('are the orders that are paid, by the day of Montevideo on which they were placed, at every site', async () => {
    await sold('2026-11-20T14:00:00Z', [{ ...board, quantity: 2 }]);
    // Still the 19th there.
    await sold('2026-11-20T02:30:00Z', [board], 'DIS');
    const elsewhere = await sold('2026-11-20T03:00:00Z', [lamp]);
    for (const state of ['PPE', 'CAN'] as const) await sold('2026-11-20T14:00:00Z', [board], state);
    await sold('2026-09-22T03:00:00Z', [lamp]);
    await sold('2026-09-22T02:59:00Z', [lamp]);
    await shop.database.db.updateTable('orders').set({ site: 'NAM' }).where('guid', '=', elsewhere.guid).execute();
    expect((await ask(1)).data).toMatchObject({
      today: '2026-11-20',
      sales: [
        { site: sites.RTC.name, day: '2026-09-22', orders: 1, total: 200 },
        { site: sites.RTC.name, day: '2026-11-19', orders: 1, total: 1000 },
        { site: sites.NAM.name, origin: 'http://nam.test', day: '2026-11-20', orders: 1, total: 200 },
        { site: sites.RTC.name, origin: 'http://tienda.test', day: '2026-11-20', orders: 1, total: 2000 },
      ],
    });
  });

  test('of a site and a company are as many as the list behind them shows', async () => {
    const other = await aCompany(shop.database.db, { name: 'Otra' });
    for (const state of ['INI', 'PCH', 'PPE', 'PAP', 'DIS', 'CAN'] as const)
      await sold('2026-11-20T14:00:00Z', [board], state);
    await sold('2026-11-20T02:30:00Z', [board]);
    const given = async (change: { site: string } | { to_company_id: number }) => {
      const { guid } = await sold('2026-11-20T14:00:00Z', [lamp]);
      await shop.database.db.updateTable('orders').set(change).where('guid', '=', guid).execute();
    };
    await given({ site: 'NAM' });
    await given({ to_company_id: other.id });
    const { token } = await aSignedIn(shop, { roles: ['administrator'] });
    const { id } = (await shop.call('company/findOwn', {}, token)).data ?? { id: 0 };
    const today = (await ask(1, token)).data?.sales.filter(({ day }) => day === '2026-11-20') ?? [];
    expect(today).toHaveLength(3);
    const here = today.filter(({ siteId, companyId }) => siteId === 'RTC' && companyId === id);
    const filters = { toCompany: id, state: 'PAG', startDate: '11/20/2026 00:00:00.0' } as const;
    const list = await shop.call('order/filter', { filters, rowIndex: 0, rowsMax: 9 }, token);
    expect(list.data?.map(({ state }) => state).toSorted()).toEqual(['DIS', 'PAP']);
    expect(here).toMatchObject([{ orders: list.body.resultCount }]);
  });

  test('name a site as it is called now', async () => {
    const { guid } = await sold('2026-11-20T14:00:00Z', [board]);
    await shop.database.db.updateTable('orders').set({ site: 'NAM' }).where('guid', '=', guid).execute();
    await transact(shop.database.db, (tx) => saveSetting(tx, 'NAM', 'name', 'Norte Repuestos'));
    expect((await ask(1)).data?.sales).toMatchObject([{ site: 'Norte Repuestos' }]);
  });

  test('name what sold most in the period, by its code of now', async () => {
    await sold('2026-11-20T14:00:00Z', [{ ...lamp, quantity: 3 }, board]);
    await sold('2026-11-14T14:00:00Z', [{ ...board, quantity: 3 }]);
    await sold('2026-11-13T14:00:00Z', [{ ...lamp, quantity: 9 }]);
    await shop.database.db.updateTable('product').set({ code: 'FOCO-2' }).where('id', '=', lamp.id).execute();
    const best = async (days: 1 | 7 | 30) => (await ask(days)).data?.best.map(({ code, units }) => [code, units]);
    expect(await best(1)).toEqual([
      ['FOCO-2', 3],
      ['PLACA-1', 1],
    ]);
    expect((await ask(7)).data?.best).toEqual([
      { code: 'PLACA-1', name: 'Placa', units: 4, total: 4000 },
      { code: 'FOCO-2', name: 'Foco', units: 3, total: 600 },
    ]);
    expect((await best(30))?.[0]).toEqual(['FOCO-2', 12]);
  });

  test('of a company whose orders one does not see are a 404, and nobody’s are none; an administrator has all', async () => {
    const { toCompanyId } = await sold('2026-11-20T14:00:00Z', [board]);
    const other = await aCompany(shop.database.db, { name: 'Otra' });
    const { token } = await aSeller(shop, { sellsFor: [other.id] });
    expect((await ask(1, token, toCompanyId)).status).toBe(404);
    expect((await ask(1, token)).data).toMatchObject({ sales: [], best: [] });
    expect((await ask(1, seller, toCompanyId)).data?.sales).toHaveLength(1);
    const admin = (await aSignedIn(shop, { roles: ['administrator'] })).token;
    expect((await ask(1, admin)).data?.sales).toHaveLength(1);
    expect((await ask(1, admin, other.id)).data?.sales).toEqual([]);
  });
});

test('what is below its minimum is counted as its list shows it', async () => {
  await shop.database.db.updateTable('product').set({ min_stock: 91 }).where('id', '=', board.id).execute();
  await shop.database.db.updateTable('product').set({ min_stock: 90 }).where('id', '=', lamp.id).execute();
  expect((await ask(1)).data?.lowStock).toBe(1);
});

describe('searches without a result', () => {
  const search = async (text: string, filters: object = {}, rowIndex = 0) => {
    const held: number[] = [];
    const call = shop.visitorCall(sites.RTC, (seconds) => void held.push(seconds));
    await call('product/filter', { filters: { text, ...filters }, rowIndex, rowsMax: 10 });
    return held;
  };
  const missed = async (days: 1 | 7 | 30 = 1, token = seller) => {
    await storeMissed(shop.ctx, shop.missed);
    return (await ask(days, token)).data?.missed;
  };

  test('are counted as they are typed most, and their page is kept a minute', async () => {
    expect(await search('zzzqqq  Ñandú')).toContain(60);
    await search('ZZZQQQ ñandu');
    await search('otra zzzqqq');
    expect(await search('placa')).not.toContain(60);
    expect(await missed()).toEqual([
      { text: 'zzzqqq nandu', count: 2 },
      { text: 'otra zzzqqq', count: 1 },
    ]);
    await search('otra zzzqqq');
    await search('otra zzzqqq');
    expect((await missed())?.[0]).toEqual({ text: 'otra zzzqqq', count: 3 });
  });

  test('are a visitor’s pages alone, of a text alone, that names nobody', async () => {
    await search('zzzqqq', { inStock: true });
    await search('zzzqqq', {}, 10);
    await search('zzzqqq@ejemplo.uy');
    await search('z'.repeat(61));
    const asked = { filters: { text: 'zzzqqq' }, rowIndex: 0, rowsMax: 10 };
    await shop.call('product/filter', asked);
    await shop.call('product/filter', asked, seller);
    await shop.visitorCall(sites.RTC)('product/suggest', { text: 'zzzqqq' });
    expect(await missed()).toEqual([]);
  });

  test('are those of the site and the days, and go after 30', async () => {
    await search('zzzqqq');
    await missed();
    shop.clock.now = new Date('2026-11-26T15:00:00Z');
    const { token } = await aSeller(shop);
    expect([await missed(1, token), await missed(7, token)]).toEqual([[], [{ text: 'zzzqqq', count: 1 }]]);
    await shop.database.db.updateTable('search_miss').set({ site: 'NAM' }).execute();
    expect(await missed(7, token)).toEqual([]);
    const rows = () => shop.database.db.selectFrom('search_miss').selectAll().execute();
    await clean(shop.database.db, new Date('2026-12-21T02:00:00Z'));
    expect(await rows()).toHaveLength(1);
    await clean(shop.database.db, new Date('2026-12-21T07:00:00Z'));
    expect(await rows()).toEqual([]);
  });

  test('are bounded in memory and in the table', async () => {
    for (let at = 0; at < 600; at += 1) shop.missed.note('RTC', `zz ${at}`);
    await missed();
    const count = async () => (await shop.database.db.selectFrom('search_miss').select('text').execute()).length;
    expect(await count()).toBe(500);
    await shop.database.query(
      `insert into search_miss select 'RTC', '2026-11-20', 'xx ' || n, 1 from generate_series(1, 500) as n`,
    );
    shop.missed.note('RTC', 'uno más');
    shop.missed.note('RTC', 'xx 7');
    expect((await missed())?.[0]).toEqual({ text: 'xx 7', count: 2 });
    expect(await count()).toBe(1000);
  });
});

test('the newest orders to be paid or prepared are named', async () => {
  const orders = [];
  for (const state of ['PPE', 'PAP', 'DIS', 'CAN'] as const)
    orders.push(await sold('2026-11-20T14:00:00Z', [board], state));
  const { data } = await shop.call('panel/count', { toCompany: null }, seller);
  expect(data?.newest).toEqual([orders[1]?.number, orders[0]?.number]);
});
