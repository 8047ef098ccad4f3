import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Database } from '#server/database/database';
import type { Tables } from '#server/tables';
import { type Selling, speak, wrongStock } from '#server/test/killed-shop';
import type { randomOfTest } from '#server/test/random';
import { sites } from '#sites/all';

const mailbox = sites.RTC.contact.email;

/** Each order's number and the furthest state that an answer named. */
export type Acknowledged = Map<string, { number: number; state: string }>;

const course = ['PPE', 'PAP', 'DIS'];

/** Buyers at the shop of `killed-shop.ts`; `acknowledged` is what was answered to them all. */
export const openBuyers = (random: ReturnType<typeof randomOfTest>) => {
  const acknowledged: Acknowledged = new Map();

  const hear = (data: Record<string, unknown> | null) => {
    if (data)
      acknowledged.set(String(data.OrderGUID), { number: Number(data.OrderNumber), state: String(data.OrderState) });
  };

  /** One buyer: orders, and then cancels or sees his order paid and sent, until the shop is gone. */
  const buy = async (shop: Selling, token: string) => {
    for (;;) {
      const lines = random.some(shop.products, 3);
      const order = {
        OrderGUID: randomUUID(),
        OrderPhone: '099 123 456',
        OrderShippingId: 'RES',
        OrderShippingPrice: 0,
        OrderPaymentId: 'ABGI',
        Items: lines.map((line) => ({ Code: line.code, Price: line.price / 100, Quantity: 1 })),
      };
      const placed = await speak(shop, 'order/add', token, { order });
      hear(placed.data);
      if (placed.status === 409) await tidy(shop, token);
      const orderId = placed.data?.OrderGUID;
      if (!orderId) continue;
      if (random.chance(0.4)) hear((await speak(shop, 'order/cancel', token, { orderId })).data);
      else {
        for (const state of course.slice(1)) {
          hear((await speak(shop, 'order/changeState', shop.seller, { orderId, state, sendEmail: true })).data);
        }
      }
    }
  };

  /** Cancels what earlier rounds left unpaid. */
  const tidy = async (shop: Selling, token: string) => {
    const list = await speak(shop, 'order/filter', token, { filters: [], rowIndex: 0, rowsMax: 20 });
    for (const order of (list.data ?? []) as unknown as Record<string, unknown>[]) {
      if (order.OrderState === 'PPE')
        hear((await speak(shop, 'order/cancel', token, { orderId: order.OrderGUID })).data);
    }
  };

  return { acknowledged, buy };
};

/**
 * Shows that the orders that were acknowledged are there, and that orders, stock, numbers and mails add up. Tells how many
 * orders there are.
 */
export const expectOrdersAddUp = async (
  database: Database<Tables>,
  acknowledged: Acknowledged,
  onHand: number,
): Promise<number> => {
  const { db, query } = database;
  const orders = await db.selectFrom('orders').select(['guid', 'number', 'state']).orderBy('number').execute();
  const found = new Map(orders.map((order) => [order.guid, order]));
  for (const [guid, heard] of acknowledged) {
    const order = found.get(guid);
    expect(order?.number, guid).toBe(heard.number);
    // The answer to a later move may have been lost; what was answered may not.
    const isFurther = course.indexOf(order?.state ?? '') >= course.indexOf(heard.state) || order?.state === 'CAN';
    expect(heard.state === order?.state || (heard.state !== 'CAN' && isFurther), `${heard.state} ${order?.state}`).toBe(
      true,
    );
  }
  expect(orders.map(({ number }) => number)).toEqual(orders.map((_, at) => at + 1));
  expect(await wrongStock(database, onHand)).toEqual([]);
  const { rows: torn } = await query(
    `select id from orders o where holds_stock <> (state in ('PPE', 'PAP'))
       or (select count(*) from order_item i where i.order_id = o.id) <> 3
       or (select to_state from order_event e where e.order_id = o.id order by e.id desc limit 1) <> state
       or (select sum(quantity) from order_allocation a where a.order_id = o.id) <> 3`,
  );
  expect(torn).toEqual([]);
  const { rows: sums } = await query(
    `select count(*) as mails, (select count(*) from order_event where mailed) as mailed
     from mail where recipient <> '${mailbox}'`,
  );
  expect(sums[0]?.mails).toBe(sums[0]?.mailed);
  // The shop hears of each order, by a mail of its own or by one that sums up.
  const { rows: unheard } = await query(
    `select number from orders o
     where not exists (select from mail where recipient = '${mailbox}' and subject || text ~ ('Nº ' || o.number || '\\M'))`,
  );
  expect(unheard).toEqual([]);
  return orders.length;
};
