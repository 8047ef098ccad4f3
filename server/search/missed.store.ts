import { sql } from 'kysely';
import type { Db } from '#server/ctx';

type Missed = { text: string; count: number };

/** Adds to a day's counts. Further texts than `most` of a site and day are left out. */
export const addMissed = (db: Db, { site, day, most }: { site: string; day: string; most: number }, rows: Missed[]) =>
  sql`insert into search_miss (site, day, text, count)
    select ${site}, ${day}::date, text, count
    from json_to_recordset(${JSON.stringify(rows)}::json) as missed (text text, count integer)
    where (select count(*) from search_miss where site = ${site} and day = ${day}::date) < ${most}
      or exists (select from search_miss as old where site = ${site} and day = ${day}::date and old.text = missed.text)
    order by text
    on conflict (site, day, text) do update set count = search_miss.count + excluded.count`.execute(db);

/** The texts that were searched most in vain at a site from a day on. */
export const readMissed = (db: Db, site: string, from: string, most: number): Promise<Missed[]> =>
  db
    .selectFrom('search_miss')
    .select((e) => ['text', e.fn.sum<number>('count').as('count')])
    .where('site', '=', site)
    .where('day', '>=', from)
    .groupBy('text')
    .orderBy('count', 'desc')
    .orderBy('text')
    .limit(most)
    .execute();

export const deleteMissedBefore = (db: Db, day: string) =>
  db.deleteFrom('search_miss').where('day', '<', day).execute();
