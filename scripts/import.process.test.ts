import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '#server/environment';
import { openLog } from '#server/log/log';
import { startShop } from '#server/start-shop';
import { fillDataFolder } from '#server/test/empty-database';
import { dropDatabases, onServer, postgresTrouble, runName, urlOf } from '#server/test/postgres';
import { sites } from '#sites/all';

const root = join(import.meta.dirname, '..');
const noPostgres = (await postgresTrouble()) !== null;
const folder = mkdtempSync(join(tmpdir(), 'import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const header = 'código;nombre;categoría;marca;precio;stock Bulevar\n';
writeFileSync(join(folder, 'bien.csv'), `${header}A-1;Placa Ñandú;Electrónica > Placas;Nodo;1.234,50;5\n`, 'latin1');
writeFileSync(join(folder, 'mal.csv'), `${header}A-1;;;;9,90;5\nA-2;Placa;Electrónica;Nodo;1.234;\n`);

const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: '#c00' } }).png();
mkdirSync(join(folder, 'fotos'));
for (const name of ['a-1.png', 'otra.png']) writeFileSync(join(folder, 'fotos', name), await picture.toBuffer());

writeFileSync(join(folder, 'precios.csv'), 'código;precio\nA-1;1300,00\n');
writeFileSync(join(folder, 'stock.csv'), 'código;sucursal;cantidad\nA-1;Bulevar;7\n');
writeFileSync(join(folder, 'vehiculos.csv'), 'código;marca;modelo;años\n7;Ñandú;C3;2004-\n7;;C4;2004-\n');

// As a person runs it: another process, from the folder where the spreadsheet is.
const runScript =
  (script: string) =>
  (env: Record<string, string>, ...given: string[]) =>
    new Promise<{ code: number; out: string; error: string }>((done) => {
      const { DATABASE_URL: _, ...inherited } = process.env;
      const options = { cwd: root, env: { ...inherited, INIT_CWD: folder, ...env } };
      execFile(process.execPath, [script, ...given], options, (failed, out, error) =>
        done({ code: typeof failed?.code === 'number' ? failed.code : 0, out, error }),
      );
    });

const run = runScript('scripts/import.ts');
const runExport = runScript('scripts/export.ts');

const created = `1 producto nuevo, 0 cambiados, 0 sin cambios
Leída como Windows-1252
Categorías nuevas (2): Electrónica; Electrónica > Placas
Marcas nuevas (1): Nodo
`;
const wrong = `0 productos nuevos, 1 cambiado, 0 sin cambios
Leída como UTF-8
1 error:
  Fila 3, columna «precio»: «1.234» se puede leer de dos maneras: si son miles escribí 1234; si son decimales, con dos: 1,23
`;
const same =
  '0 productos nuevos, 0 cambiados, 1 sin cambios\nLeída como Windows-1252\nYa estaba todo así: no había nada que escribir.\n';

const importsBothWays = async (env: Record<string, string>) => {
  expect(await run(env, 'bien.csv')).toMatchObject({ code: 0, out: `${created}Importado.\n` });
  expect(await run(env, 'mal.csv', '--seguir')).toMatchObject({
    code: 1,
    out: `${wrong}Importado, sin las filas con errores.\n`,
  });
};

