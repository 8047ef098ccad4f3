import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '#server/database/database';
import type { Tables } from '#server/tables';
import { freshDatabase } from '#server/test/database';
import { openKilledShop, type Selling, speak, wrongStock } from '#server/test/killed-shop';
import { lostMails } from '#server/test/lost-mails';
import { randomOfTest } from '#server/test/random';
import { listen, openStandIns } from '#server/test/stand-ins';

const random = randomOfTest('payment-kill');

// A port that is free now; each start of the shop listens there, as providers know its address.
const { url: address, close } = await listen(() => () => new Response());
await close();
const world = await openStandIns({ retriesMs: [100, 300, 1000, 3000], notified: address });
afterAll(world.close);
const { served: _, ...keys } = world.env;
const { isEmbedded, start, kill, look } = await openKilledShop({
  ...Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== undefined)),
  LISTEN: new URL(address).port,
  PUBLIC_URL: address,
  DEMO: '0',
  WORK: '1',
});

/** Each takes a few seconds; the embedded database opens slowly. */
const rounds = isEmbedded ? 20 : 50;
/** How long a round may go on after its orders, in ms: long enough for payments to be on their way. */
const longest = isEmbedded ? 300 : 60;

/** Orders that an answer acknowledged, by guid, with the key of their links. */
const acknowledged = new Map<string, string>();
/** How often a card was approved. */
let cardsPaid = 0;

const choose = async (url: string) => {
  const page = new URL(url);
  const choice = random.some(['approve', 'approve', 'approve', 'pending', 'reject', 'close'] as const, 1)[0] ?? 'close';
  const body = new URLSearchParams([...page.searchParams, ['choice', choice]]);
  page.search = '';
  const { status } = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  if (status < 400 && choice === 'approve' && page.origin === world.env.MERCADOPAGO_URL) cardsPaid += 1;
};

/** One buyer: orders, pays at the provider's page, comes back or not, until the shop is gone. */
const buy = async (shop: Selling, token: string) => {
  for (;;) {
    const order = {
      OrderGUID: randomUUID(),
      OrderPhone: '099 123 456',
      OrderShippingId: 'RES',
      OrderShippingPrice: 0,
      OrderPaymentId: random.chance(0.5) ? 'MPU' : 'PYPL',
      Items: random.some(shop.products, 2).map((line) => ({ Code: line.code, Price: line.price / 100, Quantity: 1 })),
    };
    let placed = await speak(shop, 'order/add', token, { order });
    if (placed.status === 409) await tidy(shop, token);
    if (!placed.data) continue;
    const orderId = String(placed.data.OrderGUID);
    acknowledged.set(orderId, String(placed.data.OrderLink).split('/').at(-1) ?? '');
    if (random.chance(0.2)) placed = await speak(shop, 'order/add', token, { order });
    if (placed.payment?.url) await choose(placed.payment.url);
    if (random.chance(0.5)) await settle(shop, orderId);
  }
};

const settle = (shop: Selling, orderId: string) =>
  speak(shop, 'payment/settle', '', { orderId, key: acknowledged.get(orderId) });

const tidy = async (shop: Selling, token: string) => {
  const { data } = await speak(shop, 'order/filter', token, { filters: [], rowIndex: 0, rowsMax: 20 });
  for (const { OrderGUID: orderId, OrderState: state } of (data ?? []) as unknown as Record<string, unknown>[]) {
    if (['INI', 'PCH', 'PPE'].includes(String(state))) await speak(shop, 'order/cancel', token, { orderId });
  }
};

/** The captures of PayPal that took money, by id. */
const capturesOf = async ({ db }: Database<Tables>) => {
  const attempts = await db.selectFrom('payment_attempt').select(['method', 'provider_id']).execute();
  return attempts.flatMap(({ method, provider_id: id }) => {
    if (method !== 'PYPL' || !id) return [];
    const captures = world.paypal.control.order(id)?.purchase_units[0]?.payments?.captures ?? [];
    return captures.filter(({ status }) => status === 'COMPLETED').map((capture) => capture.id);
  });
};

/** Ends once every notification was answered, and the shop has asked of every order. */
const quiet = async (shop: Selling) => {
  await Promise.all([world.mercadoPago.control.settled(), world.paypal.control.settled()]);
  for (const orderId of acknowledged.keys()) await settle(shop, orderId);
};

const addsUp = async (database: Database<Tables>, onHand: number) => {
  const { db, query } = database;
  const orders = await db.selectFrom('orders').select(['guid', 'state']).execute();
  const found = new Set(orders.map(({ guid }) => guid));
  expect([...acknowledged.keys()].filter((guid) => !found.has(guid))).toEqual([]);
  expect(await wrongStock(database, onHand)).toEqual([]);
  expect(await lostMails(database)).toEqual([]);
  const { rows: wrong } = await query(
    `select o.number, o.state, p.status, p.counts from orders o join payment p on p.order_id = o.id
     where p.status = 'approved' and not (p.counts and o.state = 'PAP')
       and not exists (select from order_alert a where a.payment_id = p.id)
     union all
     select o.number, o.state, null, null from orders o
     where o.state = 'PAP' and (select count(*) from payment p where p.order_id = o.id and p.counts) <> 1`,
  );
  expect(wrong).toEqual([]);
  const payments = await db.selectFrom('payment').select(['method', 'provider_id', 'status']).execute();
  const approved = payments.filter(({ status }) => status === 'approved');
  const byCard = approved.filter(({ method }) => method === 'MPU');
  const known = approved.filter(({ method }) => method === 'PYPL').map(({ provider_id: id }) => id);
  expect(known.toSorted()).toEqual((await capturesOf(database)).toSorted());
  return { orders: orders.length, byCard: byCard.length, byWallet: known.length };
};

test('kill -9 in the middle of checkout and notification: every order settles as its provider has it', async () => {
  if (!isEmbedded) await freshDatabase();
  let onHand = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const shop = await start();
    onHand = shop.onHand;
    const buying = Promise.allSettled(shop.tokens.map((token) => buy(shop, token)));
    const enough = acknowledged.size + 4 + random.int(0, 8);
    while (acknowledged.size < enough) await wait(2);
    await wait(random.int(0, longest));
    await kill();
    for (const ended of await buying) {
      if (ended.status === 'rejected') expect(String(ended.reason)).not.toContain('order/');
    }
  }
  await quiet(await start());
  await kill();
  const sums = await look((database) => addsUp(database, onHand));
  console.log(sums);
  expect(sums.byCard).toBe(cardsPaid);
  expect(sums.byCard).toBeGreaterThan(rounds / 4);
  expect(sums.byWallet).toBeGreaterThan(rounds / 4);
});
