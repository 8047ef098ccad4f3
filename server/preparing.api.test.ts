import { beforeEach, expect, test } from 'vitest';
import { earlyLook } from '#contract/plain/early-look';
import { aCompany } from '#server/test/a-company';
import { freshDatabase } from '#server/test/database';
import { dataOf, pageServer } from '#server/test/page-server';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';
import { sites } from '#sites/all';

let shop: TestShop;
let get: Awaited<ReturnType<typeof pageServer>>['get'];
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  await aCompany(shop.database.db, { ...sites.RTC.company, ownSite: 'RTC' });
  await setSetting(shop, 'lowStock', 4);
  ({ get } = await pageServer(shop));
});

const staff = { cookie: `otra=1; ${earlyLook}` };
const bar = 'La tienda abre cuando tenga su empresa';

test('a shop without a firm of its own tells visitors and search engines to come back, and names nobody', async () => {
  for (const path of ['/', '/productos?t=a', '/contacto', '/nada', '/3d', '/registro', '/gestionar']) {
    const { status, headers, body, all } = await get(path);
    expect([path, status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      path,
      503,
      '3600',
      'no-store',
    ]);
    expect(body).toContain('<h1>Estamos preparando la tienda</h1>');
    expect(body).toContain('<a href="/iniciar?from=/gestion">');
    expect(all).not.toMatch(/RTC/);
  }
});

test('the router of a page that is open goes there with a new document', async () => {
  for (const path of ['/', '/productos?t=a']) {
    const { status, headers } = await get(dataOf(path));
    expect([status, headers.get('x-remix-redirect'), headers.get('x-remix-reload-document')]).toEqual([
      204,
      path,
      'true',
    ]);
  }
});

test('what it is set up with stands open', async () => {
  for (const path of [
    '/iniciar',
    '/primer-administrador/x',
    '/restablecer-contrasena/a%40b.uy/x',
    '/activar/x',
    '/gestion/pedidos',
    '/7/config',
    '/favicon.svg',
    '/healthz',
    '/sitemap.xml',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  expect((await get('/iniciar')).body).toContain(bar);
});

test('its staff sees it, and everybody once a firm of its own sells', async () => {
  const seen = await get('/', staff);
  expect([seen.status, seen.body.includes(bar)]).toEqual([200, true]);
  expect((await get(dataOf('/'), staff)).status).toBe(200);
  await shop.database.db.updateTable('company').set({ identifier: '211003420017' }).execute();
  await setSetting(shop, 'lowStock', 5);
  for (const headers of [{}, staff]) {
    const open = await get('/', headers);
    expect([open.status, open.body.includes(bar)]).toEqual([200, false]);
  }
});
