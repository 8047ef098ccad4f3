import { expect, test } from 'vitest';
import { aProduct } from '#server/test/a-product';
import { dataOf, pageServer } from '#server/test/page-server';
import { testShop } from '#server/test/shop';

test('pages that one address has made run out; kept pages, calls and other addresses go on', async () => {
  const shop = await testShop();
  const { get } = await pageServer(shop);
  await aProduct(shop, { code: 'UNO-1' });
  const kept = '/productos/UNO-1';
  const from = (client: string) => ({ 'x-test-client': client });
  expect((await get(kept, from('10.9.9.1'))).status).toBe(200);
  const statuses: number[] = [];
  for (let at = 0; at < 300; at++) statuses.push((await get(dataOf(`/productos/NO-${at}`), from('10.9.9.1'))).status);
  expect(statuses).toEqual([...Array(299).fill(404), 429]);
  const { status, headers, body } = await get('/productos/NO-300', from('10.9.9.1'));
  expect([status, body]).toEqual([429, 'Demasiados intentos. Esperá 1 min y probá de nuevo.']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await get(kept, from('10.9.9.1'))).status).toBe(200);
  expect((await get('/productos/NO-301', from('10.9.9.2'))).status).toBe(404);
});
