import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { keys } from '#server/test/stand-ins';
import { buildCommand } from '../scripts/build.ts';

const folder = mkdtempSync(join(tmpdir(), 'hidden-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a build beside the keys of providers takes none of them along', { timeout: 300_000 }, async () => {
  const env = { ...process.env, ...keys, BUILD_DIR: folder, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, buildCommand, { env, maxBuffer: 2 ** 26 });
  const [leaks, scripts]: [string[], string[]] = [[], []];
  for await (const file of glob('**/*.*', { cwd: folder })) {
    const text = await readFile(join(folder, file), 'latin1');
    leaks.push(...Object.values(keys).flatMap((key) => (text.includes(key) ? [`${file}: ${key}`] : [])));
    if (/^client\/.*\.js$/.test(file)) scripts.push(text);
  }
  expect(leaks).toEqual([]);
  expect(scripts.join('')).toContain('Alertas de pagos');
});
