import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fromKysely, type Job, type JobResult, type KyselyTransactionLike, PgBoss, type Queue } from 'pg-boss';
import type { Database } from '../database/database.ts';
import { withTimeLimits } from '../database/time-limits.ts';
import type { Log } from '../log/log.ts';

type JobLog = Pick<Log, 'warn' | 'error'>;
/** `attempt` counts from 1; `signal` fires when the shop stops or the job took longer than it may. */
export type Attempt = { id: string; attempt: number; signal: AbortSignal };
type Handler<Data> = (data: Data, job: Attempt) => Promise<unknown>;
export type JobOptions = Pick<Queue, 'retryLimit' | 'retryDelay' | 'retryDelayMax' | 'expireInSeconds'> & {
  /** How many at once in this process (1). */
  concurrency?: number;
  /** False where this process only fills the queue. */
  isWorked?: boolean;
};
type When = { startAfter?: Date | number; priority?: number };
type Defined = { options: JobOptions; handler: Handler<never> };

const timeZone = 'America/Montevideo';
// `short`: of jobs with one singletonKey only one waits for its first run. A job without one gets a key of its own.
const policy = 'short';
const presets = {
  retryLimit: 12,
  retryBackoff: true,
  retryDelay: 5,
  retryDelayMax: 3600,
  expireInSeconds: 300,
  deleteAfterSeconds: 2 * 24 * 3600,
};

const jobsAtOnce = 10;
const pauseMs = 1000;

/**
 * The queue of background work, kept in the database's schema `job`. First `define` every job, then `start`; until
 * then nothing can be sent. A handler may run more than once for one job (a crash, a lost connection), so every
 * handler must be idempotent. One that throws runs again with back-off: by default 12 times over some 6 hours.
 */
