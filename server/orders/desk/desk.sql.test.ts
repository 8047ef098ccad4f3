import { beforeEach, describe, expect, test } from 'vitest';
import type { OrderState } from '#contract/plain/commerce';
import { whenText } from '#contract/plain/date-text';
import { notesMax, type OrderMark } from '#contract/plain/order-queues';
import { aCompany } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { aSlip } from '#server/test/a-slip';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { anOrder, aPickup, aShopForOrders, inState, placeOrder } from '#server/test/an-order';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
let seller: Awaited<ReturnType<typeof aSeller>>;
let board: Awaited<ReturnType<typeof aProduct>>;
beforeEach(async () => {
  ({ shop, ana } = await aShopForOrders());
  seller = await aSeller(shop, { firstName: 'Beto', lastName: 'Sosa' });
  board = await aProduct(shop, { code: 'PLACA-1', name: 'Placa Uno', stock: { BUL: 50, CLA: 3 } });
});

/** An order of a new buyer, who has no other that waits. */
const placed = async (state?: OrderState, sent = anOrder([board])) => {
  const order = await placeOrder(shop, (await aSignedIn(shop)).token, sent);
  if (state) await inState(shop, order.guid, state);
  return order;
};
const mark = (orderId: string, name: OrderMark, isSet: boolean, token = seller.token, also = {}) =>
  shop.call('order/mark', { orderId, mark: name, isSet, ...also }, token);
const find = async (orderId: string, token = seller.token) => (await shop.call('order/find', { orderId }, token)).data;
const listed = async (filters: object, orderBy?: 'OLD' | 'PLO' | 'PHI') => {
  const input = { filters, rowIndex: 0, rowsMax: 50, ...(orderBy && { orderBy }) };
  return (await shop.call('order/filter', input, seller.token)).data?.map(({ number }) => number);
};

describe('queues', () => {
  test('each order stands in one, and those in which work waits are counted', async () => {
    const [collect, prepare, sent, cancelled] = [
      [await placed(), await placed('INI'), await placed('PCH')],
      [await placed('PAP'), await placed('PAP', aPickup([board]))],
      await placed('DIS'),
      await placed('CAN'),
    ];
    const ready = await placed('DIS', aPickup([board]));
    const fetched = await placed('DIS', aPickup([board]));
    const dispatch = [await placed('PAP'), await placed('PAP', aPickup([board]))];
    for (const { guid } of dispatch) expect((await mark(guid, 'prepared', true)).status).toBe(200);
    expect((await mark(fetched.guid, 'handedOver', true)).status).toBe(200);
    const toCompany = sent.toCompanyId;
    const numbersOf = (orders: readonly { number: number }[]) => orders.map(({ number }) => number).toReversed();
    expect(await listed({ toCompany, queue: 'collect' })).toEqual(numbersOf(collect));
    expect(await listed({ toCompany, queue: 'prepare' })).toEqual(numbersOf(prepare));
    expect(await listed({ toCompany, queue: 'dispatch' })).toEqual(numbersOf(dispatch));
    expect(await listed({ toCompany, queue: 'pickUp' })).toEqual([ready.number]);
    expect(await listed({ toCompany, queue: 'dispatched' })).toEqual(numbersOf([sent, fetched]));
    expect(await listed({ toCompany, queue: 'cancelled' })).toEqual([cancelled.number]);
    const counted = { collect: 3, prepare: 2, dispatch: 2, pickUp: 1 };
    expect((await shop.call('panel/count', { toCompany }, seller.token)).data).toMatchObject(counted);
    expect((await shop.call('panel/count', { toCompany: null }, seller.token)).data).toMatchObject(counted);
    // A prepared order is new to nobody.
    const { newest } = (await shop.call('panel/count', { toCompany }, seller.token)).data ?? {};
    expect(newest).toEqual(numbersOf([...collect, ...prepare]));
    await shop.database.db.updateTable('orders').set({ site: 'NAM' }).where('state', '<>', 'PAP').execute();
    const here = { collect: 0, prepare: 2, dispatch: 2, pickUp: 0 };
    expect((await shop.call('panel/count', { toCompany }, seller.token)).data).toMatchObject(here);
  });

  test('of a company whose orders one does not see they are a 404, and nobody’s are none', async () => {
    const order = await placed();
    await aSlip(shop, order.guid);
    const toCompany = order.toCompanyId;
    const other = await aSeller(shop, { sellsFor: [(await aCompany(shop.database.db, { name: 'Otra' })).id] });
    expect((await shop.call('panel/count', { toCompany }, other.token)).status).toBe(404);
    const none = {
      collect: 0,
      prepare: 0,
      dispatch: 0,
      pickUp: 0,
      slips: 0,
      alerts: 0,
      dueToday: 0,
      overdue: 0,
      newest: [],
    };
    expect((await shop.call('panel/count', { toCompany: null }, other.token)).data).toEqual(none);
    const administrator = await aSignedIn(shop, { roles: ['administrator'] });
    const seen = await shop.call('panel/count', { toCompany: null }, administrator.token);
    expect(seen.data).toEqual({ ...none, collect: 1, slips: 1, newest: [order.number] });
  });
});

