import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sentence } from '#contract/plain/messages';
import { wordsOfName } from '#server/companies/twins.service';
import { aCompany, employ } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { anOrderOf, merging } from '#server/test/merged-companies';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  await freshDatabase();
  shop = await testShop();
  ({ token } = await aSeller(shop));
  await shop.database.db.deleteFrom('phone').execute();
});
beforeEach(async () => {
  const { db } = shop.database;
  await db.deleteFrom('orders').execute();
  await db.deleteFrom('company').where('own_site', 'is', null).execute();
});
const twins = async (typed: { name?: string; identifier?: string; phone?: string }) =>
  (await shop.call('company/listTwins', { name: '', ...typed }, token)).data ?? [];
const company = (name: string, identifier = '219999990017') => aCompany(shop.database.db, { name, identifier });

test.each([
  ['Talleres Sur S.A.', 'Talleres Sur'],
  ['Talleres Sur SA', 'Talleres Sur'],
  ['TALLERES SUR S. R. L.', 'TALLERES SUR'],
  ['Talleres Sur Ltda.', 'Talleres Sur'],
  ['Talleres Sur S.A.S.', 'Talleres Sur'],
  ['Casa Rosa', 'Casa Rosa'],
  ['  Pérez,  Ana ', 'Pérez Ana'],
  ['S.A.', ''],
])('of %j the words are %j', (name, words) => {
  expect(wordsOfName(name)).toBe(words);
});

describe('company/listTwins', () => {
  test.each([
    ['José Núñez', 'JOSE NUNEZ'],
    ['Jose Nunez', 'José Núñez'],
    ['Peña Hermanos', 'pena'],
    ['Pérez, Ana', 'Ana Perez'],
    ['Ana Pérez', 'Perez, Ana'],
    ['Pe\u0301rez Repuestos', 'pérez'],
    ['Pérez Repuestos', 'pe\u0301rez'],
    ['Frenos  del   Norte', 'frenos del norte'],
    ['Talleres Sur', 'Talleres Sur S.A.'],
    ['Talleres Sur S.R.L.', 'talleres sur sa'],
  ])('%j is found where %j is typed', async (stored, typed) => {
    const { id } = await company(stored);
    expect(await twins({ name: typed })).toMatchObject([{ id, by: 'name' }]);
  });

  test.each(['Frenos del Sur', 'S.A.', 'fr', ''])('and not where %j is', async (typed) => {
    await company('Frenos del Norte S.A.');
    expect(await twins({ name: typed })).toEqual([]);
  });

  test.each(['099123456', '+598 99 123 456', '0059899123456', '99123456', '099 123 456 int. 3'])(
    'a phone is found where %s is typed',
    async (phone) => {
      const { id } = await company('Frenos');
      expect(await twins({ phone })).toMatchObject([{ id, by: 'phone' }]);
      expect(await twins({ phone: phone.replace('456', '457') })).toEqual([]);
    },
  );

  test('a stored phone is found without what is dialled inside', async () => {
    const { id } = await company('Frenos');
    await shop.database.db.updateTable('phone').set({ phone: '(2) 901 2345 int. 12' }).execute();
    expect(await twins({ phone: '2901 2345' })).toMatchObject([{ id }]);
  });

  test('the surest come first, five at most, each once', async () => {
    const last = await company('Frenos Zeta', '217777770017');
    for (const name of ['A', 'B', 'C', 'D', 'E']) await company(`Frenos ${name}`);
    const found = await twins({ name: 'Frenos', identifier: '21.777777', phone: '099 123 456' });
    expect(found).toHaveLength(5);
    expect(found[0]).toMatchObject({ id: last.id, by: 'identifier', cityName: 'Montevideo', lastOrderAt: null });
    expect(found.slice(1).map(({ name }) => name)).toEqual(['Frenos A', 'Frenos B', 'Frenos C', 'Frenos D']);
    // Two may have one RUT.
    const group = await shop.call('companyGroup/add', { companyGroup: { name: 'Grupo' } }, token);
    const twin = { companyGroupId: group.data?.id ?? 0, company: { name: 'Frenos Zeta', identifier: '217777770017' } };
    expect((await shop.call('company/add', twin, token)).status).toBe(200);
  });

  test('says when the last order was to who sees it, nothing of people, and nothing of one that was merged', async () => {
    const { id } = await company('Frenos Norte');
    const other = await company('Frenos del Norte');
    const { id: personId } = await aPerson(shop.database.db, { name: 'Marca', email: 'secreta@ejemplo.uy' });
    await employ(shop.database.db, id, personId);
    await anOrderOf(shop, id);
    const { merge } = await merging(shop);
    await merge(id, other.id);
    const found = await shop.call('company/listTwins', { name: 'frenos norte' }, token);
    expect(found.data).toMatchObject([{ id, lastOrderAt: '2026-11-01T12:00:00.000Z' }]);
    expect(JSON.stringify(found.body)).not.toMatch(/Marca|secreta/);
    const elsewhere = await aSignedIn(shop, { roles: ['seller'] });
    const blind = await shop.call('company/listTwins', { name: 'frenos norte' }, elsewhere.token);
    expect(blind.data).toMatchObject([{ id, lastOrderAt: null }]);
    await shop.database.db.deleteFrom('company_merge').execute();
  });

  test('refuses what is longer than its field', async () => {
    const fields = { name: sentence('field.long', { max: 200 }) };
    expect(await shop.call('company/listTwins', { name: 'x'.repeat(201) }, token)).toMatchObject({
      status: 422,
      fields,
    });
  });
});
