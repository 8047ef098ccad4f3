import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Limit } from '#contract/call';
import { withTimeLimits } from '#server/database/time-limits';
import type { Log } from '#server/log/log';
import type { Tables } from '#server/tables';

/**
 * The counter of a limit: in the database where `db` is given and the limit is shared, else in this process's memory.
 */
export type CounterOf = (limit: Limit) => RateLimiterAbstract;

// After a failure the database is left alone for a while: nobody waits for it once more, and the log stays short.
const restMs = 10_000;

/** Counters by name. Where the database is away or too busy, this process counts alone meanwhile, and logs it. */
export const openCounters = (log: Log, db?: Kysely<Tables>): CounterOf => {
  const counters = new Map<string, RateLimiterAbstract>();
  const client = db && countingClient(log, db);
  return (limit) => {
    const found = counters.get(limit.name) ?? openCounter(limit, client);
    counters.set(limit.name, found);
    return found;
  };
};

const openCounter = ({ name, points, seconds, shared }: Limit, client: Client | undefined) => {
  const options = { keyPrefix: name, points, duration: seconds };
  const memory = new RateLimiterMemory(options);
  if (!shared || !client) return memory;
  return new RateLimiterPostgres({
    ...options,
    storeClient: client,
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: memory,
  });
};

type Statement = { text: string; values: readonly [key: string, ...unknown[]] };
type Client = { query: (statement: Statement) => Promise<{ rows: unknown[]; rowCount: number }> };

/** The connection as the library takes it. Its first value is the key: the part that names people is hashed. */
const countingClient = (log: Log, db: Kysely<Tables>): Client => {
  let restsUntil = 0;
  return {
    query: async ({ text, values: [key, ...values] }) => {
      if (Date.now() < restsUntil) throw new Error('The database failed a moment ago.');
      try {
        const counting = CompiledQuery.raw(text, [hashed(key), ...values]);
        const { rows } = await withTimeLimits('count', () => db.executeQuery(counting));
        return { rows, rowCount: rows.length };
      } catch (error) {
        restsUntil = Date.now() + restMs;
        log.error('limits.notShared', error);
        throw error;
      }
    },
  };
};

const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Deletes the counts that are over. */
export const forgetCounts = (db: Kysely<Tables>, now: Date) =>
  db.deleteFrom('rate_limit').where('expire', '<', now.getTime()).execute();
