import fc from 'fast-check';
import { expect } from 'vitest';
import { phoneKey } from '#contract/plain/phone';
import { aCompany } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { anAccount, aSeller } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { anOrderOf, type Dump, dumpRows, merging } from '#server/test/merged-companies';
import { type TestShop, testShop } from '#server/test/shop';

type Row = Record<string, unknown>;

const phones = [
  { phone: '099 123 456', observation: null },
  { phone: '+598 99 123 456', observation: 'de 9 a 18' },
  { phone: '2901 2345', observation: 'taller' },
  { phone: '29012345', observation: 'depósito' },
  { phone: '2901 2345 int. 12', observation: null },
];
const addresses = [
  { address: 'Rivera 1', observation: null },
  { address: 'Rivera 1', observation: 'timbre 2' },
  { address: 'Ruta 5', observation: null },
];
const position = fc.constantFrom('SEL', 'COM', null);
const company = fc.record({
  name: fc.constantFrom('Frenos Norte', 'Frenos Norte SRL'),
  description: fc.constantFrom(null, 'Paga a 30 días'),
  phones: fc.subarray(phones),
  addresses: fc.subarray(addresses),
  emails: fc.subarray(['a@ejemplo.uy', 'b@ejemplo.uy']),
  positions: fc.tuple(position, position, position),
  tags: fc.subarray([0, 1, 2]),
  workBranches: fc.subarray([0, 1]),
  categories: fc.subarray(['1', '1.1']),
  images: fc.subarray([0, 1]),
  /** Companies that it is a client of, and those of the two others that are its clients. */
  clientOf: fc.subarray(['pair', 'x', 'y'] as const),
  clients: fc.subarray(['x', 'y'] as const),
  orders: fc.nat(2),
  accounts: fc.nat(2),
  /** Which row of each list is its default; null: none. */
  defaultAt: fc.option(fc.nat(2)),
});
type Company = typeof company extends fc.Arbitrary<infer T> ? T : never;
const side = fc.constantFrom('own' as const, 'other' as const);

/** Records that companies refer to: people, tags, work branches, images and two other companies. */
const surroundings = async ({ database: { db } }: TestShop) => {
  const idOf = (row: { id: number }) => row.id;
  const people = [await aPerson(db), await aPerson(db), await aPerson(db)].map(idOf);
  const tags = await db
    .insertInto('tag')
    .values(['A', 'B', 'C'].map((name) => ({ name })))
    .returning('id')
    .execute();
  const branches = ['A', 'B'].map((name) => ({ name }));
  const workBranches = await db.insertInto('work_branch').values(branches).returning('id').execute();
  await db
    .insertInto('category')
    .values([
      { id: '1', number: 1, name: 'Frenos' },
      { id: '1.1', parent_id: '1', number: 11, name: 'Pastillas' },
    ])
    .execute();
  const pictures = ['a', 'b'].map((name) => ({ name, path: name, target: 'product' as const, width: 9, height: 9 }));
  const images = await db.insertInto('image').values(pictures).returning('id').execute();
  const [x, y] = [(await aCompany(db, { name: 'Equis' })).id, (await aCompany(db, { name: 'Ye' })).id];
  return { people, tags: tags.map(idOf), workBranches: workBranches.map(idOf), images: images.map(idOf), x, y };
};
type Around = Awaited<ReturnType<typeof surroundings>>;

/** Writes rows of one table, one of them as the default. */
const writeList = async (shop: TestShop, table: 'phone', rows: readonly Row[], { defaultAt }: Company) => {
  for (const [at, row] of rows.entries()) {
    const isDefault = defaultAt !== null && at === defaultAt % rows.length;
    await shop.database.db
      .insertInto(table)
      .values({ ...row, is_default: isDefault } as never)
      .execute();
  }
};

const write = async (shop: TestShop, id: number, given: Company, otherId: number, around: Around) => {
  const place = { state_id: 1, city_id: 1 };
  const named = { pair: otherId, x: around.x, y: around.y };
  const jobs = given.positions.flatMap((one, at) => (one ? [{ person_id: around.people[at], position: one }] : []));
  const lists: Record<string, Row[]> = {
    phone: given.phones,
    address: given.addresses.map((row) => ({ ...row, ...place })),
    email: given.emails.map((email) => ({ email })),
    employee: jobs,
    company_tag: given.tags.map((at) => ({ tag_id: around.tags[at] })),
    company_work_branch: given.workBranches.map((at) => ({ work_branch_id: around.workBranches[at] })),
    company_category: given.categories.map((category) => ({ category_id: category })),
    company_image: given.images.map((at) => ({ image_id: around.images[at] })),
    company_client_of: given.clientOf.map((name) => ({ of_company_id: named[name] })),
  };
  for (const [table, rows] of Object.entries(lists)) {
    const owned = rows.map((row) => ({ ...row, company_id: id }));
    await writeList(shop, table as 'phone', owned, given);
  }
  for (const name of given.clients) {
    const of = named[name];
    const has = await shop.database.db
      .selectFrom('company_client_of')
      .where('company_id', '=', of)
      .select('id')
      .execute();
    const row = { company_id: of, of_company_id: id, is_default: has.length === 0 };
    await shop.database.db.insertInto('company_client_of').values(row).execute();
  }
  for (let at = 0; at < given.orders; at += 1) await anOrderOf(shop, id);
  for (let at = 0; at < given.accounts; at += 1) await anAccount(shop, { companyId: id });
};

