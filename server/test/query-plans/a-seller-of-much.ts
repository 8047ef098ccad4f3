import { employ } from '#server/test/a-company';
import { signIn } from '#server/test/an-account';
import type { TestShop } from '#server/test/shop';

/** A seller of the first company that is no site's own, who made many communications of his own and of it. */
export const aSellerOfMuch = async (shop: TestShop) => {
  const { db } = shop.database;
  const first = db.selectFrom('company').select('id').where('name', '=', 'Empresa 1');
  const { id: companyId } = await first.executeTakeFirstOrThrow();
  const { id, personId } = await db
    .selectFrom('communication')
    .innerJoin('account', 'account.person_id', 'creator_person_id')
    .select(['account.id', 'account.person_id as personId'])
    .where('creator_company_id', '=', companyId)
    .orderBy('communication.id')
    .executeTakeFirstOrThrow();
  await db.insertInto('account_role').values({ account_id: id, role: 'seller' }).execute();
  await employ(db, companyId, personId ?? 0);
  await shop.database.query('analyze account_role');
  return { companyId, personId: personId ?? 0, token: await signIn(shop, { id }) };
};