export const openJobs = ({ query, engine }: Pick<Database<unknown>, 'query' | 'engine'>, log: JobLog) => {
  const defined = new Map<string, Defined>();
  const schedules = new Map<string, string>();
  let boss: PgBoss | undefined;
  const started = () => {
    if (!boss) throw new Error('The jobs are not started.');
    return boss;
  };

  const worked = () => [...defined].filter(([, { options }]) => options.isWorked !== false);

  const run = async (name: string, job: Job<unknown>) => {
    const handler = defined.get(name)?.handler as Handler<unknown>;
    const attempt = { id: job.id, attempt: job.retryCount + 1, signal: job.signal };
    try {
      await withTimeLimits('job', () => handler(job.data ?? {}, attempt));
    } catch (error) {
      log.error('job.failed', error, { job: name, id: job.id, attempt: attempt.attempt });
      throw error;
    }
  };

  const outcome = async (name: string, job: Job<unknown>): Promise<JobResult> => {
    try {
      await run(name, job);
      return { id: job.id, status: 'completed' };
    } catch (error) {
      return { id: job.id, status: 'failed', output: { message: String(error) } };
    }
  };

  return {
    define: <Data extends object>(name: string, options: JobOptions, handler: Handler<Data>) => {
      defined.set(name, { options, handler });
    },

    /** Runs a defined job without data by the clock of Montevideo; a time missed while no shop ran is made up for once. */
    schedule: (name: string, cron: string) => {
      schedules.set(name, cron);
    },

    /**
     * Puts a job into the queue with the transaction `tx`: it exists if and when that commits. Where one with the
     * same `singletonKey` still waits for its first run, nothing is added. `startAfter`: a time, or seconds from now.
     * Among those that are due the higher `priority` (0) runs first.
     */
    send: async <Data extends object>(
      tx: KyselyTransactionLike,
      name: string,
      data: Data,
      { singletonKey = randomUUID(), ...when }: When & { singletonKey?: string } = {},
    ): Promise<void> => {
      await started().send(name, data, { ...when, singletonKey, db: fromKysely(tx) });
    },

    /** Puts jobs of one kind into the queue with the transaction `tx`, in one statement. */
    sendAll: async <Data extends object>(
      tx: KyselyTransactionLike,
      name: string,
      data: readonly Data[],
      whenOf: (one: Data) => When = () => ({}),
    ) => {
      const jobs = data.map((one) => ({ data: one, singletonKey: randomUUID(), ...whenOf(one) }));
      await started().insert(name, jobs, { db: fromKysely(tx) });
    },

    /** Makes the queues ready; then, unless `work` is false, runs what is in them until `stop`. */
    start: async ({ work = true }: { work?: boolean } = {}) => {
      boss = new PgBoss({
        db: { executeSql: (sql, values) => withTimeLimits('job', () => query(sql, values)) },
        backend: engine,
        schema: 'job',
        supervise: work,
        schedule: work,
      });
      boss.on('error', (error) => log.error('jobs.failed', error));
      boss.on('warning', (warning) => log.warn('jobs.warning', { warning }));
      await boss.start();
      for (const [name, { options: given }] of defined) {
        const { concurrency: _, isWorked: __, ...options } = given;
        await boss.createQueue(name, { policy, ...presets, ...options });
        await boss.updateQueue(name, { ...presets, ...options });
        // Without this the first `send` would look the queue up on a connection of its own, inside a transaction.
        await boss.findJobs(name, { id: randomUUID() });
      }
      if (work) await startWork(boss);
    },

    /** Takes no new jobs, waits up to `graceMs` for those that run, and gives the rest back to the queue. */
    stop: async ({ graceMs }: { graceMs: number }) => {
      await boss?.stop({ graceful: true, timeout: graceMs });
      boss = undefined;
    },

    /** Runs what is due (with `early`: all that waits), and what that sends, without workers: for commands and tests. */
    runDue: async ({ early = false }: { early?: boolean } = {}) => {
      const count = { done: 0, failed: 0 };
      for (let ignoreStartAfter = early, found = true; found; ignoreStartAfter = false) {
        found = false;
        for (const name of worked().map(([one]) => one)) {
          const jobs = await started().fetch(name, { batchSize: 1000, ignoreStartAfter });
          found ||= jobs.length > 0;
          for (const job of jobs) {
            const { status, output } = await outcome(name, job);
            if (status === 'completed') await started().complete(name, job);
            else await started().fail(name, job, output);
            count[status === 'completed' ? 'done' : 'failed'] += 1;
          }
        }
      }
      return count;
    },
  };

  async function startWork(current: PgBoss) {
    for (const { name } of await current.getSchedules()) {
      if (!schedules.has(name)) await current.unschedule(name);
    }
    for (const [name, cron] of schedules) await current.schedule(name, cron, null, { tz: timeZone, missed: 'once' });
    for (const [name, { options }] of worked()) await startWorker(current, name, options.concurrency ?? 1);
  }

  // Taking a job costs more the more of them wait, so several are taken at once; each succeeds or fails by itself.
  async function startWorker(current: PgBoss, name: string, concurrency: number) {
    const settings = {
      batchSize: jobsAtOnce,
      pollingIntervalSeconds: 1,
      perJobResults: true,
      includeMetadata: true,
    } as const;
    const worker: string = await current.work(name, settings, async (jobs) => {
      // They come in no order.
      const waiting = jobs.toSorted((a, b) => b.priority - a.priority || +a.createdOn - +b.createdOn);
      const results: JobResult[] = [];
      // After a failure the next waits, as what failed the first may fail it too.
      const lane = async () => {
        for (let job = waiting.shift(); job && !job.signal.aborted; job = waiting.shift()) {
          const result = await outcome(name, job);
          results.push(result);
          if (result.status === 'failed' && waiting.length > 0) await wait(pauseMs, undefined, { ref: false });
        }
      };
      await Promise.all(Array.from({ length: concurrency }, lane));
      if (results.every(({ status }) => status === 'completed')) current.notifyWorker(worker);
      return results;
    });
  }
};

export type Jobs = ReturnType<typeof openJobs>;
