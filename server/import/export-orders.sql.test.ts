import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { exportedMost, exportPath } from '#contract/plain/exports';
import { messages } from '#contract/plain/messages';
import { exportCommand } from '#server/import/export.command';
import { exportRows } from '#server/import/export.service';
import type { PaidOrder, PaidRange } from '#server/orders/paid-orders.service';
import { aCfe } from '#server/test/a-cfe';
import { aCompany } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { anOrder, aPickup, aShopForOrders, inState, placeOrder } from '#server/test/an-order';
import { setSetting } from '#server/test/set-setting';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let first: { guid: string; number: number };
let second: { guid: string; number: number };
let unpaid: { guid: string; number: number };
beforeEach(async () => {
  const given = await aShopForOrders();
  shop = given.shop;
  await setSetting(shop, 'rate', { value: 40.5, date: '2026-11-20' });
  const board = await aProduct(shop, { stock: { BUL: 9 }, price: 1220, ivaRate: 22 });
  const book = await aProduct(shop, { name: '=1+1', stock: { BUL: 9 }, price: 550, ivaRate: 10 });
  first = await placeOrder(shop, given.ana.token, aPickup([{ ...board, quantity: 2 }, book]));
  const { id: companyId } = await aCompany(shop.database.db, { name: '=cmd|calc', identifier: '213456780019' });
  const workshop = await aSignedIn(shop, { companyId });
  second = await placeOrder(shop, workshop.token, anOrder([board]));
  unpaid = await placeOrder(shop, given.ana.token, aPickup([board]));
  await inState(shop, first.guid, 'PAP');
  shop.clock.now = new Date('2026-11-22T02:30:00Z');
  await inState(shop, second.guid, 'DIS');
});

const rowsOf = async (range: PaidRange = {}) => {
  const rows: string[][] = [];
  for await (const row of exportRows(shop.ctx, { form: 'orders', range })) rows.push(row);
  const [header = [], ...body] = rows;
  return body.map((row) => Object.fromEntries(header.map((title, at) => [title, row[at]])));
};
const numbersOf = async (range: PaidRange) => (await rowsOf(range)).map(({ pedido }) => Number(pedido));

test('a row is a paid order with who bought it, its IVA by rate, rate and documents; what is not paid is left out', async () => {
  await aCfe(shop, first.guid);
  const [one, two, ...others] = await rowsOf();
  expect(others).toEqual([]);
  expect(one).toMatchObject({
    pedido: String(first.number),
    ingresado: '2026-11-20',
    pagado: '2026-11-20',
    estado: 'Pago aprobado',
    'tipo de comprobante': '101',
    'comprobantes emitidos': expect.stringMatching(/^e-Ticket Z \d+$/),
    RUT: '',
    cliente: 'Ana Pérez',
    'neto 22 %': '20,00',
    'IVA 22 %': '4,40',
    'neto 10 %': '5,00',
    'IVA 10 %': '0,50',
    exento: '',
    'total U$S': '29,90',
    cotización: '40,5',
    'fecha de la cotización': '2026-11-20',
    'total $': '1210,95',
  });
  // A text that a spreadsheet would run is a text.
  expect(two).toMatchObject({ 'tipo de comprobante': '111', RUT: '213456780019', cliente: "'=cmd|calc" });
});

