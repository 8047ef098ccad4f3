import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { findSession } from '#server/accounts/sessions.service';
import { setRoles } from '#server/accounts/staff.service';
import { aCompany } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
let admin: Awaited<ReturnType<typeof aSignedIn>>;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  ana = await aSignedIn(shop, { email: 'ana@ejemplo.uy', firstName: 'Ana', lastName: 'Núñez' });
  admin = await aSignedIn(shop, { email: 'jefe@ejemplo.uy', firstName: 'Julia', roles: ['administrator'] });
});

describe('user/get', () => {
  test('gives one’s own user in the wire names of the specification', async () => {
    const { body, data } = await shop.call('user/get', { guid: ana.guid }, ana.token);
    expect(data).toMatchObject({ guid: ana.guid, email: ana.email, isSeller: false, person: { id: ana.personId } });
    expect(body.data).toMatchObject({
      UserGUID: ana.guid,
      UserEmail: ana.email,
      UserFirstName: 'Ana',
      UserExternalId: `personId:${ana.personId}`,
      Person: { PersonId: ana.personId, Phones: [{ PePhone: '099 123 456' }] },
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/i);
  });

  test('tells a seller for which companies he sells', async () => {
    const other = await aCompany(shop.database.db, { name: 'Otra SA' });
    const seller = await aSeller(shop, { sellsFor: [other.id] });
    const { data } = await shop.call('user/get', { guid: seller.guid }, seller.token);
    expect(data).toMatchObject({
      isSeller: true,
      roles: ['seller'],
      sellsFor: [{ id: other.id, name: 'Otra SA', isOwn: false }],
    });
  });

  test('gives no company of an employee who has lost the role, and an administrator the site’s own', async () => {
    const own = await aCompany(shop.database.db, { name: 'La tienda', ownSite: 'RTC' });
    const former = await aSignedIn(shop, { sellsFor: [own.id] });
    const customer = await shop.call('user/get', { guid: former.guid }, former.token);
    expect(customer.data).toMatchObject({ isSeller: false, sellsFor: [] });
    const answer = await shop.call('user/get', { guid: admin.guid }, admin.token);
    expect(answer.data?.sellsFor).toEqual([{ id: own.id, name: 'La tienda', isOwn: true }]);
  });

  test('shows nobody else’s user but to an administrator', async () => {
    const seller = await aSeller(shop);
    for (const token of [seller.token, (await aSignedIn(shop)).token]) {
      const answer = await shop.call('user/get', { guid: ana.guid }, token);
      expect(answer).toMatchObject({ status: 404, error: messages['user.notFound'] });
    }
    expect((await shop.call('user/get', { guid: ana.guid }, admin.token)).data?.email).toBe(ana.email);
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await shop.call('user/get', { guid: unknown }, admin.token)).toMatchObject({ status: 404 });
    expect(await shop.call('user/get', { guid: ana.guid })).toMatchObject({ status: 401 });
  });
});

describe('user/update', () => {
  test('changes one’s own names', async () => {
    const parms = { firstName: { value: 'Ana Inés', before: 'Ana' } };
    const answer = await shop.call('user/update', { guid: ana.guid, parms }, ana.token);
    expect(answer.data).toMatchObject({ name: 'Ana Inés Núñez', firstName: 'Ana Inés' });
  });

  test('refuses what somebody else changed, what is not one’s own, and e-mail and roles', async () => {
    const parms = { firstName: { value: 'Zoe', before: 'Eva' } };
    const stale = await shop.call('user/update', { guid: ana.guid, parms }, ana.token);
    expect(stale).toMatchObject({ status: 409 });
    expect(stale.fields).toEqual({ firstName: 'Otra persona cambió «Nombre» mientras editabas: ahora es «Ana»' });
    const other = await aSignedIn(shop);
    expect(await shop.call('user/update', { guid: ana.guid, parms }, other.token)).toMatchObject({ status: 404 });
    const broken = { firstName: { value: '', before: 'Ana' } };
    expect(await shop.call('user/update', { guid: ana.guid, parms: broken }, other.token)).toMatchObject({
      status: 404,
    });
    expect(await shop.call('user/update', { guid: ana.guid, parms: broken }, ana.token)).toMatchObject({
      status: 422,
      fields: { firstName: messages['field.required'] },
    });
    for (const key of ['UserEmail', 'UserRoles']) {
      const body = { guid: ana.guid, parms: [{ ParmKey: key, ParmValue: 'administrator', ParmValue_Z: '' }] };
      expect((await shop.post('user/update', JSON.stringify(body), { token: ana.token })).status).toBe(400);
    }
  });
});

