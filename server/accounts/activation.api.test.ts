import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { registration } from '#server/test/a-registration';
import { anAccount } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { keyTo, linkTo, mailsOf } from '#server/test/mails';
import { type TestShop, testShop } from '#server/test/shop';
import { somePlaces } from '#server/test/some-places';

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  await somePlaces(shop.database.db);
});

const email = 'ana@ejemplo.uy';
const person = registration(email);
const { user } = person;
const activationGuid = async () => await keyTo(shop, email, '/activar/');
const days = (count: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + count * 24 * 3_600_000);
};

describe('user/activate', () => {
  test('works once, within 7 days, and not with the user’s own GUID', async () => {
    await shop.call('user/addWithPerson', person);
    const guid = await activationGuid();
    const account = await shop.database.db.selectFrom('account').select('guid').executeTakeFirstOrThrow();
    expect(await shop.call('user/activate', { guid: account.guid })).toMatchObject({ status: 422 });
    days(7.01);
    const late = await shop.call('user/activate', { guid });
    expect(late).toMatchObject({ status: 422, error: messages['user.linkDead'] });
    days(-0.02);
    expect(await shop.call('user/activate', { guid: guid.toUpperCase() })).toMatchObject({ status: 200, data: null });
    expect(await shop.call('user/activate', { guid })).toMatchObject({ status: 422 });
  });

  test('may be asked about beforehand, which uses nothing up and tells used from unknown to nobody', async () => {
    await shop.call('user/addWithPerson', person);
    const guid = await activationGuid();
    const ask = async (asked: string) => {
      const { status, data, error, body } = await shop.call('user/checkActivation', { guid: asked });
      return { status, data, error, body };
    };
    expect(await ask(guid)).toMatchObject({ status: 200, data: { needsPassword: false } });
    expect(await ask(guid.toUpperCase())).toMatchObject({ status: 200, data: { needsPassword: false } });
    expect(await shop.call('user/activate', { guid })).toMatchObject({ status: 200 });
    const used = await ask(guid);
    expect(used).toMatchObject({ status: 422, error: messages['user.linkDead'] });
    expect(await ask('00000000-0000-4000-8000-000000000000')).toEqual(used);
  });

  test('gives an e-mail that was registered more than once the password of who reads its mails', async () => {
    await shop.call('user/addWithPerson', { ...person, user: { ...user, password: 'del-intruso' } });
    await shop.call('user/addWithPerson', person);
    const intruder = await shop.call('user/addWithPerson', { ...person, user: { ...user, password: 'del-intruso' } });
    expect(intruder.status).toBe(200);
    const guid = await activationGuid();
    const asked = await shop.call('user/checkActivation', { guid });
    expect(asked).toMatchObject({ data: { needsPassword: true }, body: { data: { ActivationNeedsPassword: true } } });
    const without = await shop.call('user/activate', { guid });
    expect(without).toMatchObject({ status: 422, fields: { newPassword: messages['field.required'] } });
    const short = await shop.call('user/activate', { guid, newPassword: '1234' });
    expect(short).toMatchObject({ status: 422, fields: { newPassword: messages['password.short'] } });
    expect((await shop.login(email, 'del-intruso')).error?.code).toBe(10);
    expect(await shop.call('user/activate', { guid, newPassword: 'elegida' })).toMatchObject({ status: 200 });
    for (const typed of ['del-intruso', 'secreta']) expect((await shop.login(email, typed)).error?.code).toBe(11);
    expect((await shop.login(email, 'elegida')).status).toBe(200);
  });

  test('still asks for a password after a new link', async () => {
    await shop.call('user/addWithPerson', person);
    await shop.call('user/addWithPerson', person);
    await shop.call('user/resendActivation', { email });
    const asked = await shop.call('user/checkActivation', { guid: await activationGuid() });
    expect(asked.data).toEqual({ needsPassword: true });
  });

  test('refuses what is no GUID', async () => {
    expect(await shop.call('user/activate', { guid: 'x' })).toMatchObject({ status: 400 });
  });
});

describe('the link of the mail', () => {
  const linkAfter = async (path: 'user/addWithPerson' | 'user/resendActivation', from: string | undefined) => {
    if (path === 'user/addWithPerson') await shop.call(path, { ...person, from });
    else {
      await shop.call('user/addWithPerson', person);
      await shop.call(path, { email, from });
    }
    return new URL(await linkTo(shop, email, '/activar/'));
  };

  test.each(['user/addWithPerson', 'user/resendActivation'] as const)(
    'of %s leads on, whatever opens it',
    async (path) => {
      const link = await linkAfter(path, '/mi-compra?detail');
      expect(Object.fromEntries(link.searchParams)).toEqual({ from: '/mi-compra?detail', email });
    },
  );

  test.each(['https://malo.example/', '//malo.example', '/iniciar', undefined])(
    'leads nowhere for %s',
    async (from) => {
      const link = await linkAfter('user/addWithPerson', from);
      expect(Object.fromEntries(link.searchParams)).toEqual({ email });
    },
  );

  test('leads on to the sign-in of an active account', async () => {
    const active = await anAccount(shop);
    await shop.call('user/resendActivation', { email: active.email, from: '/carrito' });
    expect(await linkTo(shop, active.email, '/iniciar')).toMatch(/\/iniciar\?from=%2Fcarrito$/);
  });
});

describe('user/resendActivation', () => {
  test('sends a new link and kills the old one', async () => {
    await shop.call('user/addWithPerson', person);
    const old = await activationGuid();
    expect(await shop.call('user/resendActivation', { email })).toMatchObject({ status: 200, data: null });
    expect(await shop.call('user/activate', { guid: old })).toMatchObject({ status: 422 });
    expect(await shop.call('user/activate', { guid: await activationGuid() })).toMatchObject({ status: 200 });
  });

  test('answers the same for unknown and active e-mails; only an owner gets a mail', async () => {
    const active = await anAccount(shop);
    for (const to of ['nadie@ejemplo.uy', active.email]) {
      const answer = await shop.call('user/resendActivation', { email: to });
      expect([answer.status, answer.body]).toEqual([200, { success: true, data: null, error: '' }]);
    }
    expect(await mailsOf(shop)).toMatchObject([{ to: active.email, subject: 'Ya tenés una cuenta en RTC' }]);
  });
});
