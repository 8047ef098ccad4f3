import { beforeEach, expect, test } from 'vitest';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { anOrder, readyForOrders, stockNow } from '#server/test/an-order';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  await readyForOrders(shop);
  token = (await aSignedIn(shop)).token;
});

test('a price of 0 is told as it is, and nothing is sold at it', async () => {
  const machine = await aProduct(shop, { code: 'CNC-1', name: 'Fresadora CNC', price: 0 });
  expect((await shop.call('product/find', { code: 'CNC-1' })).data?.price).toBe(0);
  for (const price of [0, 1250]) {
    const answer = await shop.call('order/add', { order: anOrder([{ ...machine, price }]) }, token);
    expect([answer.status, answer.error]).toEqual([
      409,
      'El precio de Fresadora CNC se consulta: escribinos y te lo pasamos.',
    ]);
    expect(answer.body.conflicts).toEqual([{ code: 'CNC-1', kind: 'onRequest' }]);
  }
  expect(await stockNow(shop, machine)).toEqual({ BUL: [5, 0] });
});

test('beside other changes it is one of them', async () => {
  const machine = await aProduct(shop, { name: 'Fresadora CNC', price: 0 });
  const board = await aProduct(shop, { name: 'Placa Uno', price: 1250 });
  const answer = await shop.call('order/add', { order: anOrder([machine, { ...board, price: 1000 }]) }, token);
  expect([answer.status, answer.error]).toEqual([
    409,
    'Cambió algo de tu compra: el precio de Fresadora CNC se consulta; el precio de Placa Uno',
  ]);
  expect(answer.body.conflicts).toEqual([
    { code: machine.code, kind: 'onRequest' },
    { code: board.code, kind: 'price', now: 12.5 },
  ]);
});
