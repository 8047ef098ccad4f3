import { sql } from 'kysely';
import type { Db } from '#server/ctx';

/** A site, and the years that names on fiscal documents stay with orders of its erased buyers. */
type FiscalTerm = { site: string; years: number };

/** Forgets whom the fiscal documents of erased buyers were for, once the newest of an order is older than the term of the law. */
export const forgetFiscalNames = async (db: Db, { site, years }: FiscalTerm, now: Date) => {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  await sql`update orders set person_name = null, person_last_name = null, person_identifier = null,
      company_name = case when company_id is not null then company_name end,
      company_identifier = case when company_id is not null then company_identifier end
    where site = ${site} and erased_at is not null and person_name is not null
      and not exists (select from order_cfe where order_id = orders.id and noted_at >= ${before}::timestamptz)`.execute(
    db,
  );
};
