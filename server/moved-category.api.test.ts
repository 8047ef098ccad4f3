import { expect, test } from 'vitest';
import { saveCategories } from '#server/catalogue/categories.service';
import { inTransaction } from '#server/in-transaction';
import { aProduct } from '#server/test/a-product';
import { aSeller } from '#server/test/an-account';
import { pageServer } from '#server/test/page-server';
import { testShop } from '#server/test/shop';

test('a page that names a former place of a category leads to the present one, a number alone is read as it stands', async () => {
  const shop = await testShop();
  const { token } = await aSeller(shop);
  await inTransaction(shop.ctx, (inside) => saveCategories(inside, [{ id: '1', name: 'Electrónica' }]));
  const { get } = await pageServer(shop);
  const made = async (name: string, parentId: string) =>
    (await shop.call('category/add', { parentId, category: { name } }, token)).data?.id ?? '';
  const [motors, energy] = [await made('Motores', '1'), await made('Energía', '1')];
  const steppers = await made('Paso a paso', motors);
  await aProduct(shop, { categoryId: steppers });
  const list = (c: string) => get(`/productos?c=${c}&order=PLO`);
  expect((await list(steppers)).status).toBe(200);
  await shop.call('category/move', { categoryId: steppers, parentId: energy }, token);
  const led = await list(steppers);
  expect([led.status, led.headers.get('location')]).toEqual([302, '/productos?c=1.2.3&order=PLO']);
  for (const c of ['3', '1.2.3']) expect((await list(c)).body).toContain('Paso a paso');
  await shop.call('category/merge', { categoryId: motors, otherId: '1.2.3' }, token);
  for (const c of [steppers, '3', '1.2.3']) expect((await list(c)).headers.get('location')).toContain('c=1.1&');
});
