import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/database/database';
import { migrate } from '#server/database/migrate';
import type { Tables } from '#server/tables';
import { contentOf, fillShop, largeFile, oddName, restored } from '#server/test/a-backed-up-shop';
import { freshDatabase } from '#server/test/database';
import { fillDataFolder } from '#server/test/empty-database';
import { dropDatabases, onServer, postgresTrouble, runName, urlOf } from '#server/test/postgres';
import { makeBackup } from './make-backup.ts';
import { moveShop } from './move-shop.ts';
import { type Place, restoreBackup } from './restore-backup.ts';

const hasServer = (await postgresTrouble()) === null;
const name = `${runName()}_restored`;
const work = mkdtempSync(join(tmpdir(), 'backup-'));
const secret = 'correcto caballo batería';
const now = new Date('2026-11-23T06:20:00Z');
let shop: Database<Tables>;
let [plain, sealed] = ['', ''];
/** Where a shop is restored to. */
let target = '';

beforeAll(async () => {
  shop = await freshDatabase();
  await fillShop(shop, join(work, 'shop'));
  const given = { db: shop.db, dataFolder: join(work, 'shop'), now };
  for (const folder of ['plain', 'sealed']) mkdirSync(join(work, folder));
  plain = await makeBackup({ ...given, folder: join(work, 'plain') });
  sealed = await makeBackup({ ...given, folder: join(work, 'sealed'), secret });
});
beforeEach(async () => {
  target = mkdtempSync(join(work, 'target-'));
  if (hasServer) {
    await dropDatabases([name]);
    await onServer(`create database "${name}"`);
  }
});
afterAll(async () => {
  rmSync(work, { recursive: true });
  if (hasServer) await dropDatabases([name]);
});

const onFolder = (): Place => ({ dataFolder: target });
const onUrl = (): Place => ({ dataFolder: target, url: urlOf(name) });

/** Nothing but a lock's folder, and on a server nothing but tables without rows. */
const isUntouched = async (place: Place) => {
  expect(readdirSync(place.dataFolder)).toEqual([]);
  if (place.url)
    await restored(place, async ({ query }) => {
      const { rows } = await query(`select to_regclass('shop') as shop`);
      if (rows[0]?.shop) expect((await query('select from shop')).rows).toEqual([]);
    });
};

describe.each([
  ['the embedded database', true, onFolder],
  ['a server', hasServer, onUrl],
] as const)('restored to %s', (_name, isThere, place) => {
  test.runIf(isThere)('a backup gives the same rows, numbers and files, whatever a killed restore left', async () => {
    const [file, key] = place().url ? [sealed, secret] : [plain, undefined];
    mkdirSync(join(target, 'restoring/images'), { recursive: true });
    writeFileSync(join(target, 'restoring/images/half'), '');
    expect(await restoreBackup(file, place(), { secret: key })).toBeInstanceOf(Date);
    await restored(place(), async ({ db, query }) => {
      expect(await contentOf(db)).toEqual(await contentOf(shop.db));
      expect((await query('select id, name from brand')).rows).toEqual([{ id: 1, name: oddName }]);
      expect((await query('select count(*)::int as n from product')).rows).toEqual([{ n: 1200 }]);
      expect((await query('select stem from image')).rows).toEqual([{ stem: 'foto' }]);
      // A number that was given and is gone is not given again; foreign keys hold.
      expect((await query(`insert into brand (name) values ('nueva') returning id`)).rows).toEqual([{ id: 3 }]);
      await expect(query('update product set brand_id = 99')).rejects.toThrow('product_brand_id_fkey');
      expect(await migrate(db)).toEqual([]);
    });
    expect(readFileSync(join(target, 'images/originals/a')).equals(largeFile)).toBe(true);
    expect(readFileSync(join(target, 'images/empty'))).toHaveLength(0);
    expect(readFileSync(join(target, 'slips/0123'), 'utf8')).toBe('recibo');
    expect(readdirSync(join(target, 'images'), { recursive: true, encoding: 'utf8' }).toSorted()).toEqual([
      'empty',
      'originals',
      'originals/a',
    ]);
    expect(existsSync(join(target, 'restoring'))).toBe(false);
    await expect(restoreBackup(file, place(), { secret: key })).rejects.toThrow('no está vacía: no se restauró nada');
  });
});

test('what fails half-way leaves the place empty, for another try', async () => {
  // A file where the folder of slips has to come.
  const given = hasServer ? onUrl() : onFolder();
  writeFileSync(join(target, 'slips'), '');
  await expect(restoreBackup(plain, given)).rejects.toThrow('ENOTDIR');
  rmSync(join(target, 'slips'));
  await isUntouched(given);
  await restoreBackup(plain, given);
  await restored(given, async ({ db }) => expect(await contentOf(db)).toEqual(await contentOf(shop.db)));
});

test.runIf(hasServer)('the embedded database moves to a server, without its files', async () => {
  await fillDataFolder(target);
  const content = await restored(onFolder(), async (database) => {
    await migrate(database.db);
    await fillShop(database, target);
    return contentOf(database.db);
  });
  await moveShop({ dataFolder: target }, urlOf(name));
  await restored(onUrl(), async ({ db }) => expect(await contentOf(db)).toEqual(content));
  await expect(moveShop({ dataFolder: target }, urlOf(name))).rejects.toThrow('La base de datos no está vacía');
  await expect(moveShop({ dataFolder: join(target, 'nada') }, urlOf(name))).rejects.toThrow('No hay una tienda en');
  await restored(onFolder(), async ({ db }) => expect(await contentOf(db)).toEqual(content));
});

