import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '#server/environment';
import { openLog } from '#server/log/log';
import { startShop } from '#server/start-shop';
import { fillDataFolder } from '#server/test/empty-database';
import { dropDatabases, onServer, postgresTrouble, runName, urlOf } from '#server/test/postgres';

const root = join(import.meta.dirname, '..');
const hasServer = (await postgresTrouble()) === null;
const folder = mkdtempSync(join(tmpdir(), 'backup-command-'));
const name = `${runName()}_moved`;
const env = { DATA_DIR: join(folder, 'tienda') };
beforeAll(async () => {
  await fillDataFolder(env.DATA_DIR);
  mkdirSync(join(env.DATA_DIR, 'slips'));
  writeFileSync(join(env.DATA_DIR, 'slips/0123'), 'recibo');
  mkdirSync(join(folder, 'usb'));
  writeFileSync(join(folder, 'clave'), 'una clave larga\n');
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  if (hasServer) await dropDatabases([name]);
});

// As a person runs it: another process, in the folder where he stands.
const run = (given: Record<string, string>, script: string, ...args: string[]) =>
  new Promise<{ code: number; out: string; error: string }>((done) => {
    const { DATABASE_URL: _, ...inherited } = process.env;
    const options = { cwd: root, env: { ...inherited, INIT_CWD: folder, ...env, ...given } };
    execFile(process.execPath, [`scripts/${script}.ts`, ...args], options, (failed, out, error) =>
      done({ code: typeof failed?.code === 'number' ? failed.code : 0, out, error }),
    );
  });
const shopOf = (given: Record<string, string>) =>
  startShop(readEnvironment({ ...env, DEMO: '0', ...given }), { log: openLog('silent') });
const brandsOf = async (given: Record<string, string>) => {
  const { database, close } = await shopOf(given);
  const { rows } = await database.query('select name from brand');
  await close();
  return rows;
};

describe('npm run backup, restore and move', { timeout: 120_000 }, () => {
  test('a running shop is backed up with a key, restored elsewhere and moved to a server', async () => {
    const running = await shopOf({});
    await running.database.query(`insert into brand (name) values ('Ñandú')`);
    try {
      const saved = await run({}, 'backup', 'usb', '--clave', 'clave');
      expect(saved).toMatchObject({ code: 0, out: expect.stringContaining('Respaldo guardado: ') });
      expect(saved.out).not.toContain('No está cifrado');
      // The shop was started with neither.
      mkdirSync(join(folder, 'propia'));
      const ofCommand = { BACKUP_DIR: join(folder, 'propia'), BACKUP_KEY: 'otra clave larga' };
      const own = await run(ofCommand, 'backup');
      expect(own).toMatchObject({ code: 0, out: expect.stringContaining(ofCommand.BACKUP_DIR) });
      expect(own.out).not.toContain('No está cifrado');
      expect(await run({}, 'move', 'postgres://127.0.0.1/base')).toMatchObject({
        code: 1,
        error: expect.stringContaining('ya está en uso por otro servidor'),
      });
    } finally {
      await running.close();
    }
    const [file = ''] = readdirSync(join(folder, 'usb'));
    const other = { DATA_DIR: join(folder, 'otra') };
    const restored = await run(other, 'restore', join('usb', file), '--clave', 'clave');
    expect(restored).toMatchObject({
      code: 0,
      out: expect.stringContaining(`Tienda restaurada en ${other.DATA_DIR},`),
    });
    expect(readFileSync(join(other.DATA_DIR, 'slips/0123'), 'utf8')).toBe('recibo');
    expect(await brandsOf(other)).toEqual([{ name: 'Ñandú' }]);
    expect(await run(other, 'restore', join('usb', file), '--clave', 'clave')).toMatchObject({
      code: 1,
      error: expect.stringContaining(`${join(other.DATA_DIR, 'slips')} no está vacía: no se restauró nada.\n`),
    });
    const third = { DATA_DIR: join(folder, 'tercera') };
    expect(await run(third, 'restore', join('usb', file))).toMatchObject({
      code: 1,
      error: expect.stringContaining(`${join(folder, 'usb', file)} está cifrado: hace falta la clave con que se hizo`),
    });
    expect(existsSync(third.DATA_DIR)).toBe(false);
    if (!hasServer) return;
    await onServer(`create database "${name}"`);
    expect(await run(other, 'move', urlOf(name))).toMatchObject({
      code: 0,
      out: expect.stringContaining('cada tabla tiene las mismas filas'),
    });
    expect(await brandsOf({ ...other, DATABASE_URL: urlOf(name) })).toEqual([{ name: 'Ñandú' }]);
  });

  test('a stopped shop is backed up where BACKUP_DIR says, and only the last stay', async () => {
    const own = { BACKUP_DIR: join(folder, 'diarios/tienda'), BACKUP_KEEP: '2' };
    mkdirSync(own.BACKUP_DIR, { recursive: true });
    const old = [1, 2, 3].map((day) => `tienda-2020-01-0${day}T06-20-00Z.respaldo`);
    for (const file of [...old, 'otro.txt']) writeFileSync(join(own.BACKUP_DIR, file), '');
    const saved = await run(own, 'backup');
    expect(saved).toMatchObject({ code: 0, out: expect.stringContaining('No está cifrado, y tiene datos personales') });
    expect(readdirSync(own.BACKUP_DIR).filter((file) => !saved.out.includes(file))).toEqual(['otro.txt', old[2]]);
  });

  test('what is missing or wrong is said', async () => {
    const cases = [
      [{}, 'backup', [], 'Falta la carpeta: npm run backup -- respaldos/, o la variable BACKUP_DIR.'],
      [{}, 'backup', ['nada'], 'no existe esa carpeta'],
      [{}, 'backup', ['usb', '--clave', 'nada'], `No se puede leer ${join(folder, 'nada')}.`],
      [{ BACKUP_KEY: 'corta' }, 'backup', ['usb'], 'BACKUP_KEY: tiene que tener 12 caracteres o más.'],
      [{ DATA_DIR: join(folder, 'nada') }, 'backup', ['usb'], 'No hay una tienda en la carpeta'],
      [{}, 'restore', ['nada.respaldo'], `No se puede leer ${join(folder, 'nada.respaldo')}.`],
      [{}, 'restore', [], 'npm run restore -- tienda-'],
      [{}, 'move', ['http://a'], 'La dirección tiene que ser como postgres://'],
      [{}, 'move', ['postgres://127.0.0.1:1/base'], 'La base de datos del servidor no se puede abrir: '],
      [{ DATA_DIR: join(folder, 'nada') }, 'move', ['postgres://127.0.0.1/base'], 'No hay una tienda en'],
    ] as const;
    for (const [given, script, args, sentence] of cases)
      expect(await run(given, script, ...args)).toMatchObject({ code: 1, error: expect.stringContaining(sentence) });
    writeFileSync(join(folder, 'corta'), 'corta\n');
    expect((await run({}, 'backup', 'usb', '--clave', 'corta')).error).toContain('es muy corta');
  });
});