describe('user/filter', () => {
  const find = (text: string) => shop.call('user/filter', { filters: { text }, rowIndex: 0, rowsMax: 10 }, admin.token);

  test('lists users to an administrator, found by e-mail, name and company', async () => {
    const company = await aCompany(shop.database.db, { name: 'Radiadores Ñandubay' });
    const firm = await aSignedIn(shop, { companyId: company.id, email: 'zz@ejemplo.uy' });
    expect((await find('nunez')).data).toMatchObject([{ email: ana.email, roles: [], isActive: true }]);
    expect((await find('nandubay')).data).toMatchObject([{ email: firm.email, company: { id: company.id } }]);
    const all = await find('');
    expect(all.data?.map((user) => user.email)).toEqual([ana.email, admin.email, firm.email]);
    expect(all.resultCount).toBe(3);
  });

  test('finds the account of a person, whatever the account is called', async () => {
    const { id: personId } = await aPerson(shop.database.db, { name: 'Beto', lastName: 'Sosa' });
    const of = async (filters: { personId: number; text?: string }) =>
      (await shop.call('user/filter', { filters, rowIndex: 0, rowsMax: 10 }, admin.token)).data?.map(
        ({ email }) => email,
      );
    expect(await of({ personId })).toEqual([]);
    await shop.call('user/linkPerson', { guid: ana.guid, personId }, admin.token);
    expect(await of({ personId })).toEqual([ana.email]);
    expect(await of({ personId, text: 'nunez' })).toEqual([ana.email]);
    expect(await of({ personId, text: 'julia' })).toEqual([]);
  });

  test('is for nobody else', async () => {
    const seller = await aSeller(shop);
    const list = { filters: {}, rowIndex: 0, rowsMax: 10 };
    for (const token of [seller.token, ana.token]) {
      const answer = await shop.call('user/filter', list, token);
      expect(answer).toMatchObject({ status: 403, error: messages['session.forbidden'] });
    }
    expect(await shop.call('user/filter', list)).toMatchObject({ status: 401 });
  });
});

describe('user/setRoles', () => {
  test('gives and takes roles, at once for sessions that are open', async () => {
    const list = { filters: {}, rowIndex: 0, rowsMax: 5 };
    expect((await shop.call('person/filter', list, ana.token)).status).toBe(403);
    const answer = await shop.call('user/setRoles', { guid: ana.guid, roles: ['seller', 'seller'] }, admin.token);
    expect(answer.data).toMatchObject({ roles: ['seller'], isSeller: true });
    expect((await shop.call('person/filter', list, ana.token)).status).toBe(200);
    await shop.call('user/setRoles', { guid: ana.guid, roles: [] }, admin.token);
    expect((await shop.call('person/filter', list, ana.token)).status).toBe(403);
  });

  test('is a line of the log, with who did it and without a name; a refused one is none', async () => {
    const lines: unknown[] = [];
    const info = (event: string, facts?: object) => void lines.push({ event, ...facts });
    const session = await findSession(shop.ctx, admin.token);
    const ctx = { ...shop.ctx, session, log: { ...shop.ctx.log, info } };
    await setRoles(ctx, { guid: ana.guid, roles: ['seller'] });
    await expect(setRoles(ctx, { guid: admin.guid, roles: [] })).rejects.toThrow();
    expect(lines).toEqual([{ event: 'roles.changed', account: ana.guid, by: admin.guid, roles: ['seller'] }]);
  });

  test('does not let an administrator take his own role away', async () => {
    const answer = await shop.call('user/setRoles', { guid: admin.guid, roles: ['seller'] }, admin.token);
    expect(answer).toMatchObject({ status: 422, fields: { roles: messages['user.ownRole'] } });
    const both = await shop.call(
      'user/setRoles',
      { guid: admin.guid, roles: ['seller', 'administrator'] },
      admin.token,
    );
    expect(both.data?.roles).toEqual(['administrator', 'seller']);
  });

  test('refuses unknown users and roles, and everyone else', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await shop.call('user/setRoles', { guid: unknown, roles: [] }, admin.token)).toMatchObject({ status: 404 });
    const body = JSON.stringify({ guid: ana.guid, roles: ['owner'] });
    expect((await shop.post('user/setRoles', body, { token: admin.token })).status).toBe(400);
    const seller = await aSeller(shop);
    for (const token of [seller.token, ana.token]) {
      expect(await shop.call('user/setRoles', { guid: ana.guid, roles: ['administrator'] }, token)).toMatchObject({
        status: 403,
      });
    }
  });
});
