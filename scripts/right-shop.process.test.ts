import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fillDataFolder } from '#server/test/empty-database';
import { dropDatabases, onServer, postgresTrouble, runName, urlOf } from '#server/test/postgres';

const root = join(import.meta.dirname, '..');
const noPostgres = (await postgresTrouble()) !== null;
const folder = mkdtempSync(join(tmpdir(), 'right-shop-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'uno.csv'), 'código;nombre;categoría;marca;precio\nA-1;Placa;Electrónica;Nodo;9,90\n');

const run = (env: Record<string, string>, file: string, ...given: string[]) =>
  new Promise<{ code: number; out: string; error: string }>((done) => {
    const { DATABASE_URL: _, DATA_DIR: __, ...inherited } = process.env;
    execFile(file, given, { cwd: root, env: { ...inherited, INIT_CWD: folder, ...env } }, (failed, out, error) =>
      done({ code: typeof failed?.code === 'number' ? failed.code : 0, out, error }),
    );
  });
const runScript = (env: Record<string, string>, script: string, ...given: string[]) =>
  run(env, process.execPath, `scripts/${script}.ts`, ...given);

const commands = [
  ['import', 'uno.csv'],
  ['export', 'sale.csv'],
  ['setting', 'lowStock'],
  ['shop-new', '--si'],
] as const;

describe('a command works on the shop that is meant', { timeout: 120_000 }, () => {
  test.each(commands)('%s makes no shop where none is', async (script, given) => {
    const none = join(folder, 'otra');
    const { code, error } = await runScript({ DATA_DIR: none }, script, given);
    expect({ code, error }).toEqual({
      code: 1,
      error: expect.stringContaining(`No hay una tienda en la carpeta ${none}`),
    });
    expect(existsSync(none)).toBe(false);
  });

  test.skipIf(noPostgres)('nor on a server, until the demo or its administrator comes', async () => {
    const database = `${runName()}_none`;
    await onServer(`create database "${database}"`);
    try {
      const env = { DATABASE_URL: urlOf(database), DATA_DIR: join(folder, 'server') };
      for (const [script, given] of commands.slice(0, 3))
        expect(await runScript(env, script, given)).toMatchObject({
          code: 1,
          error: expect.stringContaining('No hay una tienda en la base de datos'),
        });
      expect(await runScript(env, 'admin', 'jefa@ejemplo.uy')).toMatchObject({ code: 0 });
      expect(await runScript(env, 'import', 'uno.csv')).toMatchObject({ code: 0 });
    } finally {
      await dropDatabases([database]);
    }
  });

  test('the administrator may come first, and hears where the shop is made', async () => {
    const made = join(folder, 'nueva');
    const { code, error } = await runScript({ DATA_DIR: made }, 'admin', 'jefa@ejemplo.uy');
    expect({ code, error }).toEqual({ code: 0, error: expect.stringContaining(`Tienda nueva en ${made}\n`) });
  });

  test('a file of variables says which, and what is set before it wins', async () => {
    const own = join(folder, 'propia');
    await fillDataFolder(own);
    const file = join(folder, 'variables');
    writeFileSync(file, `DATA_DIR=${own}\nSITE=NAM\n`);
    const env = { ENV_FILE: file };
    const words = 'Últimas unidades: Hasta cuántas unidades en total se anuncian como las últimas.';
    expect(await runScript(env, 'setting', 'lowStock')).toMatchObject({ code: 0, out: `NAM lowStock: 3\n${words}\n` });
    expect(await runScript({ ...env, SITE: 'RTC' }, 'setting', 'lowStock')).toMatchObject({
      out: `RTC lowStock: 3\n${words}\n`,
    });
  });

  test('that file stands beside package.json', async () => {
    const place = join(folder, 'tienda', 'scripts');
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, '../.env'), 'DATA_DIR=/aparte\n');
    writeFileSync(join(place, 'package.json'), '{"type":"module"}');
    const reader = join(place, 'environment-file.ts');
    await run({}, 'cp', join(root, 'scripts/environment-file.ts'), reader);
    const ask = `import(${JSON.stringify(reader)}).then((m) => (m.loadEnvironmentFile(), console.log(process.env.DATA_DIR)))`;
    const { ENV_FILE: _, ...env } = process.env;
    const output = await new Promise((done) => {
      execFile(process.execPath, ['-e', ask], { env }, (_failed, out) => done(out));
    });
    expect(output).toBe('/aparte\n');
  });
});

describe.skipIf(process.platform === 'win32')('an option that npm took for its own', { timeout: 60_000 }, () => {
  test.each([
    ['import', ['uno.csv', '--probar'], '--probar'],
    ['import', ['uno.csv', '--dry-run'], '--dry-run'],
    ['import', ['uno.csv', '--por-lotes', '--sitio', 'RTC'], '--por-lotes --sitio'],
    ['export', ['sale.csv', '--precios'], '--precios'],
    ['setting', ['synonyms', '--archivo', 'sinonimos.txt'], '--archivo'],
    ['setting', ['lowStock', '-5'], '-5'],
  ])('stops %s %s', async (command, given, named) => {
    const none = join(folder, 'npm');
    const { code, error } = await run({ DATA_DIR: none }, 'npm', 'run', command, ...given);
    expect({ code, error }).toEqual({
      code: 1,
      error: expect.stringContaining(`npm se quedó con ${named}: no se hizo`),
    });
    expect(error).toContain(`npm run ${command} -- … ${named}`);
  });

  test('is taken behind --', async () => {
    const { error } = await run(
      { DATA_DIR: join(folder, 'npm') },
      'npm',
      'run',
      'import',
      '--',
      join(folder, 'uno.csv'),
      '--probar',
    );
    expect(error).toContain('No hay una tienda');
  });
});
