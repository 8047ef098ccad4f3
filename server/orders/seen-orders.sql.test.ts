import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { positions } from '#contract/plain/positions';
import { employ } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { aSlip } from '#server/test/a-slip';
import { aSeller } from '#server/test/an-account';
import { anOrder, aShopForOrders, placeOrder } from '#server/test/an-order';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let reader: Awaited<ReturnType<typeof aSeller>>;
let orderId: string;
let toCompany: number;
const buys = positions.COM;
beforeAll(async () => {
  // A position that sees orders and moves none.
  positions.COM = { sees: ['orders'], moves: [], decides: false, notes: false, sells: false };
  let ana: { token: string };
  ({ shop, ana } = await aShopForOrders());
  reader = await aSeller(shop, { sellsFor: [] });
  const placed = await placeOrder(shop, ana.token, anOrder([await aProduct(shop, { stock: { BUL: 5 } })]));
  [orderId, toCompany] = [placed.guid, placed.toCompanyId];
  await employ(shop.database.db, toCompany, reader.personId ?? 0, 'COM');
});
afterAll(() => {
  positions.COM = buys;
});

const page = { rowIndex: 0, rowsMax: 20 };

test('a position that only sees orders reads them, their money and slips', async () => {
  const slip = await aSlip(shop, orderId);
  const { token } = reader;
  const order = await shop.call('order/find', { orderId }, token);
  expect(order.data).toMatchObject({ guid: orderId, moves: [], mayNote: false, maySendSlip: false });
  expect((await shop.call('payment/list', { orderId }, token)).status).toBe(200);
  const slips = await shop.call('slip/filter', { filters: { toCompany }, ...page }, token);
  expect(slips.data?.map(({ guid }) => guid)).toEqual([slip]);
});

test('it decides nothing of them: a 403', async () => {
  const slipId = await aSlip(shop, orderId);
  const { token } = reader;
  const cfe = { type: 101, series: 'A', number: 1 };
  const refund = { id: 1, guid: crypto.randomUUID(), amount: 1, reason: 'x' };
  const answers = [
    await shop.call('slip/approve', { slipId }, token),
    await shop.call('slip/reject', { slipId, reason: 'x' }, token),
    await shop.call('order/changeState', { orderId, state: 'CAN', sendEmail: false }, token),
    await shop.call('order/addCfe', { orderId, cfe }, token),
    await shop.call('order/removeCfe', { orderId, cfeId: 1 }, token),
    await shop.call('payment/solveAlert', { orderId, alertId: 1, reason: 'x' }, token),
    await shop.call('payment/refund', { orderId, refund }, token),
  ];
  const paid = `${shop.origin}/rest/export/orders?toCompany=${toCompany}`;
  expect((await shop.app.request(paid, { headers: { authorization: `OAuth ${token}` } })).status).toBe(403);
  for (const { status, error } of answers) expect([status, error]).toEqual([403, messages['session.forbidden']]);
});
