import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from '#contract/call';
import { refuseInsideTransaction } from '#server/database/transact';
import type { CounterOf } from '#server/http/limit-counters';
import type { Log } from '#server/log/log';
import { Refusal } from '#server/refusal';

/** Counts tries by a limit's name and a key (an address, an account). */
export type Limits = {
  /** Takes one try and tells how many that makes. Throws a 429 with its seconds when they have run out. */
  take: (limit: Limit, key: string) => Promise<number>;
  /** Gives back a try that turned out not to count. */
  giveBack: (limit: Limit, key: string) => Promise<void>;
  /** Starts counting anew. */
  forget: (limit: Limit, key: string) => Promise<void>;
};

/** Not to be used inside a transaction: what is counted stands whatever becomes of it. */
export const openLimits = (counterOf: CounterOf, log: Log): Limits => {
  const outside = (limit: Limit) => {
    refuseInsideTransaction();
    return counterOf(limit);
  };
  return {
    take: async (limit, key) => {
      try {
        return (await outside(limit).consume(key)).consumedPoints;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        // Once for all that are refused until the count begins anew.
        if (error.consumedPoints === limit.points + 1 && !limit.quiet) log.warn('limit.reached', { limit: limit.name });
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw new Refusal('call.tooMany', { seconds, wait: waitText(seconds) });
      }
    },
    giveBack: async (limit, key) => {
      const counter = outside(limit);
      // Where the count began anew meanwhile there is nothing to give back.
      if ((await counter.reward(key)).consumedPoints < 0) await counter.delete(key);
    },
    forget: async (limit, key) => {
      await outside(limit).delete(key);
    },
  };
};

/** How long somebody has to wait, in words. */
export const waitText = (seconds: number) =>
  seconds > 5400 ? `${Math.ceil(seconds / 3600)} horas` : `${Math.ceil(seconds / 60)} min`;

/** Counts nothing: for pages, each of which asks once for all its visitors. */
export const uncounted: Limits = { take: async () => 0, giveBack: async () => {}, forget: async () => {} };

/** Runs what a limit counts. Throws a 429 before it runs where the tries, or those refused, have run out. */
export const withinLimit = async <T>(limits: Limits, limit: Limit, key: string, run: () => Promise<T>): Promise<T> => {
  await limits.take(limit, key);
  if (limit.perDay) await limits.take({ ...limit.perDay, seconds: 86_400, shared: limit.shared }, key);
  if (limit.counts) return countingOnly(limits, limit, key, run);
  if (limit.refused === undefined) return run();
  const { name, seconds, shared } = limit;
  const refused: Limit = { name: `${name}.refused`, points: limit.refused, seconds, shared };
  // Both are taken first, so that tries at the same time cannot pass together; the one that does not fit is given back.
  let passed = false;
  try {
    await limits.take(refused, key);
    const result = await run();
    passed = true;
    return result;
  } finally {
    await limits.giveBack(passed ? refused : limit, key);
  }
};

/** The try is taken already, so that tries at the same time cannot pass together; it is given back unless it counts. */
const countingOnly = async <T>(limits: Limits, limit: Limit, key: string, run: () => Promise<T>): Promise<T> => {
  let counts = false;
  try {
    return await run();
  } catch (error) {
    counts = error instanceof Refusal && error.code === limit.counts;
    throw error;
  } finally {
    if (!counts) await limits.giveBack(limit, key);
  }
};

/**
 * Runs work that is told whether one more fits the limit, and answers whether it made use of that; else, or where it
 * throws, the try is given back. Nobody is refused.
 */
export const whereItFits = async <T>(
  limits: Limits,
  limit: Limit,
  key: string,
  work: (fits: boolean) => Promise<{ result: T; used: boolean }>,
): Promise<T> => {
  const fits = await limits.take(limit, key).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
  let isUsed = false;
  try {
    const { result, used } = await work(fits);
    isUsed = used;
    return result;
  } finally {
    if (fits && !isUsed) await limits.giveBack(limit, key);
  }
};
