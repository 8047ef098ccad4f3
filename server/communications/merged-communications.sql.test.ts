import { beforeEach, expect, test } from 'vitest';
import { clean } from '#server/cleaning';
import { aCommunication } from '#server/test/a-communication';
import { aPerson } from '#server/test/a-person';
import { anAccount } from '#server/test/an-account';
import { twoToMerge } from '#server/test/merged-companies';

let given: Awaited<ReturnType<typeof twoToMerge>>;
let personId: number;
beforeEach(async () => {
  given = await twoToMerge();
  ({ id: personId } = await aPerson(given.shop.database.db));
});

const made = (creatorCompanyId: number, contactCompanyId: number) =>
  aCommunication(given.shop.database.db, {
    creatorPersonId: personId,
    creatorCompanyId,
    contactCompanyId,
    events: [{ type: 'SCH', newDate: given.shop.clock.now }],
  });
const companies = async () =>
  (await given.shop.database.db.selectFrom('communication').selectAll().orderBy('id').execute()).map((row) => [
    row.creator_company_id,
    row.contact_company_id,
  ]);

test('a merge moves communications to the survivor, and its undo gives back those that it moved', async () => {
  const { call, own, id, otherId } = given;
  await made(own, otherId);
  await made(otherId, otherId);
  await made(own, id);
  // One that it made with itself counts once.
  expect((await call.preview(id, otherId)).data?.counts).toMatchObject({ communications: 2 });
  const { mergeId } = await call.merge(id, otherId);
  expect(await companies()).toEqual([
    [own, id],
    [id, id],
    [own, id],
  ]);
  await made(own, id);
  expect((await call.undo(mergeId)).data).toMatchObject({ kept: [] });
  expect(await companies()).toEqual([
    [own, otherId],
    [otherId, otherId],
    [own, id],
    [own, id],
  ]);
});

test('a company that was talked with is no private buyer once it is the creator’s own', async () => {
  const { shop, call, id, otherId } = given;
  const { id: toOther } = await made(id, otherId);
  const { id: toPrivate } = await aCommunication(shop.database.db, {
    creatorPersonId: personId,
    creatorCompanyId: otherId,
    events: [{ type: 'SCH', newDate: shop.clock.now }],
  });
  await call.merge(id, otherId);
  const found = async (one: number) => (await shop.call('communication/find', { id: one }, call.token)).data;
  const survivor = { creatorCompanyId: id, contactCompanyId: id };
  expect(await found(toOther)).toMatchObject({ ...survivor, isPrivate: false, contactCompanyName: 'Frenos Norte SRL' });
  expect(await found(toPrivate)).toMatchObject({ ...survivor, isPrivate: true });
});

test('who registered and never activated stays, where somebody talked with him', async () => {
  const { shop, own, id } = given;
  const { db } = shop.database;
  await anAccount(shop, { isActive: false, companyId: id });
  const ana = await anAccount(shop, { isActive: false });
  await made(own, id);
  await db.updateTable('communication').set({ contact_person_id: ana.personId }).execute();
  await clean(db, new Date(Date.now() + 90 * 24 * 3_600_000));
  expect(await db.selectFrom('account').select('id').where('activated_at', 'is', null).execute()).toEqual([]);
  expect(await db.selectFrom('company').select('id').where('id', '=', id).execute()).toEqual([{ id }]);
  expect(
    await db
      .selectFrom('person')
      .select('id')
      .where('id', '=', ana.personId ?? 0)
      .execute(),
  ).toHaveLength(1);
});
