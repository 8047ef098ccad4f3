import { sql } from 'kysely';
import type { Address, Phone } from '#contract/people';
import type { Db, Transaction } from '#server/ctx';

/** Whose phones, addresses and e-mails: exactly one of the two. */
export type Owner = { personId: number } | { companyId: number };
type OwnerKind = 'person_id' | 'company_id';
export type ContactTable = 'phone' | 'address' | 'email';
export type Email = { id: number; email: string; isDefault: boolean };
export type Contacts = { phones: Phone[]; addresses: Address[]; emails: Email[] };

const columnOf = (owner: Owner): OwnerKind => ('personId' in owner ? 'person_id' : 'company_id');
const idOf = (owner: Owner) => ('personId' in owner ? owner.personId : owner.companyId);
// All three tables have the columns of this one that are used below.
const common = (table: ContactTable) => table as 'email';

/** The lists of several owners of one kind by owner id, each in the order in which it was entered. */
export const readContacts = async (db: Db, kind: OwnerKind, ids: readonly number[]) => {
  const lists = new Map<number, Contacts>(ids.map((id) => [id, { phones: [], addresses: [], emails: [] }]));
  if (ids.length === 0) return lists;
  const [phones, addresses, emails] = await Promise.all([
    db
      .selectFrom('phone')
      .select([`${kind} as owner`, 'id', 'phone', 'type', 'observation', 'is_default as isDefault'])
      .where(kind, 'in', ids)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('address')
      .innerJoin('state', 'state.id', 'address.state_id')
      .innerJoin('city', 'city.id', 'address.city_id')
      .select([`address.${kind} as owner`, 'address.id', 'address.address', 'address.state_id as stateId'])
      .select(['state.name as stateName', 'address.city_id as cityId', 'city.name as cityName'])
      .select(['address.zip_code as zIPCode', 'recipient', 'observation', 'identifier', 'geolocation'])
      .select('address.is_default as isDefault')
      .where(`address.${kind}`, 'in', ids)
      .orderBy('address.id')
      .execute(),
    db
      .selectFrom('email')
      .select([`${kind} as owner`, 'id', 'email', 'is_default as isDefault'])
      .where(kind, 'in', ids)
      .orderBy('id')
      .execute(),
  ]);
  for (const { owner, ...phone } of phones) lists.get(owner ?? 0)?.phones.push(phone);
  for (const { owner, ...address } of addresses) lists.get(owner ?? 0)?.addresses.push(address);
  for (const { owner, ...email } of emails) lists.get(owner ?? 0)?.emails.push(email);
  return lists;
};

/** {id, isDefault} of one list, in order. */
export const readList = (db: Db, table: ContactTable, owner: Owner) =>
  db
    .selectFrom(common(table))
    .select(['id', 'is_default as isDefault'])
    .where(columnOf(owner), '=', idOf(owner))
    .orderBy('id')
    .execute();

export type Values = Record<string, string | number | null>;

export const insertContact = async (db: Transaction, table: ContactTable, owner: Owner, values: Values) => {
  const row = { ...values, [columnOf(owner)]: idOf(owner) } as Values & { email: string };
  return (await db.insertInto(common(table)).values(row).returning('id').executeTakeFirstOrThrow()).id;
};

export const updateContact = (db: Transaction, table: ContactTable, id: number, values: Values) =>
  db
    .updateTable(common(table))
    .set(values as { email: string })
    .where('id', '=', id)
    .execute();

export const deleteContacts = (db: Transaction, table: ContactTable, ids: readonly number[]) =>
  db.deleteFrom(common(table)).where('id', 'in', ids).execute();

export const deleteContactsOf = (db: Transaction, table: ContactTable, owner: Owner) =>
  db.deleteFrom(common(table)).where(columnOf(owner), '=', idOf(owner)).execute();

/** Makes that item the only default of its list. */
export const setDefault = (db: Transaction, table: ContactTable, owner: Owner, id: number) =>
  db
    .updateTable(common(table))
    .set({ is_default: sql<boolean>`id = ${id}` })
    .where(columnOf(owner), '=', idOf(owner))
    .where('is_default', '!=', sql<boolean>`(id = ${id})`)
    .execute();
