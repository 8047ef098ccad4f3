import { beforeAll, expect, inject, test } from 'vitest';
import type { CallPath } from '#contract/contract';
import type { SentQuery } from '#server/database/count-queries';
import { withTimeLimits } from '#server/database/time-limits';
import { everyCall, listed } from '#server/test/every-call';
import { explain } from '#server/test/explain';
import { manyRows } from '#server/test/many-rows';
import { type TestShop, testShop } from '#server/test/shop';

/** How many statements a list of the panel may send. */
const statementsMost = 3;
/** How many pages of 8 KB each may look at: fewer than each of 50,000 rows by an index; of stock each before a late page. */
const pagesMost = (path: CallPath) => (path === 'stock/filter' ? 40_000 : 10_000);

const last = { rowIndex: 4950, rowsMax: 50 };
const lists: readonly [CallPath, 'seller' | 'administrator', object][] = [
  ['product/filter', 'seller', listed],
  ['product/filter', 'seller', { ...listed, filters: { text: 'pieza 77' } }],
  ['product/filter', 'seller', { ...listed, filters: { categoryId: '1.5003' } }],
  ['product/filter', 'seller', { ...listed, filters: { outOfStock: true } }],
  ['product/filter', 'seller', { ...listed, filters: { isPublic: false, text: 'pieza' } }],
  ['product/filter', 'seller', { ...listed, ...last, orderBy: 'CLO' }],
  ['product/filter', 'seller', { ...listed, ...last, orderBy: 'NHI' }],
  ['product/filter', 'seller', { ...listed, ...last, orderBy: 'SLO' }],
  ['product/filter', 'seller', { ...listed, ...last, orderBy: 'DHI' }],
  ['stock/filter', 'seller', listed],
  ['stock/filter', 'seller', { ...listed, filters: { categoryId: '1' } }],
  ['stock/filter', 'seller', { ...listed, filters: { categoryId: '1.5003' } }],
  ['stock/filter', 'seller', { ...listed, filters: { branchCode: 'BUL' } }],
  ['stock/filter', 'seller', { ...listed, ...last, filters: { categoryId: '1', branchCode: 'BUL' } }],
  ['stock/filter', 'seller', { ...listed, filters: { wholeProducts: true, categoryId: '1' } }],
  ['stock/filter', 'seller', { ...listed, filters: { wholeProducts: true, branchCode: 'BUL' } }],
  ['stock/filter', 'seller', { ...listed, filters: { text: 'pieza' } }],
  ['stock/filter', 'seller', { ...listed, filters: { belowMinimum: true } }],
  ['stock/filter', 'seller', { ...listed, filters: { belowMinimum: true, text: 'pieza' } }],
  ['image/listByTarget', 'seller', { target: 'product' }],
  ['image/listByTarget', 'seller', { target: 'product', filters: { isUnused: true } }],
  ['image/listByTarget', 'seller', { target: 'product', filters: { text: 'foto 77' } }],
  ['order/filter', 'seller', listed],
  ['slip/filter', 'seller', listed],
  ['slip/filter', 'seller', { ...listed, filters: { state: 'waiting' } }],
  ['stock/listHolds', 'seller', { code: 'MUCHO-77' }],
  ['payment/listAlerts', 'seller', { toCompany: null }],
  ['user/filter', 'administrator', listed],
  ['user/filter', 'administrator', { ...listed, ...last }],
  ['user/filter', 'administrator', { ...listed, filters: { text: 'persona777' } }],
  ['user/filter', 'administrator', { ...listed, filters: { text: 'muchas@ejemplo' } }],
  ['user/filter', 'administrator', { ...listed, filters: { group: 'staff' } }],
  ['user/filter', 'administrator', { ...listed, filters: { group: 'customers', text: 'persona' } }],
  ['user/filter', 'administrator', { ...listed, filters: { group: 'inactive' } }],
  ['user/filter', 'administrator', { ...listed, filters: { group: 'locked' } }],
  ['person/filter', 'seller', listed],
  ['person/filter', 'seller', { ...listed, ...last }],
  ['person/filter', 'seller', { ...listed, filters: { text: 'persona777 muchas' } }],
  ['person/filter', 'seller', { ...listed, filters: { text: 'muchas' } }],
  ['person/filter', 'seller', { ...listed, filters: { text: 'muchas 777' } }],
  ['person/filter', 'seller', { ...listed, filters: { text: '099 007' } }],
  ['person/filter', 'seller', { ...listed, filters: { text: 'nadie así' } }],
  ['person/filter', 'seller', { ...listed, filters: { clientOfCompanyId: 1 } }],
  ['company/filter', 'seller', listed],
  ['company/filter', 'seller', { ...listed, rowIndex: 9900 }],
  ['company/filter', 'seller', { ...listed, filters: { text: 'empresa 77' } }],
  ['company/filter', 'seller', { ...listed, filters: { text: 'empresa' } }],
  ['company/filter', 'seller', { ...listed, filters: { text: '2900 0000' } }],
  ['company/filter', 'seller', { ...listed, filters: { tagId: 'Zona 7' } }],
  ['company/filter', 'seller', { ...listed, filters: { workBranchId: 7 } }],
  ['company/filter', 'seller', { ...listed, filters: { clientOfCompanyId: 1 } }],
  ['company/filter', 'seller', { ...listed, filters: { brandId: 7 } }],
  ['communication/filter', 'seller', listed],
  ['communication/filter', 'administrator', { ...listed, ...last }],
  ['communication/filter', 'seller', { ...listed, filters: { text: 'asunto 7777' } }],
  ['communication/filter', 'seller', { ...listed, filters: { text: 'asunto' } }],
  ['communication/filter', 'seller', { ...listed, filters: { state: 'OPE' } }],
  ['communication/filter', 'seller', { ...listed, filters: { state: 'CLO', type: 'PHO' } }],
  [
    'communication/filter',
    'seller',
    { ...listed, filters: { startDate: '02/01/2026 00:00:00.0', endDate: '02/02/2026 00:00:00.0' } },
  ],
  ['import/list', 'seller', {}],
  ['autopart/filter', 'seller', { ...listed, filters: { text: 'pieza' } }],
  ['autopart/filter', 'seller', { ...listed, ...last, filters: { categoryId: '1' } }],
  ['vehicle/filter', 'seller', { brandId: 7, categoryId: 1 }],
  ['companyGroup/filter', 'seller', listed],
  ['companyGroup/filter', 'seller', { ...listed, filters: { text: 'grupo 77' } }],
  ['history/filter', 'administrator', { filters: {}, rowsMax: 50 }],
  ['history/filter', 'administrator', { filters: {}, rowsMax: 50, before: `${Date.UTC(2020, 3, 1)}.1.1` }],
  ['history/filter', 'seller', { filters: { entities: ['product'] }, rowsMax: 50 }],
  ['history/filter', 'seller', { filters: { entities: ['config'] }, rowsMax: 50 }],
  ['history/filter', 'administrator', { filters: { by: 'Persona 7' }, rowsMax: 50 }],
  ['history/filter', 'administrator', { filters: { by: 'Persona 7', entities: ['user'] }, rowsMax: 50 }],
  ['history/filter', 'seller', { filters: { code: 'C-77' }, rowsMax: 50 }],
  ['history/filter', 'administrator', { filters: { fromDay: '2020-02-01', untilDay: '2020-02-02' }, rowsMax: 50 }],
];

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
}, 600_000);

