import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { OrderState } from '#contract/plain/commerce';
import { orderStates } from '#contract/plain/commerce';
import { messages, sentence } from '#contract/plain/messages';
import { slipBytesMax } from '#contract/plain/slips';
import { aCompany } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { pdf, sendSlip } from '#server/test/a-slip';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { anOrder, aShopForOrders, inState, placeOrder } from '#server/test/an-order';
import { mailsOf } from '#server/test/mails';
import { plainPicture } from '#server/test/pictures';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
let orderId: string;
beforeEach(async () => {
  if (shop) await rm(shop.slipsFolder, { recursive: true, force: true });
  ({ shop, ana } = await aShopForOrders());
  const board = await aProduct(shop, { name: 'Placa Uno', stock: { BUL: 5 } });
  orderId = (await placeOrder(shop, ana.token, anOrder([board]))).guid;
});
afterAll(() => rm(shop.slipsFolder, { recursive: true, force: true }));

const find = async (token: string) => (await shop.call('order/find', { orderId }, token)).data;
const files = () => readdir(shop.slipsFolder).catch(() => []);
const get = (guid: string, token?: string) =>
  shop.app.request(`${shop.origin}/comprobantes/${guid}`, {
    ...(token && { headers: { authorization: `OAuth ${token}` } }),
  });
const kept = async () => ({
  files: await files(),
  rows: (await shop.database.db.selectFrom('order_slip').select('id').execute()).length,
});
const subjects = async () =>
  (await shop.database.db.selectFrom('mail').select('subject').orderBy('id').execute()).map((row) => row.subject);

describe('a slip', () => {
  test('with a file and a number waits, and the shop hears of it', async () => {
    const bytes = pdf();
    const sent = await sendSlip(shop, ana.token, {
      orderId,
      reference: ' 0012-34 ',
      file: { bytes, name: 'Depósito Itaú.jpg', type: 'image/jpeg' },
    });
    expect([sent.status, sent.error, sent.headers.get('content-type')]).toEqual([200, '', 'application/json']);
    const slip = {
      guid: expect.any(String),
      by: 'Ana Pérez',
      reference: '0012-34',
      fileName: 'Depósito Itaú.pdf',
      fileSize: bytes.length,
      state: 'waiting',
      decidedAt: null,
      decidedBy: null,
      reason: null,
    };
    expect(sent.order).toMatchObject({ state: 'PPE', slips: [slip], mayPay: false, mayCancel: true });
    expect(new Date(sent.order?.slips[0]?.at ?? 0)).toEqual(shop.clock.now);
    expect(await find(ana.token)).toEqual(sent.order);
    const [name = ''] = await files();
    const stored = await stat(join(shop.slipsFolder, name));
    expect([await files(), stored.size, stored.mode & 0o77]).toEqual([[name], bytes.length, 0]);
    expect(name).toMatch(/^[0-9a-f]{32}$/);
    expect((await subjects()).at(-1)).toBe('Comprobante del pedido Nº 1');
    expect((await mailsOf(shop)).at(-1)?.text).toContain('/gestion/comprobantes?pedido=1');
  });

  test('with a number alone is enough, and so is a picture', async () => {
    expect((await sendSlip(shop, ana.token, { orderId, reference: '77' })).order?.slips).toMatchObject([
      { reference: '77', fileName: null, fileSize: null },
    ]);
    const file = { bytes: await plainPicture(1), name: 'foto.png' };
    expect((await sendSlip(shop, ana.token, { orderId, file })).order?.slips).toHaveLength(2);
  });

  test('is got by its buyer and by who sells for the company, as an attachment; by nobody else', async () => {
    const bytes = pdf();
    const { order } = await sendSlip(shop, ana.token, { orderId, file: { bytes, name: 'recibo.pdf' } });
    const guid = order?.slips[0]?.guid ?? '';
    const seller = await aSeller(shop);
    const administrator = await aSignedIn(shop, { roles: ['administrator'] });
    for (const { token } of [ana, seller, administrator]) {
      const answer = await get(guid, token);
      expect([answer.status, Buffer.from(await answer.arrayBuffer())]).toEqual([200, bytes]);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="recibo.pdf"; filename*=UTF-8\'\'recibo.pdf',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      });
    }
    const other = await aCompany(shop.database.db, { name: 'Otra' });
    const strangers = [await aSignedIn(shop), await aSignedIn(shop, { roles: ['seller'], sellsFor: [other.id] })];
    for (const { token } of strangers) {
      expect((await get(guid, token)).status).toBe(404);
      expect((await sendSlip(shop, token, { orderId, reference: '1' })).status).toBe(404);
    }
    expect((await get(guid)).status).toBe(401);
    expect((await get('no-such', ana.token)).status).toBe(404);
    expect((await get(orderId, ana.token)).status).toBe(404);
  });

  test('of a number alone, and one whose file is gone, have none to get', async () => {
    const first = await sendSlip(shop, ana.token, { orderId, reference: '77' });
    expect((await get(first.order?.slips[0]?.guid ?? '', ana.token)).status).toBe(404);
    const second = await sendSlip(shop, ana.token, { orderId, file: { bytes: pdf() } });
    await rm(shop.slipsFolder, { recursive: true });
    expect((await get(second.order?.slips[1]?.guid ?? '', ana.token)).status).toBe(404);
  });

  test('that was sent twice is one; at once too', async () => {
    const same = { orderId, reference: '77', file: { bytes: pdf() } };
    const sent = await Promise.all([1, 2, 3].map(() => sendSlip(shop, ana.token, same)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await kept()).toEqual({ files: [expect.any(String)], rows: 1 });
  });

  test('may come from who sells for the company', async () => {
    const seller = await aSeller(shop, { firstName: 'Leo', lastName: 'Paz' });
    const { order } = await sendSlip(shop, seller.token, { orderId, reference: 'por WhatsApp' });
    expect(order?.slips).toMatchObject([{ by: 'Leo Paz' }]);
    expect((await subjects()).at(-1)).toBe('Recibimos tu pedido 1');
  });
});

