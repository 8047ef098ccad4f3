import { beforeEach, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { clean } from '#server/cleaning';
import { aCompany, employ } from '#server/test/a-company';
import { aGuestOrder, placeAsGuest } from '#server/test/a-guest-order';
import { aProduct } from '#server/test/a-product';
import { anAccount } from '#server/test/an-account';
import { readyForOrders } from '#server/test/an-order';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';
import { somePlaces } from '#server/test/some-places';

let shop: TestShop;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  await somePlaces(shop.database.db);
});

const after = (days: number) => new Date(shop.clock.now.getTime() + days * 24 * 3_600_000);
const registered = (days: number) =>
  shop.database.db
    .updateTable('account')
    .set({ created_at: after(-days) })
    .execute();
const left = async (table: 'account' | 'person' | 'company' | 'phone' | 'consent' | 'history') =>
  (await shop.database.db.selectFrom(table).select('id').execute()).length;

const email = 'ana@ejemplo.uy';
const user = { email, password: 'secreta', firstName: 'Ana', lastName: 'Pérez', consent: '2026-11' };
const contacts = {
  phones: [{ phone: '099 123 456' }],
  addresses: [{ address: 'Rincón 500', stateId: 1, cityId: 1 }],
  emails: [{ email }],
};
const person: Input<'user/addWithPerson'> = {
  user,
  person: { name: 'Ana', lastName: 'Pérez', defaultEmail: email, ...contacts },
  urlActivation: '/activar',
};
const company: Input<'user/addWithCompany'> = {
  user,
  company: { name: 'Taller Sur SRL', identifier: '21 100342 0017', ...contacts },
  urlActivation: '/activar',
};

test.each([
  ['person', () => shop.call('user/addWithPerson', person)],
  ['company', () => shop.call('user/addWithCompany', company)],
] as const)(
  'a registration of a %s that nobody activated goes after 30 days with all that was entered',
  async (of, ask) => {
    expect((await ask()).status).toBe(200);
    await registered(0);
    await clean(shop.database.db, after(29));
    expect([await left('account'), await left(of), await left('consent')]).toEqual([1, 1, 1]);
    await clean(shop.database.db, after(31));
    for (const table of ['account', of, 'phone', 'consent', 'history'] as const)
      expect([table, await left(table)]).toEqual([table, 0]);
  },
);

test('one whose link still works waits, and one that was registered again counts from then', async () => {
  await shop.call('user/addWithPerson', person);
  await registered(100);
  await clean(shop.database.db, after(1));
  expect(await left('account')).toBe(1);
  await shop.call('user/addWithPerson', person);
  await clean(shop.database.db, after(8));
  expect(await left('account')).toBe(1);
});

test('active accounts and those with a role stay', async () => {
  await anAccount(shop);
  await anAccount(shop, { isActive: false, roles: ['seller'] });
  await registered(100);
  await clean(shop.database.db, after(1));
  expect(await left('account')).toBe(2);
});

test('a person whom a company has made an employee stays, without the account', async () => {
  const { personId } = await anAccount(shop, { isActive: false });
  await employ(shop.database.db, (await aCompany(shop.database.db)).id, personId ?? 0);
  await registered(100);
  await clean(shop.database.db, after(1));
  expect([await left('account'), await left('person')]).toEqual([0, 1]);
});

test('a demo keeps its account that is not activated', async () => {
  await shop.database.db.insertInto('shop').values({ is_demo: true }).execute();
  await anAccount(shop, { isActive: false });
  await registered(100);
  await clean(shop.database.db, after(1));
  expect(await left('account')).toBe(1);
});

test('who registers again as a company leaves no person behind, and the reverse', async () => {
  await shop.call('user/addWithPerson', person);
  await shop.call('user/addWithCompany', company);
  expect([await left('person'), await left('company')]).toEqual([0, 1]);
  await shop.call('user/addWithPerson', person);
  expect([await left('person'), await left('company'), await left('phone')]).toEqual([1, 0, 1]);
});

test('one whose e-mail placed an order stays while the link of that leads to it', async () => {
  await readyForOrders(shop);
  await shop.call('user/addWithPerson', person);
  await registered(30);
  await placeAsGuest(shop, aGuestOrder([await aProduct(shop)], { email }));
  await clean(shop.database.db, after(6.9));
  expect(await left('account')).toBe(1);
  await clean(shop.database.db, after(7.1));
  expect(await left('account')).toBe(0);
});
