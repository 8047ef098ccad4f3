import type { z } from 'zod';
import type { Parsed } from '#contract/contract';
import type { newPerson } from '#contract/people';
import { phoneKey } from '#contract/plain/phone';
import { type Field, writable } from '#contract/plain/thing';
import { company } from '#contract/things/company';
import { contactLists } from '#contract/things/contacts';
import { person } from '#contract/things/person';
import type { Inside } from '#server/ctx';
import { requireCity } from '#server/places/places.service';
import { editLists, type ItemEdit, type ItemRule, insertions, type ListEdits } from '#server/thing-lists';

/** A person or a company: each has phones, addresses and e-mails. */
export type Owner = { personId: number } | { companyId: number };
/** The lists of a new owner. */
export type NewContacts = Pick<z.output<typeof newPerson>, 'phones' | 'addresses' | 'emails'>;
type Lists = Pick<Parsed<'person/update'>, keyof NewContacts>;

export const ownerColumns = (owner: Owner): Record<string, number> =>
  'personId' in owner ? { person_id: owner.personId } : { company_id: owner.companyId };

/** Rules of the contact lists beside their schemas: a city is one of its department. */
export const contactRules: Readonly<Record<string, ItemRule>> = {
  addresses: (inside, { stateId, cityId }, path) =>
    requireCity(inside, Number(stateId), Number(cityId), `${path}.cityId`),
};

/** Applies edit lists (decisions W5) inside the caller's transaction, which has locked the owner. */
export const changeContacts = (inside: Inside, owner: Owner, lists: Lists) =>
  'personId' in owner
    ? editLists(inside, person, owner.personId, lists as ListEdits, contactRules)
    : editLists(inside, company, owner.companyId, lists as ListEdits, contactRules);

const contactsOnly = ({ phones, addresses, emails }: NewContacts) => ({ phones, addresses, emails });

/** Stores the lists of a new owner, inside the caller's transaction; one item of each becomes the default. */
export const addContacts = (inside: Inside, owner: Owner, lists: NewContacts) =>
  changeContacts(inside, owner, insertions(contactsOnly(lists)) as Lists);

type Contact = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Item = Contact & { id: number; isDefault: boolean };
type Items = Readonly<Record<string, unknown>>;

/** Whether a new contact says what a stored one does: its number in whatever spelling, its address wherever the map has it. */
const saysSame = (fields: readonly Field[], stored: Contact, given: Contact) =>
  writable(fields).every(({ name, rule }) => {
    const [is, asked] = [stored[name] ?? null, given[name] ?? null];
    if (rule.kind === 'phone') return phoneKey(String(is)) === phoneKey(String(asked));
    return is === asked || (rule.kind === 'place' && asked === null);
  });

/** Edits of a list without new contacts that say what a stored one does; one that is to be the default marks that one. */
const withoutRepeated = (fields: readonly Field[], stored: readonly Item[], edits: readonly ItemEdit[]): ItemEdit[] => {
  const edited = edits.map((edit) => (edit.mode === 'INS' ? undefined : edit.id));
  const left = stored.filter(({ id }) => !edited.includes(id));
  return edits.flatMap((edit) => {
    const same = edit.mode === 'INS' ? left.find((item) => saysSame(fields, item, edit as Contact)) : undefined;
    if (!same) return [edit];
    return edit.isDefault && !same.isDefault ? [{ ...same, mode: 'UPD', isDefault: true }] : [];
  });
};

/**
 * Edits of contacts without those that add a contact which the owner has already: an answer may be lost, and its call
 * made again. A contact that the same edits change or remove may be added.
 */
export const notRepeated = <L extends Lists>(stored: Items, lists: L): L => ({
  ...lists,
  ...Object.fromEntries(
    contactLists
      .filter(({ name }) => lists[name])
      .map(({ name, fields }) => [name, withoutRepeated(fields, stored[name] as Item[], lists[name] as ItemEdit[])]),
  ),
});

/** Gives an owner these lists in place of all it had, inside the caller's transaction. */
export const replaceContacts = async (inside: Inside, owner: Owner, lists: NewContacts) => {
  for (const table of ['phone', 'address', 'email'] as const)
    await inside.db
      .deleteFrom(table)
      .where((e) => e.and(ownerColumns(owner)))
      .execute();
  await addContacts(inside, owner, lists);
};
