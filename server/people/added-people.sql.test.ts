import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { aCompany, employ } from '#server/test/a-company';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

// The second table of docs/decisions/024-people.md, written a second time on purpose.
let shop: TestShop;
let other: number;
let third: number;
let author: Awaited<ReturnType<typeof aSignedIn>>;
let colleague: Awaited<ReturnType<typeof aSignedIn>>;
let added: number;
let count = 0;

beforeAll(async () => {
  await freshDatabase();
  shop = await testShop();
  const { db } = shop.database;
  await aSeller(shop);
  other = (await aCompany(db, { name: 'Frenos del Este' })).id;
  third = (await aCompany(db, { name: 'Bujías del Oeste' })).id;
  const seller = () => aSignedIn(shop, { roles: ['seller'], sellsFor: [other], lastName: 'Quienagrega' });
  [author, colleague] = [await seller(), await seller()];
});

const add = async (token: string) => {
  const lastName = `Recién${String(++count).padStart(2, '0')}`;
  const person = { name: 'Zulma', lastName, phones: [{ phone: '099 765 432' }], addresses: [], emails: [] };
  const { data } = await shop.call('person/add', { person }, token);
  expect(data).toMatchObject({ name: 'Zulma', lastName });
  return data?.id ?? 0;
};
beforeEach(async () => {
  added = await add(author.token);
});

/** The places where a caller finds a person. */
const placesOf = async (token: string, id = added) => {
  const list = (filters: object) => shop.call('person/filter', { filters, rowIndex: 0, rowsMax: 100 }, token);
  const asked = { filters: { entities: ['person' as const], code: String(id) }, rowsMax: 50 };
  const { last_name: lastName } = await shop.database.db
    .selectFrom('person')
    .select('last_name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const found = {
    find: (await shop.call('person/find', { id }, token)).status === 200,
    list: (await list({})).data?.some((one) => one.id === id),
    text: (await list({ text: `${lastName} 099` })).data?.some((one) => one.id === id),
    panel: (await shop.call('panel/find', { text: lastName }, token)).data?.some((one) => one.id === id),
    history: ((await shop.call('history/filter', asked, token)).data ?? []).length > 0,
    update:
      (await shop.call('person/update', { id, phones: [{ mode: 'INS', phone: '2901 2345' }] }, token)).status === 200,
  };
  return Object.entries(found).flatMap(([name, isThere]) => (isThere ? [name] : []));
};
const everywhere = ['find', 'list', 'text', 'panel', 'history', 'update'];
const employAt = (companyId: number, token: string, personId = added) =>
  shop.call('company/update', { id: companyId, employees: [{ mode: 'INS', personId }] }, token);
const refused = { status: 422, fields: { 'employees.0.personId': messages['field.choice'] } };

describe('a person whom a seller of another company added', () => {
  test('is read and changed by him alone for a day', async () => {
    expect(await placesOf(author.token)).toEqual(everywhere);
    expect(await placesOf(colleague.token)).toEqual([]);
    expect(await employAt(other, colleague.token)).toMatchObject(refused);
  });

  test('is a contact of a call that he notes', async () => {
    const comm = {
      type: 'PHO' as const,
      subject: 'Llamó',
      message: 'Pidió precio',
      creatorPersonId: author.personId ?? 0,
      creatorCompanyId: other,
      contactCompanyId: other,
      contactPersonId: added,
      lastEvent: 'DON' as const,
    };
    const noted = await shop.call('communication/add', { comm }, author.token);
    expect(noted.data).toMatchObject({ contactPersonName: 'Zulma' });
    const read = await shop.call('communication/find', { id: noted.data?.id ?? 0 }, colleague.token);
    expect(read.data).toMatchObject({ subject: 'Llamó', contactPersonId: null, contactPersonName: null });
  });

  test('is lost to him after it', async () => {
    const at = (hours: number) =>
      shop.database.db
        .updateTable('history')
        .set({ at: new Date(shop.clock.now.getTime() - hours * 3_600_000) })
        .where('entity_id', '=', String(added))
        .execute();
    await at(23);
    expect(await placesOf(author.token)).toEqual(everywhere);
    await at(25);
    expect(await placesOf(author.token)).toEqual([]);
    expect(await employAt(other, author.token)).toMatchObject(refused);
  });

  test('is read by whoever reads the people of his company, once employed there', async () => {
    expect((await employAt(other, author.token)).status).toBe(200);
    await shop.database.db.deleteFrom('history').where('entity_id', '=', String(added)).execute();
    for (const { token } of [author, colleague])
      expect(await placesOf(token)).toEqual(everywhere.filter((place) => place !== 'history'));
  });

  test('is lost to him where another company alone employs it', async () => {
    await employ(shop.database.db, third, added, 'COM');
    expect(await placesOf(author.token)).toEqual([]);
    await employ(shop.database.db, other, added, 'COM');
    expect(await placesOf(author.token)).toEqual(everywhere);
  });

  test('is lost to him once an account signs in as it', async () => {
    await aSignedIn(shop, { personId: added });
    expect(await placesOf(author.token)).toEqual([]);
  });

  test('is lost to him who sells for no company any more', async () => {
    const former = await aSignedIn(shop, { roles: ['seller'], sellsFor: [other] });
    const id = await add(former.token);
    expect(await placesOf(former.token, id)).toEqual(everywhere);
    await shop.database.db.deleteFrom('employee').where('person_id', '=', former.personId).execute();
    expect(await placesOf(former.token, id)).toEqual([]);
  });
});

test('a seller whom nobody employs is answered with a person, and reads it no more', async () => {
  const { token } = await aSignedIn(shop, { roles: ['seller'] });
  expect(await placesOf(token, await add(token))).toEqual([]);
});
