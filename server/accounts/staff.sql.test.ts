import { beforeEach, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { messages } from '#contract/plain/messages';
import { makeAdministrator } from '#server/accounts/administrator.service';
import { login } from '#server/accounts/login.service';
import { historyOf } from '#server/history/history.service';
import { aCompany } from '#server/test/a-company';
import { anInvited } from '#server/test/a-staff-member';
import { anAccount, aSeller, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { linkTo, mailsOf } from '#server/test/mails';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let admin: Awaited<ReturnType<typeof aSignedIn>>;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
let own: number;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  own = (await aCompany(shop.database.db, { name: 'La tienda', ownSite: 'RTC' })).id;
  admin = await aSignedIn(shop, { roles: ['administrator'], firstName: 'Alma', lastName: 'Rey' });
  ana = await aSignedIn(shop, { email: 'ana@ejemplo.uy' });
});

const setRoles = (input: Omit<Input<'user/setRoles'>, 'guid'>, guid: string = ana.guid, token = admin.token) =>
  shop.call('user/setRoles', { guid, ...input }, token);
const setLock = (isLocked: boolean, guid: string = ana.guid, token = admin.token) =>
  shop.call('user/setLock', { guid, isLocked }, token);
const sel = () => ({ companyId: own, position: 'SEL' as const });
const listed = { filters: {}, rowIndex: 0, rowsMax: 50 };

describe('positions', () => {
  test('are given and taken with the roles, hold at once, and are recorded by name', async () => {
    await aSeller(shop);
    const given = await setRoles({ roles: ['seller'], positions: [sel()] });
    expect(given.data?.person?.employeeOf).toEqual([{ id: own, name: 'La tienda', position: 'SEL' }]);
    expect(given.data?.sellsFor).toEqual([{ id: own, name: 'La tienda', isOwn: true }]);
    const orders = { ...listed, filters: { toCompany: own } };
    expect((await shop.call('order/filter', orders, ana.token)).status).toBe(200);
    expect((await setRoles({ roles: ['seller'] })).data?.person?.employeeOf).toHaveLength(1);
    expect((await setRoles({ roles: ['seller'], positions: [] })).data?.person?.employeeOf).toEqual([]);
    expect((await shop.call('order/filter', orders, ana.token)).status).toBe(404);
    const job = { companyId: own, name: 'La tienda', position: 'SEL' };
    expect(await historyOf(shop.ctx, { entity: 'user', id: ana.guid })).toMatchObject([
      { by: 'Alma Rey', field: 'positions', from: [job], to: [] },
      { by: 'Alma Rey', field: 'positions', from: [], to: [job] },
      { by: 'Alma Rey', field: 'roles', from: [], to: ['seller'] },
    ]);
  });

  test('stand in the history of each company whose people they change', async () => {
    const other = (await aCompany(shop.database.db, { name: 'Otra SA' })).id;
    const job = { companyId: other, position: 'COM' as const };
    await setRoles({ positions: [sel(), job] });
    await setRoles({ positions: [job] });
    const employee = { personId: ana.personId, name: 'Ana', lastName: 'Pérez' };
    const seller = { ...employee, employeePositionId: 'SEL' };
    expect(await historyOf(shop.ctx, { entity: 'company', id: own })).toMatchObject([
      { by: 'Alma Rey', field: 'employees', from: [seller], to: [] },
      { by: 'Alma Rey', field: 'employees', from: [], to: [seller] },
    ]);
    expect(await historyOf(shop.ctx, { entity: 'company', id: other })).toMatchObject([
      { field: 'employees', from: [], to: [{ ...employee, employeePositionId: 'COM' }] },
    ]);
  });

  test('of a company that is not there, two at one, or of a company’s account are refused, and the roles stay', async () => {
    const firm = await anAccount(shop, { companyId: own });
    const roles: ['seller'] = ['seller'];
    const missing = await setRoles({ roles, positions: [{ ...sel(), companyId: 99_999 }] });
    expect([missing.status, missing.fields]).toEqual([422, { positions: messages['company.notFound'] }]);
    const two = await setRoles({ roles, positions: [sel(), { ...sel(), position: 'COM' }] });
    expect([two.status, two.fields]).toEqual([422, { positions: messages['user.twoPositions'] }]);
    const ofFirm = await setRoles({ roles, positions: [sel()] }, firm.guid);
    expect([ofFirm.status, ofFirm.fields]).toEqual([422, { positions: messages['user.noPerson'] }]);
    for (const { guid } of [ana, firm])
      expect((await shop.call('user/get', { guid }, admin.token)).data?.roles).toEqual([]);
  });

  test('and roles that another changed meanwhile are a 409 with what is stored', async () => {
    await aSeller(shop);
    await setRoles({ roles: ['seller'], positions: [sel()] });
    const roles = await setRoles({ roles: ['administrator'], seenRoles: [] });
    expect([roles.status, roles.fields]).toEqual([
      409,
      { roles: 'Otra persona cambió «Roles» mientras editabas: ahora es «seller»' },
    ]);
    const input = { roles: ['seller' as const], seenRoles: ['seller' as const], positions: [] };
    const stale = await setRoles({ ...input, seenPositions: [{ ...sel(), position: 'COM' }] });
    expect([stale.status, stale.fields]).toEqual([
      409,
      { positions: 'Otra persona cambió «Puestos» mientras editabas: ahora es «La tienda: SEL»' },
    ]);
    expect((await setRoles({ ...input, seenPositions: [sel()] })).status).toBe(200);
  });
});

