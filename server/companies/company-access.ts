import { sql } from 'kysely';
import { companiesSeen } from '#server/company-rights';
import { type Asker, addedCompany, readsAccountOf } from '#server/people-access';

const id = sql.ref('company.id');

/** Whether the caller changes the company of a query's row (decision 021): one that a site sells as only where he sells for it. */
export const changesCompany = (caller: Asker) => {
  const sold = companiesSeen(caller.session, 'people');
  const sells = sold === null ? sql`true` : sql`${id} = any(${sold}::bigint[])`;
  return sql<boolean>`case when company.own_site is null then (${readsAccountOf(caller, id)} or ${addedCompany(caller, id)}) else ${sells} end`;
};
