import type { Insertable } from 'kysely';
import type { Db, Transaction } from '#server/ctx';
import { isBelow } from '#server/read-model/visibility';
import type { Tables } from '#server/tables';

/** Codes of an account's favourites in or below a category, the last one kept first. */
export const readCodes = async (db: Db, accountId: number, root: string) => {
  const rows = await db
    .selectFrom('favourite')
    .innerJoin('product', 'product.id', 'product_id')
    .select('code')
    .where('account_id', '=', accountId)
    .where(isBelow(root))
    .orderBy('at', 'desc')
    .orderBy('product_id', 'desc')
    .execute();
  return rows.map(({ code }) => code);
};

type Favourite = Insertable<Tables['favourite']>;

/** How many other favourites the account has. Its row is locked, so that two at once are counted one after the other. */
export const countOthers = async (db: Transaction, { account_id, product_id }: Favourite) => {
  await db.selectFrom('account').select('id').where('id', '=', account_id).forUpdate().execute();
  const { count } = await db
    .selectFrom('favourite')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('account_id', '=', account_id)
    .where('product_id', '!=', product_id)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** One that is there already keeps its moment. */
export const insertFavourite = (db: Transaction, favourite: Favourite) =>
  db
    .insertInto('favourite')
    .values(favourite)
    .onConflict((conflict) => conflict.columns(['account_id', 'product_id']).doNothing())
    .execute();

export const deleteFavourite = async (db: Db, accountId: number, code: string) => {
  await db
    .deleteFrom('favourite')
    .using('product')
    .whereRef('product.id', '=', 'product_id')
    .where('account_id', '=', accountId)
    .where('code', '=', code)
    .execute();
};
