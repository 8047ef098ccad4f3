import type { SampleShop } from '#contract/call';
import { aCommunication } from '#server/test/a-communication';
import { aCompany } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { anAccount, aSeller } from '#server/test/an-account';
import type { TestShop } from '#server/test/shop';

/** Makes what the samples of calls name. */
export const sampleShop = async (shop: TestShop): Promise<SampleShop> => {
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
  const authorId = (await aSeller(shop)).personId ?? 0;
  const own = db.selectFrom('company').select('id').where('own_site', '=', shop.ctx.site.id);
  const ownCompanyId = (await own.executeTakeFirstOrThrow()).id;
  const made = { creatorPersonId: authorId, creatorCompanyId: ownCompanyId, contactCompanyId: companyId };
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
    communicationId: (await aCommunication(db, { ...made, events: [{ type: 'SCH', newDate: shop.clock.now }] })).id,
  };
};
