import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aDocument, aQuery, testSchema } from '#server/test/search/a-document';
import { naiveSearch } from '#server/test/search/naive-search';
import { wordsOf } from '../analyzer.ts';
import type { SearchDocument, SearchQuery } from '../search-engine.ts';
import { applyChanges, type MemoryIndex, openIndex, startBuild, wantsRebuild } from './memory-index.ts';
import { searchIndex } from './search-index.ts';

const words =
  'arduino arduinos uno nano sensor sensores temperatura cable cables rojo roja usb 12v 12 v fuente motor motores moto radiador raidador de para esp32 lm35 esp 32 lm 35 lm7805 7805 para con compatible 1,75 mm sensorcable original 4 x 4k7 4,7 kohm';
// Half of the words come from a handful, or hardly ever two documents would compete for one.
const aWord = fc.oneof(
  fc.constantFrom(...'sensor cable arduino para con lm7805 7805'.split(' ')),
  fc.constantFrom(...words.split(' '), 'Señal', 'RELÉ', 'reles', 'ardiuno', 'tempertura'),
);
const texts = fc.array(aWord, { maxLength: 5, size: 'max' }).map((chosen) => chosen.join(' '));
const code = fc.record({
  kind: fc.constantFrom('own' as const, 'provider' as const, 'original' as const, 'ml' as const),
  raw: fc.constantFrom(
    '21410-1HC0A',
    '21410.1HC0B',
    'UNO',
    'ARD 100',
    'LM35',
    'lm-35-dz',
    '12',
    '100',
    'MLU1',
    'sens',
    'sensor-1',
    'Cable 2',
    '-',
  ),
});
const path = fc.constantFrom('1', '1.1', '1.2', '1.2.7', '1.2.8', '1.3.9', '2', '2.301');

const mostly = fc.integer({ min: 0, max: 4 }).map((chance) => chance > 0);

const document = (id: number): fc.Arbitrary<SearchDocument> =>
  fc.record({
    id: fc.constant(id),
    values: fc.record({
      categoryId: path,
      brandId: fc.integer({ min: 1, max: 4 }),
      providerId: fc.option(fc.integer({ min: 1, max: 3 })),
    }),
    name: texts,
    texts: fc.record({
      brand: fc.constantFrom('Bosch', 'Arduino', ''),
      category: fc.constantFrom('Sensores', 'Cable y fuente', 'Robótica', 'Arduino'),
      specifications: texts,
      description: texts,
    }),
    codes: fc.array(code, { maxLength: 3 }),
    amount: fc.integer({ min: 0, max: 5 }).map((amount) => amount * 100),
    isPublic: mostly,
    isAvailable: mostly,
    popularity: fc.constantFrom(0, 1, 2, 9, 10, 99, 1000),
  });

const documents = fc
  .noBias(fc.integer({ min: 0, max: 25 }))
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => document(at + 1))));

const asked = fc.constantFrom(
  '21410 1hc0a',
  '214101HC',
  'lm 35',
  'radiador 21410-1HC0A',
  'xyzzy',
  'xyzzy sensor',
  '???',
  'a',
  'de',
  ' ',
);
const alternative = fc
  .record({
    from: fc.nat(4),
    length: fc.integer({ min: 1, max: 3 }),
    words: fc.array(aWord, { minLength: 1, maxLength: 3 }),
  })
  .map(({ from, length, words }) => ({ from, to: from + length, words: words.flatMap(wordsOf) }))
  .filter(({ words }) => words.length > 0);
const query: fc.Arbitrary<SearchQuery> = fc.record({
  roots: fc.constantFrom(undefined, ['1', '2'], ['1'], ['2'], ['1.2'], []),
  text: fc.oneof(texts, texts, asked, fc.constant(undefined)),
  alternatives: fc.oneof(fc.constant([]), fc.array(alternative, { minLength: 1, maxLength: 3 })),
  filters: fc.oneof(
    fc.constant({}),
    fc.record(
      {
        categoryId: fc.array(fc.oneof(path, fc.constant('9.9')), { minLength: 1, maxLength: 2 }),
        brandId: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 2 }),
        providerId: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 2 }),
      },
      { requiredKeys: [] },
    ),
  ),
  seesAll: fc.boolean(),
  seesAmounts: fc.boolean(),
  order: fc.constantFrom('relevance' as const, 'relevance' as const, 'ascending' as const, 'descending' as const),
  rowIndex: fc.constantFrom(0, 0, 1, 3, 18),
  rowsMax: fc.constantFrom(0, 2, 18, 100),
});

const built = (all: readonly SearchDocument[]): MemoryIndex => {
  const builder = startBuild(testSchema);
  builder.add(all);
  return openIndex(builder.finish());
};

const answered = (index: MemoryIndex, asking: SearchQuery) => {
  const { codeMatches: _, ...answer } = searchIndex(index, asking);
  return answer;
};

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
