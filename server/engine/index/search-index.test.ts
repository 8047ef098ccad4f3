import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aDocument, aQuery } from '#server/test/search/a-document';
import { answered, built, documents, path, query } from '#server/test/search/arbitrary-search';
import { naiveSearch } from '#server/test/search/naive-search';
import { searchIndex } from './search-index.ts';

test('answers like the plain rules: results, total, order, facets, nearest', () => {
  fc.assert(
    fc.property(documents, fc.array(query, { minLength: 6, maxLength: 6 }), (all, queries) => {
      const index = built(all);
      for (const asking of queries) expect(answered(index, asking)).toEqual(naiveSearch(all, asking));
    }),
    { numRuns: 400 },
  );
});

test('every facet count is the total that choosing it gives', () => {
  fc.assert(
    fc.property(documents, query, (all, asking) => {
      const index = built(all);
      for (const { key, items } of searchIndex(index, asking).facets)
        for (const { id, count } of items) {
          const chosen = { ...asking, filters: { ...asking.filters, [key]: [id] } };
          expect(searchIndex(index, chosen).total).toBe(count);
        }
    }),
    { numRuns: 200 },
  );
});

test('every count of a property is the total that choosing it alone of its group gives', () => {
  let counted = 0;
  fc.assert(
    fc.property(documents, query, path, (all, asking, categoryId) => {
      const index = built(all);
      const inPath = { ...asking, filters: { ...asking.filters, categoryId: [categoryId] }, countsProperties: true };
      for (const { group, items } of searchIndex(index, inPath).properties)
        for (const { id, count } of items) {
          const others = (asking.properties ?? []).filter((one) => !one.startsWith(`${group}:`));
          expect(searchIndex(index, { ...inPath, properties: [...others, id] }).total).toBe(count);
          counted++;
        }
    }),
    { numRuns: 1000 },
  );
  expect(counted).toBeGreaterThan(100);
});

test('of what is too wide no group is counted, not even a chosen one', () => {
  const all = Array.from({ length: 5001 }, (_, at) =>
    aDocument({ id: at + 1, categoryId: at === 0 ? '1.2' : '1.3', properties: [`Voltaje:${at % 3} V`] }),
  );
  const index = built(all);
  const asked = { countsProperties: true, filters: { categoryId: ['1'] } };
  expect(searchIndex(index, aQuery(asked)).properties).toEqual([]);
  const chosen = searchIndex(index, aQuery({ ...asked, properties: ['Voltaje:1 V'] }));
  expect([chosen.total, chosen.properties]).toEqual([1667, []]);
  const narrower = { ...asked, filters: { categoryId: ['1.3'] } };
  expect(searchIndex(index, aQuery(narrower)).properties).toMatchObject([{ group: 'Voltaje' }]);
});
