import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { durableFolder, proveDurable } from './durable-folder.ts';

/** What the thread is started with: a folder on disk, or memory, filled from a snapshot file where one is named. */
export type WorkerStart = { folder?: string | undefined; snapshot?: string | undefined };
/** Bytes are the wire protocol; words are for the thread itself. Each question gets exactly one answer, in turn. */
export type Question = Uint8Array | 'reset' | 'dump' | 'close';

const open = async ({ folder, snapshot }: WorkerStart) => {
  if (!folder) return PGlite.create(snapshot ? { loadDataDir: new Blob([await readFile(snapshot)]) } : {});
  if (!existsSync(folder)) await initialise(folder);
  // PGlite would take the rest for an empty folder and make a new database in it.
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('PG_VERSION is missing');
  const { fs, startParams, fsyncs } = durableFolder(folder);
  const pg = await PGlite.create({ fs, startParams });
  await proveDurable(pg, fsyncs);
  return pg;
};

/** Makes an empty database beside `folder` first: one cut short by a kill could never be opened again. */
const initialise = async (folder: string) => {
  const beside = `${folder}.new`;
  await rm(beside, { recursive: true, force: true });
  const { fs, startParams } = durableFolder(beside);
  await (await PGlite.create({ fs, startParams })).close();
  await rename(beside, folder);
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

if (parentPort) await serve(parentPort);
