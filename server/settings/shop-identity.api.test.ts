import { beforeAll, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { anOrder, aPickup, placeOrder, readyForOrders } from '#server/test/an-order';
import { freshDatabase } from '#server/test/database';
import { pageServer } from '#server/test/page-server';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';
import { siteMails } from '#server/test/site-mails';
import { sites } from '#sites/all';
import type { SiteSettings } from '#sites/site';

let shop: TestShop;
let token: string;
let get: Awaited<ReturnType<typeof pageServer>>['get'];
beforeAll(async () => {
  await freshDatabase();
  shop = await testShop({ site: 'RTC' });
  ({ get } = await pageServer(shop));
  ({ token } = await aSignedIn(shop, { roles: ['administrator'] }));
});

const change = <K extends keyof SiteSettings>(key: K, value: unknown) =>
  shop.call('setting/update', { parms: { [key]: { value, before: shop.settingsOf(shop.ctx.ownSite)[key] } } }, token);
const manifest = async () =>
  (await (await shop.app.request(`${shop.origin}/manifest.webmanifest`)).json()) as Record<string, string>;
const menuOf = (body: string) => /<nav aria-label="Principal".*?<\/nav>/s.exec(body)?.[0] ?? '';

test('a tag line stands at home, at the foot of pages and in the manifest, and signs mails', async () => {
  await change('tagLine', 'Repuestos de motos');
  const { body } = await get('/contacto');
  expect(/<footer.*?<\/footer>/s.exec(body)?.[0]).toContain('Repuestos de motos.');
  expect((await get('/')).body).toContain('Repuestos de motos');
  expect(await manifest()).toMatchObject({ description: 'Repuestos de motos' });
  const { own } = await shop.call('setting/find', {}, token);
  expect(own).toMatchObject({ tagLine: sites.RTC.about, mailSignature: 'Repuestos de motos' });
  await change('tagLine', null);
  expect((await get('/')).body).toContain(sites.RTC.about);
});

test.each([
  ['Ñandú', 'Ñandú'],
  ['Electrónica del Sur', 'Electrónica'],
  ['Electrodomésticos', 'Electrodomésti'],
  ['Casa del Robot', 'Casa del Robot'],
])('a shop that is called %s is %s beside its logo, unless it says so itself', async (name, short) => {
  await change('name', name);
  expect(/<header.*?<\/header>/s.exec((await get('/')).body)?.[0]).toContain(`>${short}</span>`);
  expect((await shop.call('setting/find', {}, token)).own?.shortName).toBe(short);
  await change('shortName', 'ÑE');
  expect(await manifest()).toMatchObject({ name, short_name: 'ÑE' });
  await change('shortName', null);
  await change('name', null);
});

test('a shop that is called otherwise wears neither the mark nor the icon of the one it began as', async () => {
  const path = sites.RTC.logo.shapes.at(-1)?.path ?? '';
  const icon = async () => (await shop.app.request(`${shop.origin}/iconos/192.png`)).arrayBuffer();
  const seen = async () => [(await get('/')).body, (await get('/favicon.svg')).body].map((text) => text.includes(path));
  const own = Buffer.from(await icon());
  expect(await seen()).toEqual([true, true]);
  await change('name', 'Ñandú');
  expect(await seen()).toEqual([false, false]);
  expect(own.equals(Buffer.from(await icon()))).toBe(false);
  await change('name', 'RTC Uruguay');
  expect(await seen()).toEqual([true, true]);
  await change('name', null);
  expect(own.equals(Buffer.from(await icon()))).toBe(true);
});

test('the menu is what the shop says, and goes back', async () => {
  const menu = [
    { kind: 'link', label: 'Placas', link: '/productos?c=1.2' },
    { kind: 'catalogue', label: 'Todo' },
    { kind: 'link', label: 'Blog', link: 'blog.ejemplo.uy' },
  ];
  expect((await change('menu', menu)).status).toBe(200);
  const shown = menuOf((await get('/')).body);
  expect(shown).toContain('href="/productos?c=1.2"');
  expect(shown).toContain('href="https://blog.ejemplo.uy"');
  expect(shown.indexOf('Placas')).toBeLessThan(shown.indexOf('Todo'));
  expect(shown).not.toContain('Cursos');
  await change('menu', null);
  expect(menuOf((await get('/')).body)).toContain('Cursos');
});

test('a shop with a firm of its own leads to no address of the example', async () => {
  const leadsThere = async () =>
    (await get('/')).body.includes('.example/') || menuOf((await get('/')).body).includes('Cursos');
  expect(await leadsThere()).toBe(true);
  await setSetting(shop, 'company', { name: 'Ñandú SRL', identifier: '211003420017', address: 'Rincón 500' });
  expect(await leadsThere()).toBe(false);
  expect((await get('/')).body).toContain('href="/productos"');
  // It saved its contact with what stood there.
  const { contact } = (await shop.call('setting/find', {}, token)).own ?? {};
  await setSetting(shop, 'contact', { ...contact, instagram: 'https://instagram.com/nandu' } as never);
  expect(await leadsThere()).toBe(false);
  expect((await get('/')).body).toContain('https://instagram.com/nandu');
  await setSetting(shop, 'contact', null);
  await setSetting(shop, 'company', null);
});

const link = (label: string, to = '/contacto') => ({ kind: 'link', label, link: to });
const all = (label: string) => ({ kind: 'catalogue', label });
test.each([
  ['of no line', [], 'Tiene que quedar al menos uno'],
  ['of nine lines', Array.from({ length: 9 }, (_, at) => link(`${at}`)), 'Pueden ser hasta 8'],
  ['of two equal texts', [link('A'), link('A')], 'Hay dos con el mismo texto'],
  ['of all categories twice', [all('A'), all('B')], 'Todas las categorías pueden estar una sola vez'],
  ['of a line without a text', [link(' ')], messages['field.required']],
  ['of a script', [link('A', 'javascript:alert(1)')], 'Ingresá una dirección que empiece con / o con https://'],
  ['of a word', [link('A', 'contacto')], 'Ingresá una dirección que empiece con / o con https://'],
  ['of another host in a path', [link('A', '//malo.uy')], 'Ingresá una dirección que empiece con / o con https://'],
])('a menu %s is refused', async (_, menu, said) => {
  const refused = await change('menu', menu);
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused)).toContain(said);
  expect(shop.settingsOf(shop.ctx.ownSite).menu).toBeNull();
});

