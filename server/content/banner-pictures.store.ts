import { sql } from 'kysely';
import type { Db } from '#server/ctx';

/** Every site's groups of banners as JSON text; inside a transaction nobody else changes them until it ends. */
export const readBanners = (db: Db) =>
  db
    .selectFrom('config')
    .select(['site', 'key', 'value'])
    .where('key', 'in', ['BANNER_HOME', 'BANNER_3D', 'TEST_BANNER_HOME', 'TEST_BANNER_3D'])
    .orderBy('site')
    .orderBy('key')
    .modifyEnd(db.isTransaction ? sql`for update` : sql``);

/** The same, and under the key `LOGO` the path of the picture that a site has for its logo. */
export const readBannersAndLogos = (db: Db) =>
  db
    .with('banner', () => readBanners(db))
    .selectFrom('banner')
    .selectAll()
    .unionAll(
      db
        .selectFrom('setting')
        .select(['site', sql<string>`'LOGO'`.as('key'), sql<string>`value ->> 'image'`.as('value')])
        .where('key', '=', 'logo')
        .where(sql`value ->> 'image'`, 'is not', null),
    )
    .orderBy('site')
    .orderBy('key');
