import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql, type Transaction } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { sentence } from '#contract/plain/messages';
import { inTransaction } from '#server/in-transaction';
import { openJobs } from '#server/jobs/jobs';
import type { Tables } from '#server/tables';
import { aProduct } from '#server/test/a-product';
import { aSignedIn } from '#server/test/an-account';
import { anOrder, readyForOrders } from '#server/test/an-order';
import { freshDatabase } from '#server/test/database';
import { openMuteProxy } from '#server/test/mute-proxy';
import { urlOf } from '#server/test/postgres';
import { testShop } from '#server/test/shop';
import { shortLimits } from '#server/test/short-limits';
import { type Database, openDatabase } from './database.ts';
import { serverHints } from './hints.ts';
import { transact } from './transact.ts';

const source = inject('source');
const url = 'run' in source ? urlOf(`${source.run}_${process.env.VITEST_POOL_ID}`) : '';
const patient = { timeout: 60_000 };
const busy = { code: 'call.busy', status: 503, retryAfter: 30 };

let proxy: Awaited<ReturnType<typeof openMuteProxy>>;
let database: Database<Tables>;

const outcomeOf = async <T>(work: Promise<T>) => (await Promise.allSettled([work]))[0];

describe.skipIf(!url)('a server behind a connection that goes mute', () => {
  beforeEach(async () => {
    await freshDatabase();
    proxy = await openMuteProxy(url);
    database = await openDatabase<Tables>({ url: proxy.url, limits: shortLimits });
  });
  afterEach(async () => {
    await database.close();
    await proxy.close();
  });

  test('a statement and a transaction under way are refused in time, and the next are served', async () => {
    proxy.muteAfter('pg_sleep', 2);
    const asked = database.query('select pg_sleep(0.3)');
    const work = transact(database.db, (tx) => sql`select pg_sleep(0.3)`.execute(tx));
    for (const result of await Promise.allSettled([asked, work])) {
      expect(result).toMatchObject({ status: 'rejected', reason: busy });
      expect(result).toMatchObject({
        reason: { cause: { message: expect.stringMatching(/no answer within \d{1,4} ms/) } },
      });
    }
    expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('more than there are connections are all refused, and served again by themselves', async () => {
    proxy.mute();
    const all = await Promise.allSettled(Array.from({ length: 12 }, () => database.query('select 1')));
    for (const result of all) expect(result).toMatchObject({ status: 'rejected', reason: busy });
    proxy.speak();
    await expect.poll(() => outcomeOf(database.query('select 1'))).toMatchObject({ status: 'fulfilled' });
  });

  test('a change whose COMMIT is not answered is told as open', async () => {
    proxy.muteAfter('commit');
    const write = (tx: Transaction<Tables>) =>
      sql`insert into setting (site, key, value) values ('RTC', 'note', '1')`.execute(tx);
    await expect(transact(database.db, write)).rejects.toMatchObject({
      code: 'call.unconfirmed',
      status: 503,
      retryAfter: 30,
    });
    expect((await database.query('select key from setting')).rows).toEqual([{ key: 'note' }]);
  });

  test('an order whose COMMIT is not answered is told as open; sent again it is the same one', async () => {
    const shop = await testShop({ database });
    await readyForOrders(shop);
    const order = anOrder([await aProduct(shop, { stock: { BUL: 5 } })]);
    const { token } = await aSignedIn(shop);
    // Only now: what made them ready commits too.
    proxy.muteAfter('commit');
    const lost = await shop.call('order/add', { order }, token);
    expect([lost.status, lost.error]).toEqual([503, expect.stringContaining(sentence('order.unconfirmed'))]);
    expect(Number(lost.headers.get('retry-after'))).toBeGreaterThan(0);
    const again = await shop.call('order/add', { order }, token);
    expect([again.status, again.data?.number, again.data?.guid]).toEqual([200, 1, order.guid]);
    expect(await database.db.selectFrom('orders').select('guid').execute()).toEqual([{ guid: order.guid }]);
  });

  test('jobs go on', async () => {
    const done: string[] = [];
    const failed = vi.fn();
    const jobs = openJobs(database, { warn: () => {}, error: failed });
    jobs.define<{ text: string }>('note', {}, async ({ text }) => done.push(text));
    await jobs.start();
    try {
      await transact(database.db, (tx) => jobs.send(tx, 'note', { text: 'before' }));
      await expect.poll(() => done).toEqual(['before']);
      proxy.mute();
      await expect.poll(() => failed.mock.calls.length, patient).toBeGreaterThan(0);
      proxy.speak();
      const send = () =>
        transact(database.db, (tx) => jobs.send(tx, 'note', { text: 'after' }, { singletonKey: 'after' }));
      await expect.poll(() => outcomeOf(send())).toMatchObject({ status: 'fulfilled' });
      await expect.poll(() => done).toContain('after');
    } finally {
      await jobs.stop({ graceMs: 1000 });
    }
  });

  test('hints are heard again', async () => {
    let count = 0;
    const hints = serverHints(proxy.url, async () => {}, { everyMs: 200, answerMs: 1000 });
    const stop = hints.listen(() => {
      count += 1;
    });
    const sender = await openDatabase({ url });
    const countAfterSending = () => {
      sender.hints.send();
      return count;
    };
    try {
      await expect.poll(countAfterSending).toBeGreaterThan(0);
      proxy.mute();
      await expect.poll(proxy.swallowed).toBeGreaterThan(0);
      const before = count;
      proxy.speak();
      await expect.poll(countAfterSending).toBeGreaterThan(before);
    } finally {
      await stop();
      await sender.close();
    }
  });
});

describe.skipIf(!url)('while somebody holds rows', () => {
  let shop: Awaited<ReturnType<typeof testShop>>;
  beforeEach(async () => {
    await freshDatabase();
    database = await openDatabase<Tables>({ url, limits: shortLimits });
    shop = await testShop({ database });
    await readyForOrders(shop);
  });
  afterEach(() => database.close());

  test('a process that is stopped in its transaction loses it; orders go on, and so does the process', async () => {
    const product = await aProduct(shop, { stock: { BUL: 5 } });
    const { token } = await aSignedIn(shop);
    const [minute, { request }] = [60_000, shortLimits];
    const unhurried = { ...request, statement: minute, lock: minute, answer: minute, whole: minute };
    const orders = await openDatabase<Tables>({ url, limits: { ...shortLimits, request: unhurried } });
    const script = fileURLToPath(new URL('../test/hold-stock.ts', import.meta.url));
    const holder = spawn(process.execPath, [script, url], { stdio: ['pipe', 'pipe', 'inherit'] });
    try {
      const lines = createInterface({ input: holder.stdout })[Symbol.asyncIterator]();
      const nextLine = async () => (await lines.next()).value;
      expect(await nextLine()).toBe('held');
      holder.kill('SIGSTOP');
      const ordered = await (await testShop({ database: orders })).call(
        'order/add',
        { order: anOrder([product]) },
        token,
      );
      expect(ordered).toMatchObject({ status: 200, data: { number: 1 } });
      holder.kill('SIGCONT');
      holder.stdin.write('go on\n');
      expect([await nextLine(), await nextLine()]).toEqual(['call.busy', 'works again']);
    } finally {
      holder.kill('SIGKILL');
      if (holder.exitCode === null && holder.signalCode === null) await once(holder, 'exit');
      await orders.close();
    }
  });

  test('an order that waits too long is refused for now with a sentence, and taken once they are free', async () => {
    const product = await aProduct(shop, { stock: { BUL: 5 } });
    const { token } = await aSignedIn(shop);
    const order = anOrder([product]);
    const others = await openDatabase<Tables>({ url });
    const [begun, leave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = transact(others.db, async (tx) => {
      await sql`select from stock for update`.execute(tx);
      begun.resolve();
      await leave.promise;
    });
    await begun.promise;
    const refused = await shop.call('order/add', { order }, token);
    leave.resolve();
    await holding;
    await others.close();
    expect([refused.status, refused.error, refused.headers.get('retry-after')]).toEqual([
      503,
      expect.stringContaining(sentence('call.busy')),
      '30',
    ]);
    const taken = await shop.call('order/add', { order }, token);
    expect([taken.status, taken.data?.number]).toEqual([200, 1]);
  });
});

test.skipIf(!url)('what is committed is answered although the read models get no answer', async () => {
  const shop = await testShop();
  const ctx = { ...shop.ctx, follow: () => new Promise<void>(() => {}) };
  expect(await inTransaction(ctx, async () => 'written')).toBe('written');
});
