import { beforeEach, expect, test } from 'vitest';
import { earlyLook } from '#contract/plain/early-look';
import { addBasics } from '#server/basics';
import { ownDetails } from '#server/settings/site-now';
import { aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { dataOf, pageServer } from '#server/test/page-server';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';
import { sites } from '#sites/all';

let shop: TestShop;
let administrator: string;
let get: Awaited<ReturnType<typeof pageServer>>['get'];
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  await addBasics(shop.database.db, [sites.RTC]);
  administrator = (await aSignedIn(shop, { roles: ['administrator'] })).token;
  await setSetting(shop, 'lowStock', 4);
  ({ get } = await pageServer(shop));
});

const staff = { cookie: `otra=1; ${earlyLook}` };
const bar = 'la tienda no abrió';

test('a shop that has not opened tells visitors and search engines to come back, and names nobody', async () => {
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

test('a page by which its people come in names no example, in its data neither', async () => {
  const example = /\bRTC\b(?!\\")|rtc\.example|2900 0142|Bulevar/;
  for (const path of ['/iniciar', '/primer-administrador/x', '/restablecer-contrasena/a%40b.uy/x', '/activar/x'])
    expect([path, example.exec((await get(path)).all)?.[0]]).toEqual([path, undefined]);
  expect((await get('/iniciar')).body).toContain('<title>Ingresar · Tienda en preparación</title>');
  await set({ name: 'Ñandú' });
  expect((await get('/iniciar')).body).toContain('<title>Ingresar · Ñandú</title>');
});

test('what follows such a page is a new document for its staff too: it has the shop’s own data', async () => {
  const referer = `${shop.origin}/iniciar?from=/`;
  const next = await get(dataOf('/'), { ...staff, referer });
  expect([next.status, next.headers.get('x-remix-redirect')]).toEqual([204, '/']);
  expect((await get(dataOf('/'), { ...staff, referer: `${shop.origin}/contacto` })).status).toBe(200);
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
  const { body } = await get('/iniciar');
  expect(body).toContain(bar);
  // The example's menu, phones and addresses stand in header and footer.
  expect(body).not.toMatch(/<header|<footer|tel:|registro"/);
  expect((await get('/contacto', staff)).body).toMatch(/<header.*<footer/s);
});

const own = ownDetails(sites.RTC);
const phones = { phone: '2400 1111', whatsapp: '59899111222' };
const company = { name: 'Ñandú SRL', identifier: '211003420017', address: 'Rincón 500' };
const contact = { ...own.contact, ...phones, email: 'hola@nandu.uy' };
const branches = [{ ...own.branches?.[0], ...phones, address: 'Avenida Brasil 2500', geolocation: '-34.91, -56.15' }];
const statusOf = async (headers: Record<string, string> = {}) => {
  const { status, body } = await get('/', headers);
  return [status, body.includes(bar)];
};
const set = async (values: Record<string, unknown>) => {
  const before: Record<string, unknown> = { opened: false };
  const parms = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, { value, before: before[key] ?? null }]),
  );
  expect((await shop.call('setting/update', { parms } as never, administrator)).status).toBe(200);
};

test('its staff sees it, and everybody once the last of firm, name, contact and branches is its own', async () => {
  expect(await statusOf(staff)).toEqual([200, true]);
  expect((await get(dataOf('/'), staff)).status).toBe(200);
  for (const values of [{ branches }, { company }, { name: 'Ñandú' }]) {
    await set(values);
    expect(await statusOf()).toEqual([503, false]);
  }
  await set({ contact });
  for (const headers of [{}, staff]) expect(await statusOf(headers)).toEqual([200, false]);
  // It stays open, whatever its people set later.
  await setSetting(shop, 'contact', null);
  expect(await statusOf()).toEqual([200, false]);
});

test('an administrator opens it with examples, but not under an example of a firm', async () => {
  await set({ opened: true });
  expect((await statusOf())[0]).toBe(503);
  await set({ company });
  expect(await statusOf()).toEqual([200, false]);
});

test('one that sold before it could be closed stays open, and a new start closes none that opened', async () => {
  await shop.database.db.updateTable('company').set({ identifier: company.identifier }).execute();
  await shop.database.db.deleteFrom('setting').where('key', '=', 'opened').execute();
  await addBasics(shop.database.db, [sites.RTC]);
  await setSetting(shop, 'lowStock', 5);
  expect(await statusOf()).toEqual([200, false]);
});
