import { beforeEach, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { messages } from '#contract/plain/messages';
import { anAccount } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { linkTo, mailsOf } from '#server/test/mails';
import { type TestShop, testShop } from '#server/test/shop';
import { somePlaces } from '#server/test/some-places';

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  await somePlaces(shop.database.db);
});

type Person = Input<'user/addWithPerson'>;
const email = 'ana@ejemplo.uy';
const user = { email, password: 'secreta', firstName: 'Ana', lastName: 'Pérez' };
const contacts = {
  phones: [{ phone: '099 123 456', type: 'HOM' as const }],
  addresses: [{ address: 'Rincón 500', stateId: 1, cityId: 1 }],
  emails: [{ email }],
};
const person: Person = {
  user,
  person: { name: 'Ana', lastName: 'Pérez', defaultEmail: email, ...contacts },
  urlActivation: 'http://tienda.test/activar/',
};
const company: Input<'user/addWithCompany'> = {
  user,
  company: { name: 'Taller Sur SRL', identifier: '21 100342 0017', ...contacts },
  urlActivation: '/activar',
};
const guidOf = (link: string) => link.split('/').pop() ?? '';
const activationGuid = async (to = email) => guidOf(await linkTo(shop, to, '/activar/'));
const days = (count: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + count * 24 * 3_600_000);
};

describe('user/addWithPerson', () => {
  test('stores person and account, mails a link, and the account works once activated', async () => {
    const answer = await shop.call('user/addWithPerson', person);
    expect(answer).toMatchObject({ status: 200, success: true, data: null });
    const [mail, ...more] = await mailsOf(shop);
    expect(mail).toMatchObject({ to: email, subject: 'Activá tu cuenta en RTC' });
    expect(more).toEqual([]);
    expect(shop.enqueued).toMatchObject([{ queue: 'mail.send' }]);
    expect(await shop.login(email, 'secreta')).toMatchObject({ status: 401, error: { code: 10 } });
    expect(await shop.call('user/activate', { guid: await activationGuid() })).toMatchObject({ status: 200 });
    const session = await shop.login(email, 'secreta');
    expect(session.status).toBe(200);
    const got = await shop.call('user/get', { guid: session.user_guid ?? '' }, session.access_token);
    expect(got.data).toMatchObject({
      email,
      name: 'Ana Pérez',
      isSeller: false,
      roles: [],
      isActive: true,
      company: null,
      sellsFor: [],
      externalId: `personId:${got.data?.person?.id}`,
      person: {
        name: 'Ana',
        lastName: 'Pérez',
        phones: [{ phone: '099 123 456', type: 'HOM', isDefault: true }],
        addresses: [{ address: 'Rincón 500', recipient: 'Ana Pérez', cityName: 'Montevideo', isDefault: true }],
        emails: [{ email, isDefault: true }],
      },
    });
  });

  test('keeps the password as an argon2id hash and the link as a hash', async () => {
    await shop.call('user/addWithPerson', person);
    const { db } = shop.database;
    const account = await db.selectFrom('account').selectAll().executeTakeFirstOrThrow();
    expect(account.password_hash).toMatch(/^\$argon2id\$/);
    expect(await activationGuid()).not.toBe(account.guid);
    const keys = await db.selectFrom('account_key').selectAll().execute();
    expect(JSON.stringify(keys)).not.toContain(await activationGuid());
  });

  test('answers the same for a known e-mail, changes nothing, and tells its owner by mail', async () => {
    const known = await anAccount(shop, { email, firstName: 'Anabel' });
    const fresh = await shop.call('user/addWithPerson', { ...person, user: { ...user, email: 'nueva@ejemplo.uy' } });
    const answer = await shop.call('user/addWithPerson', { ...person, user: { ...user, email: 'ANA@ejemplo.uy' } });
    expect([answer.status, answer.body]).toEqual([fresh.status, fresh.body]);
    const mail = (await mailsOf(shop)).at(-1);
    expect(mail).toMatchObject({ to: email, subject: 'Ya tenés una cuenta en RTC' });
    expect(mail?.text).toMatch(/^Hola:\n/);
    expect((await shop.login(email, 'secreta')).status).toBe(401);
    expect((await shop.login(email, known.password)).status).toBe(200);
    expect(await shop.database.db.selectFrom('person').selectAll().execute()).toHaveLength(2);
  });

  test('refuses a wrong city of a known e-mail as of a new one', async () => {
    const known = await anAccount(shop);
    const addresses = [{ address: 'Rincón 500', stateId: 1, cityId: 999_999 }];
    const register = (to: string) =>
      shop.call('user/addWithPerson', {
        ...person,
        user: { ...user, email: to },
        person: { ...person.person, addresses },
      });
    const [one, other] = [await register('nueva@ejemplo.uy'), await register(known.email)];
    expect(one).toMatchObject({ status: 422, fields: { 'addresses.0.cityId': messages['field.city'] } });
    expect([other.status, other.body]).toEqual([one.status, one.body]);
    expect(await mailsOf(shop)).toEqual([]);
  });

  test('registering again before activation replaces the data and kills the old link', async () => {
    await shop.call('user/addWithPerson', person);
    const old = await activationGuid();
    const again = { ...person, user: { ...user, password: 'otra-clave', firstName: 'Ana María' } };
    const phones = [{ phone: '2900 1111' }];
    await shop.call('user/addWithPerson', { ...again, person: { ...person.person, name: 'Ana María', phones } });
    const dead = await shop.call('user/activate', { guid: old });
    expect(dead).toMatchObject({ status: 422, error: messages['user.linkDead'] });
    const activation = { guid: await activationGuid(), newPassword: 'elegida' };
    expect(await shop.call('user/activate', activation)).toMatchObject({ status: 200 });
    for (const typed of ['secreta', 'otra-clave']) expect((await shop.login(email, typed)).status).toBe(401);
    const session = await shop.login(email, 'elegida');
    const { data } = await shop.call('user/get', { guid: session.user_guid ?? '' }, session.access_token);
    expect(data).toMatchObject({
      firstName: 'Ana María',
      person: { name: 'Ana María', phones: [{ phone: '2900 1111' }] },
    });
    expect(data?.person?.phones).toHaveLength(1);
    expect(await shop.database.db.selectFrom('account').selectAll().execute()).toHaveLength(1);
  });

  test('stores what the person agreed to, with version and time', async () => {
    await shop.call('user/addWithPerson', { ...person, user: { ...user, consent: '2026-11' } });
    const rows = await shop.database.db.selectFrom('consent').selectAll().execute();
    expect(rows).toMatchObject([{ kind: 'registration', text_version: '2026-11', at: shop.clock.now }]);
  });

  test.each([
    ['a missing name', { person: { ...person.person, name: '' } }, { name: messages['field.required'] }],
    ['a name of 61', { user: { ...user, lastName: 'x'.repeat(61) } }, { lastName: 'Escribí hasta 60 caracteres' }],
    ['a bad e-mail', { user: { ...user, email: 'ana@' } }, { email: messages['field.email'] }],
    ['a short password', { user: { ...user, password: '1234' } }, { password: messages['password.short'] }],
    ['no phone', { person: { ...person.person, phones: [] } }, { 'phones.0.phone': messages['field.required'] }],
    [
      'no address',
      { person: { ...person.person, addresses: [] } },
      { 'addresses.0.address': messages['field.required'] },
    ],
    [
      'a city of another state',
      { person: { ...person.person, addresses: [{ address: 'Ruta 8', stateId: 1, cityId: 2 }] } },
      { 'addresses.0.cityId': messages['field.city'] },
    ],
  ])('refuses %s at its field and stores nothing', async (_, change, fields) => {
    const answer = await shop.call('user/addWithPerson', { ...person, ...change } as Person);
    expect(answer).toMatchObject({ status: 422, error: messages['call.fields'], fields });
    expect(await shop.database.db.selectFrom('person').selectAll().execute()).toEqual([]);
    expect(await mailsOf(shop)).toEqual([]);
  });

  test.each([
    'https://malo.example/activar/',
    '//malo.example',
    'http://tienda.test.malo.example/',
    'javascript:alert(1)',
  ])('refuses the activation address %s, which is not of this site', async (urlActivation) => {
    const answer = await shop.call('user/addWithPerson', { ...person, urlActivation });
    expect(answer).toMatchObject({ status: 422, error: messages['user.badReturn'] });
    expect(await mailsOf(shop)).toEqual([]);
  });
});

