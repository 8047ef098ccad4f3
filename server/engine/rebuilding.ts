import { setTimeout } from 'node:timers/promises';
import type { Part } from '#server/database/changes';
import { withTimeLimits } from '#server/database/time-limits';
import type { Log } from '#server/log/log';

const retryMs = 1000;
/** So long a change waits to be found; where the building takes longer, further changes go first. */
const patienceMs = 1000;

const pause = (ms: number): Promise<void> => setTimeout(ms, undefined, { ref: false });

/** Builds an index: once when somebody first asks, then anew beside the old one. One building at a time. */
type Rebuilding = {
  /** The first building, which is begun where nobody has yet. Rejects where it failed; asked again, it is tried again. */
  first: () => Promise<void>;
  /** Builds anew until that succeeds; where a building is under way, the first one too, once more after it. */
  soon: () => Promise<void>;
  /**
   * After a batch of changes: `soon` where something waits for it, waited for no longer than a change should wait to be
   * found. A batch in parts calls it once, after the last, and nobody waits for it.
   */
  after: (waits: boolean, part?: Part) => Promise<void>;
  isUnderWay: () => boolean;
  /** Lets the rebuilding under way be the last. */
  close: () => void;
};

/** Both ways of building may ask for another by `soon`. A building that failed is logged by the name, but for the first. */
export const openRebuilding = (
  { log, name }: { log: Log; name: string },
  { first, anew }: { first: () => Promise<void>; anew: () => Promise<void> },
): Rebuilding => {
  let started: Promise<void> | undefined;
  let underWay: Promise<void> | undefined;
  let again = false;
  /** Whether parts of a big batch wait for a new index. */
  let owed = false;
  let closed = false;

  const untilNew = async (): Promise<void> => {
    do {
      again = false;
      await withTimeLimits('read', anew).catch(async (error: unknown) => {
        log.error(name, error);
        again = true;
        await pause(retryMs);
      });
    } while (again && !closed);
    underWay = undefined;
  };

  const soon = (): Promise<void> => {
    again = underWay !== undefined;
    underWay ??= untilNew();
    return underWay;
  };

  const start = async (): Promise<void> => {
    const ended = Promise.withResolvers<void>();
    underWay = ended.promise;
    try {
      await withTimeLimits('read', first);
    } catch (error) {
      started = undefined;
      again = false;
      throw error;
    } finally {
      underWay = undefined;
      ended.resolve();
    }
    if (again && !closed) void soon();
  };

  return {
    first: () => {
      started ??= start();
      return started;
    },
    soon,
    after: async (waits, part) => {
      if (!part) return waits ? Promise.race([soon(), pause(patienceMs)]) : undefined;
      owed ||= waits;
      if (!owed || !part.isLast) return;
      owed = false;
      void soon();
    },
    isUnderWay: () => underWay !== undefined,
    close: () => {
      closed = true;
    },
  };
};
