import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { earlyLook } from '#contract/plain/early-look';
import { fillDataFolder } from '#server/test/empty-database';
import { sites } from '#sites/all';

const root = resolve(import.meta.dirname, '..');
const start = [process.execPath, '--import', './scripts/node-version.mjs', 'scripts/start.ts'];
const folders: string[] = [];
const running: ChildProcess[] = [];

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
};

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };
const ask = (port: number, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((done, fail) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, async (answer) => {
      let body = '';
      for await (const part of answer.setEncoding('utf8')) body += part;
      done({ status: answer.statusCode ?? 0, headers: answer.headers, body });
    })
      .on('error', fail)
      .end();
  });

/** Starts a shop of five sites on a free port and an empty database, through `command`, and waits until it can serve. */
const startShop = async (command: readonly string[], more: Record<string, string> = {}) => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'shop-start-'));
  folders.push(folder);
  await fillDataFolder(folder);
  const sites = `RTC=http://rtc.localhost:${port},NAM=https://nam.uy,NAH=https://nah.uy,NAE=https://nae.uy,NAC=https://nac.uy`;
  const [file = '', ...rest] = command;
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, SITES: sites, DEMO: '0', VITEST: '', ...more };
  const child = spawn(file, rest, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  let reply = '';
  child.stdout.on('data', (part: Buffer) => (reply += part));
  child.stderr.on('data', (part: Buffer) => (reply += part));
  for (const end = Date.now() + 120_000; ; await new Promise((next) => setTimeout(next, 100))) {
    const ready = await ask(port, '/readyz').catch(() => undefined);
    if (ready?.status === 200) break;
    if (child.exitCode !== null || Date.now() > end) throw new Error(`The shop did not start: ${reply}`);
  }
  return { child, port, output: () => reply };
};

let shop: Awaited<ReturnType<typeof startShop>>;
const ofSite = (path: string, site: 'rtc' | 'nam' | 'nah' | 'nae' | 'nac', headers: Record<string, string> = {}) =>
  ask(shop.port, path, {
    host: site === 'rtc' ? `rtc.localhost:${shop.port}` : `${site}.uy`,
    // It is not open yet.
    cookie: earlyLook,
    ...headers,
  });

beforeAll(async () => {
  shop = await startShop(start);
}, 150_000);

afterAll(async () => {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('each host gets its own site, an unknown one gets none, health answers to all', async () => {
  const [rtc, nam] = await Promise.all([ofSite('/nada', 'rtc'), ofSite('/nada', 'nam')]);
  const title = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
  expect(title(rtc.body)).toBe('Parece que esta página no existe · RTC');
  expect(title(nam.body)).toBe('Parece que esta página no existe · NAM Autopartes');
  const colours = (html: string) => /<style>(.*?)<\/style>/.exec(html)?.[1];
  expect(colours(rtc.body)).not.toBe(colours(nam.body));
  expect(rtc.headers['strict-transport-security']).toBeUndefined();
  expect(nam.headers['strict-transport-security']).toBe('max-age=31536000');
  const unknown = { host: 'evil.example' };
  for (const path of ['/', '/nada', '/favicon.svg', '/rest/category/list', '/assets/x.js']) {
    expect((await ask(shop.port, path, unknown)).status, path).toBe(421);
  }
  expect((await ask(shop.port, '/healthz', unknown)).status).toBe(200);
  expect((await ask(shop.port, '/readyz', unknown)).status).toBe(200);
});

test('one process serves all five sites, each with its own name, colours, menu and logo', async () => {
  const seen = new Map<string, Set<string>>();
  for (const site of Object.values(sites)) {
    const host = site.id.toLowerCase() as Parameters<typeof ofSite>[1];
    const home = await ofSite('/', host);
    expect([site.id, home.status]).toEqual([site.id, 200]);
    expect(/<title>(.*?)<\/title>/.exec(home.body)?.[1]).toBe(`${site.name} · ${site.about}`);
    expect(site.menu.filter(({ label }) => !home.body.includes(`>${label}<`))).toEqual([]);
    const others = Object.values(sites).filter(({ name }) => name.includes(' ') && name !== site.name);
    expect(others.filter(({ name }) => home.body.includes(name))).toEqual([]);
    const logo = await ofSite('/favicon.svg', host);
    const facts = { colours: /<style>(.*?)<\/style>/.exec(home.body)?.[1] ?? '', logo: logo.body };
    for (const [fact, text] of Object.entries(facts)) seen.set(fact, new Set([...(seen.get(fact) ?? []), text]));
  }
  for (const [fact, texts] of seen) expect([fact, texts.size]).toEqual([fact, 5]);
});

test('a new password is offered where the site has it, elsewhere the way to write to it', async () => {
  const [rtc, nah] = await Promise.all([ofSite('/iniciar', 'rtc'), ofSite('/iniciar', 'nah')]);
  const help = ['¿Olvidaste tu contraseña?', '¿Problemas para ingresar? Escribinos'];
  expect(help.map((words) => rtc.body.includes(words))).toEqual([true, false]);
  expect(help.map((words) => nah.body.includes(words))).toEqual([false, true]);
  expect(nah.body).toMatch(/<a [^>]*href="\/contacto"[^>]*>¿Problemas para ingresar/);
  expect((await ofSite('/contacto', 'nah')).status).toBe(200);
  expect((await ofSite('/restablecer-contrasena', 'rtc')).status).toBe(200);
  for (const path of ['/restablecer-contrasena', '/restablecer-contrasena/ana%40ejemplo.uy/clave'])
    expect([path, (await ofSite(path, 'nah')).status]).toEqual([path, 404]);
});

test('files of the build are compressed and kept for ever; one that is missing is no page', async () => {
  const { body } = await ofSite('/nada', 'rtc');
  const path = /"(\/assets\/[^"\s]+\.js)"/.exec(body)?.[1] ?? '';
  const file = await ofSite(path, 'rtc', { 'accept-encoding': 'gzip, br' });
  expect(file.status).toBe(200);
  expect(file.headers['content-encoding']).toBe('br');
  expect(file.headers['content-type']).toContain('javascript');
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const missing of ['/assets/nada.js', '/assets/../server/main.js', '/assets/%2e%2e/%2e%2e/server/main.js']) {
    const answer = await ofSite(missing, 'rtc');
    expect(answer.status, missing).toBe(404);
    expect(answer.body, missing).not.toContain('createApp');
    expect(answer.headers['cache-control'] ?? '', missing).not.toContain('immutable');
  }
});

