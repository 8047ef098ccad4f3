import { beforeEach, expect, test } from 'vitest';
import { messages, sentence } from '#contract/plain/messages';
import { shopCommands } from '#server/shop-commands';
import { aCompany, employ } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { aPickup, placeOrder, readyForOrders } from '#server/test/an-order';
import { freshDatabase } from '#server/test/database';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';
import { sites } from '#sites/all';

const examples = Object.values(sites).map(({ company }) => company);
const bare = { name: 'Ñandú Electrónica SRL', identifier: '211003420017' };
const own = { ...bare, address: 'Rincón 500, Montevideo' };

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

const setCompany = (company: object | '-') => {
  const { signal } = new AbortController();
  const given = { key: 'company', value: company === '-' ? company : JSON.stringify(company) };
  return shopCommands(shop, { isPrivate: true, liveKeys: [] }).setting?.(given, () => {}, signal);
};
const isExample = async (token: string) => (await shop.call('company/findOwn', {}, token)).data?.isExample;
const isOnSale = () => shop.siteNow(sites.RTC).settings.saleOn;
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
  const found = { id: expect.any(Number), name: own.name, identifier: firm.identifier, isExample: true };
  expect((await shop.call('company/findOwn', {}, token)).data).toEqual(found);
  expect(isOnSale()).toBe(false);
  await setCompany(own);
  expect((await shop.call('company/findOwn', {}, token)).data).toEqual({ ...found, ...bare, isExample: false });
  expect(isOnSale()).toBe(true);
  expect((await shop.call('order/add', { order }, ana.token)).status).toBe(200);
});

test('a demo sells under its example', async () => {
  const { db } = shop.database;
  await sellsAs(sites.RTC.company.identifier);
  await db.insertInto('shop').values({ is_demo: true }).execute();
  const { token } = await aSignedIn(shop, { roles: ['administrator'] });
  expect((await shop.call('company/findOwn', {}, token)).data?.isExample).toBe(false);
  await setSetting(shop, 'lowStock', 7);
  expect(isOnSale()).toBe(true);
  expect((await shop.call('order/add', { order }, ana.token)).status).toBe(200);
});

test('the firm that is set is not taken back, and what is said of an example is said of the one that gets the orders', async () => {
  const { token } = await aSignedIn(shop, { roles: ['administrator'] });
  await setCompany(own);
  const parms = { company: { value: null, before: own } };
  const refused = await shop.call('setting/update', { parms }, token);
  expect([refused.status, refused.fields?.company]).toEqual([422, messages['setting.companyStays']]);
  await expect(setCompany('-')).rejects.toThrow(messages['setting.companyStays']);
  expect(shop.settingsOf(sites.RTC).company).toEqual(own);
  await sellsAs(sites.RTC.company.identifier);
  expect(await isExample(token)).toBe(true);
  await sellsAs(own.identifier);
  await shop.database.db.deleteFrom('setting').where('key', '=', 'company').execute();
  expect(await isExample(token)).toBe(false);
});

test('the RUT of a company that buys is refused, unless the shop sells under it already', async () => {
  const { db } = shop.database;
  const { token } = await aSignedIn(shop, { roles: ['administrator'] });
  const buyer = await aCompany(db, { name: 'Taller Sur SRL', identifier: own.identifier });
  const said = sentence('setting.customerRut', { name: 'Taller Sur SRL' });
  const set = () => shop.call('setting/update', { parms: { company: { value: own, before: null } } }, token);
  const refused = await set();
  expect([refused.status, refused.fields]).toEqual([422, { company: said }]);
  await expect(setCompany(own)).rejects.toThrow(said);
  expect(shop.settingsOf(sites.RTC).company).toBeNull();
  const survivor = await aCompany(db, { identifier: '213456780019' });
  const mergedInto = (id: number | null) =>
    db.updateTable('company').set({ merged_into: id }).where('id', '=', buyer.id).execute();
  await mergedInto(survivor.id);
  expect((await set()).status).toBe(200);
  await mergedInto(null);
  await setCompany({ ...own, address: 'Rincón 501, Montevideo' });
  expect(shop.settingsOf(sites.RTC).company?.address).toBe('Rincón 501, Montevideo');
});

test('legal texts that the shop wrote itself name the firm that is set, under a new version', async () => {
  const { token } = await aSignedIn(shop, { roles: ['administrator'] });
  const { address, name, identifier } = sites.RTC.company;
  const said = [`${name}, RUT ${identifier}, ${address}. De ${name}.`, 'Vendemos placas.'];
  const sections = said.map((text, at) => ({ page: '/terminos', title: `Título ${at}`, text }) as const);
  const value = { version: '', sections };
  await shop.call('setting/update', { parms: { legalTexts: { value, before: null } } }, token);
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  const { version } = shop.settingsOf(sites.RTC).legalTexts ?? {};
  await setCompany(own);
  const textsNow = () => shop.settingsOf(sites.RTC).legalTexts;
  expect(textsNow()?.sections.map(({ text }) => text)).toEqual([
    `${own.name}, RUT ${own.identifier}, ${own.address}. De ${own.name}.`,
    'Vendemos placas.',
  ]);
  expect(textsNow()?.version).not.toBe(version);
  const longer = { ...own, name: `${own.name} de Uruguay` };
  await setCompany(longer);
  await setCompany(longer);
  expect(textsNow()?.sections[0]?.text).toContain(`De ${longer.name}.`);
  const full = {
    version: '',
    sections: [{ page: '/terminos', title: 'Uno', text: longer.name.repeat(80).slice(0, 3000) }],
  };
  await shop.call('setting/update', { parms: { legalTexts: { value: full, before: textsNow() } } } as never, token);
  await expect(setCompany({ ...own, name: 'x'.repeat(120) })).rejects.toThrow(messages['setting.firmTooLong']);
  expect(shop.settingsOf(sites.RTC).company).toEqual(longer);
});

test('all who work for the firm are told of it, and nobody else', async () => {
  await setCompany({ ...own, identifier: examples[0]?.identifier });
  const { id } = await readyForOrders(shop);
  const other = await aCompany(shop.database.db);
  const buys = await aSignedIn(shop, { roles: ['seller'] });
  await employ(shop.database.db, id, buys.personId ?? 0, 'COM');
  const asked = async ({ token }: { token: string }) => (await shop.call('company/findOwn', {}, token)).data?.isExample;
  expect([await asked(await aSeller(shop)), await asked(buys)]).toEqual([true, true]);
  expect(await asked(await aSeller(shop, { sellsFor: [other.id] }))).toBeUndefined();
  expect(await asked(await aSignedIn(shop, { roles: ['seller'] }))).toBeUndefined();
  expect((await shop.call('company/findOwn', {}, ana.token)).status).toBe(403);
});

test('a shop that takes no orders takes none under a firm of its own either', async () => {
  await setCompany(own);
  await setSetting(shop, 'saleOn', false);
  expect(isOnSale()).toBe(false);
});
