import { type RawBuilder, sql } from 'kysely';
import type { Role, UserGroup } from '#contract/accounts';
import type { ListedUser } from '#contract/users';
import type { Db, Transaction } from '#server/ctx';
import { findsWords } from '#server/database/text-match';

/** The owner of an account: a person or a company. */
export type AccountOwner = { personId: number } | { companyId: number };

const columns = [
  'account.id',
  'account.guid',
  'account.email',
  'account.first_name as firstName',
  'account.last_name as lastName',
  'account.password_hash as passwordHash',
  'account.person_id as personId',
  'account.company_id as companyId',
  'account.activated_at as activatedAt',
  'account.needs_password as needsPassword',
  'account.locked_at as lockedAt',
  'account.vehicle_id as vehicleId',
  'account.vehicle_year as vehicleYear',
] as const;
const roles = sql<Role[]>`array(select role from account_role where account_id = account.id order by role)`.as('roles');

export type AccountRow = NonNullable<Awaited<ReturnType<typeof readAccountById>>>;

const accounts = (db: Pick<Db, 'selectFrom'>) => db.selectFrom('account').select(columns).select(roles);

export const readAccountByEmail = (db: Db, email: string) => accounts(db).where('email', '=', email).executeTakeFirst();

export const readAccountByGuid = (db: Db, guid: string) => accounts(db).where('guid', '=', guid).executeTakeFirst();

export const readAccountById = (db: Db, id: number) => accounts(db).where('id', '=', id).executeTakeFirst();

export const readAccountOfPerson = (db: Db, personId: number) =>
  accounts(db).where('person_id', '=', personId).executeTakeFirst();

export const lockAccountById = (db: Transaction, id: number) =>
  accounts(db).where('id', '=', id).forUpdate().executeTakeFirst();

/** The account, kept from other writers until the transaction ends. */
export const lockAccountByEmail = (db: Transaction, email: string) =>
  accounts(db).where('email', '=', email).forUpdate().executeTakeFirst();

// An account that is locked here stays: a row of the history that names it need not wait.
export const lockAccountByGuid = (db: Transaction, guid: string) =>
  accounts(db).where('guid', '=', guid).forNoKeyUpdate().executeTakeFirst();

type Asked = { text?: string | undefined; group?: UserGroup | undefined; personId?: number | undefined };

const company = sql<ListedUser['company']>`(
  select json_build_object('id', id, 'name', name) from company where company.id = account.company_id)`;
const employeeOf = sql<ListedUser['employeeOf']>`(
  select coalesce(json_agg(json_build_object('id', company.id, 'name', company.name, 'position', position) order by company.id), '[]')
  from employee join company on company.id = employee.company_id where employee.person_id = account.person_id)`;

/** One page of accounts by e-mail, with where their people work. */
export const readAccounts = async (db: Db, asked: Asked, rowIndex: number, rowsMax: number) =>
  accounts(
    // Nothing more is read of those before the page.
    db.with('account', (q) =>
      q
        .selectFrom('account')
        .selectAll()
        .where(matching(asked))
        .orderBy('account.email')
        .offset(rowIndex)
        .limit(rowsMax),
    ),
  )
    .select([company.as('company'), employeeOf.as('employeeOf')])
    .orderBy('account.email')
    .execute();

export const countAccounts = async (db: Db, asked: Asked) => {
  const counted = db.selectFrom('account').select((e) => e.fn.countAll<number>().as('count'));
  return (await counted.where(matching(asked)).executeTakeFirstOrThrow()).count;
};

const hasRole = sql<boolean>`exists (select from account_role where account_id = account.id)`;
const groups: Record<UserGroup, RawBuilder<boolean>> = {
  staff: hasRole,
  customers: sql<boolean>`not ${hasRole}`,
  inactive: sql<boolean>`account.activated_at is null`,
  locked: sql<boolean>`account.locked_at is not null`,
};

const matching = ({ text = '', group, personId }: Asked) =>
  sql<boolean>`${findsWords('account', text, (has) => [
    sql`select account.id from account join company on company.id = company_id where ${has('company.searched')}`,
  ])} and ${group ? groups[group] : sql`true`}
    and ${personId === undefined ? sql`true` : sql`account.person_id = ${personId}`}`;

