import { beforeEach, describe, expect, test } from 'vitest';
import { type OrderState, orderStates } from '#contract/plain/commerce';
import { messages, sentence } from '#contract/plain/messages';
import { aCompany } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { aSlip, sendSlip } from '#server/test/a-slip';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { anOrder, aShopForOrders, inState, placeOrder, stockNow } from '#server/test/an-order';
import { listed } from '#server/test/every-call';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
let seller: Awaited<ReturnType<typeof aSeller>>;
let board: Awaited<ReturnType<typeof aProduct>>;
let orderId: string;
beforeEach(async () => {
  ({ shop, ana } = await aShopForOrders());
  seller = await aSeller(shop, { firstName: 'Leo', lastName: 'Paz' });
  board = await aProduct(shop, { name: 'Placa Uno', stock: { BUL: 5 } });
  orderId = (await placeOrder(shop, ana.token, anOrder([{ ...board, quantity: 2 }]))).guid;
});

const find = async () => (await shop.call('order/find', { orderId }, ana.token)).data;
const approve = (slipId: string, token = seller.token) => shop.call('slip/approve', { slipId }, token);
const reject = (slipId: string, reason = 'No llegó el depósito', token = seller.token) =>
  shop.call('slip/reject', { slipId, reason }, token);
const mailsTo = async (to: string) => {
  const mails = shop.database.db.selectFrom('mail').select(['subject', 'text']).where('recipient', '=', to);
  return mails.orderBy('id').execute();
};
const states = async () => (await find())?.slips.map(({ state }) => state);

