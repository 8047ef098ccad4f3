import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { ImportReport } from '#server/import/import-report';
import { dropDatabases, onServer, runName, urlOf } from '#server/test/postgres';

const memoryMax = 400;

/** A shop of its own on the engine of the run, on which a test does commands in processes of their own and measures them. */
export const measuredShop = (name: string, env: Record<string, string> = {}) => {
  const isEmbedded = 'snapshot' in inject('source');
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const database = `${runName()}_${name}`;
  beforeAll(async () => {
    if (!isEmbedded) await onServer(`create database "${database}"`);
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    if (!isEmbedded) await dropDatabases([database]);
  });
  const at = (file: string) => join(folder, file);
  /** Does a command; answers its report, the memory that it took above idle in MB, and how long it took. */
  const run = async (command: 'import' | 'export', input: object) => {
    const child = spawn(
      process.execPath,
      [fileURLToPath(new URL('run-measured.ts', import.meta.url)), command, JSON.stringify(input)],
      {
        env: {
          ...process.env,
          DATABASE_URL: '',
          DATA_DIR: at('data'),
          ...env,
          ...(!isEmbedded && { DATABASE_URL: urlOf(database) }),
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    let out = '';
    child.stdout.on('data', (piece) => (out += piece));
    await once(child, 'close');
    const measured = JSON.parse(out) as { result: ImportReport; above: number; ms: number };
    const engine = isEmbedded ? 'PGlite' : 'PostgreSQL';
    const asked = JSON.stringify(input).replaceAll(folder, '');
    console.log(`${engine}: ${command} ${asked} ${measured.above} MB ${measured.ms} ms`);
    return measured;
  };
  const within = {
    above: expect.toSatisfy((above: number) => above <= memoryMax, `at most ${memoryMax} MB above idle`),
  };
  return { at, within, run };
};
