import type { z } from 'zod';
import type { childLists, newPerson } from '#contract/people';
import type { Ctx, Inside } from '#server/ctx';
import {
  type Contacts,
  type ContactTable,
  deleteContacts,
  deleteContactsOf,
  insertContact,
  type Owner,
  readContacts,
  readList,
  setDefault,
  updateContact,
  type Values,
} from '#server/people/contacts.store';
import { requireCity } from '#server/places/places.service';
import { fieldRefusal, Refusal } from '#server/refusal';

type Lists = { [K in keyof typeof childLists]?: z.output<(typeof childLists)[K]> };
type Item = NonNullable<Lists[keyof Lists]>[number];
type Entered = Exclude<Item, { mode: 'DLT' }>;
/** The lists of a new owner. */
export type NewContacts = Pick<z.output<typeof newPerson>, keyof Contacts>;

/** More than anyone needs; keeps a list from growing for ever. */
const longest = 50;
const tables = { phones: 'phone', addresses: 'address', emails: 'email' } as const satisfies Record<
  keyof Contacts,
  ContactTable
>;

/** Phones, addresses and e-mails by owner id, three queries for any number of owners. */
export const contactsOfPeople = (ctx: Ctx, ids: readonly number[]) => readContacts(ctx.db, 'person_id', ids);
export const contactsOfCompanies = (ctx: Ctx, ids: readonly number[]) => readContacts(ctx.db, 'company_id', ids);

/** Stores the lists of a new owner, inside the caller's transaction; one item of each becomes the default. */
export const addContacts = (inside: Inside, owner: Owner, lists: NewContacts) => {
  const inserted = (items: readonly object[]) => items.map((item) => ({ ...item, mode: 'INS' }));
  return changeContacts(inside, owner, {
    phones: inserted(lists.phones),
    addresses: inserted(lists.addresses),
    emails: inserted(lists.emails),
  } as Lists);
};

/** Gives an owner these lists in place of all it had, inside the caller's transaction. */
export const replaceContacts = async (inside: Inside, owner: Owner, lists: NewContacts) => {
  for (const table of Object.values(tables)) await deleteContactsOf(inside.db, table, owner);
  await addContacts(inside, owner, lists);
};

/**
 * Applies edit lists (decisions W5) inside the caller's transaction, which has locked the owner. An absent list stays.
 * Afterwards exactly one item of a list is its default. Throws child.notFound for an item that is not this owner's.
 */
export const changeContacts = async (inside: Inside, owner: Owner, lists: Lists) => {
  for (const [name, table] of Object.entries(tables) as [keyof Contacts, ContactTable][]) {
    const items = lists[name];
    if (items && items.length > 0) await changeList(inside, owner, name, table, items);
  }
};

const changeList = async (inside: Inside, owner: Owner, name: string, table: ContactTable, items: readonly Item[]) => {
  const stored = await readList(inside.db, table, owner);
  const ids = new Set(stored.map((row) => row.id));
  let chosen = stored.find((row) => row.isDefault)?.id;
  const refused = new Set<number>();
  for (const [at, item] of items.entries()) {
    if (item.mode !== 'INS' && !ids.has(item.id)) throw new Refusal('child.notFound');
    if (item.mode === 'DLT') {
      await deleteContacts(inside.db, table, [item.id]);
      ids.delete(item.id);
      continue;
    }
    const values = await valuesOf(inside, item, `${name}.${at}`);
    const id = item.mode === 'INS' ? await insertContact(inside.db, table, owner, values) : item.id;
    if (item.mode === 'UPD') await updateContact(inside.db, table, id, values);
    ids.add(id);
    if (item.isDefault) chosen = id;
    if (item.isDefault === false) refused.add(id);
  }
  if (ids.size > longest) throw fieldRefusal(name, 'child.tooMany', { max: longest });
  const kept = chosen !== undefined && ids.has(chosen) && !refused.has(chosen);
  const first = [...ids].find((id) => !refused.has(id)) ?? [...ids][0];
  const next = kept ? chosen : first;
  if (next !== undefined) await setDefault(inside.db, table, owner, next);
};

const valuesOf = async (ctx: Ctx, item: Entered, path: string): Promise<Values> => {
  if ('phone' in item) return { phone: item.phone, type: item.type, observation: item.observation };
  if ('email' in item) return { email: item.email };
  await requireCity(ctx, item.stateId, item.cityId, `${path}.cityId`);
  return {
    address: item.address,
    state_id: item.stateId,
    city_id: item.cityId,
    zip_code: item.zIPCode,
    recipient: item.recipient,
    observation: item.observation,
    identifier: item.identifier,
    geolocation: item.geolocation,
  };
};
