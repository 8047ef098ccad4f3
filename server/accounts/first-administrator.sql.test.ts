import { beforeEach, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { makeAdministrator } from '#server/accounts/administrator.service';
import { setupWelcome } from '#server/accounts/first-administrator.service';
import { aSetupKey } from '#server/test/a-setup-key';
import { anAccount, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
});

const email = 'duena@ejemplo.uy';
const add = (key: string | undefined, of = email) =>
  shop.call('user/addFirstAdministrator', { key: key ?? '', email: of });
const refused = { status: 422, error: messages['user.setupKey'] };
const administrators = () =>
  shop.database.db
    .selectFrom('account')
    .innerJoin('account_role', 'account_id', 'account.id')
    .select('email')
    .where('role', '=', 'administrator')
    .execute();

test('an empty shop prints a link, by which its owner makes his account and chooses a password', async () => {
  const [sentence, link = ''] = await setupWelcome([shop.ctx]);
  expect(sentence).toMatch(/^Nadie administra esta tienda/);
  expect(link).toMatch(/^http:\/\/tienda\.test\/primer-administrador\/[\w-]{43}$/);
  const { data } = await add(link.split('/').pop(), ' Duena@Ejemplo.uy');
  expect(data?.path).toMatch(/^\/restablecer-contrasena\/duena%40ejemplo\.uy\/[\w-]{43}$/);
  const key = data?.path.split('/').pop() ?? '';
  expect((await shop.call('user/restorePwdStep2', { key, email, newPassword: 'elegida' })).status).toBe(200);
  const session = await shop.login(email, 'elegida');
  expect((await shop.call('setting/find', {}, session.access_token)).status).toBe(200);
  expect(await setupWelcome([shop.ctx])).toEqual([]);
});

test('a link works once, whole, within a day, and each start gives another', async () => {
  const [first, second] = [await aSetupKey(shop), await aSetupKey(shop)];
  expect(await add('otra-clave')).toMatchObject(refused);
  shop.clock.now = new Date(shop.clock.now.getTime() + 24 * 3_600_000 + 1);
  expect(await add(first)).toMatchObject(refused);
  const third = await aSetupKey(shop);
  expect((await add(third)).status).toBe(200);
  for (const used of [first, second, third]) expect(await add(used, 'otra@ejemplo.uy')).toMatchObject(refused);
  expect(await administrators()).toEqual([{ email }]);
});

test('of two at once one is made', async () => {
  const keys = [await aSetupKey(shop), await aSetupKey(shop)];
  const answers = await Promise.all(keys.map((key, at) => add(key, `a${at}@ejemplo.uy`)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(await administrators()).toHaveLength(1);
});

test('nothing is made once somebody administrates, whether or not he has chosen a password', async () => {
  const key = await aSetupKey(shop);
  await makeAdministrator(shop.ctx, 'jefa@ejemplo.uy');
  expect(await add(key)).toMatchObject(refused);
  expect(await aSetupKey(shop)).toBeUndefined();
});

test('an account in use keeps its password and signs in; one that was never activated loses it', async () => {
  const own = await aSignedIn(shop);
  expect((await add(await aSetupKey(shop), own.email)).data).toEqual({ path: '/iniciar' });
  expect((await shop.call('setting/find', {}, own.token)).status).toBe(200);
  await shop.database.db.deleteFrom('account_role').execute();
  const { email: stranger } = await anAccount(shop, { isActive: false });
  expect((await add(await aSetupKey(shop), stranger)).data?.path).toMatch(/^\/restablecer-contrasena\//);
});

test('an address that is none is told at its field, and the link stays', async () => {
  const key = await aSetupKey(shop);
  expect(await add(key, 'duena')).toMatchObject({ status: 422, fields: { email: 'Ingrese un email válido' } });
  expect((await add(key)).status).toBe(200);
});
