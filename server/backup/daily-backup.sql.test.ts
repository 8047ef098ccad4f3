import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { openJobs } from '#server/jobs/jobs';
import { backupQueue } from '#server/jobs/queue';
import { openLog } from '#server/log/log';
import { anAccount, aSignedIn, signIn } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';
import { defineDailyBackup } from './backup.service.ts';
import { makeBackup } from './make-backup.ts';

const work = mkdtempSync(join(tmpdir(), 'daily-backup-'));
const plan = { dataFolder: join(work, 'data'), folder: join(work, 'backups'), keep: 2 };
const day = 24 * 3600 * 1000;
let shop: TestShop;
let administrator: Awaited<ReturnType<typeof anAccount>>;
beforeAll(async () => {
  shop = await testShop({ backups: plan });
  administrator = await anAccount(shop, { roles: ['administrator'] });
});
afterAll(() => rmSync(work, { recursive: true }));

/** The backups' state as an administrator sees it after signing in. */
const status = async () => (await shop.call('backup/status', {}, await signIn(shop, administrator))).data;

/** Runs the daily job as it is defined, in a queue of its own. */
const runDaily = async (given: typeof plan = plan) => {
  const jobs = openJobs(shop.database, openLog('silent'));
  const schedules: string[] = [];
  const schedule = (one: string, cron: string) => void schedules.push(`${one} ${cron}`);
  defineDailyBackup({ ...jobs, schedule }, () => shop.ctx, given);
  await jobs.start({ work: false });
  await jobs.send(shop.database.db as never, backupQueue, {});
  const result = await jobs.runDue({ early: true });
  await jobs.stop({ graceMs: 0 });
  return { ...result, schedules };
};

const nameOf = (at: Date) => `tienda-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.respaldo`;

test('every night one is made; as many stay as are kept, and what is not ours', async () => {
  expect(await status()).toEqual({ isDaily: true, goodAt: null, goodSize: null, triedAt: null, error: null });
  const times: Date[] = [];
  for (let night = 0; night < 3; night += 1) {
    shop.clock.now = new Date(shop.clock.now.getTime() + day);
    times.push(shop.clock.now);
    expect(await runDaily()).toEqual({ done: 1, failed: 0, schedules: ['shop.backup 20 3 * * *'] });
    if (night > 0) continue;
    for (const name of ['notas.txt', 'tienda-2020-01-01T00-00-00Z.respaldo.parte', `${nameOf(times[0]!)}.parte`])
      writeFileSync(join(plan.folder, name), '');
    utimesSync(join(plan.folder, 'tienda-2020-01-01T00-00-00Z.respaldo.parte'), 0, 0);
    utimesSync(
      join(plan.folder, `${nameOf(times[0]!)}.parte`),
      shop.clock.now,
      new Date(shop.clock.now.getTime() + 2 * day),
    );
  }
  const [first, ...last] = times.map(nameOf);
  expect(readdirSync(plan.folder).toSorted()).toEqual(['notas.txt', `${first}.parte`, ...last]);
  const at = times[2]?.toISOString();
  expect(await status()).toEqual({ isDaily: true, goodAt: at, goodSize: expect.any(Number), triedAt: at, error: null });
});

test('one that fails is shown with the age of the last good one, and removes none', async () => {
  const before = await status();
  const kept = readdirSync(plan.folder);
  writeFileSync(join(work, 'file'), '');
  const noFolder = join(work, 'file/backups');
  shop.clock.now = new Date(shop.clock.now.getTime() + day);
  expect(await runDaily({ ...plan, keep: 1, folder: noFolder })).toMatchObject({ done: 0, failed: 1 });
  expect(await status()).toEqual({
    ...before,
    triedAt: shop.clock.now.toISOString(),
    error: `No se puede guardar ${noFolder}: no existe esa carpeta.`,
  });
  expect(readdirSync(plan.folder)).toEqual(kept);
  await runDaily();
  expect(await status()).toMatchObject({ goodAt: shop.clock.now.toISOString(), error: null });
});

test('administrators alone are told, also where none are made', async () => {
  const other = await testShop();
  const seller = await signIn(other, await anAccount(other, { roles: ['seller'] }));
  expect((await other.call('backup/status', {}, seller)).status).toBe(403);
  expect((await other.call('backup/status', {})).status).toBe(401);
  expect((await other.call('backup/status', {}, await signIn(other, administrator))).data?.isDaily).toBe(false);
});

test('an administrator asks for one, which the daily job makes; of a day the first and the last stay', async () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + day);
  const token = await signIn(shop, administrator);
  const times: Date[] = [];
  for (let at = 0; at < 4; at += 1) {
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    times.push(shop.clock.now);
    expect(await shop.call('backup/make', {}, token)).toMatchObject(
      at < 3 ? { status: 200, data: { isDaily: true } } : { status: 429 },
    );
    expect(await runDaily()).toMatchObject({ done: 1, failed: 0 });
    expect(await status()).toMatchObject({ goodAt: shop.clock.now.toISOString() });
  }
  expect(shop.enqueued.splice(0)).toEqual(times.slice(1).map(() => ({ queue: 'shop.backup', data: {} })));
  const today = times[0]?.toISOString().slice(0, 10) ?? '';
  const left = readdirSync(plan.folder).filter((name) => name.includes(today));
  expect(left.toSorted()).toEqual([nameOf(times[0]!), nameOf(times[3]!)]);
  const nights = readdirSync(plan.folder).filter((name) => /^tienda-.*\.respaldo$/.test(name));
  expect(new Set(nights.map((name) => name.slice(0, 17))).size).toBe(plan.keep);
});

test('two that begin in one second leave the first', async () => {
  const before = readdirSync(plan.folder);
  shop.clock.now = new Date(shop.clock.now.getTime() + day);
  const { db } = shop.database;
  const make = () => makeBackup({ db, ...plan, now: shop.clock.now });
  const made = await Promise.allSettled([make(), make()]);
  expect(made.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(readdirSync(plan.folder).toSorted()).toEqual([...before, nameOf(shop.clock.now)].toSorted());
});

test('none is asked for where no folder is set', async () => {
  const other = await testShop();
  const { token } = await aSignedIn(other, { roles: ['administrator'] });
  expect(await other.call('backup/make', {}, token)).toMatchObject({
    status: 409,
    error: messages['backup.noFolder'],
  });
  expect(other.enqueued).toEqual([]);
});
