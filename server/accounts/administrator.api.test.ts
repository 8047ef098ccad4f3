import { beforeEach, describe, expect, test } from 'vitest';
import { makeAdministrator } from '#server/accounts/administrator.service';
import { anAccount, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { mailsOf } from '#server/test/mails';
import { type TestShop, testShop } from '#server/test/shop';
import type { SiteId } from '#sites/site';

let shop: TestShop;
const open = async (site: SiteId = 'RTC') => {
  await freshDatabase();
  shop = await testShop({ site });
};
beforeEach(() => open());

const email = 'jefa@ejemplo.uy';
const choosePassword = async (link: string, newPassword: string) => {
  const [key = '', address = ''] = link.split('/').reverse();
  if (address === 'activar') return shop.call('user/activate', { guid: key, newPassword });
  return shop.call('user/restorePwdStep2', { key, email: decodeURIComponent(address), newPassword });
};

describe('makeAdministrator', () => {
  test.each([
    ['RTC', /^http:\/\/tienda\.test\/restablecer-contrasena\/jefa%40ejemplo\.uy\/[\w-]{43}$/],
    ['NAH', /^http:\/\/tienda\.test\/activar\/[\da-f-]{36}$/],
  ] as const)(
    'creates one on %s who chooses the password by a link that works once, within an hour',
    async (site, link) => {
      await open(site);
      const late = await makeAdministrator(shop.ctx, email);
      shop.clock.now = new Date(shop.clock.now.getTime() + 61 * 60_000);
      expect((await choosePassword(late.link, 'elegida')).status).toBe(422);
      const made = await makeAdministrator(shop.ctx, ' Jefa@Ejemplo.uy');
      expect([made.email, late.made]).toEqual([email, 'created']);
      expect(made.link).toMatch(link);
      expect((await choosePassword(made.link, 'elegida')).status).toBe(200);
      expect((await choosePassword(made.link, 'segunda')).status).not.toBe(200);
      expect(await mailsOf(shop)).toEqual([]);
      const session = await shop.login(email, 'elegida');
      const list = { filters: {}, rowIndex: 0, rowsMax: 5 };
      const answer = await shop.call('user/filter', list, session.access_token);
      expect(answer.data).toMatchObject([{ email, roles: ['administrator'], isActive: true }]);
      const guid = answer.data?.[0]?.guid ?? '';
      const { data: user } = await shop.call('user/get', { guid }, session.access_token);
      expect(user).toMatchObject({ guid, person: { emails: [{ email }] } });
    },
  );

  test('is a line of the log where the role is new', async () => {
    const lines: unknown[] = [];
    const info = (event: string, facts?: object) => void lines.push({ event, ...facts });
    const ctx = { ...shop.ctx, log: { ...shop.ctx.log, info } };
    const ana = await anAccount(shop);
    for (let time = 0; time < 2; time += 1) await makeAdministrator(ctx, ana.email);
    expect(lines).toEqual([{ event: 'roles.changed', account: ana.guid, by: null, added: 'administrator' }]);
  });

  test('promotes an account in use, which keeps its password and sessions', async () => {
    const ana = await aSignedIn(shop, { roles: ['seller'] });
    expect(await makeAdministrator(shop.ctx, ana.email)).toMatchObject({ email: ana.email, made: 'promoted' });
    const { data } = await shop.call('user/get', { guid: ana.guid }, ana.token);
    expect(data?.roles).toEqual(['administrator', 'seller']);
    expect((await shop.login(ana.email, ana.password)).status).toBe(200);
    expect(await makeAdministrator(shop.ctx, ana.email)).toMatchObject({ made: 'unchanged' });
  });

  test.each(['RTC', 'NAH'] as const)(
    'gives an account in use on %s a link that ends its sessions once a password is chosen, and tells its owner',
    async (site) => {
      await open(site);
      const ana = await aSignedIn(shop, { email });
      const { link } = await makeAdministrator(shop.ctx, email);
      expect((await shop.login(email, ana.password)).status).toBe(200);
      expect((await choosePassword(link, 'elegida')).status).toBe(200);
      expect((await shop.call('user/get', { guid: ana.guid }, ana.token)).status).toBe(401);
      expect((await shop.login(email, ana.password)).error?.code).toBe(11);
      expect((await shop.login(email, 'elegida')).status).toBe(200);
      expect((await mailsOf(shop)).map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^Cambió tu contraseña/),
      ]);
    },
  );

  test('lets nobody in who registered the e-mail before and never proved that it is his', async () => {
    const stranger = await anAccount(shop, { email, isActive: false });
    const made = await makeAdministrator(shop.ctx, email);
    expect(made).toMatchObject({ made: 'promoted', link: expect.stringContaining('/restablecer-contrasena/') });
    expect((await shop.login(email, stranger.password)).error?.code).toBe(11);
    expect((await choosePassword(made.link, 'elegida')).status).toBe(200);
    expect((await shop.login(email, 'elegida')).status).toBe(200);
  });

  test('made again before the password was chosen gives a new link', async () => {
    const first = await makeAdministrator(shop.ctx, email);
    const second = await makeAdministrator(shop.ctx, email);
    expect(second).toMatchObject({ made: 'unchanged', link: expect.any(String) });
    expect((await choosePassword(first.link, 'elegida')).status).toBe(422);
    expect((await choosePassword(second.link, 'elegida')).status).toBe(200);
  });

  test('refuses what is no e-mail', async () => {
    await expect(makeAdministrator(shop.ctx, 'jefa')).rejects.toThrow('«jefa» no es un e-mail.');
  });
});
