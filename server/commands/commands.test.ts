import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readlink, rm, stat } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sentence } from '#contract/plain/messages';
import { Refusal } from '#server/refusal';
import { askCommand } from './ask-command.ts';
import { socketPath } from './command-socket.ts';
import { Mistake } from './mistake.ts';
import { type CommandHandler, serveCommands } from './serve-commands.ts';

let folder = '';
const ends: Array<() => unknown> = [];
const failures: string[] = [];
const logged: unknown[] = [];
const log = {
  error: (event: string) => void failures.push(event),
  info: (event: string, facts?: object) => void logged.push([event, facts]),
};
const serve = async (handlers: Record<string, CommandHandler>, where = folder) => {
  const end = await serveCommands(where, handlers, log);
  ends.unshift(end);
  return end;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-commands-'));
  ends.push(() => rm(folder, { recursive: true }));
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  failures.length = 0;
  logged.length = 0;
});

test('a command is answered, with its progress on the way', async () => {
  await serve({
    double: async (input, onProgress) => {
      for (const step of [1, 2]) onProgress({ step });
      return { text: `${(input as { text: string }).text}\nñ`.repeat(2) };
    },
    silent: async () => undefined,
  });
  const progress: unknown[] = [];
  const answer = await askCommand(folder, 'double', { text: 'a' }, (step) => progress.push(step));
  expect(answer).toEqual({ result: { text: 'a\nña\nñ' } });
  expect(progress).toEqual([{ step: 1 }, { step: 2 }]);
  expect(await askCommand(folder, 'silent', {})).toEqual({ result: null });
});

test('large inputs and results pass, and several at once', async () => {
  await serve({ echo: async (input) => input });
  const inputs = [1, 2, 3].map((n) => ({ n, rows: 'x'.repeat(3_000_000) }));
  const answers = await Promise.all(inputs.map((input) => askCommand(folder, 'echo', input)));
  expect(answers).toEqual(inputs.map((result) => ({ result })));
});

test('a command that fails is refused with its sentence, an unknown one with its name', async () => {
  const fail = async () => Promise.reject(new Error('Ya hay un administrador.'));
  await serve({ fail });
  expect(await askCommand(folder, 'fail', {})).toEqual({ refusal: 'Ya hay un administrador.' });
  expect(await askCommand(folder, 'toString', {})).toEqual({
    refusal: 'La tienda en marcha no conoce el comando toString.',
  });
  expect(failures).toEqual(['command.failed']);
});

test("a person's own mistake is a sentence for them, and no failure in the shop's log", async () => {
  await serve({
    mistaken: async () => Promise.reject(new Mistake('La tienda no atiende el sitio NAN.')),
    refused: async () => Promise.reject(new Refusal('import.changedMeanwhile')),
  });
  expect(await askCommand(folder, 'mistaken', {})).toEqual({ refusal: 'La tienda no atiende el sitio NAN.' });
  expect(await askCommand(folder, 'refused', {})).toEqual({ refusal: sentence('import.changedMeanwhile') });
  expect(failures).toEqual([]);
  expect(logged).toEqual([
    ['command.refused', { command: 'mistaken' }],
    ['command.refused', { command: 'refused' }],
  ]);
});

test('nobody answers where no shop runs, ran, or ever was', async () => {
  expect(await askCommand(folder, 'any', {})).toBeNull();
  expect(await askCommand(join(folder, 'none'), 'any', {})).toBeNull();
  const end = await serve({});
  await end();
  expect(await askCommand(folder, 'any', {})).toBeNull();
});

test('the socket of a killed shop is nobody, and the next shop takes its place', async () => {
  const listen = `require('node:net').createServer().listen(${JSON.stringify(socketPath(folder))}, () => console.log('ready'))`;
  const child = spawn(process.execPath, ['-e', listen]);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(socketPath(folder))).toBe(true);
  expect(await askCommand(folder, 'ping', {})).toBeNull();
  await serve({ ping: async () => 'pong' });
  expect(await askCommand(folder, 'ping', {})).toEqual({ result: 'pong' });
});

test('a command that nobody wants any more hears of it, and what it did until then is answered', async () => {
  const [begun, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await serve({
    long: (_input, onProgress, signal) => {
      onProgress({ done: 7 });
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve({ done: 7 })));
    },
    waits: (_input, _onProgress, signal) =>
      new Promise((resolve) => {
        begun.resolve();
        signal.addEventListener('abort', () => {
          left.resolve();
          resolve(null);
        });
      }),
  });
  const cancelling = new AbortController();
  const answer = askCommand(folder, 'long', {}, () => cancelling.abort(), cancelling.signal);
  expect(await answer).toEqual({ result: { done: 7 } });
  const client = createConnection(socketPath(folder));
  client.write('{"command":"waits"}\n');
  await begun.promise;
  client.destroy();
  await left.promise;
});

test('only the own user may open the socket, also where its path would be too long', async () => {
  const deep = join(folder, 'd'.repeat(60), 'é'.repeat(60));
  await mkdir(deep, { recursive: true });
  for (const where of [folder, deep]) {
    const end = await serve({ ping: async () => where }, where);
    expect((await stat(join(where, 'shop.sock'))).mode & 0o777).toBe(0o600);
    expect(await askCommand(where, 'ping', {})).toEqual({ result: where });
    await end();
    expect(existsSync(join(where, 'shop.sock'))).toBe(false);
    expect(await askCommand(where, 'ping', {})).toBeNull();
  }
});

test.skipIf(process.platform !== 'linux')(
  'a path too long for a socket leaves no folder open behind it, nor any file elsewhere',
  async () => {
    const deep = join(folder, 'd'.repeat(120));
    await mkdir(deep);
    const shared = await readdir(tmpdir());
    const end = await serve({ ping: async () => 'pong' }, deep);
    for (let time = 0; time < 3; time += 1) expect(await askCommand(deep, 'ping', {})).toEqual({ result: 'pong' });
    expect((await readdir(tmpdir())).filter((name) => !shared.includes(name) && name.endsWith('.sock'))).toEqual([]);
    await end();
    await vi.waitFor(async () => expect(await openedAt(deep)).toBe(0), { timeout: 15_000 });
  },
);
const openedAt = async (path: string) => {
  const opened = await readdir('/proc/self/fd');
  const paths = await Promise.all(opened.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return paths.filter((to) => to === path).length;
};

test('a shop that stops in the middle, and a client that talks nonsense or leaves, harm nobody', async () => {
  const begun = Promise.withResolvers<void>();
  const end = await serve({
    ping: async () => 'pong',
    wait: () => {
      begun.resolve();
      return new Promise(() => {});
    },
  });
  const client = createConnection(socketPath(folder));
  client.write('nonsense\n');
  expect(String((await once(client, 'data'))[0])).toContain('refusal');
  createConnection(socketPath(folder)).destroy();
  expect(await askCommand(folder, 'ping', {})).toEqual({ result: 'pong' });
  const waiting = askCommand(folder, 'wait', {});
  await begun.promise;
  await end();
  expect(await waiting).toEqual({ refusal: 'La tienda se detuvo antes de terminar el comando.' });
});
