import { beforeEach, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { messages } from '#contract/plain/messages';
import { aCompany, ownRut } from '#server/test/a-company';
import { anAccount } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { keyTo, mailsOf } from '#server/test/mails';
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
const activationGuid = (to = email) => keyTo(shop, to, '/activar/');

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
      'a phone of five digits',
      { person: { ...person.person, phones: [{ phone: '2900-1' }] } },
      { 'phones.0.phone': messages['field.phone'] },
    ],
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

  test('refuses the RUT that a site sells under, of a known e-mail as of a new one', async () => {
    const { db } = shop.database;
    await aCompany(db, { ownSite: 'RTC' });
    const known = await anAccount(shop);
    for (const to of [email, known.email]) {
      const given = { ...company, user: { ...user, email: to }, company: { ...company.company, identifier: ownRut } };
      const refused = await shop.call('user/addWithCompany', given);
      expect(refused).toMatchObject({ status: 422, fields: { identifier: messages['company.ownRut'] } });
    }
    expect([await mailsOf(shop), await db.selectFrom('company').select('name').execute()]).toMatchObject([[], [{}]]);
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
