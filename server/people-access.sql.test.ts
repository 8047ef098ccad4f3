import { beforeAll, describe, expect, test } from 'vitest';
import { aCompany, employ } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { aPickup, placeOrder, readyForOrders } from '#server/test/an-order';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

const people = ['ownStaff', 'otherStaff', 'ownBuyer', 'otherBuyer', 'nobody'] as const;
type Name = (typeof people)[number];
const all = [...people];

// Decisions A3, written a second time on purpose: who reads and changes which people, themselves aside.
const table: Record<string, readonly Name[]> = {
  'an administrator': all,
  'SEL of the site’s own company': all,
  'SEL of another company': ['otherStaff', 'otherBuyer'],
  'SEL of another site’s company': [],
  'COM of the own company': [],
  'a seller whom nobody employs': [],
  'a customer': [],
};

let shop: TestShop;
let other: number;
let own: number;
const callers: Record<string, { token: string; personId: number | null }> = {};
const ids = {} as Record<Name, number>;

beforeAll(async () => {
  await freshDatabase();
  shop = await testShop();
  const { db } = shop.database;
  own = (await readyForOrders(shop)).id;
  other = (await aCompany(db, { name: 'Frenos del Este', identifier: '214455660018' })).id;
  const elsewhere = (await aCompany(db, { name: 'La de autopartes', ownSite: 'NAM' })).id;
  const seller = (sellsFor: number[]) => aSignedIn(shop, { roles: ['seller'], sellsFor, lastName: 'Quienpregunta' });
  const buys = await aSignedIn(shop, { roles: ['seller'] });
  await employ(db, own, buys.personId ?? 0, 'COM');
  Object.assign(callers, {
    'an administrator': await aSignedIn(shop, { roles: ['administrator'] }),
    'SEL of the site’s own company': await aSeller(shop),
    'SEL of another company': await seller([other]),
    'SEL of another site’s company': await seller([elsewhere]),
    'COM of the own company': buys,
    'a seller whom nobody employs': await seller([]),
    'a customer': await aSignedIn(shop),
  });
  const product = await aProduct(shop, { code: 'ARD-77', stock: { BUL: 99 } });
  for (const name of people) {
    const lastName = `Buscada ${name}`;
    if (name.endsWith('Buyer')) {
      const buyer = await aSignedIn(shop, { firstName: 'Zoe', lastName });
      ids[name] = buyer.personId ?? 0;
      const { guid } = await placeOrder(shop, buyer.token, aPickup([product]));
      if (name === 'otherBuyer') {
        await db.updateTable('orders').set({ to_company_id: other }).where('guid', '=', guid).execute();
        await placeOrder(shop, buyer.token, aPickup([product]));
      }
    } else ids[name] = (await aPerson(db, { name: 'Zoe', lastName })).id;
  }
  await employ(db, own, ids.ownStaff);
  await employ(db, other, ids.otherStaff, 'COM');
  // One change of each, so that the history knows them.
  for (const [name, id] of Object.entries(ids)) {
    const parms = { identifier: { value: `D-${name}`, before: null } };
    await shop.call('person/update', { id, parms }, callers['an administrator']?.token);
  }
});

const rows = Object.entries(table);
const who = (caller: string) => callers[caller] ?? { token: '', personId: null };
const isStaff = (caller: string) => caller !== 'a customer';
const namesOf = (found: readonly number[]) => people.filter((name) => found.includes(ids[name]));

