import { beforeAll, describe, expect, test } from 'vitest';
import { countQueries } from '#server/database/count-queries';
import { aCfe } from '#server/test/a-cfe';
import { aCompany } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { sendSlip } from '#server/test/a-slip';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { anOrder, inState, placeOrder, readyForOrders } from '#server/test/an-order';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
let beto: Awaited<ReturnType<typeof aSignedIn>>;
let seller: Awaited<ReturnType<typeof aSeller>>;
let toCompany: number;
let anas: string[];
let betos: string;
beforeAll(async () => {
  shop = await testShop();
  toCompany = (await readyForOrders(shop)).id;
  ana = await aSignedIn(shop, { firstName: 'Ana', lastName: 'Pérez', email: 'ana@ejemplo.uy' });
  beto = await aSignedIn(shop, { firstName: 'Beto', lastName: 'Sosa', email: 'beto@ejemplo.uy' });
  seller = await aSeller(shop);
  const board = await aProduct(shop, { code: 'ARD-77', name: 'Placa 100%', stock: { BUL: 99 } });
  const pico = await aProduct(shop, { code: 'SBC-PICO', name: 'Cable', stock: { BUL: 99 } });
  const counter = await aProduct(shop, { code: '4017-B', name: 'Contador', stock: { BUL: 99 } });
  const place = async (token: string, ...products: (typeof board)[]) =>
    (await placeOrder(shop, token, anOrder(products))).guid;
  anas = [await place(ana.token, board), await place(ana.token, pico, counter)];
  betos = await place(beto.token, board);
  await shop.database.db
    .updateTable('orders')
    .set({
      company_name: 'João & Conceição SRL',
      company_identifier: '214455660018',
      person_identifier: '4.111.222-3',
      address: 'Colón 1479 bis',
      address_recipient: 'Washington Ibáñez',
      address_zip_code: '55000',
      address_city_name: 'Artigas',
      carrier_name: 'Turismar',
      phone_observation: 'después de las 18',
    })
    .where('guid', '=', betos)
    .execute();
  const { cfeId } = await aCfe(shop, anas[1] ?? '');
  await shop.database.db.updateTable('order_cfe').set({ number: 7_654_321 }).where('id', '=', cfeId).execute();
  expect((await sendSlip(shop, ana.token, { orderId: anas[1] ?? '', reference: 'TRX-900' })).status).toBe(200);
  await inState(shop, anas[0] ?? '', 'DIS');
  await inState(shop, betos, 'CAN');
});

const filter = (
  filters: Parameters<typeof shop.call<'order/filter'>>[1]['filters'],
  token: string,
  page: { rowIndex?: number; rowsMax?: number } = {},
) => shop.call('order/filter', { filters, rowIndex: 0, rowsMax: 5, ...page }, token);
const numbers = async (...given: Parameters<typeof filter>) =>
  (await filter(...given)).data?.map(({ number }) => number);

describe('order/find', () => {
  test('answers the buyer and the company that sells, and is a 404 for others', async () => {
    const orderId = anas[0] ?? '';
    for (const token of [ana.token, seller.token]) {
      expect((await shop.call('order/find', { orderId }, token)).data?.number).toBe(1);
    }
    const stranger = await aSignedIn(shop, { roles: ['seller'] });
    for (const token of [beto.token, stranger.token]) {
      const answer = await shop.call('order/find', { orderId }, token);
      expect([answer.status, answer.error]).toEqual([404, 'Ese pedido no existe']);
    }
  });
  test('is a 404 at another site of the shop', async () => {
    await shop.database.db.updateTable('orders').set({ site: 'NAM' }).where('guid', '=', betos).execute();
    expect((await shop.call('order/find', { orderId: betos }, beto.token)).status).toBe(404);
    expect((await filter({}, beto.token)).resultCount).toBe(0);
    await shop.database.db.updateTable('orders').set({ site: 'RTC' }).where('guid', '=', betos).execute();
  });
});

