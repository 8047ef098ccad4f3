import { beforeEach, describe, expect, test } from 'vitest';
import { legalVersion } from '#contract/plain/consents';
import { countQueries } from '#server/database/count-queries';
import { aCompany } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { anOrder, aPickup, aShopForOrders, countOf, placeOrder, stockNow } from '#server/test/an-order';
import { setSetting } from '#server/test/set-setting';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
beforeEach(async () => {
  ({ shop, ana } = await aShopForOrders());
});

const add = (sent: ReturnType<typeof anOrder>, token = ana.token) => shop.call('order/add', { order: sent }, token);
describe('order/add', () => {
  test('makes an order that copies everything and waits for its deposit', async () => {
    const board = await aProduct(shop, { code: 'ARD-1', name: 'Placa Uno', price: 1250 });
    const cable = await aProduct(shop, { code: 'CAB-1', name: 'Cable', brand: 'Prysmian', price: 310, ivaRate: 10 });
    const sent = anOrder([{ ...board, quantity: 2 }, cable], { addressRecipient: ' Ana P. ', phoneObservation: '' });
    const { status, data, body, payment } = await add(sent);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      guid: sent.guid,
      number: 1,
      state: 'PPE',
      date: '2026-11-20T15:00:00.000Z',
      userEmail: 'ana@ejemplo.uy',
      personName: 'Ana',
      personLastName: 'Pérez',
      companyId: null,
      toCompanyName: 'La tienda',
      phone: '099 123 456',
      phoneObservation: null,
      address: 'Bulevar Artigas 1234',
      addressRecipient: 'Ana P.',
      addressStateName: 'Montevideo',
      addressCityName: 'Montevideo',
      shippingId: 'MON',
      shippingName: 'Montevideo',
      shippingPrice: 600,
      shippingTerm: 0,
      carrierName: null,
      paymentId: 'SADE',
      paymentName: 'Depósito Santander',
      total: 2 * 1250 + 310 + 600,
      totalUYU: null,
      expires: '2026-11-23T21:00:00.000Z',
      items: [
        {
          code: 'ARD-1',
          name: 'Placa Uno',
          longName: null,
          brandName: 'Nodo',
          price: 1250,
          quantity: 2,
          ivaRate: 22,
          priceUYU: null,
        },
        {
          code: 'CAB-1',
          name: 'Cable',
          longName: null,
          brandName: 'Prysmian',
          price: 310,
          quantity: 1,
          ivaRate: 10,
          priceUYU: null,
        },
      ],
      events: [
        { by: 'Ana Pérez', from: null, to: 'INI', mailed: true },
        { by: 'Ana Pérez', from: 'INI', to: 'PPE', mailed: false },
      ],
    });
    expect(payment).toEqual({ kind: 'instructions', text: data?.instructions });
    expect(data?.instructions).toContain('U$S 34,10');
    expect(data?.instructions).toContain('Pedido 1');
    expect(data?.instructions).toContain('23/11/2026 a las 18:00');
    expect(body.data).toMatchObject({
      OrderNumber: 1,
      OrderTotal: 34.1,
      Items: [{ Price: 12.5 }, { Price: 3.1, BrandName: 'Prysmian' }],
    });
    expect(await stockNow(shop, board)).toEqual({ BUL: [5, 2] });
  });

  test('a company orders in its own name', async () => {
    const company = await aCompany(shop.database.db, { name: 'Taller Sur SRL', identifier: '211003420017' });
    const { token } = await aSignedIn(shop, { companyId: company.id });
    const { data } = await add(anOrder([await aProduct(shop)]), token);
    expect(data).toMatchObject({
      companyId: company.id,
      companyName: 'Taller Sur SRL',
      companyIdentifier: '211003420017',
      personId: null,
      personName: null,
    });
  });

  test('names are the server’s and lines of one product are added up', async () => {
    const board = await aProduct(shop, { stock: { BUL: 5 } });
    const answer = await add(
      anOrder([
        { ...board, quantity: 2 },
        { ...board, quantity: 3 },
      ]),
    );
    expect(answer.data?.items).toHaveLength(1);
    expect(answer.data?.items[0]).toMatchObject({ quantity: 5, name: board.name });
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
    await setSetting(shop, 'rate', { value: 40.5, date: '2026-11-20' });
    const board = await aProduct(shop, { price: 33, stock: { BUL: 50 } });
    const { data } = await add(anOrder([{ ...board, quantity: 10 }]));
    expect(data).toMatchObject({ rate: 40.5, rateDate: '2026-11-20', totalUYU: 13370 + 24300 });
    expect(data?.items[0]?.priceUYU).toBe(1337);
    await setSetting(shop, 'rate', { value: 50, date: '2026-11-21' });
    const { data: later } = await shop.call('order/find', { orderId: data?.guid ?? '' }, ana.token);
    expect(later?.totalUYU).toBe(13370 + 24300);
  });

  test('mails the order with its instructions, the right to withdraw and the shop’s address', async () => {
    await placeOrder(
      shop,
      ana.token,
      anOrder([{ ...(await aProduct(shop, { code: 'PLA-1', name: 'Placa Uno' })), quantity: 2 }]),
    );
    const written = shop.database.db.selectFrom('mail').selectAll();
    const mail = await written.where('recipient', '=', 'ana@ejemplo.uy').executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ subject: 'Recibimos tu pedido 1', site: 'RTC' });
    for (const part of [
      '2 × Placa Uno (Nodo PLA-1)',
      'U$S 31,00',
      'Depositá o transferí',
      '5 días hábiles',
      'ley 17.250',
    ]) {
      expect(mail.text).toContain(part);
    }
    expect(mail.text).toContain(shop.ctx.site.company.address);
    expect(shop.enqueued).toContainEqual({ queue: 'mail.send', data: { site: 'RTC', mailId: mail.id, urgent: false } });
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
    const beto = await aSignedIn(shop);
    const one = await countQueries(() => placeOrder(shop, ana.token, anOrder(products.slice(0, 1))));
    const many = await countQueries(() => placeOrder(shop, beto.token, anOrder(products)));
    expect(many.queries.length).toBe(one.queries.length);
    expect(many.queries.length).toBeLessThanOrEqual(25);
  });
});

