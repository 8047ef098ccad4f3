import { type SqlBool, sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';
import type { Currency, OnlineId } from '#server/payments/providers/provider';
import type { SiteId } from '#sites/site';

const columns = [
  'payment_attempt.id',
  'payment_attempt.guid',
  'payment_attempt.order_id as orderId',
  'payment_attempt.currency',
  'payment_attempt.amount_cents as amount',
  'payment_attempt.made_at as madeAt',
  'payment_attempt.ends_at as endsAt',
  'payment_attempt.provider_id as providerId',
  'payment_attempt.url',
] as const;

const attempts = (db: Db) =>
  db
    .selectFrom('payment_attempt')
    .innerJoin('orders', 'orders.id', 'payment_attempt.order_id')
    .select([...columns, sql<OnlineId>`payment_attempt.method`.as('method'), 'orders.guid as orderGuid'])
    .select(sql<SiteId>`orders.site`.as('site'));

/** A try to pay an order at a provider's page. `amount` in cents of `currency`. */
export type Attempt = Awaited<ReturnType<typeof readAttempts>>[number];

/** An order's attempts, the newest first. */
export const readAttempts = (db: Db, orderId: number) =>
  attempts(db).where('payment_attempt.order_id', '=', orderId).orderBy('payment_attempt.id', 'desc').execute();

export const readAttemptById = (db: Db, id: number) =>
  attempts(db).where('payment_attempt.id', '=', id).executeTakeFirst();

export const readAttemptByGuid = (db: Db, guid: string) =>
  attempts(db).where('payment_attempt.guid', '=', guid).executeTakeFirst();

/** The attempt that a provider knows by its own id. */
export const readAttemptOf = (db: Db, method: OnlineId, providerId: string) =>
  attempts(db)
    .where('payment_attempt.method', '=', method)
    .where('payment_attempt.provider_id', '=', providerId)
    .executeTakeFirst();

/** The newest attempt of an order by a method. */
export const readNewestAttempt = (db: Db, method: OnlineId, orderGuid: string) =>
  attempts(db)
    .where('orders.guid', '=', orderGuid)
    .where('payment_attempt.method', '=', method)
    .orderBy('payment_attempt.id', 'desc')
    .executeTakeFirst();

type NewAttempt = {
  orderId: number;
  method: OnlineId;
  currency: Currency;
  amount: number;
  madeAt: Date;
  endsAt: Date;
  askAt: Date | null;
};

export const insertAttempt = async (db: Transaction, attempt: NewAttempt) => {
  const { id } = await db
    .insertInto('payment_attempt')
    .values({
      order_id: attempt.orderId,
      method: attempt.method,
      currency: attempt.currency,
      amount_cents: attempt.amount,
      made_at: attempt.madeAt,
      ends_at: attempt.endsAt,
      ask_at: attempt.askAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Keeps where the buyer pays, unless another process was first; answers whose it is now. */
export const saveStarted = async (
  db: Transaction,
  id: number,
  { providerId, url }: { providerId: string; url: string },
) => {
  await db
    .updateTable('payment_attempt')
    .set({ provider_id: providerId, url })
    .where('id', '=', id)
    .where('provider_id', 'is', null)
    .execute();
  return db
    .selectFrom('payment_attempt')
    .select(['provider_id as providerId', 'url'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
};

/** Takes the right to ask a provider of an attempt now: false where it was asked since `before`. */
export const claimAsk = async (db: Db, id: number, now: Date, before: Date) => {
  const row = await db
    .updateTable('payment_attempt')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where((e) => e.or([e('asked_at', 'is', null), e('asked_at', '<=', before)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

type Due = { but: readonly OnlineId[]; limit: number };

/** This site's attempts whose provider is to be asked by now, but those of some providers; the longest over first. */
export const readDueAttempts = (db: Db, site: string, now: Date, { but, limit }: Due) =>
  attempts(db)
    .where('orders.site', '=', site)
    .where('payment_attempt.ask_at', '<=', now)
    .where(sql<SqlBool>`not payment_attempt.method = any(${but}::text[])`)
    .orderBy('payment_attempt.ask_at')
    .limit(limit)
    .execute();

/** Says when a provider is asked the next time; null: no more. False where another process said so already. */
export const planAsk = async (db: Db, id: number, now: Date, next: Date | null) => {
  const row = await db
    .updateTable('payment_attempt')
    .set({ ask_at: next })
    .where('id', '=', id)
    .where('ask_at', '<=', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};
