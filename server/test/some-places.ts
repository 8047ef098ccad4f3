import type { Db } from '#server/ctx';

/** Montevideo (state 1, city 1) and Canelones (state 2, city 2 Pando), where they are not there yet. */
export const somePlaces = async (db: Db) => {
  await db
    .insertInto('state')
    .values([
      { id: 1, name: 'Montevideo' },
      { id: 2, name: 'Canelones' },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('city')
    .values([
      { id: 1, state_id: 1, name: 'Montevideo' },
      { id: 2, state_id: 2, name: 'Pando' },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
