import { beforeEach, describe, expect, test } from 'vitest';
import { addAsGuest, aGuestOrder } from '#server/test/a-guest-order';
import { anOnlineShop, type OnlineShop } from '#server/test/an-online-order';
import { countOf } from '#server/test/an-order';
import { setSetting } from '#server/test/set-setting';

let it: OnlineShop;
beforeEach(async () => {
  it = await anOnlineShop();
  await it.shop.database.db.updateTable('stock').set({ on_hand: 90 }).execute();
});

type Given = Parameters<typeof aGuestOrder>[1];
const sent = (given: Given = {}, quantity = 1) => aGuestOrder([{ ...it.board, quantity }], given);
const add = (given?: Given, quantity?: number) => addAsGuest(it.shop, sent(given, quantity));

describe('an order without an account is refused', () => {
  test('each wrong field at its place', async () => {
    const noPhone = await add({ phone: '' });
    expect([noPhone.status, noPhone.fields]).toEqual([422, { phone: 'Debes ingresar un Teléfono' }]);
    const wrong = await add({ email: 'eva@', name: ' ' });
    expect([wrong.status, wrong.fields]).toEqual([
      422,
      { email: 'Ingrese un email válido', name: 'Este campo es obligatorio' },
    ]);
    expect((await add({ phone: 'abc' })).fields).toEqual({ phone: 'Ingresá un teléfono válido' });
    expect((await add({ shippingId: 'MON', shippingPrice: 600 })).fields).toEqual({
      address: 'Debes ingresar una Dirección',
    });
  });

  test('where the shop is closed, or prices are for those who sign in, whoever asks', async () => {
    await setSetting(it.shop, 'pricesFor', 'signedIn');
    const refused = await it.shop.call('order/addAsGuest', sent(), it.people.ana.token);
    expect([refused.status, refused.error]).toEqual([409, expect.stringContaining('no tomamos pedidos en línea')]);
    await setSetting(it.shop, 'pricesFor', 'everyone');
    await setSetting(it.shop, 'saleOn', false);
    expect((await add()).status).toBe(409);
  });

  test('without enough stock: nothing is written, and no mail is counted', async () => {
    await it.shop.database.db.updateTable('stock').set({ on_hand: 2 }).execute();
    for (let at = 0; at < 6; at += 1) {
      const refused = await add({}, 3);
      expect([refused.status, refused.body.conflicts]).toEqual([
        409,
        [{ code: it.board.code, kind: 'stock', left: 2 }],
      ]);
    }
    expect([await countOf(it.shop, 'orders'), await countOf(it.shop, 'mail')]).toEqual([0, 0]);
    expect((await add({}, 2)).status).toBe(200);
  });

  test('the sixth of one address in a quarter of an hour', async () => {
    const from = (email: string) => it.shop.call('order/addAsGuest', sent({ email }));
    for (let at = 0; at < 5; at += 1) expect((await from(`e${at}@ejemplo.uy`)).status).toBe(200);
    expect((await from('e6@ejemplo.uy')).status).toBe(429);
  });
});
