import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '#server/database/database';
import { readEnvironment } from '#server/environment';
import { openLog } from '#server/log/log';
import { startShop } from '#server/start-shop';
import type { Tables } from '#server/tables';
import { dropDatabases, onServer, runName, urlOf } from '#server/test/postgres';

const root = join(import.meta.dirname, '..');
const isEmbedded = 'snapshot' in inject('source');
const folder = mkdtempSync(join(tmpdir(), 'import-stopped-'));
const rows = 6000;
const lines = Array.from(
  { length: rows },
  (_, at) => `M-${at};Tornillo ${at};Caja;Marca ${at % 9};${at + 1};${at % 7}`,
);
writeFileSync(join(folder, 'mucho.csv'), ['código;nombre;categoría;marca;precio;stock Bulevar', ...lines].join('\n'));

const database = `${runName()}_stopped`;
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  if (!isEmbedded) await dropDatabases([database]);
});

/** Imports as a person does, and sends the signal once rows are being written. */
const stop = async (env: Record<string, string>, signal: 'SIGINT' | 'SIGKILL', ...given: string[]) => {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ['scripts/import.ts', 'mucho.csv', ...given], {
    cwd: root,
    env: { ...inherited, INIT_CWD: folder, ...env },
  });
  children.push(child);
  let out = '';
  child.stdout.on('data', (piece) => (out += piece));
  createInterface({ input: child.stderr }).on('line', (line) => line.startsWith('Escribiendo') && child.kill(signal));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out };
};

const counted = async ({ query }: Pick<Database<Tables>, 'query'>) => {
  const { rows: found } = await query(`select count(*)::int as products,
    count(*) filter (where substr(code, 3)::int < (select count(*) from product))::int as in_order,
    (select count(*)::int from stock) as stock, (select count(distinct entity_id)::int from change_log
      where entity = 'product') as noted from product`);
  return found[0] as { products: number; in_order: number; stock: number; noted: number };
};

const stopsWithoutHarm = async (env: Record<string, string>) => {
  const look = async () => {
    const opened = await openDatabase<Tables>(env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder: env.DATA_DIR });
    try {
      return await counted(opened);
    } finally {
      await opened.close();
    }
  };
  const nothing = { products: 0, in_order: 0, stock: 0, noted: 0 };
  expect(await stop(env, 'SIGINT')).toMatchObject({ code: 130, out: 'Se canceló: no se escribió nada.\n' });
  expect(await look()).toEqual(nothing);
  expect((await stop(env, 'SIGKILL')).code).toBe(null);
  expect(await look()).toEqual(nothing);
  await stop(env, 'SIGKILL', '--por-lotes');
  const killed = await look();
  expect(killed.products % 500).toBe(0);
  expect(killed).toEqual({ ...killed, in_order: killed.products, noted: killed.products });
  expect(killed.products).toBeLessThan(rows);
  expect(killed.stock).toBe(lines.slice(0, killed.products).filter((line) => !line.endsWith(';0')).length);
  const cancelled = await stop(env, 'SIGINT', '--por-lotes');
  const { products } = await look();
  expect(products).toBeLessThan(rows);
  const upTo = new Intl.NumberFormat('es-UY').format(products + 1);
  expect(cancelled).toMatchObject({ code: 130 });
  expect(cancelled.out).toContain(`Se canceló: quedó importado hasta la fila ${upTo}, y nada de lo que sigue.`);
};

describe('an import that is stopped leaves nothing, or by batches what is confirmed', { timeout: 240_000 }, () => {
  test('in a process of its own', async () => {
    if (!isEmbedded) await onServer(`create database "${database}"`);
    const own: Record<string, string> = isEmbedded ? {} : { DATABASE_URL: urlOf(database) };
    const env = { ...own, DATA_DIR: join(folder, 'alone') };
    await (await startShop(readEnvironment(env), { log: openLog('silent'), work: false })).close();
    await stopsWithoutHarm(env);
  });

  test.runIf(isEmbedded)('beside a shop that runs', async () => {
    const env = { DATA_DIR: join(folder, 'beside') };
    const running = await startShop(readEnvironment({ ...env, DEMO: '0' }), { log: openLog('silent') });
    try {
      for (const signal of ['SIGINT', 'SIGKILL'] as const) {
        await stop(env, signal);
        expect(await counted(running.database)).toMatchObject({ products: 0, stock: 0 });
      }
      await stop(env, 'SIGINT', '--por-lotes');
      const { products } = await counted(running.database);
      expect([products > 0, products % 500, products < rows]).toEqual([true, 0, true]);
    } finally {
      await running.close();
    }
  });
});