describe('approving', () => {
  test('moves the order to PAP with its mail, and all its slips that wait', async () => {
    const [first, second] = [await aSlip(shop, orderId), await aSlip(shop, orderId)];
    const answer = await approve(first);
    expect([answer.status, answer.error]).toEqual([200, '']);
    expect(answer.data).toMatchObject({
      state: 'PAP',
      slips: [
        { guid: first, state: 'approved', decidedBy: 'Leo Paz', reason: null },
        { guid: second, state: 'approved', decidedBy: 'Leo Paz' },
      ],
    });
    expect(answer.data?.events.at(-1)).toMatchObject({
      by: 'Leo Paz',
      from: 'PPE',
      to: 'PAP',
      mailed: true,
      reason: 'Comprobante aprobado',
    });
    expect((await mailsTo(ana.email)).map(({ subject }) => subject)).toEqual([
      'Recibimos tu pedido 1',
      'Tu pedido 1: Pago aprobado',
    ]);
    expect(await stockNow(shop, board)).toEqual({ BUL: [5, 2] });
  });

  test('twice, or by many at once, is one move and one mail', async () => {
    const slipId = await aSlip(shop, orderId);
    const answers = await Promise.all([1, 2, 3, 4].map(() => approve(slipId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await approve(slipId)).data?.state).toBe('PAP');
    expect((await find())?.events.map(({ to }) => to)).toEqual(['INI', 'PPE', 'PAP']);
    expect(await mailsTo(ana.email)).toHaveLength(2);
  });

  test('and rejecting at once: one of them counts, the other hears who was first', async () => {
    const slipId = await aSlip(shop, orderId);
    const answers = await Promise.all([approve(slipId), reject(slipId)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const isApproved = answers[0]?.status === 200;
    expect(answers.find(({ status }) => status === 409)?.error).toBe(
      sentence('slip.decided', { by: 'Leo Paz', state: isApproved ? 'aprobado' : 'rechazado' }),
    );
    expect([await states(), (await find())?.state]).toEqual(isApproved ? [['approved'], 'PAP'] : [['rejected'], 'PPE']);
  });

  test('and the buyer cancelling at once: the order is one or the other', async () => {
    const slipId = await aSlip(shop, orderId);
    const [approved, cancelled] = await Promise.all([
      approve(slipId),
      shop.call('order/cancel', { orderId }, ana.token),
    ]);
    const [won, lost] = approved.status === 200 ? [approved, cancelled] : [cancelled, approved];
    expect([won.status, lost.status]).toEqual([200, 409]);
    expect((await find())?.state).toBe(approved.status === 200 ? 'PAP' : 'CAN');
    expect(await states()).toEqual([approved.status === 200 ? 'approved' : 'waiting']);
  });

  test('takes stock again where the order had given it back, and says what is missing', async () => {
    const slipId = await aSlip(shop, orderId);
    await inState(shop, orderId, 'PCH');
    await shop.database.db.updateTable('stock').set({ on_hand: 1 }).execute();
    const short = await approve(slipId);
    expect([short.status, short.error, await states()]).toEqual([
      409,
      sentence('order.noStock', { names: board.name }),
      ['waiting'],
    ]);
    await shop.database.db.updateTable('stock').set({ on_hand: 5 }).execute();
    expect((await approve(slipId)).data?.state).toBe('PAP');
    expect(await stockNow(shop, board)).toEqual({ BUL: [5, 2] });
  });

  test.each(['PAP', 'DIS', 'CAN'] as OrderState[])(
    'is refused once the order is in %s; rejecting is not',
    async (state) => {
      const slipId = await aSlip(shop, orderId);
      await inState(shop, orderId, state);
      const { label } = orderStates[state];
      const refused = await approve(slipId);
      expect([refused.status, refused.error]).toEqual([409, sentence('slip.notPayable', { state: label })]);
      expect(await states()).toEqual(['waiting']);
      const { data } = await reject(slipId, 'Te devolvemos el dinero');
      expect([data?.state, data?.slips[0]?.state]).toEqual([state, 'rejected']);
    },
  );

  test('is done by a seller’s own move to PAP, and by no other', async () => {
    await aSlip(shop, orderId);
    const move = (state: string) => shop.call('order/changeState', { orderId, state, sendEmail: false }, seller.token);
    await move('PAP');
    expect((await find())?.slips).toMatchObject([{ state: 'approved', decidedBy: 'Leo Paz' }]);
    orderId = (await placeOrder(shop, ana.token, anOrder([board]))).guid;
    await aSlip(shop, orderId);
    await move('CAN');
    expect(await states()).toEqual(['waiting']);
  });
});

describe('rejecting', () => {
  test('leaves the order, tells its buyer why, and he may send another', async () => {
    const slipId = await aSlip(shop, orderId);
    const { data } = await reject(slipId, 'La foto no se lee');
    expect(data).toMatchObject({
      state: 'PPE',
      slips: [{ state: 'rejected', decidedBy: 'Leo Paz', reason: 'La foto no se lee' }],
    });
    const [, mail] = await mailsTo(ana.email);
    expect(mail?.subject).toBe('Sobre el comprobante de tu pedido 1');
    expect(mail?.text).toContain('Motivo: La foto no se lee');
    expect((await find())?.maySendSlip).toBe(true);
    expect((await sendSlip(shop, ana.token, { orderId, reference: '78' })).order?.slips).toHaveLength(2);
    expect((await reject(slipId, 'Otra cosa')).data?.slips[0]?.reason).toBe('La foto no se lee');
    expect(await mailsTo(ana.email)).toHaveLength(2);
  });

  test('mails the reason of the slip that was rejected last, whichever was sent first', async () => {
    const [first, second] = [await aSlip(shop, orderId), await aSlip(shop, orderId)];
    await reject(second, 'Motivo del segundo');
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    await reject(first, 'Motivo del primero');
    const texts = (await mailsTo(ana.email)).map(({ text }) => text);
    expect(texts.at(-2)).toContain('Motivo del segundo');
    expect(texts.at(-1)).toContain('Motivo del primero');
  });

  test('needs a reason, for a slip that exists', async () => {
    const slipId = await aSlip(shop, orderId);
    const refused = await reject(slipId, '  ');
    expect([refused.status, refused.fields]).toEqual([422, { reason: messages['field.required'] }]);
    expect((await reject(crypto.randomUUID(), '')).status).toBe(404);
    expect(await states()).toEqual(['waiting']);
  });
});

test('who does not sell for the company finds no slip', async () => {
  const slipId = await aSlip(shop, orderId);
  const other = await aCompany(shop.database.db, { name: 'Otra' });
  const stranger = await aSignedIn(shop, { roles: ['seller'], sellsFor: [other.id] });
  for (const answer of [await approve(slipId, stranger.token), await reject(slipId, 'x', stranger.token)])
    expect([answer.status, answer.error]).toEqual([404, messages['slip.notFound']]);
  expect((await reject(slipId, '', stranger.token)).status).toBe(404);
  expect((await approve(slipId, ana.token)).status).toBe(403);
  expect((await approve(crypto.randomUUID())).status).toBe(404);
  const list = await shop.call('slip/filter', listed, stranger.token);
  expect([list.data, list.resultCount]).toEqual([[], 0]);
  expect(await states()).toEqual(['waiting']);
});

describe('the queue', () => {
  const filter = (filters: object, token = seller.token) => shop.call('slip/filter', { ...listed, filters }, token);
  const references = async (filters: object, token?: string) =>
    (await filter(filters, token)).data?.map(({ reference }) => reference);

  test('has what waits, oldest first, with what is expected; what is decided newest first', async () => {
    await shop.database.db
      .updateTable('orders')
      .set({ rate: '40.5', rate_date: '2026-11-20', total_uyu_cents: 99_90 })
      .execute();
    const [first] = [await aSlip(shop, orderId, 'uno'), await aSlip(shop, orderId, 'dos')];
    const { data, resultCount } = await filter({ state: 'waiting' });
    const found = await find();
    expect(resultCount).toBe(2);
    expect(data?.map(({ reference }) => reference)).toEqual(['uno', 'dos']);
    expect(data?.[0]).toMatchObject({
      guid: first,
      by: 'Ana Pérez',
      alsoIn: [],
      order: {
        guid: orderId,
        number: 1,
        state: 'PPE',
        userEmail: ana.email,
        personName: 'Ana',
        personLastName: 'Pérez',
        paymentName: found?.paymentName,
        total: found?.total,
        totalUYU: 99_90,
      },
    });
    await reject(first);
    await aSlip(shop, orderId, 'tres');
    expect(await references({ state: 'waiting' })).toEqual(['dos', 'tres']);
    expect(await references({ state: 'rejected' })).toEqual(['uno']);
    expect(await references({})).toEqual(['tres', 'dos', 'uno']);
    expect(await references({ orderNumber: 1, state: 'waiting' })).toEqual(['dos', 'tres']);
    expect(await references({ orderNumber: 2 })).toEqual([]);
    expect((await shop.call('slip/filter', { filters: {}, rowIndex: 1, rowsMax: 1 }, seller.token)).data).toMatchObject(
      [{ reference: 'dos' }],
    );
  });

  test('is a company’s; an administrator has all', async () => {
    await aSlip(shop, orderId, 'uno');
    const other = await aCompany(shop.database.db, { name: 'Otra' });
    const administrator = await aSignedIn(shop, { roles: ['administrator'] });
    const own = (await find())?.toCompanyId;
    expect(await references({ toCompany: own })).toEqual(['uno']);
    expect((await filter({ toCompany: other.id })).status).toBe(404);
    expect(await references({}, administrator.token)).toEqual(['uno']);
    expect(await references({ toCompany: other.id }, administrator.token)).toEqual([]);
    const retired = await aSignedIn(shop, { roles: ['seller'] });
    expect(await references({}, retired.token)).toEqual([]);
  });

  test('says for which other orders the same number was sent', async () => {
    await aSlip(shop, orderId, '77');
    const beto = await aSignedIn(shop);
    const another = await placeOrder(shop, beto.token, anOrder([board]));
    await aSlip(shop, another.guid, '77');
    const { data } = await filter({});
    expect(data?.map(({ alsoIn }) => alsoIn)).toEqual([[1], [another.number]]);
  });
});
