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

/** Whether the caller changes the communication of a query's row. */
export const changesCommunication = (ctx: Ctx) => writesFor(ctx, madeBy);

/** The pairs of person and company that the caller may name as the creator, as `(person_id, company_id)`. */
export const authorsOf = (ctx: Ctx): RawBuilder<unknown> => sql`(
  select person_id, company_id from employee where position = 'SEL' and ${writesFor(ctx, sql.ref('company_id'))}
  union select ${ctx.session?.personId ?? null}::bigint, id from company where ${writesFor(ctx, sql.ref('company.id'))})`;

/** Whether the caller adds a communication with the company of that id, or with any. */
export const addsWith = (ctx: Ctx, contactCompanyId: number | undefined): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from ${authorsOf(ctx)} as author)
    and ${contactCompanyId === undefined ? sql`true` : readsAccountOf(ctx, sql`${contactCompanyId}::bigint`)})`;
