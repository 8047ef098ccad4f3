import { sql } from 'kysely';
import type { OnlineId } from '#contract/plain/commerce';
import type { RefusalCause } from '#contract/plain/payments';
import type { Db, Writing } from '#server/ctx';

/** Notes that a notification was refused. */
export const insertRefused = async (
  { db }: Writing,
  { site, method, cause, at }: { site: string; method: OnlineId; cause: RefusalCause; at: Date },
) => {
  await db
    .insertInto('refused_notification')
    .values({ site, method, cause, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['site', 'method'])
        .doUpdateSet({ cause, last_at: at, times: sql`refused_notification.times + 1` }),
    )
    .execute();
};

/** Forgets what was refused: the provider gets through. */
export const deleteRefused = async ({ db }: Writing, site: string, method: OnlineId) => {
  await db.deleteFrom('refused_notification').where('site', '=', site).where('method', '=', method).execute();
};

/** The notifications refused at a site since `since`, where one of `companies` is its own; null is every company. */
export const readRefused = (db: Db, site: string, companies: readonly number[] | null, since: Date) =>
  db
    .selectFrom('refused_notification')
    .select([sql<OnlineId>`method`.as('method'), sql<RefusalCause>`cause`.as('cause'), 'times'])
    .select(['first_at as firstAt', 'last_at as lastAt'])
    .where('site', '=', site)
    .where('last_at', '>=', since)
    .where(
      sql<boolean>`(${companies === null} or exists (
        select from company where own_site = ${site} and id = any(${companies ?? []}::bigint[])))`,
    )
    .orderBy('method')
    .execute();
