import { beforeEach, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { historyOf } from '#server/history/history.service';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { anOrder, aShopForOrders, inState, placeOrder, stockNow } from '#server/test/an-order';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
let ana: { token: string };
let token: string;
let servo: Awaited<ReturnType<typeof aProduct>>;
beforeEach(async () => {
  ({ shop, ana } = await aShopForOrders());
  token = (await aSignedIn(shop, { roles: ['seller'], firstName: 'Sergio', lastName: 'Vidal' })).token;
  servo = await aProduct(shop, { code: 'SG90', name: 'Servo', stock: { BUL: 10, CLA: 2 } });
});

const set = (given: Partial<Input<'stock/set'>>) =>
  shop.call('stock/set', { code: 'SG90', branchCode: 'BUL', quantity: 8, before: 10, ...given }, token);
const count = (items: Input<'stock/count'>['items'], given: Partial<Input<'stock/count'>> = {}) =>
  shop.call('stock/count', { branchCode: 'BUL', items, ...given }, token);
const transfer = (given: Partial<Input<'stock/transfer'>>) =>
  shop.call(
    'stock/transfer',
    { code: 'SG90', fromBranchCode: 'BUL', toBranchCode: 'CLA', quantity: 4, before: 10, ...given },
    token,
  );
const order = (quantity: number, product = servo) =>
  placeOrder(shop, ana.token, anOrder([{ ...product, quantity }], { branchCode: 'BUL' }));
const now = () => stockNow(shop, servo);
const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const history = async (code = 'SG90') => {
  const rows = await historyOf(shop.ctx, { entity: 'stock', id: code });
  return rows.map(({ by, field, from, to, reason }) => [by, field, from, to, reason]);
};

describe('stock/set', () => {
  test('sets what lies on the shelf, and keeps who did it and why', async () => {
    const answer = await set({ quantity: 8, reason: ' Roto en vitrina ' });
    expect(answer.data).toEqual({
      code: 'SG90',
      name: 'Servo',
      isPublic: true,
      branchCode: 'BUL',
      branchName: 'Sucursal BUL',
      onHand: 8,
      reserved: 0,
      quant: 8,
      minStock: null,
    });
    await set({ branchCode: 'CLA', quantity: 3, before: 2 });
    expect(await now()).toEqual({ BUL: [8, 0], CLA: [3, 0] });
    expect(await history()).toEqual([
      ['Sergio Vidal', 'CLA', 2, 3, 'Corrección'],
      ['Sergio Vidal', 'BUL', 10, 8, 'Roto en vitrina'],
    ]);
  });

  test('travels in the names of the decisions', async () => {
    const body = { code: 'SG90', branchCode: 'BUL', quantity: 7, quantity_Z: 10 };
    const answer = (await (await shop.post('stock/set', JSON.stringify(body), { token })).json()) as object;
    expect(answer).toMatchObject({ success: true, data: { code: 'SG90', branchCode: 'BUL', onHand: 7, quant: 7 } });
  });

  test('reaches a branch that never had the product, and visitors at once', async () => {
    const relay = await aProduct(shop, { code: 'RELE', stock: { CLA: 0 } });
    expect((await shop.call('stock/find', { code: 'RELE' })).data?.available).toBe('NO');
    expect((await set({ code: 'RELE', quantity: 20, before: 0 })).status).toBe(200);
    expect(await stockNow(shop, relay)).toEqual({ BUL: [20, 0], CLA: [0, 0] });
    expect((await shop.call('stock/find', { code: 'RELE' })).data?.available).toBe('AV');
  });

  test('of two at the same moment one is stored, the other hears what is there now', async () => {
    const answers = await Promise.all([set({ quantity: 8 }), set({ quantity: 9 })]);
    expect(statuses(answers)).toEqual([200, 409]);
    const [onHand] = (await now()).BUL ?? [];
    expect([8, 9]).toContain(onHand);
    const sentence = `Mientras tanto cambió lo que hay de Servo en Sucursal BUL: ahora hay ${onHand}`;
    const refused = answers.find(({ status }) => status === 409);
    expect([refused?.error, refused?.body.fields]).toEqual([sentence, { quantity: sentence }]);
    expect(await history()).toHaveLength(1);
  });

  test('the same sent twice is done and recorded once', async () => {
    expect(statuses(await Promise.all([set({}), set({})]))).toEqual([200, 200]);
    expect(await history()).toHaveLength(1);
  });

  test('goes through while orders come in, and leaves them what they hold', async () => {
    const { data } = await shop.call('stock/find', { code: 'SG90' }, token);
    expect(data?.total).toBe(12);
    await order(3);
    expect((await set({ quantity: 9 })).data).toMatchObject({ onHand: 9, reserved: 3, quant: 6 });
    const held = await set({ quantity: 2, before: 9 });
    expect([held.status, held.error]).toEqual([
      409,
      'De Servo en Sucursal BUL hay 3 en pedidos: no puede quedar con 2',
    ]);
    expect(await now()).toEqual({ BUL: [9, 3], CLA: [2, 0] });
  });

  test('an order that was sent meanwhile makes it stale', async () => {
    const { guid } = await order(3);
    await inState(shop, guid, 'DIS');
    expect((await set({ quantity: 9 })).status).toBe(409);
    expect(await now()).toEqual({ BUL: [7, 0], CLA: [2, 0] });
  });

  test('what does not exist is a 404 before a rule is a 422', async () => {
    const missing = await set({ code: 'NO-HAY', quantity: -1 });
    expect([missing.status, missing.error]).toEqual([404, 'Ese producto no existe']);
    const fieldOf = async (given: Partial<Input<'stock/set'>>) => {
      const { status, body } = await set(given);
      return [status, body.fields];
    };
    const range = { quantity: 'Ingresá una cantidad entre 0 y 999.999' };
    expect(await fieldOf({ quantity: -1 })).toEqual([422, range]);
    expect(await fieldOf({ quantity: 1_000_000 })).toEqual([422, range]);
    expect(await fieldOf({ branchCode: 'ZZZ' })).toEqual([422, { branchCode: 'Elegí una sucursal' }]);
    expect((await set({ quantity: 1.5 })).status).toBe(400);
  });
});

describe('stock/count', () => {
  beforeEach(async () => {
    await aProduct(shop, { code: 'RELE', name: 'Relé', stock: { BUL: 5 } });
  });
  const line = (code: string, quantity: number, before: number) => ({ code, quantity, before });

  test('stores all lines at once, and records those that differ', async () => {
    const { data } = await count([line('SG90', 11, 10), line('RELE', 5, 5)], { reason: 'Estante 3' });
    expect(data?.map(({ code, onHand }) => [code, onHand])).toEqual([
      ['SG90', 11],
      ['RELE', 5],
    ]);
    expect(await history()).toEqual([['Sergio Vidal', 'BUL', 10, 11, 'Recuento: Estante 3']]);
    expect(await history('RELE')).toEqual([]);
  });

  test('respects the orders that came in since it began', async () => {
    await Promise.all([order(4), order(2)]);
    expect((await count([line('SG90', 7, 10), line('RELE', 6, 5)])).status).toBe(200);
    expect((await now()).BUL).toEqual([7, 6]);
  });

  test('races with orders: nothing is oversold, whoever comes first', async () => {
    const buyers = await Promise.all([1, 2, 3].map(() => aSignedIn(shop)));
    const orders = buyers.map((buyer) =>
      shop.call('order/add', { order: anOrder([{ ...servo, quantity: 3 }]) }, buyer.token),
    );
    const [counted, ...placed] = await Promise.all([count([line('SG90', 4, 10)]), ...orders]);
    const held = placed.filter(({ status }) => status === 200).length * 3;
    const { BUL = [], CLA = [] } = await now();
    expect((BUL[1] ?? 0) + (CLA[1] ?? 0)).toBe(held);
    expect(BUL[0]).toBe(counted.status === 200 ? 4 : 10);
    expect(BUL[1]).toBeLessThanOrEqual(BUL[0] ?? 0);
  });

  test('of what cannot be stored each line has its sentence, and nothing is stored', async () => {
    await order(6);
    const one = await count([line('RELE', 9, 5), line('SG90', 5, 10)]);
    expect([one.status, one.error]).toEqual([409, 'De Servo en Sucursal BUL hay 6 en pedidos: no puede quedar con 5']);
    const two = await count([line('RELE', 9, 4), line('SG90', 5, 10)]);
    expect([two.status, two.error]).toEqual([409, 'No se guardó nada: hay 2 artículos para revisar']);
    expect(two.body.fields).toEqual({
      'items.0.quantity': 'Mientras tanto cambió lo que hay de Relé en Sucursal BUL: ahora hay 5',
      'items.1.quantity': 'De Servo en Sucursal BUL hay 6 en pedidos: no puede quedar con 5',
    });
    expect(await history('RELE')).toEqual([]);
  });

  test('names a code that does not exist or stands twice at its line', async () => {
    const wrong = await count([line('SG90', 9, 10), line('NO-HAY', 1, 0), line('SG90', 8, 10)]);
    expect([wrong.status, wrong.body.fields]).toEqual([
      422,
      { 'items.1.code': 'Ese producto no existe', 'items.2.code': 'Ese código está dos veces' },
    ]);
    const elsewhere = await count([line('SG90', 9, 10)], { branchCode: 'ZZZ' });
    expect([elsewhere.status, elsewhere.body.fields]).toEqual([422, { branchCode: 'Elegí una sucursal' }]);
  });

  test('two counts of the same products in another order do not wait in a circle', async () => {
    const products = await Promise.all(['A', 'B', 'C', 'D'].map((code) => aProduct(shop, { code })));
    const lines = products.map(({ code }) => line(code, 6, 5));
    const answers = await Promise.all([count(lines), count(lines.toReversed()), count(lines)]);
    expect(statuses(answers)).toEqual([200, 200, 200]);
  });
});

describe('stock/transfer', () => {
  test('takes from one branch what it puts at the other, with both ends in the history', async () => {
    const { data } = await transfer({ reason: 'Pedido del local' });
    expect(data?.map(({ branchCode, onHand }) => [branchCode, onHand])).toEqual([
      ['BUL', 6],
      ['CLA', 6],
    ]);
    const reason = 'Traslado de Sucursal BUL a Sucursal CLA: Pedido del local';
    expect(await history()).toEqual([
      ['Sergio Vidal', 'CLA', 2, 6, reason],
      ['Sergio Vidal', 'BUL', 10, 6, reason],
    ]);
  });

  test('moves no more than is free', async () => {
    await order(7);
    const refused = await transfer({});
    expect([refused.status, refused.error]).toEqual([
      409,
      'De Servo en Sucursal BUL hay 3 libres: no alcanzan para trasladar 4',
    ]);
    expect((await transfer({ quantity: 3 })).status).toBe(200);
    expect(await now()).toEqual({ BUL: [7, 7], CLA: [5, 0] });
  });

  test('against orders at the same moment: nothing is oversold and nothing is lost', async () => {
    const buyers = await Promise.all([1, 2, 3].map(() => aSignedIn(shop)));
    const orders = buyers.map((buyer) =>
      shop.call('order/add', { order: anOrder([{ ...servo, quantity: 3 }]) }, buyer.token),
    );
    const back = { fromBranchCode: 'CLA', toBranchCode: 'BUL', quantity: 1, before: 2 };
    await Promise.all([transfer({}), transfer(back), ...orders]);
    const { BUL = [], CLA = [] } = await now();
    expect((BUL[0] ?? 0) + (CLA[0] ?? 0)).toBe(12);
    expect(BUL[1]).toBeLessThanOrEqual(BUL[0] ?? 0);
    expect(CLA[1]).toBeLessThanOrEqual(CLA[0] ?? 0);
  });

  test('sent twice it is done once', async () => {
    const answers = await Promise.all([transfer({}), transfer({})]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect(await now()).toEqual({ BUL: [6, 0], CLA: [6, 0] });
  });

  test('to the same branch, or one that does not exist, is refused at its field', async () => {
    const same = await transfer({ toBranchCode: 'BUL' });
    expect([same.status, same.body.fields]).toEqual([422, { toBranchCode: 'Elegí otra sucursal: ahí ya está' }]);
    const none = await transfer({ toBranchCode: 'ZZZ' });
    expect([none.status, none.body.fields]).toEqual([422, { toBranchCode: 'Elegí una sucursal' }]);
    expect((await transfer({ code: 'NO-HAY', quantity: 0 })).status).toBe(404);
    const nothing = await transfer({ quantity: 0 });
    expect([nothing.status, nothing.body.fields]).toEqual([422, { quantity: 'Ingresá una cantidad entre 1 y 9.999' }]);
  });
});