test('an order keeps the version of the terms that its checkout showed', async () => {
  const board = await aProduct(shop);
  const version = async (given: Parameters<typeof anOrder>[1]) => {
    const { guid } = await placeOrder(shop, ana.token, anOrder([board], given));
    return (await shop.call('order/find', { orderId: guid }, ana.token)).data?.termsVersion;
  };
  const ofShop = `2026-11-20 17:00:01/${legalVersion}`;
  expect([
    await version({ termsVersion: legalVersion }),
    await version({ termsVersion: ofShop }),
    await version({}),
  ]).toEqual([legalVersion, ofShop, null]);
});

describe('order/add once more', () => {
  test('with the same content answers the order already made, however it was written', async () => {
    const [a, b] = [await aProduct(shop, { code: 'A-1' }), await aProduct(shop, { code: 'B-1' })];
    const sent = anOrder([a, b], { termsVersion: '2026-11-24' });
    const first = await placeOrder(shop, ana.token, sent);
    await shop.call('order/cancel', { orderId: first.guid }, ana.token);
    await setSetting(shop, 'saleOn', true);
    const again = await add({
      ...sent,
      guid: sent.guid.toUpperCase(),
      items: sent.items.toReversed(),
      phone: ' 099 123 456',
      termsVersion: '2027-01-01',
    });
    expect(again.data).toMatchObject({ number: 1, state: 'CAN', termsVersion: '2026-11-24' });
    expect(await countOf(shop, 'orders')).toBe(1);
    expect(await stockNow(shop, a)).toEqual({ BUL: [5, 0] });
  });

  test('with other content or by another user is a 409 without data', async () => {
    const board = await aProduct(shop);
    const sent = anOrder([board]);
    await placeOrder(shop, ana.token, sent);
    const other = await aSignedIn(shop);
    for (const answer of [await add({ ...sent, phone: '098 000 000' }), await add(sent, other.token)]) {
      expect([answer.status, answer.body.data]).toEqual([409, null]);
      expect(answer.error).toBe('Ese pedido ya se ingresó con otros datos. Volvé a revisar tu compra.');
    }
    expect(await countOf(shop, 'orders')).toBe(1);
    expect(await stockNow(shop, board)).toEqual({ BUL: [5, 1] });
  });

  test('at the same time makes one order, by one user or by two', async () => {
    const board = await aProduct(shop);
    const sent = anOrder([board]);
    const twice = await Promise.all(Array.from({ length: 6 }, () => add(sent)));
    expect(twice.map((answer) => answer.data?.number)).toEqual([1, 1, 1, 1, 1, 1]);
    const other = await aSignedIn(shop);
    const shared = anOrder([board]);
    const statuses = (await Promise.all([add(shared), add(shared, other.token)])).map((answer) => answer.status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await countOf(shop, 'orders')).toBe(2);
    expect(await stockNow(shop, board)).toEqual({ BUL: [5, 2] });
  });
});
