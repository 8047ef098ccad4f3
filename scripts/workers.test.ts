import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { aDocument, aQuery, testSchema } from '#server/test/search/a-document';
import { build } from './build.ts';

const main = pathToFileURL(await build());
const fileOf = (name: string) => new URL(`./${name}.js`, main);

/** The next message of a thread. */
const next = (worker: Worker) =>
  new Promise<unknown>((done, fail) => {
    worker.once('message', done).once('error', fail);
  });

test('the built shop has the threads that its own file names, beside it', async () => {
  const bundle = await readFile(main, 'utf8');
  for (const name of ['index-worker', 'pglite-worker']) {
    expect(bundle).toContain(`"${name}"`);
    expect(existsSync(fileOf(name))).toBe(true);
  }
});

test('the built thread of a large index keeps it, and answers searches and changes', async () => {
  const worker = new Worker(fileOf('index-worker'), { workerData: testSchema });
  try {
    const documents = [aDocument({ id: 1, name: 'Sensor de luz' }), aDocument({ id: 2, name: 'Sensor de gas' })];
    worker.postMessage({ add: documents });
    worker.postMessage({ finish: { keepFrom: 1 } });
    expect(await next(worker)).toEqual({ built: null });
    const ask = (number: number) => {
      worker.postMessage({ number, search: aQuery({ text: 'sensores' }) });
      return next(worker);
    };
    expect(await ask(1)).toMatchObject({ number: 1, answer: { total: 2 } });
    worker.postMessage({ number: 2, apply: { put: [], remove: [1] } });
    expect(await next(worker)).toMatchObject({ number: 2 });
    expect(await ask(3)).toMatchObject({ number: 3, answer: { ids: [2] } });
  } finally {
    await worker.terminate();
  }
});
