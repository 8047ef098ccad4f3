import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '#server/database/database';
import type { Tables } from '#server/tables';
import { freshDatabase } from '#server/test/database';
import { urlOf } from '#server/test/postgres';
import { randomOfTest } from '#server/test/random';
import { sites } from '#sites/all';

const rounds = 20;
const mailbox = sites.RTC.contact.email;
const random = randomOfTest('order-kill');
const source = inject('source');
const isEmbedded = 'snapshot' in source;
const folder = await mkdtemp(join(tmpdir(), 'shop-killed-'));
let child: ChildProcess | undefined;

const kill = async () => {
  const dying = child;
  child = undefined;
  if (dying && dying.exitCode === null && dying.kill('SIGKILL')) await once(dying, 'exit');
};
afterAll(async () => {
  await kill();
  await rm(folder, { recursive: true });
});

/** Looks at the database while no shop runs on it. */
const look = async <T>(work: (database: Database<Tables>) => Promise<T>) => {
  const own = isEmbedded ? { folder } : { url: urlOf(`${source.run}_${process.env.VITEST_POOL_ID}`) };
  const database = await openDatabase<Tables>(own);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

type Selling = {
  port: number;
  seller: string;
  tokens: string[];
  products: { code: string; price: number }[];
  onHand: number;
};

const startShop = async (): Promise<Selling> => {
  const database = isEmbedded ? {} : { DATABASE_URL: urlOf(`${source.run}_${process.env.VITEST_POOL_ID}`) };
  child = spawn(process.execPath, [fileURLToPath(new URL('../test/sell-until-killed.ts', import.meta.url))], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, ...database },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout as NonNullable<ChildProcess['stdout']> });
  const [line] = (await once(lines, 'line')) as [string];
  return JSON.parse(line);
};

/** What was acknowledged: each order's number and the furthest state that an answer named. */
const acknowledged = new Map<string, { number: number; state: string }>();
const course = ['PPE', 'PAP', 'DIS'];

const speak = async ({ port }: Selling, path: string, token: string, body: unknown) => {
  const response = await fetch(`http://127.0.0.1:${port}/rest/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', authorization: `OAuth ${token}` },
  });
  const answer = (await response.json()) as { data: Record<string, unknown> | null; error: string };
  if (response.status >= 500) throw new Error(`${path}: ${answer.error}`);
  return { status: response.status, ...answer };
};

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
    if (order.OrderState === 'PPE') hear((await speak(shop, 'order/cancel', token, { orderId: order.OrderGUID })).data);
  }
};

const addsUp = async ({ db, query }: Database<Tables>, onHand: number) => {
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
  const { rows: wrong } = await query(
    `select s.*, held, shipped from stock s left join lateral (
       select coalesce(sum(a.quantity) filter (where o.holds_stock), 0) as held,
         coalesce(sum(a.quantity) filter (where o.state = 'DIS'), 0) as shipped
       from order_allocation a join orders o on o.id = a.order_id
       where a.product_id = s.product_id and a.branch_id = s.branch_id) as sums on true
     where s.reserved <> held or s.on_hand <> ${onHand} - shipped`,
  );
  expect(wrong).toEqual([]);
  const { rows: torn } = await query(
    `select id from orders o where holds_stock <> (state in ('PPE', 'PAP'))
       or (select count(*) from order_item i where i.order_id = o.id) <> 3
       or (select to_state from order_event e where e.order_id = o.id order by e.id desc limit 1) <> state
       or (select sum(quantity) from order_allocation a where a.order_id = o.id) <> 3`,
  );
  expect(torn).toEqual([]);
  // A mail that was not sent yet may have given way to a later one: its job stays behind.
  const { rows: jobless } = await query(
    `select id from mail m where
       (select count(*) from job.job where name = 'mail.send.RTC' and (data->>'mailId')::int = m.id) <> 1`,
  );
  expect(jobless).toEqual([]);
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

test('kill -9 in the middle of orders: what was acknowledged is there, and stock, numbers and mails add up', async () => {
  if (!isEmbedded) await freshDatabase();
  let foundBefore = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const shop = await startShop();
    const buying = Promise.allSettled(shop.tokens.map((token) => buy(shop, token)));
    const enough = acknowledged.size + 6 + random.int(0, 11);
    while (acknowledged.size < enough) await wait(5);
    await wait(random.int(0, 40));
    await kill();
    for (const ended of await buying) {
      if (ended.status === 'rejected') expect(String(ended.reason)).not.toContain('order/');
    }
    const found = await look((database) => addsUp(database, shop.onHand));
    expect(found).toBeGreaterThanOrEqual(foundBefore);
    foundBefore = found;
  }
  expect(acknowledged.size).toBeGreaterThan(rounds * 6);
});
