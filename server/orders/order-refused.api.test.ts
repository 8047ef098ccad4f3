import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { anOrder, aPickup, aShopForOrders, countOf, placeOrder } from '#server/test/an-order';
import { setSetting } from '#server/test/set-setting';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
beforeEach(async () => {
  ({ shop, ana } = await aShopForOrders());
});

const add = (sent: ReturnType<typeof anOrder>, token = ana.token) => shop.call('order/add', { order: sent }, token);
describe('order/add refuses', () => {
  const nothingHappened = async () => {
    expect([await countOf(shop, 'orders'), await countOf(shop, 'mail')]).toEqual([0, 0]);
    const held = await shop.database.db.selectFrom('stock').select('reserved').where('reserved', '>', 0).execute();
    expect(held).toEqual([]);
  };
  const guid = randomUUID();

  test('a visitor, with a 401', async () => {
    const answer = await shop.call('order/add', { order: anOrder([await aProduct(shop)]) });
    expect(answer.status).toBe(401);
    await nothingHappened();
  });

  test.each([
    [{ phone: ' ' }, { phone: 'Debes ingresar un Teléfono' }],
    [{ address: '' }, { address: 'Debes ingresar una Dirección' }],
    [{ addressCityId: 2 }, { addressCityId: 'Elegí una ciudad de ese departamento' }],
    [{ shippingId: null }, { shippingId: 'Elegí una forma de envío' }],
    [{ addressStateId: 2, addressCityId: 2 }, { shippingId: 'Ese envío no llega a la dirección elegida' }],
    [{ shippingId: 'AME', shippingPrice: 900 }, { shippingId: 'Ese envío no llega a la dirección elegida' }],
    [{ shippingId: 'RES', shippingPrice: 0, branchCode: 'ZZZ' }, { branchCode: 'Elegí una sucursal' }],
    [{ paymentId: 'MPU' }, { paymentId: 'Elegí una forma de pago' }],
    [{ paymentId: 'EFEC' }, { paymentId: 'Elegí una forma de pago' }],
    [{ items: [] }, { items: 'Su carrito se encuentra vacio.' }],
    [{ shippingPrice: -1 }, { shippingPrice: 'Ingresá un importe entre 0 y 10.000.000' }],
  ] as const)('%j with a 422', async (given, fields) => {
    const answer = await add(
      anOrder([await aProduct(shop)], { guid, ...given } as Partial<ReturnType<typeof anOrder>>),
    );
    expect([answer.status, answer.fields]).toEqual([422, fields]);
    await nothingHappened();
  });

  test('a place that is none; another is stored in one spelling, and a blank one as none', async () => {
    const board = await aProduct(shop);
    const at = (addressGeolocation: string) => add(anOrder([board], { addressGeolocation }));
    for (const wrong of ['Frente a la plaza', '95, 10', '-34,9, -56,2']) {
      const answer = await at(wrong);
      expect([answer.status, answer.fields]).toEqual([422, { addressGeolocation: messages['field.geolocation'] }]);
    }
    await nothingHappened();
    expect((await at('-34.90328,-56.18816')).data?.addressGeolocation).toBe('-34.90328, -56.18816');
    expect((await at(' ')).data?.addressGeolocation).toBeNull();
  });

  test('the interior without a carrier', async () => {
    const board = await aProduct(shop);
    await shop.database.db.insertInto('city').values({ id: 9, state_id: 2, name: 'Atlántida' }).execute();
    const far = { addressStateId: 2, addressCityId: 9, shippingId: 'INT', shippingPrice: 0 };
    const answer = await add(anOrder([board], far));
    expect([answer.status, answer.fields]).toEqual([422, { carrierName: 'Escribí qué agencia lo lleva' }]);
    const { data } = await add(anOrder([board], { ...far, carrierName: 'DAC' }));
    expect(data).toMatchObject({ carrierName: 'DAC', shippingPrice: 0 });
  });

  test('another price, naming what it is now', async () => {
    const board = await aProduct(shop, { name: 'Placa Uno', price: 1250 });
    const answer = await add(anOrder([{ ...board, price: 1000 }]));
    expect([answer.status, answer.error]).toEqual([409, 'Cambió algo de tu compra: el precio de Placa Uno']);
    expect(answer.body.conflicts).toEqual([{ code: board.code, kind: 'price', now: 12.5 }]);
    await nothingHappened();
  });

  test('another price of sending', async () => {
    const answer = await add(anOrder([await aProduct(shop)], { shippingPrice: 0 }));
    expect([answer.status, answer.error]).toEqual([409, 'Cambió algo de tu compra: el costo del envío']);
    expect(answer.body.conflicts).toEqual([{ code: '', kind: 'shipping', now: 6 }]);
    await nothingHappened();
  });

  test('prices that were not told', async () => {
    const board = await aProduct(shop, { price: 1250 });
    const bare = { ...anOrder([board]), shippingPrice: null, items: [{ code: board.code, price: null, quantity: 1 }] };
    expect((await add(bare)).body.conflicts).toEqual([
      { code: board.code, kind: 'price', now: 12.5 },
      { code: '', kind: 'shipping', now: 6 },
    ]);
    await nothingHappened();
  });

  test('too little stock, naming each product and what is left', async () => {
    const few = await aProduct(shop, { name: 'Placa Uno', stock: { BUL: 1, CLA: 1 } });
    const none = await aProduct(shop, { name: 'Cable', stock: {} });
    const plenty = await aProduct(shop);
    const answer = await add(anOrder([{ ...few, quantity: 3 }, none, plenty]));
    expect([answer.status, answer.error]).toEqual([409, 'No hay stock suficiente de Placa Uno, Cable']);
    expect(answer.body.conflicts).toEqual([
      { code: few.code, kind: 'stock', left: 2 },
      { code: none.code, kind: 'stock', left: 0 },
    ]);
    const pickup = await add(aPickup([{ ...few, quantity: 2 }], { branchCode: 'CLA' }));
    expect(pickup.body.conflicts).toEqual([{ code: few.code, kind: 'stock', left: 1 }]);
    await nothingHappened();
  });

  test('too little of what is plenty, without telling how much there is', async () => {
    const some = await aProduct(shop, { stock: { BUL: 20 } });
    const plenty = await aProduct(shop, { stock: { BUL: 21 } });
    const many = await aProduct(shop, { stock: { BUL: 900, CLA: 50 } });
    const answer = await add(anOrder([some, plenty, many].map((product) => ({ ...product, quantity: 2000 }))));
    expect(answer.body.conflicts).toEqual([
      { code: some.code, kind: 'stock', left: 20 },
      { code: plenty.code, kind: 'stock', left: 20, hasMore: true },
      { code: many.code, kind: 'stock', left: 20, hasMore: true },
    ]);
    await nothingHappened();
  });

  test('what is not public like what does not exist, for sellers too', async () => {
    const hidden = await aProduct(shop, { name: 'Secreto', isPublic: false });
    const foreign = await aProduct(shop, { categoryId: '2.9' });
    const seller = await aSignedIn(shop, { roles: ['seller'] });
    for (const product of [hidden, foreign, { code: 'NADA', price: 1250 }]) {
      for (const token of [ana.token, seller.token]) {
        const answer = await add(anOrder([product]), token);
        expect([answer.status, answer.error]).toEqual([
          409,
          `Cambió algo de tu compra: «${product.code}» ya no se vende`,
        ]);
        expect(answer.body.conflicts).toEqual([{ code: product.code, kind: 'gone' }]);
      }
    }
    await nothingHappened();
  });

  test('a fourth unpaid order', async () => {
    const board = await aProduct(shop, { stock: { BUL: 90 } });
    const orders: Awaited<ReturnType<typeof placeOrder>>[] = [];
    for (let at = 0; at < 3; at += 1) orders.push(await placeOrder(shop, ana.token, anOrder([board])));
    const answer = await add(anOrder([board]));
    expect([answer.status, answer.error]).toEqual([
      409,
      'Ya tenés 3 pedidos sin pagar. Pagá o cancelá uno para hacer otro.',
    ]);
    await shop.call('order/cancel', { orderId: orders[0]?.guid ?? '' }, ana.token);
    expect((await add(anOrder([board]))).data?.number).toBe(4);
  });

  test('everything while the shop sells nothing, or shows no prices', async () => {
    const sent = anOrder([await aProduct(shop)]);
    await setSetting(shop, 'saleOn', false);
    expect((await add(sent)).status).toBe(409);
    await setSetting(shop, 'saleOn', true);
    await setSetting(shop, 'pricesFor', 'nobody');
    expect((await add(sent)).error).toBe('Por ahora no tomamos pedidos en línea. Escribinos y te ayudamos.');
    await nothingHappened();
  });
});

