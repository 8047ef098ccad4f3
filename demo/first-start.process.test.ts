import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { demoPassword } from '#demo/accounts';
import { demoWelcome, passwordFor } from '#demo/first-start';
import { readEnvironment } from '#server/environment';
import { openLog } from '#server/log/log';
import { startShop } from '#server/start-shop';
import { sites } from '#sites/all';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'first-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the shop on a folder and stops it again; what it said, and how much it holds. */
const visit = async (DATA_DIR: string, more: Record<string, string> = {}) => {
  const answer: string[] = [];
  const env = readEnvironment({ DATA_DIR, ...more });
  const shop = await startShop(env, { log: openLog('silent'), onProgress: (step) => answer.push(step) });
  const count = async (table: string) =>
    Number((await shop.database.query(`select count(*) from ${table}`)).rows[0]?.count);
  const accounts = Object.keys(shop.shop.settingsOf(sites.RTC).depositAccounts).toSorted();
  const welcome = (await demoWelcome(shop.database.db, env)).join('\n');
  const found = {
    isDemo: shop.isDemo(),
    saysPassword: welcome.includes(demoPassword),
    products: await count('product'),
    orders: await count('orders'),
    accounts,
  };
  await shop.close();
  return { ...found, answer };
};

const shopNew = (...given: string[]) =>
  new Promise<{ code: number; out: string; error: string }>((done) => {
    const { DATABASE_URL: _, ...inherited } = process.env;
    const options = { cwd: root, env: { ...inherited, DATA_DIR: folder } };
    const child = execFile(process.execPath, ['scripts/shop-new.ts', ...given], options, (failed, out, error) =>
      done({ code: typeof failed?.code === 'number' ? failed.code : 0, out, error }),
    );
    child.stdin?.end('no\n');
  });

test('an empty database becomes the demo, a demo an empty shop, and that stays one', { timeout: 240_000 }, async () => {
  const first = await visit(folder);
  expect(first).toMatchObject({ isDemo: true, saysPassword: true, orders: 40, accounts: ['BRDE', 'ITDE', 'SADE'] });
  expect(first.products).toBeGreaterThan(3000);
  expect(first.answer.join('\n')).toContain('Demostración');

  expect(await visit(folder)).toMatchObject({ isDemo: true, products: first.products, orders: 40 });

  const reached = await visit(folder, { PUBLIC_URL: 'https://tienda.uy' });
  expect(reached).toMatchObject({ isDemo: true, products: first.products });
  expect(reached.answer.join('\n')).toMatch(/Nueva contraseña de las cuentas de la demostración: \S{12}/);
  expect((await visit(folder, { PUBLIC_URL: 'https://tienda.uy' })).answer).toEqual([]);
  // Here again it says no password that no longer works, and that DEMO=0 changes nothing.
  const back = await visit(folder, { DEMO: '0' });
  expect(back).toMatchObject({ isDemo: true, saysPassword: false });
  expect(back.answer.join()).toContain('npm run shop:new');

  mkdirSync(join(folder, 'images'), { recursive: true });
  expect(await shopNew()).toMatchObject({ code: 0, out: expect.stringContaining('No se borró nada') });
  expect(await shopNew('--si')).toMatchObject({ code: 0, out: expect.stringContaining('La tienda está vacía') });
  expect(existsSync(join(folder, 'images'))).toBe(false);
  expect(await visit(folder)).toMatchObject({ isDemo: false, products: 0, orders: 0, accounts: [] });
  expect(await shopNew('--si')).toMatchObject({ code: 1, error: expect.stringContaining('no es una demostración') });
});

test('with DEMO=0 the first start leaves the shop empty, and a later one too', { timeout: 120_000 }, async () => {
  const other = join(folder, 'other');
  expect(await visit(other, { DEMO: '0' })).toMatchObject({ isDemo: false, products: 0 });
  expect(await visit(other)).toMatchObject({ isDemo: false, products: 0 });
});

test.each([{ PUBLIC_URL: 'https://tienda.uy' }, { HOST: '0.0.0.0' }, { HOST: '192.168.1.20' }])(
  'a demo that others can reach has a password that nobody knows: %j',
  (given) => {
    const env = readEnvironment(given);
    expect(passwordFor(env)).not.toBe(demoPassword);
    expect(passwordFor(env)).not.toBe(passwordFor(env));
  },
);

test.each(['', '127.0.0.1', 'localhost', '::1'])('one of this machine alone has the known one: HOST=%s', (HOST) => {
  expect(passwordFor(readEnvironment({ HOST }))).toBe(demoPassword);
});
