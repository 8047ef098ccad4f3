import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { workerUrl } from '../worker-url.ts';
import type { Question, WorkerStart } from './pglite-worker.ts';

type Answer = Uint8Array | null;
const terminate = 0x58;

/**
 * Starts PGlite in a thread of its own. `stream` gives `pg` a socket that speaks the wire protocol to it; there is one
 * database session, so one client at a time. Where the thread dies by itself, the process ends.
 */
export const startPglite = async (start: WorkerStart) => {
  const worker = new Worker(workerUrl('pglite-worker'), { workerData: start });
  // An error of the start-up (a damaged folder, no fsync) rejects here.
  await once(worker, 'message');

  const turns: Array<(answer: Answer) => void> = [];
  let closing = false;
  const ask = (question: Question) => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    turns.push(resolve);
    worker.ref();
    worker.postMessage(question, typeof question === 'string' ? [] : [question.buffer as ArrayBuffer]);
    return promise;
  };
  worker.on('message', (answer: Answer) => {
    turns.shift()?.(answer);
    if (turns.length === 0) worker.unref();
  });
  const died = (error?: unknown) => {
    if (closing) return;
    closing = true;
    setImmediate(() => {
      throw new Error('The thread of the embedded database ended.', { cause: error });
    });
  };
  worker.on('error', died).on('exit', () => died());
  worker.unref();

  return {
    stream: () => socket(ask),
    /** The whole database as one tar file, for `snapshot`. */
    dump: async () => (await ask('dump')) ?? new Uint8Array(),
    close: async () => {
      closing = true;
      const ended = once(worker, 'exit');
      await ask('close');
      worker.ref();
      await ended;
    },
  };
};

const socket = (ask: (question: Question) => Promise<Answer>) => {
  const send = async (bytes: Uint8Array<ArrayBuffer>, done: (error?: Error | null) => void) => {
    if (bytes[0] !== terminate) {
      const answer = await ask(bytes);
      // PGlite's answer may be a view on a bigger buffer.
      if (answer?.length) stream.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
    }
    done();
  };
  const stream = new Duplex({
    read: () => {},
    write: (chunk: Buffer, _encoding, done) => void send(new Uint8Array(chunk), done),
    writev: (chunks, done) => void send(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))), done),
    final: (done) => {
      stream.push(null);
      done();
    },
  });
  const same = () => stream;
  const connect = () => {
    void ask('reset').then(() => stream.emit('connect'));
    return stream;
  };
  return Object.assign(stream, {
    connect,
    setNoDelay: same,
    setKeepAlive: same,
    setTimeout: same,
    ref: same,
    unref: same,
  });
};
