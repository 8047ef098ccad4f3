import type { Db } from '#server/ctx';

/** The state and the way to pay of an order, without a lock. */
export const readOrderState = (db: Db, id: number) =>
  db
    .selectFrom('orders')
    .select(['state', 'payment_id as paymentId', 'hold_until as holdUntil'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Which order of this site a guid is, and to which company it is addressed. */
export const readOrderKey = (db: Db, site: string, guid: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'to_company_id as toCompanyId'])
    .where('site', '=', site)
    .where('guid', '=', guid)
    .executeTakeFirst();

/** This site's order whose guid and link's key these are. */
export const readFollowed = (db: Db, site: string, guid: string, key: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'user_email as email'])
    .where('site', '=', site)
    .where('guid', '=', guid)
    .where('link_key', '=', key)
    .executeTakeFirst();
