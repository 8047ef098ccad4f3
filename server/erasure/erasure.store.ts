import { sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';
import type { Entry, Shown, Subject } from './entries.ts';
import { entries } from './personal-data.ts';

/** The companies that a person works for, kept from other writers until the transaction ends. */
export const lockEmployers = async (db: Transaction, personId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select id from company
    where id in (select company_id from employee where person_id = ${personId}) order by id for update`.execute(db);
  return rows.map(({ id }) => id);
};

// A shared mailbox is another's too: what went there, and what comes, is not this person's alone.
const addresses = sql`(
  select coalesce(json_agg(address order by address), '[]') from (
    select account.email as address where account.id is not null
    union
    select lower(email.email) from email where email.person_id = person.id
      and not exists (select from email other where lower(other.email) = lower(email.email)
        and other.person_id is distinct from person.id)
      and not exists (select from account other where other.email = lower(email.email)
        and other.person_id is distinct from person.id)) as own)`;

/** Orders that a person's mailboxes placed and no account has. */
const guestOrders = (personId: number) => sql`
  select placed.id from person left join account on account.person_id = person.id
    join orders placed on placed.account_id is null and placed.channel = 'web' and placed.person_id is null
      and placed.user_email = any(array(select json_array_elements_text(${addresses})))
  where person.id = ${personId}`;

/**
 * Keeps a person, his account with those of all administrators, his employers, the orders of both, and the communications with him
 * from other writers until the transaction ends; false where there is no such person. Orders and changes of roles lock accounts first
 * too, changes of employees their company before the people, changes of communications both before these.
 */
const lockPerson = async (db: Transaction, id: number): Promise<boolean> => {
  await sql`select id from account where person_id = ${id}
      or id = any(array(select account_id from account_role where role = 'administrator'))
    order by id for update`.execute(db);
  await lockEmployers(db, id);
  const { rows } = await sql`select id from person where id = ${id} for update`.execute(db);
  await sql`select id from orders where person_id = ${id} or account_id = (select id from account where person_id = ${id})
      or id = any(array(${guestOrders(id)}))
    order by id for update`.execute(db);
  await sql`select id from communication where contact_person_id = ${id} order by id for update`.execute(db);
  return rows.length > 0;
};

const names = sql`case when account.id is not null and not exists (select from account other where other.id <> account.id
    and other.first_name = account.first_name and other.last_name = account.last_name)
  then json_build_array(account.first_name || ' ' || account.last_name) else '[]'::json end`;

// Before an account got another person.
const formerly = sql`(
  select coalesce(json_agg(json_build_object('accountId', had.id, 'until', away.at, 'since', (
      select max(came.at) from history came where came.entity = 'user' and came.entity_id = away.entity_id
        and came.field = 'personId' and came.to_value = to_jsonb(person.id) and came.id < away.id)) order by away.id), '[]')
  from history away join account had on had.guid = away.entity_id::uuid
  where away.entity = 'user' and away.field = 'personId' and away.from_value = to_jsonb(person.id))`;

/** A person with what tells his rows; undefined where there is none. */
export const readSubject = async (db: Db, id: number): Promise<Subject | undefined> => {
  const { rows } = await sql<Subject>`
    select person.id as "personId", person.name || ' ' || person.last_name as name, person.identifier,
      account.id as "accountId", account.guid as "accountGuid", ${addresses} as addresses, ${names} as names,
      ${formerly} as formerly,
      (select coalesce(json_agg(phone.phone order by phone.id), '[]') from phone where person_id = person.id) as phones,
      (select coalesce(json_agg(orders.id order by orders.id), '[]') from orders
        where orders.person_id = person.id or (orders.account_id = account.id and orders.person_id is null)
          or orders.id = any(array(${guestOrders(id)}))) as orders,
      (select coalesce(json_agg(orders.id order by orders.id), '[]') from orders
        where orders.person_id = person.id or orders.account_id = account.id
          or orders.id = any(array(${guestOrders(id)}))) as "mayBar"
    from person left join account on account.person_id = person.id where person.id = ${id}`.execute(db);
  return rows[0];
};

/** Locks a person with all that an erasure touches, and gives what tells his rows; undefined where there is none. */
export const lockSubject = async (db: Transaction, id: number): Promise<Subject | undefined> => {
  if (!(await lockPerson(db, id))) return undefined;
  // An account may have become his while this waited for him.
  await sql`select id from account where person_id = ${id} for update`.execute(db);
  return readSubject(db, id);
};

/** Whether there still is such an account. */
export const hasAccount = async (db: Db, id: number) =>
  (await db.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Those who had his account, or ordered by one that he has or ordered by: perhaps the same human. */
export const readSharers = async (db: Db, { personId, accountId, accountGuid }: Subject) => {
  const { rows } = await sql<{ id: number; name: string }>`
    with shared as (select ${accountId}::bigint as id
      union select account_id from orders where person_id = ${personId})
    select id, name || ' ' || last_name as name from person where id <> ${personId} and id = any(array(
      select person_id from orders where account_id = any(array(select shared.id from shared))
      union select person_id from account where account.id = any(array(select shared.id from shared))
      union select unnest(array[from_value #>> '{}', to_value #>> '{}'])::bigint from history
        where entity = 'user' and entity_id = ${accountGuid}::text and field = 'personId'))
    order by id`.execute(db);
  return rows;
};

type ShownEntry = { table: string; entry: Extract<Entry, { fate: 'stays' | 'deleted' | 'cleared' }>; shown: Shown };

/** The entries whose rows are shown to people. */
export const shownEntries: readonly ShownEntry[] = entries.flatMap(({ table, entry }) =>
  'shown' in entry && entry.shown ? [{ table, entry, shown: entry.shown }] : [],
);

const rowsOf = ({ table, entry }: ShownEntry, of: Subject) =>
  sql`from ${sql.table(table)} where ${entry.rows?.(of) ?? sql`false`}`;

/** How many rows of somebody each of the shown entries has, in their order. */
export const countShown = async (db: Db, of: Subject): Promise<number[]> => {
  const counts = shownEntries.map((one) => sql`(select count(*) ${rowsOf(one, of)})`);
  const { rows } = await sql<{ counts: number[] }>`select json_build_array(${sql.join(counts)}) as counts`.execute(db);
  return rows[0]?.counts ?? [];
};

/** The rows of somebody, of each of the shown entries in their order, with their labels. */
export const readShown = async (db: Db, of: Subject): Promise<Record<string, unknown>[][]> => {
  const lists = shownEntries.map((one) => {
    const members = Object.entries(one.shown.fields).map(([label, value]) => {
      const shown = typeof value === 'function' ? value(of) : value;
      return sql`${sql.lit(label)}, ${typeof shown === 'string' ? sql.ref(shown) : shown}`;
    });
    const row = sql`to_jsonb(${sql.table(one.table)}.*)`;
    return sql`(select coalesce(json_agg(json_build_object(${sql.join(members)}) order by ${row} -> 'id', ${row}), '[]')
      ${rowsOf(one, of)})`;
  });
  type Lists = Record<string, unknown>[][];
  const { rows } = await sql<{ lists: Lists }>`select json_build_array(${sql.join(lists)}) as lists`.execute(db);
  return rows[0]?.lists ?? [];
};

/** Does to the rows of somebody what the entries say, in their order. */
export const eraseRows = async (db: Transaction, of: Subject) => {
  for (const { table, entry } of entries) {
    if (entry.fate === 'deleted') await sql`delete from ${sql.table(table)} where ${entry.rows(of)}`.execute(db);
    if (entry.fate !== 'cleared') continue;
    const values = Object.entries(entry.values).map(
      ([column, value]) => sql`${sql.ref(column)} = ${typeof value === 'function' ? value(of) : value}`,
    );
    await sql`update ${sql.table(table)} set ${sql.join(values)} where ${entry.rows(of)}`.execute(db);
  }
};

/** The names of the files of the slips of these orders. */
export const readSlipFiles = async (db: Db, orders: readonly number[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('order_slip')
    .select('file_key')
    .where('order_id', 'in', [...orders, 0])
    .where('file_key', 'is not', null)
    .execute();
  return rows.flatMap(({ file_key }) => file_key ?? []);
};

/** Makes the first employee the default of those companies that have none any more. */
export const promoteEmployees = (db: Transaction, companies: readonly number[]) =>
  sql`update employee set is_default = true where id in (
    select min(id) from employee where company_id = any(${companies}::bigint[])
    group by company_id having not bool_or(is_default))`.execute(db);
