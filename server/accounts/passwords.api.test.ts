import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { failuresOfAccount, failuresOfAddress } from '#server/accounts/login.service';
import { anAccount, aSignedIn, signIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { linkTo, mailsOf } from '#server/test/mails';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  ana = await aSignedIn(shop, { email: 'ana+pc@ejemplo.uy' });
});

const isAlive = async (token: string) => (await shop.call('user/get', { guid: ana.guid }, token)).status === 200;
const keyOf = async (email: string) => {
  const [, address, key] =
    /\/restablecer-contrasena\/([^/]+)\/([^/]+)$/.exec(await linkTo(shop, email, '/restablecer')) ?? [];
  expect(decodeURIComponent(address ?? '')).toBe(email);
  return key ?? '';
};

describe('user/changePwd', () => {
  test('takes the new password and ends the other sessions and reset links', async () => {
    const other = await signIn(shop, ana);
    await shop.call('user/restorePwdStep1', { email: ana.email });
    const key = await keyOf(ana.email);
    const answer = await shop.call('user/changePwd', { password: ana.password, newPassword: 'nueva' }, ana.token);
    expect(answer).toMatchObject({ status: 200, data: null });
    expect([await isAlive(ana.token), await isAlive(other)]).toEqual([true, false]);
    expect((await shop.login(ana.email, 'nueva')).status).toBe(200);
    expect((await shop.login(ana.email, ana.password)).status).toBe(401);
    const reset = { email: ana.email, key, newPassword: 'tercera' };
    expect(await shop.call('user/restorePwdStep2', reset)).toMatchObject({ status: 422 });
  });

  test('tells the owner by mail that the password changed, and nothing of a wrong one', async () => {
    await shop.call('user/changePwd', { password: 'equivocada', newPassword: 'nueva' }, ana.token);
    expect(await mailsOf(shop)).toEqual([]);
    await shop.call('user/changePwd', { password: ana.password, newPassword: 'nueva' }, ana.token);
    const [mail, ...more] = await mailsOf(shop);
    expect(mail).toMatchObject({ to: ana.email, subject: 'Cambió tu contraseña de RTC' });
    expect(mail?.text).toMatch(/^Hola, Ana:\n/);
    expect(more).toEqual([]);
  });

  test('says at the field that the current password is wrong, and does not log out', async () => {
    const answer = await shop.call('user/changePwd', { password: 'equivocada', newPassword: 'nueva' }, ana.token);
    const sentence = messages['password.wrong'];
    expect(answer).toMatchObject({ status: 422, error: sentence, fields: { currentPassword: sentence } });
    expect(await isAlive(ana.token)).toBe(true);
    expect((await shop.login(ana.email, ana.password)).status).toBe(200);
  });

  test('stops guessing after 10 wrong ones', async () => {
    const guess = () => shop.call('user/changePwd', { password: 'equivocada', newPassword: 'nueva' }, ana.token);
    for (let at = 0; at < 10; at += 1) expect((await guess()).status).toBe(422);
    expect(await guess()).toMatchObject({ status: 429 });
  });

  test('is limited to 20 from one account, so that its mails hold up nobody’s', async () => {
    const change = () => shop.call('user/changePwd', { password: ana.password, newPassword: ana.password }, ana.token);
    for (let at = 0; at < 20; at += 1) expect((await change()).status).toBe(200);
    expect((await change()).status).toBe(429);
    expect(await mailsOf(shop)).toHaveLength(20);
  });

  test('refuses short passwords and visitors', async () => {
    const answer = await shop.call('user/changePwd', { password: '1234', newPassword: '' }, ana.token);
    expect(answer).toMatchObject({
      status: 422,
      fields: { password: messages['password.short'], newPassword: messages['field.required'] },
    });
    const change = { password: ana.password, newPassword: 'nueva' };
    expect(await shop.call('user/changePwd', change)).toMatchObject({ status: 401 });
  });
});

