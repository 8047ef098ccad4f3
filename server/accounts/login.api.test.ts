import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { forgetOldAddresses } from '#server/accounts/known-addresses.store';
import { failuresOfAccount, login } from '#server/accounts/login.service';
import { anAccount } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { mailsOf } from '#server/test/mails';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof anAccount>>;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  ana = await anAccount(shop);
});

const from = (at: number) => ({ client: `10.7.0.${at}` });
/** As many wrong passwords of an account, from so many addresses that none of them is stopped. */
const failOfAccount = async (email: string, times: number) => {
  for (let at = 0; at < times; at += 1) await shop.ctx.limits.take(failuresOfAccount, email).catch(() => {});
};

const post = (body: string, type = 'application/x-www-form-urlencoded') =>
  shop.app.request('http://tienda.test/Oauth/access_token', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  });

describe('/Oauth/access_token', () => {
  test('answers the right password with a token that works and the user’s GUID', async () => {
    const answer = await shop.login(` ${ana.email.toUpperCase()} `, ana.password);
    expect(answer).toMatchObject({ status: 200, user_guid: ana.guid });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await shop.call('user/get', { guid: ana.guid }, answer.access_token)).toMatchObject({ status: 200 });
  });

  test('says of an unknown e-mail what it says of a wrong password, after the same work', async () => {
    const wrong = await shop.login(ana.email, 'otra-cosa');
    const unknown = await shop.login('nadie@ejemplo.uy', ana.password);
    expect(wrong).toMatchObject({ status: 401, error: { code: 11, message: messages['login.invalid'] } });
    expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null });
  });

  test('says that an account is not activated only after the right password', async () => {
    const idle = await anAccount(shop, { isActive: false });
    expect((await shop.login(idle.email, 'otra-cosa')).error?.code).toBe(11);
    const answer = await shop.login(idle.email, idle.password);
    expect(answer).toMatchObject({ status: 401, error: { code: 10, message: messages['login.inactive'] } });
    expect(await shop.database.db.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  test('stops after 10 failures of one account from one address, and tells the owner once', async () => {
    for (let at = 0; at < 10; at += 1) await shop.login(ana.email, 'mala', from(1));
    const mails = await mailsOf(shop);
    expect(mails).toMatchObject([{ to: ana.email, subject: 'Intentos fallidos de ingreso a tu cuenta de RTC' }]);
    const stopped = await shop.login(ana.email, ana.password, from(1));
    expect(stopped).toMatchObject({ status: 429, error: { code: 429 } });
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    await shop.login(ana.email, 'mala', from(2));
    expect(await mailsOf(shop)).toHaveLength(1);
    expect((await shop.login((await anAccount(shop)).email, ana.password, from(1))).status).toBe(200);
  });

  test('20 failures from elsewhere do not shut the owner out', async () => {
    for (let at = 0; at < 20; at += 1) await shop.login(ana.email, 'mala', from(at));
    expect((await shop.login(ana.email, ana.password)).status).toBe(200);
  });

  test('stops after 100 failures of one account from everywhere but where it was signed in to before', async () => {
    const home = { client: '10.8.0.1' };
    expect((await shop.login(ana.email, ana.password, home)).status).toBe(200);
    await failOfAccount(ana.email, 99);
    expect((await shop.login(ana.email, 'mala', from(1))).status).toBe(401);
    expect((await shop.login(ana.email, ana.password, from(2))).status).toBe(429);
    expect((await shop.login(ana.email, ana.password, home)).status).toBe(200);
    for (let at = 0; at < 10; at += 1) expect((await shop.login(ana.email, 'mala', home)).status).toBe(401);
    expect((await shop.login(ana.email, ana.password, home)).status).toBe(429);
  });

  test('an address is known for 90 days, to its own account alone, and not by being guessed from', async () => {
    const [home, other] = [{ client: '10.8.0.1' }, await anAccount(shop)];
    await shop.login(other.email, other.password, home);
    await shop.login(ana.email, 'mala', home);
    await failOfAccount(ana.email, 100);
    expect((await shop.login(ana.email, ana.password, home)).status).toBe(429);
    await failOfAccount(other.email, 101);
    expect((await shop.login(other.email, other.password, home)).status).toBe(200);
    await forgetOldAddresses(shop.database.db, new Date(shop.clock.now.getTime() + 91 * 24 * 3_600_000));
    expect((await shop.login(other.email, other.password, home)).status).toBe(429);
  });

  test('logs a failure with the account’s GUID, without e-mail, password or address', async () => {
    const lines: unknown[] = [];
    const warn = (event: string, facts?: object) => void lines.push({ event, ...facts });
    const ctx = { ...shop.ctx, client: '10.7.0.9', log: { ...shop.ctx.log, warn } };
    for (const email of [ana.email, 'nadie@ejemplo.uy']) await login(ctx, email, 'mala').catch(() => {});
    expect(lines).toEqual([
      { event: 'login.failed', account: ana.guid, failures: 1 },
      { event: 'login.failed', account: null, failures: 1 },
    ]);
  });

  test('counts an unknown e-mail like a known one, and mails nobody', async () => {
    for (let at = 0; at < 10; at += 1) expect((await shop.login('nadie@ejemplo.uy', 'x')).status).toBe(401);
    expect((await shop.login('nadie@ejemplo.uy', 'x')).status).toBe(429);
    expect(await mailsOf(shop)).toEqual([]);
  });

  test('a success starts the count of account and address anew but not the address’s', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < 9; at += 1) expect((await shop.login(ana.email, 'mala')).status).toBe(401);
      expect((await shop.login(ana.email, ana.password)).status).toBe(200);
    }
    for (let at = 0; at < 3; at += 1) expect((await shop.login(`otro${at}@ejemplo.uy`, 'mala')).status).toBe(401);
    expect((await shop.login(ana.email, ana.password)).status).toBe(429);
    expect((await shop.login(ana.email, ana.password, { client: '10.8.8.8' })).status).toBe(200);
  });

  test('does not count who waits for his activation', async () => {
    const idle = await anAccount(shop, { isActive: false });
    for (let at = 0; at < 35; at += 1) expect((await shop.login(idle.email, idle.password)).error?.code).toBe(10);
  });

  test.each([
    ['JSON', '{"username":"a"}', 'application/json', 400],
    ['another grant', 'grant_type=refresh_token&username=a&password=b', undefined, 400],
    ['too much', `grant_type=password&username=a&password=${'x'.repeat(11_000)}`, undefined, 413],
  ])('refuses %s', async (_, body, type, status) => {
    const response = await post(body, type);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code: status } });
  });

  test('names the fields that are missing', async () => {
    const response = await post('grant_type=password&username=&password=');
    expect(response.status).toBe(422);
    const required = messages['field.required'];
    expect(await response.json()).toMatchObject({ error: { fields: { username: required, password: required } } });
  });

  test('takes a NUL in the name as an unknown e-mail', async () => {
    expect((await shop.login('ana\0@ejemplo.uy', 'x')).error?.code).toBe(11);
  });

  test('hashes no endless password', async () => {
    const response = await post(`grant_type=password&username=${ana.email}&password=${'x'.repeat(300)}`);
    expect(await response.json()).toMatchObject({ error: { code: 11 } });
  });
});

describe('user/logout', () => {
  test('ends this session and no other', async () => {
    const one = await shop.login(ana.email, ana.password);
    const two = await shop.login(ana.email, ana.password);
    expect(await shop.call('user/logout', {}, one.access_token)).toMatchObject({ status: 200, data: null });
    const dead = await shop.call('user/get', { guid: ana.guid }, one.access_token);
    expect(dead).toMatchObject({ status: 401, error: messages['session.none'] });
    expect((await shop.call('state/list', {}, one.access_token)).status).toBe(401);
    expect((await shop.call('user/get', { guid: ana.guid }, two.access_token)).status).toBe(200);
    expect((await shop.call('user/logout', {})).status).toBe(401);
  });
});
