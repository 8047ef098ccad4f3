import { beforeAll, expect, test } from 'vitest';
import { mailsOf } from '#server/test/mails';
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

test('what is set of name, contact and branches stands on kept pages, in what search engines read and in mails at once', async () => {
  const kept = await get('/contacto');
  expect((await get('/contacto')).body).toBe(kept.body);
  await setSetting(shop, 'branches', [
    {
      code: 'CLA',
      name: 'Norte',
      address: 'Rincón 500',
      state: 'Salto',
      city: 'Salto',
      phone: '2900 8888',
      whatsapp: '59899888888',
      hours: 'Sábados de 9 a 12',
      geolocation: '-31.38, -57.96',
    },
  ]);
  await setSetting(shop, 'name', 'La Esquina');
  const contact = { email: 'hola@esquina.example', phone: '2900 7777', whatsapp: '59899777777', hours: 'Siempre' };
  await setSetting(shop, 'contact', { ...contact, facebook: '', instagram: 'https://i.example/esquina', youtube: '' });
  const { body } = await get('/contacto');
  for (const text of ['Rincón 500', 'Sábados de 9 a 12', 'La Esquina', 'hola@esquina.example', 'i.example/esquina'])
    expect(body).toContain(text);
  expect(body).not.toContain('Cerro Largo 1237');
  expect(body).toContain('Norte');
  expect(body).not.toContain(branches[0]?.address);
  const facts = body.slice(body.indexOf('application/ld+json'));
  expect(facts).toContain('-31.38');
  const other = await get('/terminos');
  expect(other.body).toContain('La Esquina');

  const message = { name: 'Ana', phone: '099 123 456', email: 'ana@ejemplo.uy', subject: 'Hora', message: '¿Abren?' };
  expect((await shop.call('utils/email/sendContact', message)).status).toBe(200);
  expect((await mailsOf(shop)).at(-1)).toMatchObject({ to: 'hola@esquina.example' });

  await setSetting(shop, 'branches', null);
  await setSetting(shop, 'name', null);
  await setSetting(shop, 'contact', null);
  expect((await get('/contacto')).body).toContain('Cerro Largo 1237');
});

test('home and footer say the city where the shop is', async () => {
  expect((await get('/')).body).toContain('retiro en Montevideo');
  const moved = {
    address: 'Rincón 500',
    phone: '2900 8888',
    whatsapp: '59899888888',
    hours: 'Siempre',
    geolocation: '-32.3, -58.1',
  };
  await setSetting(shop, 'branches', [{ ...moved, code: 'BUL', name: 'Puerto', state: 'Paysandú', city: 'Paysandú' }]);
  const { body } = await get('/');
  expect(body).toContain('retiro en Paysandú');
  expect(body).toContain('Paysandú, Uruguay');
});
