import { beforeAll, describe, expect, test } from 'vitest';
import { usableRate } from '#contract/plain/rate';
import { demoAccounts, demoPassword } from '#demo/accounts';
import { seedDemo } from '#demo/seed';
import { countQueries } from '#server/database/count-queries';
import { type TestShop, testShop } from '#server/test/shop';
import { sites } from '#sites/all';

let shop: TestShop;
let statements = 0;
const ask = async <T = Record<string, unknown>>(sql: string) => (await shop.database.query(sql)).rows as T[];

beforeAll(async () => {
  shop = await testShop();
  // An evening in Montevideo, when the day of UTC is over already.
  shop.clock.now = new Date('2026-11-24T01:30:00Z');
  const seed = () => seedDemo({ db: shop.database.db, clock: () => shop.clock.now, sites: [sites.RTC] });
  statements = (await countQueries(seed)).queries.length;
  await shop.ctx.follow();
}, 180_000);

describe('the demo in a database', () => {
  test('takes few statements for its thousands of products', () => expect(statements).toBeLessThan(400));

  test('takes deposits at accounts that no bank has', async () => {
    const { data } = await shop.call('order/options', {});
    expect(data?.payments.map(({ id }) => id)).toEqual(['SADE', 'ITDE', 'BRDE', 'ABGI']);
    const accounts = Object.values(shop.settingsOf(sites.RTC).depositAccounts);
    expect(accounts.filter((account) => account.endsWith('(de demostración)'))).toHaveLength(3);
  });

  test('has a rate of the day that it is in Montevideo, by which cards are charged', () => {
    const settings = shop.settingsOf(sites.RTC);
    expect(settings.rate?.date).toBe('2026-11-23');
    expect(usableRate(settings, shop.clock.now)).not.toBeNull();
  });

  test('is marked as a demo, and refuses to be written twice', async () => {
    expect(await ask('select is_demo, is_stocked from shop')).toEqual([{ is_demo: true, is_stocked: true }]);
    const again = seedDemo({ db: shop.database.db, clock: () => shop.clock.now, sites: [sites.RTC] });
    await expect(again).rejects.toThrow('ya tiene productos');
  });

  test('sells in category 1.1 and below, with facets, cards and pictures', async () => {
    const all = await shop.call('product/filter', { filters: {}, rowIndex: 0, rowsMax: 18, orderBy: 'REL' });
    expect(all.data).toHaveLength(18);
    expect(all.resultCount).toBeGreaterThan(2700);
    const printers = await shop.call('product/filter', {
      filters: { categoryId: '1.2' },
      rowIndex: 0,
      rowsMax: 18,
      orderBy: 'PLO',
    });
    expect(printers.resultCount).toBeGreaterThan(30);
    const found = await shop.call('product/find', { code: 'ESP32-DEVKIT-V1' });
    expect(found.data).toMatchObject({ name: 'Placa ESP32 DevKit V1, 30 pines', price: 1190, categoryId: '1.1.11' });
    const without = await ask('select 1 from product where id not in (select product_id from product_image)');
    expect(without).toHaveLength(0);
  });

  test('has orders in all states, numbered without gaps in the order of their dates', async () => {
    const orders = await ask<{ number: number; state: string }>(
      'select number, state from orders order by placed_at, number',
    );
    expect(orders.map(({ number }) => number)).toEqual(orders.map((_, at) => at + 1));
    expect(orders).toHaveLength(40);
    expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(['INI', 'PCH', 'PPE', 'PAP', 'DIS', 'CAN']));
    expect(await ask(`select value from counter where name = 'order'`)).toEqual([{ value: 40 }]);
  });

  test('has a slip to review, of an order that waits for a deposit', async () => {
    const slips = await ask<{ state: string; isPast: boolean }>(`select orders.state, sent_at <= now() as "isPast"
      from order_slip join orders on orders.id = order_id where order_slip.state = 'waiting'`);
    expect(slips.length).toBeGreaterThan(0);
    for (const slip of slips) expect(slip).toEqual({ state: 'PPE', isPast: true });
  });

  test('has the payment of each order that was paid online, and of no other', async () => {
    const paid = `(state in ('PAP', 'DIS') and payment_id in ('MPU', 'PYPL'))`;
    const counts = await ask<{ isPaid: boolean; payments: number }>(`select ${paid} as "isPaid",
      (select count(*)::int from payment where order_id = orders.id and counts) as payments from orders`);
    expect(counts.filter(({ isPaid }) => isPaid).length).toBeGreaterThan(0);
    for (const { isPaid, payments } of counts) expect(payments).toBe(isPaid ? 1 : 0);
  });

  test('holds on its shelves exactly what its open orders wait for', async () => {
    const held = `select product_id, branch_id, sum(quantity)::int as units from order_allocation
      join orders on orders.id = order_id where holds_stock group by 1, 2`;
    const wrong = await ask(`select * from stock full join (${held}) held using (product_id, branch_id)
      where coalesce(reserved, 0) <> coalesce(units, 0)`);
    expect(wrong).toEqual([]);
    const lines = `select order_id, product_id, sum(quantity) as units from`;
    const unlike = await ask(`select * from (${lines} order_item group by 1, 2) item
      full join (${lines} order_allocation group by 1, 2) taken using (order_id, product_id)
      where item.units is distinct from taken.units`);
    expect(unlike).toEqual([]);
  });

  test('has a history that ends in the state of each order, and totals that are the sum of their lines', async () => {
    const wrong = await ask(`select number from orders where state <>
      (select to_state from order_event where order_id = orders.id order by at desc, id desc limit 1)`);
    expect(wrong).toEqual([]);
    const sums = await ask(`select number from orders where total_cents <> shipping_price_cents +
      (select sum(price_cents * quantity) from order_item where order_id = orders.id)`);
    expect(sums).toEqual([]);
    const unpaid = await ask(`select account_id from orders where state in ('INI', 'PCH', 'PPE')
      group by account_id having count(*) > 2`);
    expect(unpaid).toEqual([]);
  });

  test('has two months of communications behind, a week ahead, and some that are overdue', async () => {
    const found = await ask<{ day: number; isOpen: boolean; isOverdue: boolean }>(
      `select (new_date at time zone interval '-3 hours')::date - date '2026-11-23' as day,
         last_event in ('SCH', 'RSC') as "isOpen", last_event in ('SCH', 'RSC') and new_date < '2026-11-24T01:30:00Z' as "isOverdue"
       from communication`,
    );
    expect(found.length).toBeGreaterThan(150);
    expect(Math.min(...found.map(({ day }) => day))).toBeLessThan(-50);
    const ahead = new Set(found.filter(({ isOpen }) => isOpen).map(({ day }) => day));
    // A Monday: the Sunday that follows is free.
    expect([0, 1, 2, 3, 4, 5, 6, 7].filter((day) => !ahead.has(day))).toEqual([6]);
    expect(found.filter(({ isOverdue }) => isOverdue).length).toBeGreaterThan(3);
    const wrong = await ask(`select communication.id from communication
      join lateral (select type, new_date from communication_event where communication_id = communication.id
        order by id desc limit 1) as last on true
      where last.type <> last_event or last.new_date <> communication.new_date
        or last.type in ('DON', 'CAN') and last.new_date > '2026-11-24T01:30:00Z'`);
    expect(wrong).toEqual([]);
    const early = await ask(`select id from communication_event where at > '2026-11-24T01:30:00Z'`);
    expect(early).toEqual([]);
  });

  test('lets its seller read them, and go on with them', async () => {
    const { access_token: token } = (await shop.login('vendedor@demo.uy', demoPassword)) as { access_token?: string };
    const page = { filters: { state: 'OPE' as const }, rowIndex: 0, rowsMax: 20 };
    const { data } = await shop.call('communication/filter', page, token);
    expect(data).toHaveLength(20);
    const { data: other } = await shop.call(
      'communication/filter',
      { ...page, filters: {} },
      (await shop.login('otro@demo.uy', demoPassword)).access_token,
    );
    expect(other?.length).toBeGreaterThan(5);
    expect(other?.every(({ creatorCompanyName }) => creatorCompanyName === 'Repuestos Litoral S.R.L.')).toBe(true);
  });

  test('lets its accounts in, but the one that is not activated', async () => {
    for (const { email, isActive } of demoAccounts) {
      const { status, error } = await shop.login(email, demoPassword);
      expect([email, status, error?.code], email).toEqual(isActive ? [email, 200, undefined] : [email, 401, 10]);
    }
    const sellers = await ask(`select account.email, company.own_site from employee
      join account on account.person_id = employee.person_id join company on company.id = employee.company_id where position = 'SEL' order by 1, 2`);
    expect(sellers).toContainEqual({ email: 'vendedor@demo.uy', own_site: 'RTC' });
    expect(sellers).toContainEqual({ email: 'otro@demo.uy', own_site: null });
  });

  test('shows banners and releases on its home page', async () => {
    const banners = JSON.parse((await shop.call('config/getPublic', { key: 'BANNER_HOME' })).data ?? '[]');
    expect(banners).toHaveLength(3);
    const releases = await shop.call('release/list', {});
    expect(releases.data?.map(({ items }) => items.length)).toEqual([14, 14, 14, 14]);
    const { access_token: token } = (await shop.login('vendedor@demo.uy', demoPassword)) as { access_token?: string };
    const preview = await shop.call('content/preview', {}, token);
    expect(preview.data?.releases.map(({ items }) => items.length)).toEqual([14]);
    expect(preview.data?.banners).toHaveLength(1);
  });
});
