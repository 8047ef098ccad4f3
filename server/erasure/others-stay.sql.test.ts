import { expect, test } from 'vitest';
import { aCompany } from '#server/test/a-company';
import { aMarkedPerson } from '#server/test/a-marked-person';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { aShopForOrders } from '#server/test/an-order';
import { dumpTables, rowsWith } from '#server/test/dump-tables';
import { randomOfTest } from '#server/test/random';

// One's e-mail ends as the other's whole one does.
const [gone, stays] = ['zqana', 'mezqana'];
const untouched = ['company', 'product', 'stock', 'order_item', 'order_allocation', 'setting', 'counter'];

test.each([1, 2, 3])('whoever is not erased has every row as before (%d)', async (run) => {
  const random = randomOfTest(`others-stay ${run}`);
  const { shop } = await aShopForOrders();
  const { db } = shop.database;
  const admin = await aSignedIn(shop, { roles: ['administrator'] });
  const product = await aProduct(shop);
  const make = async (mark: string) =>
    aMarkedPerson(shop, {
      mark,
      administrator: admin.token,
      product,
      companyId: (await aCompany(db, { name: mark })).id,
      hasDocument: random.chance(0.5),
    });
  const people = new Map<string, Awaited<ReturnType<typeof make>>>();
  for (const mark of random.some([gone, stays], 2)) people.set(mark, await make(mark));
  const [one, other] = [people.get(gone), people.get(stays)];
  if (!one || !other) throw new Error('Both were made.');
  const isShared = random.chance(0.5);
  // A mailbox of both: what went there is not the erased one's alone.
  if (isShared)
    await db
      .insertInto('email')
      .values({ person_id: other.personId, email: `otra.${gone}@ejemplo.uy` })
      .execute();
  shop.clock.now = new Date(shop.clock.now.getTime() + 14 * 24 * 3_600_000);
  const token = (await shop.login(admin.email, admin.password)).access_token;
  const before = await dumpTables(shop.database);
  const answer = await shop.call('person/erase', { id: one.personId, name: one.name, reason: 'Lo pidió' }, token);
  expect([answer.status, answer.error]).toEqual([200, '']);
  const after = await dumpTables(shop.database);
  expect(rowsWith(before, stays).length).toBeGreaterThan(20);
  expect(rowsWith(after, stays)).toEqual(rowsWith(before, stays));
  for (const table of untouched) expect(after[table]).toEqual(before[table]);
  const shared = `otra.${gone}@ejemplo.uy`;
  expect(after.newsletter_subscription?.filter((row) => row.includes(shared))).toHaveLength(isShared ? 1 : 0);
});
