import { beforeEach, describe, expect, test } from 'vitest';
import { moveByClock } from '#server/orders/order-clock.service';
import { aSlip } from '#server/test/a-slip';
import { anOnlineShop, type OnlineShop } from '#server/test/an-online-order';
import { aPickup, inState, placeOrder } from '#server/test/an-order';
import { setSetting } from '#server/test/set-setting';

let it: OnlineShop;
beforeEach(async () => {
  it = await anOnlineShop();
  await it.shop.database.db.updateTable('stock').set({ on_hand: 90 }).execute();
});

const sent = (paymentId: string) => aPickup([{ ...it.board, quantity: 1 }], { paymentId });
const add = (paymentId: string) => it.shop.call('order/add', { order: sent(paymentId) }, it.people.ana.token);
const place = async (paymentId: string) => (await placeOrder(it.shop, it.people.ana.token, sent(paymentId))).guid;
const pay = (orderId: string, paymentId: string) =>
  it.shop.call('order/pay', { orderId, paymentId }, it.people.ana.token);
const places = async (count: number, paymentId = 'SADE') => {
  const guids: string[] = [];
  for (let at = 0; at < count; at += 1) guids.push(await place(paymentId));
  return guids;
};
const placesReviewed = async (count: number) => {
  const guids = await places(count);
  for (const guid of guids) await aSlip(it.shop, guid);
  return guids;
};

describe('a new order', () => {
  test('by deposit stands beside three whose slip is in review, and three others', async () => {
    await placesReviewed(3);
    await places(3);
    const refused = await add('SADE');
    const sentence = 'Ya tenés 3 pedidos sin pagar. Pagá o cancelá uno para hacer otro, o pagá este en línea.';
    expect([refused.status, refused.error]).toEqual([409, sentence]);
  });

  test('by deposit is barred by a fourth in review as by any unpaid one', async () => {
    await placesReviewed(3);
    const [one, two, three] = await places(3);
    for (const guid of [one, two, three]) await aSlip(it.shop, guid ?? '');
    expect((await add('ABGI')).status).toBe(409);
    await inState(it.shop, one ?? '', 'PAP');
    expect((await add('ABGI')).status).toBe(200);
  });

  test('that is paid online at once is barred by no deposits, but by three that are paid so', async () => {
    await placesReviewed(3);
    await places(3);
    expect((await add('MPU')).status).toBe(200);
    expect((await add('PYPL')).status).toBe(200);
    expect((await add('MPU')).status).toBe(200);
    const refused = await add('MPU');
    expect([refused.status, refused.error]).toEqual([
      409,
      'Ya tenés 3 pedidos sin pagar. Pagá o cancelá uno para hacer otro.',
    ]);
    // Now not even a deposit would be told to be paid online.
    expect((await add('SADE')).error).toBe(refused.error);
  });

  test('counts all, those in review too, in units and value', async () => {
    await setSetting(it.shop, 'unpaidUnits', 4);
    await placesReviewed(3);
    await place('SADE');
    expect((await add('SADE')).error).toContain('Sin pagar podemos reservarte hasta 4 unidades');
  });

  test('of which the slip was rejected counts as unpaid again', async () => {
    const [guid = ''] = await placesReviewed(1);
    await places(2);
    expect((await add('SADE')).status).toBe(200);
    const [slip] = (await it.find(guid)).slips;
    const rejected = { slipId: slip?.guid ?? '', reason: 'No se lee' };
    expect((await it.shop.call('slip/reject', rejected, it.people.seller.token)).status).toBe(200);
    expect((await add('SADE')).status).toBe(409);
  });
});

describe('order/pay', () => {
  test('changes none to deposit while three stand, until one is paid or its slip is in review', async () => {
    const [first = ''] = await places(3);
    const online = await place('MPU');
    const refused = await pay(online, 'ABGI');
    expect([refused.status, refused.error]).toEqual([
      409,
      'Ya tenés 3 pedidos por depósito o giro sin pagar. Pagá o cancelá uno para elegir esta forma de pago.',
    ]);
    expect((await it.find(online)).state).toBe('INI');
    await aSlip(it.shop, first);
    expect((await pay(online, 'ABGI')).data?.state).toBe('PPE');
  });

  test('changes a deposit to another one, or to a card, with three of them', async () => {
    const [first = '', second = ''] = await places(3);
    expect((await pay(first, 'ABGI')).status).toBe(200);
    expect((await pay(second, 'MPU')).data?.state).toBe('INI');
    expect((await pay(second, 'SADE')).data?.state).toBe('PPE');
  });

  test('changes none to deposit whose payment was in process until it failed', async () => {
    await places(3);
    const guid = await place('MPU');
    const older = await it.attemptOf(guid);
    it.shop.clock.now = new Date(it.shop.clock.now.getTime() + 31 * 60_000);
    await moveByClock(it.shop.ctx);
    expect((await pay(guid, 'MPU')).data?.state).toBe('INI');
    const paymentId = it.card.pay(older.guid, { status: 'pending' });
    await it.hear(guid);
    it.card.change(paymentId, { status: 'rejected' });
    await it.hear(guid);
    expect((await it.find(guid)).state).toBe('PPE');
    const refused = await pay(guid, 'SADE');
    expect([refused.status, refused.error]).toEqual([409, expect.stringContaining('3 pedidos por depósito o giro')]);
    expect((await pay(guid, 'MPU')).data?.state).toBe('INI');
  });

  test('counts no order that is paid online', async () => {
    await places(2);
    const [first = ''] = await places(3, 'MPU');
    expect((await pay(first, 'SADE')).data?.state).toBe('PPE');
  });
});
