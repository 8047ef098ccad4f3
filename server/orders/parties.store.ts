import { sql } from 'kysely';
import type { Transaction } from '#server/ctx';
import { Refusal } from '#server/refusal';

type Chosen = { personId?: number | null | undefined; companyId?: number | null | undefined };

const nobody = {
  personId: null,
  personName: null,
  personLastName: null,
  personIdentifier: null,
  companyId: null,
  companyName: null,
  companyIdentifier: null,
};

/**
 * Seller and buyer, both locked as merges and erasures lock them: accounts by id, then the person or the company.
 * Answers the seller's name, the buyer's account where he has one, and the data that an order copies of him: undefined
 * where he is gone. A 401 where the seller was erased meanwhile.
 */
export const lockParties = async (db: Transaction, sellerId: number, { personId, companyId }: Chosen) => {
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'person_id', 'company_id', 'activated_at'])
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .where((e) =>
      e.or([e('id', '=', sellerId), e('person_id', '=', personId ?? 0), e('company_id', '=', companyId ?? 0)]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const seller = accounts.find(({ id }) => id === sellerId);
  if (!seller) throw new Refusal('session.none');
  const own = accounts.filter((one) =>
    companyId ? one.company_id === companyId : personId && one.person_id === personId,
  );
  const [only] = own.length === 1 ? own : [];
  const accountId = only?.activated_at ? only.id : null;
  return { by: seller.name, accountId, buyer: await lockBuyerOf(db, { personId, companyId }) };
};

const lockBuyerOf = async (db: Transaction, { personId, companyId }: Chosen) => {
  if (companyId) {
    const company = await db
      .selectFrom('company')
      .select(['id as companyId', 'name as companyName', 'identifier as companyIdentifier'])
      .where('id', '=', companyId)
      .where('merged_into', 'is', null)
      .forKeyShare()
      .executeTakeFirst();
    return company && { ...nobody, ...company };
  }
  if (!personId) return nobody;
  const person = await db
    .selectFrom('person')
    .select(['id as personId', 'name as personName', 'last_name as personLastName', 'identifier as personIdentifier'])
    .where('id', '=', personId)
    .forKeyShare()
    .executeTakeFirst();
  return person && { ...nobody, ...person };
};