describe.each(rows)('%s', (caller, expected) => {
  test('finds and changes those alone', async () => {
    const { token } = who(caller);
    for (const name of people) {
      const status = expected.includes(name) ? 200 : 404;
      const id = ids[name];
      const parms = { name: { value: 'Zoe', before: 'Zoe' } };
      expect((await shop.call('person/find', { id }, token)).status, name).toBe(status);
      expect((await shop.call('person/update', { id, parms }, token)).status, name).toBe(status);
    }
  });

  test('finds himself', async () => {
    const { token, personId } = who(caller);
    expect((await shop.call('person/find', { id: personId ?? 0 }, token)).data?.id).toBe(personId);
  });

  test('lists those alone, with a text and without, and counts no others', async () => {
    if (!isStaff(caller)) return;
    const { token, personId } = who(caller);
    for (const filters of [{}, { text: 'buscada' }]) {
      const { data, resultCount } = await shop.call('person/filter', { filters, rowIndex: 0, rowsMax: 100 }, token);
      const found = data?.map(({ id }) => id) ?? [];
      expect(namesOf(found)).toEqual(expected);
      expect(resultCount).toBe(found.length);
      if (expected !== all) expect(found.filter((id) => id !== personId)).toHaveLength(expected.length);
    }
  });

  test('knows the clients of a company among those alone', async () => {
    if (!isStaff(caller)) return;
    const page = { filters: { clientOfCompanyId: other }, rowIndex: 0, rowsMax: 100 };
    const { data } = await shop.call('person/filter', page, who(caller).token);
    expect(namesOf(data?.map(({ id }) => id) ?? [])).toEqual(expected.filter((name) => name === 'otherBuyer'));
  });

  test('is not told which of them bought from a company whose buyers he does not read', async () => {
    if (!isStaff(caller)) return;
    const page = { filters: { clientOfCompanyId: own }, rowIndex: 0, rowsMax: 100 };
    const { data, resultCount } = await shop.call('person/filter', page, who(caller).token);
    const found = namesOf(data?.map(({ id }) => id) ?? []);
    expect([found, resultCount]).toEqual(expected === all ? [['ownBuyer', 'otherBuyer'], 2] : [[], 0]);
  });

  test('knows who works for a company among those alone, and of none whose people he does not read', async () => {
    if (!isStaff(caller)) return;
    const idsAt = async (employerId: number) => {
      const page = { filters: { employerId }, rowIndex: 0, rowsMax: 100 };
      const { data, resultCount } = await shop.call('person/filter', page, who(caller).token);
      const found = data?.map(({ id }) => id) ?? [];
      expect(resultCount).toBe(found.length);
      return found;
    };
    expect(namesOf(await idsAt(other))).toEqual(expected.filter((name) => name === 'otherStaff'));
    const found = await idsAt(own);
    expect(namesOf(found)).toEqual(expected === all ? ['ownStaff'] : []);
    if (expected !== all) expect(found).toEqual([]);
  });

  test('is led by the panel’s search to those alone', async () => {
    if (!isStaff(caller)) return;
    const hits = (await shop.call('panel/find', { text: 'zoe buscada' }, who(caller).token)).data ?? [];
    const found = hits.filter(({ kind }) => kind === 'person').map(({ title }) => title);
    expect(people.filter((name) => found.includes(`Zoe Buscada ${name}`))).toEqual(expected);
  });

  test('reads the history of those alone', async () => {
    if (!isStaff(caller)) return;
    const asked = { filters: { entities: ['person' as const] }, rowsMax: 50 };
    const { data } = await shop.call('history/filter', asked, who(caller).token);
    expect(namesOf(data?.map(({ entityId }) => Number(entityId)) ?? [])).toEqual(expected);
  });
});

test('the account of a company finds it for those who read it', async () => {
  const { db } = shop.database;
  const client = await aCompany(db, { name: 'Taller Reservado', identifier: '217777770011' });
  await aSignedIn(shop, { companyId: client.id, email: 'dueno@reservado.uy' });
  const finds = async (caller: string) => {
    const hits = (await shop.call('panel/find', { text: 'dueno@reservado' }, who(caller).token)).data ?? [];
    return hits.some(({ title }) => title === 'Taller Reservado');
  };
  expect(await finds('SEL of the site’s own company')).toBe(true);
  expect(await finds('SEL of another company')).toBe(false);
  const byName = await shop.call('panel/find', { text: 'taller reservado' }, who('SEL of another company').token);
  expect(byName.data).toMatchObject([{ kind: 'company', title: 'Taller Reservado' }]);
  await db.updateTable('orders').set({ company_id: client.id }).where('to_company_id', '=', other).execute();
  expect(await finds('SEL of another company')).toBe(true);
});

test('where somebody works is read by himself and by those who read the people there', async () => {
  const buyer = await aSignedIn(shop, { lastName: 'Dosempleos' });
  const id = buyer.personId ?? 0;
  await employ(shop.database.db, own, id);
  await employ(shop.database.db, other, id, 'COM');
  const jobsOf = async (token: string) =>
    (await shop.call('person/find', { id }, token)).data?.employeeOf.map((company) => company.id);
  const listedJobsOf = async (token: string) => {
    const page = { filters: { text: 'dosempleos' }, rowIndex: 0, rowsMax: 10 };
    return (await shop.call('person/filter', page, token)).data?.[0]?.employeeOf.map((company) => company.id);
  };
  expect(await jobsOf(buyer.token)).toEqual([own, other]);
  for (const caller of ['an administrator', 'SEL of the site’s own company']) {
    expect([caller, await jobsOf(who(caller).token)]).toEqual([caller, [own, other]]);
    expect([caller, await listedJobsOf(who(caller).token)]).toEqual([caller, [own, other]]);
  }
  const { token } = who('SEL of another company');
  expect([await jobsOf(token), await listedJobsOf(token)]).toEqual([[other], [other]]);
});
