import { beforeEach, describe, expect, test } from 'vitest';
import { settingGroups, textGroups } from '#contract/setting-words';
import { historyOf } from '#server/history/history.service';
import { aProvider } from '#server/test/a-provider';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';
import { nam } from '#sites/nam';
import { rtc } from '#sites/rtc';
import type { SiteSettings } from '#sites/site';
import { settingKeys } from './settings.service.ts';

let shop: TestShop;
let token: string;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop({ beside: ['NAM'] });
  token = (await aSignedIn(shop, { roles: ['administrator'], firstName: 'Alma', lastName: 'Rey' })).token;
});

const update = (values: Partial<Record<keyof SiteSettings, [value: unknown, before: unknown]>>, by = token) =>
  shop.call(
    'setting/update',
    { parms: Object.fromEntries(Object.entries(values).map(([key, [value, before]]) => [key, { value, before }])) },
    by,
  );
const stored = () => shop.database.db.selectFrom('setting').select(['site', 'key', 'value']).execute();
const contact = {
  email: 'otra@tienda.example',
  phone: '2900 9999',
  whatsapp: '59899999999',
  hours: 'Sábados',
  facebook: '',
  instagram: 'https://instagram.example/otra',
  youtube: '',
};
const branch = {
  code: 'CLA',
  name: 'Puerto',
  address: 'Rincón 500',
  state: 'Montevideo',
  city: 'Montevideo',
  phone: '2900 8888',
  whatsapp: '59899888888',
  hours: 'Sábados de 9 a 12',
  geolocation: '-34.9, -56.2',
};
const thing = { entity: 'setting', id: 'RTC', site: 'RTC' };

test('an administrator finds what holds and what the site starts with', async () => {
  await update({ lowStock: [7, 3] });
  const { body, data } = await shop.call('setting/find', {}, token);
  expect(data).toEqual({ ...rtc.settings, lowStock: 7 });
  expect(body).toMatchObject({
    data: { SettingLowStock: 7, SettingUnpaidValue: 10_000 },
    initial: { SettingLowStock: 3, SettingShipping: [{ ShippingId: 'RES', ShippingPrice: 0 }, {}, {}, {}] },
  });
});

test('it says which methods of payment have keys, and not the keys', async () => {
  const online = async () => (await shop.call('setting/find', {}, token)).online;
  expect(await online()).toEqual([]);
  shop.providerMap.set('PYPL', aProvider('PYPL').provider);
  expect(await online()).toEqual(['PYPL']);
});

test('to sellers, of the site’s own company too, they are a 403', async () => {
  const seller = await aSeller(shop);
  expect((await shop.call('setting/find', {}, seller.token)).status).toBe(403);
  expect((await update({ lowStock: [7, 3] }, seller.token)).status).toBe(403);
});

test('a change holds at once, at its site alone, and is recorded with who made it', async () => {
  expect((await update({ lowStock: [7, 3], saleOn: [false, true] })).status).toBe(200);
  expect(shop.settingsOf(rtc)).toEqual({ ...rtc.settings, lowStock: 7, saleOn: false });
  expect(shop.settingsOf(nam)).toEqual(nam.settings);
  expect(await historyOf(shop.ctx, thing)).toMatchObject([
    { by: 'Alma Rey', field: 'lowStock', from: 3, to: 7 },
    { by: 'Alma Rey', field: 'saleOn', from: true, to: false },
  ]);
});

