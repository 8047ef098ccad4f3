import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { countQueries } from '#server/database/count-queries';
import { saveSetting } from '#server/settings/settings.service';
import { aCompany } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { anOrder, aPickup, placeOrder, readyForOrders, stockNow } from '#server/test/an-order';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';
import type { SiteSettings } from '#sites/site';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  await readyForOrders(shop);
  ana = await aSignedIn(shop, { firstName: 'Ana', lastName: 'Pérez', email: 'ana@ejemplo.uy' });
});

const add = (sent: ReturnType<typeof anOrder>, token = ana.token) => shop.call('order/add', { order: sent }, token);
const set = async <K extends keyof SiteSettings>(key: K, value: SiteSettings[K]) => {
  await saveSetting(shop.database.db, 'RTC', key, value);
  await shop.changes.follow();
};
const countOf = async (table: 'orders' | 'order_item' | 'order_event' | 'mail') => {
  const { count } = await shop.database.db
    .selectFrom(table)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

describe('order/add', () => {
  test('makes an order that copies everything and waits for its deposit', async () => {
    const board = await aProduct(shop, { code: 'ARD-1', name: 'Placa Uno', price: 1250 });
    const cable = await aProduct(shop, { code: 'CAB-1', name: 'Cable', price: 310, ivaRate: 10 });
    const sent = anOrder([{ ...board, quantity: 2 }, cable], { addressRecipient: ' Ana P. ', phoneObservation: '' });
    const { status, data, body, payment } = await add(sent);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      ...{ guid: sent.guid, number: 1, state: 'PPE', date: '2026-11-20T15:00:00.000Z', userEmail: 'ana@ejemplo.uy' },
      ...{ personName: 'Ana', personLastName: 'Pérez', companyId: null, toCompanyName: 'La tienda' },
      ...{ phone: '099 123 456', phoneObservation: null, address: 'Bulevar Artigas 1234', addressRecipient: 'Ana P.' },
      ...{ addressStateName: 'Montevideo', addressCityName: 'Montevideo' },
      ...{ shippingId: 'MON', shippingName: 'Montevideo', shippingPrice: 600, shippingTerm: 0, carrierName: null },
      ...{ paymentId: 'SADE', paymentName: 'Depósito Santander', total: 2 * 1250 + 310 + 600, totalUYU: null },
      ...{ expires: '2026-11-23T15:00:00.000Z' },
      items: [
        { code: 'ARD-1', name: 'Placa Uno', price: 1250, quantity: 2, ivaRate: 22, priceUYU: null },
        { code: 'CAB-1', name: 'Cable', price: 310, quantity: 1, ivaRate: 10, priceUYU: null },
      ],
      events: [
        { by: 'Ana Pérez', from: null, to: 'INI', mailed: true },
        { by: 'Ana Pérez', from: 'INI', to: 'PPE', mailed: false },
      ],
    });
    expect(payment).toEqual({ kind: 'instructions', text: data?.instructions });
    expect(data?.instructions).toContain('U$S 34,10');
    expect(data?.instructions).toContain('Pedido 1');
    expect(data?.instructions).toContain('23/11/2026 a las 12:00');
    expect(body.data).toMatchObject({ OrderNumber: 1, OrderTotal: 34.1, Items: [{ Price: 12.5 }, { Price: 3.1 }] });
    expect(await stockNow(shop, board)).toEqual({ BUL: [5, 2] });
  });

  test('a company orders in its own name', async () => {
    const company = await aCompany(shop.database.db, { name: 'Taller Sur SRL', identifier: '211003420017' });
    const { token } = await aSignedIn(shop, { companyId: company.id });
    const { data } = await add(anOrder([await aProduct(shop)]), token);
    expect(data).toMatchObject({
      ...{ companyId: company.id, companyName: 'Taller Sur SRL', companyIdentifier: '211003420017' },
      ...{ personId: null, personName: null },
    });
  });

  test('names are the server’s and lines of one product are added up', async () => {
    const board = await aProduct(shop, { stock: { BUL: 5 } });
    const said = await add(
      anOrder([
        { ...board, quantity: 2 },
        { ...board, quantity: 3 },
      ]),
    );
    expect(said.data?.items).toHaveLength(1);
    expect(said.data?.items[0]).toMatchObject({ quantity: 5, name: board.name });
    expect((await add(anOrder([{ ...board, quantity: 1 }]))).status).toBe(409);
  });

  test('picks the branch for a pickup, and keeps no address', async () => {
    const board = await aProduct(shop, { stock: { BUL: 5, CLA: 5 } });
    const { data } = await add(aPickup([board], { branchCode: 'CLA', address: 'Rivera 1000' }));
    expect(data).toMatchObject({ branchCode: 'CLA', branchName: 'Sucursal CLA', address: null, shippingPrice: 0 });
    const first = await add(aPickup([board]));
    expect(first.data?.branchCode).toBe('BUL');
    expect(await stockNow(shop, board)).toEqual({ BUL: [5, 1], CLA: [5, 1] });
  });

  test('freezes the peso figures of the day where the shop keeps a rate', async () => {
    await set('rate', { value: 40.5, date: '2026-11-20' });
    const board = await aProduct(shop, { price: 33, stock: { BUL: 50 } });
    const { data } = await add(anOrder([{ ...board, quantity: 10 }]));
    expect(data).toMatchObject({ rate: 40.5, rateDate: '2026-11-20', totalUYU: 13370 + 24300 });
    expect(data?.items[0]?.priceUYU).toBe(1337);
    await set('rate', { value: 50, date: '2026-11-21' });
    const { data: later } = await shop.call('order/find', { orderId: data?.guid ?? '' }, ana.token);
    expect(later?.totalUYU).toBe(13370 + 24300);
  });

  test('mails the order with its instructions, the right to withdraw and the shop’s address', async () => {
    await placeOrder(shop, ana.token, anOrder([{ ...(await aProduct(shop, { name: 'Placa Uno' })), quantity: 2 }]));
    const mail = await shop.database.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ recipient: 'ana@ejemplo.uy', subject: 'Recibimos tu pedido 1', site: 'RTC' });
    for (const part of ['2 × Placa Uno', 'U$S 31,00', 'Depositá o transferí', '5 días hábiles', 'ley 17.250']) {
      expect(mail.text).toContain(part);
    }
    expect(mail.text).toContain(shop.ctx.site.company.address);
    expect(shop.enqueued).toEqual([{ queue: 'mail.send', data: { mailId: mail.id } }]);
  });

  test('notes a product whose stock visitors now see otherwise, and no other', async () => {
    const last = await aProduct(shop, { stock: { BUL: 4 } });
    const many = await aProduct(shop, { stock: { BUL: 90, CLA: 1 } });
    await shop.database.db.deleteFrom('change_log').execute();
    await placeOrder(shop, ana.token, anOrder([last, many]));
    const changes = await shop.database.db.selectFrom('change_log').select(['entity', 'entity_id']).execute();
    expect(changes).toEqual([{ entity: 'stock', entity_id: String(last.id) }]);
  });

  test('notes a product that sells out or comes back as one that moves in lists', async () => {
    const last = await aProduct(shop, { stock: { BUL: 1 } });
    const noted = async () => {
      const changes = await shop.database.db.selectFrom('change_log').select(['entity', 'entity_id']).execute();
      await shop.database.db.deleteFrom('change_log').execute();
      return changes;
    };
    await noted();
    const { guid } = await placeOrder(shop, ana.token, anOrder([last]));
    expect(await noted()).toEqual([{ entity: 'product', entity_id: String(last.id) }]);
    await shop.call('order/cancel', { orderId: guid }, ana.token);
    expect(await noted()).toEqual([{ entity: 'product', entity_id: String(last.id) }]);
  });

  test('sends a number of queries that does not grow with its lines', async () => {
    const products: Awaited<ReturnType<typeof aProduct>>[] = [];
    for (let at = 0; at < 12; at += 1) products.push(await aProduct(shop, { stock: { BUL: 90 } }));
    const one = await countQueries(() => placeOrder(shop, ana.token, anOrder(products.slice(0, 1))));
    const many = await countQueries(() => placeOrder(shop, ana.token, anOrder(products)));
    expect(many.queries.length).toBe(one.queries.length);
    expect(many.queries.length).toBeLessThanOrEqual(25);
  });
});

