import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { aQuery } from '../test/a-document.ts';
import { manyDocuments } from '../test/many-documents.ts';
import { applyChanges, openIndex, startBuild } from './memory-index.ts';
import { searchIndex } from './search-index.ts';

const asked = {
  'broad word': { text: 'sensor' },
  'three words': { text: 'sensor digital rojo' },
  'broad prefix': { text: 's' },
  typo: { text: 'capasitor digitla' },
  code: { text: 'HC 1200' },
  browse: {},
  'browse by price, two filters': { order: 'PLO', filters: { categoryId: ['1.2'], brandId: [3] } },
} as const;

test('20,000 products: prints how long building, searching and changing take', () => {
  const documents = manyDocuments(20_000);
  const started = performance.now();
  const builder = startBuild();
  builder.add(documents);
  const index = openIndex(builder.finish());
  const lines = [`build ${Math.round(performance.now() - started)} ms`];
  for (const [name, given] of Object.entries(asked)) {
    const times = Array.from({ length: 60 }, () => {
      const from = performance.now();
      searchIndex(index, aQuery(given));
      return performance.now() - from;
    });
    lines.push(`${name} ${(times.sort((one, other) => one - other)[30] ?? 0).toFixed(2)} ms`);
  }
  const from = performance.now();
  for (const one of documents.slice(0, 100))
    applyChanges(index, { put: [{ ...one, name: `${one.name} bis` }], remove: [] });
  lines.push(`change of a text ${((performance.now() - from) / 100).toFixed(2)} ms`);
  console.log(lines.join('\n'));
  expect(searchIndex(index, aQuery({ text: 'bis' })).total).toBeGreaterThan(90);
});
