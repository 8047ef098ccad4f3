import type { Updateable } from 'kysely';
import type { Db, Transaction } from '#server/ctx';
import type { Tables } from '#server/tables';

/** The refund of a payment that its provider has not answered yet. */
export const readOpenRefund = (db: Db, paymentId: number) =>
  db
    .selectFrom('payment_refund')
    .select(['guid as key', 'payment_id as payment', 'amount_cents as amount', 'asked_at as at', 'by'])
    .select(['account_id as accountId', 'reason', 'asking_until as askingUntil'])
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
    .select(['payment_refund.payment_id as paymentId', 'payment_refund.amount_cents as amount', 'payment_refund.guid'])
    .select(['asked_at as at', 'done_at as doneAt', 'by', 'reason'])
    .where('payment.order_id', '=', orderId)
    .orderBy('payment_refund.id')
    .execute();

type Row = Tables['payment_refund'];
type Refund = {
  key: string;
  payment: number;
  amount: number;
  at: Date;
  by: string;
  accountId: number | null;
  reason: string;
};

/** Notes a refund, new or open, before its provider is asked. Its key is the provider's too. */
export const startAsking = (db: Transaction, refund: Refund, askingUntil: Date) =>
  saveRefund(db, refund, { asking_until: askingUntil });

/** Notes that it is done, also where a question that came much later was refused meanwhile, and forgot it. */
export const closeRefund = (db: Db, refund: Refund, doneAt: Date) =>
  saveRefund(db, refund, { asking_until: null, done_at: doneAt });

const saveRefund = (db: Db, refund: Refund, set: Pick<Updateable<Row>, 'asking_until' | 'done_at'>) =>
  db
    .insertInto('payment_refund')
    .values({
      guid: refund.key,
      payment_id: refund.payment,
      amount_cents: refund.amount,
      asked_at: refund.at,
      by: refund.by,
      account_id: refund.accountId,
      reason: refund.reason,
      ...set,
    })
    .onConflict((one) => one.column('guid').doUpdateSet(set).where('payment_refund.done_at', 'is', null))
    .execute();

/** A question that is on its way; another one may have followed it since. */
type Asking = { key: string; until: Date };

/** Its provider did not answer: it may be asked again. */
export const stopAsking = (db: Db, { key, until }: Asking) =>
  db
    .updateTable('payment_refund')
    .set({ asking_until: null })
    .where('guid', '=', key)
    .where('asking_until', '=', until)
    .execute();

/** Its provider refused it for good: it is as if nobody had asked. */
export const forgetRefund = (db: Db, { key, until }: Asking) =>
  db
    .deleteFrom('payment_refund')
    .where('guid', '=', key)
    .where('asking_until', '=', until)
    .where('done_at', 'is', null)
    .execute();
