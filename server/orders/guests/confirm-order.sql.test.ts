import { beforeEach, describe, expect, test } from 'vitest';
import { moveByClock } from '#server/orders/order-clock.service';
import { aCompany } from '#server/test/a-company';
import { aGuestOrder, confirmationOf, placeAsGuest } from '#server/test/a-guest-order';
import { anAccount, aSignedIn } from '#server/test/an-account';
import { anOnlineShop, type OnlineShop } from '#server/test/an-online-order';
import { anOrder, inState } from '#server/test/an-order';
import { keyTo, mailsOf, sendMails } from '#server/test/mails';

let it: OnlineShop;
beforeEach(async () => {
  it = await anOnlineShop();
});

const email = 'eva@ejemplo.uy';
const place = async (given: Parameters<typeof aGuestOrder>[1] = {}) => {
  const { guid, link } = await placeAsGuest(it.shop, aGuestOrder([it.board], given));
  return { guid, link, ...(await confirmationOf(it.shop, given.email ?? email)) };
};
type Key = { orderId: string; key: string };
type More = { password?: string; consent?: string };
const confirm = ({ orderId, key }: Key, more: More = {}, token?: string) =>
  it.shop.call('order/confirm', { orderId, key, ...more }, token, it.client());
const outcome = async (key: Key, more?: More, token?: string) => {
  const { status, account, data } = await confirm(key, more, token);
  return [status, account, data?.guest];
};
const clockAt = (minutes: number) => {
  it.shop.clock.now = new Date(it.shop.clock.now.getTime() + minutes * 60_000);
  return moveByClock(it.shop.ctx);
};
const soldOf = async (orderId: string) => {
  const { data } = await it.shop.call('order/find', { orderId }, it.people.seller.token);
  if (!data) throw new Error(`No order ${orderId}`);
  return data;
};
const notes = async (orderId: string) =>
  (await soldOf(orderId)).events.flatMap(({ by, reason }) => (reason ? [`${by}: ${reason}`] : []));
const listed = async (token: string) =>
  (await it.shop.call('order/filter', { filters: {}, rowIndex: 0, rowsMax: 9 }, token)).data?.map(({ guid }) => guid);
const accounts = () => it.shop.database.db.selectFrom('account').selectAll().where('email', '=', email).execute();

