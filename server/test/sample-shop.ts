import type { SampleShop } from '#contract/call';
import { aCompany } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { anAccount } from '#server/test/an-account';
import type { TestShop } from '#server/test/shop';

/** Makes what the samples of calls name. */
export const sampleShop = async (shop: TestShop): Promise<SampleShop> => {
  const { db } = shop.database;
  const group = await db
    .insertInto('company_group')
    .values({ name: 'Grupo Sur' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    companyId: (await aCompany(db, { name: 'Radiadores Sur' })).id,
    companyGroupId: group.id,
    personId: (await aPerson(db)).id,
    otherPersonId: (await aPerson(db)).id,
    userGuid: (await anAccount(shop)).guid,
  };
};
