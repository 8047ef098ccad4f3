import { type Insertable, sql } from 'kysely';
import type { AlertKind } from '#contract/plain/payment-alerts';
import type { PaymentStatus } from '#contract/plain/payments';
import type { Db, Transaction } from '#server/ctx';
import type { OnlineId } from '#server/payments/providers/provider';
import type { Tables } from '#server/tables';

/** One payment that a provider knows. Cents of `currency`. */
export type StoredPayment = Awaited<ReturnType<typeof readPayments>>[number];

const payments = (db: Db) =>
  db
    .selectFrom('payment')
    .select(['id', 'attempt_id as attemptId', 'order_id as orderId', 'provider_id as providerId', 'currency', 'counts'])
    .select(['amount_cents as amount', 'refunded_cents as refunded', 'expires_at as expires', 'detail'])
    .select([
      'changed_at as changedAt',
      'first_at as firstAt',
      sql<OnlineId>`method`.as('method'),
      sql<PaymentStatus>`status`.as('status'),
    ]);

/** An order's payments, the oldest first. */
export const readPayments = (db: Db, orderId: number) =>
  payments(db).where('order_id', '=', orderId).orderBy('id').execute();

/** Writes a payment as it is known now, and answers its id. */
export const savePayment = async (
  db: Transaction,
  row: Omit<Insertable<Tables['payment']>, 'counts'>,
): Promise<number> => {
  const { status, refunded_cents, expires_at, detail, changed_at } = row;
  const { id } = await db
    .insertInto('payment')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['method', 'provider_id'])
        .doUpdateSet({ status, refunded_cents, expires_at, detail, changed_at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Says whether a payment pays for its order. The database refuses a second one. */
export const setCounts = (db: Transaction, id: number, counts: boolean) =>
  db.updateTable('payment').set({ counts }).where('id', '=', id).execute();

export const insertAnswer = (db: Transaction, row: Insertable<Tables['payment_answer']>) =>
  db.insertInto('payment_answer').values(row).execute();

/** Writes an alert, once per payment, or order without one, and kind; false where it is there. One that was solved is opened again only by `again`. */
export const insertAlert = async (
  db: Transaction,
  alert: { orderId: number; paymentId: number | null; kind: AlertKind; at: Date },
  { again }: { again: boolean },
): Promise<boolean> => {
  const query = db
    .insertInto('order_alert')
    .values({ order_id: alert.orderId, payment_id: alert.paymentId, kind: alert.kind, at: alert.at });
  const open = { at: alert.at, solved_at: null, solved_by: null, solved_account_id: null, reason: null };
  const row = await query
    .onConflict((conflict) =>
      again
        ? conflict.columns(['payment_id', 'kind']).doUpdateSet(open).where('order_alert.solved_at', 'is not', null)
        : conflict.doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

export type Solved = { at: Date; by: string; accountId: number | null; reason: string };
export const solvedColumns = ({ at, by, accountId, reason }: Solved) => ({
  solved_at: at,
  solved_by: by,
  solved_account_id: accountId,
  reason,
});

/** Solves the open alerts of a payment. */
export const solveAlertsOf = (db: Transaction, paymentId: number, kinds: readonly AlertKind[], solved: Solved) =>
  db
    .updateTable('order_alert')
    .set(solvedColumns(solved))
    .where('payment_id', '=', paymentId)
    .where('kind', 'in', kinds)
    .where('solved_at', 'is', null)
    .execute();

/** Solves what is open of an order's own money. */
export const solveRefundDue = (db: Transaction, orderId: number, solved: Solved) =>
  db
    .updateTable('order_alert')
    .set(solvedColumns(solved))
    .where('order_id', '=', orderId)
    .where('kind', '=', 'refundDue')
    .where('solved_at', 'is', null)
    .execute();

/** Whether an alert of this kind is open. */
export const hasOpenAlert = async (db: Db, orderId: number, kind: AlertKind) => {
  const row = await db
    .selectFrom('order_alert')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('solved_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};

/** Solves one alert of an order unless it is solved, and reads it as it was; undefined where the order has no such alert. */
export const solveAlert = async (db: Transaction, orderId: number, id: number, solved: Solved) => {
  const alert = await db
    .selectFrom('order_alert')
    .select([sql<AlertKind>`kind`.as('kind'), 'solved_at as at', 'solved_by as by', 'solved_account_id as accountId'])
    .select('reason')
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (alert?.at === null) {
    await db.updateTable('order_alert').set(solvedColumns(solved)).where('id', '=', id).execute();
  }
  return alert;
};
