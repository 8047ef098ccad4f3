import { beforeEach, expect, test } from 'vitest';
import { inTransactionOnly } from '#server/in-transaction';
import { insertDepartments } from '#server/places/places.service';
import { aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';
import { rtc } from '#sites/rtc';
import type { SiteSettings } from '#sites/site';

// A city of a setting is one of the shop's list, and one that was there before may stay.

let shop: TestShop;
let token: string;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  token = (await aSignedIn(shop, { roles: ['administrator'] })).token;
  await inTransactionOnly(shop.ctx, ({ db }) => insertDepartments(db));
});

const update = (values: Partial<Record<keyof SiteSettings, [value: unknown, before: unknown]>>) =>
  shop.call(
    'setting/update',
    { parms: Object.fromEntries(Object.entries(values).map(([key, [value, before]]) => [key, { value, before }])) },
    token,
  );
const stored = () => shop.database.db.selectFrom('setting').select(['site', 'key', 'value']).execute();
const near = rtc.settings.metropolitanCities;
const place = {
  address: 'Rincón 500',
  city: 'Montevideo',
  phone: '2900 8888',
  whatsapp: '59899888888',
  hours: 'Sábados de 9 a 12',
  geolocation: '-34.9, -56.2',
};
const { address, ...rest } = place;
const branch = { code: 'CLA', name: 'Puerto', address, state: 'Montevideo', ...rest };
const own = { ...branch, code: 'BUL', name: 'Centro' };

test('each one that is not is refused at its cell', async () => {
  const places = [...near, { state: 'Salto', city: 'Belén' }, { state: 'Salto', city: 'Pando' }];
  const answer = await update({
    metropolitanCities: [[...places, { state: 'Narnia', city: 'Pando' }], near],
    branches: [[own, { ...branch, state: 'Rocha', city: 'Rincón del Chuy' }], null],
  });
  expect([answer.status, answer.body.fields]).toEqual([
    422,
    {
      [`metropolitanCities.${near.length + 1}.city`]: '«Pando» no es una ciudad de Salto: elegí una de la lista',
      [`metropolitanCities.${near.length + 2}.city`]: '«Pando» no es una ciudad de Narnia: elegí una de la lista',
      'branches.1.city': '«Rincón del Chuy» no es una ciudad de Rocha: elegí una de la lista',
    },
  ]);
  expect(await stored()).toEqual([]);
});

test('a branch is where it is chosen to be; one that is stored without a department is in that which it began with', async () => {
  expect((await update({ branches: [[{ ...branch, city: 'Pando' }], null] })).body.fields).toEqual({
    'branches.0.city': '«Pando» no es una ciudad de Montevideo: elegí una de la lista',
  });
  expect((await update({ branches: [[{ ...branch, state: 'Canelones', city: 'Pando' }], null] })).status).toBe(200);
  expect(shop.at('RTC').ctx.site.branches[0]).toMatchObject({ code: 'CLA', state: 'Canelones', city: 'Pando' });
  const { data, body } = await shop.call('setting/find', {}, token);
  expect(data?.branches).toMatchObject([{ state: 'Canelones', city: 'Pando' }]);
  expect(body.own).toMatchObject({ SettingBranches: [{ BranchState: 'Montevideo' }, {}] });
});

test('older cities that the list has not keep nobody from changing the rest, in their row too', async () => {
  const { state: _, ...ofBefore } = branch;
  const old = [{ ...ofBefore, city: 'Paso de la Arena' }];
  const places = [...near, { state: 'Montevideo', city: 'Colón' }];
  const set = (key: 'branches' | 'metropolitanCities', value: unknown) =>
    shop.database.db
      .insertInto('setting')
      .values({ site: 'RTC', key, value: JSON.stringify(value) })
      .execute();
  await set('branches', old);
  await set('metropolitanCities', places);
  const { data } = await shop.call('setting/find', {}, token);
  expect([data?.branches, data?.metropolitanCities]).toEqual([old, places]);
  expect((await update({ lowStock: [7, 3] })).status).toBe(200);
  const phone = [{ ...branch, ...old[0], phone: '2900 7777' }, own];
  expect((await update({ branches: [phone, old], metropolitanCities: [places.slice(1), places] })).status).toBe(200);
  const moved = [phone[0], { ...own, city: 'Colón' }];
  expect((await update({ branches: [moved, phone] })).body.fields).toEqual({
    'branches.1.city': '«Colón» no es una ciudad de Montevideo: elegí una de la lista',
  });
  expect((await update({ branches: [null, phone], metropolitanCities: [near, places.slice(1)] })).status).toBe(200);
});
