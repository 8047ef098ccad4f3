import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Prepared } from '../data/prepare.ts';
import type { Cores } from '../machine.ts';

export type Running = { port: number; pid: number; startSeconds: number; stop: () => Promise<void> };

let lastPort = 0;

/** The next port from `--port` on, or any that is free. */
const takePort = (from: number | undefined) => {
  if (from === undefined) return freePort();
  lastPort = Math.max(from, lastPort + 1);
  return Promise.resolve(lastPort);
};

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

const start = async (
  cores: Cores,
  args: readonly string[],
  env: object,
  url: string,
  port: number,
): Promise<Running> => {
  const began = performance.now();
  const { file, args: given } = cores.command(args);
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(file, given, {
    env: { ...inherited, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // A bench that is cut short leaves no server behind.
  const abandon = () => child.kill('SIGTERM');
  process.once('exit', abandon);
  const stop = () => {
    process.off('exit', abandon);
    return end(child);
  };
  for (;;) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) break;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${args.join(' ')} ended by itself.`);
    await wait(10);
  }
  // taskset becomes the program that it starts, so the child's number is that of Node.
  return { port, pid: child.pid ?? 0, startSeconds: (performance.now() - began) / 1000, stop };
};

const end = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

/** The shop as `npm start` runs it. Ready means that searches are answered; `more` arguments go to Node. */
export const startShopServer = async ({
  main,
  data,
  cores,
  from,
  more = [],
}: {
  main: string;
  data: Prepared;
  cores: Cores;
  from?: number;
  more?: string[];
}) => {
  const port = await takePort(from);
  const env = { ...data.env, PORT: String(port), HOST: '127.0.0.1', DEMO: '0', LOG_LEVEL: 'error' };
  return start(cores, [...more, main], env, `http://127.0.0.1:${port}/readyz`, port);
};

const own = (name: string) => join(import.meta.dirname, `${name}.ts`);

export const startBare = async (cores: Cores, from?: number) => {
  const port = await takePort(from);
  return start(cores, [own('bare'), String(port)], {}, `http://127.0.0.1:${port}/bytes/1`, port);
};

/** `url` names a database of its own; undefined: the embedded engine. */
export const startOneSelect = async (size: number, url: string | undefined, cores: Cores, from?: number) => {
  const port = await takePort(from);
  const args = [own('one-select'), String(port), String(size), ...(url ? [url] : [])];
  return start(cores, args, {}, `http://127.0.0.1:${port}/bytes/1`, port);
};
