import { sql } from 'kysely';
import { unpaidStates } from '#contract/plain/commerce';
import type { Db, Transaction } from '#server/ctx';
import { moving } from '#server/orders/orders.store';
import { slipWaitsSince } from '#server/orders/slips/slips.store';

const unitsOfOrder = sql<number>`(select sum(quantity) from order_item where order_id = orders.id)::int`;

/** A buyer whose orders are counted together: an account, or a mailbox for those that no account has. */
type Whose = { accountId: number } | { mailbox: string };

const isOf = (whose: Whose) =>
  'accountId' in whose
    ? sql<boolean>`account_id = ${whose.accountId}`
    : sql<boolean>`user_email = ${whose.mailbox} and account_id is null and channel = 'web'`;

const unpaidOf = (db: Db, whose: Whose) =>
  db
    .selectFrom('orders')
    .select([...moving, unitsOfOrder.as('units'), slipWaitsSince(new Date(0)).$castTo<boolean>().as('isInReview')])
    .where(isOf(whose))
    .where('channel', '=', 'web')
    .where('state', 'in', unpaidStates)
    .orderBy('id');

/** The orders that a buyer placed himself and that still wait for money, with their size. */
export const readUnpaid = (db: Db, whose: Whose) => unpaidOf(db, whose).execute();

/** The same, locked in the order of their ids. */
export const lockUnpaid = (db: Transaction, whose: Whose) => unpaidOf(db, whose).forUpdate('orders').execute();

/** The site's orders that one buyer placed or moved since then, for the shop; the newest 200, as many as he may change in a day. */
export const readRecent = (db: Db, site: string, whose: Whose, since: Date) =>
  db
    .selectFrom('orders')
    .select(['number', 'state', 'total_cents as total'])
    .where('site', '=', site)
    .where(isOf(whose))
    .where((e) =>
      e.exists(
        e
          .selectFrom('order_event')
          .select('order_event.id')
          .whereRef('order_event.order_id', '=', 'orders.id')
          .where('order_event.at', '>=', since),
      ),
    )
    .orderBy('number', 'desc')
    .limit(200)
    .execute();
