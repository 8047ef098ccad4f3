import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aDocument, aQuery } from '#server/test/search/a-document';
import { answered, built, document, documents, query } from '#server/test/search/arbitrary-search';
import { naiveSearch } from '#server/test/search/naive-search';
import { applyChanges, wantsRebuild } from './memory-index.ts';
import { searchIndex } from './search-index.ts';

test('answers between changes are like those of an index built anew', () => {
  const change = fc.record({
    put: fc.array(fc.integer({ min: 1, max: 30 }).chain(document), { maxLength: 4 }),
    remove: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 2 }),
  });
  fc.assert(
    fc.property(
      documents,
      fc.array(change, { maxLength: 12 }),
      fc.array(query, { minLength: 1, maxLength: 4 }),
      (all, changes, queries) => {
        const index = built(all);
        const now = new Map(all.map((one) => [one.id, one]));
        for (const { put, remove } of [{ put: [], remove: [] }, ...changes]) {
          applyChanges(index, { put, remove });
          for (const id of remove) now.delete(id);
          for (const one of put) now.set(one.id, one);
          for (const asking of queries) expect(answered(index, asking)).toEqual(naiveSearch([...now.values()], asking));
        }
      },
    ),
    { numRuns: 120 },
  );
});

test('a change of price, stock or visibility stays in its place, a change of text asks for a rebuild in the end', () => {
  const all = Array.from({ length: 1500 }, (_, at) => aDocument({ id: at + 1, name: `Resistencia ${at}` }));
  const index = built(all);
  for (const one of all)
    applyChanges(index, { put: [{ ...one, amount: 5, isPublic: false, isAvailable: false }], remove: [] });
  expect(index.deltas).toEqual([]);
  expect(wantsRebuild(index)).toBe(false);
  expect(searchIndex(index, aQuery({ text: 'resistencia' })).total).toBe(0);
  for (const one of all.slice(0, 600))
    applyChanges(index, { put: [{ ...one, name: `Capacitor ${one.id}` }], remove: [] });
  expect(searchIndex(index, aQuery({ text: 'capacitores' })).total).toBe(600);
  expect(index.deltas.length).toBeLessThan(12);
  expect(wantsRebuild(index)).toBe(true);
});

test('pages without a text stay whole and in order while most of the catalogue changes and grows', () => {
  const all = Array.from({ length: 1500 }, (_, at) =>
    aDocument({ id: at + 1, brandId: at % 7, amount: (at * 37) % 400, popularity: at % 5 }),
  );
  const index = built(all);
  const now = new Map(all.map((one) => [one.id, one]));
  const check = (): void => {
    for (const order of ['ascending', 'descending', 'relevance'] as const)
      for (const given of [
        { rowIndex: 0 },
        { rowIndex: 990 },
        { filters: { brandId: [3] } },
        { filters: { brandId: [3, 9] } },
      ]) {
        const asking = aQuery({ ...given, order });
        expect(answered(index, asking)).toEqual(naiveSearch([...now.values()], asking));
      }
  };
  check();
  const rounds: Parameters<typeof aDocument>[0][] = [
    { amount: 7 },
    { popularity: 9 },
    { brandId: 3 },
    { brandId: 4 },
    { brandId: 9, name: 'Otro' },
  ];
  for (const [round, given] of rounds.entries()) {
    const put = all
      .slice(round * 200, round * 200 + 700)
      .map((one) => aDocument({ ...(now.get(one.id) ?? one), ...given }));
    put.push(
      ...Array.from({ length: 400 }, (_, at) => aDocument({ id: 2000 + round * 400 + at, brandId: 3, ...given })),
    );
    applyChanges(index, { put, remove: [round + 1, 5000] });
    now.delete(round + 1);
    for (const one of put) now.set(one.id, one);
    check();
  }
});
