import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, inject, test } from 'vitest';
import { onServer, testUrl } from '#server/test/postgres';

const engine = 'snapshot' in inject('source') ? 'pglite' : 'postgres';
const name = `bench_smoke_${process.pid}`;
const folder = await mkdtemp(join(tmpdir(), 'bench-smoke-'));
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  if (engine !== 'postgres') return;
  const made = ['600', 'families_600'].flatMap((key) => [`${name}_${key}`, `${name}_${key}_select`]);
  await onServer(...made.map((database) => `drop database if exists ${database} with (force)`));
});

const bench = (...more: string[]) => {
  const given = ['--quick', '--engines', engine, '--folder', folder, '--name', name, '--server', testUrl, ...more];
  return promisify(execFile)(process.execPath, ['bench/main.ts', ...given]);
};

test.runIf(process.platform === 'linux')(
  'a quick run measures every row, and a second one finds its data',
  async () => {
    const first = await bench();
    expect(first.stdout).toContain('600 products,');
    const report = await readFile(join(folder, 'quick/performance.md'), 'utf8');
    for (const row of [
      'Search with facets',
      'Category by price',
      'Detail (call)',
      'Detail (page), kept',
      'Vehicle lookup',
      'Vehicle lookup, the same again',
    ]) {
      expect(report).toContain(`| ${row} |`);
    }
    expect(report).toMatch(/\| Order by deposit \|.*≤ 75× one select/);
    expect(report).toMatch(/A write is shown after [\d.]+ ms/);
    if (engine === 'postgres') expect(report).toContain('one of another process after');

    const second = await bench('--sizes', '600');
    expect(second.stdout).not.toContain('600 products, ');
    expect(existsSync(join(folder, 'quick/performance/memory.svg'))).toBe(true);
  },
);
