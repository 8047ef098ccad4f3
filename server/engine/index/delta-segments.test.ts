import { expect, test } from 'vitest';
import { aQuery, testSchema } from '#server/test/search/a-document';
import { manyDocuments } from '#server/test/search/many-documents';
import { applyChanges, openIndex, startBuild } from './memory-index.ts';
import { searchIndex } from './search-index.ts';

/** In milliseconds of CPU: what the thread that serves requests may be held up. */
const longest = 50;
/** After one more in 100,000 products comes a rebuild. What was built before has no part in what a change costs. */
const changed = 4999;

test('no change of a text holds up the thread that serves requests, from one rebuild to the next', () => {
  const documents = manyDocuments(changed);
  const builder = startBuild(testSchema);
  builder.add(documents);
  const index = openIndex(builder.finish());
  let most = 0;
  for (const document of documents) {
    const before = process.threadCpuUsage();
    applyChanges(index, { put: [{ ...document, name: `${document.name} renovado` }], remove: [] });
    const { user, system } = process.threadCpuUsage(before);
    most = Math.max(most, (user + system) / 1000);
  }
  const seen = documents.filter(({ isPublic }) => isPublic);
  expect(searchIndex(index, aQuery({ text: 'renovados' })).total).toBe(seen.length);
  expect(most).toBeLessThan(longest);
  expect(index.deltas.length).toBeLessThan(30);
});
