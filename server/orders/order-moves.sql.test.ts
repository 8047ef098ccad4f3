import { beforeEach, describe, expect, test } from 'vitest';
import type { OrderState } from '#contract/plain/commerce';
import { aCompany } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { anOrder, aPickup, aShopForOrders, inState, placeOrder, stockNow } from '#server/test/an-order';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
let seller: Awaited<ReturnType<typeof aSeller>>;
let board: Awaited<ReturnType<typeof aProduct>>;
beforeEach(async () => {
  ({ shop, ana } = await aShopForOrders());
  seller = await aSeller(shop, { firstName: 'Beto', lastName: 'Sosa' });
  board = await aProduct(shop, { name: 'Placa Uno', stock: { BUL: 5 } });
});

const placed = () => placeOrder(shop, ana.token, anOrder([{ ...board, quantity: 2 }]));
const change = (
  orderId: string,
  state: OrderState,
  more: { sendEmail?: boolean; reason?: string; seenState?: OrderState } = {},
  token = seller.token,
) => shop.call('order/changeState', { orderId, state, sendEmail: false, ...more }, token);
const find = async (orderId: string) => (await shop.call('order/find', { orderId }, ana.token)).data;
/** Mails after those of a new order. */
const mails = async () => {
  const columns = ['subject', 'text', 'recipient'] as const;
  const rows = await shop.database.db.selectFrom('mail').select(columns).orderBy('id').execute();
  return rows.filter((row) => !/^(Recibimos|Pedido nuevo)/.test(row.subject));
};

