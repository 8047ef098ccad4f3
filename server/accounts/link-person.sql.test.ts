import { beforeEach, describe, expect, test } from 'vitest';
import { messages, sentence } from '#contract/plain/messages';
import { historyOf } from '#server/history/history.service';
import { aCompany, employ } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { aProduct } from '#server/test/a-product';
import { anAccount, aSignedIn } from '#server/test/an-account';
import { anOrder, aShopForOrders, placeOrder } from '#server/test/an-order';
import type { TestShop } from '#server/test/shop';

// The table of docs/decisions/024-people.md, a test for each row.
let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
let admin: Awaited<ReturnType<typeof aSignedIn>>;
/** The person that Ana's account has, and one that a seller entered. */
let own: number;
let entered: number;
beforeEach(async () => {
  ({ shop, ana } = await aShopForOrders());
  admin = await aSignedIn(shop, { roles: ['administrator'], firstName: 'Alma', lastName: 'Rey' });
  own = ana.personId ?? 0;
  entered = (await aPerson(shop.database.db, { name: 'Anita', lastName: 'Paz' })).id;
});

const link = (personId: number | null, guid: string = ana.guid) =>
  shop.call('user/linkPerson', { guid, personId }, admin.token);
const statusOf = async (path: 'person/find' | 'company/find', id: number) =>
  (await shop.call(path, { id }, ana.token)).status;
const listed = { filters: {}, rowIndex: 0, rowsMax: 20 };

describe('another person', () => {
  test('is the account’s at once, for tokens that it has already; positions stay with the people', async () => {
    const [former, next] = [await aCompany(shop.database.db), await aCompany(shop.database.db, { name: 'Otra SA' })];
    await employ(shop.database.db, former.id, own, 'COM');
    await employ(shop.database.db, next.id, entered, 'COM');
    const statuses = async () => [
      await statusOf('person/find', own),
      await statusOf('company/find', former.id),
      await statusOf('person/find', entered),
      await statusOf('company/find', next.id),
    ];
    expect(await statuses()).toEqual([200, 200, 404, 404]);
    const { data } = await link(entered);
    expect(data).toMatchObject({
      email: ana.email,
      externalId: `personId:${entered}`,
      person: { id: entered, name: 'Anita', employeeOf: [{ id: next.id }], hasAccount: true },
    });
    expect(await statuses()).toEqual([404, 404, 200, 200]);
    const { data: left } = await shop.call('person/find', { id: own }, admin.token);
    expect(left).toMatchObject({ hasAccount: false, employeeOf: [{ id: former.id }], phones: [{}] });
  });

  test('leaves orders their person and their account; those that follow are of the new one', async () => {
    const product = await aProduct(shop, { stock: { BUL: 9 } });
    const before = await placeOrder(shop, ana.token, anOrder([product]));
    await link(entered);
    const after = await placeOrder(shop, ana.token, anOrder([product]));
    const { data } = await shop.call('order/filter', listed, ana.token);
    const of = ({ guid, personId, personName }: typeof before) => [guid, personId, personName];
    expect(data?.map(of)).toEqual([
      [after.guid, entered, 'Anita'],
      [before.guid, own, 'Ana'],
    ]);
  });

  test('is noted in the history of the user and of both people; the same one again is not', async () => {
    await link(entered);
    expect((await link(entered)).status).toBe(200);
    const rowsOf = async (entity: 'user' | 'person', id: string | number) =>
      (await historyOf(shop.ctx, { entity, id })).map(({ by, field, from, to }) => [by, field, from, to]);
    expect(await rowsOf('user', ana.guid)).toEqual([['Alma Rey', 'personId', own, entered]]);
    expect(await rowsOf('person', own)).toEqual([['Alma Rey', 'hasAccount', true, false]]);
    expect(await rowsOf('person', entered)).toEqual([['Alma Rey', 'hasAccount', false, true]]);
    const asked = { filters: { entities: ['user' as const] }, rowsMax: 5 };
    const { data } = await shop.call('history/filter', asked, admin.token);
    expect(data).toMatchObject([{ field: 'personId', fromName: 'Ana Pérez', toName: 'Anita Paz' }]);
  });

  test('goes to one of two accounts that want it at once', async () => {
    const beto = await anAccount(shop, { firstName: 'Beto' });
    const answers = await Promise.all([link(entered), link(entered, beto.guid)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});

test('with none an account gets a new person of its own names and e-mail; the former one stays as it is', async () => {
  await link(entered);
  const { data } = await link(null);
  expect(data?.person).toMatchObject({
    name: 'Ana',
    lastName: 'Pérez',
    emails: [{ email: ana.email }],
    employeeOf: [],
  });
  expect([own, entered]).not.toContain(data?.person?.id);
  expect((await shop.call('person/find', { id: entered }, admin.token)).data).toMatchObject({ hasAccount: false });
  expect(await statusOf('person/find', data?.person?.id ?? 0)).toBe(200);
  expect(await statusOf('person/find', entered)).toBe(404);
  expect((await link(own)).data?.person?.id).toBe(own);
});

describe('refused are', () => {
  test('the account of a company, to have a person and to have none', async () => {
    const firm = await anAccount(shop, { companyId: (await aCompany(shop.database.db)).id });
    for (const personId of [entered, null]) {
      const { status, fields } = await link(personId, firm.guid);
      expect([status, fields]).toEqual([422, { personId: messages['user.ofCompany'] }]);
    }
  });

  test('an account that was never activated: whoever registers its e-mail again replaces its person', async () => {
    const sleeper = await anAccount(shop, { isActive: false });
    const { status, error } = await link(entered, sleeper.guid);
    expect([status, error]).toEqual([409, messages['user.notActive']]);
  });

  test('a person who has another account, and is told which', async () => {
    const beto = await anAccount(shop, { email: 'beto@ejemplo.uy' });
    const { status, error } = await link(beto.personId);
    expect([status, error]).toEqual([409, sentence('user.personTaken', { email: 'beto@ejemplo.uy' })]);
    expect((await shop.call('user/get', { guid: ana.guid }, admin.token)).data?.person?.id).toBe(own);
  });

  test('an account or a person that is not there', async () => {
    const [noAccount, noPerson] = [await link(entered, '00000000-0000-4000-8000-000000000000'), await link(99_999)];
    expect([noAccount.status, noAccount.error]).toEqual([404, messages['user.notFound']]);
    expect([noPerson.status, noPerson.error]).toEqual([404, messages['person.notFound']]);
  });
});

test('the last administrator keeps his role and his password, whoever he is', async () => {
  expect((await link(entered, admin.guid)).data).toMatchObject({ roles: ['administrator'], person: { id: entered } });
  expect((await link(null, admin.guid)).status).toBe(200);
  const { access_token: token } = await shop.login(admin.email, admin.password);
  expect((await shop.call('user/filter', listed, token)).resultCount).toBe(2);
});
