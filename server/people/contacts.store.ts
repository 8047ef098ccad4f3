import { sql } from 'kysely';
import type { Address, Phone } from '#contract/people';

/** The owner of phones, addresses and e-mails: exactly one of the two. */
export type Owner = { personId: number } | { companyId: number };
type Email = { id: number; email: string; isDefault: boolean };
export type Contacts = { phones: Phone[]; addresses: Address[]; emails: Email[] };

export const ownerColumns = (owner: Owner): Record<string, number> =>
  'personId' in owner ? { person_id: owner.personId } : { company_id: owner.companyId };

/** The lists of the row of `person` or `company` that a query reads, each in the order in which it was entered. */
export const contactsOf = (kind: 'person' | 'company') => {
  const owner = sql.ref(`${kind}_id`);
  const id = sql.ref(`${kind}.id`);
  return [
    sql<Phone[]>`(
      select coalesce(json_agg(json_build_object('id', p.id, 'phone', p.phone, 'type', p.type,
        'observation', p.observation, 'isDefault', p.is_default) order by p.id), '[]')
      from phone p where p.${owner} = ${id})`.as('phones'),
    sql<Address[]>`(
      select coalesce(json_agg(json_build_object('id', a.id, 'address', a.address, 'stateId', a.state_id,
        'stateName', state.name, 'cityId', a.city_id, 'cityName', city.name, 'zIPCode', a.zip_code,
        'recipient', a.recipient, 'observation', a.observation, 'identifier', a.identifier,
        'geolocation', a.geolocation, 'isDefault', a.is_default) order by a.id), '[]')
      from address a join state on state.id = a.state_id join city on city.id = a.city_id
      where a.${owner} = ${id})`.as('addresses'),
    sql<Email[]>`(
      select coalesce(json_agg(json_build_object('id', e.id, 'email', e.email, 'isDefault', e.is_default) order by e.id), '[]')
      from email e where e.${owner} = ${id})`.as('emails'),
  ] as const;
};