describe('order/changeState', () => {
  test.each([
    ['INI', 'DIS', 'El pedido está en «Procesando pago...» y no puede pasar a «Despachado»'],
    ['PCH', 'DIS', 'El pedido está en «Pago inconcluso» y no puede pasar a «Despachado»'],
  ] as const)('names the states as people read them: %s to %s', async (from, to, sentence) => {
    const order = await placed();
    await inState(shop, order.guid, from);
    expect((await change(order.guid, to)).error).toBe(sentence);
  });

  test('keeps who, when and why, and takes a state in any case', async () => {
    const order = await placed();
    shop.clock.now = new Date('2026-11-20T18:00:00Z');
    const body = { orderId: order.guid, state: 'pap', sendEmail: false, reason: ' Transferencia vista ' };
    const response = await shop.post('order/changeState', JSON.stringify(body), { token: seller.token });
    expect(response.status).toBe(200);
    expect((await find(order.guid))?.events.at(-1)).toEqual({
      at: expect.stringMatching(/^2026-11-20T18:00:00/),
      by: 'Beto Sosa',
      from: 'PPE',
      to: 'PAP',
      mailed: false,
      reason: 'Transferencia vista',
    });
  });

  test('refuses a move of who saw another state, and says who moved it, between what and when', async () => {
    const { guid } = await placed();
    shop.clock.now = new Date('2026-11-20T18:00:00Z');
    await change(guid, 'PAP', { seenState: 'PPE' });
    const refused = await change(guid, 'CAN', { seenState: 'PPE' });
    expect([refused.status, refused.error]).toEqual([
      409,
      'Mientras tanto Beto Sosa lo pasó de «Pago pendiente» a «Pago aprobado», el 20/11/2026 a las 15:00. Fijate cómo quedó antes de cambiarlo.',
    ]);
    expect((await find(guid))?.state).toBe('PAP');
    expect((await change(guid, 'PAP', { seenState: 'PPE' })).status).toBe(200);
    expect((await change(guid, 'CAN', { seenState: 'PAP' })).data?.state).toBe('CAN');
  });

  test('of two sellers at once who saw the same state one moves it', async () => {
    const { guid } = await placed();
    const answers = await Promise.all([
      change(guid, 'PAP', { seenState: 'PPE' }),
      change(guid, 'CAN', { seenState: 'PPE' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test('mails the buyer where the switch says so, in the state’s words', async () => {
    const order = await placed();
    await change(order.guid, 'PAP', { sendEmail: true });
    await change(order.guid, 'PAP', { sendEmail: true });
    await change(order.guid, 'DIS', { sendEmail: false });
    const [mail, ...more] = await mails();
    expect(mail).toMatchObject({ recipient: 'ana@ejemplo.uy', subject: 'Tu pedido 1: Pago aprobado' });
    expect(more).toEqual([]);
    expect((await find(order.guid))?.events.slice(-2).map((event) => event.mailed)).toEqual([true, false]);
  });

  test.each(['MPU', 'PYPL'])('wants a reason to mark as paid by hand what goes by %s', async (paymentId) => {
    const order = await placed();
    await shop.database.db.updateTable('orders').set({ payment_id: paymentId }).execute();
    const bare = await change(order.guid, 'PAP');
    const reason = 'Escribí el motivo para marcar como pagado un pedido con pago en línea';
    expect([bare.status, bare.fields]).toEqual([422, { reason }]);
    expect((await change(order.guid, 'PAP', { reason: 'Lo vi en la cuenta' })).status).toBe(200);
  });

  test('of what gave its stock back takes it again, or says which product is short', async () => {
    const order = await placed();
    await inState(shop, order.guid, 'PCH');
    await shop.database.db.updateTable('stock').set({ reserved: 4 }).execute();
    const answer = await change(order.guid, 'PAP');
    expect([answer.status, answer.error]).toEqual([409, 'No hay stock suficiente de Placa Uno']);
    expect(answer.body.conflicts).toEqual([{ code: board.code, kind: 'stock', left: 1 }]);
    expect((await find(order.guid))?.state).toBe('PCH');
    await shop.database.db.updateTable('stock').set({ reserved: 3 }).execute();
    expect((await change(order.guid, 'PAP')).data?.state).toBe('PAP');
    expect(await stockNow(shop, board)).toEqual({ BUL: [5, 5] });
  });

  test('gives units back to the branches they came from', async () => {
    const split = await aProduct(shop, { stock: { BUL: 2, CLA: 3 } });
    const order = await placeOrder(shop, ana.token, anOrder([{ ...split, quantity: 4 }]));
    expect(await stockNow(shop, split)).toEqual({ BUL: [2, 1], CLA: [3, 3] });
    await change(order.guid, 'PAP');
    await change(order.guid, 'DIS');
    expect(await stockNow(shop, split)).toEqual({ BUL: [1, 0], CLA: [0, 0] });
    await change(order.guid, 'CAN');
    expect(await stockNow(shop, split)).toEqual({ BUL: [2, 0], CLA: [3, 0] });
  });

  test('counts what is shipped as that day’s sale, and no longer when it comes back', async () => {
    const sales = () =>
      shop.database.db.selectFrom('product_sale').select(['product_id', 'sale_date', 'quantity']).execute();
    const [first, second] = [await placed(), await placed()];
    // Still the 20th in Montevideo.
    shop.clock.now = new Date('2026-11-21T01:30:00Z');
    for (const { guid } of [first, second]) {
      for (const state of ['PAP', 'DIS'] as const) await change(guid, state);
    }
    expect(await sales()).toEqual([{ product_id: board.id, sale_date: '2026-11-20', quantity: 4 }]);
    const card = async () => (await shop.call('product/find', { code: board.code }, seller.token)).data;
    expect((await card())?.lastSale).toBe('2026-11-20');
    shop.clock.now = new Date('2026-11-21T04:00:00Z');
    await change(first.guid, 'CAN');
    expect(await sales()).toEqual([{ product_id: board.id, sale_date: '2026-11-20', quantity: 2 }]);
    await change(second.guid, 'CAN');
    expect(await sales()).toEqual([]);
  });

  test('is a 403 for customers, and for the buyer himself', async () => {
    const order = await placed();
    expect((await change(order.guid, 'CAN', {}, ana.token)).status).toBe(403);
  });

  test('is a 404 for sellers of another company, before any rule of a field', async () => {
    const order = await placed();
    const other = await aCompany(shop.database.db, { name: 'Otra' });
    const stranger = await aSignedIn(shop, { roles: ['seller'], sellsFor: [other.id] });
    const position = await aSignedIn(shop, { roles: ['seller'] });
    for (const { token } of [stranger, position]) {
      for (const more of [{}, { reason: 'x'.repeat(400) }]) {
        const answer = await change(order.guid, 'CAN', more, token);
        expect([answer.status, answer.error]).toEqual([404, 'Ese pedido no existe']);
      }
    }
    expect((await change(order.guid, 'CAN', { reason: 'x'.repeat(400) })).status).toBe(422);
    const administrator = await aSignedIn(shop, { roles: ['administrator'] });
    expect((await change(order.guid, 'CAN', {}, administrator.token)).status).toBe(200);
  });
});

describe('order/cancel', () => {
  test('gives the stock back, once, and leaves it so', async () => {
    const order = await placed();
    for (let at = 0; at < 2; at += 1) {
      const { data } = await shop.call('order/cancel', { orderId: order.guid }, ana.token);
      expect(data).toMatchObject({ state: 'CAN', instructions: null, expires: null });
      expect(data?.events).toHaveLength(3);
    }
    expect(await stockNow(shop, board)).toEqual({ BUL: [5, 0] });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([shop.ctx.site.contact.email]);
  });
  test.each(['PAP', 'DIS'] as const)('is a 409 once it is in %s', async (state) => {
    const order = await placed();
    await inState(shop, order.guid, state);
    expect((await shop.call('order/cancel', { orderId: order.guid }, ana.token)).status).toBe(409);
  });
  test('is a 404 for another’s order, a seller’s too', async () => {
    const order = await placed();
    const other = await aSignedIn(shop);
    for (const { token } of [other, seller]) {
      expect((await shop.call('order/cancel', { orderId: order.guid }, token)).status).toBe(404);
    }
  });
});

describe('order/pay', () => {
  const pay = (orderId: string, paymentId: string, token = ana.token) =>
    shop.call('order/pay', { orderId, paymentId }, token);

  test('changes the method, keeps the deadline, mails the new instructions', async () => {
    const order = await placed();
    shop.clock.now = new Date('2026-11-22T15:00:00Z');
    const { data, payment } = await pay(order.guid, 'ABGI');
    expect(data).toMatchObject({ state: 'PPE', paymentName: 'Giro Abitab', expires: order.expires });
    expect(data?.events.at(-1)).toMatchObject({ from: 'PPE', to: 'PPE', reason: 'Forma de pago: Giro Abitab' });
    expect(payment).toEqual({ kind: 'instructions', text: data?.instructions });
    expect(data?.instructions).toContain('Abitab');
    expect((await mails()).map((mail) => mail.subject)).toEqual(['Cómo pagar tu pedido 1']);
    expect(await stockNow(shop, board)).toEqual({ BUL: [5, 2] });
  });
  test('with the method it has changes nothing', async () => {
    const order = await placed();
    const { data } = await pay(order.guid, 'SADE');
    expect(data).toEqual(order);
    expect(await mails()).toEqual([]);
  });
  test('takes an order up again that was left unfinished, with a new deadline', async () => {
    const order = await placed();
    await inState(shop, order.guid, 'PCH');
    shop.clock.now = new Date('2026-11-22T15:00:00Z');
    const { data } = await pay(order.guid, 'SADE');
    expect(data).toMatchObject({ state: 'PPE', expires: '2026-11-25T21:00:00.000Z' });
    expect(await stockNow(shop, board)).toEqual({ BUL: [5, 2] });
  });
  test('of such an order without stock is a 409 that names the product', async () => {
    const order = await placed();
    await inState(shop, order.guid, 'PCH');
    await shop.database.db.updateTable('stock').set({ on_hand: 1 }).execute();
    const answer = await pay(order.guid, 'SADE');
    expect([answer.status, answer.error]).toEqual([409, 'No hay stock suficiente de Placa Uno']);
  });
  test.each(['PAP', 'DIS', 'CAN'] as const)('is a 409 in %s', async (state) => {
    const order = await placed();
    await inState(shop, order.guid, state);
    expect((await pay(order.guid, 'SADE')).status).toBe(409);
  });
  test('is a 422 for a method that is not offered, a 404 for another’s order', async () => {
    const order = await placed();
    const answer = await pay(order.guid, 'MPU');
    expect([answer.status, answer.fields]).toEqual([422, { paymentId: 'Elegí una forma de pago' }]);
    expect((await pay(order.guid, 'SADE', seller.token)).status).toBe(404);
  });
});

describe('a pickup that was left unfinished', () => {
  test('takes its units from its branch again', async () => {
    const two = await aProduct(shop, { stock: { BUL: 5, CLA: 5 } });
    const order = await placeOrder(shop, ana.token, aPickup([two], { branchCode: 'CLA' }));
    await inState(shop, order.guid, 'PCH');
    await shop.call('order/pay', { orderId: order.guid, paymentId: 'SADE' }, ana.token);
    expect(await stockNow(shop, two)).toEqual({ BUL: [5, 0], CLA: [5, 1] });
  });
});