describe('npm run import', { timeout: 120_000 }, () => {
  test('opens the embedded database itself where no shop runs', async () => {
    const env = { DATA_DIR: join(folder, 'alone') };
    await fillDataFolder(env.DATA_DIR);
    await importsBothWays(env);
  });

  test('hands its work to the shop that runs, which shows the product at once', async () => {
    const env = { DATA_DIR: join(folder, 'beside'), SITES: 'RTC=https://a.uy,NAM=https://b.uy' };
    await fillDataFolder(env.DATA_DIR);
    const failures: string[] = [];
    const log = { ...openLog('silent'), error: (event: string) => void failures.push(event) };
    const running = await startShop(readEnvironment(env), { log });
    try {
      expect(await run(env, 'bien.csv')).toMatchObject({
        code: 1,
        error: expect.stringContaining('--sitio'),
      });
      expect(await run(env, 'bien.csv', '--sitio', 'NAE')).toMatchObject({
        code: 1,
        error: expect.stringContaining('NAE'),
      });
      expect(await run(env, 'fotos', '--sitio', 'RTC')).toMatchObject({
        code: 1,
        error: `No se puede leer el archivo ${join(folder, 'fotos')}.\n`,
      });
      for (const [out, says] of [
        ['nada/x.csv', `No se puede guardar ${join(folder, 'nada/x.csv')}: no existe esa carpeta.`],
        ['bien.csv', 'bien.csv ya existe'],
      ] as const)
        expect(await runExport(env, out, '--sitio', 'RTC')).toMatchObject({
          code: 1,
          error: expect.stringContaining(says),
        });
      expect(failures).toEqual([]);
      expect(await run(env, 'bien.csv', '--sitio', 'RTC', '--probar')).toMatchObject({
        code: 0,
        out: `${created}Era una prueba: no se escribió nada.\n`,
      });
      expect(await run(env, 'bien.csv', '--sitio', 'rtc')).toMatchObject({ code: 0, out: `${created}Importado.\n` });
      expect(await run(env, 'bien.csv', '--sitio', 'RTC')).toMatchObject({ code: 0, out: same });
      const refused = await run(env, 'mal.csv', '--sitio', 'RTC');
      expect(refused).toMatchObject({ code: 1, out: expect.stringContaining(wrong) });
      expect(refused.out).toContain('No se escribió nada.');
      expect(await run(env, '--imagenes', 'fotos', '--sitio', 'RTC')).toMatchObject({
        code: 0,
        out: `0 productos nuevos, 1 cambiado, 0 sin cambios
1 imagen sin producto:
  «otra.png»: su nombre no es el código de un producto
Importado.\n`,
      });
      // Lists that make no categories are of no site.
      for (const [list, says] of [
        ['precios.csv', '1 precio cambiado, 0 sin cambios\nLeída como UTF-8\nImportado.\n'],
        ['stock.csv', '1 cantidad cambiada, 0 sin cambios\nLeída como UTF-8\nImportado.\n'],
      ] as const)
        expect(await run(env, list)).toMatchObject({ code: 0, out: says });
      expect(await run(env, 'precios.csv', '--sitio', 'NAE')).toMatchObject({
        code: 1,
        error: expect.stringContaining('NAE'),
      });
      expect(await run(env, 'vehiculos.csv', '--vehiculos', '--seguir')).toMatchObject({
        code: 1,
        out: `1 vehículo nuevo, 0 cambiados, 0 sin cambios
Leída como UTF-8
Marcas nuevas (1): Ñandú
Columnas que no se usan (1): código
1 error:
  Fila 3, columna «marca»: está vacía
Importado, sin las filas con errores.\n`,
      });
      expect(await runExport(env, 'salen.csv', '--vehiculos', '--sitio', 'NAM')).toMatchObject({
        code: 0,
        out: expect.stringMatching(/^[\d.]+ filas en salen.csv\n$/),
      });
      expect(readFileSync(join(folder, 'salen.csv'), 'utf8')).toContain('\r\nÑandú;C3;;2004-;;\r\n');
      expect(await runExport(env, '--newsletter', '--sitio', 'RTC')).toMatchObject({
        code: 0,
        out: '0 filas en novedades.csv\n',
      });
      expect(readFileSync(join(folder, 'novedades.csv'), 'utf8')).toMatch(/^\ufeffe-mail;confirmado;/);
      const { data } = await running.shop.visitorCall(sites.RTC)('product/find', { code: 'A-1' });
      expect(data).toMatchObject({
        name: 'Placa Ñandú',
        price: 130000,
        available: 'AV',
        images: [{ name: 'a-1.png' }],
      });
    } finally {
      await running.close();
    }
  });

  test.skipIf(noPostgres)('works on a PostgreSQL server', async () => {
    const database = `${runName()}_import`;
    await onServer(`create database "${database}"`);
    try {
      const env = { DATABASE_URL: urlOf(database), DATA_DIR: join(folder, 'server') };
      await (await startShop(readEnvironment(env), { log: openLog('silent'), work: false })).close();
      await importsBothWays(env);
    } finally {
      await dropDatabases([database]);
    }
  });

  test('explains itself and says what it does not understand', async () => {
    expect(await run({}, '--ayuda')).toMatchObject({ code: 0, out: expect.stringContaining('--probar') });
    expect(await run({})).toMatchObject({ code: 1, error: expect.stringContaining('npm run import --') });
    expect(await run({}, '--nada', 'bien.csv')).toMatchObject({ code: 1, error: expect.stringContaining('--nada') });
    for (const given of [
      ['--familias', '--codigos'],
      ['--familias', '--imagenes', 'fotos'],
    ])
      expect(await run({}, 'bien.csv', ...given)).toMatchObject({
        code: 1,
        error: expect.stringContaining('--familias'),
      });
    expect(await runExport({}, 'x.csv', '--stock', '--familias')).toMatchObject({
      code: 1,
      error: expect.stringContaining('--familias'),
    });
    expect(await run({}, 'falta.csv')).toMatchObject({ code: 1, error: expect.stringContaining('falta.csv') });
    expect(await run({ PORT: 'x' }, 'bien.csv')).toMatchObject({ code: 1, error: expect.stringContaining('PORT') });
  });
});