describe('user/addWithCompany', () => {
  test('stores the company with its lists; its account has no person', async () => {
    expect(await shop.call('user/addWithCompany', company)).toMatchObject({ status: 200, data: null });
    await shop.call('user/activate', { guid: await activationGuid() });
    const session = await shop.login(email, 'secreta');
    const { data } = await shop.call('user/get', { guid: session.user_guid ?? '' }, session.access_token);
    expect(data).toMatchObject({
      person: null,
      externalId: `companyId:${data?.company?.id}`,
      company: { name: 'Taller Sur SRL', identifier: '211003420017', phones: [{ phone: '099 123 456' }] },
    });
  });

  test('never joins a company that has the same RUT', async () => {
    await shop.call('user/addWithCompany', company);
    await shop.call('user/addWithCompany', { ...company, user: { ...user, email: 'otra@ejemplo.uy' } });
    const rows = await shop.database.db.selectFrom('company').select('identifier').execute();
    expect(rows).toEqual([{ identifier: '211003420017' }, { identifier: '211003420017' }]);
  });

  test('may follow a person’s registration that was not activated, and the reverse', async () => {
    await shop.call('user/addWithPerson', person);
    await shop.call('user/addWithCompany', company);
    await shop.call('user/addWithPerson', person);
    await shop.call('user/addWithCompany', company);
    await shop.call('user/activate', { guid: await activationGuid(), newPassword: 'elegida' });
    const session = await shop.login(email, 'elegida');
    const { data } = await shop.call('user/get', { guid: session.user_guid ?? '' }, session.access_token);
    expect(data).toMatchObject({ person: null, company: { name: 'Taller Sur SRL' } });
  });

  test.each(['21100342001', '', 'doce dígitos'])('refuses the RUT "%s"', async (identifier) => {
    const answer = await shop.call('user/addWithCompany', { ...company, company: { ...company.company, identifier } });
    const sentence = identifier === '' ? messages['field.required'] : messages['field.identifier'];
    expect(answer).toMatchObject({ status: 422, fields: { identifier: sentence } });
  });
});

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
