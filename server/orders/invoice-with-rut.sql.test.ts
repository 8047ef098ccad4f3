import { beforeEach, expect, test } from 'vitest';
import { addAsGuest, aGuestOrder, confirmationOf } from '#server/test/a-guest-order';
import { aProduct } from '#server/test/a-product';
import { anOrder, aShopForOrders } from '#server/test/an-order';
import { mailsOf } from '#server/test/mails';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aShopForOrders>>['ana'];
let board: Awaited<ReturnType<typeof aProduct>>;
beforeEach(async () => {
  ({ shop, ana } = await aShopForOrders());
  board = await aProduct(shop, { code: 'PLA-1' });
});

const invoice = { companyName: ' Taller Sur ', companyIdentifier: '21 1003 420017' };
const kept = { companyId: null, companyName: 'Taller Sur', companyIdentifier: '211003420017' };
const add = (given: Partial<typeof invoice> = invoice) =>
  shop.call('order/add', { order: anOrder([board], given) }, ana.token);

test('a person’s order keeps whom it is invoiced to, and its mails say so', async () => {
  expect((await add()).data).toMatchObject({ ...kept, personName: 'Ana' });
  const mails = await mailsOf(shop);
  const textTo = (to: string) => mails.findLast((mail) => mail.to === to)?.text;
  expect(textTo(ana.email)).toContain('Factura: Taller Sur · RUT 211003420017');
  expect(textTo(shop.ctx.site.contact.email)).toMatch(/Compra: Taller Sur\nRUT: 211003420017\nPersona: Ana Pérez/);
});

test('without it an order has no RUT', async () => {
  expect((await add({})).data).toMatchObject({ companyName: null, companyIdentifier: null });
});

test('a visitor’s order keeps it too; his mail says nothing of it before its link is pressed', async () => {
  const { status } = await addAsGuest(shop, aGuestOrder([board], invoice));
  expect(status).toBe(200);
  const row = shop.database.db.selectFrom('orders').select(['company_name', 'company_identifier', 'company_id']);
  expect(await row.executeTakeFirst()).toEqual({
    company_name: kept.companyName,
    company_identifier: kept.companyIdentifier,
    company_id: null,
  });
  expect((await mailsOf(shop)).map(({ text }) => text).join()).not.toContain('Factura: ');
});

test('a visitor reads it by the order’s link once he confirmed, nobody does before, nor of an account’s order', async () => {
  const follow = async (link = '') => {
    const [, , orderId = '', key = ''] = link.split('/');
    return (await shop.call('order/follow', { orderId, key })).data;
  };
  const none = { companyName: null, companyIdentifier: null };
  const { data: placed } = await addAsGuest(shop, aGuestOrder([board], invoice));
  expect([placed, await follow(placed?.link)]).toMatchObject([none, none]);
  const { data: confirmed } = await shop.call('order/confirm', await confirmationOf(shop, 'eva@ejemplo.uy'));
  const { companyName, companyIdentifier } = kept;
  expect([confirmed, await follow(placed?.link)]).toMatchObject([
    { companyName, companyIdentifier },
    { companyName, companyIdentifier },
  ]);
  expect(await follow((await add()).data?.link)).toMatchObject(none);
});

test('half of it is refused at its field', async () => {
  const answers = [await add({ companyName: 'Taller Sur' }), await add({ companyIdentifier: '211003420017' })];
  expect(answers.map(({ status, body }) => [status, body.fields])).toEqual([
    [422, { companyIdentifier: 'Ingrese un RUT válido' }],
    [422, { companyName: 'Este campo es obligatorio' }],
  ]);
});
