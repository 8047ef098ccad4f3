import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '#server/environment';
import { openLog } from '#server/log/log';
import { startShop } from '#server/start-shop';
import { fillDataFolder } from '#server/test/empty-database';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'admin-'));
beforeAll(() => fillDataFolder(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const env = { DATA_DIR: folder, PUBLIC_URL: 'https://tienda.uy' };

// As a person runs it: another process.
const run = (...given: string[]) =>
  new Promise<{ code: number; out: string; error: string }>((done) => {
    const { DATABASE_URL: _, ...inherited } = process.env;
    const options = { cwd: root, env: { ...inherited, ...env } };
    execFile(process.execPath, ['scripts/admin.ts', ...given], options, (failed, out, error) =>
      done({ code: typeof failed?.code === 'number' ? failed.code : 0, out, error }),
    );
  });

const linkIn = (text: string) =>
  /https:\/\/tienda\.uy\/restablecer-contrasena\/jefa%40ejemplo\.uy\/[\w-]{43}/.exec(text);

describe('npm run admin', { timeout: 120_000 }, () => {
  test('creates the account alone, and gives a new link beside a running shop', async () => {
    const alone = await run('jefa@ejemplo.uy');
    expect(alone).toMatchObject({ code: 0, out: expect.stringContaining('Cuenta de administrador creada.') });
    expect(linkIn(alone.out)).not.toBeNull();
    const running = await startShop(readEnvironment(env), { log: openLog('silent') });
    try {
      const beside = await run('jefa@ejemplo.uy');
      expect(beside).toMatchObject({ code: 0, out: expect.stringContaining('ya era de administrador') });
      expect(linkIn(beside.out)?.[0]).not.toBe(linkIn(alone.out)?.[0]);
      expect(await run('jefa')).toMatchObject({ code: 1, error: '«jefa» no es un e-mail.\n' });
      const roles = await running.database.query('select role from account_role');
      expect(roles.rows).toEqual([{ role: 'administrator' }]);
    } finally {
      await running.close();
    }
  });

  test('says how to use it', async () => {
    expect(await run()).toMatchObject({
      code: 1,
      error: expect.stringContaining('npm run admin -- correo@ejemplo.uy'),
    });
  });
});
