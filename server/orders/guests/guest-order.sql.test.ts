import { beforeEach, describe, expect, test } from 'vitest';
import { moveByClock } from '#server/orders/order-clock.service';
import { addAsGuest, aGuestOrder, confirmationOf, placeAsGuest } from '#server/test/a-guest-order';
import { anAccount } from '#server/test/an-account';
import { anOnlineShop, type OnlineShop } from '#server/test/an-online-order';
import { anOrder, countOf, placeOrder, readyForOrders } from '#server/test/an-order';
import { mailsOf, sendMails } from '#server/test/mails';
import { setSetting } from '#server/test/set-setting';
import { testShop } from '#server/test/shop';

let it: OnlineShop;
beforeEach(async () => {
  it = await anOnlineShop();
  await it.shop.database.db.updateTable('stock').set({ on_hand: 90 }).execute();
});

type Given = Parameters<typeof aGuestOrder>[1];
const sent = (given: Given = {}, quantity = 1) => aGuestOrder([{ ...it.board, quantity }], given);
const add = (given?: Given, quantity?: number) => addAsGuest(it.shop, sent(given, quantity));
const place = (given?: Given) => placeAsGuest(it.shop, sent(given));
const clockAt = (minutes: number) => {
  it.shop.clock.now = new Date(it.shop.clock.now.getTime() + minutes * 60_000);
  return moveByClock(it.shop.ctx);
};
const stateOf = async (guid: string) =>
  (await it.shop.database.db.selectFrom('orders').select('state').where('guid', '=', guid).executeTakeFirst())?.state;
const mailTo = async (to: string) => (await mailsOf(it.shop)).findLast((mail) => mail.to === to);
const soldOf = async (orderId: string) => (await it.shop.call('order/find', { orderId }, it.people.seller.token)).data;

