import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { pdf, sendSlip } from '#server/test/a-slip';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { anOrder, placeOrder, readyForOrders } from '#server/test/an-order';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

// Two sites in one process: an order belongs to the one where it was placed.
let rtc: TestShop;
let nam: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
const board = () => aProduct(rtc, { stock: { BUL: 50 } });
const radiator = () => aProduct(nam, { categoryId: '2.301', stock: { BUL: 50 } });
beforeEach(async () => {
  await freshDatabase();
  rtc = await testShop({ beside: ['NAM'] });
  nam = { ...rtc, ...rtc.at('NAM') };
  await readyForOrders(rtc);
  await readyForOrders(nam);
  ana = await aSignedIn(rtc);
});

test('numbers are one series, and an order carries its site', async () => {
  const sold = await board();
  const part = await radiator();
  const placed: number[] = [];
  placed.push((await placeOrder(rtc, ana.token, anOrder([sold]))).number);
  placed.push((await placeOrder(nam, ana.token, anOrder([part]))).number);
  placed.push((await placeOrder(rtc, ana.token, anOrder([sold]))).number);
  expect(placed).toEqual([1, 2, 3]);
  const rows = await rtc.database.db.selectFrom('orders').select(['number', 'site']).orderBy('number').execute();
  expect(rows.map(({ site }) => site)).toEqual(['RTC', 'NAM', 'RTC']);
});

test('the same order sent to another site is another order: its GUID is taken', async () => {
  const sent = anOrder([await board()]);
  const { guid } = await placeOrder(rtc, ana.token, sent);
  const there = await nam.call('order/add', { order: sent }, ana.token);
  expect([there.status, there.error, there.body.data]).toEqual([
    409,
    'Ese pedido ya se ingresó con otros datos. Volvé a revisar tu compra.',
    null,
  ]);
  expect((await rtc.call('order/add', { order: sent }, ana.token)).data?.guid).toBe(guid);
});

test('unpaid orders are counted over all sites, and it is said at which they stand', async () => {
  const sold = await board();
  const part = await radiator();
  for (const [shop, product] of [[rtc, sold] as const, [rtc, sold] as const, [nam, part] as const])
    await placeOrder(shop, ana.token, anOrder([product]));
  const atRtc = await rtc.call('order/add', { order: anOrder([sold]) }, ana.token);
  expect([atRtc.status, atRtc.error]).toEqual([
    409,
    'Ya tenés 3 pedidos sin pagar (también en NAM Autopartes). Pagá o cancelá uno para hacer otro.',
  ]);
  const atNam = await nam.call('order/add', { order: anOrder([part]) }, ana.token);
  expect(atNam.error).toContain('(también en RTC)');
});

test('who sells for one site’s company sees and moves nothing of the other’s', async () => {
  const { guid } = await placeOrder(rtc, ana.token, anOrder([await board()]));
  const seller = await aSeller(rtc);
  const other = await aSeller(nam);
  const listed = { filters: {}, rowIndex: 0, rowsMax: 10 };
  const company = (await rtc.call('user/get', { guid: seller.guid }, seller.token)).data?.sellsFor[0]?.id ?? 0;
  const orders = (shop: TestShop, token: string) =>
    shop.call('order/filter', { ...listed, filters: { toCompany: company } }, token);
  expect((await orders(rtc, seller.token)).resultCount).toBe(1);
  expect((await orders(nam, seller.token)).resultCount).toBe(0);
  expect((await orders(rtc, other.token)).status).toBe(404);
  const move = { orderId: guid, state: 'PAP' as const, sendEmail: false };
  for (const [shop, token] of [[nam, seller.token] as const, [rtc, other.token] as const]) {
    const answer = await shop.call('order/changeState', move, token);
    expect([answer.status, answer.error]).toEqual([404, 'Ese pedido no existe']);
  }
  expect((await rtc.call('order/changeState', { ...move, orderId: randomUUID() }, seller.token)).status).toBe(404);
  expect((await rtc.call('order/changeState', move, seller.token)).data?.state).toBe('PAP');
});

test('who sells for the companies of both sites is led at each to the orders of its own', async () => {
  const companies = { RTC: await readyForOrders(rtc), NAM: await readyForOrders(nam) };
  const other = await aCompany(rtc.database.db, { name: 'Taller Sur SRL' });
  const sellsFor = [companies.RTC.id, companies.NAM.id, other.id];
  const { guid, token } = await aSignedIn(rtc, { roles: ['seller'], sellsFor });
  const led = async (shop: TestShop) =>
    (await shop.call('user/get', { guid }, token)).data?.sellsFor.map(({ id }) => id).toSorted((a, b) => a - b);
  expect(await led(rtc)).toEqual([companies.RTC.id, other.id]);
  expect(await led(nam)).toEqual([companies.NAM.id, other.id]);
});

test('a slip is sent, and its file is got, at the site of its order alone', async () => {
  const { guid: orderId } = await placeOrder(rtc, ana.token, anOrder([await board()]));
  const slip = { orderId, file: { bytes: pdf() } };
  expect((await sendSlip(nam, ana.token, slip)).status).toBe(404);
  const { order } = await sendSlip(rtc, ana.token, slip);
  const at = async ({ app, origin }: TestShop) => {
    const headers = { authorization: `OAuth ${ana.token}` };
    return (await app.request(`${origin}/comprobantes/${order?.slips[0]?.guid}`, { headers })).status;
  };
  expect([await at(rtc), await at(nam)]).toEqual([200, 404]);
  await rm(rtc.slipsFolder, { recursive: true });
});
