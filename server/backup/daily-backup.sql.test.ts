import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { openJobs } from '#server/jobs/jobs';
import { siteJobs } from '#server/jobs/site-jobs';
import { openLog } from '#server/log/log';
import { anAccount, signIn } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';
import { defineBackups } from './backup.service.ts';

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

/** Runs the daily job as it is defined, or one that was asked for, in a queue of its own. */
const runDaily = async (given: typeof plan = plan, name = 'shop.backup') => {
  const jobs = openJobs(shop.database, openLog('silent'));
  const schedules: string[] = [];
  const schedule = (one: string, cron: string) => void schedules.push(`${one} ${cron}`);
  const defineSiteJob = siteJobs(jobs, (site) => (site === 'RTC' ? shop.ctx : undefined));
  defineBackups({ ...jobs, schedule, defineSiteJob }, () => shop.ctx, given);
  await jobs.start({ work: false });
  await jobs.send(shop.database.db as never, name, {});
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

test('an administrator asks for one: a job makes it', async () => {
  const token = await signIn(shop, administrator);
  const make = () => shop.call('backup/make', {}, token);
  expect(await make()).toMatchObject({ status: 200, data: { isDaily: true } });
  expect(shop.enqueued.splice(0)).toEqual([{ queue: 'backup.make', data: { site: 'RTC' } }]);
  shop.clock.now = new Date(shop.clock.now.getTime() + day);
  expect(await runDaily(plan, 'backup.make.RTC')).toMatchObject({ done: 1, failed: 0 });
  expect(await status()).toMatchObject({ goodAt: shop.clock.now.toISOString() });

  const other = await testShop();
  expect(await other.call('backup/make', {}, await signIn(other, administrator))).toMatchObject({
    status: 409,
    error: messages['backup.noFolder'],
  });
  expect(other.enqueued).toEqual([]);
});