const moreRows = async ({ query }: TestShop['database']) => {
  await query(`update product set min_stock = 50 where id % 200 = 0`);
  // A change a minute for half a year: of products nearly all, of users a few, by a hundred people.
  await query(`insert into history (entity, entity_id, site, at, by, field, from_value, to_value)
    select case when n % 1000 = 0 then 'user' when n % 1001 = 0 then 'config' else 'product' end, 'C-' || n % 5000,
      case when n % 1001 = 0 then 'RTC' end, timestamptz '2020-01-01' + n * interval '1 minute', 'Persona ' || n % 100,
      'price', '1', '2' from generate_series(1, 260000) as n`);
  await query(`insert into import (site, created_at, changed_at, file_name, file_size, how, file, state)
    select 'RTC', now(), now(), 'lista.xlsx', 1000, '{}', '{}', 'done' from generate_series(1, 10000)`);
  await query('analyze product, history, import');
};

const pagesOf = async (query: SentQuery) => {
  const plan = await explain(shop.database, query);
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
};

// The embedded database is for shops of a few thousand products.
test.runIf('run' in inject('source'))(
  'lists of the panel look at few pages of 100,000 products and 50,000 people',
  async () => {
    const every = await everyCall(shop);
    await manyRows(shop.database);
    await withTimeLimits('batch', () => moreRows(shop.database));
    // The first searches fill the memory.
    for (const path of ['product/filter', 'autopart/filter'] as const) await every.ask(path, 'seller', listed);
    const slow: string[] = [];
    for (const [path, as, input] of lists) {
      const { result, sent } = await every.ask(path, as, input);
      expect([path, result.status, result.error]).toEqual([path, 200, '']);
      const own = sent.filter(({ sql }) => !/ from "session"/.test(sql));
      if (own.length > statementsMost)
        slow.push(`${path} ${JSON.stringify(input)} sends ${own.length}: ${own.map(({ sql }) => sql).join('; ')}`);
      for (const query of own) {
        const pages = await pagesOf(query);
        if (pages > pagesMost(path)) slow.push(`${path} ${JSON.stringify(input)}: ${pages} pages: ${query.sql}`);
      }
    }
    expect(slow).toEqual([]);
  },
);
