import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { aCompany } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
let seller: Awaited<ReturnType<typeof aSignedIn>>;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  ana = await aSignedIn(shop, { firstName: 'Ana', lastName: 'Pérez' });
  seller = await aSeller(shop, { firstName: 'Sergio', lastName: 'Vidal' });
});

describe('person/add', () => {
  const person = {
    name: 'Luis',
    lastName: 'Sosa',
    defaultEmail: 'Luis@Ejemplo.uy',
    phones: [{ phone: '099 123 001' }, { phone: '099 123 002', isDefault: true }],
    addresses: [{ address: 'Rincón 500', stateId: 1, cityId: 1 }],
    emails: [{ email: 'otro@ejemplo.uy' }],
  };

  test('a seller adds a person; the default e-mail stands first', async () => {
    const { data } = await shop.call('person/add', { person }, seller.token);
    expect(data).toMatchObject({
      name: 'Luis',
      phones: [{ isDefault: false }, { phone: '099 123 002', isDefault: true }],
    });
    expect(data?.emails).toMatchObject([
      { email: 'luis@ejemplo.uy', isDefault: true },
      { email: 'otro@ejemplo.uy', isDefault: false },
    ]);
  });

  test('is not for customers', async () => {
    const answer = await shop.call('person/add', { person }, ana.token);
    expect(answer).toMatchObject({ status: 403, error: messages['session.forbidden'] });
  });
});

describe('person/filter', () => {
  const find = async (text: string) => {
    const answer = await shop.call('person/filter', { filters: { text }, rowIndex: 0, rowsMax: 20 }, seller.token);
    return answer.data?.map((person) => person.name);
  };

  test('finds by words of name, document, phone and e-mail, whatever case and accents', async () => {
    await aPerson(shop.database.db, { name: 'Óscar', lastName: 'Núñez', identifier: '4.111.222-3' });
    expect(await find('nunez OSCAR')).toEqual(['Óscar']);
    expect(await find('4.111')).toEqual(['Óscar']);
    expect(await find(ana.email)).toEqual(['Ana']);
    expect(await find('100%')).toEqual([]);
  });

  test.each([
    '099123001',
    '099 123 001',
    '099-123-001',
    '+598 99 123 001',
    '3001',
    '2024',
    '4.111.222-3',
    '41112223',
    '4 111 222',
  ])('finds %s however a number is written', async (text) => {
    await aPerson(shop.database.db, { name: 'Óscar', identifier: '4.111.222-3', contacts: false });
    const luis = { name: 'Luis', lastName: 'Sosa', defaultEmail: 'luis.2024@ejemplo.uy' };
    const contacts = { phones: [{ phone: '(099) 123-001' }], addresses: [], emails: [] };
    await shop.call('person/add', { person: { ...luis, ...contacts } }, seller.token);
    expect(await find(text)).toEqual([text.startsWith('4') ? 'Óscar' : 'Luis']);
  });

  test('answers pages in Spanish order with the whole count', async () => {
    for (const name of ['Ñusta', 'Nuria', 'Olga']) await aPerson(shop.database.db, { name, contacts: false });
    const page = await shop.call('person/filter', { filters: {}, rowIndex: 1, rowsMax: 3 }, seller.token);
    expect(page.data?.map((person) => person.name)).toEqual(['Nuria', 'Ñusta', 'Olga']);
    expect(page.resultCount).toBe(5);
    expect(await shop.call('person/filter', { filters: {}, rowIndex: 0, rowsMax: 3 }, ana.token)).toMatchObject({
      status: 403,
    });
  });

  test('knows the clients of a company by their orders', async () => {
    const company = await aCompany(shop.database.db);
    const filters = { clientOfCompanyId: company.id };
    const answer = await shop.call('person/filter', { filters, rowIndex: 0, rowsMax: 3 }, seller.token);
    expect(answer).toMatchObject({ status: 200, data: [], resultCount: 0 });
  });
});
