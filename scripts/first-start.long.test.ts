import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, inject, test } from 'vitest';
import { build, buildCommand } from './build.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'first-start-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

// The memory of a machine of 1 GB beside its system, in MB.
const room = 850;

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
};

const text = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
const parentOf = (pid: string) => /^\d+ \(.*\) \S (\d+)/s.exec(text(`/proc/${pid}/stat`))?.[1];

/** The process and all below it. */
const treeOf = (pid: string): string[] => {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(all.map((one) => [one, parentOf(one)]));
  const tree = [pid];
  for (const one of tree) tree.push(...all.filter((other) => parents.get(other) === one));
  return tree;
};

/** The memory that a process cannot give back, in MB: files that it reads are read again where there is need. */
const ownMemory = (pid: string) => {
  const status = text(`/proc/${pid}/status`);
  const kilobytes = ['RssAnon', 'RssShmem'].map((name) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
};

/** Runs node and answers the most memory that it and what it starts took until `isDone`. */
const mostMemory = async (
  given: string[],
  env: Record<string, string>,
  isDone: (child: ChildProcess) => Promise<boolean>,
) => {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const own = { ...inherited, NODE_ENV: 'production', LOG_LEVEL: 'warn', MEMORY_MB: '1024', ...env };
  const child = spawn(process.execPath, given, { cwd: root, env: own, stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  let most = 0;
  while (!(await isDone(child))) {
    for (let turn = 0; turn < 10; turn += 1, await wait(30)) {
      const sum = treeOf(String(child.pid)).reduce((all, pid) => all + ownMemory(pid), 0);
      most = Math.max(most, sum);
    }
  }
  return { child, most };
};

const isReady = (port: string) => async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) throw new Error('The shop ended.');
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
  return answer?.status === 200;
};

const onLinux = test.runIf(inject('source') && 'snapshot' in inject('source') && process.platform === 'linux');

onLinux.each([
  ['the demo', '1'],
  ['an empty shop', '0'],
])('the first start of %s fits a machine of 1 GB', async (_, demo) => {
  await build();
  const port = await freePort();
  const env = { DATA_DIR: join(folder, demo), DEMO: demo, PORT: port };
  const { child, most } = await mostMemory(['scripts/start.ts'], env, isReady(port));
  child.kill('SIGTERM');
  expect(most).toBeLessThan(room);
  expect(most).toBeGreaterThan(300);
});

onLinux('so does its build', async () => {
  const env = { BUILD_DIR: join(folder, 'build') };
  const { child, most } = await mostMemory(buildCommand, env, async ({ exitCode }) => exitCode !== null);
  expect(child.exitCode).toBe(0);
  expect(most).toBeLessThan(room);
});
