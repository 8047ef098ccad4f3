import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { login } from '#server/accounts/login.service';
import { historyOf } from '#server/history/history.service';
import { aCompany } from '#server/test/a-company';
import { anInvited } from '#server/test/a-staff-member';
import { anAccount, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { keyTo, linkTo, mailsOf } from '#server/test/mails';
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

const sel = () => ({ companyId: own, position: 'SEL' as const });
const listed = { filters: {}, rowIndex: 0, rowsMax: 50 };
const unknown = '00000000-0000-4000-8000-000000000000';

describe('an invitation', () => {
  test('makes an account whose link asks for a password', async () => {
    const given = anInvited();
    const answer = await shop.call('user/invite', { ...given, positions: [sel()] }, admin.token);
    expect(answer.data).toMatchObject({
      email: given.email,
      name: 'Iris Díaz',
      roles: ['seller'],
      isActive: false,
      sellsFor: [{ id: own }],
    });
    const [mail] = await mailsOf(shop);
    expect(mail).toMatchObject({ to: given.email, subject: 'Te invitaron a RTC', urgent: true });
    const guid = await keyTo(shop, given.email, '/activar/');
    expect((await shop.call('user/checkActivation', { guid })).data).toEqual({ needsPassword: true });
    expect(await shop.call('user/activate', { guid })).toMatchObject({ status: 422 });
    expect((await shop.call('user/activate', { guid, newPassword: 'clave-propia' })).status).toBe(200);
    const { token } = await login(shop.ctx, given.email, 'clave-propia');
    expect((await shop.call('person/filter', listed, token)).status).toBe(200);
    expect(await historyOf(shop.ctx, { entity: 'user', id: answer.data?.guid ?? '' })).toMatchObject([
      { by: 'Alma Rey', field: 'positions' },
      { by: 'Alma Rey', field: 'roles', from: [], to: ['seller'] },
      { by: 'Alma Rey', field: 'email', from: null, to: given.email },
    ]);
  });

  test('answers its link where no mail server takes it, and no link where one does', async () => {
    const answer = await shop.call('user/invite', anInvited(), admin.token);
    expect(answer.link).toBeNull();
    const mute = await testShop({ sendsMail: false });
    const { token } = await aSignedIn(mute, { roles: ['administrator'] });
    const given = anInvited();
    const { data, link } = await mute.call('user/invite', given, token);
    expect(link).toBe(await linkTo(mute, given.email, '/activar/'));
    const again = (await mute.call('user/sendInvitation', { guid: data?.guid ?? '' }, token)).link;
    expect(again).not.toBe(link);
    const guid = again?.split('/').pop() ?? '';
    expect((await mute.call('user/activate', { guid, newPassword: 'clave-propia' })).status).toBe(200);
  });

  test.each(['invite', 'sendInvitation'] as const)(
    'answers its link where the mail server has not taken it: %s',
    async (way) => {
      const mute = await testShop({ takesMail: false });
      const { token } = await aSignedIn(mute, { roles: ['administrator'] });
      const given = anInvited();
      const { data, link } = await mute.call('user/invite', given, token);
      const last =
        way === 'invite' ? link : (await mute.call('user/sendInvitation', { guid: data?.guid ?? '' }, token)).link;
      expect(last).toBe(await linkTo(mute, given.email, '/activar/'));
    },
  );

  test('sent again takes the place of one that no server took', async () => {
    const mute = await testShop({ takesMail: false });
    const { token } = await aSignedIn(mute, { roles: ['administrator'] });
    const given = anInvited();
    const { data } = await mute.call('user/invite', given, token);
    const { link } = await mute.call('user/sendInvitation', { guid: data?.guid ?? '' }, token);
    const texts = (await mailsOf(mute)).flatMap(({ to, text }) => (to === given.email ? [text] : []));
    expect(texts).toEqual([expect.stringContaining(link ?? 'no link')]);
  });

  test('of an e-mail that has an account, or with what breaks a rule, is refused and nothing is sent', async () => {
    const invite = (values: object) => shop.call('user/invite', { ...anInvited(), ...values }, admin.token);
    const taken = await invite({ email: ana.email.toUpperCase() });
    expect([taken.status, taken.fields]).toEqual([409, { email: messages['user.emailTaken'] }]);
    const wrong = await invite({ email: 'no', firstName: ' ', lastName: 'x'.repeat(61) });
    expect([wrong.status, wrong.fields]).toEqual([
      422,
      {
        email: messages['field.email'],
        firstName: messages['field.required'],
        lastName: 'Escribí hasta 60 caracteres',
      },
    ]);
    const missing = await invite({ positions: [{ ...sel(), companyId: 99_999 }] });
    expect([missing.status, missing.fields]).toEqual([422, { positions: messages['company.notFound'] }]);
    expect(await mailsOf(shop)).toEqual([]);
    expect((await shop.call('user/filter', listed, admin.token)).resultCount).toBe(2);
  });

  test('is sent again with a new link, and the password that was typed before dies', async () => {
    const given = anInvited();
    const guid = (await shop.call('user/invite', given, admin.token)).data?.guid ?? '';
    const first = await keyTo(shop, given.email, '/activar/');
    expect((await shop.call('user/sendInvitation', { guid }, admin.token)).status).toBe(200);
    const second = await keyTo(shop, given.email, '/activar/');
    expect(await shop.call('user/checkActivation', { guid: first })).toMatchObject({ status: 422 });
    expect((await shop.call('user/activate', { guid: second, newPassword: 'clave-propia' })).status).toBe(200);

    const typed = await anAccount(shop, { isActive: false });
    await shop.call('user/sendInvitation', { guid: typed.guid }, admin.token);
    await expect(login(shop.ctx, typed.email, typed.password)).rejects.toThrow(messages['login.invalid']);
  });

  test('is not sent to who is active, locked or unknown', async () => {
    const send = (guid: string) => shop.call('user/sendInvitation', { guid }, admin.token);
    const locked = await anAccount(shop, { isActive: false });
    await shop.call('user/setLock', { guid: locked.guid, isLocked: true }, admin.token);
    const refused = [await send(ana.guid), await send(locked.guid), await send(unknown)];
    expect(refused.map(({ status, error }) => [status, error])).toEqual([
      [409, messages['user.active']],
      [409, messages['user.locked']],
      [404, messages['user.notFound']],
    ]);
    expect((await shop.call('user/setLock', { guid: unknown, isLocked: true }, admin.token)).status).toBe(404);
    expect(await mailsOf(shop)).toEqual([]);
  });
});