const without = ({ company_id: _company, ...row }: Row) => row;
const rowsOf = (dump: Dump, table: string, id: number) => dump[table]?.filter((row) => row.company_id === id) ?? [];
const lists = ['phone', 'address', 'email', 'employee', 'company_tag', 'company_work_branch', 'company_category'];
const allLists = [...lists, 'company_image', 'company_client_of'];
/** Tables that a merge may write to. References to the two companies are checked separately. */
const touched = new Set([...allLists, 'orders', 'account', 'company', 'company_merge', 'history']);

const checkMerged = (before: Dump, after: Dump, id: number, otherId: number) => {
  const isOfPair = (row: Row) => [id, otherId].some((one) => row.company_id === one || row.of_company_id === one);
  for (const [table, rows] of Object.entries(before)) {
    if (!touched.has(table)) expect(after[table], table).toEqual(rows);
    else if (allLists.includes(table))
      expect(
        after[table]?.filter((row) => !isOfPair(row)),
        table,
      ).toEqual(rows.filter((row) => !isOfPair(row)));
  }
  // Sums, names and numbers of orders, and all of an account but whose it is.
  for (const table of ['orders', 'account'])
    expect(after[table]?.map(without), table).toEqual(before[table]?.map(without));
  for (const table of [...allLists, 'orders', 'account']) expect(rowsOf(after, table, otherId), table).toEqual([]);
  expect(after.company_client_of?.filter((row) => row.of_company_id === otherId)).toEqual([]);
  for (const table of ['orders', 'account']) {
    const had = rowsOf(before, table, id).length + rowsOf(before, table, otherId).length;
    expect(rowsOf(after, table, id)).toHaveLength(had);
  }
  for (const table of allLists) {
    const [had, has] = [rowsOf(before, table, id), rowsOf(after, table, id)];
    const defaults = has.filter((row) => row.is_default).map((row) => row.id);
    if (has.length > 0 && (rowsOf(before, table, otherId).length > 0 || had.some((row) => row.is_default)))
      expect(defaults, table).toHaveLength(1);
    const [own] = had.filter((row) => row.is_default && row.of_company_id !== otherId);
    if (own) expect(defaults, table).toEqual([own.id]);
  }
  checkPhones([...rowsOf(before, 'phone', id), ...rowsOf(before, 'phone', otherId)], rowsOf(after, 'phone', id));
  const jobs = [...rowsOf(before, 'employee', id), ...rowsOf(before, 'employee', otherId)];
  const has = rowsOf(after, 'employee', id);
  expect(new Set(has.map((row) => row.person_id))).toEqual(new Set(jobs.map((row) => row.person_id)));
  const sellers = (rows: Row[]) => rows.filter((row) => row.position === 'SEL').map((row) => row.person_id);
  expect(sellers(has)).toEqual(sellers(rowsOf(before, 'employee', id)));
};

const checkPhones = (had: readonly Row[], has: readonly Row[]) => {
  const keyOf = (row: Row) => phoneKey(String(row.phone));
  expect(new Set(has.map(keyOf))).toEqual(new Set(had.map(keyOf)));
  for (const row of had) {
    const same = has.filter((one) => keyOf(one) === keyOf(row));
    const observed = (one: Row) => (typeof one.observation === 'string' ? one.observation : '');
    expect(same.some((one) => observed(one).includes(observed(row)))).toBe(true);
  }
};

/** Merges so many pairs of companies at random, and undoes each merge. */
export const checkMerges = async (numRuns: number) => {
  await freshDatabase();
  const shop = await testShop();
  await aSeller(shop);
  const around = await surroundings(shop);
  const { merge, undo, find } = await merging(shop);
  const property = fc.asyncProperty(company, company, side, async (first, second, stays) => {
    const { db } = shop.database;
    const values = ({ name, description }: Company) => ({ name, description, identifier: '211003420017' });
    const pair = await db
      .insertInto('company')
      .values([values(first), values(second)])
      .returning('id')
      .execute();
    const [id = 0, otherId = 0] = pair.map((row) => row.id);
    const writes = [() => write(shop, id, first, otherId, around), () => write(shop, otherId, second, id, around)];
    for (const next of stays === 'own' ? writes : writes.toReversed()) await next();
    const before = await dumpRows(shop);
    const { status, mergeId } = await merge(id, otherId, { name: stays, description: stays });
    expect(status).toBe(200);
    checkMerged(before, await dumpRows(shop), id, otherId);
    const chosen = stays === 'own' ? first : second;
    expect(await find(otherId)).toMatchObject({ id, name: chosen.name, description: chosen.description });
    expect((await undo(mergeId)).data).toEqual({ id, otherId, kept: [], returned: [] });
    const { history: _, ...after } = await dumpRows(shop);
    const { history: _before, ...rows } = before;
    expect(after).toEqual(rows);
    await db.deleteFrom('company_client_of').execute();
  });
  await fc.assert(property, { numRuns });
};