test('what was paid and cancelled is in it too, with what went back of what pays for it', async () => {
  const { db } = shop.database;
  const { id } = await db.selectFrom('orders').select('id').where('guid', '=', first.guid).executeTakeFirstOrThrow();
  const at = shop.clock.now;
  const given = { order_id: id, method: 'MPU', currency: 'UYU', amount_cents: 121_095 };
  const { id: attempt_id } = await db
    .insertInto('payment_attempt')
    .values({ ...given, made_at: at, ends_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [, twice] = await db
    .insertInto('payment')
    .values(
      ['1', '2'].map((provider_id) => ({
        ...given,
        attempt_id,
        provider_id,
        status: 'approved' as const,
        refunded_cents: 10_000,
        detail: '',
        first_at: at,
        changed_at: at,
      })),
    )
    .returning('id')
    .execute();
  await db
    .insertInto('order_alert')
    .values({ order_id: id, kind: 'paidTwice', payment_id: twice?.id ?? 0, at })
    .execute();
  expect((await rowsOf())[0]).toMatchObject({ estado: 'Pago aprobado', devuelto: '$ 100,00' });
  await inState(shop, first.guid, 'CAN');
  expect((await rowsOf())[0]).toMatchObject({
    pedido: String(first.number),
    estado: 'Cancelado',
    devuelto: '$ 100,00',
  });
});

test('what was given back by hand is in it too', async () => {
  const seller = await aSeller(shop);
  const change = { orderId: first.guid, state: 'CAN' as const, sendEmail: false };
  expect((await shop.call('order/changeState', change, seller.token)).status).toBe(200);
  expect((await rowsOf())[0]).toMatchObject({ estado: 'Cancelado', devuelto: '' });
  const [alert] = (await shop.call('payment/listAlerts', { toCompany: null }, seller.token)).data ?? [];
  const noted = { orderId: first.guid, alertId: alert?.id ?? 0, reason: 'Transferencia 4512' };
  expect((await shop.call('payment/solveAlert', noted, seller.token)).status).toBe(200);
  expect((await rowsOf())[0]).toMatchObject({ devuelto: 'U$S 29,90' });
});

test('days are those of Montevideo on which it was paid, both ends with them', async () => {
  // The second was paid at half past eleven at night of the 21st.
  expect(await numbersOf({ from: '2026-11-21' })).toEqual([second.number]);
  expect(await numbersOf({ to: '2026-11-20' })).toEqual([first.number]);
  expect(await numbersOf({ from: '2026-11-20', to: '2026-11-21' })).toEqual([first.number, second.number]);
  expect(await numbersOf({ from: '2026-11-22' })).toEqual([]);
});

test('another company’s and another site’s orders are not in it', async () => {
  const other = await aCompany(shop.database.db, { identifier: '214444440013' });
  expect(await numbersOf({ toCompany: other.id })).toEqual([]);
  await shop.database.db.updateTable('orders').set({ site: 'NAM' }).where('guid', '=', first.guid).execute();
  expect(await numbersOf({})).toEqual([second.number]);
});

test('as JSON each order has its lines, and amounts that sum to its totals in both currencies', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  const write = (path: string, range = {}) =>
    exportCommand(() => shop.ctx)({ path, form: 'orders', ...range }, () => {}, new AbortController().signal);
  const [all, none] = [join(folder, 'todos.json'), join(folder, 'ninguno.json')];
  expect(await write(all)).toEqual({ rows: 2, isCancelled: false });
  expect(await write(none, { from: '2026-12-01' })).toEqual({ rows: 0, isCancelled: false });
  expect(JSON.parse(await readFile(none, 'utf8'))).toEqual([]);
  const orders = JSON.parse(await readFile(all, 'utf8')) as PaidOrder[];
  expect(orders[0]?.lines).toMatchObject([
    { quantity: 2, unitPrice: 12.2, unitPriceUYU: 494.1, ivaRate: 22 },
    { quantity: 1, unitPrice: 5.5, unitPriceUYU: 222.75, ivaRate: 10, name: '=1+1' },
  ]);
  for (const { usd, uyu } of orders) {
    for (const { total, iva } of [usd, uyu ?? usd]) {
      const cents = iva.map((part) => Math.round(part.net * 100) + Math.round(part.iva * 100));
      expect(cents.reduce((sum, one) => sum + one, 0)).toBe(Math.round(total * 100));
    }
  }
  await rm(folder, { recursive: true });
});

describe('a seller’s CSV', () => {
  const get = (asked: Parameters<typeof exportPath>[1], token: string) =>
    shop.app.request(shop.origin + exportPath('orders', asked), { headers: { authorization: `OAuth ${token}` } });
  const companyOf = async () =>
    (await shop.ctx.db.selectFrom('company').select('id').where('own_site', '=', 'RTC').executeTakeFirstOrThrow()).id;

  test('is that of the command, for the company that he sells for', async () => {
    const seller = await aSeller(shop);
    const response = await get({ toCompany: await companyOf(), from: '2026-11-21', to: '' }, seller.token);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="pedidos.csv"');
    const [header, row, ...others] = (await response.text()).trimEnd().split('\r\n');
    expect(header).toMatch(/^\ufeff?pedido;ingresado;pagado;/);
    expect(row?.startsWith(`${second.number};`)).toBe(true);
    expect(others).toEqual([]);
  });

  test('of another company is a 404, and a day that is none a 422', async () => {
    const own = await companyOf();
    const far = await aSeller(shop, { sellsFor: [(await aCompany(shop.database.db)).id] });
    expect((await get({ toCompany: own }, far.token)).status).toBe(404);
    const seller = await aSeller(shop);
    const wrong = await get({ toCompany: own, from: 'ayer' }, seller.token);
    expect([wrong.status, await wrong.text()]).toEqual([422, 'Revisá los campos marcados']);
  });

  test('has the chosen orders that were paid, with filters unpaid ones too, and each export is in the history with how many it had', async () => {
    const own = await companyOf();
    const { token } = await aSeller(shop);
    const exported = async (asked: { numbers?: number[]; filters?: string } = {}) =>
      (await (await get({ toCompany: own, ...asked }, token)).text()).match(/^\d+/gm)?.map(Number);
    const numbers = [second.number, unpaid.number];
    expect(await exported({ numbers })).toEqual([second.number]);
    expect(await exported()).toHaveLength(2);
    expect(await exported({ numbers, filters: '{}' })).toEqual(numbers);
    const noted = await shop.call('history/filter', { filters: { entities: ['company'] }, rowsMax: 9 }, token);
    expect(noted.data?.map(({ entityId, field, to }) => [entityId, field, to])).toEqual([
      [String(own), 'exportedOrders', 2],
      [String(own), 'exportedOrders', 2],
      [String(own), 'exportedOrders', 1],
    ]);
    const far = await aSeller(shop, { sellsFor: [(await aCompany(shop.database.db)).id] });
    const hidden = await shop.call('history/filter', { filters: { entities: ['company'] }, rowsMax: 9 }, far.token);
    expect(hidden.data).toEqual([]);
  });

  test('has exactly the orders of the list whose filters go along, paid or not', async () => {
    const own = await companyOf();
    const { token } = await aSeller(shop);
    const rowsBy = async (filters: object) => {
      const file = await (await get({ toCompany: own, filters: JSON.stringify(filters) }, token)).text();
      return file.trimEnd().split('\r\n').slice(1);
    };
    const given: [Input<'order/filter'>['filters'], { number: number }[]][] = [
      [{}, [first, second, unpaid]],
      [{ state: 'PEN' }, [first, unpaid]],
      [{ queue: 'prepare' }, [first]],
      [{ text: String(unpaid.number) }, [unpaid]],
      [{ state: 'DIS', startDate: '11/21/2026 00:00:00.0' }, []],
      [{ branchCode: 'BUL', shippingId: 'RES', endDate: '11/20/2026 23:59:59.9' }, [first, unpaid]],
    ];
    for (const [filters, orders] of given) {
      const page = { filters: { toCompany: own, ...filters }, rowIndex: 0, rowsMax: 100, orderBy: 'OLD' as const };
      const listed = (await shop.call('order/filter', page, token)).data?.map(({ number }) => number);
      expect([filters, listed]).toEqual([filters, orders.map(({ number }) => number)]);
      expect([filters, (await rowsBy(filters)).map((row) => Number(row.split(';')[0]))]).toEqual([filters, listed]);
    }
    expect(await rowsBy({ text: String(unpaid.number) })).toEqual([
      expect.stringMatching(new RegExp(`^${unpaid.number};2026-11-20;;Pago pendiente;;`)),
    ]);
    for (const filters of [{ toCompany: own }, { state: 'XXX' }])
      expect((await get({ toCompany: own, filters: JSON.stringify(filters) }, token)).status).toBe(400);
    const far = await aSeller(shop, { sellsFor: [(await aCompany(shop.database.db)).id] });
    expect((await get({ toCompany: own, filters: '{"queue":"prepare"}' }, far.token)).status).toBe(404);
  });

  test('is refused whole where a chosen order is of another company, and where too many are chosen', async () => {
    const own = await companyOf();
    const { token } = await aSeller(shop);
    const { id: to_company_id } = await aCompany(shop.database.db, { identifier: '214444440013' });
    await shop.database.db.updateTable('orders').set({ to_company_id }).where('guid', '=', first.guid).execute();
    const foreign = await get({ toCompany: own, numbers: [first.number, second.number] }, token);
    expect([foreign.status, await foreign.text()]).toEqual([404, messages['order.notFound']]);
    const many = Array.from({ length: exportedMost + 1 }, () => second.number);
    expect((await get({ toCompany: own, numbers: many }, token)).status).toBe(422);
    const noted = await shop.call('history/filter', { filters: { entities: ['company'] }, rowsMax: 9 }, token);
    expect(noted.data).toEqual([]);
  });
});
