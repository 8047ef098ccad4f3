import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Limit } from '#contract/call';
import { countQueries } from '#server/database/count-queries';
import type { Database } from '#server/database/database';
import { transact } from '#server/database/transact';
import { forgetCounts, openCounters } from '#server/http/limit-counters';
import { openLimits } from '#server/http/limits';
import type { Log } from '#server/log/log';
import type { Tables } from '#server/tables';
import { freshDatabase } from '#server/test/database';
import { testShop } from '#server/test/shop';

let database: Database<Tables>;
beforeAll(async () => {
  database = await freshDatabase();
});

afterEach(() => void vi.useRealTimers());
/** Stops the clock this much later. */
const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

let lines: { event: string; limit?: string }[];
beforeEach(() => {
  lines = [];
});
const note = (event: string, facts?: object) => void lines.push({ event, ...facts });
const log: Log = { info: note, warn: note, error: (event) => note(event), with: () => log };

let count = 0;
const aLimit = (given: Partial<Limit> = {}): Limit => ({
  name: `test.${++count}`,
  points: 2,
  seconds: 60,
  shared: true,
  ...given,
});
/** The limits of one more process on the same database. */
const process = (db = database.db) => openLimits(openCounters(log, db), log);
const refused = { status: 429 };

describe('a shared limit', () => {
  test('is counted by all processes together, those that start later too', async () => {
    const [limit, one, other] = [aLimit(), process(), process()];
    expect([await one.take(limit, 'a'), await other.take(limit, 'a')]).toEqual([1, 2]);
    await expect(process().take(limit, 'a')).rejects.toMatchObject(refused);
    expect(await one.take(limit, 'b')).toBe(1);
    await other.giveBack(limit, 'b');
    expect(await one.take(limit, 'b')).toBe(1);
    await other.forget(limit, 'a');
    expect(await one.take(limit, 'a')).toBe(1);
  });

  test('is not larger for what is given back after its time', async () => {
    const limit = aLimit({ points: 1, seconds: 1 });
    const [one] = [process()];
    await one.take(limit, 'a');
    later(1100);
    await one.giveBack(limit, 'a');
    expect(await one.take(limit, 'a')).toBe(1);
    await expect(one.take(limit, 'a')).rejects.toMatchObject(refused);
  });

  test('lets as many of those that come at once pass as it has tries', async () => {
    const [limit, processes] = [aLimit({ points: 5 }), [process(), process(), process()]];
    const tries = processes.flatMap((one) => Array.from({ length: 7 }, () => one.take(limit, 'a')));
    const passed = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect(passed).toHaveLength(5);
  });

  test('begins anew when its time is over, and its rows go', async () => {
    later(0);
    const limit = aLimit({ points: 1, seconds: 1 });
    await process().take(limit, 'a');
    await expect(process().take(limit, 'a')).rejects.toMatchObject(refused);
    later(1050);
    expect(await process().take(limit, 'a')).toBe(1);
    await forgetCounts(database.db, new Date(Date.now() + 1100));
    const left = await database.db.selectFrom('rate_limit').select('expire').execute();
    expect(left.every(({ expire }) => (expire ?? 0) > Date.now() + 1100)).toBe(true);
  });

  test('keeps nobody’s e-mail or address', async () => {
    await process().take(aLimit(), 'ana@ejemplo.uy 10.0.0.1');
    const rows = JSON.stringify(await database.db.selectFrom('rate_limit').selectAll().execute());
    expect(rows).not.toMatch(/ejemplo|10\.0/);
  });

  test('is counted by this process where the database fails, which it asks again only after a while', async () => {
    const broken = { executeQuery: async () => Promise.reject(new Error('away')) } as unknown as typeof database.db;
    const [limit, limits] = [aLimit(), process(broken)];
    expect([await limits.take(limit, 'a'), await limits.take(limit, 'a')]).toEqual([1, 2]);
    await expect(limits.take(limit, 'a')).rejects.toMatchObject(refused);
    expect(lines.filter(({ event }) => event === 'limits.notShared')).toHaveLength(1);
  });

  test('is not counted inside a transaction', async () => {
    const taken = transact(database.db, () => process().take(aLimit(), 'a'));
    await expect(taken).rejects.toThrow('Inside a transaction use its own handle.');
  });
});

test('shops on one server count together', async () => {
  const [one, other] = [await testShop(), await testShop()];
  const ask = (shop: typeof one) => shop.call('user/restorePwdStep1', { email: 'nadie@ejemplo.uy' });
  for (let at = 0; at < 5; at += 1) expect((await ask(one)).status).toBe(200);
  // The embedded database has one process.
  expect((await ask(other)).status).toBe(database.engine === 'postgres' ? 429 : 200);
});

test('a limit that is not shared sends no statement', async () => {
  const [limit, one] = [aLimit({ shared: false }), process()];
  const { queries } = await countQueries(async () => {
    await one.take(limit, 'a');
    await one.giveBack(limit, 'a');
    await one.forget(limit, 'a');
  });
  expect(queries).toEqual([]);
});

test.each([true, false])('a limit that is reached is one line of the log (shared: %s)', async (shared) => {
  const [limit, limits] = [aLimit({ shared }), process()];
  for (let at = 0; at < 5; at += 1) await limits.take(limit, 'a').catch(() => {});
  expect(lines).toEqual([{ event: 'limit.reached', limit: limit.name }]);
});
