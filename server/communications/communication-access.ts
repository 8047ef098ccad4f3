import { type RawBuilder, sql } from 'kysely';
import { companiesSeen } from '#server/company-rights';
import type { Ctx } from '#server/ctx';
import { type Caller, readsAccountOf, readsCommunication, readsPerson } from '#server/people-access';

// Rights of docs/decisions/025-communications.md, as conditions of queries.

const madeBy = sql.ref('communication.creator_company_id');

/** Whether the caller reads the communication of a query's row. */
export const seesCommunication = (caller: Caller) =>
  readsCommunication(caller, madeBy, sql.ref('communication.contact_company_id'));

/** Whether the caller reads the contact person of a query's row, if it has one. */
export const knowsContact = (caller: Ctx) => {
  const person = sql.ref('communication.contact_person_id');
  return sql<boolean>`(${person} is null or ${readsPerson(caller, person)})`;
};

/** Whether the caller notes what is done in the name of the company of that id: he sells for it, or administrates its site. */
const writesFor = ({ session, site }: Ctx, id: RawBuilder<unknown>): RawBuilder<boolean> => {
  const companies = companiesSeen(session, 'people');
  return companies === null
    ? sql<boolean>`${id} = (select own.id from company own where own.own_site = ${site.id})`
    : sql<boolean>`${id} = any(${companies}::bigint[])`;
};

const hasRole = (role: string) => sql<boolean>`exists (
  select from account_role where account_id = account.id and role = ${role})`;

/** Whether somebody other than administrators sells for the company of that id. As `exists` it would read all accounts for a page. */
const isSoldFor = (id: RawBuilder<unknown>) => sql<boolean>`coalesce((
  select true from employee where employee.company_id = ${id} and position = 'SEL' and coalesce((
    select ${hasRole('seller')} and not ${hasRole('administrator')} from account
    where account.person_id = employee.person_id and activated_at is not null and locked_at is null), false)
  limit 1), false)`;

/** Whether the caller changes the communication of a query's row; where nobody sells for its company, an administrator does. */
export const changesCommunication = (ctx: Ctx) => {
  const changes = writesFor(ctx, madeBy);
  return companiesSeen(ctx.session, 'people') === null
    ? sql<boolean>`(${changes} or not ${isSoldFor(madeBy)})`
    : changes;
};

/** The pairs of person and company that the caller may name as the creator, as `(person_id, company_id)`. */
export const authorsOf = (ctx: Ctx): RawBuilder<unknown> => sql`(
  select person_id, company_id from employee where position = 'SEL' and ${writesFor(ctx, sql.ref('company_id'))}
  union select ${ctx.session?.personId ?? null}::bigint, id from company where ${writesFor(ctx, sql.ref('company.id'))})`;

/** Whether the caller adds a communication with the company of that id, or with any. */
export const addsWith = (ctx: Ctx, contactCompanyId: number | undefined): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from ${authorsOf(ctx)} as author)
    and ${contactCompanyId === undefined ? sql`true` : readsAccountOf(ctx, sql`${contactCompanyId}::bigint`)})`;
