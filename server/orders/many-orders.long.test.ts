import { beforeAll, expect, inject, test } from 'vitest';
import type { CallPath, Input } from '#contract/contract';
import { countQueries } from '#server/database/count-queries';
import { withTimeLimits } from '#server/database/time-limits';
import { aSignedIn } from '#server/test/an-account';
import { everyCall } from '#server/test/every-call';
import { explain, type Plan } from '#server/test/explain';
import { manyRows } from '#server/test/many-rows';
import { type TestShop, testShop } from '#server/test/shop';

/** How many statements a list or the start page may send. */
const statementsMost = 4;
/** Pages of 8 KB that a statement may look at beyond those of the rows that it finds: a tenth of all orders'. */
const pagesMost = 2000;
/** So many rows are read sooner whole than by an index. */
const smallTable = 400;
/** All are counted, and the 8,640 of 60 days are summed with what they hold. */
const countedMost = 30_000;
/** The last page by total reads each order before it. */
const lastMost = 100_000;

const found: readonly Input<'order/filter'>['filters'][] = [
  { queue: 'collect' },
  { queue: 'prepare' },
  { queue: 'dispatch' },
  { queue: 'pickUp' },
  { paymentId: 'PYPL' },
  { startDate: '02/01/2026 00:00:00.0', endDate: '02/02/2026 00:00:00.0' },
  { text: 'persona777 muchas' },
  { text: 'pieza 7777' },
  { text: 'MUCHO-7777' },
  { text: '1000077' },
  { text: '77' },
  { text: 'A 4017' },
  { text: 'nadie así' },
  { text: '099 007 123' },
  { text: '0990071' },
  { text: '012 345' },
  { text: '211003407777' },
  { text: 'avenida 7777' },
  { state: 'PPE' },
  { state: 'PEN' },
  { state: 'CAN' },
  { queue: 'cancelled' },
];

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await testShop();
  await everyCall(shop);
  await manyRows(shop.database);
  ({ token } = await aSignedIn(shop, { roles: ['administrator'] }));
  const columns = await withTimeLimits('batch', async () => {
    const { rows } = await shop.database.query(`select string_agg(quote_ident(column_name), ', ') as names
      from information_schema.columns where table_name = 'orders' and is_generated = 'NEVER' and is_identity = 'NO'
      and column_name not in ('guid', 'number', 'state', 'placed_at', 'holds_stock', 'hold_until')`);
    return (rows[0] as { names: string }).names;
  });
  await withTimeLimits('batch', async () => {
    await shop.database.query(`update orders set phone = '099 ' || lpad((number % 100000)::text, 6, '0'),
      address = 'Avenida ' || number % 100000,
      company_identifier = case when company_id is not null then '2110034' || lpad((number % 100000)::text, 5, '0') end,
      shipping_id = case when number % 500 = 3 then 'INT' else shipping_id end,
      state = case when number > 1000500 then 'DIS' else state end`);
    await shop.database.query(`insert into orders (guid, number, state, placed_at, holds_stock, ${columns})
      select gen_random_uuid(), n * 1000000 + number, 'DIS', placed_at - n * interval '1 year', false, ${columns}
      from orders cross join generate_series(1, 2) as n where number between 1000001 and 1030000`);
    await shop.database.query(`insert into order_item
        (order_id, position, product_id, code, name, price_cents, iva_rate, quantity)
      select copy.id, position, product_id, code, name, price_cents, iva_rate, quantity
      from order_item join orders on orders.id = order_id
      join orders copy on copy.number in (orders.number + 1000000, orders.number + 2000000)`);
    await shop.database.query(`insert into order_cfe (order_id, company_id, type, series, number, noted_at, noted_by)
      select id, to_company_id, 101, 'A', number % 1000000 + number / 1000000 * 1000000, placed_at, 'Muchas' from orders`);
    await shop.database.query('vacuum analyze');
  });
}, 900_000);

const seqScans = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) > smallTable
    ? [plan['Relation Name'] ?? '']
    : []),
  ...(plan.Plans ?? []).flatMap(seqScans),
];

const costly = async (path: CallPath, input: object, most = pagesMost, mayReadWhole = false): Promise<string[]> => {
  const { result, sent } = await countQueries(() => shop.call(path, input as never, token));
  expect([path, result.status, result.error]).toEqual([path, 200, '']);
  const own = sent.filter(({ sql }) => !/ from "session"/.test(sql));
  const what = `${path} ${JSON.stringify(input)}`;
  const costs = own.length > statementsMost ? [`${what} sends ${own.length}`] : [];
  for (const query of own) {
    const plan = await explain(shop.database, query);
    const pages = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    const whole = seqScans(plan).filter((table) => table.startsWith('order'));
    if (pages > most || (whole.length > 0 && !mayReadWhole))
      costs.push(`${what}: ${pages} pages, whole: ${whole.join()}: ${query.sql.slice(0, 400)}`);
  }
  return costs;
};

test.runIf('run' in inject('source'))('lists of orders and the start page look at few of 100,000 orders', async () => {
  const { id: toCompany } = await shop.database.db
    .selectFrom('company')
    .select('id')
    .where('own_site', '=', 'RTC')
    .executeTakeFirstOrThrow();
  // All of them are counted.
  const all = await costly('order/filter', { filters: { toCompany }, rowIndex: 0, rowsMax: 20 }, countedMost);
  const costs = all.filter((cost) => !cost.includes('select count('));
  for (const filters of found)
    costs.push(...(await costly('order/filter', { filters: { toCompany, ...filters }, rowIndex: 0, rowsMax: 20 })));
  const asked: readonly [wanted: object, most: number, mayReadWhole?: boolean][] = [
    [{ orderBy: 'PHI' }, pagesMost],
    [{ orderBy: 'PLO' }, pagesMost],
    [{ rowIndex: 20_000 }, countedMost],
    [{ orderBy: 'PHI', rowIndex: 89_000 }, lastMost],
    [{ filters: { toCompany, branchCode: 'BUL' } }, countedMost, true],
    [{ filters: { toCompany, state: 'DIS' } }, countedMost, true],
    [{ filters: { toCompany, state: 'SEN' } }, countedMost, true],
    [{ filters: { toCompany, queue: 'dispatched' } }, countedMost, true],
    [{ filters: { toCompany, shippingId: 'MON' } }, countedMost, true],
    [{ filters: { toCompany, shippingId: 'INT' } }, countedMost, true],
  ];
  for (const [wanted, ...limits] of asked) {
    const input = { filters: { toCompany }, rowIndex: 0, rowsMax: 20, ...wanted };
    costs.push(...(await costly('order/filter', input, ...limits)).filter((cost) => !cost.includes('select count(')));
  }
  costs.push(...(await costly('panel/count', { toCompany: null }, countedMost)));
  costs.push(...(await costly('panel/summary', { toCompany: null, days: 30 }, countedMost)));
  expect(costs).toEqual([]);
});
