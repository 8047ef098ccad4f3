import { type RawBuilder, sql } from 'kysely';

/** Somebody whose data are read or erased, as the database has him. */
export type Subject = {
  personId: number;
  /** First and last name, as they are typed to erase him. */
  name: string;
  identifier: string | null;
  accountId: number | null;
  accountGuid: string | null;
  /** Accounts that were his until they got another person: what they did meanwhile is his. */
  formerly: readonly { accountId: number; since: string | null; until: string }[];
  /** His e-mails that nobody else has, in small letters. */
  addresses: readonly string[];
  phones: readonly string[];
  /** His account's name, unless another account has the same: authors whose account is not noted are known by it. */
  names: readonly string[];
  /** Ids of his orders. */
  orders: readonly number[];
  /** The same with those that others placed by his account: they lose its e-mail. */
  mayBar: readonly number[];
};

type Rows = (of: Subject) => RawBuilder<boolean>;
type Value = string | null | RawBuilder<unknown> | ((of: Subject) => RawBuilder<unknown>);

/** How rows are shown to people: a title, the column or expression of each label, and the words for codes under a label. */
export type Shown = {
  title: string;
  fields: Readonly<Record<string, string | RawBuilder<unknown> | ((of: Subject) => RawBuilder<unknown>)>>;
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/**
 * The fate of columns at an erasure. `none`: they say nothing of people. `computed`: they follow other columns. `ages`: they
 * end by themselves. `rows` are those of the subject, and `why` is a sentence for administrators.
 */
export type Entry = { columns: readonly string[] } & (
  | { fate: 'none' | 'computed' }
  | { fate: 'ages'; why: string }
  | { fate: 'stays'; why: string; rows?: Rows; shown?: Shown }
  | { fate: 'deleted'; rows: Rows; shown?: Shown }
  | { fate: 'cleared'; rows: Rows; values: Readonly<Record<string, Value>>; shown?: Shown }
);

const words = (columns: string) => columns.split(' ');

export const nothing = (columns: string): Entry => ({ fate: 'none', columns: words(columns) });
export const computed = (columns: string): Entry => ({ fate: 'computed', columns: words(columns) });
export const ages = (columns: string, why: string): Entry => ({ fate: 'ages', columns: words(columns), why });
export const stays = (columns: string, why: string, more: { rows?: Rows; shown?: Shown } = {}): Entry => ({
  fate: 'stays',
  columns: words(columns),
  why,
  ...more,
});
/** The whole row goes. */
export const deleted = (columns: string, rows: Rows, shown?: Shown): Entry => ({
  fate: 'deleted',
  columns: words(columns),
  rows,
  ...(shown && { shown }),
});
export const cleared = (rows: Rows, values: Readonly<Record<string, Value>>, shown?: Shown): Entry => ({
  fate: 'cleared',
  columns: Object.keys(values),
  rows,
  values,
  ...(shown && { shown }),
});

/** Stands where the name of an erased author stood. */
export const someone = 'Persona borrada';

export const ofPerson: Rows = ({ personId }) => sql`person_id = ${personId}`;
export const ofAccount: Rows = ({ accountId }) => sql`account_id = ${accountId}::bigint`;
export const ofOrders: Rows = ({ orders }) => sql`order_id = any(${orders}::bigint[])`;

/** Rows that somebody wrote at the moment `at`: his name goes, and his account. */
export const author = (name: string, account = 'account_id', at = 'at'): Entry =>
  cleared(
    ({ accountId, formerly }) => {
      const own = sql<boolean>`${sql.ref(account)} = ${accountId}::bigint`;
      if (formerly.length === 0) return own;
      return sql`(${own} or exists (
        select from jsonb_to_recordset(${JSON.stringify(formerly)}::jsonb)
          as had ("accountId" bigint, since timestamptz, until timestamptz)
        where had."accountId" = ${sql.ref(account)}
          and ${sql.ref(at)} between coalesce(had.since, '-infinity') and had.until))`;
    },
    { [name]: someone, [account]: null },
  );

/** A moment as clocks in Montevideo showed it; there was summer time until 2015. */
export const when = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'America/Montevideo', 'DD/MM/YYYY HH24:MI')`;
export const amount = (column: string) => sql`round(${sql.ref(column)} / 100.0, 2)`;
/** The number of the order of a row. */
export const orderNumber = sql`(select number from orders where orders.id = order_id)`;
