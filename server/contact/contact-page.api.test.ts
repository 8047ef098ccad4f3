import { beforeAll, expect, test } from 'vitest';
import { pageServer } from '#server/test/page-server';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';
import { branches } from '#sites/shared';

let shop: TestShop;
let get: Awaited<ReturnType<typeof pageServer>>['get'];
beforeAll(async () => {
  shop = await testShop();
  ({ get } = await pageServer(shop));
});

const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy') ?? '';

test('the branches stand as text with a link to a map service, before any script runs', async () => {
  const { status, body } = await get('/contacto');
  expect(status).toBe(200);
  for (const { address, hours, phone, city } of branches) {
    for (const text of [address, hours, phone]) expect(body).toContain(text);
    expect(body).toContain(encodeURIComponent(`${address}, ${city}, Uruguay`));
  }
});

test('this page alone lets the pictures of the configured map in', async () => {
  expect(await policyOf('/contacto')).toContain("img-src 'self' data: https://tile.openstreetmap.org;");
  await setSetting(shop, 'mapTiles', 'https://mapas.example:8443/{z}/{x}/{y}.png');
  expect(await policyOf('/contacto')).toContain("img-src 'self' data: https://mapas.example:8443;");
  for (const path of ['/', '/productos', '/iniciar', '/nada']) expect(await policyOf(path)).not.toContain('https:');
  await setSetting(shop, 'mapTiles', null);
  expect(await policyOf('/contacto')).not.toContain('https:');
});

test('with a key the map is Google’s, which this page alone lets in', async () => {
  await setSetting(shop, 'googleMapsKey', 'una-clave-para-navegadores');
  const policy = await policyOf('/contacto');
  expect(policy).toMatch(
    /script-src 'self' 'sha256-[^;]* https:\/\/maps\.googleapis\.com https:\/\/maps\.gstatic\.com;/,
  );
  expect(policy).toContain("style-src 'self' 'unsafe-inline' https://fonts.googleapis.com;");
  for (const path of ['/', '/iniciar']) expect(await policyOf(path)).not.toMatch(/google|unsafe/);
});
