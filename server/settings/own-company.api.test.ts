import { beforeEach, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { shopCommands } from '#server/shop-commands';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { aPickup, placeOrder, readyForOrders } from '#server/test/an-order';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';
import { sites } from '#sites/all';

const examples = Object.values(sites).map(({ company }) => company);
const own = { name: 'Ñandú Electrónica SRL', identifier: '211003420017', address: 'Rincón 500, Montevideo' };

let shop: TestShop;
let order: ReturnType<typeof aPickup>;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  await readyForOrders(shop);
  ana = await aSignedIn(shop);
  order = aPickup([await aProduct(shop, { code: 'ARD-77', stock: { BUL: 9 } })]);
});

const setCompany = (company: object) => {
  const { signal } = new AbortController();
  const given = { key: 'company', value: JSON.stringify(company) };
  return shopCommands(shop, { isPrivate: true, liveKeys: [] }).setting?.(given, () => {}, signal);
};
const sellsAs = (identifier: string) =>
  shop.database.db.updateTable('company').set({ identifier }).where('own_site', '=', 'RTC').execute();

test('orders, pages and sellers name the firm that is set, at once', async () => {
  await setCompany(own);
  expect(await placeOrder(shop, ana.token, order)).toMatchObject({
    toCompanyName: own.name,
    toCompanyIdentifier: own.identifier,
  });
  await shop.changes.follow();
  expect(shop.systemCtx(sites.RTC).site.company).toEqual(own);
});

test('a RUT may be written with signs; one that is too short, or a firm without an address, is refused', async () => {
  await setCompany({ ...own, identifier: '21 100342 0017' });
  expect(shop.settingsOf(sites.RTC).company).toEqual(own);
  await expect(setCompany({ ...own, identifier: '12345' })).rejects.toThrow(messages['field.identifier']);
  await expect(setCompany({ ...own, address: ' ' })).rejects.toThrow(messages['field.required']);
  expect(shop.settingsOf(sites.RTC).company).toEqual(own);
});

test.each(examples)('$name is an example: no order is addressed to it, and its administrator is told', async (firm) => {
  await sellsAs(firm.identifier);
  const refused = await shop.call('order/add', { order }, ana.token);
  expect([refused.status, refused.error]).toEqual([409, messages['order.exampleCompany']]);
  const { token } = await aSignedIn(shop, { roles: ['administrator'] });
  await setCompany({ ...own, identifier: firm.identifier });
  expect((await shop.call('setting/find', {}, token)).isExample).toBe(true);
  await setCompany(own);
  expect((await shop.call('setting/find', {}, token)).isExample).toBe(false);
  expect((await shop.call('order/add', { order }, ana.token)).status).toBe(200);
});

test('a demo sells under its example', async () => {
  const { db } = shop.database;
  await sellsAs(sites.RTC.company.identifier);
  await db.insertInto('shop').values({ is_demo: true }).execute();
  const { token } = await aSignedIn(shop, { roles: ['administrator'] });
  expect((await shop.call('setting/find', {}, token)).isExample).toBe(false);
  expect((await shop.call('order/add', { order }, ana.token)).status).toBe(200);
});
