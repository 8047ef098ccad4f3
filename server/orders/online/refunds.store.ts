import type { Db, Transaction } from '#server/ctx';

/** The refund of a payment that its provider has not answered yet. */
export const readOpenRefund = (db: Db, paymentId: number) =>
  db
    .selectFrom('payment_refund')
    .select(['guid as key', 'payment_id as payment', 'amount_cents as amount', 'asked_at as at', 'by'])
    .select(['account_id as accountId', 'reason'])
    .where('payment_id', '=', paymentId)
    .where('done_at', 'is', null)
    .executeTakeFirst();

/** A refund by the key that it was asked with. */
export const readRefund = (db: Db, key: string) =>
  db
    .selectFrom('payment_refund')
    .select(['payment_id as paymentId', 'done_at as doneAt'])
    .where('guid', '=', key)
    .executeTakeFirst();

/** The refunds asked of an order's payments, the oldest first. */
export const readRefunds = (db: Db, orderId: number) =>
  db
    .selectFrom('payment_refund')
    .innerJoin('payment', 'payment.id', 'payment_refund.payment_id')
    .select(['payment_refund.payment_id as paymentId', 'payment_refund.amount_cents as amount'])
    .select(['asked_at as at', 'done_at as doneAt', 'by', 'reason'])
    .where('payment.order_id', '=', orderId)
    .orderBy('payment_refund.id')
    .execute();

type Refund = {
  key: string;
  payment: number;
  amount: number;
  at: Date;
  by: string;
  accountId: number | null;
  reason: string;
};

/** Its key is the provider's too. */
export const openRefund = (db: Transaction, refund: Refund) => insertRefund(db, refund).execute();

/** Notes that it is done, also where a second question was refused meanwhile and forgot it. */
export const closeRefund = (db: Db, refund: Refund, doneAt: Date) =>
  insertRefund(db, refund, doneAt)
    .onConflict((one) => one.column('guid').doUpdateSet({ done_at: doneAt }))
    .execute();

const insertRefund = (db: Db, refund: Refund, doneAt: Date | null = null) =>
  db.insertInto('payment_refund').values({
    guid: refund.key,
    payment_id: refund.payment,
    amount_cents: refund.amount,
    asked_at: refund.at,
    done_at: doneAt,
    by: refund.by,
    account_id: refund.accountId,
    reason: refund.reason,
  });

/** Its provider refused it for good: it is as if nobody had asked, unless it is done. */
export const forgetRefund = (db: Db, key: string) =>
  db.deleteFrom('payment_refund').where('guid', '=', key).where('done_at', 'is', null).execute();