describe('order/add once more', () => {
  test('with the same content answers the order already made, however it was written', async () => {
    const [a, b] = [await aProduct(shop, { code: 'A-1' }), await aProduct(shop, { code: 'B-1' })];
    const sent = anOrder([a, b]);
    const first = await placeOrder(shop, ana.token, sent);
    await shop.call('order/cancel', { orderId: first.guid }, ana.token);
    await set('saleOn', true);
    const again = await add({
      ...sent,
      guid: sent.guid.toUpperCase(),
      items: sent.items.toReversed(),
      phone: ' 099 123 456',
    });
    expect(again.data).toMatchObject({ number: 1, state: 'CAN' });
    expect(await countOf('orders')).toBe(1);
    expect(await stockNow(shop, a)).toEqual({ BUL: [5, 0] });
  });

  test('with other content or by another user is a 409 without data', async () => {
    const board = await aProduct(shop);
    const sent = anOrder([board]);
    await placeOrder(shop, ana.token, sent);
    const other = await aSignedIn(shop);
    for (const said of [await add({ ...sent, phone: '098 000 000' }), await add(sent, other.token)]) {
      expect([said.status, said.body.data]).toEqual([409, null]);
      expect(said.error).toBe('Ese pedido ya se ingresó con otros datos. Volvé a revisar tu compra.');
    }
    expect(await countOf('orders')).toBe(1);
    expect(await stockNow(shop, board)).toEqual({ BUL: [5, 1] });
  });

  test('at the same time makes one order, by one user or by two', async () => {
    const board = await aProduct(shop);
    const sent = anOrder([board]);
    const twice = await Promise.all(Array.from({ length: 6 }, () => add(sent)));
    expect(twice.map((said) => said.data?.number)).toEqual([1, 1, 1, 1, 1, 1]);
    const other = await aSignedIn(shop);
    const shared = anOrder([board]);
    const statuses = (await Promise.all([add(shared), add(shared, other.token)])).map((said) => said.status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await countOf('orders')).toBe(2);
    expect(await stockNow(shop, board)).toEqual({ BUL: [5, 2] });
  });
});

