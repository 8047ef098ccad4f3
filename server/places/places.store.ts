import { sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';
import { spanishOrder } from '#server/database/spanish-order';

// People read these lists: sorted as Spanish sorts them on both engines.
const byName = spanishOrder(sql`name`);

export const readStates = (db: Db) =>
  db.selectFrom('state').select(['id', 'name']).orderBy(byName).orderBy('id').execute();

/** Each department's seat comes first, with the lowest number there: a form that is given a department begins with it. */
export const readCities = (db: Db) =>
  db
    .selectFrom('city')
    .select(['id', 'name', 'state_id as stateId'])
    .orderBy(sql`id <> min(id) over (partition by state_id)`)
    .orderBy(byName)
    .orderBy('id')
    .execute();

/** {stateId, stateName, cityId, cityName}, or undefined where the city is not of that state. */
export const findCity = (db: Db, stateId: number, cityId: number) =>
  db
    .selectFrom('city')
    .innerJoin('state', 'state.id', 'city.state_id')
    .select(['state.id as stateId', 'state.name as stateName', 'city.id as cityId', 'city.name as cityName'])
    // Callers send any number: a comparison as `integer` would fail where it is larger.
    .where('city.id', '=', sql<number>`${cityId}::bigint`)
    .where('city.state_id', '=', sql<number>`${stateId}::bigint`)
    .executeTakeFirst();

export const addStates = (db: Transaction, states: readonly { id: number; name: string }[]) =>
  db
    .insertInto('state')
    .values(states.map(({ id, name }) => ({ id, name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const addCities = (db: Transaction, cities: readonly { id: number; name: string; state_id: number }[]) =>
  db
    .insertInto('city')
    .values(cities)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
