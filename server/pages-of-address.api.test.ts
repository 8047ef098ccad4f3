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
  const { status, headers, body } = await get(dataOf('/productos/NO-300'), from('10.9.9.1'));
  expect([status, body]).toEqual([429, 'Demasiados intentos. Esperá 1 min y probá de nuevo.']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await get(kept, from('10.9.9.1'))).status).toBe(200);
  expect((await get('/productos/NO-301', from('10.9.9.2'))).status).toBe(404);
});

const googlebot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

test('who asks for a page too often reads a page that says so in Spanish, and when to come back', async () => {
  const shop = await testShop();
  const { get } = await pageServer(shop);
  const from = { 'x-test-client': '10.9.8.1' };
  for (let at = 0; at < 300; at++) await get(dataOf(`/productos/NO-${at}`), from);
  const { status, headers, body } = await get('/productos/OTRO-1', from);
  expect([status, headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(body).toContain('<html lang="es">');
  expect(body).toContain('<p>Demasiados intentos. Esperá 1 min y probá de nuevo.</p>');
});

test('all crawlers share a count of their own, that is smaller; who only says that he is one has his address’s', async () => {
  const shop = await testShop();
  const { get } = await pageServer(shop);
  const statuses: number[] = [];
  for (let at = 0; at < 121; at++) statuses.push((await get(dataOf(`/productos/NO-${at}`), googlebot)).status);
  expect(statuses).toEqual([...Array(120).fill(404), 429]);
  expect((await get(dataOf('/productos/NO-200'))).status).toBe(404);
  const own = { 'x-test-client': '10.9.8.2' };
  for (let at = 0; at < 300; at++) await get(dataOf(`/productos/NI-${at}`), own);
  expect((await get(dataOf('/productos/NI-300'), { ...own, ...googlebot })).status).toBe(429);
});

test('a crowd that waits for one page makes it once, and counts once', async () => {
  const shop = await testShop();
  const { get, made } = await pageServer(shop);
  await aProduct(shop, { code: 'UNO-1' });
  const from = { 'x-test-client': '10.9.8.3' };
  const before = made();
  const first = get('/productos/UNO-1', from);
  await new Promise(setImmediate);
  const all = await Promise.all([first, ...Array.from({ length: 400 }, () => get('/productos/UNO-1', from))]);
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  expect(made() - before).toBe(1);
});