describe('order/addAsGuest', () => {
  test('makes an order of no account, held for half an hour', async () => {
    const { status, data, payment } = await add({ email: ' Eva@Ejemplo.UY ' }, 2);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      number: 1,
      state: 'PPE',
      guest: 'unconfirmed',
      expires: '2026-11-20T15:30:00.000Z',
      mayCancel: true,
    });
    // The term that begins with the link.
    expect(payment).toEqual({ kind: 'instructions', text: expect.stringContaining('23/11/2026 a las 18:00') });
    expect(await soldOf(data?.guid ?? '')).toMatchObject({
      userEmail: 'eva@ejemplo.uy',
      personName: 'Eva Paz',
      personId: null,
      channel: 'web',
      guest: 'unconfirmed',
      events: [{ by: 'Comprador', mailed: true }, { by: 'Comprador' }],
    });
    expect(await it.stock()).toEqual({ BUL: [90, 2] });
  });

  test('answers the same whether the e-mail has an account, one that is not active, or none, and whoever asks', async () => {
    await anAccount(it.shop, { email: 'inactiva@ejemplo.uy', isActive: false });
    const answerOf = async (email: string, token?: string) => {
      const { status, body } = await it.shop.call('order/addAsGuest', sent({ email }), token);
      const {
        OrderGUID: _guid,
        OrderNumber: _number,
        OrderLink: _link,
        ...data
      } = body.data as Record<string, unknown>;
      return {
        status,
        data: JSON.stringify(data).replace(/Pedido \d+/, ''),
        mail: (await mailTo(email))?.subject.replace(/\d+/, ''),
      };
    };
    const unknown = await answerOf('nadie@ejemplo.uy');
    expect(await answerOf('ana@ejemplo.uy')).toEqual(unknown);
    expect(await answerOf('inactiva@ejemplo.uy')).toEqual(unknown);
    expect(await answerOf('otra@ejemplo.uy', it.people.ana.token)).toEqual(unknown);
    expect(
      (await it.shop.call('order/filter', { filters: {}, rowIndex: 0, rowsMax: 9 }, it.people.ana.token)).data,
    ).toEqual([]);
  });

  test('mails a link first, and nothing that a stranger may have typed', async () => {
    const order = {
      ...anOrder([it.board]),
      addressRecipient: 'Ganaste un premio',
      addressObservation: 'http://malo.uy',
    };
    const { data } = await addAsGuest(it.shop, { order, email: 'eva@ejemplo.uy', name: 'Premio Gratis' });
    const mail = await mailTo('eva@ejemplo.uy');
    expect(mail?.text).toMatch(
      /^Hola:\n\nConfirmá tu compra apenas leas este correo: a la media hora se cancela sola\./,
    );
    expect(mail?.links[0]).toMatch(new RegExp(`^http://tienda.test/confirmar-compra/${data?.guid}/[\\w-]{43}$`));
    expect(mail?.text).toContain('respondé este correo con el comprobante');
    expect(mail?.text).toContain('Va a: Montevideo, Montevideo\n');
    for (const typed of ['Premio', 'Ganaste', 'malo.uy', 'Artigas', '099 123', '099123'])
      expect(mail?.text).not.toContain(typed);
    const { key } = await confirmationOf(it.shop, 'eva@ejemplo.uy');
    const kept = await it.shop.database.db
      .selectFrom('mail')
      .select(['secret', 'reply_to'])
      .orderBy('id', 'desc')
      .execute();
    expect(kept.find(({ secret }) => secret)).toEqual({ secret: key, reply_to: it.shop.ctx.site.contact.email });
    const toShop = await mailTo(it.shop.ctx.site.contact.email);
    expect(toShop?.text).toContain('Compra: Premio Gratis\nE-mail: eva@ejemplo.uy\nTeléfono: 099 123 456');
  });

  test('paid online it is held as any, and begins with its payment’s page', async () => {
    const { data, payment } = await add({ paymentId: 'MPU' });
    expect([data?.state, data?.expires, payment?.kind]).toEqual(['INI', '2026-11-20T15:30:00.000Z', 'redirect']);
    expect((await mailTo('eva@ejemplo.uy'))?.text).toContain('Confirmá tu compra para tenerla en tu cuenta.');
    await clockAt(30);
    expect((await soldOf(data?.guid ?? ''))?.state).toBe('PCH');
  });

  test('by deposit the clock cancels it after half an hour', async () => {
    const { guid } = await place();
    await sendMails(it.shop);
    expect(await clockAt(29)).toMatchObject({ moved: 0, reminded: 0 });
    expect(await clockAt(1)).toMatchObject({ moved: 1 });
    const order = await soldOf(guid);
    expect(order?.state).toBe('CAN');
    expect(order?.events.at(-1)).toMatchObject({ by: 'Sistema', reason: 'No se confirmó la compra a tiempo' });
    expect(await it.stock()).toEqual({ BUL: [90, 0] });
  });

  test('its time begins once its mail is out', async () => {
    const { guid } = await place();
    expect(await clockAt(40)).toMatchObject({ moved: 0 });
    expect((await soldOf(guid))?.expires).toBe('2026-11-20T16:10:00.000Z');
    await clockAt(20);
    await sendMails(it.shop);
    await clockAt(29);
    expect(await stateOf(guid)).toBe('PPE');
    await clockAt(1);
    expect(await stateOf(guid)).toBe('CAN');
  });

  test('a mail that waits is waited for a day, one that was refused is not', async () => {
    const waits = await place();
    for (let hours = 0; hours < 23; hours++) await clockAt(60);
    const refused = await place({ email: 'otra@ejemplo.uy' });
    const failed = { failed_at: it.shop.clock.now };
    await it.shop.database.db.updateTable('mail').set(failed).where('recipient', '=', 'otra@ejemplo.uy').execute();
    await clockAt(59);
    expect([await stateOf(waits.guid), await stateOf(refused.guid)]).toEqual(['PPE', 'CAN']);
    await clockAt(1);
    expect(await stateOf(waits.guid)).toBe('CAN');
    expect(await it.stock()).toEqual({ BUL: [90, 0] });
  });
});