describe('the link of the mail', () => {
  test('begins the deposit’s whole term, once', async () => {
    const order = await place();
    await clockAt(20);
    const first = await confirm(order);
    expect([first.status, first.account, first.email, first.wasConfirmed]).toEqual([200, 'none', email, false]);
    expect(first.data).toMatchObject({ guest: 'confirmed', expires: '2026-11-23T21:00:00.000Z', mayCancel: true });
    await clockAt(60);
    expect((await confirm(order)).data?.expires).toBe('2026-11-23T21:00:00.000Z');
    expect(await notes(order.guid)).toEqual(['Comprador: Confirmó la compra por correo']);
    expect(await it.stock()).toEqual({ BUL: [5, 1] });
    await clockAt(53 * 60);
    expect((await mailsOf(it.shop)).at(-1)?.subject).toBe('Mañana vence tu pedido 1');
    await clockAt(24 * 60);
    const late = await confirm(order);
    expect([late.data?.state, late.wasConfirmed]).toEqual(['CAN', true]);
  });

  test('of an order that is paid online prolongs nothing', async () => {
    const order = await place({ paymentId: 'MPU' });
    await clockAt(10);
    expect((await confirm(order)).data).toMatchObject({ state: 'INI', expires: '2026-11-20T15:30:00.000Z' });
    await clockAt(20);
    expect((await soldOf(order.guid)).state).toBe('PCH');
  });

  test.each(['CAN', 'PAP', 'DIS'] as const)('of one that is %s moves nothing, and says what it is', async (state) => {
    const order = await place();
    await inState(it.shop, order.guid, state);
    const { data, account } = await confirm(order);
    expect([data?.state, data?.expires, account]).toEqual([state, null, 'none']);
    const ana = await aSignedIn(it.shop, { email });
    expect(await outcome(order, {}, ana.token)).toEqual([200, 'attached', null]);
    expect((await soldOf(order.guid)).state).toBe(state);
  });

  test('after the clock cancelled it cannot bring it back', async () => {
    const order = await place();
    await sendMails(it.shop);
    await clockAt(30);
    const { data, wasConfirmed } = await confirm(order);
    expect([data?.state, wasConfirmed]).toEqual(['CAN', false]);
    expect(await it.stock()).toEqual({ BUL: [5, 0] });
  });

  test('and the clock at once: it is either cancelled or held, never both', async () => {
    const order = await place();
    it.shop.clock.now = new Date('2026-11-20T15:30:00Z');
    const [{ data }] = await Promise.all([confirm(order), moveByClock(it.shop.ctx)]);
    await moveByClock(it.shop.ctx);
    const { state } = await soldOf(order.guid);
    expect(data?.state).toBe(state);
    expect(await it.stock()).toEqual({ BUL: [5, state === 'PPE' ? 1 : 0] });
  });

  test('is refused with a wrong key, of another order, at another guid, after a week', async () => {
    const order = await place();
    const other = await place({ email: 'otra@ejemplo.uy' });
    const { guid: unlinked } = await it.place();
    for (const wrong of [
      { ...order, key: 'x' },
      { ...order, key: other.key },
      { ...order, orderId: other.guid },
      { ...order, orderId: unlinked },
    ]) {
      const { status, error } = await confirm(wrong, { password: 'x' });
      expect([status, error]).toEqual([
        404,
        'Este enlace ya no confirma ningún pedido. Con el otro enlace de tu correo podés ver cómo sigue, y si hace falta escribinos.',
      ]);
    }
    it.shop.clock.now = new Date('2026-11-27T15:00:00Z');
    expect((await confirm(order)).status).toBe(404);
  });
});

