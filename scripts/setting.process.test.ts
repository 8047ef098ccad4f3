import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#server/environment';
import { openLog } from '#server/log/log';
import { startShop } from '#server/start-shop';
import { fillDataFolder } from '#server/test/empty-database';
import { nam } from '#sites/nam';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'setting-'));
beforeAll(() => fillDataFolder(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const env = { DATA_DIR: folder, SITE: 'NAM', DEMO: '0' };

// As a person runs it: another process.
const run = (...given: string[]) =>
  new Promise<{ code: number; out: string; error: string }>((done) => {
    const { DATABASE_URL: _, ...inherited } = process.env;
    const options = { cwd: root, env: { ...inherited, ...env, INIT_CWD: folder } };
    execFile(process.execPath, ['scripts/setting.ts', ...given], options, (failed, out, error) =>
      done({ code: typeof failed?.code === 'number' ? failed.code : 0, out, error }),
    );
  });

test('npm run setting works on a shop that stands and beside one that runs', { timeout: 120_000 }, async () => {
  const url = 'https://vehiculos.example:8443/filtrar';
  expect(await run('vehicleService', url)).toMatchObject({
    code: 0,
    out: `NAM vehicleService: ${url}\nEn «catálogo externo» de los vehículos va: vehiculos.example:8443\n`,
  });
  const failures: string[] = [];
  const log = { ...openLog('silent'), error: (event: string) => void failures.push(event) };
  const running = await startShop(readEnvironment(env), { log });
  try {
    expect(running.shop.settingsOf(nam).vehicleService).toBe(url);
    writeFileSync(join(folder, 'sinonimos.txt'), 'tapa = tapón\nviscosa = embrague viscoso\n');
    expect(await run('synonyms', '--archivo', 'sinonimos.txt')).toMatchObject({ code: 0 });
    expect(running.shop.settingsOf(nam).synonyms).toBe('tapa = tapón\nviscosa = embrague viscoso');
    expect(await run('vehicleService', 'a.example')).toMatchObject({
      code: 1,
      error: expect.stringMatching(
        /^«a\.example» no sirve para el ajuste «vehicleService»: Tiene que ser una dirección/,
      ),
    });
    expect(await run('vehiculos', 'a')).toMatchObject({ code: 1, error: expect.stringContaining('«vehiculos»') });
    expect(failures).toEqual([]);
    expect(await run('vehicleService', '-')).toMatchObject({ code: 0, out: 'NAM vehicleService: null\n' });
    expect(running.shop.settingsOf(nam).vehicleService).toBeNull();
  } finally {
    await running.close();
  }
  expect(await run('synonyms', '--archivo', 'nada.txt')).toMatchObject({
    code: 1,
    error: 'No se puede leer nada.txt.\n',
  });
  expect(await run('a', 'b', 'c')).toMatchObject({ code: 1, error: expect.stringContaining('npm run setting -- ') });
});