test('a place with a shop, pictures or others’ tables is left alone', async () => {
  await fillDataFolder(target);
  await expect(restoreBackup(plain, onFolder())).rejects.toThrow(`Ya hay una tienda en ${target}`);
  rmSync(join(target, 'pgdata'), { recursive: true });
  mkdirSync(join(target, 'images'));
  writeFileSync(join(target, 'images/a'), '');
  await expect(restoreBackup(plain, onFolder())).rejects.toThrow(`${join(target, 'images')} no está vacía`);
  rmSync(join(target, 'images'), { recursive: true });
  if (!hasServer) return;
  await restored(onUrl(), ({ query }) => query('create table theirs (n integer)'));
  await expect(restoreBackup(plain, onUrl())).rejects.toThrow('La base de datos no está vacía: no se escribió nada.');
});

test('a backup of migrations that this shop does not have is refused', async () => {
  await shop.query(`insert into schema_migration (name, hash) values ('9999_later', 'x')`);
  mkdirSync(join(work, 'later'));
  const later = await makeBackup({ db: shop.db, dataFolder: join(work, 'shop'), folder: join(work, 'later'), now });
  await shop.query(`delete from schema_migration where name = '9999_later'`);
  await expect(restoreBackup(later, onFolder())).rejects.toThrow('es de una versión más nueva de la tienda, o de otra');
  await isUntouched(onFolder());
});

describe('a file that is not whole is refused before anything is touched', () => {
  const refused = async (bytes: Buffer, sentence: string, key?: string) => {
    const file = join(work, 'broken.respaldo');
    writeFileSync(file, bytes);
    await expect(restoreBackup(file, onFolder(), { secret: key })).rejects.toThrow(sentence);
    expect(existsSync(join(target, 'pgdata'))).toBe(false);
  };
  const kinds = [
    ['plain', () => readFileSync(plain), undefined],
    ['encrypted', () => readFileSync(sealed), secret],
  ] as const;
  const damaged = 'está dañado o incompleto';

  test.each(kinds)('%s: a changed byte', async (_kind, read, key) => {
    const bytes = read();
    const start = bytes.indexOf('\n') + 1;
    for (const at of [start + 4, start + 1000, Math.floor(bytes.length / 2), bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await refused(changed, damaged, key);
    }
  });

  test.each(kinds)('%s: a cut, wherever it is', async (_kind, read, key) => {
    const bytes = read();
    const start = bytes.indexOf('\n') + 1;
    const chunk = 2 ** 20 + 16;
    for (const end of [start, start + 5, start + chunk, start + 2 * chunk, bytes.length - 1])
      await refused(bytes.subarray(0, end), damaged, key);
  });

  test('encrypted: chunks that changed places, something behind the end, another header', async () => {
    const bytes = readFileSync(sealed);
    const start = bytes.indexOf('\n') + 1;
    const chunk = 2 ** 20 + 16;
    const [one, two] = [0, 1].map((n) => bytes.subarray(start + n * chunk, start + (n + 1) * chunk));
    await refused(
      Buffer.concat([bytes.subarray(0, start), two!, one!, bytes.subarray(start + 2 * chunk)]),
      damaged,
      secret,
    );
    await refused(Buffer.concat([bytes, Buffer.from('x')]), damaged, secret);
    const spaced = Buffer.concat([
      Buffer.from(bytes.subarray(0, start).toString().replace(',', ', ')),
      bytes.subarray(start),
    ]);
    await refused(spaced, damaged, secret);
  });

  test('a wrong key, none, another file', async () => {
    await refused(readFileSync(sealed), 'La clave no es la de', `${secret}.`);
    await refused(readFileSync(sealed), 'está cifrado: hace falta la clave');
    await refused(Buffer.from('código;nombre\n'), 'no es un respaldo de la tienda');
    await refused(Buffer.alloc(0), 'no es un respaldo de la tienda');
    await refused(Buffer.from('{"backup":2}\n'), 'es de una versión más nueva de la tienda');
    await expect(restoreBackup(join(work, 'nada'), onFolder())).rejects.toThrow('No se puede leer');
    await expect(restoreBackup(work, onFolder())).rejects.toThrow('No se puede leer');
  });
});

test('a backup is its owner’s alone, says nothing without the key, and is not there where it cannot be', async () => {
  expect(statSync(sealed).mode & 0o777).toBe(0o600);
  expect(readFileSync(sealed).includes('recibo')).toBe(false);
  expect(sealed).toBe(join(work, 'sealed/tienda-2026-11-23T06-20-00Z.respaldo'));
  const given = { db: shop.db, dataFolder: join(work, 'shop'), now };
  await expect(makeBackup({ ...given, folder: join(work, 'nada') })).rejects.toThrow('no existe esa carpeta');
  const folder = mkdtempSync(join(work, 'stopped-'));
  const signal = AbortSignal.abort();
  await expect(makeBackup({ ...given, folder, signal })).rejects.toThrow('aborted');
  expect(readdirSync(folder)).toEqual([]);
});