describe('the mailbox’s account', () => {
  test('that is active gets the order once its owner is signed in, with all that an order copies', async () => {
    const { id } = await anAccount(it.shop, { email });
    const order = await place();
    expect(await outcome(order)).toEqual([200, 'known', 'confirmed']);
    expect(await outcome(order, { password: 'otra-clave' })).toEqual([200, 'known', 'confirmed']);
    expect(await outcome(order, {}, it.people.ana.token)).toEqual([200, 'known', 'confirmed']);
    expect((await accounts()).map(({ id: one }) => one)).toEqual([id]);
    const { access_token: token = '' } = await it.shop.login(email, 'clave-de-prueba');
    expect(await listed(token)).toEqual([]);
    expect(await outcome(order, {}, token)).toEqual([200, 'attached', null]);
    expect(await outcome(order, {}, token)).toEqual([200, 'attached', null]);
    expect(await outcome(order)).toEqual([200, 'known', null]);
    expect(await listed(token)).toEqual([order.guid]);
    expect(await soldOf(order.guid)).toMatchObject({ personName: 'Eva Paz', personLastName: null, guest: null });
    expect((await soldOf(order.guid)).personId).not.toBeNull();
    expect(await notes(order.guid)).toEqual([
      'Comprador: Confirmó la compra por correo',
      'Ana Pérez: La compra pasó a su cuenta',
    ]);
    const { data } = await it.shop.call('order/cancel', { orderId: order.guid }, token);
    expect(data?.state).toBe('CAN');
  });

  test('of a company buys in its name', async () => {
    const company = await aCompany(it.shop.database.db, { name: 'Taller Sur SRL', identifier: '211003420017' });
    const { token } = await aSignedIn(it.shop, { email, companyId: company.id });
    const order = await place();
    expect(await outcome(order, {}, token)).toEqual([200, 'attached', null]);
    expect(await soldOf(order.guid)).toMatchObject({
      companyId: company.id,
      companyName: 'Taller Sur SRL',
      companyIdentifier: '211003420017',
      personName: null,
    });
  });

  test('is made with a password, of a person with the order’s phone and address, and signs in', async () => {
    const { data: placed } = await it.shop.call('order/addAsGuest', {
      order: anOrder([it.board], { addressRecipient: 'Portería' }),
      email,
      name: 'Eva María Paz',
    });
    const order = await confirmationOf(it.shop, email);
    expect(await outcome(order)).toEqual([200, 'none', 'confirmed']);
    const short = await confirm(order, { password: '1234' });
    expect([short.status, short.fields]).toEqual([422, { password: 'La contraseña es muy corta' }]);
    expect(await outcome(order, { password: 'secreta', consent: '2026-11' })).toEqual([200, 'attached', null]);
    const { access_token: token = '', user_guid: guid = '' } = await it.shop.login(email, 'secreta');
    expect(await listed(token)).toEqual([placed?.guid]);
    const { data: user } = await it.shop.call('user/get', { guid }, token);
    expect(user).toMatchObject({ email, firstName: 'Eva', lastName: 'María Paz', isActive: true });
    expect(user?.person).toMatchObject({
      phones: [{ phone: '099 123 456', type: 'HOM', isDefault: true }],
      addresses: [{ address: 'Bulevar Artigas 1234', cityName: 'Montevideo', recipient: 'Portería', isDefault: true }],
      emails: [{ email }],
    });
    const consent = await it.shop.database.db.selectFrom('consent').select(['kind', 'text_version']).execute();
    expect(consent).toEqual([{ kind: 'registration', text_version: '2026-11' }]);
    // An answer that was lost is asked again.
    expect(await outcome(order, { password: 'secreta' })).toEqual([200, 'known', null]);
  });

  test('that nobody activated is its reader’s with a password, and its old links are dead', async () => {
    const { id } = await anAccount(it.shop, { email, isActive: false, firstName: 'Eva', lastName: 'Paz' });
    await it.shop.call('user/resendActivation', { email });
    const guid = await keyTo(it.shop, email, '/activar/');
    const order = await place();
    expect(await outcome(order)).toEqual([200, 'none', 'confirmed']);
    expect(await outcome(order, { password: 'secreta' })).toEqual([200, 'attached', null]);
    expect((await it.shop.login(email, 'secreta')).status).toBe(200);
    expect((await it.shop.login(email, 'clave-de-prueba')).status).toBe(401);
    expect((await accounts()).map((one) => one.id)).toEqual([id]);
    expect((await it.shop.call('user/activate', { guid })).status).toBe(422);
  });

  test('that is locked gets nothing, activated or not', async () => {
    const { id } = await anAccount(it.shop, { email, isActive: false });
    const locked = { locked_at: it.shop.clock.now };
    await it.shop.database.db.updateTable('account').set(locked).where('id', '=', id).execute();
    expect(await outcome(await place(), { password: 'secreta' })).toEqual([200, 'known', 'confirmed']);
  });

  test('of two that choose a password at once has one, and the order once', async () => {
    const order = await place();
    const answers = await Promise.all(['clave-uno', 'clave-dos'].map((password) => outcome(order, { password })));
    expect(new Set(answers.map(([, account]) => account))).toEqual(new Set(['attached', 'known']));
    expect(await accounts()).toHaveLength(1);
    const logins = await Promise.all(['clave-uno', 'clave-dos'].map((password) => it.shop.login(email, password)));
    expect(logins.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(await notes(order.guid)).toHaveLength(1);
  });

  test('of two orders that choose one at once is made once', async () => {
    const [one, other] = [await place(), await place()];
    const answers = await Promise.all([one, other].map((order) => outcome(order, { password: 'secreta' })));
    expect(answers.map(([status]) => status)).toEqual([200, 200]);
    expect(await accounts()).toHaveLength(1);
  });
});
