import { beforeEach, describe, expect, test } from 'vitest';
import { aCompany } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { aProduct } from '#server/test/a-product';
import { aPhoneOrder, aSale, sell } from '#server/test/a-sale';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { anOrder, aPickup, aShopForOrders, countOf, placeOrder, stockNow } from '#server/test/an-order';
import { mailsOf } from '#server/test/mails';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
let seller: Awaited<ReturnType<typeof aSeller>>;
let board: Awaited<ReturnType<typeof aProduct>>;
beforeEach(async () => {
  ({ shop, ana } = await aShopForOrders());
  seller = await aSeller(shop, { firstName: 'Beto', lastName: 'Sosa' });
  board = await aProduct(shop, { code: 'PLACA-1', name: 'Placa Uno', price: 1250, stock: { BUL: 5, CLA: 3 } });
});
const add = (order: ReturnType<typeof aSale>, token = seller.token) => sell(shop, token, order);
const stored = () => shop.database.db.selectFrom('orders').selectAll().orderBy('id').execute();

describe('at the counter', () => {
  test('what is paid in cash is sold and handed over at once, to nobody', async () => {
    const { status, data, payment } = await add(aSale([{ ...board, quantity: 2 }]));
    expect(status).toBe(200);
    expect(payment).toEqual({ kind: 'instructions', text: '' });
    expect(data).toMatchObject({
      number: 1,
      state: 'DIS',
      channel: 'counter',
      userEmail: '',
      phone: '',
      personId: null,
      personName: null,
      companyId: null,
      companyName: null,
      shippingId: 'RES',
      shippingPrice: 0,
      branchCode: 'BUL',
      paymentId: 'EFEC',
      paymentName: 'Efectivo',
      total: 2500,
      termsVersion: null,
      expires: null,
      handedOverAt: '2026-11-20T15:00:00.000Z',
      moves: ['CAN'],
      events: [
        { by: 'Beto Sosa', from: null, to: 'INI', mailed: false },
        { by: 'Beto Sosa', from: 'INI', to: 'PAP', mailed: false },
        { by: 'Beto Sosa', from: 'PAP', to: 'DIS', mailed: false },
      ],
    });
    expect(await stockNow(shop, board)).toEqual({ BUL: [3, 0], CLA: [3, 0] });
    const sold = await shop.database.db.selectFrom('product_sale').select(['product_id', 'quantity']).execute();
    expect(sold).toEqual([{ product_id: board.id, quantity: 2 }]);
    expect(await stored()).toMatchObject([{ account_id: null, seller_account_id: seller.id, holds_stock: false }]);
    expect(await mailsOf(shop)).toEqual([]);
  });

  test('its return puts the units back, owes the money and mails nobody', async () => {
    const { data } = await add(aSale([board], { paymentId: 'POST' }));
    const move = { orderId: data?.guid ?? '', state: 'CAN' as const, sendEmail: true };
    const back = await shop.call('order/changeState', move, seller.token);
    expect(back.data).toMatchObject({ state: 'CAN', refundDue: true });
    expect(back.data?.events.at(-1)).toMatchObject({ to: 'CAN', mailed: false });
    expect(await stockNow(shop, board)).toEqual({ BUL: [5, 0], CLA: [3, 0] });
    expect((await mailsOf(shop)).map(({ to }) => to)).not.toContain('');
  });

  test('a deposit and a payment link leave it waiting, without a mail', async () => {
    const deposit = await add(aSale([board], { paymentId: 'SADE' }));
    expect(deposit.data).toMatchObject({ state: 'PPE', paymentName: 'Depósito Santander', shippingPrice: 0 });
    expect(deposit.payment).toMatchObject({ kind: 'instructions' });
    expect(deposit.data?.instructions).toContain('Pedido 1');
    expect(await stockNow(shop, board)).toEqual({ BUL: [5, 1], CLA: [3, 0] });
    expect(await mailsOf(shop)).toEqual([]);
  });

  test('the chosen branch gives all, or nothing is sold', async () => {
    const short = await add(aSale([{ ...board, quantity: 4 }], { branchCode: 'CLA' }));
    expect([short.status, short.error]).toEqual([409, 'No hay stock suficiente de Placa Uno']);
    expect(short.body.conflicts).toEqual([{ code: 'PLACA-1', kind: 'stock', left: 3 }]);
    expect(await countOf(shop, 'orders')).toBe(0);
    expect((await add(aSale([{ ...board, quantity: 3 }], { branchCode: 'CLA' }))).status).toBe(200);
    expect(await stockNow(shop, board)).toEqual({ BUL: [5, 0], CLA: [0, 0] });
  });

  test('a price that changed is a 409', async () => {
    const { status, body } = await add(aSale([{ ...board, price: 1000 }]));
    expect([status, body.conflicts]).toEqual([409, [{ code: 'PLACA-1', kind: 'price', now: 12.5 }]]);
  });

  test('a person with an account finds it among his own, and is mailed where an e-mail is typed', async () => {
    const sale = aSale([board], { personId: ana.personId, userEmail: 'Ana.Otra@Ejemplo.uy', phone: '099 123 456' });
    const { data } = await add(sale);
    expect(data).toMatchObject({ personName: 'Ana', personLastName: 'Pérez', userEmail: 'ana.otra@ejemplo.uy' });
    expect(data?.events.map(({ mailed }) => mailed)).toEqual([true, false, false]);
    const own = await shop.call('order/find', { orderId: data?.guid ?? '' }, ana.token);
    expect(own.data).toMatchObject({ number: 1, mayPay: false, mayCancel: false });
    const [mail, ...others] = await mailsOf(shop);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'ana.otra@ejemplo.uy', subject: 'Recibimos tu pedido 1' });
    expect(mail?.text).not.toMatch(/retract|17\.250|arrepent/i);
  });

  test('a company is copied, and one of its accounts owns it where it is the only one', async () => {
    const { id: companyId } = await aCompany(shop.database.db);
    const taller = await aSignedIn(shop, { companyId });
    const first = await add(aSale([board], { companyId }));
    expect(first.data).toMatchObject({ companyName: 'Taller Sur SRL', companyIdentifier: '211003420017' });
    await aSignedIn(shop, { companyId });
    await add(aSale([board], { companyId }));
    expect((await stored()).map((one) => one.account_id)).toEqual([taller.id, null]);
  });
});

