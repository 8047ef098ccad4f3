import { beforeEach, expect, test } from 'vitest';
import { transact } from '#server/database/transact';
import { doorEntries } from '#server/doors';
import { readEnvironment } from '#server/environment';
import { mountDoor } from '#server/http/door';
import { anAccount } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  const { db, mail } = shop.ctx;
  const text = 'Activala:\nhttp://tienda.test/activar/1?a=1&b=2\n\n-- \nRTC · http://tienda.test\n';
  await transact(db, (tx) =>
    mail.send(tx, 'RTC', { to: 'ana@ejemplo.uy', subject: 'Primero', text, html: '<p>1</p>' }),
  );
  await transact(db, (tx) =>
    mail.send(tx, 'RTC', { to: 'eva@ejemplo.uy', subject: '<b>Segundo</b>', text: 'Hola', html: '<p>2</p>' }),
  );
});

const here = { PORT: '3000' };
const beyond = { SITES: 'RTC=http://localhost:3000,NAM=https://nam.uy' };

const get = async (
  path: string,
  { authorization = '', client = '10.0.0.1', environment = here as Record<string, string> } = {},
) => {
  const app = mountDoor(
    shop.calls,
    doorEntries(readEnvironment(environment), () => []),
  );
  return app.request(`http://tienda.test${path}`, { headers: { authorization, 'x-test-client': client } });
};
const makeDemo = () => shop.database.db.insertInto('shop').values({ is_demo: true }).execute();

test('is not there in a shop that is no demo', async () => {
  expect((await get('/demo/correo')).status).toBe(404);
  expect((await get('/demo/correo.json')).status).toBe(404);
});

test('gives the mails newest first with their links', async () => {
  await makeDemo();
  expect(await (await get('/demo/correo.json')).json()).toEqual([
    expect.objectContaining({ to: 'eva@ejemplo.uy', subject: '<b>Segundo</b>', links: [] }),
    {
      to: 'ana@ejemplo.uy',
      replyTo: null,
      subject: 'Primero',
      html: '<p>1</p>',
      at: '2026-11-20T15:00:00.000Z',
      text: expect.stringContaining('Activala:'),
      links: ['http://tienda.test/activar/1?a=1&b=2', 'http://tienda.test'],
    },
  ]);
  const own = await (await get('/demo/correo.json?to=ANA@ejemplo.uy')).json();
  expect(own).toMatchObject([{ to: 'ana@ejemplo.uy' }]);
});

test('takes any address and any credentials without a fault of ours', async () => {
  await makeDemo();
  expect(await (await get('/demo/correo.json?to=%00')).json()).toEqual([]);
  const authorization = `Basic ${Buffer.from('a\0b:clave').toString('base64')}`;
  expect((await get('/demo/correo.json', { authorization, environment: beyond })).status).toBe(401);
});

test('is a page to read, under a strict policy and with nothing unescaped', async () => {
  await makeDemo();
  const response = await get('/demo/correo');
  const html = await response.text();
  expect(html).toContain('&lt;b&gt;Segundo&lt;/b&gt;');
  expect(html).toContain('<a href="http://tienda.test/activar/1?a=1&amp;b=2">');
  expect(response.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
});

test('where one of the sites is known beyond this machine it opens for an administrator’s password only', async () => {
  await makeDemo();
  const admin = await anAccount(shop, { roles: ['administrator'] });
  const seller = await anAccount(shop, { roles: ['seller'] });
  const basic = (email: string, password: string) => `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;
  const status = async (authorization: string, client = '10.0.0.1') =>
    (await get('/demo/correo.json', { authorization, client, environment: beyond })).status;
  expect(await status('')).toBe(401);
  expect(await status(basic(seller.email, seller.password))).toBe(401);
  for (let time = 0; time < 10; time += 1) expect(await status(basic(admin.email, 'mala'))).toBe(401);
  expect(await status(basic(admin.email, admin.password))).toBe(401);
  // From elsewhere no password was tried.
  expect(await status(basic(admin.email, admin.password), '10.0.0.2')).toBe(200);
});