test('name, contact and branches that are set are the site’s at once', async () => {
  expect(
    (await update({ name: ['Otra tienda', null], contact: [contact, null], branches: [[branch], null] })).status,
  ).toBe(200);
  const { site } = shop.at('RTC').ctx;
  expect(site).toMatchObject({
    name: 'Otra tienda',
    contact: { phone: '2900 9999', social: [{ network: 'instagram', url: 'https://instagram.example/otra' }] },
    branches: [{ code: 'CLA', name: 'Puerto', address: 'Rincón 500', geolocation: [-34.9, -56.2] }],
  });
  expect(site.branches).toHaveLength(1);
  expect(shop.siteNow(rtc)).toMatchObject({ name: 'Otra tienda', settings: { name: 'Otra tienda' } });
  expect(shop.at('NAM').ctx.site).toMatchObject({ name: nam.name, branches: nam.branches });
  const { data } = await shop.call('setting/find', {}, token);
  const answer = await shop.call('setting/find', {}, token);
  expect([data?.name, answer.own]).toMatchObject([
    'Otra tienda',
    { name: rtc.name, branches: [{ code: 'BUL', geolocation: '-34.8797, -56.1466' }, { code: 'CLA' }] },
  ]);
  await update({ name: [null, 'Otra tienda'], contact: [null, contact], branches: [null, [branch]] });
  expect(shop.at('RTC').ctx.site).toEqual(rtc);
});

test.each([{ phone: 'Solo WhatsApp' }, { phone: '*1234' }, { whatsapp: '0800' }, { instagram: 'https://mitienda' }])(
  'a contact or branch that was stored as %j, before its rule, stays what buyers read',
  async (old) => {
    const kept = { ...contact, ...old };
    const { instagram: _, ...ofBranch } = { ...branch, ...old } as typeof branch & { instagram?: string };
    const rows = { contact: kept, branches: [ofBranch] };
    for (const [key, value] of Object.entries(rows))
      await shop.database.db
        .insertInto('setting')
        .values({ site: 'RTC', key, value: JSON.stringify(value) })
        .execute();
    await update({ lowStock: [7, 3] });
    expect(shop.siteNow(rtc)).toMatchObject({
      contact: { email: contact.email, phone: kept.phone, whatsapp: kept.whatsapp, social: [{ url: kept.instagram }] },
      branches: [{ code: 'CLA', phone: ofBranch.phone, whatsapp: ofBranch.whatsapp }],
    });
    expect((await shop.call('setting/find', {}, token)).data).toMatchObject(rows);
    expect((await update({ contact: [kept, kept] })).status).toBe(422);
  },
);

test('given what the site starts with, it is no longer stored', async () => {
  await update({ synonyms: ['a = b', rtc.settings.synonyms], rate: [{ value: 40.5, date: '2026-11-20' }, null] });
  expect(await stored()).toHaveLength(2);
  const back = { synonyms: [rtc.settings.synonyms, 'a = b'], rate: [null, { value: 40.5, date: '2026-11-20' }] };
  expect((await update(back as Parameters<typeof update>[0])).status).toBe(200);
  expect(await stored()).toEqual([]);
});

