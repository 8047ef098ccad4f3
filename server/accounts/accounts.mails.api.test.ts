import { beforeEach, expect, test } from 'vitest';
import { aProduct } from '#server/test/a-product';
import { anAccount } from '#server/test/an-account';
import { anOrder, aShopForOrders, placeOrder } from '#server/test/an-order';
import { freshDatabase } from '#server/test/database';
import { mailsOf } from '#server/test/mails';
import { type TestShop, testShop } from '#server/test/shop';
import { somePlaces } from '#server/test/some-places';

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  await somePlaces(shop.database.db);
});

const lure = 'Ganaste! www.malo.uy';
const registerAs = (email: string) => {
  const person = {
    name: lure,
    lastName: lure,
    defaultEmail: email,
    emails: [{ email }],
    phones: [{ phone: '099 123 456' }],
    addresses: [{ address: 'Rincón 500', stateId: 1, cityId: 1 }],
  };
  const user = { email, password: 'secreta', firstName: lure, lastName: lure };
  return shop.call('user/addWithPerson', { user, person, urlActivation: '/activar' });
};

test('no mail to an address that nobody confirmed holds the name that a stranger typed', async () => {
  const victim = 'victima@ejemplo.uy';
  expect((await registerAs(victim)).status).toBe(200);
  expect((await shop.call('user/resendActivation', { email: victim })).status).toBe(200);
  expect((await shop.call('user/restorePwdStep1', { email: victim })).status).toBe(200);
  const known = await anAccount(shop, { email: 'ana@ejemplo.uy', firstName: lure });
  expect((await registerAs(known.email)).status).toBe(200);
  const rows = await shop.database.db.selectFrom('mail').selectAll().orderBy('id').execute();
  expect(rows.map((mail) => mail.subject)).toEqual([
    'Activá tu cuenta en RTC',
    'Activá tu cuenta en RTC',
    'Restablecé tu contraseña de RTC',
    'Ya tenés una cuenta en RTC',
  ]);
  for (const { text, subject, html } of rows) {
    expect(`${subject} ${text} ${html}`).not.toContain('malo.uy');
    expect(text).toMatch(/^Hola:\n/);
  }
});

test('mails of accounts are urgent, mails of orders are not', async () => {
  const { shop: selling, ana } = await aShopForOrders();
  await selling.call('user/restorePwdStep1', { email: ana.email });
  await placeOrder(selling, ana.token, anOrder([await aProduct(selling)]));
  const rows = await selling.database.db.selectFrom('mail').select(['subject', 'urgent']).orderBy('id').execute();
  expect(rows.map(({ subject, urgent }) => [subject.split(' ')[0], urgent])).toEqual([
    ['Restablecé', true],
    ['Pedido', false],
    ['Recibimos', false],
  ]);
});

test('a mail whose link acts names its key, which stands in it wherever it is', async () => {
  await registerAs('eva@ejemplo.uy');
  await shop.call('user/restorePwdStep1', { email: 'eva@ejemplo.uy' });
  const rows = await shop.database.db.selectFrom('mail').selectAll().orderBy('id').execute();
  for (const { secret, text, html } of rows) {
    const links = [text, html].map((body) => /(?:activar|restablecer-contrasena\/[^/]+)\/([\w-]+)/.exec(body)?.[1]);
    expect(links).toEqual([secret, secret]);
  }
  expect(rows).toHaveLength(2);
});

test('a reset mail to a confirmed address greets by name', async () => {
  const ana = await anAccount(shop, { firstName: 'Ana' });
  await shop.call('user/restorePwdStep1', { email: ana.email });
  expect((await mailsOf(shop))[0]?.text).toMatch(/^Hola, Ana:\n/);
});
