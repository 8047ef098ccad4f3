import { beforeEach, expect, test } from 'vitest';
import { firstSteps } from '#contract/plain/first-steps';
import { legalPaths } from '#contract/plain/legal-paths';
import { addBasics } from '#server/basics';
import { ownDetails } from '#server/settings/site-now';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { aPickup, placeOrder, readyForOrders } from '#server/test/an-order';
import { freshDatabase } from '#server/test/database';
import { mailsOf } from '#server/test/mails';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';
import { sites } from '#sites/all';
import { ownLegalTexts } from '#sites/legal';

let shop: TestShop;
let token: string;
const open = async (given: Parameters<typeof testShop>[0] = {}) => {
  shop = await testShop({ beside: ['NAM'], sendsMail: false, ...given });
  ({ token } = await aSignedIn(shop, { roles: ['administrator'] }));
};
beforeEach(async () => {
  await freshDatabase();
  await open();
  await addBasics(shop.database.db, [sites.RTC, sites.NAM]);
});

const done = async (at: Pick<TestShop, 'call'> = shop) =>
  ((await at.call('panel/firstSteps', {}, token)).data ?? []).filter(({ isDone }) => isDone).map(({ id }) => id);

test('a new shop has done none of them', async () => {
  const { data } = await shop.call('panel/firstSteps', {}, token);
  expect(data).toEqual(firstSteps.map((id) => ({ id, isDone: false })));
});

test.each([
  ['logo', 'logo', { image: 'a'.repeat(32), width: 200, height: 100 }],
  ['shipping', 'shipping', [{ id: 'RES', name: 'Retiro', description: 'Gratis', price: 0 }]],
  ['accounts', 'depositAccounts', { BRDE: '001' }],
  ['legal', 'legalTexts', { version: '1', sections: legalPaths.map((page) => ({ page, title: 'a', text: 'b' })) }],
] as const)('%s is done once %s is set, or ticked', async (step, key, value) => {
  await setSetting(shop, key, value as never);
  expect(await done()).toEqual([step]);
  expect(await done(shop.at('NAM'))).toEqual([]);
  await setSetting(shop, key, sites.RTC.settings[key] as never);
  expect(await done()).toEqual([]);
  const parms = { tickedSteps: { value: [step], before: [] } };
  expect((await shop.call('setting/update', { parms }, token)).status).toBe(200);
  expect(await done()).toEqual([step]);
});

test('name, contact and branches are done once they are no example’s', async () => {
  const example = ownDetails(sites.RTC);
  const [bulevar, cerroLargo] = example.branches ?? [];
  const contact = { ...example.contact, email: 'hola@nandu.uy', phone: '2400 1111', whatsapp: '59899111222' };
  const own = {
    ...bulevar,
    address: 'Avenida Brasil 2500',
    phone: '2400 1111',
    whatsapp: '59899111222',
    geolocation: '-34.91, -56.15',
  };
  await setSetting(shop, 'name', 'Ñandú');
  await setSetting(shop, 'contact', contact as never);
  await setSetting(shop, 'branches', [cerroLargo, own] as never);
  expect(await done()).toEqual(['name', 'contact']);
  await setSetting(shop, 'branches', [own] as never);
  expect(await done()).toEqual(['name', 'contact', 'branches']);
  expect(await done(shop.at('NAM'))).toEqual([]);
});

test('legal texts are not done while one page says what the program says', async () => {
  const sections = ownLegalTexts(sites.RTC)?.sections ?? [];
  const changed = (last: number) =>
    sections.map((one) =>
      legalPaths.indexOf(one.page as never) <= last ? { ...one, text: `${one.text} Y más.` } : one,
    );
  for (const last of [0, 1, 2, 3]) {
    await setSetting(shop, 'legalTexts', { version: '1', sections: changed(last) });
    expect(await done()).toEqual(last === 3 ? ['legal'] : []);
  }
});

test('others are what the shop has: a firm, a mail server, a public product with a price, an order, a backup', async () => {
  const { db } = shop.database;
  await aProduct(shop, { isPublic: false });
  await aProduct(shop, { price: 0 });
  await aProduct(shop, { categoryId: '2.301' });
  expect([await done(), await done(shop.at('NAM'))]).toEqual([[], ['product']]);
  const { code } = await aProduct(shop);
  expect(await done()).toEqual(['product']);
  await readyForOrders(shop);
  await shop.call(
    'setting/update',
    {
      parms: {
        company: { value: { name: 'Ñandú SRL', identifier: '211003420017', address: 'Rincón 500' }, before: null },
      },
    },
    token,
  );
  const buyer = await aSignedIn(shop);
  await placeOrder(shop, buyer.token, aPickup([{ code, price: 1250 }]));
  await db.insertInto('backup_status').values({ tried_at: new Date(), good_at: new Date(), good_size: 5 }).execute();
  expect(await done()).toEqual(['company', 'accounts', 'product', 'order', 'backup']);
  await open({ sendsMail: true });
  // Mails would leave from an address that is not its own.
  expect(await done()).not.toContain('mail');
  const contact = { ...ownDetails(sites.RTC).contact, email: 'hola@nandu.uy' };
  await setSetting(shop, 'contact', contact as never);
  expect(await done()).not.toContain('mail');
  await shop.call('mail/sendTest', {}, token);
  expect(await done()).not.toContain('mail');
  await db.updateTable('mail').set({ sent_at: shop.clock.now }).execute();
  expect(await done()).toContain('mail');
});

test('a demo has none, and to others they are a 403', async () => {
  await shop.database.db.updateTable('shop').set({ is_demo: true }).execute();
  expect((await shop.call('panel/firstSteps', {}, token)).data).toEqual([]);
  expect((await shop.call('panel/firstSteps', {}, (await aSeller(shop)).token)).status).toBe(403);
});

test('an administrator reads with which values this very shop is started', async () => {
  const lines = async () => (await shop.call('setting/find', {}, token)).startLines;
  await open({ backups: { dataFolder: '/srv/tienda' } });
  expect(await lines()).toEqual(['DEMO=0', 'DATA_DIR=/srv/tienda']);
  await open({ backups: { dataFolder: '/srv/mi tienda' } });
  expect(await lines()).toEqual(['DEMO=0', "DATA_DIR='/srv/mi tienda'"]);
  await shop.database.db.updateTable('shop').set({ is_demo: true }).execute();
  expect(await lines()).toEqual(["DATA_DIR='/srv/mi tienda'"]);
});

test('a mail to try goes to the account that asks, five times in a quarter of an hour', async () => {
  const administrator = await aSignedIn(shop, { roles: ['administrator'] });
  const send = () => shop.call('mail/sendTest', {}, administrator.token);
  const outcome = { isTaken: false, cause: null };
  expect((await send()).data).toEqual({ to: administrator.email, ...outcome });
  expect((await mailsOf(shop)).at(-1)).toMatchObject({ to: administrator.email, subject: 'Correo de prueba' });
  for (const _ of [2, 3, 4, 5]) await send();
  expect((await send()).status).toBe(429);
});