test('orders are narrowed by state, sending, payment and branch, and sorted', async () => {
  const home = await placed();
  const paid = await placed('PAP', anOrder([{ ...board, quantity: 3 }], { paymentId: 'ITDE' }));
  const pickup = await placed(undefined, aPickup([board], { branchCode: 'CLA' }));
  const toCompany = home.toCompanyId;
  expect(await listed({ toCompany, state: 'PPE' })).toEqual([pickup.number, home.number]);
  expect(await listed({ toCompany, state: 'PEN' })).toEqual([pickup.number, paid.number, home.number]);
  expect(await listed({ toCompany, shippingId: 'RES' })).toEqual([pickup.number]);
  expect(await listed({ toCompany, paymentId: 'ITDE' })).toEqual([paid.number]);
  expect(await listed({ toCompany, branchCode: 'CLA' })).toEqual([pickup.number]);
  // Units of the others lie at the first branch, also once they left.
  expect(await listed({ toCompany, branchCode: 'BUL' })).toEqual([paid.number, home.number]);
  await inState(shop, paid.guid, 'DIS');
  expect(await listed({ toCompany, branchCode: 'BUL' })).toEqual([paid.number, home.number]);
  expect(await listed({ toCompany }, 'OLD')).toEqual([home.number, paid.number, pickup.number]);
  expect(await listed({ toCompany }, 'PHI')).toEqual([paid.number, home.number, pickup.number]);
  expect(await listed({ toCompany }, 'PLO')).toEqual([pickup.number, home.number, paid.number]);
});

describe('order/mark', () => {
  test.each([
    ['prepared', 'PAP', 'MON', 200],
    ['prepared', 'PPE', 'MON', 409],
    ['prepared', 'DIS', 'MON', 409],
    ['handedOver', 'DIS', 'RES', 200],
    ['handedOver', 'DIS', 'MON', 409],
    ['handedOver', 'PAP', 'RES', 409],
    ['handedOver', 'CAN', 'RES', 409],
  ] as const)('%s in %s by %s: %i', async (name, state, shipping, status) => {
    const { guid } = await placed(state, shipping === 'RES' ? aPickup([board]) : anOrder([board]));
    const before = await find(guid);
    const answer = await mark(guid, name, true);
    expect(answer.status).toBe(status);
    const after = await find(guid);
    if (status === 409) return expect(after).toEqual(before);
    expect(after?.events.at(-1)).toMatchObject({ from: state, to: state, by: 'Beto Sosa', mailed: false });
    expect((await mark(guid, name, true)).data).toEqual(after);
    const undone = (await mark(guid, name, false)).data;
    expect([undone?.desk?.preparedAt, undone?.handedOverAt]).toEqual([null, null]);
    expect(undone?.events).toHaveLength((after?.events.length ?? 0) + 1);
  });

  test.each([
    ['prepared', 'PAP', 'Preparado'],
    ['handedOver', 'DIS', 'Entregado al comprador'],
  ] as const)('%s that another set is refused, and names the last who set it', async (name, state, label) => {
    const { guid } = await placed(state, aPickup([board]));
    const other = await aSeller(shop, { firstName: 'Carla', lastName: 'Paz' });
    for (const [isSet, token] of [
      [true, seller.token],
      [false, other.token],
      [true, other.token],
    ] as const)
      expect((await mark(guid, name, isSet, token)).status).toBe(200);
    const before = await find(guid);
    const when = whenText(shop.clock.now.toISOString());
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
    expect(await mark(guid, name, true)).toMatchObject({
      status: 409,
      error: `Carla Paz ya lo marcó «${label}», el ${when}`,
    });
    expect((await mark(guid, name, true, other.token)).data).toEqual(before);
    expect(await mark(guid, name, false, seller.token, { onlyOwn: true })).toMatchObject({
      status: 409,
      error: `Carla Paz ya lo marcó «${label}», el ${when}`,
    });
    expect((await mark(guid, name, false)).status).toBe(200);
    expect((await mark(guid, name, false, other.token)).status).toBe(200);
  });

  test('says in which state the order is', async () => {
    const { guid } = await placed();
    expect((await mark(guid, 'prepared', true)).error).toBe(
      'El pedido está en «Pago pendiente» y no se puede marcar así',
    );
  });
});