test('what another changed meanwhile is a 409 at its field, of two at once too; other fields are no conflict', async () => {
  await update({ depositDays: [5, 3] });
  await update({ unpaidValue: [123_450, rtc.settings.unpaidValue] });
  const money = await update({ unpaidValue: [200_000, 100_000] });
  expect(money.body.fields).toEqual({ unpaidValue: expect.stringContaining('ahora es «U$S 1.234,50»') });
  expect((await update({ lowStock: [4, 3] })).status).toBe(200);
  const stale = await update({ depositDays: [9, 3], lowStock: [8, 4] });
  const sentence = 'Otra persona cambió «Días para depositar» mientras editabas: ahora es «5»';
  expect([stale.status, stale.body.fields]).toEqual([409, { depositDays: sentence }]);
  expect(shop.settingsOf(rtc).lowStock).toBe(4);
  // The form shows what is no plain text; the sentence does not tell it.
  const rate = (value: number) => ({ value, date: '2026-11-20' });
  await update({ rate: [rate(40.5), null] });
  const told = (await update({ rate: [rate(42), rate(41)] })).body;
  expect(told.fields).toEqual({ rate: 'Otra persona cambió «Cotización» mientras editabas' });
  const answers = await Promise.all([20, 30, 40].map((value) => update({ unpaidUnits: [value, 20_000] })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

describe('what does not fit is refused at its field, and nothing changes', () => {
  const initial: SiteSettings = rtc.settings;
  test.each<[place: string, value: unknown, sentence: string]>([
    ['name', 'x'.repeat(61), 'Escribí hasta 60 caracteres'],
    ['contact.email', { ...contact, email: 'no' }, 'Ingrese un email válido'],
    ['contact.whatsapp', { ...contact, whatsapp: '+598 99' }, 'Ingresá el número de WhatsApp, como 099 000 142'],
    [
      'contact.facebook',
      { ...contact, facebook: 'javascript:alert(1)' },
      'Ingresá una dirección que empiece con https://',
    ],
    ['contact.phone', { ...contact, phone: 'no tengo' }, 'Ingresá un teléfono válido'],
    ['branches.0.phone', [{ ...branch, phone: 'int. 12' }], 'Ingresá un teléfono válido'],
    ['branches.0.address', [{ ...branch, address: ' ' }], 'Este campo es obligatorio'],
    [
      'branches.0.geolocation',
      [{ ...branch, geolocation: 'acá' }],
      'Ingresá latitud y longitud, como -34.8797, -56.1466',
    ],
    [
      'branches.0.geolocation',
      [{ ...branch, geolocation: '95, 10' }],
      'Ingresá latitud y longitud, como -34.8797, -56.1466',
    ],
    [
      'branches.1.phone',
      [branch, { ...branch, code: 'BUL', name: 'Centro', phone: '12' }],
      'Ingresá un teléfono válido',
    ],
    ['lowStock', -1, 'Ingresá un número desde 0'],
    ['productPageSize', 0, 'Ingresá un número desde 1'],
    ['depositDays', 1.5, 'Ingresá un número entero'],
    ['transferDays', -1, 'Ingresá un número desde 0'],
    ['unpaidValue', 0, 'Ingresá un importe entre 0 y 10.000.000'],
    ['shipping', [], 'Tiene que quedar al menos una'],
    ['shipping.0.name', [{ id: 'RES', name: ' ', description: 'x', price: 0 }], 'Este campo es obligatorio'],
    ['payments', [], 'Tiene que quedar al menos una'],
    ['rate.value', { value: 0, date: '2026-11-20' }, 'Ingresá cuántos pesos vale un dólar'],
    ['rate.date', { value: 40, date: 'hoy' }, 'Ingresá un día'],
    ['newOrderMail', 'nadie', 'Ingrese un email válido'],
    ['vehicleService', 'ftp://a.example', 'Tiene que ser una dirección http o https, sin usuario ni clave.'],
    ['mapTiles', 'https://a.example/', 'Tiene que ser como https://tile.openstreetmap.org/{z}/{x}/{y}.png'],
    ['googleMapsKey', 'corta', 'No parece una clave de Google: lleva entre 20 y 100 letras, cifras o guiones'],
    ['chat', 'x'.repeat(201), 'Escribí hasta 200 caracteres'],
    ['analytics.id', { kind: 'ga4', id: 'UA-1' }, 'Tiene que ser como G-ABC1234'],
    [
      'analytics.origin',
      { kind: 'plausible', origin: 'https://a.example/x', domain: 'a.uy' },
      'Tiene que ser como https://visitas.ejemplo.uy, sin nada después',
    ],
    ['synonyms', 'wifi', 'Línea 1: escribí al menos dos formas separadas por «=», por ejemplo «wifi = wi-fi».'],
  ])('%s of %j', async (place, value, sentence) => {
    const key = place.replace(/\..*/, '') as keyof SiteSettings;
    const answer = await update({ [key]: [value, initial[key]] });
    expect([answer.status, answer.body.fields]).toEqual([422, { [place]: sentence }]);
    expect(await stored()).toEqual([]);
  });

  test.each<[keyof SiteSettings, unknown]>([
    ['saleOn', 'sí'],
    ['pricesFor', 'all'],
    ['rate', 40],
  ])('%s %j is no shape of it', async (key, value) => {
    expect((await update({ [key]: [value, initial[key]] })).status).toBe(400);
    expect(await stored()).toEqual([]);
  });
});

// The start page has what is ticked there, and opens the shop.
test('each setting stands in one group of one form', () => {
  const shown = [...settingGroups, ...textGroups].flatMap(({ keys }) => keys);
  expect([...shown, 'tickedSteps', 'opened'].toSorted()).toEqual(settingKeys.toSorted());
});
