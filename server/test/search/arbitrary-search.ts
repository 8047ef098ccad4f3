import fc from 'fast-check';
import { wordsOf } from '#server/engine/analyzer';
import { type MemoryIndex, openIndex, startBuild } from '#server/engine/index/memory-index';
import { searchIndex } from '#server/engine/index/search-index';
import type { SearchDocument, SearchQuery } from '#server/engine/search-engine';
import { testSchema } from '#server/test/search/a-document';

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
/** Where a document may stand. */
export const path = fc.constantFrom('1', '1.1', '1.2', '1.2.7', '1.2.8', '1.3.9', '2', '2.301');

const property = fc.constantFrom(
  'Voltaje:5 V',
  'Voltaje:12 V',
  'Voltaje:24 V',
  'Color:rojo',
  'Color:azul',
  'Largo:1 m',
);

const mostly = fc.integer({ min: 0, max: 4 }).map((chance) => chance > 0);

/** A document of this number. */
export const document = (id: number): fc.Arbitrary<SearchDocument> =>
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
    properties: fc.uniqueArray(property, { maxLength: 4 }),
    amount: fc.integer({ min: 0, max: 5 }).map((amount) => amount * 100),
    isPublic: mostly,
    isAvailable: mostly,
    popularity: fc.constantFrom(0, 1, 2, 9, 10, 99, 1000),
    numbers: fc.record({ units: fc.integer({ min: 0, max: 4 }) }),
  });

/** A small catalogue. */
export const documents = fc
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
/** Any query of an asker. */
export const query: fc.Arbitrary<SearchQuery> = fc.record({
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
  properties: fc.oneof(fc.constant([]), fc.uniqueArray(property, { maxLength: 3 })),
  isAvailable: fc.constantFrom(undefined, undefined, true, false),
  isPublic: fc.constantFrom(undefined, undefined, true, false),
  amounts: fc.record({ from: fc.constantFrom(0, 200), to: fc.constantFrom(300, 400) }, { requiredKeys: [] }),
  countsProperties: fc.boolean(),
  seesAll: fc.boolean(),
  seesAmounts: fc.boolean(),
  order: fc.constantFrom('relevance' as const, 'relevance' as const, 'ascending' as const, 'descending' as const),
  keptOrder: fc.option(fc.record({ key: fc.constantFrom('code', 'name', 'units'), descends: fc.boolean() }), {
    nil: undefined,
  }),
  rowIndex: fc.constantFrom(0, 0, 1, 3, 18),
  rowsMax: fc.constantFrom(0, 2, 18, 100),
});

/** An index of these documents. */
export const built = (all: readonly SearchDocument[]): MemoryIndex => {
  const builder = startBuild(testSchema);
  builder.add(all);
  return openIndex(builder.finish());
};

/** The part of an answer that the plain rules give too. */
export const answered = (index: MemoryIndex, asking: SearchQuery) => {
  const { codeMatches: _, properties: __, ...answer } = searchIndex(index, asking);
  return answer;
};