describe('order/add refuses', () => {
  const nothingHappened = async () => {
    expect([await countOf('orders'), await countOf('mail')]).toEqual([0, 0]);
    const held = await shop.database.db.selectFrom('stock').select('reserved').where('reserved', '>', 0).execute();
    expect(held).toEqual([]);
  };
  const guid = randomUUID();

  test('a visitor, with a 401', async () => {
    const said = await shop.call('order/add', { order: anOrder([await aProduct(shop)]) });
    expect(said.status).toBe(401);
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
    const said = await add(anOrder([await aProduct(shop)], { guid, ...given } as Partial<ReturnType<typeof anOrder>>));
    expect([said.status, said.fields]).toEqual([422, fields]);
    await nothingHappened();
  });

  test('the interior without a carrier', async () => {
    const board = await aProduct(shop);
    await shop.database.db.insertInto('city').values({ id: 9, state_id: 2, name: 'Atlántida' }).execute();
    const far = { addressStateId: 2, addressCityId: 9, shippingId: 'INT', shippingPrice: 0 };
    const said = await add(anOrder([board], far));
    expect([said.status, said.fields]).toEqual([422, { carrierName: 'Escribí qué agencia lo lleva' }]);
    const { data } = await add(anOrder([board], { ...far, carrierName: 'DAC' }));
    expect(data).toMatchObject({ carrierName: 'DAC', shippingPrice: 0 });
  });

  test('another price, naming what it is now', async () => {
    const board = await aProduct(shop, { name: 'Placa Uno', price: 1250 });
    const said = await add(anOrder([{ ...board, price: 1000 }]));
    expect([said.status, said.error]).toEqual([409, 'Cambió algo de tu compra: el precio de Placa Uno']);
    expect(said.body.conflicts).toEqual([{ code: board.code, kind: 'price', now: 12.5 }]);
    await nothingHappened();
  });

  test('another price of sending', async () => {
    const said = await add(anOrder([await aProduct(shop)], { shippingPrice: 0 }));
    expect([said.status, said.error]).toEqual([409, 'Cambió algo de tu compra: el costo del envío']);
    expect(said.body.conflicts).toEqual([{ code: '', kind: 'shipping', now: 6 }]);
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
    const said = await add(anOrder([{ ...few, quantity: 3 }, none, plenty]));
    expect([said.status, said.error]).toEqual([409, 'No hay stock suficiente de Placa Uno, Cable']);
    expect(said.body.conflicts).toEqual([
      { code: few.code, kind: 'stock', left: 2 },
      { code: none.code, kind: 'stock', left: 0 },
    ]);
    const pickup = await add(aPickup([{ ...few, quantity: 2 }], { branchCode: 'CLA' }));
    expect(pickup.body.conflicts).toEqual([{ code: few.code, kind: 'stock', left: 1 }]);
    await nothingHappened();
  });

  test('what is not public like what does not exist, for sellers too', async () => {
    const hidden = await aProduct(shop, { name: 'Secreto', isPublic: false });
    const foreign = await aProduct(shop, { categoryId: '2.9' });
    const seller = await aSignedIn(shop, { roles: ['seller'] });
    for (const product of [hidden, foreign, { code: 'NADA', price: 1250 }]) {
      for (const token of [ana.token, seller.token]) {
        const said = await add(anOrder([product]), token);
        expect([said.status, said.error]).toEqual([409, `Cambió algo de tu compra: «${product.code}» ya no se vende`]);
        expect(said.body.conflicts).toEqual([{ code: product.code, kind: 'gone' }]);
      }
    }
    await nothingHappened();
  });

  test('a fourth unpaid order', async () => {
    const board = await aProduct(shop, { stock: { BUL: 90 } });
    const orders: Awaited<ReturnType<typeof placeOrder>>[] = [];
    for (let at = 0; at < 3; at += 1) orders.push(await placeOrder(shop, ana.token, anOrder([board])));
    const said = await add(anOrder([board]));
    expect([said.status, said.error]).toEqual([
      409,
      'Ya tenés 3 pedidos sin pagar. Pagá o cancelá uno para hacer otro.',
    ]);
    await shop.call('order/cancel', { orderId: orders[0]?.guid ?? '' }, ana.token);
    expect((await add(anOrder([board]))).data?.number).toBe(4);
  });

  test('everything while the shop sells nothing, or shows no prices', async () => {
    const sent = anOrder([await aProduct(shop)]);
    await set('saleOn', false);
    expect((await add(sent)).status).toBe(409);
    await set('saleOn', true);
    await set('pricesFor', 'nobody');
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
      { id: 'SADE', name: 'Depósito Santander' },
      { id: 'ITDE', name: 'Depósito Itaú' },
      { id: 'BRDE', name: 'Depósito BROU' },
      { id: 'ABGI', name: 'Giro Abitab' },
    ]);
  });
});