const contact = {
  email: 'hola@nandu.uy',
  phone: '2900 1234',
  whatsapp: '59899123456',
  hours: 'Siempre',
  facebook: '',
  instagram: '',
  youtube: '',
};
const branch = {
  address: 'Rincón 500',
  state: 'Montevideo',
  city: 'Montevideo',
  hours: 'Siempre',
  geolocation: '-34.9, -56.2',
};
/** Details of the example that no shop of another keeps. */
const details = [
  ...Object.values(sites.RTC.company),
  sites.RTC.contact.phone,
  sites.RTC.contact.email,
  sites.RTC.contact.whatsapp,
  ...sites.RTC.branches.flatMap(({ name, address, phone, whatsapp }) => [name, address, phone, whatsapp]),
].filter(Boolean);
const examplesIn = (text: string) => [
  ...[...text.matchAll(/.{0,30}\brtc\b.{0,30}/gi)].map(([found]) => found),
  // The buyer's own street is no branch.
  ...details.filter((detail) => text.replaceAll('Bulevar Artigas', '').includes(detail)),
];
const rename = async () => {
  await setSetting(shop, 'name', 'Ñandú');
  await setSetting(shop, 'tagLine', 'Robots');
  await setSetting(shop, 'menu', [{ kind: 'catalogue', label: 'Todo' }]);
  await setSetting(shop, 'company', { name: 'Ñandú SRL', identifier: '211003420017', address: 'Rincón 500' });
  await setSetting(shop, 'contact', contact);
  await setSetting(shop, 'branches', [
    { ...branch, code: 'BUL', name: 'Centro', phone: '2900 1234', whatsapp: '59899123456' },
  ]);
};

test('a renamed shop names the example nowhere in its pages', async () => {
  await rename();
  for (const path of ['/', '/contacto', '/productos', '/mi-compra', '/terminos', '/privacidad', '/iniciar', '/nada']) {
    const { body } = await get(path);
    expect([path, examplesIn(body.replaceAll(/<script.*?<\/script>/gs, ''))]).toEqual([path, []]);
  }
});

test('nor in its mails: an order, its moves, an invitation, an activation, a password, a newsletter, a message', async () => {
  await rename();
  await readyForOrders(shop);
  await shop.database.db.deleteFrom('mail').execute();
  const ana = await aSignedIn(shop);
  const seller = await aSeller(shop);
  const product = await aProduct(shop);
  for (const sent of [aPickup([product], { branchCode: 'BUL' }), anOrder([product])]) {
    const { guid: orderId } = await placeOrder(shop, ana.token, sent);
    for (const state of ['PAP', 'DIS'] as const) {
      const moved = await shop.call('order/changeState', { orderId, state, sendEmail: true }, seller.token);
      expect([state, moved.status]).toEqual([state, 200]);
    }
  }
  const mails = siteMails(() => ({ shops: { RTC: shop }, ana }) as never);
  for (const path of [
    'user/addWithPerson',
    'user/invite',
    'user/restorePwdStep1',
    'suscription/add',
    'utils/email/sendContact',
    'mail/sendTest',
  ] as const) {
    const input = await mails[path]?.(shop.origin, 'RTC');
    expect([path, (await shop.call(path, input as never, token)).status]).toEqual([path, 200]);
  }
  const sent = await shop.database.db.selectFrom('mail').select(['recipient', 'subject', 'text', 'html']).execute();
  expect(sent.length).toBeGreaterThanOrEqual(12);
  for (const mail of sent) expect([mail.subject, examplesIn(JSON.stringify(mail))]).toEqual([mail.subject, []]);
});
