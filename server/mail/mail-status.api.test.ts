import { beforeEach, expect, test } from 'vitest';
import { claimMail, markFailed, markSent } from '#server/mail/mail.store';
import { ownDetails } from '#server/settings/site-now';
import { aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { setSetting } from '#server/test/set-setting';
import { testShop } from '#server/test/shop';
import { sites } from '#sites/all';

beforeEach(() => freshDatabase());

const after = (minutes: number, { clock }: { clock: { now: Date } }) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};
const none = { takenAt: null, cause: null };
const write = (shop: Awaited<ReturnType<typeof testShop>>, site: 'RTC' | 'NAM' = 'RTC') =>
  shop.database.db
    .transaction()
    .execute((db) =>
      shop.ctx.mail.send(db, site, { to: 'ana@ejemplo.uy', subject: 'Hola', text: 'Hola', html: 'Hola' }),
    );

test('without a mail server the site’s mails wait at once', async () => {
  const shop = await testShop({ sendsMail: false });
  const { token } = await aSignedIn(shop, { roles: ['administrator'] });
  const status = async () => (await shop.call('mail/status', {}, token)).data;
  expect(await status()).toEqual({ ...none, isSent: false, waiting: 0, since: null });
  const since = shop.clock.now.toISOString();
  await write(shop);
  await write(shop, 'NAM');
  after(1, shop);
  await write(shop);
  expect(await status()).toEqual({ ...none, isSent: false, waiting: 2, since });
});

test('with one they wait once it had ten minutes to take them, until they are sent or refused', async () => {
  const shop = await testShop();
  const { token } = await aSignedIn(shop, { roles: ['administrator'] });
  const status = async () => (await shop.call('mail/status', {}, token)).data;
  await write(shop);
  await write(shop);
  after(9, shop);
  expect(await status()).toMatchObject({ isSent: true, waiting: 0 });
  after(1, shop);
  expect(await status()).toMatchObject({ waiting: 2 });
  const { db } = shop.database;
  const rows = await db.selectFrom('mail').select('id').execute();
  await db
    .updateTable('mail')
    .set({ sent_at: shop.clock.now })
    .where('id', '=', rows[0]?.id ?? 0)
    .execute();
  await db
    .updateTable('mail')
    .set({ failed_at: shop.clock.now })
    .where('id', '=', rows[1]?.id ?? 0)
    .execute();
  expect(await status()).toMatchObject({ waiting: 0 });
});

test('what a server took is told from what it did not, and a failed try counts at once with its cause', async () => {
  const shop = await testShop();
  const { token } = await aSignedIn(shop, { roles: ['administrator'] });
  const status = async () => (await shop.call('mail/status', {}, token)).data;
  const { db } = shop.database;
  const at = () => shop.clock.now.toISOString();
  expect(await status()).toMatchObject({ takenAt: null, cause: null });
  const { ids } = await write(shop);
  const id = ids[0] ?? 0;
  const tried = (cause: 'login' | 'contact') => markFailed(db, id, cause, 'Error: no', null);
  await claimMail(db, id, shop.clock.now, shop.clock.now);
  await tried('login');
  expect(await status()).toMatchObject({ waiting: 1, takenAt: null, cause: 'login' });
  after(1, shop);
  const other = await write(shop);
  await markSent(db, other.ids[0] ?? 0, shop.clock.now);
  const takenAt = at();
  expect(await status()).toMatchObject({ waiting: 1, takenAt, cause: null });
  after(1, shop);
  await claimMail(db, id, shop.clock.now, shop.clock.now);
  await tried('login');
  expect(await status()).toMatchObject({ waiting: 1, takenAt, cause: 'login' });
  after(1, shop);
  await markSent(db, (await write(shop)).ids[0] ?? 0, shop.clock.now);
  await tried('contact');
  expect(await status()).toMatchObject({ cause: 'contact' });
  await setSetting(shop, 'contact', { ...ownDetails(sites.RTC).contact, email: 'hola@nandu.uy' } as never);
  expect(await status()).toMatchObject({ waiting: 1, cause: null });
});
