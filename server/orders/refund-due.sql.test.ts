import { beforeEach, describe, expect, test } from 'vitest';
import type { OrderState } from '#contract/plain/commerce';
import { notedRefunds } from '#contract/plain/held-money';
import { messages } from '#contract/plain/messages';
import { countQueries } from '#server/database/count-queries';
import { moveByClock } from '#server/orders/order-clock.service';
import { aCompany } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { aSlip } from '#server/test/a-slip';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { anOrder, aShopForOrders, inState, placeOrder } from '#server/test/an-order';
import { mailsOf } from '#server/test/mails';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
let seller: Awaited<ReturnType<typeof aSeller>>;
let orderId: string;
beforeEach(async () => {
  ({ shop, ana } = await aShopForOrders());
  seller = await aSeller(shop, { firstName: 'Leo', lastName: 'Paz' });
  const board = await aProduct(shop, { name: 'Placa Uno', price: 1000, stock: { BUL: 5 } });
  orderId = (await placeOrder(shop, ana.token, anOrder([board]))).guid;
});

const cancel = () => shop.call('order/cancel', { orderId }, ana.token);
const change = (state: OrderState) =>
  shop.call('order/changeState', { orderId, state, sendEmail: false }, seller.token);
const reject = (slipId: string) => shop.call('slip/reject', { slipId, reason: 'No llegó nada' }, seller.token);
const find = async () => (await shop.call('order/find', { orderId }, ana.token)).data;
const alerts = async () => (await shop.call('payment/listAlerts', { toCompany: null }, seller.token)).data ?? [];
const newestTo = async (to: string) => (await mailsOf(shop)).findLast((mail) => mail.to === to);
const claimed = 'Enviaste un comprobante: si el dinero llegó, te lo devolvemos.';

describe('cancelling an order whose money no provider knows', () => {
  test('by its buyer, with a slip that waits: an alert, and a mail that says what becomes of the money', async () => {
    await aSlip(shop, orderId);
    expect((await cancel()).data).toMatchObject({ state: 'CAN', refundDue: true, events: [{}, {}, { mailed: true }] });
    expect(await alerts()).toMatchObject([
      {
        kind: 'refundDue',
        orderNumber: 1,
        paymentId: null,
        method: 'SADE',
        currency: 'USD',
        amount: 1600,
        providerId: '',
      },
    ]);
    const mail = await newestTo(ana.email);
    expect([mail?.subject, mail?.text]).toEqual(['Tu pedido 1: Cancelado', expect.stringContaining(claimed)]);
    const told = (await mailsOf(shop)).filter(
      ({ subject }) => subject === 'Alerta del pedido Nº 1: Dinero por devolver',
    );
    expect(told.map(({ text }) => text)).toEqual([
      expect.stringContaining('Medio: Depósito Santander\nTotal: U$S 16,00\n'),
    ]);
  });

  test('its alert is of its company alone', async () => {
    const listed = (toCompany: number) => shop.call('payment/listAlerts', { toCompany }, seller.token);
    await aSlip(shop, orderId);
    const { data } = await cancel();
    expect((await listed(data?.toCompanyId ?? 0)).data).toMatchObject([{ orderNumber: 1 }]);
    const other = await aCompany(shop.database.db);
    const admin = await aSignedIn(shop, { roles: ['administrator'] });
    expect((await shop.call('payment/listAlerts', { toCompany: other.id }, admin.token)).data).toEqual([]);
    expect((await listed(other.id)).error).toBe(messages['company.notFound']);
  });

  test('reads the whole order once', async () => {
    const { queries } = await countQueries(cancel);
    expect(queries.filter((sql) => sql.includes('as "termsVersion"'))).toHaveLength(1);
  });

  test.each(['PAP', 'DIS'] as const)(
    'by a seller who saw the money, in %s: the same, whatever his switch says',
    async (from) => {
      await inState(shop, orderId, from);
      expect((await change('CAN')).data).toMatchObject({ refundDue: true });
      expect((await alerts()).map(({ kind }) => kind)).toEqual(['refundDue']);
      expect((await newestTo(ana.email))?.text).toContain(
        'Recibimos tu pago: te lo devolvemos y te avisamos por correo.',
      );
    },
  );

  test('by the clock, once nobody looked at its slip for ten days', async () => {
    await aSlip(shop, orderId);
    shop.clock.now = new Date(shop.clock.now.getTime() + 11 * 24 * 3_600_000);
    await moveByClock(shop.ctx);
    expect(await find()).toMatchObject({ state: 'CAN', refundDue: true });
    expect((await newestTo(ana.email))?.text).toContain(claimed);
  });

  test('without a slip, or with none but rejected ones, nothing is due and nobody is mailed', async () => {
    await reject(await aSlip(shop, orderId));
    const before = (await newestTo(ana.email))?.subject;
    expect((await cancel()).data).toMatchObject({ refundDue: false, events: [{}, {}, { mailed: false }] });
    expect([await alerts(), (await newestTo(ana.email))?.subject]).toEqual([[], before]);
  });

  test('who has its link reads of the money too, while it is due', async () => {
    await aSlip(shop, orderId);
    const { link = '' } = (await cancel()).data ?? {};
    const [, , , key = ''] = link.split('/');
    const heldMoney = async () => (await shop.call('order/follow', { orderId, key })).data?.heldMoney;
    expect(await heldMoney()).toBe('claimed');
    await note();
    expect(await heldMoney()).toBe('none');
  });
});

