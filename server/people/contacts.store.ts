import type { Address, Phone } from '#contract/people';
import type { Db } from '#server/ctx';

/** Whose phones, addresses and e-mails: exactly one of the two. */
export type Owner = { personId: number } | { companyId: number };
type OwnerKind = 'person_id' | 'company_id';
export type Email = { id: number; email: string; isDefault: boolean };
export type Contacts = { phones: Phone[]; addresses: Address[]; emails: Email[] };

export const ownerColumns = (owner: Owner): Record<string, number> =>
  'personId' in owner ? { person_id: owner.personId } : { company_id: owner.companyId };

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
