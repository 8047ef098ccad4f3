import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { workerUrl } from '../worker-url.ts';
import { durableFolder, proveDurable } from './durable-folder.ts';

/**
 * Start options of the thread: a folder on disk, or memory, filled from a snapshot file where one is named. `isSmall`:
 * the machine has little memory.
 */
export type WorkerStart = { folder?: string | undefined; snapshot?: string | undefined; isSmall?: boolean };
/** Bytes are the wire protocol; words are for the thread itself. Each question gets exactly one answer, in turn. */
export type Question = Uint8Array | 'reset' | 'dump' | 'close';

const open = async ({ folder, snapshot, isSmall }: WorkerStart) => {
  // To optimise one function of the database alone takes 600 MB: with this no function is.
  if (isSmall) setFlagsFromString('--wasm-tier-up-filter=0');
  if (!folder) return PGlite.create(snapshot ? { loadDataDir: new Blob([await readFile(snapshot)]) } : {});
  if (!existsSync(folder)) await initialise(folder);
  // PGlite would take the rest for an empty folder and make a new database in it.
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('PG_VERSION is missing');
  const { fs, startParams, fsyncs } = durableFolder(folder);
  const pg = await PGlite.create({ fs, startParams });
  await proveDurable(pg, fsyncs);
  return pg;
};

/** Says in a process of its own that the folder named after it is to be filled. */
const toFill = '--fill';

/**
 * Makes an empty database beside `folder` first: one cut short by a kill could never be opened again. In a process of its
 * own, as it takes hundreds of megabytes, and with the quick compiler alone: the other takes as much again.
 */
const initialise = async (folder: string) => {
  const beside = `${folder}.new-${process.pid}`;
  const parent = dirname(folder);
  const isLeft = (name: string) => name.startsWith(`${basename(folder)}.new`);
  for (const left of (await readdir(parent)).filter(isLeft))
    await rm(join(parent, left), { recursive: true, maxRetries: 10 });
  const command = ['--liftoff-only', fileURLToPath(workerUrl('pglite-worker')), toFill, beside];
  await promisify(execFile)(process.execPath, command);
  await rename(beside, folder);
};

const fill = async (folder: string) => {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.exit(1), 20).unref();
  const { fs, startParams } = durableFolder(folder);
  await (await PGlite.create({ fs, startParams })).close();
};

// `execProtocolRaw` would also read every answer and keep all of them for as long as the thread lives.
const answerTo = async (pg: PGlite, question: Uint8Array) => {
  const pieces: Uint8Array[] = [];
  await pg.execProtocolRawStream(question, { onRawData: (piece) => void pieces.push(piece.slice()) });
  const answer = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    answer.set(piece, at);
    at += piece.length;
  }
  return answer;
};

const serve = async (port: NonNullable<typeof parentPort>) => {
  const pg = await open(workerData as WorkerStart);
  const words = {
    // Two messages: `discard all` may not stand in one with another statement.
    reset: async () => {
      await pg.exec('rollback');
      await pg.exec('discard all');
    },
    dump: async () => new Uint8Array(await (await pg.dumpDataDir('none')).arrayBuffer()),
    close: () => pg.close(),
  };
  port.on('message', async (question: Question) => {
    if (typeof question !== 'string') {
      const answer = await answerTo(pg, question);
      port.postMessage(answer, [answer.buffer]);
      return;
    }
    const answer = await words[question]();
    port.postMessage(answer instanceof Uint8Array ? answer : null);
    if (question === 'close') port.close();
  });
  port.postMessage('ready');
};

const [, , order, folder] = process.argv;
if (parentPort) await serve(parentPort);
else if (order === toFill && folder) await fill(folder);
