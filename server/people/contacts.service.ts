import type { z } from 'zod';
import type { childLists, newPerson } from '#contract/people';
import type { Ctx, Inside } from '#server/ctx';
import { type ItemValues, listStore } from '#server/database/list-store';
import { type Entered, editList } from '#server/edit-list';
import { type Contacts, contactsOf, type Owner, ownerColumns } from '#server/people/contacts.store';
import { requireCity } from '#server/places/places.service';

type Lists = { [K in keyof typeof childLists]?: z.output<(typeof childLists)[K]> };
type Item = NonNullable<Lists[keyof Lists]>[number];
/** The lists of a new owner. */
export type NewContacts = Pick<z.output<typeof newPerson>, keyof Contacts>;

/** More than anyone needs; keeps a list from growing for ever. */
const longest = 50;
const tables = { phones: 'phone', addresses: 'address', emails: 'email' } as const satisfies Record<
  keyof Contacts,
  string
>;
const names = Object.keys(tables) as (keyof Contacts)[];

/** What reads the phones, addresses and e-mails of a company inside a query for it. */
export const contactsOfCompany = contactsOf('company');

const storeOf = (inside: Inside, owner: Owner, name: keyof Contacts) =>
  listStore(inside.db, tables[name], ownerColumns(owner));

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
  for (const name of names) {
    const store = storeOf(inside, owner, name);
    await store.remove((await store.read()).map(({ id }) => id));
  }
  await addContacts(inside, owner, lists);
};

/**
 * Applies edit lists (decisions W5) inside the caller's transaction, which has locked the owner. An absent list stays.
 * Throws child.notFound for an item that is not this owner's.
 */
export const changeContacts = async (inside: Inside, owner: Owner, lists: Lists) => {
  const valuesOf = (item: Entered<Item>, path: string) => columnsOf(inside, item, path);
  for (const name of names) {
    const edits: readonly Item[] = lists[name] ?? [];
    await editList({ name, store: storeOf(inside, owner, name), valuesOf, longest }, edits);
  }
};

const columnsOf = async (ctx: Ctx, item: Entered<Item>, path: string): Promise<ItemValues> => {
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
