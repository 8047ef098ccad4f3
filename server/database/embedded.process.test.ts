import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptySnapshot, fillDataFolder } from '#server/test/empty-database';
import { openDatabase } from './database.ts';
import { durableFolder, proveDurable } from './durable-folder.ts';

// Each starts databases of its own on disk, in processes of their own: slow where the machine is busy.
vi.setConfig({ testTimeout: 180_000 });

let folder = '';
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-embedded-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
  await rm(folder, { recursive: true });
});

const kill = async (child: ChildProcess) => {
  if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await once(child, 'exit');
};

/** A second process that writes to the folder; `written` are the rows that it was answered are there. */
const startWriter = () => {
  const script = fileURLToPath(new URL('../test/write-until-killed.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const written: number[] = [];
  const errors: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => line !== 'open' && written.push(Number(line)));
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  return { child, written, errors };
};

test('a second process is refused while the first lives, and told who holds the folder', async () => {
  await fillDataFolder(folder);
  const first = startWriter();
  await vi.waitFor(() => expect(first.written.length).toBeGreaterThan(10), 60_000);
  const sentence = `La carpeta ${folder} ya está en uso por otro servidor (proceso ${first.child.pid} en `;
  await expect(openDatabase({ folder })).rejects.toThrow(sentence);
  const second = startWriter();
  const [code] = await once(second.child, 'exit');
  expect(code).toBe(1);
  expect(second.errors.join('\n')).toContain(sentence);
  expect(second.written).toEqual([]);
  const before = first.written.length;
  await vi.waitFor(() => expect(first.written.length).toBeGreaterThan(before + 10), 60_000);
});

test('whatever was acknowledged before kill -9 is there afterwards, and the lock of the dead is taken over', async () => {
  await fillDataFolder(folder);
  const acknowledged = new Set<number>();
  for (let round = 1; round <= 3; round += 1) {
    const writer = startWriter();
    await vi.waitFor(() => expect(writer.written.length).toBeGreaterThan(200 * round), 60_000);
    await kill(writer.child);
    for (const id of writer.written) acknowledged.add(id);
    const database = await openDatabase({ folder });
    const { rows } = await database.query('select id from kept');
    const found = new Set(rows.map(({ id }) => id));
    expect([...acknowledged].filter((id) => !found.has(id))).toEqual([]);
    await database.query('reindex table kept');
    await database.close();
  }
});

test('a closed database opens again, with everything in it', async () => {
  const first = await openDatabase({ folder });
  await first.query('create table note (text text); insert into note values ($$ñ$$)');
  await first.close();
  const second = await openDatabase({ folder });
  expect((await second.query('select text from note')).rows).toEqual([{ text: 'ñ' }]);
  await second.close();
});

test('a damaged folder is refused by name, left as it is, and free again', async () => {
  await mkdir(join(folder, 'pgdata'));
  await writeFile(join(folder, 'pgdata', 'something'), 'else');
  await expect(openDatabase({ folder })).rejects.toThrow(`La base de datos de ${folder} no se puede abrir: `);
  expect(await readdir(join(folder, 'pgdata'))).toEqual(['something']);
  await rm(join(folder, 'pgdata'), { recursive: true });
  await fillDataFolder(folder);
  await (await openDatabase({ folder })).close();
});

test('a first start that was killed half-way does not stand in the way of the next', async () => {
  const killed = startWriter();
  const isHalfway = (name: string) => name.startsWith('pgdata.new-') && existsSync(join(folder, name, 'PG_VERSION'));
  await vi.waitFor(async () => expect((await readdir(folder)).some(isHalfway)).toBe(true), {
    timeout: 60_000,
    interval: 5,
  });
  await kill(killed.child);
  expect(killed.written).toEqual([]);
  const database = await openDatabase({ folder });
  expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await database.close();
  expect(await readdir(folder)).toEqual(['pgdata']);
});

test('a dump is a snapshot that memory can be filled with', async () => {
  const first = await openDatabase({ snapshot: await emptySnapshot() });
  await first.query('create table note (text text); insert into note values ($$ñ$$)');
  const snapshot = join(folder, 'snapshot.tar');
  await writeFile(snapshot, await first.dump());
  await first.close();
  const second = await openDatabase({ snapshot });
  expect((await second.query('select text from note')).rows).toEqual([{ text: 'ñ' }]);
  await second.close();
});

test('commits reach the disk, and a PGlite that only pretends is found out', async () => {
  for (const name of ['durable', 'stock']) await fillDataFolder(join(folder, name));
  const { fs, startParams, fsyncs } = durableFolder(join(folder, 'durable', 'pgdata'));
  const durable = await PGlite.create({ fs, startParams });
  await proveDurable(durable, fsyncs);
  await durable.exec('create table note (n integer)');
  const before = fsyncs();
  for (let n = 0; n < 20; n += 1) await durable.exec(`insert into note values (${n})`);
  expect(fsyncs() - before).toBeGreaterThanOrEqual(20);
  await durable.close();

  const stock = await PGlite.create({ fs: new NodeFS(join(folder, 'stock', 'pgdata')) });
  await expect(proveDurable(stock, fsyncs)).rejects.toThrow('does not write to disk');
  await stock.close();
});

test('what was answered does not stay in the memory of its thread', async () => {
  const database = await openDatabase({ snapshot: await emptySnapshot() });
  const read = async (times: number) => {
    for (let at = 0; at < times; at += 1) await database.query(`select repeat('x', 4000000)`);
    return process.memoryUsage().rss / 2 ** 20;
  };
  const before = await read(10);
  expect((await read(100)) - before).toBeLessThan(200);
  await database.close();
});
