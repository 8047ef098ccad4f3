import { sql } from 'kysely';
import { isOnline, paymentIds } from '#contract/plain/commerce';
import type { Db } from '#server/ctx';

/** Gives each order that was paid online its payment, and the answer of the provider that says so. */
export const seedPayments = async (db: Db) => {
  await sql`insert into payment_attempt (order_id, method, currency, amount_cents, made_at, ends_at, provider_id, url)
    select id, payment_id, case payment_id when 'MPU' then 'UYU' else 'USD' end,
      case payment_id when 'MPU' then total_uyu_cents else total_cents end,
      placed_at, placed_at + interval '30 minutes', 'demo-' || guid, ''
    from orders where state in ('PAP', 'DIS') and payment_id = any(${paymentIds.filter(isOnline)}::text[])`.execute(db);
  await sql`insert into payment (attempt_id, order_id, method, provider_id, status, currency, amount_cents, counts, detail,
      first_at, changed_at)
    select id, order_id, method, 'demo-' || order_id, 'approved', currency, amount_cents, true, '', made_at, made_at
    from payment_attempt where provider_id like 'demo-%'`.execute(db);
  await sql`insert into payment_answer (attempt_id, payment_id, at, origin, status, currency, amount_cents, detail)
    select attempt_id, id, first_at, 'notification', status, currency, amount_cents, detail
    from payment where provider_id like 'demo-%'`.execute(db);
};