describe('by telephone', () => {
  test('it is as the checkout’s, with the mail of how to pay to the typed e-mail and none to the shop', async () => {
    const order = aPhoneOrder([board], { personId: ana.personId, userEmail: 'ana@ejemplo.uy' });
    const { data } = await add(order);
    expect(data).toMatchObject({
      state: 'PPE',
      channel: 'telephone',
      addressCityName: 'Montevideo',
      shippingPrice: 600,
      total: 1850,
      events: [
        { by: 'Beto Sosa', to: 'INI', mailed: true },
        { by: 'Beto Sosa', to: 'PPE', mailed: false },
      ],
    });
    const mails = await mailsOf(shop);
    expect(mails.map(({ to }) => to)).toEqual(['ana@ejemplo.uy']);
    expect(mails[0]?.links.some((link) => link.includes(data?.link ?? '?'))).toBe(true);
  });

  test('the person’s own limits do not bar it, and it takes none of them', async () => {
    for (let at = 0; at < 3; at += 1) await placeOrder(shop, ana.token, anOrder([board]));
    expect((await add(aPhoneOrder([board], { personId: ana.personId }))).status).toBe(200);
    await shop.database.db.updateTable('orders').set({ state: 'CAN' }).where('channel', '=', 'web').execute();
    for (let at = 0; at < 2; at += 1) await add(aPhoneOrder([board], { personId: ana.personId }));
    expect((await shop.call('order/add', { order: anOrder([board]) }, ana.token)).status).toBe(200);
  });

  test('who has an account cancels it as his own', async () => {
    const { data } = await add(aPhoneOrder([board], { personId: ana.personId }));
    const own = await shop.call('order/cancel', { orderId: data?.guid ?? '' }, ana.token);
    expect(own.data).toMatchObject({ state: 'CAN' });
    expect(await stockNow(shop, board)).toEqual({ BUL: [5, 0], CLA: [3, 0] });
  });
});

describe('the same twice', () => {
  test('is one order; other content, another seller and a buyer get a 409', async () => {
    const sale = aSale([board]);
    const both = await Promise.all([add(sale), add(sale)]);
    expect(both.map(({ data }) => data?.number)).toEqual([1, 1]);
    expect(await stockNow(shop, board)).toEqual({ BUL: [4, 0], CLA: [3, 0] });
    expect((await add({ ...sale, paymentId: 'POST' })).error).toMatch(/^Ese pedido ya se ingresó/);
    expect((await add(sale, (await aSeller(shop)).token)).status).toBe(409);
    const own = aPhoneOrder([board], { personId: ana.personId });
    expect((await add(own)).status).toBe(200);
    const { channel: _, personId: _person, ...bought } = own;
    expect((await shop.call('order/add', { order: bought }, ana.token)).status).toBe(409);
    expect(await countOf(shop, 'orders')).toBe(2);
  });
});

test('of the last unit a counter or a checkout gets one', async () => {
  const last = await aProduct(shop, { stock: { BUL: 1 } });
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => add(aSale([last]))),
    shop.call('order/add', { order: aPickup([last]) }, ana.token),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  const [[onHand = 9, reserved = 9] = []] = Object.values(await stockNow(shop, last));
  expect(onHand - reserved).toBe(0);
});

describe('readers', () => {
  test('who sells for the company finds it by number, state, queue and as Consumidor final', async () => {
    const { data } = await add(aSale([board]));
    const filters = { toCompany: data?.toCompanyId ?? 0, queue: 'dispatched' as const };
    const listed = await shop.call('order/filter', { filters, rowIndex: 0, rowsMax: 9 }, seller.token);
    expect(listed.data).toMatchObject([{ number: 1, channel: 'counter', mayNote: true }]);
    const found = await shop.call('panel/find', { text: 'pedido 1' }, seller.token);
    expect(found.data).toMatchObject([{ kind: 'order', title: 'Consumidor final', detail: 'DIS' }]);
  });

  test('erasing the person leaves the sale to nobody, and another’s order without his e-mail', async () => {
    await add(aSale([board], { personId: ana.personId, userEmail: ana.email, phone: '099 123 456' }));
    const eva = await aPerson(shop.database.db, { name: 'Eva', lastName: 'Paz', email: 'eva@ejemplo.uy' });
    await add(aSale([board], { personId: eva.id, userEmail: ana.email }));
    const administrator = await aSignedIn(shop, { roles: ['administrator'] });
    shop.clock.now = new Date(shop.clock.now.getTime() + 14 * 24 * 3_600_000);
    const { access_token: token } = await shop.login(administrator.email, administrator.password);
    const erasure = { id: ana.personId ?? 0, name: 'Ana Pérez', reason: 'Lo pidió' };
    const erased = await shop.call('person/erase', erasure, token);
    expect(erased.status).toBe(200);
    const left = (await stored()).map(({ person_name, user_email, phone }) => [person_name, user_email, phone]);
    expect(left).toEqual([
      [null, '', ''],
      ['Eva', '', ''],
    ]);
  });
});
