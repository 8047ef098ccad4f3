import { sql } from 'kysely';
import type { Db } from '#server/ctx';

/** The companies that a site sells as and that somebody can sell for, `but` that person. */
export const readSoldFor = async (db: Db, but = 0) => {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from company where own_site is not null and exists (
      select from employee join account on account.person_id = employee.person_id
        join account_role on account_role.account_id = account.id
      where employee.company_id = company.id and position = 'SEL' and employee.person_id <> ${but}
        and role in ('seller', 'administrator') and activated_at is not null and locked_at is null)
    order by id`.execute(db);
  return rows;
};
