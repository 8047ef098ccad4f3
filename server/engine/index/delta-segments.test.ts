import { expect, test } from 'vitest';
import { aQuery, testSchema } from '#server/test/search/a-document';
import { manyDocuments } from '#server/test/search/many-documents';
import { applyChanges, openIndex, startBuild } from './memory-index.ts';
import { searchIndex } from './search-index.ts';

/** In milliseconds of CPU: what the thread that serves requests may be held up. */
const longest = 50;
/** After one more in 100,000 products comes a rebuild. What was built before has no part in what a change costs. */
const changed = 4999;

/** Changes each document of a new index once; what each change took, in milliseconds of this thread's CPU. */
const changeAll = (documents: ReturnType<typeof manyDocuments>) => {
  const builder = startBuild(testSchema);
  builder.add(documents);
  const index = openIndex(builder.finish());
  const took = documents.map((document) => {
    const before = process.threadCpuUsage();
    applyChanges(index, { put: [{ ...document, name: `${document.name} renovado` }], remove: [] });
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return { index, took };
};

test('no change of a text holds up the thread that serves requests, from one rebuild to the next', () => {
  const documents = manyDocuments(changed);
  const { index, took } = changeAll(documents);
  // What a busy machine adds does not come at the same change twice; what a change costs does.
  const again = changeAll(documents).took;
  const most = Math.max(...took.map((time, at) => Math.min(time, again[at] ?? time)));
  const seen = documents.filter(({ isPublic }) => isPublic);
  expect(searchIndex(index, aQuery({ text: 'renovados' })).total).toBe(seen.length);
  expect(most).toBeLessThan(longest);
  expect(index.deltas.length).toBeLessThan(30);
});
