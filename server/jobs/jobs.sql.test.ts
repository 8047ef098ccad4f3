import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { transact } from '../database/transact.ts';
import { freshDatabase } from '../test/database.ts';
import { openJobs } from './jobs.ts';

const database = await freshDatabase();
const { db } = database;
const lines: string[] = [];
const write = (event: string) => void lines.push(event);
const log = { warn: write, error: write };

type Note = { text: string };
const opened: ReturnType<typeof openJobs>[] = [];
const open = async (handler: (note: Note, attempt: number) => unknown, options = {}, work = false) => {
  const jobs = openJobs(database, log);
  jobs.define<Note>('note', { retryDelay: 1, ...options }, async (note, { attempt }) => handler(note, attempt));
  await jobs.start({ work });
  opened.push(jobs);
  return jobs;
};

afterEach(async () => {
  vi.useRealTimers();
  for (const jobs of opened.splice(0)) await jobs.stop({ graceMs: 1_000 });
  lines.length = 0;
  await freshDatabase();
});

test('a job sent in a transaction is there once that commits', async () => {
  const notes: Note[] = [];
  const jobs = await open((note) => notes.push(note));
  await transact(db, async (tx) => {
    await jobs.send(tx, 'note', { text: 'ñandú' });
    await sql`select 1`.execute(tx);
  });
  expect(await jobs.runDue()).toEqual({ done: 1, failed: 0 });
  expect(notes).toEqual([{ text: 'ñandú' }]);
  expect(await jobs.runDue()).toEqual({ done: 0, failed: 0 });
});

test('a job sent in a transaction vanishes with it', async () => {
  const jobs = await open(() => {});
  const work = transact(db, async (tx) => {
    await jobs.send(tx, 'note', { text: 'a' });
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await jobs.runDue({ early: true })).toEqual({ done: 0, failed: 0 });
});

test('a job that fails is tried again later, and each failure is logged', async () => {
  const attempts: number[] = [];
  const jobs = await open((_note, attempt) => {
    attempts.push(attempt);
    if (attempt < 3) throw new Error('the mail server is away');
  });
  await jobs.send(db, 'note', { text: 'a' });
  expect(await jobs.runDue()).toEqual({ done: 0, failed: 1 });
  expect(await jobs.runDue()).toEqual({ done: 0, failed: 0 });
  expect(await jobs.runDue({ early: true })).toEqual({ done: 0, failed: 1 });
  expect(await jobs.runDue({ early: true })).toEqual({ done: 1, failed: 0 });
  expect(attempts).toEqual([1, 2, 3]);
  expect(lines).toEqual(['job.failed', 'job.failed']);
});

test('a job that keeps failing is given up after its retries', async () => {
  const attempts: number[] = [];
  const jobs = await open(
    (_note, attempt) => {
      attempts.push(attempt);
      throw new Error('never');
    },
    { retryLimit: 2 },
  );
  await jobs.send(db, 'note', { text: 'a' });
  for (let round = 0; round < 5; round += 1) await jobs.runDue({ early: true });
  expect(attempts).toEqual([1, 2, 3]);
});

test('of jobs with the same key only one waits; without a key all do', async () => {
  const texts: string[] = [];
  const jobs = await open(({ text }) => texts.push(text));
  for (const text of ['a', 'b']) await jobs.send(db, 'note', { text }, { singletonKey: 'order 1' });
  await jobs.send(db, 'note', { text: 'c' }, { singletonKey: 'order 2' });
  for (const text of ['d', 'e']) await jobs.send(db, 'note', { text });
  await jobs.runDue();
  await jobs.send(db, 'note', { text: 'f' }, { singletonKey: 'order 1' });
  await jobs.runDue();
  expect(texts.toSorted()).toEqual(['a', 'c', 'd', 'e', 'f']);
});

test('of several sent at once all run', async () => {
  const texts: string[] = [];
  const jobs = await open(({ text }) => texts.push(text));
  await transact(db, (tx) => jobs.sendAll(tx, 'note', [{ text: 'a' }, { text: 'a' }, { text: 'b' }]));
  expect(await jobs.runDue()).toEqual({ done: 3, failed: 0 });
  expect(texts.toSorted()).toEqual(['a', 'a', 'b']);
});

test('a job waits for its time', async () => {
  const jobs = await open(() => {});
  await jobs.send(db, 'note', { text: 'a' }, { startAfter: new Date(Date.now() + 3_600_000) });
  await jobs.send(db, 'note', { text: 'b' }, { startAfter: 3600 });
  expect(await jobs.runDue()).toEqual({ done: 0, failed: 0 });
  expect(await jobs.runDue({ early: true })).toEqual({ done: 2, failed: 0 });
});

test('workers run what is sent, retry it, and share the database with transactions', async () => {
  const done: string[] = [];
  const jobs = await open(
    async ({ text }, attempt) => {
      await transact(db, (tx) => sql`select pg_sleep(0.01)`.execute(tx));
      if (text === 'b' && attempt === 1) throw new Error('once');
      done.push(`${text}${attempt}`);
    },
    { concurrency: 2 },
    true,
  );
  await transact(db, async (tx) => {
    for (const text of ['a', 'b', 'c']) await jobs.send(tx, 'note', { text });
  });
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['a1', 'b2', 'c1']), { timeout: 60_000 });
});

test('a worker that has done a job takes the next at once, and waits after one that failed', async () => {
  const begun: string[] = [];
  const failed = Promise.withResolvers<void>();
  const handler = ({ text }: Note) => {
    // The clock stands still from the first one on.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    begun.push(text);
    if (text !== 'bad') return;
    failed.resolve();
    throw new Error('no');
  };
  const filling = await open(handler);
  const texts = [...Array<string>(6).fill('good'), 'bad', 'last'];
  for (const text of texts) {
    await filling.send(db, 'note', { text });
    // Jobs of one millisecond run in any order.
    await wait(2);
  }
  await open(handler, { retryLimit: 0 }, true);
  await failed.promise;
  await vi.advanceTimersByTimeAsync(900);
  expect(begun).toEqual(texts.slice(0, -1));
  await vi.waitFor(() => expect(begun).toEqual(texts), { timeout: 60_000 });
});

test('a job cut short by the stop goes back to the queue', async () => {
  const running = Promise.withResolvers<void>();
  const first = await open(
    async () => {
      running.resolve();
      await wait(30_000, undefined, { ref: false });
    },
    {},
    true,
  );
  await first.send(db, 'note', { text: 'a' });
  await running.promise;
  await first.stop({ graceMs: 100 });
  const second = await open(() => {});
  expect(await second.runDue({ early: true })).toEqual({ done: 1, failed: 0 });
});

test('a schedule is kept in the time of Montevideo, and forgotten once nobody wants it', async () => {
  const schedules = async () => (await database.query('select name, cron, timezone from job.schedule')).rows;
  const jobs = openJobs(database, log);
  jobs.define('nightly', {}, async () => {});
  jobs.schedule('nightly', '15 3 * * *');
  await jobs.start();
  expect(await schedules()).toEqual([{ name: 'nightly', cron: '15 3 * * *', timezone: 'America/Montevideo' }]);
  await jobs.stop({ graceMs: 1_000 });
  await open(() => {}, {}, true);
  expect(await schedules()).toEqual([]);
});
