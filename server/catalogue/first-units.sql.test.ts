import { expect, test } from 'vitest';
import { historyOf } from '#server/history/history.service';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { aShopForOrders } from '#server/test/an-order';

test('a new product begins with units on its shelves, all of it or nothing', async () => {
  const { shop } = await aShopForOrders();
  await aProduct(shop, { code: 'SG90', stock: { BUL: 1, CLA: 1 } });
  const { token } = await aSignedIn(shop, { roles: ['seller'] });
  const { id: brandId } = await shop.database.db.selectFrom('brand').select('id').executeTakeFirstOrThrow();
  const product = { code: 'ESP-32', name: 'Placa ESP32', brandId, categoryId: '1.1', price: 1999 };
  const add = (...shelves: [branchCode: string, quantity: number][]) => {
    const items = shelves.map(([branchCode, quantity]) => ({ branchCode, quantity }));
    return shop.call('product/add', { product, shelves: items }, token);
  };
  expect((await add(['BUL', 3], ['NO', 1])).fields).toEqual({ 'shelves.1.branchCode': 'Elegí una sucursal' });
  const twice = await add(['BUL', 3], ['BUL', 1]);
  expect(twice.fields).toEqual({ 'shelves.1.branchCode': 'Elegí otra sucursal: ahí ya está' });
  expect((await add(['BUL', -1])).fields).toHaveProperty(['shelves.0.quantity']);
  expect((await shop.call('product/find', { code: 'ESP-32' }, token)).status).toBe(404);

  expect((await add(['BUL', 3], ['CLA', 0])).status).toBe(200);
  const { data: stock } = await shop.call('stock/find', { code: 'ESP-32' }, token);
  expect(stock?.branches.map(({ code, quant }) => [code, quant])).toEqual([
    ['BUL', 3],
    ['CLA', 0],
  ]);
  const kept = await historyOf(shop.ctx, { entity: 'stock', id: 'ESP-32' });
  expect(kept.map(({ field, from, to, reason }) => [field, from, to, reason])).toEqual([
    ['BUL', 0, 3, 'Producto nuevo'],
  ]);
});
