import type { SampleShop } from '#contract/call';
import { aCommunication } from '#server/test/a-communication';
import { aCompany } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { anAccount, aSeller, aSignedIn } from '#server/test/an-account';
import type { TestShop } from '#server/test/shop';

/** Two companies that differ in their names alone. */
const twoCompanies = async ({ database: { db } }: TestShop) => {
  const { id } = await aCompany(db, { name: 'Frenos Norte SRL' });
  return { id, otherId: (await aCompany(db, { name: 'Frenos Norte' })).id };
};

const merged = async (shop: TestShop) => {
  const { token } = await aSignedIn(shop, { roles: ['administrator'] });
  const pair = await twoCompanies(shop);
  const fields = { name: { from: 'own' as const, own: 'Frenos Norte SRL', other: 'Frenos Norte' } };
  const { mergeId = 0 } = await shop.call('company/merge', { ...pair, fields }, token);
  return { id: pair.id, mergeId };
};

/** Makes what the samples of calls name. `author`: who noted its communication. */
export const sampleShop = async (shop: TestShop, author?: { personId: number | null }): Promise<SampleShop> => {
  const { db } = shop.database;
  const group = await db
    .insertInto('company_group')
    .values({ name: 'Grupo Sur' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const brands = await db
    .insertInto('brand')
    .values(['Una marca', 'Otra marca', 'Marca sin nada'].map((name) => ({ name })))
    .returning('id')
    .execute();
  const [brandId = 0, otherBrandId = 0, unusedBrandId = 0] = brands.map(({ id }) => id);
  const companyId = (await aCompany(db, { name: 'Radiadores Sur' })).id;
  const authorId = (author ?? (await aSeller(shop))).personId ?? 0;
  const own = db.selectFrom('company').select('id').where('own_site', '=', shop.ctx.site.id);
  const ownCompanyId = (await own.executeTakeFirstOrThrow()).id;
  const communication = () =>
    aCommunication(db, {
      creatorPersonId: authorId,
      creatorCompanyId: ownCompanyId,
      contactCompanyId: companyId,
      events: [{ type: 'SCH', newDate: shop.clock.now }],
    });
  // One that stays open.
  await communication();
  return {
    companyId,
    companyGroupId: group.id,
    personId: (await aPerson(db)).id,
    otherPersonId: (await aPerson(db)).id,
    brandId,
    otherBrandId,
    unusedBrandId,
    userGuid: (await anAccount(shop)).guid,
    ownCompanyId,
    authorId,
    communicationId: (await communication()).id,
    buyerId: (await aCompany(db, { name: 'Taller con cuenta' })).id,
    twins: await twoCompanies(shop),
    merged: await merged(shop),
  };
};
