import { type RawBuilder, sql } from 'kysely';
import { companiesSeen } from '#server/company-rights';
import type { Ctx, Session } from '#server/ctx';

/** Somebody at a site, also where he has no session there. */
export type Caller = Pick<Ctx, 'site'> & { session: Pick<Session, 'roles' | 'employments' | 'personId'> | null };
type Column = RawBuilder<unknown>;

/** Whether the caller sells for the site's own company, or administers it: he reads all that is of people (decisions A3). */
export const sellsForSite = ({ session, site }: Caller): boolean => {
  const seen = companiesSeen(session, 'people');
  if (seen === null) return true;
  return session?.employments.some((job) => job.ownSite === site.id && seen.includes(job.companyId)) ?? false;
};

/** Whether the caller reads all that is of people; else `those` of the companies that he sees. */
const readsAllOr = (caller: Caller, those: (companies: RawBuilder<unknown>) => RawBuilder<boolean>) => {
  if (sellsForSite(caller)) return sql<boolean>`true`;
  const seen = companiesSeen(caller.session, 'people') ?? [];
  const [only] = seen;
  // The rows of one company are read in the order of its index.
  return sql<boolean>`(${those(seen.length === 1 ? sql`${only}::bigint` : sql`any(${seen}::bigint[])`)})`;
};

/** The caller, and the time at which he asks. */
export type Asker = Pick<Ctx, 'site' | 'session' | 'clock'>;

const dayMs = 24 * 3_600_000;

/** The time from which on what somebody did is still at hand to him (decisions 021 and 024). */
export const lately = ({ clock }: Pick<Ctx, 'clock'>) => new Date(clock().getTime() - dayMs);

/** Whether the caller added the thing of that id within a day. */
const addedLately = (asker: Asker, entity: 'person' | 'company', id: Column) =>
  sql<boolean>`(${id})::text in (select entity_id from history where entity = ${entity} and at >= ${lately(asker)}::timestamptz
    and account_id = ${asker.session?.accountId ?? null}::bigint and field = 'name' and from_value is null)`;

/** Whether the caller just added the company of that id, which nobody else changed and no account is of (decision 021). */
export const addedCompany = (asker: Asker, id: Column) =>
  sql<boolean>`(${addedLately(asker, 'company', id)}
    and not exists (select from history where entity = 'company' and entity_id = (${id})::text
      and account_id is distinct from ${asker.session?.accountId ?? null}::bigint)
    and not exists (select from account where account.company_id = ${id}))`;

/**
 * Whether the caller sells for a company and just added the person of that id; only until somebody employs it or an account
 * signs in as it (decision 024).
 */
const addedPerson = (asker: Asker, id: Column) => {
  if (!companiesSeen(asker.session, 'people')?.length) return sql<boolean>`false`;
  return sql<boolean>`(${addedLately(asker, 'person', id)}
    and not exists (select from employee where employee.person_id = ${id})
    and not exists (select from account where account.person_id = ${id}))`;
};

/**
 * Whether the caller reads the person of a query's row: himself, who works for a company that he sees, or bought from it, or whom
 * he just added.
 */
export const readsPerson = (caller: Asker, id: Column) =>
  readsAllOr(
    caller,
    (companies) => sql<boolean>`${id} = ${caller.session?.personId ?? null}::bigint
      or exists (select from employee where employee.person_id = ${id} and employee.company_id = ${companies})
      or exists (select from orders where orders.person_id = ${id} and orders.to_company_id = ${companies})
      or ${addedPerson(caller, id)}`,
  );

/** Whether the caller reads who bought from the company of that id: he sells for it, or reads all people. */
export const readsBuyersOf = (caller: Caller, id: Column) =>
  readsAllOr(caller, (companies) => sql<boolean>`${id}::bigint = ${companies}`);

/** Whether the caller reads the account of the company of a query's row: his own, or one that bought from it. */
export const readsAccountOf = (caller: Caller, id: Column) =>
  readsAllOr(
    caller,
    // Looked up for each row, of which a list has few: with `exists` all that such a company sold is read.
    (companies) => sql<boolean>`${id} = ${companies} or coalesce((
      select true from orders where orders.company_id = ${id} and orders.to_company_id = ${companies} limit 1), false)`,
  );

/** Whether the caller reads a communication of a query's row, by the companies that made it and that it is with. */
export const readsCommunication = (caller: Caller, made: Column, contact: Column) =>
  sql<boolean>`(${readsBuyersOf(caller, made)} and ${readsAccountOf(caller, contact)})`;

/** Whether the caller reads the people of the company of a query's row. */
export const readsPeopleOf = (caller: Caller, id: Column) =>
  readsAllOr(caller, (companies) => sql<boolean>`${id} = ${companies}`);

/** Whether the caller reads that this person works for this company: his own work, or where he reads the people. */
export const readsJob = (caller: Caller, personId: Column, companyId: Column) =>
  sql<boolean>`(${personId} = ${caller.session?.personId ?? null}::bigint or ${readsPeopleOf(caller, companyId)})`;
