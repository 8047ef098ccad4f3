import { readFileSync, utimesSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder = '';
const file = () => join(folder, 'server.lock');
const held = () => JSON.parse(readFileSync(file(), 'utf8'));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The lock as someone else would have left it. */
const leave = async (changes: object) => {
  const release = await lockFolder(folder);
  const own = held();
  release();
  await writeFile(file(), JSON.stringify({ ...own, key: 'other', ...changes }));
};

test('a lock keeps others out until it is released', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    `La carpeta ${folder} ya está en uso por otro servidor (proceso ${process.pid} en ${held().host}); detenelo`,
  );
  release();
  expect(await readdir(folder)).toEqual([]);
  (await lockFolder(folder))();
});

test('of many that meet at a dead one’s lock, one gets it', async () => {
  await leave({ pid: 2 ** 22 + 1 });
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  const [won, ...others] = tries.filter(({ status }) => status === 'fulfilled');
  expect(others).toEqual([]);
  expect(held().pid).toBe(process.pid);
  if (won?.status === 'fulfilled') won.value();
  expect(await readdir(folder)).toEqual([]);
});

test('a pid that now belongs to another process holds nothing', async () => {
  await leave({ started: 'another boot 1' });
  (await lockFolder(folder))();
});

test('a lock half written by a crash is taken over', async () => {
  await writeFile(file(), '{"pid":');
  (await lockFolder(folder))();
});

test('a holder elsewhere lives as long as its heart beats', async () => {
  await leave({ place: 'elsewhere', host: 'otra-máquina', pid: 1 });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const beat = setInterval(() => utimesSync(file(), new Date(), new Date()), 50);
  const refused = expect(lockFolder(folder, 600)).rejects.toThrow('(proceso 1 en otra-máquina)');
  await vi.advanceTimersByTimeAsync(600);
  await refused;
  clearInterval(beat);
  const taken = lockFolder(folder, 600);
  await vi.advanceTimersByTimeAsync(700);
  (await taken)();
});

test('a release takes away only its own lock', async () => {
  const release = await lockFolder(folder);
  await rm(file());
  await leave({});
  release();
  expect(held().key).toBe('other');
});