describe('user/restorePwdStep1 and user/restorePwdStep2', () => {
  test('mail a link that leads on, whatever opens it', async () => {
    await shop.call('user/restorePwdStep1', { email: ana.email, from: '/carrito' });
    expect(new URL(await linkTo(shop, ana.email, '/restablecer')).search).toBe('?from=%2Fcarrito');
  });

  test('mail a link that sets a new password once and ends all sessions', async () => {
    expect(await shop.call('user/restorePwdStep1', { email: 'ANA+pc@ejemplo.uy' })).toMatchObject({ status: 200 });
    const input = { email: ana.email, key: await keyOf(ana.email), newPassword: 'nueva' };
    expect(await shop.call('user/restorePwdStep2', input)).toMatchObject({ status: 200, data: null });
    expect(await isAlive(ana.token)).toBe(false);
    expect((await shop.login(ana.email, 'nueva')).status).toBe(200);
    expect((await mailsOf(shop)).at(-1)).toMatchObject({ to: ana.email, subject: 'Cambió tu contraseña de RTC' });
    const again = await shop.call('user/restorePwdStep2', { ...input, newPassword: 'tercera' });
    expect(again).toMatchObject({ status: 422, error: messages['user.linkDead'] });
  });

  test('a completed reset lets the owner in at once, however many guess, but ends no lock of an address', async () => {
    const [guesser, home] = [{ client: '10.7.0.1' }, { client: '10.7.0.2' }];
    for (let at = 0; at < 20; at += 1) await shop.ctx.limits.take(failuresOfAddress, guesser.client);
    for (let at = 0; at < 10; at += 1) await shop.login(ana.email, 'mala', guesser);
    const fail = () => shop.ctx.limits.take(failuresOfAccount, ana.email).catch(() => {});
    for (let at = 0; at < 100; at += 1) await fail();
    await shop.call('user/restorePwdStep1', { email: ana.email });
    const input = { email: ana.email, key: await keyOf(ana.email), newPassword: 'nueva' };
    const reset = (given: object) => shop.call('user/restorePwdStep2', { ...input, ...given }, undefined, home);
    expect(await reset({ key: 'x' })).toMatchObject({ status: 422 });
    expect((await shop.login(ana.email, ana.password, home)).status).toBe(429);
    expect(await reset({ email: 'ANA+pc@ejemplo.uy' })).toMatchObject({ status: 200 });
    for (let at = 0; at < 100; at += 1) await fail();
    expect((await shop.login(ana.email, 'nueva', guesser)).status).toBe(429);
    expect((await shop.login(ana.email, 'nueva', { client: '10.7.0.3' })).status).toBe(429);
    expect((await shop.login(ana.email, 'nueva', home)).status).toBe(200);
  });

  test('a completed reset takes only its own address for known, and starts counting the mails anew', async () => {
    const [thief, home] = [{ client: '10.7.0.1' }, { client: '10.7.0.2' }];
    await shop.login(ana.email, ana.password, thief);
    for (let at = 0; at < 5; at += 1) await shop.call('user/restorePwdStep1', { email: ana.email });
    const input = { email: ana.email, key: await keyOf(ana.email), newPassword: 'nueva' };
    expect((await shop.call('user/restorePwdStep2', input, undefined, home)).status).toBe(200);
    for (let at = 0; at < 100; at += 1) await shop.ctx.limits.take(failuresOfAccount, ana.email);
    expect((await shop.login(ana.email, 'nueva', thief)).status).toBe(429);
    await shop.call('user/restorePwdStep1', { email: ana.email }, undefined, home);
    expect(await keyOf(ana.email)).not.toBe(input.key);
  });

  test('a key lasts an hour, dies by the next one, and fits its own account only', async () => {
    const other = await anAccount(shop);
    await shop.call('user/restorePwdStep1', { email: ana.email });
    const first = await keyOf(ana.email);
    await shop.call('user/restorePwdStep1', { email: ana.email });
    const key = await keyOf(ana.email);
    const use = (email: string, with_: string) =>
      shop.call('user/restorePwdStep2', { email, key: with_, newPassword: 'nueva' }).then((answer) => answer.status);
    expect(await use(ana.email, first)).toBe(422);
    expect(await use(other.email, key)).toBe(422);
    expect(await use('nadie@ejemplo.uy', key)).toBe(422);
    shop.clock.now = new Date(shop.clock.now.getTime() + 61 * 60_000);
    expect(await use(ana.email, key)).toBe(422);
    shop.clock.now = new Date(shop.clock.now.getTime() - 2 * 60_000);
    expect(await use(ana.email, key)).toBe(200);
  });

  test('is kept only as a hash', async () => {
    await shop.call('user/restorePwdStep1', { email: ana.email });
    const rows = await shop.database.db.selectFrom('account_key').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(await keyOf(ana.email));
  });

  test('step 1 answers the same where there is no account', async () => {
    const known = await shop.call('user/restorePwdStep1', { email: ana.email });
    const unknown = await shop.call('user/restorePwdStep1', { email: 'nadie@ejemplo.uy' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect((await mailsOf(shop)).map((mail) => mail.to)).toEqual([ana.email]);
  });

  test('whoever sets a password by the mail has an active account', async () => {
    const idle = await anAccount(shop, { isActive: false });
    await shop.call('user/restorePwdStep1', { email: idle.email });
    const input = { email: idle.email, key: await keyOf(idle.email), newPassword: 'nueva' };
    expect(await shop.call('user/restorePwdStep2', input)).toMatchObject({ status: 200 });
    // Its name may be a stranger's.
    expect((await mailsOf(shop)).at(-1)?.text).toMatch(/^Hola:\n/);
    expect((await shop.login(idle.email, 'nueva')).status).toBe(200);
  });

  test('names the field that a rule refuses', async () => {
    const one = await shop.call('user/restorePwdStep1', { email: 'ana' });
    expect(one).toMatchObject({ status: 422, fields: { email: messages['field.email'] } });
    const two = await shop.call('user/restorePwdStep2', { email: ana.email, key: 'x', newPassword: '1234' });
    expect(two).toMatchObject({ status: 422, fields: { newPassword: messages['password.short'] } });
  });

  test('are not there on a site without password reset, whatever is sent', async () => {
    const site = await testShop({ site: 'NAH' });
    for (const email of [ana.email, 'nadie@ejemplo.uy', '']) {
      const one = await site.call('user/restorePwdStep1', { email });
      expect(one).toMatchObject({ status: 404, error: messages['user.notHere'] });
    }
    const two = await site.call('user/restorePwdStep2', { email: ana.email, key: 'x', newPassword: 'nueva' });
    expect(two).toMatchObject({ status: 404, error: messages['user.notHere'] });
    expect(await mailsOf(site)).toEqual([]);
  });
});
