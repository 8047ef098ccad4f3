import { beforeEach, describe, expect, test } from 'vitest';
import { addAsGuest, aGuestOrder } from '#server/test/a-guest-order';
import { aProduct } from '#server/test/a-product';
import { aSeller, type aSignedIn } from '#server/test/an-account';
import { anOrder, aPickup, aShopForOrders, inState, placeOrder, stockNow } from '#server/test/an-order';
import { mailsOf } from '#server/test/mails';
import { setSetting } from '#server/test/set-setting';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
let board: Awaited<ReturnType<typeof aProduct>>;
beforeEach(async () => {
  ({ shop, ana } = await aShopForOrders());
  board = await aProduct(shop, { code: 'PLA-1', stock: { BUL: 2, CLA: 9 } });
  await setSetting(shop, 'transferDays', 2);
});

const pickup = (quantity: number, given: Parameters<typeof aPickup>[1] = {}) =>
  aPickup([{ ...board, quantity }], { branchCode: 'BUL', transferDays: 2, ...given });
const add = (sent: ReturnType<typeof pickup>) => shop.call('order/add', { order: sent }, ana.token);
const find = async (orderId: string) => (await shop.call('order/find', { orderId }, ana.token)).data;
const newestTo = async (to: string) => (await mailsOf(shop)).findLast((mail) => mail.to === to);
const refusal = 'Así no se trae de otra sucursal: elegí otra forma de recibirlo';

describe('the rest is brought to the branch where it is picked up', () => {
  test('its units come first from there; order, mails and desk say so', async () => {
    const { data } = await add(pickup(3));
    expect(data).toMatchObject({ branchCode: 'BUL', transferDays: 2, transferDue: null });
    expect(await stockNow(shop, board)).toEqual({ BUL: [2, 2], CLA: [9, 1] });
    const unpaid = 'Sucursal BUL: lo que falta ahí llega de otra sucursal 2 días hábiles después del pago\n';
    for (const [to, words] of [
      [ana.email, 'Retirás en: '],
      [shop.ctx.site.contact.email, 'Retira en: '],
    ] as const)
      expect((await newestTo(to))?.text).toContain(words + unpaid);

    const orderId = data?.guid ?? '';
    const seller = await aSeller(shop);
    // It is paid on a Friday.
    await shop.call('order/changeState', { orderId, state: 'PAP', sendEmail: true }, seller.token);
    const paid = await find(orderId);
    expect(paid).toMatchObject({ transferDays: 2, transferDue: '2026-11-24T21:00:00.000Z' });
    expect((await newestTo(ana.email))?.text).toContain(
      'Retirás en: Sucursal BUL: lo que falta ahí llega de otra sucursal a más tardar el 24/11/2026\n',
    );
    expect((await shop.call('order/find', { orderId }, seller.token)).data?.desk?.places).toMatchObject([
      { branchCode: 'BUL', quantity: 2 },
      { branchCode: 'CLA', quantity: 1 },
    ]);
    const [, , , key = ''] = paid?.link.split('/') ?? [];
    const followed = await shop.call('order/follow', { orderId, key });
    expect(followed.data).toMatchObject({ transferDays: 2, transferDue: paid?.transferDue });
    await shop.call('order/changeState', { orderId, state: 'DIS', sendEmail: true }, seller.token);
    expect((await newestTo(ana.email))?.text).toContain('Retirás en: Sucursal BUL\n');
  });

  test('a visitor has it brought too', async () => {
    const sent = { branchCode: 'BUL', transferDays: 2 };
    expect((await addAsGuest(shop, aGuestOrder([{ ...board, quantity: 3 }], sent))).data).toMatchObject({
      transferDays: 2,
    });
  });

  test('of what the branch has by then nothing is said', async () => {
    expect((await add(pickup(2))).data).toMatchObject({ transferDays: null });
    expect(await stockNow(shop, board)).toEqual({ BUL: [2, 2], CLA: [9, 0] });
  });

  test('nor of what is sent, which comes from the first branch that has all', async () => {
    const { data } = await add(anOrder([{ ...board, quantity: 3 }], { transferDays: 2 }));
    expect(data?.transferDays).toBeNull();
    expect(await stockNow(shop, board)).toEqual({ BUL: [2, 0], CLA: [9, 3] });
  });

  test('what was given back is taken again the same way', async () => {
    const { guid } = await placeOrder(shop, ana.token, pickup(3));
    await inState(shop, guid, 'PCH');
    expect(await stockNow(shop, board)).toEqual({ BUL: [2, 0], CLA: [9, 0] });
    await shop.call('order/pay', { orderId: guid, paymentId: 'BRDE' }, ana.token);
    expect(await find(guid)).toMatchObject({ state: 'PPE', transferDays: 2 });
    expect(await stockNow(shop, board)).toEqual({ BUL: [2, 2], CLA: [9, 1] });
  });

  test('what is taken again where the branch has all by then waits for nothing', async () => {
    const { guid } = await placeOrder(shop, ana.token, pickup(3));
    await inState(shop, guid, 'PCH');
    expect(await find(guid)).toMatchObject({ transferDays: 2 });
    await shop.database.db.updateTable('stock').set({ on_hand: 5 }).execute();
    const seller = await aSeller(shop);
    await shop.call('order/changeState', { orderId: guid, state: 'PAP', sendEmail: true }, seller.token);
    expect(await stockNow(shop, board)).toMatchObject({ BUL: [5, 3] });
    expect(await find(guid)).toMatchObject({ state: 'PAP', transferDays: null, transferDue: null });
    expect((await newestTo(ana.email))?.text).toContain('Retirás en: Sucursal BUL\n');
  });

  test('the same order twice is one; without the choice it is another one', async () => {
    const sent = pickup(3);
    const first = await placeOrder(shop, ana.token, sent);
    expect((await add(sent)).data?.number).toBe(first.number);
    expect((await add({ ...sent, transferDays: undefined })).status).toBe(409);
  });
});

describe('refused', () => {
  test('where the shop brings nothing, or not in so many days', async () => {
    await setSetting(shop, 'transferDays', 0);
    expect((await add(pickup(3))).body.fields).toEqual({ branchCode: refusal });
    await setSetting(shop, 'transferDays', 3);
    const answer = await add(pickup(3));
    expect([answer.status, answer.body.fields]).toEqual([422, { branchCode: refusal }]);
    expect(await stockNow(shop, board)).toEqual({ BUL: [2, 0], CLA: [9, 0] });
  });

  test('where the whole shop has too few: told is what it has left', async () => {
    const answer = await add(pickup(12));
    expect([answer.status, answer.body.conflicts]).toEqual([409, [{ code: 'PLA-1', kind: 'stock', left: 11 }]]);
  });

  test('without the choice the branch gives all, or nothing is sold', async () => {
    const answer = await add(pickup(3, { transferDays: undefined }));
    expect([answer.status, answer.body.conflicts]).toEqual([409, [{ code: 'PLA-1', kind: 'stock', left: 2 }]]);
  });
});