describe('order/filter', () => {
  test('answers the caller’s own, newest first, whatever guid is sent', async () => {
    const answer = await filter({ guid: beto.guid }, ana.token);
    expect(answer.data?.map(({ number }) => number)).toEqual([2, 1]);
    expect(answer.resultCount).toBe(2);
    expect(await numbers({}, seller.token)).toEqual([]);
  });
  test('answers a company’s orders to its sellers and to administrators', async () => {
    const administrator = await aSignedIn(shop, { roles: ['administrator'] });
    for (const { token } of [seller, administrator]) expect(await numbers({ toCompany }, token)).toEqual([3, 2, 1]);
    expect(await numbers({ toCompany, guid: beto.guid.toUpperCase() }, seller.token)).toEqual([3]);
  });
  test('is a 404 with a company for which the caller does not sell', async () => {
    const other = await aCompany(shop.database.db, { name: 'Otra' });
    const clerk = await aSignedIn(shop, { roles: ['seller'] });
    for (const [token, id] of [
      [seller.token, other.id],
      [ana.token, toCompany],
      [clerk.token, toCompany],
      [seller.token, 999_999],
    ] as const) {
      expect((await filter({ toCompany: id }, token)).status).toBe(404);
    }
  });
  test('narrows a company’s orders, or one’s own, to what a person or a company bought', async () => {
    const { db } = shop.database;
    const client = await aCompany(db, { name: 'João & Conceição SRL' });
    await db.updateTable('orders').set({ company_id: client.id }).where('guid', '=', betos).execute();
    const [personId, companyId] = [ana.personId ?? 0, client.id];
    const administrator = await aSignedIn(shop, { roles: ['administrator'] });
    for (const { token } of [seller, administrator]) {
      expect(await numbers({ toCompany, personId }, token)).toEqual([2, 1]);
      expect(await numbers({ toCompany, companyId }, token)).toEqual([3]);
      expect(await numbers({ toCompany, companyId, personId }, token)).toEqual([]);
      expect(await numbers({ personId }, token)).toEqual([]);
    }
    expect(await numbers({ personId }, ana.token)).toEqual([2, 1]);
    expect(await numbers({ personId }, beto.token)).toEqual([]);
    const other = await aCompany(db, { name: 'Otra tienda' });
    const elsewhere = await aSeller(shop, { sellsFor: [other.id] });
    for (const buyer of [{ personId }, { companyId }]) {
      expect((await filter({ toCompany, ...buyer }, elsewhere.token)).status).toBe(404);
      expect((await filter({ toCompany: other.id, ...buyer }, elsewhere.token)).resultCount).toBe(0);
    }
  });
  test('pages, and counts all', async () => {
    const answer = await filter({ toCompany }, seller.token, { rowIndex: 2, rowsMax: 2 });
    expect([answer.data?.map(({ number }) => number), answer.resultCount]).toEqual([[1], 3]);
  });
  test.each([
    ['PEN', [2]],
    ['SEN', [1]],
    ['CAN', [3]],
  ] as const)('%s names the states it means', async (state, expected) => {
    expect(await numbers({ toCompany, state }, seller.token)).toEqual(expected);
  });
  test.each([
    ['2', [2]],
    ['#2', [2]],
    ['sosa', [3]],
    ['ana pérez', [2, 1]],
    ['beto@', [3]],
    ['sosa beto', [3]],
    ['beto placa', [3]],
    ['sosa cable', []],
    ['conceicao joao', [3]],
    ['21.445.566/0018', []],
    ['21 445566 0018', [3]],
    ['445566', [3]],
    ['41112223', [3]],
    ['4.111.222-3', [3]],
    ['colon 1479', [3]],
    ['1479 bis', [3]],
    ['washington', [3]],
    ['55000 artigas', [3]],
    ['turismar', [3]],
    ['despues 18', [3]],
    ['Artigas, Montevideo', [3, 2, 1]],
    ['Montevideo · Colón 1479 bis · Artigas, Montevideo · agencia Turismar', [3]],
    ['Agencia Turismar', [3]],
    ['recibe Washington Ibáñez', [3]],
    ['Recibe Washington (después de las 18)', [3]],
    ['João & Conceição SRL · RUT 214455660018', [3]],
    ['RUT 21 445566 0018', [3]],
    ['Documento 4.111.222-3', [3]],
    ['Código postal 55000', [3]],
    ['agencia', []],
    [',', []],
    ['·', []],
    ['TRX-900', [2]],
    ['trx900', [2]],
    ['z 7654321', [2]],
    ['7654321', [2]],
    ['pedido 2', [2]],
    ['Pedido #2', [2]],
    ['Nº 2', [2]],
    ['nro. 2', [2]],
    ['Pedido nuevo Nº 2', [2]],
    ['pedido 123456', []],
    ['ana perez', [2, 1]],
    ['PÉREZ', [2, 1]],
    ['ard-77', [3, 1]],
    ['ARD 77', [3, 1]],
    ['099123456', [3, 2, 1]],
    ['+598 99 123-456', [3, 2, 1]],
    ['099123', [3, 2, 1]],
    ['099 123', [3, 2, 1]],
    ['099321', []],
    ['99 123-456', [3, 2, 1]],
    ['sbcpico', [2]],
    ['sbc pico', [2]],
    ['4017', [2]],
    ['4017b', [2]],
    ['401', []],
    ['pedido 4017', []],
    ['100%', [3, 1]],
    ['%', [3, 1]],
    ['_', []],
    ['nada', []],
  ])('text %s finds %j', async (text, expected) => {
    expect(await numbers({ toCompany, text }, seller.token)).toEqual(expected);
  });
  test('narrows to the moments between two dates of Montevideo; midnight belongs to the day that it begins', async () => {
    const { db } = shop.database;
    const place = (number: number, at: string) =>
      db
        .updateTable('orders')
        .set({ placed_at: new Date(at) })
        .where('number', '=', number)
        .execute();
    await place(1, '2026-11-20T02:59:59.950Z');
    await place(2, '2026-11-20T03:00:00Z');
    await place(3, '2026-11-21T03:00:00Z');
    const day = (startDate: string, endDate: string) => numbers({ toCompany, startDate, endDate }, seller.token);
    expect(await day('11/20/2026 00:00:00.0', '11/20/2026 23:59:59.9')).toEqual([2]);
    expect(await day('11/20/2026 00:00:00.0', '11/21/2026 00:00:00.0')).toEqual([2]);
    expect(await day('11/19/2026 00:00:00.0', '11/19/2026 23:59:59.9')).toEqual([1]);
    expect(await numbers({ toCompany, startDate: '11/20/2026 00:00:00.0' }, seller.token)).toEqual([3, 2]);
  });
  test('is a 400 with a date that is none', async () => {
    const body = { filters: [{ FilterKey: 'startDate', FilterValue: '2026-11-20' }], rowIndex: 0, rowsMax: 5 };
    expect((await shop.post('order/filter', JSON.stringify(body), { token: ana.token })).status).toBe(400);
  });
  test('wants no more queries for more orders', async () => {
    const one = await countQueries(() => filter({ toCompany }, seller.token, { rowsMax: 1 }));
    const all = await countQueries(() => filter({ toCompany }, seller.token));
    expect(all.queries.length).toBe(one.queries.length);
  });
  test('is a 400 with a state that does not exist', async () => {
    const body = { filters: [{ FilterKey: 'state', FilterValue: 'XXX' }], rowIndex: 0, rowsMax: 5 };
    expect((await shop.post('order/filter', JSON.stringify(body), { token: ana.token })).status).toBe(400);
  });
});
