import { sql } from 'kysely';
import type { OnlineId } from '#contract/plain/commerce';
import type { RefusalCause } from '#contract/plain/payment-alerts';
import type { Db, Transaction } from '#server/ctx';
import { type Solved, solvedColumns } from '#server/orders/online/payments.store';

/** A kind of refused notification: its site, its provider and the cause. */
export type Refused = { site: string; method: OnlineId; cause: RefusalCause };

const openOf = (db: Transaction, site: string, method: OnlineId) =>
  db
    .updateTable('refused_notification')
    .where('site', '=', site)
    .where('method', '=', method)
    .where('solved_at', 'is', null);

const shown = (db: Db) =>
  db
    .selectFrom('refused_notification')
    .select(['id', sql<OnlineId>`method`.as('method'), sql<RefusalCause>`cause`.as('cause'), 'times'])
    .select(['first_at as firstAt', 'last_at as lastAt', 'solved_at as solvedAt', 'solved_by as solvedBy', 'reason'])
    .select('solved_account_id as solvedAccountId');

type When = {
  at: Date;
  /** An open row that counted none since then has ended. */
  quietSince: Date;
  /** A row that ended by itself and began after that goes on. */
  goesOnSince: Date;
};

/** Counts one more to the newest of its kind, where that is open or goes on; false where it does not. */
export const countRefused = async (db: Transaction, { site, method, cause }: Refused, when: When) => {
  const { rows } = await sql`
    update refused_notification
    set times = times + 1, last_at = ${when.at}, solved_at = null, solved_by = null, reason = null
    where id = (select id from refused_notification
        where site = ${site} and method = ${method} and cause = ${cause} order by id desc limit 1)
      and (case when solved_at is null then last_at >= ${when.quietSince}
        else solved_account_id is null and first_at >= ${when.goesOnSince} end)
    returning id`.execute(db);
  return rows.length > 0;
};

/** Notes the first of its kind; false where another process was first, to which it is counted. */
export const insertRefused = async (db: Transaction, { site, method, cause }: Refused, at: Date) => {
  const { times } = await db
    .insertInto('refused_notification')
    .values({ site, method, cause, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['site', 'method', 'cause'])
        .where('solved_at', 'is', null)
        .doUpdateSet({ last_at: at, times: sql`refused_notification.times + 1` }),
    )
    .returning('times')
    .executeTakeFirstOrThrow();
  return times === 1;
};

/** Ends what of its kind is open and brought none since `quietSince`. */
export const endQuiet = (db: Transaction, { site, method, cause }: Refused, quietSince: Date, solved: Solved) =>
  openOf(db, site, method)
    .set(solvedColumns(solved))
    .where('cause', '=', cause)
    .where('last_at', '<', quietSince)
    .execute();

/** Ends what is open of a provider, of every cause. */
export const endRefused = (db: Transaction, site: string, method: OnlineId, solved: Solved) =>
  openOf(db, site, method).set(solvedColumns(solved)).execute();

/**
 * Solves one of a site and reads it; undefined where the site has no such one. One that is solved already stays as it
 * is.
 */
export const solveRefused = async (db: Transaction, site: string, id: number, solved: Solved) => {
  await db
    .updateTable('refused_notification')
    .set(solvedColumns(solved))
    .where('site', '=', site)
    .where('id', '=', id)
    .where('solved_at', 'is', null)
    .execute();
  return shown(db).where('site', '=', site).where('id', '=', id).executeTakeFirst();
};

const solvedMost = 10;

/**
 * Refused notifications of a site, where one of `companies` is its own; null is every company. They are all open ones
 * that counted one since `quietSince`, and the newest solved ones.
 */
export const readRefused = (db: Db, site: string, companies: readonly number[] | null, quietSince: Date) =>
  shown(db)
    .where('site', '=', site)
    .where(
      sql<boolean>`(case when solved_at is null then last_at >= ${quietSince}
        else id in (select id from refused_notification
          where site = ${site} and solved_at is not null order by solved_at desc, id desc limit ${solvedMost}) end)`,
    )
    .where(
      sql<boolean>`(${companies === null} or exists (
        select from company where own_site = ${site} and id = any(${companies ?? []}::bigint[])))`,
    )
    .orderBy(sql`solved_at desc nulls first`)
    .orderBy('method')
    .orderBy('id')
    .execute();
