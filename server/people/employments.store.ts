import { sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';

/** The companies that a person works for, with his position there. */
export const readEmployers = (db: Db, personId: number) =>
  db
    .selectFrom('employee')
    .innerJoin('company', 'company.id', 'employee.company_id')
    .select(['company.id as companyId', 'company.name', 'employee.position'])
    .where('employee.person_id', '=', personId)
    .orderBy('company.id')
    .execute();

/** A person's rows among the employees of companies, in the order of the companies. */
export const readEmployments = (db: Db, personId: number) =>
  db
    .selectFrom('employee')
    .select(['id', 'company_id as companyId', 'position'])
    .where('person_id', '=', personId)
    .orderBy('company_id')
    .execute();

/** Keeps a person's employers, these companies and those that sites sell as from other writers, in the order of their ids. */
export const lockEmployers = (db: Transaction, personId: number, companyIds: readonly number[]) =>
  db
    .selectFrom('company')
    .select('id')
    .where(
      'id',
      'in',
      sql<number>`(select company_id from employee where person_id = ${personId}
        union select unnest(${companyIds}::bigint[])
        union select id from company where own_site is not null)`,
    )
    .orderBy('id')
    // An order that names one of them does not wait.
    .forNoKeyUpdate()
    .execute();