describe('order/options', () => {
  test('offers what can be chosen now, to anyone: no online payment without its keys', async () => {
    const { data, body } = await shop.call('order/options', {});
    expect((body.data as { shipping: { price: number }[] }).shipping.map(({ price }) => price)).toEqual([0, 6, 9, 0]);
    expect(data?.shipping.map(({ id, name, price }) => [id, name, price])).toEqual([
      ['RES', 'Retiro en el local', 0],
      ['MON', 'Montevideo', 600],
      ['AME', 'Área metropolitana', 900],
      ['INT', 'Interior', 0],
    ]);
    expect(data?.payments).toEqual([
      { id: 'SADE', name: 'Depósito Santander', currency: 'USD' },
      { id: 'ITDE', name: 'Depósito Itaú', currency: 'USD' },
      { id: 'BRDE', name: 'Depósito BROU', currency: 'USD' },
      { id: 'ABGI', name: 'Giro Abitab', currency: 'USD' },
    ]);
  });

  test('offers no deposit whose account the shop has not set, and takes no order by it', async () => {
    const offered = async () => (await shop.call('order/options', {})).data?.payments.map(({ id }) => id);
    const board = await aProduct(shop);
    await setSetting(shop, 'depositAccounts', { BRDE: '001-0000123' });
    expect(await offered()).toEqual(['BRDE', 'ABGI']);
    const answer = await add(anOrder([board], { paymentId: 'SADE' }));
    expect([answer.status, answer.fields]).toEqual([422, { paymentId: 'Elegí una forma de pago' }]);
    const { data } = await add(anOrder([board], { paymentId: 'BRDE' }));
    expect(data?.instructions).toContain('a la cuenta en dólares 001-0000123 de La tienda en BROU.');

    await setSetting(shop, 'depositAccounts', {});
    expect(await offered()).toEqual(['ABGI']);
    const later = await shop.call('order/find', { orderId: data?.guid ?? '' }, ana.token);
    expect(later.data?.instructions).toContain(`(pedinos el número al ${shop.ctx.site.contact.phone})`);
  });

  test('offers no deposit whose instructions do not say where to pay', async () => {
    const own =
      <const T extends string>(id: T) =>
      (instructions: string) => ({ id, name: id, instructions });
    await setSetting(shop, 'payments', [
      own('SADE')('Depositá {total} en Santander.'),
      own('ITDE')('Depositá {total} en {account}.'),
      own('BRDE')('Depositá {total} en {account}.'),
      own('ABGI')('  '),
    ]);
    await setSetting(shop, 'depositAccounts', { SADE: '001-1111', ITDE: '002-2222' });
    const { data } = await shop.call('order/options', {});
    expect(data?.payments.map(({ id }) => id)).toEqual(['ITDE']);
  });
});
