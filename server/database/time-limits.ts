import { AsyncLocalStorage } from 'node:async_hooks';

/** How long work on a PostgreSQL server may take, in milliseconds. */
export type TimeLimits = {
  /** Connections of a process that do such work. */
  connections: number;
  /** Waiting for one of them, or for the server to open it. */
  wait: number;
  /** `statement_timeout`: one statement, with its waiting for locks. */
  statement: number;
  /** `lock_timeout`: waiting for one lock. Longer than `idle` of those who hold it, so that their end is lived to see. */
  lock: number;
  /**
   * `idle_in_transaction_session_timeout`: a transaction whose process says nothing is ended by the server. Several of a
   * stopped process may get a lock one after the other before its turn comes for anybody else.
   */
  idle: number;
  /** An answer of the server; where it takes longer, the connection is given up as mute. */
  answer: number;
  /** From asking for a connection to giving it back. */
  whole: number;
};

const second = 1000;
const minute = 60 * second;

/** By kind of work; each has connections of its own, so that none takes those of another. */
export const timeLimits = {
  /** Calls, pages, the orders' clock: whoever asks hears something within ten seconds. */
  request: {
    connections: 10,
    wait: 7 * second,
    statement: 8 * second,
    lock: 7 * second,
    idle: 3 * second,
    answer: 8.5 * second,
    whole: 9 * second,
  },
  /** Whether the database answers, asked apart from the calls that may use all their connections. */
  probe: {
    connections: 1,
    wait: 3 * second,
    statement: 3 * second,
    lock: 3 * second,
    idle: 5 * second,
    answer: 3 * second,
    whole: 3 * second,
  },
  /** Counting tries, before the work of a request: where it takes long, the process counts by itself. */
  count: {
    connections: 2,
    wait: 2 * second,
    statement: 1.5 * second,
    lock: 1.5 * second,
    idle: 5 * second,
    answer: 2 * second,
    whole: 2 * second,
  },
  /** The queue of jobs and what they do. */
  job: {
    connections: 4,
    wait: 30 * second,
    statement: 30 * second,
    lock: 10 * second,
    idle: 10 * second,
    answer: 35 * second,
    whole: Infinity,
  },
  /** Reading what a process keeps in memory: page by page, and again where it failed. */
  read: {
    connections: 3,
    wait: 20 * second,
    statement: 20 * second,
    lock: 10 * second,
    idle: 10 * second,
    answer: 22 * second,
    whole: Infinity,
  },
  /** Import, export, the demo: their transactions may last as long as they say something. */
  batch: {
    connections: 3,
    wait: 30 * second,
    statement: 2 * minute,
    lock: minute,
    idle: 30 * second,
    answer: 2.5 * minute,
    whole: Infinity,
  },
  /** Migrations, which wait for those of another process. */
  migration: {
    connections: 1,
    wait: 30 * second,
    statement: 60 * minute,
    lock: 60 * minute,
    idle: minute,
    answer: 61 * minute,
    whole: Infinity,
  },
} satisfies Record<string, TimeLimits>;

export type Work = keyof typeof timeLimits;

const current = new AsyncLocalStorage<Work>();

/** Does something within the limits of a kind of work; without it they are those of a request. */
export const withTimeLimits = <T>(work: Work, run: () => T): T => current.run(work, run);

export const currentWork = (): Work => current.getStore() ?? 'request';
