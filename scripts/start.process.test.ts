import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { earlyLook } from '#contract/plain/early-look';
import { fillDataFolder } from '#server/test/empty-database';

// The real process, as `npm start` runs it: built, listening, stopped by signals.
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'start-'));
const running = new Set<ChildProcess>();

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

type Started = { child: ChildProcess; reply: () => string; ended: Promise<number | null>; origin: string };

const start = async (env: Record<string, string>): Promise<Started> => {
  const port = env.PORT ?? String(await freePort());
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: { ...inherited, NODE_ENV: 'production', DEMO: '0', DATA_DIR: folder, PORT: port, ...env },
  });
  running.add(child);
  let text = '';
  child.stdout.on('data', (part: Buffer) => (text += part.toString()));
  child.stderr.on('data', (part: Buffer) => (text += part.toString()));
  const ended = new Promise<number | null>((done) => child.on('exit', (code) => (running.delete(child), done(code))));
  return { child, reply: () => text, ended, origin: `http://127.0.0.1:${port}` };
};

const ready = async ({ origin, reply, child }: Started) => {
  const began = Date.now();
  for (; Date.now() - began < 110_000; await wait(50)) {
    if (child.exitCode !== null) throw new Error(reply());
    const status = await fetch(`${origin}/readyz`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
  }
  throw new Error(`not ready: ${reply()}`);
};

let shop: Started;
beforeAll(async () => {
  shop = await start({});
  await ready(shop);
}, 120_000);
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('a shop that is started', () => {
  test('answers health, pages and calls', async () => {
    expect(await (await fetch(`${shop.origin}/healthz`)).json()).toEqual({ status: 'ok' });
    expect((await fetch(`${shop.origin}/healthz`, { headers: { host: 'otra.tienda' } })).status).toBe(200);
    expect((await fetch(`${shop.origin}/iniciar`)).status).toBe(200);
    const states = await fetch(`${shop.origin}/rest/state/list`, { method: 'POST', body: '{}' });
    expect(states.status).toBe(200);
    expect(((await states.json()) as { data: unknown[] }).data).toHaveLength(19);
    expect((await fetch(`${shop.origin}/rest/openapi.json`)).status).toBe(200);
  });

  test('refuses a second server on its folder, in one sentence', async () => {
    const second = await start({});
    expect(await second.ended).toBe(1);
    expect(second.reply()).toContain(folder);
    expect(second.reply()).not.toMatch(/\n\s+at /);
  }, 60_000);

  test('lets a request finish after SIGTERM, then ends, and starts again', async () => {
    const slow = fetch(`${shop.origin}/rest/city/list`, {
      method: 'POST',
      body: slowly('{}'),
      duplex: 'half',
    } as RequestInit);
    await wait(700);
    shop.child.kill('SIGTERM');
    await wait(200);
    expect((await slow).status).toBe(200);
    expect(await shop.ended).toBe(0);

    shop = await start({});
    await ready(shop);
    expect((await fetch(`${shop.origin}/iniciar`)).status).toBe(200);
  }, 120_000);
});

test('a wrong environment stops the start and names what is wrong', async () => {
  const wrong = await start({ PORT: 'tres mil', SITE: 'XYZ', DATABASE_URL: 'mysql://a' });
  expect(await wrong.ended).toBe(1);
  for (const name of ['PORT', 'SITE', 'DATABASE_URL']) expect(wrong.reply()).toContain(`${name}:`);
  expect(wrong.reply()).not.toMatch(/\n\s+at /);
}, 60_000);

test('the shop of autoparts alone: what comes in as products stands on its home, list and pages', async () => {
  const own = join(folder, 'nam');
  await fillDataFolder(own);
  const list = join(folder, 'productos.csv');
  const rows = ['código;nombre;categoría;marca;precio;familia;descripción;spec:Alto'];
  rows.push('RAD-1;Radiador Gol;Radiadores > Agua;Valeo;100;F-1;Con tapa.;346');
  writeFileSync(list, rows.join('\n'));
  const env = { SITE: 'NAM', DEMO: '0', DATA_DIR: own };
  const { DATABASE_URL: _, ...inherited } = process.env;
  const brought = spawnSync(process.execPath, ['scripts/import.ts', list], {
    cwd: root,
    env: { ...inherited, ...env },
  });
  expect(brought.status, String(brought.stderr)).toBe(0);
  const alone = await start(env);
  await ready(alone);
  const read = async (path: string) => {
    const answer = await fetch(alone.origin + path, { redirect: 'manual', headers: { cookie: earlyLook } });
    return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
  };
  expect(await read('/')).toMatchObject({ status: 200, html: expect.stringContaining('NAM Autopartes') });
  const pages = {
    '/productos': ['Autopartes', 'Categoría', 'Buscar por texto', 'Radiadores'],
    '/productos?alto=346&tol=0': ['Radiador Gol', '346,0 mm'],
    '/productos/F-1': ['RAD-1', 'Radiador Gol', 'Medidas', '346,0 mm', 'Con tapa.'],
  };
  for (const [path, reply] of Object.entries(pages)) {
    const { status, html } = await read(path);
    expect(status, path).toBe(200);
    for (const words of reply) expect(html, path).toContain(words);
  }
  expect(await read('/productos/rad1')).toMatchObject({ status: 301, to: '/productos/F-1?codigo=RAD-1' });
  expect((await read('/3d')).status).toBe(404);
}, 180_000);

/** A body that takes a second to arrive. */
const slowly = (text: string) =>
  new ReadableStream({
    start: async (stream) => {
      for (const letter of text) {
        await wait(500);
        stream.enqueue(new TextEncoder().encode(letter));
      }
      stream.close();
    },
  });
