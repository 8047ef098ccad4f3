import { expect, test } from 'vitest';
import { aQuery, testSchema } from '#server/test/search/a-document';
import { manyDocuments } from '#server/test/search/many-documents';
import { applyChanges, openIndex, startBuild } from './memory-index.ts';
import { searchIndex } from './search-index.ts';

/** Codes of documents that one change may read again. A document is read a few times. */
const readMost = 1300;
/** After one more in 100,000 products comes a rebuild. The index built before has no part in what a change costs. */
const changed = 4999;

test('no change of a text holds up the thread that serves requests, from one rebuild to the next', () => {
  const documents = manyDocuments(changed);
  const builder = startBuild(testSchema);
  builder.add(documents);
  const index = openIndex(builder.finish());
  let reads = 0;
  const readByChange = documents.map(({ codes, ...document }) => {
    const changed = {
      ...document,
      name: `${document.name} renovado`,
      get codes() {
        reads += 1;
        return codes;
      },
    };
    reads = 0;
    applyChanges(index, { put: [changed], remove: [] });
    return reads;
  });
  const seen = documents.filter(({ isPublic }) => isPublic);
  expect(searchIndex(index, aQuery({ text: 'renovados' })).total).toBe(seen.length);
  expect(Math.max(...readByChange)).toBeLessThan(readMost);
  expect(index.deltas.length).toBeLessThan(30);
});