describe('notes of staff', () => {
  const add = (orderId: string, text: string, token = seller.token) =>
    shop.call('order/addNote', { orderId, text }, token);

  test('are read by who sees the orders, and by no buyer', async () => {
    const order = await placeOrder(shop, ana.token, anOrder([board]));
    await add(order.guid, 'Pasa el lunes\ncon la camioneta');
    const noted = { by: 'Beto Sosa', text: 'Pasa el lunes\ncon la camioneta' };
    expect((await find(order.guid))?.desk?.notes).toEqual([expect.objectContaining(noted)]);
    expect((await find(order.guid, ana.token))?.desk).toBeNull();
    expect((await add(order.guid, 'x', ana.token)).status).toBe(403);
    const other = await aSeller(shop, { sellsFor: [] });
    expect((await add(order.guid, 'x', other.token)).status).toBe(404);
    expect((await mark(order.guid, 'prepared', false, other.token)).status).toBe(404);
  });

  test('sent twice are one, later or by another they are two; blank they are an error of the field', async () => {
    const { guid } = await placed();
    await Promise.all([add(guid, 'Llamar antes'), add(guid, 'Llamar antes')]);
    expect((await find(guid))?.desk?.notes).toHaveLength(1);
    await add(guid, 'Llamar antes', (await aSeller(shop)).token);
    shop.clock.now = new Date(shop.clock.now.getTime() + 11 * 60_000);
    await add(guid, 'Llamar antes');
    expect((await find(guid))?.desk?.notes).toHaveLength(3);
    const blank = await add(guid, ' ');
    expect([blank.status, blank.fields]).toEqual([422, { text: 'Este campo es obligatorio' }]);
  });

  test(`are ${notesMax} at most`, async () => {
    const { guid } = await placed();
    await shop.database.query(
      `insert into order_note (order_id, at, by, text)
       select id, now(), 'Ana', 'Nota ' || n from orders, generate_series(1, ${notesMax}) as n where guid = $1`,
      [guid],
    );
    expect(await add(guid, 'Una más')).toMatchObject({ status: 409, error: 'Un pedido puede tener hasta 100 notas' });
  });
});

test('the branches that hold its units are named for staff, and stay named once it left', async () => {
  const dear = await aProduct(shop, { code: 'CARA-1', name: 'Cara', stock: { BUL: 1, CLA: 4 } });
  const { guid } = await placed(
    'PAP',
    anOrder([
      { ...board, quantity: 2 },
      { ...dear, quantity: 5 },
    ]),
  );
  const held = [
    { code: 'CARA-1', branchCode: 'BUL', quantity: 1 },
    { code: 'CARA-1', branchCode: 'CLA', quantity: 4 },
    { code: 'PLACA-1', branchCode: 'BUL', quantity: 2 },
  ];
  const places = async () =>
    (await find(guid))?.desk?.places.map(({ code, branchCode, quantity }) => ({ code, branchCode, quantity }));
  expect(await places()).toEqual(held);
  await shop.call('order/changeState', { orderId: guid, state: 'DIS', sendEmail: false }, seller.token);
  expect(await places()).toEqual(held);
});
