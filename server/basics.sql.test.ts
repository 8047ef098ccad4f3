import { expect, test } from 'vitest';
import { addBasics } from '#server/basics';
import { testShop } from '#server/test/shop';
import { sites } from '#sites/all';

test('an empty shop has places, branches and its own company, and a second start changes nothing', async () => {
  const shop = await testShop();
  const { db, query } = shop.database;
  const all = async () => {
    const tables = ['state', 'city', 'branch', 'company', 'category', 'shop'];
    return Promise.all(tables.map(async (table) => (await query(`select * from ${table} order by id`)).rows));
  };
  await addBasics(db, Object.values(sites));
  const before = await all();
  const [states, cities, branches, companies, categories, kind] = before;
  expect(states).toHaveLength(19);
  expect(cities?.length).toBeGreaterThan(100);
  expect(branches?.map(({ code }) => code)).toEqual(['BUL', 'CLA']);
  expect(companies?.map((company) => company.own_site).toSorted()).toEqual(['NAC', 'NAE', 'NAH', 'NAM', 'RTC']);
  expect(categories?.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
  expect(kind).toMatchObject([{ is_demo: false }]);

  await addBasics(db, Object.values(sites));
  expect(await all()).toEqual(before);

  const metropolitan = sites.RTC.settings.metropolitanCities;
  const names = await shop.call('city/list', {});
  const known = new Map(names.data?.map((city) => [`${city.stateId} ${city.name}`, city]));
  const stateIds = new Map(states?.map(({ id, name }) => [name, id]));
  for (const { state, city } of metropolitan) expect(known.has(`${stateIds.get(state)} ${city}`), city).toBe(true);
});
