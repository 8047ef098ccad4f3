import { expect, test } from 'vitest';
import { averaged, boundsOf, differenceText, figuresBySite, figuresOf, soldHere, totalsByDay } from './figures.ts';

const sale = (day: string, site: string, total: number, companyId = 1) => ({
  day,
  site,
  siteId: site,
  origin: `https://${site}.test`,
  companyId,
  orders: 1,
  total,
});
const sold = {
  today: '2026-03-02',
  sales: [
    sale('2026-01-01', 'A', 9),
    sale('2026-01-02', 'A', 7),
    sale('2026-02-23', 'B', 60),
    sale('2026-02-24', 'A', 5),
    sale('2026-03-01', 'A', 20),
    sale('2026-03-02', 'A', 10),
    sale('2026-03-02', 'B', 30),
  ],
};

test('a period ends today, the one before it where it begins', () => {
  const figures = ([1, 7, 30] as const).map((days) => figuresOf(sold, days));
  expect(figures.map(({ now, before }) => [now.total, before.total])).toEqual([
    [40, 20],
    [65, 60],
    [125, 7],
  ]);
  expect(figures[0]).toEqual({ now: { orders: 2, total: 40 }, before: { orders: 1, total: 20 } });
});

test('the list behind a period has the days of its figure', () => {
  expect(boundsOf('2026-03-02', 7)).toEqual({ now: '2026-02-24', before: '2026-02-17', beforeEnd: '2026-02-23' });
});

test('sites stand by what they sold now, those that sold nothing in either period nowhere', () => {
  const sites = figuresBySite(sold, 7);
  expect(
    sites.map(({ site, origin, companies, now, before }) => [site, origin, companies, now.total, before.total]),
  ).toEqual([
    ['A', 'https://A.test', [1], 35, 0],
    ['B', 'https://B.test', [1], 30, 60],
  ]);
  expect(figuresBySite({ ...sold, today: '2026-06-01' }, 7)).toEqual([]);
});

test('what is sold here is of one site and for one company, as the list of its orders', () => {
  const sales = [...sold.sales, sale('2026-03-02', 'A', 400, 2)];
  const here = soldHere({ ...sold, sales }, { siteId: 'A', companyId: 1 });
  expect(figuresOf(here, 7).now).toEqual({ orders: 3, total: 35 });
});

test('for which companies a site sold is known of both periods', () => {
  const sales = [...sold.sales, sale('2026-02-22', 'A', 400, 2), sale('2026-02-01', 'A', 400, 3)];
  expect(figuresBySite({ ...sold, sales }, 7).map(({ companies }) => companies)).toEqual([[1, 2], [1]]);
});

test('each day has its total, also one without sales', () => {
  expect(totalsByDay(sold, 3)).toEqual([
    { day: '2026-02-28', orders: 0, total: 0 },
    { day: '2026-03-01', orders: 1, total: 20 },
    { day: '2026-03-02', orders: 2, total: 40 },
  ]);
});

test('an average is of the orders that there were', () => {
  expect(
    [
      { orders: 3, total: 100 },
      { orders: 0, total: 0 },
    ].map(averaged),
  ).toEqual([
    { orders: 3, total: 33 },
    { orders: 0, total: 0 },
  ]);
});

test.each([
  [40, 20, '+100 %'],
  [10, 30, '−67 %'],
  [30, 30, '0 %'],
  [30, 0, undefined],
])('%i after %i is %s', (now, before, text) => {
  expect(differenceText({ now: { orders: 1, total: now }, before: { orders: 1, total: before } })).toBe(text);
});
