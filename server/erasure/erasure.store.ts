import { sql } from 'kysely';
import type { Db } from '#server/ctx';
import type { Entry, Shown, Subject } from './entries.ts';
import { entries } from './personal-data.ts';

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

const names = sql`case when account.id is not null and not exists (select from account other where other.id <> account.id
    and other.first_name = account.first_name and other.last_name = account.last_name)
  then json_build_array(account.first_name || ' ' || account.last_name) else '[]'::json end`;

/** A person with what tells his rows; undefined where there is none. */
export const readSubject = async (db: Db, id: number): Promise<Subject | undefined> => {
  const { rows } = await sql<Subject>`
    select person.id as "personId", person.name || ' ' || person.last_name as name, person.identifier,
      account.id as "accountId", account.guid as "accountGuid", ${addresses} as addresses, ${names} as names,
      (select coalesce(json_agg(orders.id order by orders.id), '[]') from orders
        where orders.person_id = person.id or (orders.account_id = account.id and orders.person_id is null)) as orders
    from person left join account on account.person_id = person.id where person.id = ${id}`.execute(db);
  return rows[0];
};

type ShownEntry = { table: string; entry: Extract<Entry, { fate: 'stays' | 'deleted' | 'cleared' }>; shown: Shown };

/** The entries whose rows are shown to people. */
export const shownEntries: readonly ShownEntry[] = entries.flatMap(({ table, entry }) =>
  'shown' in entry && entry.shown ? [{ table, entry, shown: entry.shown }] : [],
);

const rowsOf = ({ table, entry }: ShownEntry, of: Subject) =>
  sql`from ${sql.table(table)} where ${entry.rows?.(of) ?? sql`false`}`;

/** The rows of somebody, of each of the shown entries in their order, with their labels. */
export const readShown = async (db: Db, of: Subject): Promise<Record<string, unknown>[][]> => {
  const lists = shownEntries.map((one) => {
    const members = Object.entries(one.shown.fields).map(
      ([label, value]) => sql`${sql.lit(label)}, ${typeof value === 'string' ? sql.ref(value) : value}`,
    );
    return sql`(select coalesce(json_agg(json_build_object(${sql.join(members)})), '[]') ${rowsOf(one, of)})`;
  });
  type Lists = Record<string, unknown>[][];
  const { rows } = await sql<{ lists: Lists }>`select json_build_array(${sql.join(lists)}) as lists`.execute(db);
  return rows[0]?.lists ?? [];
};
