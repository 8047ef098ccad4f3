import { type Insertable, sql } from 'kysely';
import type { AlertKind, PaymentStatus } from '#contract/plain/payments';
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
    .select(['first_at as firstAt', sql<OnlineId>`method`.as('method'), sql<PaymentStatus>`status`.as('status')]);

/** An order's payments, the oldest first. */
export const readPayments = (db: Db, orderId: number) =>
  payments(db).where('order_id', '=', orderId).orderBy('id').execute();

export const readPayment = (db: Db, id: number) => payments(db).where('id', '=', id).executeTakeFirst();

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

/** Writes an alert, once per payment and kind; false where it is there. One that was solved is opened again only by `again`. */
export const insertAlert = async (
  db: Transaction,
  alert: { orderId: number; paymentId: number; kind: AlertKind; at: Date },
  { again }: { again: boolean },
): Promise<boolean> => {
  const query = db
    .insertInto('order_alert')
    .values({ order_id: alert.orderId, payment_id: alert.paymentId, kind: alert.kind, at: alert.at });
  const open = { at: alert.at, solved_at: null, solved_by: null, solved_account_id: null, reason: null };
  const row = await query
    .onConflict((conflict) => {
      const same = conflict.columns(['payment_id', 'kind']);
      return again ? same.doUpdateSet(open).where('order_alert.solved_at', 'is not', null) : same.doNothing();
    })
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

type Solved = { at: Date; by: string; accountId: number | null; reason: string };

/** Solves the open alerts of a payment. */
export const solveAlertsOf = (db: Transaction, paymentId: number, kinds: readonly AlertKind[], solved: Solved) =>
  db
    .updateTable('order_alert')
    .set({ solved_at: solved.at, solved_by: solved.by, solved_account_id: solved.accountId, reason: solved.reason })
    .where('payment_id', '=', paymentId)
    .where('kind', 'in', kinds)
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

/** Solves one alert of an order; false where it has no such alert. One that is solved stays as it is. */
export const solveAlert = async (db: Transaction, orderId: number, id: number, solved: Solved) => {
  const alert = await db
    .selectFrom('order_alert')
    .select('solved_at as solvedAt')
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (alert?.solvedAt === null) {
    await db
      .updateTable('order_alert')
      .set({ solved_at: solved.at, solved_by: solved.by, solved_account_id: solved.accountId, reason: solved.reason })
      .where('id', '=', id)
      .execute();
  }
  return alert !== undefined;
};
