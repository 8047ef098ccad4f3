import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { historyOf } from '#server/history/history.service';
import { aCompany, employ } from '#server/test/a-company';
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

  test('needs no lists; a default e-mail that is none is refused at its field', async () => {
    const bare = await shop.call('person/add', { person: { name: 'Luis', lastName: 'Sosa' } }, seller.token);
    expect(bare.data).toMatchObject({ phones: [], addresses: [], emails: [], employeeOf: [], hasAccount: false });
    const wrong = await shop.call('person/add', { person: { ...person, defaultEmail: 'luis' } }, seller.token);
    expect([wrong.status, wrong.fields]).toEqual([422, { defaultEmail: messages['field.email'] }]);
  });

  test('leaves its fields in the history, and nothing of its lists', async () => {
    const { data } = await shop.call('person/add', { person }, seller.token);
    const rows = await historyOf(shop.ctx, { entity: 'person', id: data?.id ?? 0 });
    expect(rows.map(({ by, field, to }) => [by, field, to])).toEqual([
      ['Sergio Vidal', 'lastName', 'Sosa'],
      ['Sergio Vidal', 'name', 'Luis'],
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

  test.each(['098258', '098 258', '0982', '98 258'])('finds the beginning of a phone, %s', async (text) => {
    const contacts = { phones: [{ phone: '+598 98 258 123' }], addresses: [], emails: [] };
    await shop.call('person/add', { person: { name: 'Luis', lastName: 'Sosa', ...contacts } }, seller.token);
    expect(await find(text)).toEqual(['Luis']);
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

  test('shows employers, phones and e-mails with their defaults, and whether there is an account', async () => {
    const company = await aCompany(shop.database.db, { name: 'Taller Sur SRL' });
    const { id } = await aPerson(shop.database.db, { name: 'Óscar', contacts: false });
    await employ(shop.database.db, company.id, id, 'COM');
    const page = { filters: { employerId: company.id }, rowIndex: 0, rowsMax: 20 };
    const { data, body, resultCount } = await shop.call('person/filter', page, seller.token);
    expect(data).toMatchObject([
      { name: 'Óscar', employeeOf: [{ name: 'Taller Sur SRL', position: 'COM' }], hasAccount: false },
    ]);
    expect([resultCount, body.data]).toMatchObject([1, [{ PersonHasAccount: false }]]);
    const found = await shop.call('person/filter', { ...page, filters: { text: ana.email } }, seller.token);
    expect(found.data).toMatchObject([
      { phones: [{ phone: '099 123 456', isDefault: true }], emails: [{ isDefault: true }], hasAccount: true },
    ]);
  });

  test('knows the clients of a company by their orders', async () => {
    const company = await aCompany(shop.database.db);
    const filters = { clientOfCompanyId: company.id };
    const answer = await shop.call('person/filter', { filters, rowIndex: 0, rowsMax: 3 }, seller.token);
    expect(answer).toMatchObject({ status: 200, data: [], resultCount: 0 });
  });
});