test('pages carry the headers that protect them, and take no other method', async () => {
  const { headers } = await ofSite('/nada', 'rtc');
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers['permissions-policy']).toContain('geolocation=()');
  expect((await ask(shop.port, '/nada', { host: 'nam.uy' }, 'POST')).status).toBe(405);
  expect((await ofSite('/favicon.svg', 'nam')).headers['content-type']).toBe('image/svg+xml');
});

test('a connection that is idle is kept for longer than proxies keep it', async () => {
  const agent = new Agent({ keepAlive: true });
  const call = request({ agent, host: '127.0.0.1', port: shop.port, path: '/healthz' }).end();
  const [answer] = (await once(call, 'response')) as [{ headers: IncomingHttpHeaders; resume: () => void }];
  answer.resume();
  expect(answer.headers['keep-alive']).toBe('timeout=75');
  agent.destroy();
});

test('a stop ends what is under way first, and says meanwhile that it cannot serve', async () => {
  const open = request({
    host: '127.0.0.1',
    port: shop.port,
    path: '/rest/category/list',
    method: 'POST',
    agent: false,
    headers: { host: 'nam.uy', 'content-length': '2', 'content-type': 'application/json' },
  });
  const answered = once(open, 'response');
  open.write('{');
  await ask(shop.port, '/healthz');
  shop.child.kill('SIGTERM');
  await expect.poll(async () => (await ask(shop.port, '/readyz')).status).toBe(503);
  expect((await ask(shop.port, '/healthz')).status).toBe(200);
  const exited = once(shop.child, 'exit');
  open.end('}');
  const [answer] = (await answered) as [{ statusCode: number; resume: () => void }];
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect(await exited).toEqual([0, null]);
});

describe.skipIf(process.platform === 'win32')(
  'when the process that started it ends, a shop',
  { timeout: 180_000 },
  () => {
    /** Starts a shop below a shell, as npm does, and ends that shell. */
    const orphaned = async (event: string) => {
      const command = start.map((word) => `'${word}'`).join(' ');
      const { child, port, output } = await startShop(['sh', '-c', `${command} & echo "pid $!"; wait`], {
        npm_lifecycle_event: event,
      });
      child.kill('SIGKILL');
      await once(child, 'exit');
      return { port, pid: Number(/^pid (\d+)$/m.exec(output())?.[1]) };
    };

    test('that npm started ends too', async () => {
      const { port } = await orphaned('start');
      await expect.poll(() => ask(port, '/healthz').catch(() => 'gone'), { timeout: 30_000 }).toBe('gone');
    });

    test('that is a service stays', async () => {
      const { port, pid } = await orphaned('');
      await new Promise((next) => setTimeout(next, 3000));
      expect((await ask(port, '/healthz')).status).toBe(200);
      process.kill(pid, 'SIGKILL');
    });
  },
);
