import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addToErasedList, erasedListIn, readErasedList } from '#server/backup/erased-list';
import { applyErasedLists } from '#server/erasure/erased-lists.service';
import { aPerson } from '#server/test/a-person';
import { aProduct } from '#server/test/a-product';
import { aPickup, aShopForOrders, placeOrder } from '#server/test/an-order';
import type { TestShop } from '#server/test/shop';

const reason = 'Lo pidió por carta';
let work: string;
let lists: [string, string];
let shop: TestShop;
let ana: Awaited<ReturnType<typeof aShopForOrders>>['ana'];
beforeEach(async () => {
  work = mkdtempSync(join(tmpdir(), 'applied-lists-'));
  const [data, backups] = [join(work, 'data'), join(work, 'backups')];
  for (const folder of [data, backups]) mkdirSync(folder);
  lists = [erasedListIn(data), erasedListIn(backups)];
  ({ shop, ana } = await aShopForOrders({ backups: { dataFolder: data, folder: backups } }));
});
afterEach(() => rmSync(work, { recursive: true }));

/** The line of somebody as the shop would have written it. */
const lineOf = async (personId: number) => {
  const { rows } = await shop.database.query(
    'select extract(epoch from created_at)::text as created from person where id = $1',
    [personId],
  );
  return { personId, created: String(rows[0]?.created), at: shop.clock.now.toISOString(), reason };
};
const isThere = async (id: number) =>
  (await shop.database.db.selectFrom('person').select('id').where('id', '=', id).execute()).length === 1;
const byNumber = (one: number, other: number) => one - other;
const listed = async (path: string) => (await readErasedList(path)).map(({ personId }) => personId).toSorted(byNumber);

test('who is in a list is erased whatever bars it: an open order, the last administrator', async () => {
  const { db } = shop.database;
  const product = await aProduct(shop);
  await placeOrder(shop, ana.token, aPickup([product]));
  await db.insertInto('account_role').values({ account_id: ana.id, role: 'administrator' }).execute();
  await addToErasedList(lists[0], [await lineOf(ana.personId ?? 0)]);
  await applyErasedLists(shop.ctx);
  expect(await isThere(ana.personId ?? 0)).toBe(false);
  const order = await db.selectFrom('orders').select(['state', 'user_email', 'person_id']).executeTakeFirst();
  expect(order).toEqual({ state: 'PPE', user_email: '', person_id: null });
});

test('of two lists that disagree both hold, and each gets what it lacks', async () => {
  const { db } = shop.database;
  const people = [await aPerson(db, { name: 'Eva' }), await aPerson(db, { name: 'Leo' })].map(({ id }) => id);
  const stays = (await aPerson(db, { name: 'Iris' })).id;
  for (const [at, id] of people.entries()) await addToErasedList(lists[at] ?? '', [await lineOf(id)]);
  await applyErasedLists(shop.ctx);
  expect(await Promise.all([...people, stays].map(isThere))).toEqual([false, false, true]);
  for (const path of lists) expect(await listed(path)).toEqual(people.toSorted(byNumber));
});

test('a line that was cut is passed over, and those beside it hold', async () => {
  const { db } = shop.database;
  const [eva, leo] = [(await aPerson(db, { name: 'Eva' })).id, (await aPerson(db, { name: 'Leo' })).id];
  const [one, other] = [await lineOf(eva), await lineOf(leo)];
  appendFileSync(lists[0], `${JSON.stringify(one)}\n{"personId":${leo},"crea\nno es JSON\n${JSON.stringify(other)}`);
  await applyErasedLists(shop.ctx);
  expect([await isThere(eva), await isThere(leo)]).toEqual([false, false]);
  expect(await listed(lists[1])).toEqual([eva, leo].toSorted(byNumber));
  // A list that could not be read stays for somebody to look at.
  expect(readFileSync(lists[0], 'utf8')).toContain('no es JSON');
});