const note = async (reason = 'Transferencia 4512 del 20/11') => {
  const [alert] = (await alerts()).map(({ id }) => id);
  return shop.call('payment/solveAlert', { orderId, alertId: alert ?? 0, reason }, seller.token);
};

describe('what was due', () => {
  test('ends once its refund is noted: the history and a mail say how, and its slip is answered', async () => {
    await aSlip(shop, orderId);
    await cancel();
    const [alert] = await alerts();
    expect(await find()).toMatchObject({ refunds: [] });
    expect((await note()).data?.alerts).toMatchObject([{ kind: 'refundDue', solvedBy: 'Leo Paz' }]);
    const noted = await find();
    expect(noted).toMatchObject({
      state: 'CAN',
      refundDue: false,
      slips: [{ state: 'approved', decidedBy: 'Leo Paz' }],
      // The whole order: no provider knows of it.
      refunds: [{ currency: 'USD', amount: 1600 }],
    });
    const event = {
      by: 'Leo Paz',
      from: 'CAN',
      to: 'CAN',
      mailed: true,
      reason: 'Devolución: Transferencia 4512 del 20/11',
    };
    expect(noted?.events.at(-1)).toMatchObject(event);
    expect(noted && notedRefunds(noted)).toEqual(['Transferencia 4512 del 20/11']);
    const mail = await newestTo(ana.email);
    expect([mail?.subject, mail?.text]).toEqual([
      'Sobre el dinero de tu pedido 1',
      expect.stringContaining('\n\nDevolución: Transferencia 4512 del 20/11\n\n'),
    ]);
    const again = (token: string, reason: string) =>
      shop.call('payment/solveAlert', { orderId, alertId: alert?.id ?? 0, reason }, token);
    expect((await again(seller.token, 'Transferencia 4512 del 20/11')).status).toBe(200);
    const other = await aSeller(shop, { firstName: 'Eva', lastName: 'Sosa' });
    for (const [token, reason] of [
      [seller.token, 'Otra vez'],
      [other.token, 'Transferencia 4512 del 20/11'],
    ] as const) {
      const { status, error } = await again(token, reason);
      expect([status, error]).toEqual([409, 'Leo Paz ya resolvió esa alerta: «Transferencia 4512 del 20/11»']);
    }
    expect((await find())?.events).toEqual(noted?.events);
  });

  test('ends once its last slip is rejected, as no money came', async () => {
    const [first, second] = [await aSlip(shop, orderId), await aSlip(shop, orderId)];
    await cancel();
    await reject(first);
    expect(await alerts()).toHaveLength(1);
    await reject(second);
    expect([await alerts(), (await find())?.refundDue]).toEqual([[], false]);
    expect((await newestTo(ana.email))?.text).not.toContain(claimed);
  });

  test('does not end by a rejected slip where a seller saw the money', async () => {
    const slip = await aSlip(shop, orderId);
    await inState(shop, orderId, 'PAP');
    await change('CAN');
    await reject(slip);
    expect(await alerts()).toHaveLength(1);
  });
});

describe('what cancelling would leave is said before it is done', () => {
  const left = async () => (await shop.call('order/find', { orderId }, seller.token)).data?.moneyIfCancelled;

  test('nothing without a slip that stands, a claim with one, and nothing once it is done', async () => {
    expect(await left()).toBe('none');
    const slip = await aSlip(shop, orderId);
    expect([await left(), (await find())?.moneyIfCancelled]).toEqual(['claimed', 'claimed']);
    await reject(slip);
    expect(await left()).toBe('none');
    await aSlip(shop, orderId);
    const filters = { toCompany: (await find())?.toCompanyId };
    const listed = await shop.call('order/filter', { filters, rowIndex: 0, rowsMax: 9 }, seller.token);
    expect(listed.data).toMatchObject([{ moneyIfCancelled: 'claimed' }]);
    expect((await cancel()).data).toMatchObject({ refundDue: true, moneyIfCancelled: 'none' });
  });

  test.each(['PAP', 'DIS'] as const)('what a seller saw, in %s', async (state) => {
    await inState(shop, orderId, state);
    expect(await left()).toBe('paid');
  });
});