describe('the same GUID', () => {
  test('answers with the order already made, though an answer was lost, whatever changed since', async () => {
    const order = sent();
    const first = await addAsGuest(it.shop, order);
    await setSetting(it.shop, 'saleOn', true);
    await it.shop.database.db.updateTable('product').set({ price_cents: 1 }).execute();
    const again = await addAsGuest(it.shop, order);
    expect([again.status, again.body.data]).toEqual([200, first.body.data]);
    expect(await countOf(it.shop, 'orders')).toBe(1);
    expect((await mailsOf(it.shop)).filter(({ to }) => to === 'eva@ejemplo.uy')).toHaveLength(1);
  });

  test('of two at once makes one order', async () => {
    const order = sent();
    const answers = await Promise.all([addAsGuest(it.shop, order), addAsGuest(it.shop, order)]);
    expect(answers.map(({ status, data }) => [status, data?.number])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    expect(await it.stock()).toEqual({ BUL: [90, 1] });
  });

  test.each([
    ['another name', { name: 'Otra' }],
    ['another e-mail', { email: 'otra@ejemplo.uy' }],
    ['another phone', { phone: '099 999 999' }],
  ])('with %s is refused', async (_, other) => {
    const { guid } = await place();
    const refused = await add({ guid, ...other });
    expect([refused.status, refused.error]).toEqual([409, expect.stringContaining('ya se ingresó con otros datos')]);
  });

  test('is not another’s: neither an account’s nor a visitor’s is answered to the other', async () => {
    const { guid, order } = { guid: (await it.place()).guid, order: sent() };
    expect((await add({ guid })).status).toBe(409);
    await addAsGuest(it.shop, order);
    expect((await it.shop.call('order/add', { order: order.order }, it.people.ana.token)).status).toBe(409);
  });
});

describe('a mailbox', () => {
  test('has three unpaid orders at most, over all sites, whatever accounts have', async () => {
    const other = await testShop({ site: 'NAH', database: it.shop.database });
    await readyForOrders(other);
    for (let at = 0; at < 3; at += 1) await placeOrder(it.shop, it.people.ana.token, anOrder([it.board]));
    for (let at = 0; at < 3; at += 1) expect((await add({ email: 'ana@ejemplo.uy' })).status).toBe(200);
    const refused = await add({ email: 'ana@ejemplo.uy' });
    expect([refused.status, refused.error]).toEqual([
      409,
      'Ya tenés 3 pedidos sin pagar. Pagá o cancelá uno para hacer otro, o pagá este en línea.',
    ]);
    expect((await add()).status).toBe(200);
    await sendMails(it.shop);
    await clockAt(30);
    expect((await add({ email: 'ana@ejemplo.uy' })).status).toBe(200);
  });

  test('holds only so many units, and the shop hears of it', async () => {
    await setSetting(it.shop, 'unpaidUnits', 4);
    expect((await add({}, 3)).status).toBe(200);
    const refused = await add({}, 2);
    expect([refused.status, refused.error]).toEqual([409, expect.stringContaining('hasta 4 unidades')]);
    const told = (await mailsOf(it.shop)).find(({ subject }) => subject.includes('llegó al tope'));
    expect(told?.text).toContain('E-mail: eva@ejemplo.uy\nPedidos sin pagar: 1');
    expect(await it.stock()).toEqual({ BUL: [90, 3] });
  });

  test('gives no order of its own away for another', async () => {
    const first = await place({ paymentId: 'MPU' });
    await place({ paymentId: 'MPU' });
    expect((await soldOf(first.guid))?.state).toBe('INI');
  });

  test('gets five mails an hour; an order that was made is answered all the same', async () => {
    await setSetting(it.shop, 'unpaidUnits', 90);
    const last = sent();
    for (let at = 0; at < 5; at += 1) {
      const { guid } = await placeAsGuest(it.shop, at === 4 ? last : sent());
      await it.shop.database.db.updateTable('orders').set({ state: 'PAP' }).where('guid', '=', guid).execute();
    }
    const refused = await add();
    expect([refused.status, refused.error, refused.headers.get('retry-after')]).toEqual([
      429,
      'Con este e-mail ya se hicieron muchos pedidos en la última hora. Ingresá o registrate para hacer otro.',
      '3600',
    ]);
    expect((await addAsGuest(it.shop, last)).status).toBe(200);
    expect((await add({ email: 'otra@ejemplo.uy' })).status).toBe(200);
  });

  test('of which many order at once has three orders', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => add()));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 409, 409]);
  });
});