describe('is refused and leaves nothing', () => {
  const nothing = { files: [], rows: 0 };
  const page = { bytes: Buffer.from('<html><script>alert(1)</script>'), name: 'recibo.pdf', type: 'application/pdf' };
  const large = { bytes: Buffer.concat([pdf(), Buffer.alloc(slipBytesMax)]) };
  test.each<[string, Parameters<typeof sendSlip>[2], number, string]>([
    ['without file and number', { reference: '   ' }, 422, messages['slip.empty']],
    ['with an empty file', { file: { bytes: Buffer.alloc(0) } }, 415, messages['slip.notAllowed']],
    ['a page that says it is a PDF', { file: page }, 415, messages['slip.notAllowed']],
    ['more than 5 MB', { file: large }, 413, messages['slip.tooLarge']],
    ['much more', { file: { bytes: Buffer.alloc(3 * slipBytesMax) } }, 413, messages['call.tooLarge']],
    ['a number without end', { reference: '7'.repeat(61) }, 422, messages['call.fields']],
  ])('%s', async (_, given, status, says) => {
    const answer = await sendSlip(shop, ana.token, { orderId, ...given });
    expect([answer.status, answer.error]).toEqual([status, says]);
    expect(await kept()).toEqual(nothing);
  });

  test('what is no form, names no order, or one that does not exist', async () => {
    const post = (body: string, type: string) =>
      shop.app.request(`${shop.origin}/rest/order/addSlip`, {
        method: 'POST',
        body,
        headers: { 'content-type': type, authorization: `OAuth ${ana.token}` },
      });
    const json = await post(JSON.stringify({ orderId }), 'application/json');
    expect([json.status, ((await json.json()) as { error: string }).error]).toEqual([400, messages['call.notForm']]);
    expect(
      (await post('--x\r\nContent-Disposition: form-data; name="orde', 'multipart/form-data; boundary=x')).status,
    ).toBe(400);
    expect((await sendSlip(shop, ana.token, { reference: '1' })).status).toBe(400);
    expect((await sendSlip(shop, ana.token, { orderId: 'x', reference: '1' })).status).toBe(400);
    const unknown = await sendSlip(shop, ana.token, { orderId: crypto.randomUUID(), file: page });
    expect([unknown.status, unknown.error]).toEqual([404, messages['order.notFound']]);
    expect((await sendSlip(shop, undefined, { orderId, reference: '1' })).status).toBe(401);
    expect(await kept()).toEqual(nothing);
  });

  test('the fourth, whatever became of the others', async () => {
    const { token } = await aSeller(shop);
    for (const reference of ['1', '2', '3']) {
      const { order } = await sendSlip(shop, ana.token, { orderId, reference });
      const slipId = order?.slips.at(-1)?.guid ?? '';
      await shop.call('slip/reject', { slipId, reason: 'No llegó' }, token);
    }
    const fourth = await sendSlip(shop, ana.token, { orderId, file: { bytes: pdf() } });
    expect([fourth.status, fourth.error]).toEqual([409, sentence('slip.tooMany', { max: 3 })]);
    expect(await kept()).toEqual({ files: [], rows: 3 });
    expect((await find(ana.token))?.maySendSlip).toBe(false);
  });

  test('the fourth and fifth of five at once', async () => {
    const five = ['1', '2', '3', '4', '5'].map((reference) => sendSlip(shop, ana.token, { orderId, reference }));
    const statuses = (await Promise.all(five)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
    expect((await kept()).rows).toBe(3);
  });

  test.each(['INI', 'PCH', 'PAP', 'DIS', 'CAN'] as OrderState[])('for an order in %s', async (state) => {
    await inState(shop, orderId, state);
    const { label } = orderStates[state];
    const answer = await sendSlip(shop, ana.token, { orderId, file: { bytes: pdf() } });
    expect([answer.status, answer.error]).toEqual([409, sentence('slip.notExpected', { state: label })]);
    expect((await find(ana.token))?.maySendSlip).toBe(false);
    expect(await kept()).toEqual(nothing);
  });

  test('for a pickup that waits at its branch, or was fetched: said as its buyer reads it', async () => {
    await shop.database.db.updateTable('orders').set({ shipping_id: 'RES' }).execute();
    await inState(shop, orderId, 'DIS');
    const refused = async () => (await sendSlip(shop, ana.token, { orderId, reference: '1' })).error;
    expect(await refused()).toBe(sentence('slip.notExpected', { state: 'Listo para retirar' }));
    await shop.database.db.updateTable('orders').set({ handed_over_at: shop.clock.now }).execute();
    expect(await refused()).toBe(sentence('slip.notExpected', { state: 'Retirado' }));
  });

  test('for an order that is paid online', async () => {
    await shop.database.db.updateTable('orders').set({ payment_id: 'MPU' }).execute();
    const answer = await sendSlip(shop, ana.token, { orderId, reference: '1' });
    expect([answer.status, answer.error]).toEqual([409, messages['slip.notDeposit']]);
  });

  test('after thirty in a quarter of an hour, from wherever', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 31; at++) statuses.push((await sendSlip(shop, ana.token, { orderId })).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 422), 429]);
  });
});

test('while a slip waits the method stays; the same method again is no change', async () => {
  await sendSlip(shop, ana.token, { orderId, reference: '77' });
  const other = await shop.call('order/pay', { orderId, paymentId: 'ABGI' }, ana.token);
  expect([other.status, other.error]).toEqual([409, messages['order.slipWaiting']]);
  expect((await shop.call('order/pay', { orderId, paymentId: 'SADE' }, ana.token)).status).toBe(200);
  const { token } = await aSeller(shop);
  const slipId = (await find(token))?.slips[0]?.guid ?? '';
  await shop.call('slip/reject', { slipId, reason: 'No llegó' }, token);
  expect((await shop.call('order/pay', { orderId, paymentId: 'ABGI' }, ana.token)).status).toBe(200);
});
