import { beforeEach, expect, test } from 'vitest';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import {
  anOrder,
  aPickup,
  aShopForOrders,
  countOf,
  inState,
  placeOrder,
  readyForOrders,
  stockNow,
} from '#server/test/an-order';
import { mailsOf } from '#server/test/mails';
import { setSetting } from '#server/test/set-setting';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
let board: Awaited<ReturnType<typeof aProduct>>;
beforeEach(async () => {
  ({ shop, ana } = await aShopForOrders());
  board = await aProduct(shop, { price: 1000, stock: { BUL: 5000 } });
});

const sent = (quantity: number) => aPickup([{ ...board, quantity }]);
const add = (quantity: number, token = ana.token) => shop.call('order/add', { order: sent(quantity) }, token);
const alerts = async () => (await mailsOf(shop)).filter(({ subject }) => subject.includes('llegó al tope'));

test('unpaid deposit orders of one account hold only so many units together', async () => {
  await setSetting(shop, 'unpaidUnits', 10);
  const first = await placeOrder(shop, ana.token, sent(6));
  const answer = await add(5);
  expect([answer.status, answer.error]).toEqual([
    409,
    'Sin pagar podemos reservarte hasta 10 unidades y U$S 10.000,00 entre todos tus pedidos. Pagá alguno, pedí menos o escribinos y te ayudamos.',
  ]);
  expect([await countOf(shop, 'orders'), await stockNow(shop, board)]).toEqual([1, { BUL: [5000, 6] }]);
  expect((await add(4)).status).toBe(200);
  expect((await add(1)).status).toBe(409);
  expect((await add(10, (await aSignedIn(shop)).token)).status).toBe(200);
  await inState(shop, first.guid, 'PAP');
  expect((await add(6)).status).toBe(200);
});

test('and are worth only so much, with what sending costs', async () => {
  await setSetting(shop, 'unpaidValue', 3600);
  const place = (quantity: number) => shop.call('order/add', { order: anOrder([{ ...board, quantity }]) }, ana.token);
  expect((await place(4)).status).toBe(409);
  expect((await place(3)).data?.total).toBe(3600);
  expect((await place(1)).status).toBe(409);
});

test('10.000 dollars, or thousands of what costs cents, are nobody’s trouble', async () => {
  const resistor = await aProduct(shop, { price: 2, stock: { BUL: 5000 } });
  const many = { order: aPickup([{ ...resistor, quantity: 3000 }]) };
  expect((await shop.call('order/add', many, (await aSignedIn(shop)).token)).status).toBe(200);
  expect((await add(1000)).data?.total).toBe(1_000_000);
  expect((await add(1)).status).toBe(409);
});

test('nor does paying again what was given back hold more', async () => {
  await setSetting(shop, 'unpaidUnits', 10);
  const first = await placeOrder(shop, ana.token, sent(6));
  await inState(shop, first.guid, 'PCH');
  await shop.database.db.updateTable('orders').set({ payment_id: 'MPU' }).execute();
  const second = await placeOrder(shop, ana.token, sent(6));
  const pay = () => shop.call('order/pay', { orderId: first.guid, paymentId: 'ABGI' }, ana.token);
  expect((await pay()).error).toContain('Sin pagar podemos reservarte hasta 10 unidades');
  expect(await stockNow(shop, board)).toEqual({ BUL: [5000, 6] });
  expect(await alerts()).toHaveLength(1);
  await shop.call('order/cancel', { orderId: second.guid }, ana.token);
  expect((await pay()).status).toBe(200);
});

test('the shop hears of it once a day per account, who it is and where the orders stand', async () => {
  await setSetting(shop, 'unpaidUnits', 10);
  await placeOrder(shop, ana.token, sent(6));
  for (let at = 0; at < 3; at += 1) await add(5);
  const [alert, ...more] = await alerts();
  expect(more).toEqual([]);
  expect(alert).toMatchObject({
    to: shop.ctx.site.contact.email,
    subject: 'Ana Pérez llegó al tope de pedidos sin pagar',
  });
  expect(alert?.text).toContain('Cliente: Ana Pérez\nE-mail: ana@ejemplo.uy\nPedidos sin pagar: 1\n');
  expect(alert?.links[0]).toMatch(/\/\d+\/pedidos$/);
  await add(11, (await aSignedIn(shop)).token);
  expect(await alerts()).toHaveLength(2);
});

test('nobody is mailed where the shop wants no mails of orders', async () => {
  await setSetting(shop, 'newOrderMail', 'off');
  await setSetting(shop, 'unpaidUnits', 10);
  expect((await add(11)).status).toBe(409);
  expect(await alerts()).toEqual([]);
});

test('who has nothing unpaid is not told to pay some of it', async () => {
  await setSetting(shop, 'unpaidUnits', 10);
  expect((await add(11)).error).toBe(
    'Sin pagar podemos reservarte hasta 10 unidades y U$S 10.000,00 entre todos tus pedidos. Pedí menos o escribinos y te ayudamos.',
  );
});

test('where the alert cannot be written the next one is', async () => {
  await setSetting(shop, 'unpaidUnits', 10);
  const { query } = shop.database;
  await query('alter table mail rename to mail_away');
  expect((await add(11)).status).toBe(409);
  await query('alter table mail_away rename to mail');
  expect((await add(11)).status).toBe(409);
  expect(await alerts()).toHaveLength(1);
});

test('each site hears of it', async () => {
  const { shop: two, ana: buyer } = await aShopForOrders({ beside: ['NAM'] });
  const there = { ...two, ...two.at('NAM') };
  await readyForOrders(there);
  for (const one of [two, there]) {
    await setSetting(one, 'unpaidUnits', 10);
    const product = await aProduct(one, { categoryId: one === there ? '2.301' : '1.1', stock: { BUL: 50 } });
    const order = aPickup([{ ...product, quantity: 11 }]);
    expect((await one.call('order/add', { order }, buyer.token)).status).toBe(409);
  }
  const all = (await mailsOf(two)).filter(({ subject }) => subject.includes('llegó al tope'));
  expect(all.map(({ to }) => to)).toEqual([two.ctx.site.contact.email, there.ctx.site.contact.email]);
});
