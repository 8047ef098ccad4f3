import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { aQuery, testSchema } from '#server/test/search/a-document';
import { manyDocuments } from '#server/test/search/many-documents';
import { openMemorySearch } from './memory-search.ts';
import type { SearchDocument } from './search-engine.ts';

const all = manyDocuments(1500);
const pagesOf = async function* (documents: readonly SearchDocument[]) {
  for (let at = 0; at < documents.length; at += 500) yield documents.slice(at, at + 500);
};
const [here, inThread] = [openMemorySearch(testSchema), openMemorySearch(testSchema, { ownThreadFrom: 1500 })];
afterAll(() => Promise.all([here.close(), inThread.close()]));

const asked = [
  aQuery(),
  aQuery({ text: 'sensor digital', order: 'ascending' }),
  aQuery({ filters: { categoryId: ['1.2'] }, order: 'descending' }),
  aQuery({ text: 'renombrado', seesAll: true }),
];
const bothAnswer = async () => {
  for (const query of asked) expect(await inThread.search(query)).toEqual(await here.search(query));
};

test('an index in a thread of its own answers like one here, before, between and after changes', async () => {
  await Promise.all([here.rebuild(pagesOf(all)), inThread.rebuild(pagesOf(all))]);
  await bothAnswer();
  const put = all.slice(0, 90).map((one, at) => ({ ...one, amount: at, name: at % 2 ? one.name : 'Renombrado' }));
  for (const search of [here, inThread]) await search.apply({ put, remove: [100, 101] });
  await bothAnswer();
  expect((await inThread.search(aQuery({ text: 'renombrado', seesAll: true }))).total).toBe(45);
  expect([here.wantsRebuild(), inThread.wantsRebuild()]).toEqual([false, false]);
  const renamed = all.map((one) => ({ ...one, name: `${one.name} bis` }));
  for (const search of [here, inThread]) await search.apply({ put: renamed, remove: [] });
  expect([here.wantsRebuild(), inThread.wantsRebuild()]).toEqual([true, true]);
});

test('who asks while the index is replaced gets the old one or the new, and no change is lost', async () => {
  let isBuilding = true;
  const rebuilding = inThread.rebuild(pagesOf(all)).finally(() => {
    isBuilding = false;
  });
  await inThread.apply({ put: [{ ...all[7], id: 8, name: 'Mientras tanto' } as SearchDocument], remove: [] });
  while (isBuilding) expect((await inThread.search(aQuery({ text: 'mientras', seesAll: true }))).total).toBe(1);
  await rebuilding;
  expect((await inThread.search(aQuery({ text: 'mientras', seesAll: true }))).total).toBe(1);
});

test('one whose thread has ended says so, asks for a rebuild, and answers after it', async () => {
  await inThread.close();
  await expect(inThread.search(aQuery())).rejects.toThrow('ended');
  await inThread.apply({ put: [], remove: [1] });
  expect(inThread.wantsRebuild()).toBe(true);
  await inThread.rebuild(pagesOf(all));
  expect((await inThread.search(aQuery({ seesAll: true }))).total).toBe(1500);
});

test('a thread ends by itself, after it has handed its index over or is closed, and is never cut off', async () => {
  const codes: number[] = [];
  const listen = (worker: Worker) => worker.on('exit', (code) => codes.push(code));
  process.on('worker', listen);
  const [small, large] = [openMemorySearch(testSchema), openMemorySearch(testSchema, { ownThreadFrom: 1500 })];
  await Promise.all([small.rebuild(pagesOf(all)), large.rebuild(pagesOf(all))]);
  expect(codes).toEqual([0]);
  const answer = large.search(aQuery());
  await large.close();
  expect((await answer).total).toBeGreaterThan(0);
  expect(codes).toEqual([0, 0]);
  process.off('worker', listen);
});

test('a process that waits for an answer stays until it has it, and no longer', async () => {
  const script = `
    const { openMemorySearch } = await import('./memory-search.ts');
    const { manyDocuments } = await import('#server/test/search/many-documents');
    const { aQuery } = await import('#server/test/search/a-document');
    const search = openMemorySearch(${JSON.stringify(testSchema)}, { ownThreadFrom: 1100 });
    await search.rebuild((async function* () { yield manyDocuments(1100); })());
    console.log((await search.search(aQuery({ seesAll: true }))).total);`;
  const run = promisify(execFile)(process.execPath, ['-e', script], {
    cwd: import.meta.dirname,
  });
  expect((await run).stdout).toBe('1100\n');
});
