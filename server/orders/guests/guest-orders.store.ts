import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';
import type { lockBuyer } from '#server/orders/orders.store';

const hashOf = (key: string) => createHash('sha256').update(key).digest();

// So few rows keep no mailbox; those that share one wait for each other for the length of a transaction.
const lanes = 64;

/** Lets the new orders of one mailbox come one after the other. */
export const lockMailbox = (db: Transaction, mailbox: string) => {
  const lane = createHash('sha256').update(mailbox).digest().readUInt8() % lanes;
  return db
    .insertInto('counter')
    .values({ name: `guest ${lane}`, value: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`counter.value` }))
    .execute();
};

/** Notes that an order is a visitor's; of the key only its hash is kept. */
export const insertGuest = (db: Transaction, orderId: number, key: string) =>
  db
    .insertInto('guest_order')
    .values({ order_id: orderId, key_hash: hashOf(key) })
    .execute();

type Asked = { site: string; guid: string; key: string; since: Date };

/** An order placed since then whose guid and key these are, with its e-mail; undefined too where that was erased. */
export const readByKey = (db: Db, { site, guid, key, since }: Asked) =>
  db
    .selectFrom('orders')
    .innerJoin('guest_order', 'order_id', 'id')
    .select(['id', 'user_email as email'])
    .where('site', '=', site)
    .where('guid', '=', guid)
    .where('key_hash', '=', hashOf(key))
    .where('placed_at', '>', since)
    .where('user_email', '!=', '')
    .executeTakeFirst();

/** How far an order that is locked is from its account, and the data that make one; undefined where it is no visitor's. */
export const readGuest = (db: Db, orderId: number) =>
  db
    .selectFrom('guest_order')
    .innerJoin('orders', 'id', 'order_id')
    .select(['confirmed_at as confirmedAt', 'attached_at as attachedAt', 'user_email as email'])
    .select(['person_name as name', 'phone', 'phone_type as phoneType', 'phone_observation as phoneObservation'])
    .select(['address', 'address_recipient as recipient'])
    .select(['address_identifier as identifier', 'address_geolocation as geolocation'])
    .select(['address_state_id as stateId', 'address_city_id as cityId', 'address_zip_code as zIPCode'])
    .select('address_observation as observation')
    .where('order_id', '=', orderId)
    .executeTakeFirst();

export type Guest = NonNullable<Awaited<ReturnType<typeof readGuest>>>;

export const markConfirmed = (db: Transaction, orderId: number, at: Date) =>
  db.updateTable('guest_order').set({ confirmed_at: at }).where('order_id', '=', orderId).execute();

type Owner = Awaited<ReturnType<typeof lockBuyer>>;

/** Gives an order to an account, with the numbers of its person or company; a company's order names no person. */
export const attach = async (db: Transaction, orderId: number, accountId: number, owner: Owner, at: Date) => {
  await db
    .updateTable('orders')
    .set({
      account_id: accountId,
      person_id: owner.personId,
      person_identifier: owner.personIdentifier,
      company_id: owner.companyId,
      // A person keeps the RUT that he asked to have on it.
      ...(owner.companyId !== null && {
        company_name: owner.companyName,
        company_identifier: owner.companyIdentifier,
        person_name: null,
      }),
    })
    .where('id', '=', orderId)
    .execute();
  await db.updateTable('guest_order').set({ attached_at: at }).where('order_id', '=', orderId).execute();
};

/** A visitor's order that no account has: when he confirmed it, and what became of its first mail. */
export const readVisitor = (db: Db, orderId: number) =>
  db
    .selectFrom('guest_order')
    .innerJoin('orders', 'orders.id', 'guest_order.order_id')
    .leftJoin('mail', 'mail.order_id', 'orders.id')
    .select(['placed_at as placedAt', 'sent_at as mailedAt'])
    .select(sql<boolean>`mail.id is not null and sent_at is null and failed_at is null`.as('isMailWaiting'))
    .select('confirmed_at as confirmedAt')
    .where('guest_order.order_id', '=', orderId)
    .where('attached_at', 'is', null)
    .executeTakeFirst();
