import { beforeAll, describe, expect, test } from 'vitest';
import { transact } from '#server/database/transact';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';
import { sites } from '#sites/all';
import { type SiteSettings, siteSchema } from '#sites/site';
import { saveSetting } from './settings.service.ts';

let rtc: TestShop;
let nam: TestShop;
beforeAll(async () => {
  rtc = await testShop({ beside: ['NAM'] });
  nam = { ...rtc, ...rtc.at('NAM') };
});

/** A value of each setting that no site starts with. */
const others: SiteSettings = {
  name: 'Otra tienda',
  shortName: 'Otra',
  tagLine: 'Otras cosas',
  menu: [{ kind: 'link', label: 'Otra', link: '/contacto' }],
  company: { name: 'Otra SA', identifier: '211003420017', address: 'Rincón 500' },
  contact: {
    email: 'otra@tienda.example',
    phone: '2900 9999',
    whatsapp: '59899999999',
    hours: 'Sábados',
    facebook: '',
    instagram: 'https://instagram.example/otra',
    youtube: '',
  },
  branches: [
    {
      code: 'CLA',
      name: 'Otra',
      address: 'Rincón 500',
      state: 'Montevideo',
      city: 'Montevideo',
      phone: '2900 8888',
      whatsapp: '59899888888',
      hours: 'Sábados de 9 a 12',
      geolocation: '-34.9, -56.2',
    },
  ],
  logo: { image: 'a'.repeat(32), width: 200, height: 100 },
  colours: { brand: '#14532d', accent: '#facc15' },
  questions: [{ question: '¿Hacen otra?', answer: 'Sí.' }],
  printingTexts: { printersText: 'Otras', serviceText: 'Otro', about: 'Otro', formats: 'STL' },
  printingSteps: ['Uno', 'Dos', 'Tres'].map((title) => ({ title, text: 'Otro' })),
  printingKinds: [{ name: 'Otra', material: 'otro', text: 'Otro', volumes: '1 cm', facts: 'Otro' }],
  serviceTexts: { about: 'Otro', description: 'Otra' },
  services: [{ title: 'Otro', text: 'Otro', drawing: 'cooling', search: 'otro' }],
  companyTexts: { title: 'Otra', about: 'Otro', description: 'Otra' },
  companySteps: [{ title: 'Otro', text: 'Otro', icon: 'box' }],
  promises: { delivery: 'Otro', payment: 'Otro' },
  mailSignature: 'Otra',
  legalTexts: { version: '2026-11-20 12:00:00', sections: [{ page: '/terminos', title: 'Otro', text: 'Otro' }] },
  plusTax: 'companies',
  pricesFor: 'nobody',
  chat: 'otro/chat',
  analytics: { kind: 'ga4', id: 'G-OTRO123' },
  saleOn: false,
  categoryLinks: false,
  filterEditing: false,
  subcategories: false,
  productSortShown: false,
  mobileBannerSquare: false,
  printing3d: false,
  lowStock: 7,
  productPageSize: 9,
  orderPageSize: 2,
  depositDays: 9,
  transferDays: 2,
  fiscalYears: 7,
  unpaidUnits: 10,
  unpaidValue: 10_000,
  newOrderMail: 'pedidos@tienda.example',
  shipping: [{ id: 'RES', name: 'Otro', description: 'Otro', leadTime: '', price: 100 }],
  payments: [{ id: 'ABGI', name: 'Otro', instructions: 'Otro' }],
  depositAccounts: { BRDE: 'Otra' },
  metropolitanCities: [],
  rate: { value: 41.5, date: '2026-11-20' },
  cardCurrency: 'USD',
  showUYU: 'before',
  vehicleService: 'http://127.0.0.1:9/vehiculos',
  mapTiles: 'https://mapas.example/{z}/{x}/{y}.png',
  googleMapsKey: 'una-clave-para-navegadores',
  synonyms: 'uno = otro',
  opened: false,
  tickedSteps: ['logo'],
};
const keys = Object.keys(siteSchema.shape.settings.shape) as (keyof SiteSettings)[];

describe('a setting of one site leaves the other alone', () => {
  test.each(keys)('%s', async (key) => {
    const [before, there] = [rtc.settingsOf(sites.RTC), rtc.settingsOf(sites.NAM)];
    expect(before[key]).not.toEqual(others[key]);
    await transact(rtc.database.db, (tx) => saveSetting(tx, 'RTC', key, others[key]));
    await rtc.changes.follow();
    expect(rtc.settingsOf(sites.RTC)).toEqual({ ...before, [key]: others[key] });
    expect(rtc.settingsOf(sites.NAM)).toEqual(there);
    expect(nam.at('NAM').ctx.settings).toEqual(there);
  });
});

test('and is what the other’s calls go by', async () => {
  await transact(rtc.database.db, (tx) => saveSetting(tx, 'RTC', 'lowStock', 3));
  await transact(rtc.database.db, (tx) => saveSetting(tx, 'RTC', 'pricesFor', 'everyone'));
  await transact(rtc.database.db, (tx) => saveSetting(tx, 'NAM', 'lowStock', 20));
  await rtc.changes.follow();
  const board = await aProduct(rtc, { stock: { BUL: 10 }, price: 1250 });
  const part = await aProduct(nam, { stock: { BUL: 10 }, price: 1250, categoryId: '2.301' });
  const seen = async (shop: TestShop, code: string, token?: string) => {
    const { data } = await shop.call('product/find', { code }, token);
    return [data?.available, data?.price];
  };
  expect(await seen(rtc, board.code)).toEqual(['AV', 1250]);
  expect(await seen(nam, part.code)).toEqual(['CO', undefined]);
  const { token } = await aSignedIn(rtc);
  expect(await seen(nam, part.code, token)).toEqual(['CO', 1250]);
});
