import { beforeEach, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { sentence } from '#contract/plain/messages';
import { aCompany, employ } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { anOrderOf } from '#server/test/merged-companies';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  ({ token } = await aSeller(shop, { firstName: 'Sergio', lastName: 'Vidal' }));
  await shop.database.db.deleteFrom('phone').execute();
});
const twins = async (typed: Partial<Input<'person/listTwins'>>, as = token) =>
  (await shop.call('person/listTwins', { name: '', ...typed }, as)).data ?? [];
const person = (lastName: string, given: { name?: string; identifier?: string; email?: string } = {}) =>
  aPerson(shop.database.db, { lastName, ...given });

describe('person/listTwins', () => {
  test.each([
    ['José', 'Núñez', 'JOSE', 'nunez'],
    ['Ana', 'de los Santos', 'Ana', 'Santos'],
    ['Ana', 'Sá', 'ana', 'sa'],
    ['Ana María', 'Pérez', 'Pérez,', 'Ana'],
  ])('%s %s is found where %j %j is typed', async (storedName, storedLast, name, lastName) => {
    const { id } = await person(storedLast, { name: storedName, email: 'una@ejemplo.uy', identifier: '4.123.456-7' });
    const told = { id, name: storedName, lastName: storedLast, identifier: '4.123.456-7', email: 'una@ejemplo.uy' };
    expect(await twins({ name, lastName })).toEqual([{ ...told, by: 'name' }]);
  });

  test.each([
    ['Ana', ''],
    ['', 'Pérez'],
    ['Ana', 'Paz'],
    ['A', 'Pérez'],
  ])('and nobody where %j %j is', async (name, lastName) => {
    await person('Pérez');
    expect(await twins({ name, lastName })).toEqual([]);
  });

  test.each([
    ['identifier', ['4.123.456-7', '4123456', '41234567'], ['412345', '4.123.457-7']],
    ['phone', ['099123456', '+598 99 123 456'], ['099 123 457', '123 456']],
    ['email', ['una@ejemplo.uy', ' UNA@Ejemplo.uy '], ['una@ejemplo', 'una@ejemplo.com']],
  ] as const)('by %s it is found where %j is typed, and not where %j is', async (by, right, wrong) => {
    const { id } = await person('Pérez', { identifier: '4.123.456-7', email: 'una@ejemplo.uy' });
    for (const typed of right) expect(await twins({ [by]: typed })).toMatchObject([{ id, by }]);
    for (const typed of wrong) expect(await twins({ [by]: typed })).toEqual([]);
  });

  test('the surest come first, five at most, each once', async () => {
    const last = await person('Zeta', { email: 'una@ejemplo.uy' });
    const surest = await person('Pérez Zeta', { identifier: '4.123.456-7' });
    for (const letter of ['A', 'B', 'C', 'D', 'E']) await person(`Pérez ${letter}`);
    await shop.database.db.deleteFrom('phone').where('person_id', '!=', last.id).execute();
    const typed = {
      name: 'Ana',
      lastName: 'Pérez',
      identifier: '4123456',
      phone: '099 123 456',
      email: 'una@ejemplo.uy',
    };
    const found = await twins(typed);
    expect(found.map(({ lastName }) => lastName)).toEqual(['Pérez Zeta', 'Zeta', 'Pérez A', 'Pérez B', 'Pérez C']);
    expect(found.slice(0, 2)).toMatchObject([
      { id: surest.id, by: 'identifier' },
      { id: last.id, by: 'email' },
    ]);
  });

  test('a company with that phone or e-mail is nobody', async () => {
    await aCompany(shop.database.db, { name: 'Frenos', identifier: '214455660018' });
    expect(await twins({ phone: '099 123 456' })).toEqual([]);
  });

  test('names those alone whom the caller reads', async () => {
    const { db } = shop.database;
    const other = await aCompany(db, { name: 'Frenos del Este', identifier: '214455660018' });
    const [works, bought, stranger] = [await person('Pérez A'), await person('Pérez B'), await person('Pérez C')];
    await employ(db, other.id, works.id, 'COM');
    const { id: buyer } = await aCompany(db, { name: 'Taller', identifier: '217777770017' });
    await anOrderOf(shop, buyer);
    await db.updateTable('orders').set({ to_company_id: other.id, person_id: bought.id }).execute();
    const typed = { name: 'Ana', lastName: 'Pérez' };
    const idsFor = async (as: string) => (await twins(typed, as)).map(({ id }) => id);
    const ofOther = await aSignedIn(shop, { roles: ['seller'], sellsFor: [other.id], firstName: 'Eva' });
    const ofNone = await aSignedIn(shop, { roles: ['seller'], firstName: 'Ana', lastName: 'Pérez Z' });
    const administrator = await aSignedIn(shop, { roles: ['administrator'], firstName: 'Eva' });
    const all = [works.id, bought.id, stranger.id, ofNone.personId];
    for (const as of [token, administrator.token]) expect((await idsFor(as)).slice(0, 4)).toEqual(all);
    expect(await idsFor(ofOther.token)).toEqual([works.id, bought.id]);
    expect(await idsFor(ofNone.token)).toEqual([ofNone.personId]);
  });

  test('refuses what is longer than its field', async () => {
    const fields = { lastName: sentence('field.long', { max: 60 }) };
    const asked = { name: '', lastName: 'x'.repeat(61) };
    expect(await shop.call('person/listTwins', asked, token)).toMatchObject({ status: 422, fields });
  });
});
