import { sql } from 'kysely';
import type { Db } from '#server/ctx';
import { type Owner, ownerColumns } from '#server/people/contacts.service';

const text = sql<string>`concat_ws(', ', address.address, city.name, state.name)`;

/**
 * Addresses of an owner whose place is to be found: those without one, and those that changed since the shop found it.
 * Left out are those that were looked for as they stand and are nowhere, and those that somebody placed.
 */
export const readUnplaced = (db: Db, owner: Owner) =>
  db
    .selectFrom('address')
    .innerJoin('city', 'city.id', 'address.city_id')
    .innerJoin('state', 'state.id', 'address.state_id')
    .select(['address.id', 'address.address', 'city.name as city', 'state.name as state', text.as('text')])
    .select(['address.geolocation', 'address.city_id as cityId'])
    .where((e) => e.and(ownerColumns(owner)))
    .where(
      sql<boolean>`(case when address.geolocation is null then located_as is not null or located_for is distinct from ${text}
        else address.geolocation = located_as and located_for is distinct from ${text} end)`,
    )
    .orderBy('address.id')
    .execute();

type Unplaced = Awaited<ReturnType<typeof readUnplaced>>[number];

/** Stores the place of an address as it was read; one that changed since stays. */
export const storePlace = (db: Db, { id, address, cityId, geolocation, text }: Unplaced, found: string | null) =>
  db
    .updateTable('address')
    .set({ geolocation: found, located_as: found, located_for: text })
    .where('id', '=', id)
    .where('address', '=', address)
    .where('city_id', '=', cityId)
    .where('geolocation', 'is not distinct from', geolocation)
    .execute();