/** Keeps these accounts from other writers: the one, and those of all administrators, in the order of their ids. */
export const lockWithAdministrators = (db: Transaction, guid: string) =>
  db
    .selectFrom('account')
    .select('id')
    .where(
      'id',
      'in',
      sql<number>`(select id from account where guid = ${guid}
        union select account_id from account_role where role = 'administrator')`,
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Whether somebody beside this account can administrate. */
export const hasOtherAdministrator = async (db: Transaction, id: number): Promise<boolean> => {
  const other = await db
    .selectFrom('account')
    .innerJoin('account_role', 'account_role.account_id', 'account.id')
    .select('account.id')
    .where('account_role.role', '=', 'administrator')
    .where('account.id', '!=', id)
    .where('account.activated_at', 'is not', null)
    .where('account.locked_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
};

type NewAccount = {
  guid: string;
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  site: string;
  activatedAt: Date | null;
};

const ownerColumns = (owner: AccountOwner) =>
  'personId' in owner
    ? { person_id: owner.personId, company_id: null }
    : { person_id: null, company_id: owner.companyId };

/** The new account's id; undefined where somebody took the e-mail meanwhile. */
export const insertAccount = async (db: Transaction, account: NewAccount, owner: AccountOwner) => {
  const row = await db
    .insertInto('account')
    .values({
      guid: account.guid,
      email: account.email,
      site: account.site,
      activated_at: account.activatedAt,
      first_name: account.firstName,
      last_name: account.lastName,
      password_hash: account.passwordHash,
      ...ownerColumns(owner),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

type Changes = Partial<{
  firstName: string;
  lastName: string;
  passwordHash: string;
  activatedAt: Date;
  needsPassword: boolean;
  createdAt: Date;
  lockedAt: Date | null;
  vehicleId: number | null;
  vehicleYear: number | null;
}>;

export const updateAccount = async (db: Transaction, id: number, changes: Changes, owner?: AccountOwner) => {
  if (Object.keys(changes).length === 0 && !owner) return;
  await db
    .updateTable('account')
    .set({
      first_name: changes.firstName,
      last_name: changes.lastName,
      password_hash: changes.passwordHash,
      activated_at: changes.activatedAt,
      needs_password: changes.needsPassword,
      created_at: changes.createdAt,
      locked_at: changes.lockedAt,
      vehicle_id: changes.vehicleId,
      vehicle_year: changes.vehicleYear,
      ...(owner && ownerColumns(owner)),
    })
    .where('id', '=', id)
    .execute();
};

/** Whether the link of an order that its mailbox placed since then still leads to an account (docs/decisions/033-guest-orders.md). */
const hasOrderLink = (since: Date) => sql<boolean>`exists (
  select from orders join guest_order on order_id = orders.id
  where user_email = account.email and orders.account_id is null and channel = 'web' and placed_at > ${since}
    and attached_at is null)`;

type Dead = { before: Date; linksSince: Date; now: Date };

/** Accounts that were registered before then and never activated, whose links are dead and to whom nobody gave a role. */
export const lockNeverActivated = (db: Transaction, { before, linksSince, now }: Dead) =>
  accounts(db)
    .where('activated_at', 'is', null)
    .where('created_at', '<', before)
    .where(sql<boolean>`not exists (select from account_key where account_id = account.id and expires_at > ${now})`)
    .where(sql<boolean>`not exists (select from account_role where account_id = account.id)`)
    .where((e) => e.not(hasOrderLink(linksSince)))
    .orderBy('account.id')
    .limit(100)
    .forUpdate()
    .execute();

export const deleteAccount = async (db: Transaction, id: number) => {
  await db.deleteFrom('consent').where('account_id', '=', id).execute();
  await db.deleteFrom('account').where('id', '=', id).execute();
};

export const addRole = (db: Transaction, accountId: number, role: Role) =>
  db
    .insertInto('account_role')
    .values({ account_id: accountId, role })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const replaceRoles = async (db: Transaction, accountId: number, list: readonly Role[]) => {
  await db.deleteFrom('account_role').where('account_id', '=', accountId).execute();
  for (const role of list) await addRole(db, accountId, role);
};

export const insertConsent = (db: Transaction, accountId: number, kind: string, textVersion: string, at: Date) =>
  db.insertInto('consent').values({ account_id: accountId, kind, text_version: textVersion, at }).execute();

/** Deletes the morning mails and calendars of these people. */
export const deleteAgendas = (db: Transaction, people: readonly number[]) =>
  db.deleteFrom('agenda').where('person_id', 'in', people).execute();
