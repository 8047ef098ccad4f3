import { beforeEach, describe, expect, test } from 'vitest';
import { moveByClock } from '#server/orders/order-clock.service';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { anOrder, aShopForOrders, inState, placeOrder, stockNow } from '#server/test/an-order';
import { setSetting } from '#server/test/set-setting';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
let board: Awaited<ReturnType<typeof aProduct>>;
beforeEach(async () => {
  ({ shop, ana } = await aShopForOrders());
  board = await aProduct(shop, { name: 'Placa Uno', stock: { BUL: 5 } });
});

const placed = () => placeOrder(shop, ana.token, anOrder([{ ...board, quantity: 2 }]));
const at = async (time: string) => {
  shop.clock.now = new Date(time);
  return moveByClock(shop.ctx);
};
const find = async (orderId: string) => (await shop.call('order/find', { orderId }, ana.token)).data;
const subjects = async () =>
  (await shop.database.db.selectFrom('mail').select('subject').orderBy('id').execute()).map((row) => row.subject);

describe('the clock', () => {
  test('reminds a day before a deposit ends, once, and cancels it when it ends', async () => {
    const { guid } = await placed();
    expect(await at('2026-11-22T20:59:59Z')).toEqual({ moved: 0, reminded: 0, asked: 0 });
    expect(await at('2026-11-22T21:00:00Z')).toEqual({ moved: 0, reminded: 1, asked: 0 });
    expect(await at('2026-11-23T20:59:59Z')).toEqual({ moved: 0, reminded: 0, asked: 0 });
    expect(await stockNow(shop, board)).toEqual({ BUL: [5, 2] });
    expect(await at('2026-11-23T21:00:00Z')).toEqual({ moved: 1, reminded: 0, asked: 0 });
    expect(await at('2026-11-24T15:00:00Z')).toEqual({ moved: 0, reminded: 0, asked: 0 });
    expect((await find(guid))?.events.at(-1)).toMatchObject({
      by: 'Sistema',
      from: 'PPE',
      to: 'CAN',
      mailed: false,
      reason: 'Venció el plazo para pagar',
    });
    expect(await stockNow(shop, board)).toEqual({ BUL: [5, 0] });
    expect(await subjects()).toEqual([
      'Pedido nuevo Nº 1 – U$S 31,00',
      'Recibimos tu pedido 1',
      'Mañana vence tu pedido 1',
    ]);
    const reminder = await shop.database.db.selectFrom('mail').select('text').orderBy('id', 'desc').executeTakeFirst();
    expect(reminder?.text).toContain('Te lo guardamos hasta el 23/11/2026 a las 18:00');
    expect(reminder?.text).toContain('Depositá o transferí');
  });

  test('leaves alone what was paid in time', async () => {
    const { guid } = await placed();
    await shop.call(
      'order/changeState',
      { orderId: guid, state: 'PAP', sendEmail: false },
      (await aSeller(shop)).token,
    );
    expect(await at('2026-12-24T15:00:00Z')).toEqual({ moved: 0, reminded: 0, asked: 0 });
    expect(await stockNow(shop, board)).toEqual({ BUL: [5, 2] });
  });

  test('takes the setting of the days, and reminds nobody of a deposit that ends within a day', async () => {
    await setSetting(shop, 'depositDays', 1);
    await at('2026-11-23T21:00:00Z');
    expect((await placed()).expires).toBe('2026-11-24T21:00:00.000Z');
    expect(await at('2026-11-23T21:01:00Z')).toEqual({ moved: 0, reminded: 0, asked: 0 });
    expect(await at('2026-11-24T21:00:00Z')).toEqual({ moved: 1, reminded: 0, asked: 0 });
  });

  test('gives up a try after 30 minutes and the order 24 hours later', async () => {
    const { guid } = await placed();
    await shop.database.db.updateTable('orders').set({ payment_id: 'MPU' }).execute();
    await inState(shop, guid, 'INI');
    expect(await at('2026-11-20T15:29:59Z')).toEqual({ moved: 0, reminded: 0, asked: 0 });
    expect(await at('2026-11-20T15:30:00Z')).toEqual({ moved: 1, reminded: 0, asked: 0 });
    expect([(await find(guid))?.state, await stockNow(shop, board)]).toEqual(['PCH', { BUL: [5, 0] }]);
    expect(await at('2026-11-21T15:29:59Z')).toEqual({ moved: 0, reminded: 0, asked: 0 });
    expect(await at('2026-11-21T15:30:00Z')).toEqual({ moved: 1, reminded: 0, asked: 0 });
    expect((await find(guid))?.state).toBe('CAN');
  });

  test('does nothing twice in two processes at once', async () => {
    const { guid } = await placed();
    shop.clock.now = new Date('2026-11-22T21:00:00Z');
    const reminded = await Promise.all([moveByClock(shop.ctx), moveByClock(shop.ctx)]);
    expect(reminded.reduce((sum, done) => sum + done.reminded, 0)).toBe(1);
    shop.clock.now = new Date('2026-11-23T21:00:00Z');
    const moved = await Promise.all([moveByClock(shop.ctx), moveByClock(shop.ctx)]);
    expect(moved.reduce((sum, done) => sum + done.moved, 0)).toBe(1);
    expect((await find(guid))?.events).toHaveLength(3);
    expect(await stockNow(shop, board)).toEqual({ BUL: [5, 0] });
  });
});

test('a new order frees what the buyer’s own unfinished online try holds', async () => {
  const first = await placeOrder(shop, ana.token, anOrder([{ ...board, quantity: 5 }]));
  await shop.database.db.updateTable('orders').set({ payment_id: 'MPU' }).execute();
  await inState(shop, first.guid, 'INI');
  const second = await placeOrder(shop, ana.token, anOrder([{ ...board, quantity: 4 }]));
  expect(second.state).toBe('PPE');
  expect(await find(first.guid)).toMatchObject({ state: 'PCH' });
  expect(await stockNow(shop, board)).toEqual({ BUL: [5, 4] });
  const other = await aSignedIn(shop);
  await inState(shop, second.guid, 'INI');
  const answer = await shop.call('order/add', { order: anOrder([{ ...board, quantity: 4 }]) }, other.token);
  expect(answer.status).toBe(409);
});
