import { beforeEach, describe, expect, test } from 'vitest';
import { aCompany } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { aPhoneOrder, aSale, sell } from '#server/test/a-sale';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { aShopForOrders, countOf } from '#server/test/an-order';
import { setSetting } from '#server/test/set-setting';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
let seller: Awaited<ReturnType<typeof aSeller>>;
let board: Awaited<ReturnType<typeof aProduct>>;
beforeEach(async () => {
  ({ shop, ana } = await aShopForOrders());
  seller = await aSeller(shop);
  board = await aProduct(shop);
});
type Sale = ReturnType<typeof aSale>;
const add = (order: Sale, token = seller.token) => sell(shop, token, order);
const nothingHappened = async () => {
  expect([await countOf(shop, 'orders'), await countOf(shop, 'mail')]).toEqual([0, 0]);
  const rows = await shop.database.db.selectFrom('stock').select(['on_hand', 'reserved']).execute();
  expect(rows).toEqual([{ on_hand: 5, reserved: 0 }]);
};

const [shipping, payment] = ['Elegí una forma de envío', 'Elegí una forma de pago'];

test.each([
  [{ shippingId: 'MON', address: 'Rincón 500', addressStateId: 1, addressCityId: 1 }, { shippingId: shipping }],
  [{ branchCode: null }, { branchCode: 'Elegí una sucursal' }],
  [{ branchCode: 'ZZZ' }, { branchCode: 'Elegí una sucursal' }],
  [{ paymentId: 'MPU' }, { paymentId: payment }],
  [{ paymentId: null }, { paymentId: payment }],
  [{ personId: 999_999 }, { personId: 'Elegí a una persona o una empresa que compre' }],
  [{ companyId: 999_999 }, { companyId: 'Elegí a una persona o una empresa que compre' }],
  [{ personId: 1, companyId: 1 }, { companyId: 'Elegí a una persona o una empresa que compre' }],
  [{ phone: '099 123 456' }, { phone: 'Elegí quién compra para guardar su teléfono o su correo' }],
  [{ userEmail: 'ana@ejemplo.uy' }, { userEmail: 'Elegí quién compra para guardar su teléfono o su correo' }],
  [{ userEmail: 'ana@' }, { userEmail: 'Ingrese un email válido' }],
  [{ items: [] }, { items: 'Su carrito se encuentra vacio.' }],
] as [Partial<Sale>, object][])('at the counter %j is a 422', async (given, fields) => {
  const answer = await add(aSale([board], given));
  expect([answer.status, answer.fields]).toEqual([422, fields]);
  await nothingHappened();
});

test.each([
  [{ personId: null }, { personId: 'Elegí a una persona o una empresa que compre' }],
  [{ phone: null }, { phone: 'Debes ingresar un Teléfono' }],
  [{ phone: '12' }, { phone: 'Ingresá un teléfono válido' }],
  [{ paymentId: 'EFEC' }, { paymentId: payment }],
  [{ paymentId: 'POST' }, { paymentId: payment }],
  [{ address: null }, { address: 'Debes ingresar una Dirección' }],
  [{ shippingId: 'RES', branchCode: null }, { branchCode: 'Elegí una sucursal' }],
] as [Partial<Sale>, object][])('by telephone %j is a 422', async (given, fields) => {
  const answer = await add(aPhoneOrder([board], { personId: ana.personId, ...given }));
  expect([answer.status, answer.fields]).toEqual([422, fields]);
  await nothingHappened();
});

describe('who may not sell', () => {
  test('gets a 401 or a 403, and others’ sellers find no such order', async () => {
    const other = await aSeller(shop, { sellsFor: [(await aCompany(shop.database.db, { name: 'Otra' })).id] });
    const none = await aSignedIn(shop, { roles: ['seller'] });
    const unroled = await aSeller(shop, { roles: [] });
    for (const { token } of [ana, other, none, unroled]) expect((await add(aSale([board]), token)).status).toBe(403);
    expect((await shop.call('order/addAsSeller', { order: aSale([board]) })).status).toBe(401);
    await nothingHappened();
    const { data } = await add(aSale([board]));
    const orderId = data?.guid ?? '';
    for (const { token } of [ana, other, none, unroled])
      expect((await shop.call('order/find', { orderId }, token)).status).toBe(404);
  });

  test('an administrator may, for the site’s company', async () => {
    const { token } = await aSignedIn(shop, { roles: ['administrator'] });
    expect((await add(aSale([board]), token)).data).toMatchObject({ toCompanyName: 'La tienda', state: 'DIS' });
  });
});

test('a product that is not public is sold to nobody', async () => {
  const hidden = await aProduct(shop, { isPublic: false });
  const { status, body } = await add(aSale([hidden]));
  expect([status, body.conflicts]).toEqual([409, [{ code: hidden.code, kind: 'gone' }]]);
});

test('a counter sells while the checkout is closed', async () => {
  await setSetting(shop, 'saleOn', false);
  expect((await add(aSale([board]))).status).toBe(200);
});

test('nothing is sent from a counter, whatever a pickup costs at the checkout', async () => {
  const options = shop.ctx.settings.shipping.map((one) => (one.id === 'RES' ? { ...one, price: 150 } : one));
  await setSetting(shop, 'shipping', options);
  expect((await add(aSale([board]))).data).toMatchObject({ shippingPrice: 0, total: board.price });
});

test('the 121st order in a quarter of an hour is a 429', async () => {
  const order = aSale([], { items: [] });
  for (let at = 0; at < 120; at += 1) expect((await add(order)).status).toBe(422);
  expect((await add(order)).status).toBe(429);
});
