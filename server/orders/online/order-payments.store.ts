import { sql } from 'kysely';
import type { AlertKind } from '#contract/plain/payment-alerts';
import type { AnswerOrigin, PaymentStatus } from '#contract/plain/payments';
import type { Db } from '#server/ctx';

type Said = {
  at: string;
  origin: AnswerOrigin;
  status: PaymentStatus | null;
  currency: string | null;
  amount: number | null;
  refunded: number | null;
  detail: string;
  providerId: string | null;
};

const answers = sql<Said[]>`(
  select coalesce(json_agg(json_build_object('at', payment_answer.at, 'origin', origin, 'status', payment_answer.status,
    'currency', payment_answer.currency, 'amount', payment_answer.amount_cents, 'refunded', payment_answer.refunded_cents,
    'detail', payment_answer.detail, 'providerId', payment.provider_id) order by payment_answer.id), '[]')
  from payment_answer left join payment on payment.id = payment_answer.payment_id
  where payment_answer.attempt_id = payment_attempt.id)`;

/** An order's attempts with what was answered, the oldest first. */
export const readAttemptsWithAnswers = (db: Db, orderId: number) =>
  db
    .selectFrom('payment_attempt')
    .select(['guid', 'method', 'currency', 'amount_cents as amount', 'made_at as madeAt', 'ends_at as endsAt', 'url'])
    .select(answers.as('answers'))
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

const alerts = (db: Db) =>
  db
    .selectFrom('order_alert')
    .innerJoin('orders', 'orders.id', 'order_alert.order_id')
    .leftJoin('payment', 'payment.id', 'order_alert.payment_id')
    .select(['order_alert.id', sql<AlertKind>`order_alert.kind`.as('kind'), 'order_alert.at'])
    .select(['orders.guid as orderGUID', 'orders.number as orderNumber', 'order_alert.payment_id as paymentId'])
    .select([
      'solved_at as solvedAt',
      'solved_by as solvedBy',
      'order_alert.reason',
      'orders.to_company_id as toCompanyId',
    ])
    .select((e) => [
      e.fn.coalesce('payment.method', 'orders.payment_id').as('method'),
      e.fn.coalesce('payment.detail', sql<string>`''`).as('detail'),
      e.fn.coalesce('payment.provider_id', sql<string>`''`).as('providerId'),
      e.fn.coalesce('payment.currency', sql<string>`'USD'`).as('currency'),
      e.fn.coalesce('payment.amount_cents', 'orders.total_cents').as('amount'),
      e.fn.coalesce('payment.refunded_cents', sql<number>`0`).as('refunded'),
    ]);

export const readAlerts = (db: Db, orderId: number) =>
  alerts(db).where('order_alert.order_id', '=', orderId).orderBy('order_alert.id').execute();

/** The oldest open alerts of a site, of these companies' orders; null is all. */
export const readOpenAlerts = (db: Db, site: string, companies: readonly number[] | null) => {
  const open = alerts(db).where('orders.site', '=', site).where('solved_at', 'is', null);
  const own = companies === null ? open : open.where('orders.to_company_id', 'in', companies);
  return own.orderBy('order_alert.at').orderBy('order_alert.id').limit(100).execute();
};
