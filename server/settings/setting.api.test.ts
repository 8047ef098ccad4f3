import { beforeAll, beforeEach, expect, test } from 'vitest';
import { shopCommands } from '#server/shop-commands';
import { type TestShop, testShop } from '#server/test/shop';
import { nam } from '#sites/nam';
import { rtc } from '#sites/rtc';
import { settingKeys } from './settings.service.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ beside: ['NAM'] });
});

const set = async (site: string | undefined, ...[key, value]: string[]) => {
  const { signal } = new AbortController();
  return shopCommands(shop, { isPrivate: true, liveKeys: [] }).setting?.({ site, key, value }, () => {}, signal);
};
beforeEach(() => shop.database.db.deleteFrom('setting').execute());

test('the external service of vehicles is set for one site, holds at once, and is taken back', async () => {
  const url = 'https://vehiculos.example:8443/filtrar?clave=1';
  expect(await set('NAM', 'vehicleService', url)).toEqual({
    site: 'NAM',
    settings: [{ key: 'vehicleService', value: url }],
  });
  expect([shop.settingsOf(nam).vehicleService, shop.settingsOf(rtc).vehicleService]).toEqual([url, null]);
  await set('NAM', 'vehicleService', '-');
  expect(shop.settingsOf(nam).vehicleService).toBeNull();
});

test('synonyms are set as text, and what is no text as JSON', async () => {
  await set('RTC', 'synonyms', 'mono = placa\ndupont = cable dupont');
  await set('RTC', 'saleOn', 'false');
  await set('RTC', 'lowStock', '5');
  await set('RTC', 'rate', '{"value": 40.5, "date": "2026-11-20"}');
  expect(shop.settingsOf(rtc)).toMatchObject({
    synonyms: 'mono = placa\ndupont = cable dupont',
    saleOn: false,
    lowStock: 5,
    rate: { value: 40.5, date: '2026-11-20' },
  });
});

test('without a value nothing changes: it tells what holds', async () => {
  await set('RTC', 'lowStock', '7');
  expect(await set('RTC', 'lowStock')).toEqual({ site: 'RTC', settings: [{ key: 'lowStock', value: 7 }] });
  const all = (await set('RTC')) as { settings: { key: string; value: unknown }[] };
  expect(all.settings.map(({ key }) => key)).toEqual(settingKeys);
  expect(all.settings).toContainEqual({ key: 'lowStock', value: 7 });
});

test.each([
  [
    ['NAM', 'vehicleService', 'ftp://a.example'],
    /^«ftp:.*» no sirve para el ajuste «vehicleService»: Tiene que ser una/,
  ],
  [['NAM', 'vehicleService', 'https://me:key@a.example/'], /sin usuario ni clave\.$/],
  [
    ['NAM', 'synonyms', 'wifi'],
    /: Línea 1: escribí al menos dos formas separadas por «=», por ejemplo «wifi = wi-fi»\.$/,
  ],
  [['NAM', 'lowStock', '-3'], /^«-3» no sirve para el ajuste «lowStock»: Ingresá un número desde 0$/],
  [
    ['NAM', 'metropolitanCities', '[{"state":"Salto","city":"Narnia"}]'],
    /^«.*» no sirve para el ajuste «metropolitanCities»: «Narnia» no es una ciudad de Salto: elegí una de la lista$/,
  ],
  [['NAM', 'logo', `{"image":"${'a'.repeat(32)}","width":200,"height":100}`], /»: Esa imagen no existe$/],
  [['NAM', 'nada', '1'], /^No hay un ajuste «nada»: son plusTax, /],
  [[undefined, 'lowStock', '1'], /^La tienda atiende varios sitios: decí cuál con --sitio \(RTC, NAM\)\.$/],
  [['NAH', 'lowStock', '1'], /^La tienda no atiende el sitio NAH/],
])('%j is refused in a sentence, and nothing changes', async ([site, key = '', value = ''], sentence) => {
  await expect(set(site, key, value)).rejects.toThrow(sentence);
  expect(await shop.database.db.selectFrom('setting').selectAll().execute()).toEqual([]);
});
