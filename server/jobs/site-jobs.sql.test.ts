import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ctx } from '#server/ctx';
import { transact } from '#server/database/transact';
import { openJobs } from '#server/jobs/jobs';
import { openQueue } from '#server/jobs/queue';
import { siteJobs } from '#server/jobs/site-jobs';
import { openLog } from '#server/log/log';
import { freshDatabase } from '#server/test/database';
import { sites } from '#sites/all';
import type { SiteId } from '#sites/site';

let database: Awaited<ReturnType<typeof freshDatabase>>;
const ends: (() => Promise<void>)[] = [];
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A process that serves these sites; `done` holds what its handler was given. */
const aProcess = async (served: readonly SiteId[], { work = false } = {}) => {
  const jobs = openJobs(database, openLog('silent'));
  const done: { site: SiteId; mailId: number; ctxOf: string }[] = [];
  const ctxOf = (id: string) => {
    const site = served.find((one) => one === id);
    return site && ({ site: sites[site] } as Ctx);
  };
  siteJobs(jobs, ctxOf)('mail.send', {}, async (ctx, job) => done.push({ ...job, ctxOf: ctx.site.id }));
  await jobs.start({ work });
  ends.push(() => jobs.stop({ graceMs: 1000 }));
  return { ...jobs, queue: openQueue(jobs), done };
};

test('a handler gets the ctx of its job’s site', async () => {
  const { queue, runDue, done } = await aProcess(['RTC', 'NAM']);
  await transact(database.db, async (db) => {
    await queue.send({ db }, 'mail.send', { site: 'NAM', mailId: 1 }, { site: 'RTC', mailId: 2 });
    await queue.send({ db }, 'mail.send');
  });
  expect(await runDue()).toEqual({ done: 2, failed: 0 });
  expect(done.toSorted((a, b) => a.mailId - b.mailId)).toEqual([
    { site: 'NAM', mailId: 1, ctxOf: 'NAM' },
    { site: 'RTC', mailId: 2, ctxOf: 'RTC' },
  ]);
});

test('a job vanishes with its transaction', async () => {
  const { queue, runDue } = await aProcess(['RTC']);
  const work = transact(database.db, async (db) => {
    await queue.send({ db }, 'mail.send', { site: 'RTC', mailId: 1 });
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await runDue({ early: true })).toEqual({ done: 0, failed: 0 });
});

test('of a site that this process does not serve it waits for one that does, workers or not', async () => {
  const ours = await aProcess(['RTC'], { work: true });
  await transact(database.db, (db) =>
    ours.queue.send({ db }, 'mail.send', { site: 'NAM', mailId: 1 }, { site: 'RTC', mailId: 2 }),
  );
  await vi.waitFor(() => expect(ours.done).toHaveLength(1), { timeout: 60_000 });
  expect(await ours.runDue({ early: true })).toEqual({ done: 0, failed: 0 });
  const theirs = await aProcess(['NAM']);
  expect(await theirs.runDue()).toEqual({ done: 1, failed: 0 });
  expect([ours.done, theirs.done]).toEqual([
    [{ site: 'RTC', mailId: 2, ctxOf: 'RTC' }],
    [{ site: 'NAM', mailId: 1, ctxOf: 'NAM' }],
  ]);
});

test('what is urgent runs before what was there first', async () => {
  const ours = await aProcess(['RTC']);
  for (const mailId of [1, 2, 3]) {
    const job = { site: 'RTC', mailId, urgent: mailId === 3 } as const;
    await transact(database.db, (db) => ours.queue.send({ db }, 'mail.send', job));
    // Those of one millisecond run in any order.
    await wait(2);
  }
  await transact(database.db, (db) =>
    ours.queue.sendOnce({ db }, 'mail.send', 'mail-4', { site: 'RTC', mailId: 4, urgent: true }),
  );
  await ours.stop({ graceMs: 1000 });
  const next = await aProcess(['RTC'], { work: true });
  await vi.waitFor(() => expect(next.done).toHaveLength(4), { timeout: 60_000 });
  expect(next.done.map(({ mailId }) => mailId)).toEqual([3, 4, 1, 2]);
});

test('of one key only one waits, on each site', async () => {
  const { queue, runDue } = await aProcess(['RTC', 'NAM']);
  for (const site of ['RTC', 'RTC', 'NAM'] as const)
    await transact(database.db, (db) => queue.sendOnce({ db }, 'mail.send', 'mail-1', { site, mailId: 1 }));
  expect(await runDue()).toEqual({ done: 2, failed: 0 });
});
