import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CallPath, Input } from '#contract/contract';
import { aSignedIn } from '#server/test/an-account';
import { listed } from '#server/test/every-call';
import { keyTo } from '#server/test/mails';
import { contacts, user } from '#server/test/site-mails';
import { type Both, pairs, twoSites } from '#server/test/two-sites';

let both: Both;
beforeAll(async () => {
  both = await twoSites();
});

describe('what the sites share', () => {
  const asks: { [P in CallPath]?: () => Input<P> } = {
    'state/list': () => ({}),
    'city/list': () => ({}),
    'person/find': () => ({ id: both.ana.personId ?? 0 }),
    'person/filter': () => listed,
    'company/find': () => ({ id: both.things.RTC.companyId }),
    'image/listByTarget': () => ({ target: 'product' }),
    'tag/list': () => ({}),
    'workBranch/list': () => ({}),
    'stock/filter': () => listed,
    'stock/listHolds': () => ({ code: both.things.RTC.code }),
    'communication/filter': () => listed,
    'user/get': () => ({ guid: both.ana.guid }),
    'user/filter': () => ({ ...listed, filters: { text: both.ana.email } }),
  };
  test.each(Object.entries(asks) as [CallPath, () => Input<CallPath>][])('%s', async (path, input) => {
    const { token } = await aSignedIn(both.shops.RTC, { roles: ['administrator', 'seller'] });
    const [atRtc, atNam] = await Promise.all(pairs.map(([id]) => both.shops[id].call(path, input(), token)));
    expect(atRtc?.status).toBe(200);
    expect(atRtc?.body).toEqual(atNam?.body);
  });

  test('an account: made and activated, changed, given roles and a password at either', async () => {
    const { RTC: rtc, NAM: nam } = both.shops;
    const client = { client: randomUUID() };
    const given = user();
    const person = { name: 'Eva', lastName: 'Paz', ...contacts };
    const urlActivation = `${rtc.origin}/activar/`;
    await rtc.call('user/addWithPerson', { user: given, person, urlActivation }, undefined, client);
    const guid = await keyTo(rtc, given.email, '/activar/');
    expect((await nam.call('user/checkActivation', { guid })).status).toBe(200);
    expect((await nam.call('user/activate', { guid })).status).toBe(200);
    expect((await rtc.login(given.email, given.password)).status).toBe(200);
    await rtc.call('user/restorePwdStep1', { email: given.email }, undefined, client);
    const key = await keyTo(rtc, given.email, '/restablecer');
    const reset = { key, email: given.email, newPassword: 'otra-clave' };
    expect((await nam.call('user/restorePwdStep2', reset)).status).toBe(200);
    const { access_token: token = '', user_guid: own = '' } = await rtc.login(given.email, 'otra-clave');
    const parms = { firstName: { value: 'Evita', before: 'Eva' } };
    expect((await nam.call('user/update', { guid: own, parms }, token)).data?.firstName).toBe('Evita');
    const admin = await aSignedIn(rtc, { roles: ['administrator'] });
    expect((await nam.call('user/setRoles', { guid: own, roles: ['seller'] }, admin.token)).status).toBe(200);
    expect((await rtc.call('user/get', { guid: own }, token)).data).toMatchObject({
      firstName: 'Evita',
      roles: ['seller'],
    });
    const change = { password: 'otra-clave', newPassword: 'tercera-clave' };
    expect((await nam.call('user/changePwd', change, token)).status).toBe(200);
    expect((await rtc.login(given.email, 'tercera-clave')).status).toBe(200);
    expect((await nam.call('user/logout', {}, token)).status).toBe(200);
    expect((await rtc.call('user/get', { guid: own }, token)).status).toBe(401);
  });

  test('communications: added at one, done at the other, found at both', async () => {
    const { RTC: rtc, NAM: nam } = both.shops;
    const { token } = await aSignedIn(rtc, { roles: ['administrator'] });
    // An administrator notes in the name of the company whose site is asked.
    const [author] = (await rtc.call('communication/listAuthors', {}, token)).data ?? [];
    const { personId: creatorPersonId = 0, companyId: creatorCompanyId = 0 } = author ?? {};
    const creator = { creatorPersonId, creatorCompanyId, contactCompanyId: both.things.NAM.companyId };
    const comm = { ...creator, subject: 'Precio', message: 'Por diez', lastEvent: 'SCH' as const };
    const { data } = await rtc.call('communication/add', { comm }, token);
    const done = { commId: data?.id ?? 0, commEvent: { type: 'DON' as const } };
    expect((await nam.call('communication/addEvent', done, token)).status).toBe(409);
    const { token: seller } = both.things.RTC.seller;
    expect((await nam.call('communication/addEvent', done, seller)).status).toBe(404);
    expect((await rtc.call('communication/addEvent', done, seller)).status).toBe(200);
    for (const shop of [rtc, nam])
      expect((await shop.call('communication/find', { id: data?.id ?? 0 }, token)).data?.lastEvent).toBe('DON');
  });

  test('people: added and changed at either', async () => {
    const { RTC: rtc, NAM: nam } = both.shops;
    const { token } = await aSignedIn(rtc, { roles: ['administrator'] });
    const person = { name: 'Iris', lastName: 'Gil', defaultEmail: 'iris@ejemplo.uy', ...contacts };
    const { data } = await rtc.call('person/add', { person }, token);
    const parms = { name: { value: 'Irma', before: 'Iris' } };
    expect((await nam.call('person/update', { id: data?.id ?? 0, parms }, token)).status).toBe(200);
    expect((await rtc.call('person/find', { id: data?.id ?? 0 }, token)).data?.name).toBe('Irma');
  });
});
