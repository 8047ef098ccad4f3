import { beforeEach, expect, test } from 'vitest';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { anOrder, aShopForOrders, placeOrder } from '#server/test/an-order';
import { mailsOf } from '#server/test/mails';
import { setSetting } from '#server/test/set-setting';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
beforeEach(async () => {
  ({ shop, ana } = await aShopForOrders());
});

const order = async (token = ana.token) =>
  placeOrder(shop, token, anOrder([await aProduct(shop, { price: 1000, stock: { BUL: 9 } })]));
const cancel = (orderId: string) => shop.call('order/cancel', { orderId }, ana.token);
const toShop = async () => (await mailsOf(shop)).filter(({ to }) => to === shop.ctx.site.contact.email);
const subjects = async () => (await toShop()).map(({ subject }) => subject);

test('the shop hears that a buyer cancelled', async () => {
  const { guid } = await order();
  await shop.ctx.limits.forget(
    { name: 'mail.ordersToShop', points: 1, seconds: 300, shared: true },
    `${shop.ctx.site.id} ${ana.guid}`,
  );
  expect((await cancel(guid)).data?.state).toBe('CAN');
  await cancel(guid);
  expect(await subjects()).toEqual(['Pedido nuevo Nº 1 – U$S 16,00', 'Pedido cancelado Nº 1 – U$S 16,00']);
  const [, mail] = await toShop();
  expect(mail?.text).toContain('El comprador canceló su pedido en RTC:');
  expect(mail?.text).toContain('E-mail: ana@ejemplo.uy');
  expect(mail?.links[0]).toMatch(/\/\d+\/pedidos$/);
});

test('of one buyer it gets a mail and then one that sums up, of others their own', async () => {
  const first = await order();
  await order();
  await cancel(first.guid);
  await order((await aSignedIn(shop)).token);
  expect(await subjects()).toEqual([
    'Pedido nuevo Nº 1 – U$S 16,00',
    'Más de los pedidos de ana@ejemplo.uy',
    'Pedido nuevo Nº 3 – U$S 16,00',
  ]);
  const [, summary] = await toShop();
  expect(summary?.text).toContain('Nº 2: U$S 16,00 · Pago pendiente\nNº 1: U$S 16,00 · Cancelado\n');
  const waiting = shop.enqueued.filter(({ data }) => data.afterSeconds === 300);
  expect(waiting).toHaveLength(2);
});

test('an order that is refused uses up nothing, and a shop without mails gets none of these either', async () => {
  const product = await aProduct(shop, { stock: { BUL: 9 } });
  const refused = await shop.call('order/add', { order: anOrder([{ ...product, price: 1 }]) }, ana.token);
  expect(refused.status).toBe(409);
  const { guid } = await order();
  expect(await subjects()).toHaveLength(1);
  await setSetting(shop, 'newOrderMail', 'off');
  await cancel(guid);
  expect(await subjects()).toHaveLength(1);
});