describe('a lock', () => {
  test('ends sessions and links at once; the right password says so, a wrong one does not', async () => {
    await shop.call('user/restorePwdStep1', { email: ana.email });
    const key = (await linkTo(shop, ana.email, '/restablecer-contrasena/')).split('/').pop() ?? '';
    expect((await setLock(true)).data).toMatchObject({ isLocked: true, isActive: true });
    expect(await shop.call('user/get', { guid: ana.guid }, ana.token)).toMatchObject({ status: 401 });
    await expect(login(shop.ctx, ana.email, ana.password)).rejects.toThrow(messages['login.locked']);
    await expect(login(shop.ctx, ana.email, 'otra-clave')).rejects.toThrow(messages['login.invalid']);
    const reset = { key, email: ana.email, newPassword: 'clave-nueva' };
    expect(await shop.call('user/restorePwdStep2', reset)).toMatchObject({ status: 422 });
    const mails = (await mailsOf(shop)).length;
    expect((await shop.call('user/restorePwdStep1', { email: ana.email })).status).toBe(200);
    expect(await mailsOf(shop)).toHaveLength(mails);
    expect((await setLock(true)).status).toBe(200);
    expect((await setLock(false)).data).toMatchObject({ isLocked: false });
    expect((await login(shop.ctx, ana.email, ana.password)).guid).toBe(ana.guid);
    expect(await shop.call('user/get', { guid: ana.guid }, ana.token)).toMatchObject({ status: 401 });
    expect(await historyOf(shop.ctx, { entity: 'user', id: ana.guid })).toMatchObject([
      { field: 'isLocked', from: true, to: false },
      { field: 'isLocked', from: false, to: true },
    ]);
  });

  test('over the wire is a 401 of the login with its sentence', async () => {
    await setLock(true);
    const answer = await shop.login(ana.email, ana.password);
    expect([answer.status, answer.error]).toEqual([401, { code: 401, message: messages['login.locked'] }]);
  });

  test('is taken off by the command that makes administrators', async () => {
    await setLock(true);
    await makeAdministrator(shop.ctx, ana.email);
    const made = { by: 'Sistema', field: 'roles', from: [], to: ['administrator'] };
    const [isLocked, roles] = await historyOf(shop.ctx, { entity: 'user', id: ana.guid });
    expect([isLocked, roles]).toMatchObject([{ by: 'Sistema', field: 'isLocked', to: false }, made]);
    expect((await login(shop.ctx, ana.email, ana.password)).guid).toBe(ana.guid);
  });
});

describe('somebody stays who administrates', () => {
  test('nobody locks himself', async () => {
    const answer = await setLock(true, admin.guid);
    expect([answer.status, answer.error]).toEqual([422, messages['user.ownLock']]);
  });

  test('of two who lock or demote each other at once one is refused', async () => {
    for (const act of [
      (guid: string, token: string) => setLock(true, guid, token),
      (guid: string, token: string) => setRoles({ roles: [] }, guid, token),
    ]) {
      const other = await aSignedIn(shop, { roles: ['administrator'] });
      const answers = await Promise.all([act(other.guid, admin.token), act(admin.guid, other.token)]);
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
      // The second may find his session or his role gone before he begins.
      expect(statuses[0]).toBe(200);
      expect([401, 403, 409]).toContain(statuses[1]);
      const { db } = shop.database;
      const open = db
        .selectFrom('account')
        .innerJoin('account_role', 'account_id', 'id')
        .where('locked_at', 'is', null);
      expect(await open.select('id').where('role', '=', 'administrator').execute()).toHaveLength(1);
      await freshDatabase();
      admin = await aSignedIn(shop, { roles: ['administrator'] });
    }
  });

  test('the last who can is neither locked nor demoted, whoever asks', async () => {
    const other = await aSignedIn(shop, { roles: ['administrator'] });
    const { db } = shop.database;
    // As if his own lock came between the look at his session and this.
    await db.updateTable('account').set({ activated_at: null }).where('id', '=', admin.id).execute();
    for (const answer of [await setLock(true, other.guid), await setRoles({ roles: ['seller'] }, other.guid)])
      expect([answer.status, answer.error]).toEqual([409, messages['user.lastAdministrator']]);
  });
});

test('a list is narrowed to staff, customers, who never activated and who is locked', async () => {
  const seller = await aSeller(shop);
  const sleeper = await anAccount(shop, { isActive: false });
  const locked = await anAccount(shop);
  await setLock(true, locked.guid);
  const emails = async (group: 'staff' | 'customers' | 'inactive' | 'locked') =>
    (await shop.call('user/filter', { ...listed, filters: { group } }, admin.token)).data?.map(({ email }) => email);
  const sorted = (...list: { email: string }[]) => list.map(({ email }) => email).toSorted();
  expect(await emails('staff')).toEqual(sorted(admin, seller));
  expect(await emails('customers')).toEqual(sorted(ana, sleeper, locked));
  expect(await emails('inactive')).toEqual(sorted(sleeper));
  expect(await emails('locked')).toEqual(sorted(locked));
});

test('all of it is for administrators alone', async () => {
  const other = await aCompany(shop.database.db, { name: 'Otra SA' });
  const tokens = [
    [undefined, 401],
    [ana.token, 403],
    [(await aSeller(shop)).token, 403],
    [(await aSeller(shop, { sellsFor: [other.id] })).token, 403],
  ] as const;
  for (const [token, status] of tokens) {
    const answers = [
      await shop.call('user/invite', anInvited(), token),
      await shop.call('user/sendInvitation', { guid: ana.guid }, token),
      await shop.call('user/setLock', { guid: ana.guid, isLocked: true }, token),
      await shop.call('user/setRoles', { guid: ana.guid, roles: ['seller'] }, token),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
  }
});
