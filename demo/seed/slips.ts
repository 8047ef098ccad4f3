import { sql } from 'kysely';
import { paymentKinds } from '#contract/plain/commerce';
import type { Db } from '#server/ctx';

const deposits = Object.entries(paymentKinds).flatMap(([id, kind]) => (kind === 'deposit' ? [id] : []));

/** Gives each site's newest order that waits for a deposit a slip that somebody has to review: a transaction's number. */
export const seedSlips = (db: Db, now: Date) =>
  sql`insert into order_slip (guid, order_id, sent_at, sent_by, account_id, reference, state)
    select distinct on (orders.site) md5('slip ' || orders.guid)::uuid, orders.id,
      least(orders.placed_at + interval '10 minutes', ${now}::timestamptz), account.first_name || ' ' || account.last_name,
      account.id, '00' || (4417 + orders.number * 7), 'waiting'
    from orders join account on account.id = orders.account_id
    where orders.state = 'PPE' and orders.payment_id = any(${deposits}::text[])
    order by orders.site, orders.id desc`.execute(db);
