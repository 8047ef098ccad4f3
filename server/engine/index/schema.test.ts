import { expect, test } from 'vitest';
import type { SearchDocument, SearchQuery, SearchSchema } from '../search-engine.ts';
import { openIndex, startBuild } from './memory-index.ts';
import { searchIndex } from './search-index.ts';

// The engine knows of documents what a schema says: here they are the books of a library.
const schema: SearchSchema = {
  facets: [{ key: 'shelf', isTree: true }],
  texts: [
    { key: 'subject', weight: 5, confirmsName: true },
    { key: 'summary', weight: 1 },
  ],
  codes: [{ key: 'isbn' }, { key: 'donor', isSecret: true }],
};

const aBook = (id: number, name: string, texts: SearchDocument['texts'], given: Partial<SearchDocument> = {}) => ({
  id,
  name,
  texts,
  codes: [],
  values: { shelf: '1.2' },
  amount: 0,
  isPublic: true,
  isAvailable: true,
  popularity: 0,
  ...given,
});

const builder = startBuild(schema);
builder.add([
  aBook(1, 'Historia del puerto', { subject: 'Navegación', summary: 'Barcos y faros' }),
  aBook(2, 'Manual de faros', { subject: 'Navegación', summary: '' }, { codes: [{ kind: 'donor', raw: 'D-40777' }] }),
  aBook(3, 'Atlas', { subject: 'Faros', summary: '' }, { codes: [{ kind: 'isbn', raw: '978-9974-1' }] }),
  aBook(4, 'Viaje a los faros', { subject: 'Faros', summary: '' }, { values: { shelf: '2' } }),
]);
const index = openIndex(builder.finish());
const search = (text: string, given: Partial<SearchQuery> = {}) =>
  searchIndex(index, {
    roots: ['1', '2'],
    text,
    filters: {},
    seesAll: false,
    seesAmounts: true,
    order: 'relevance',
    rowIndex: 0,
    rowsMax: 10,
    ...given,
  });

test('a word is worth what its text is, and more in a name where a text that tells the kind has it too', () => {
  expect(search('faros').ids).toEqual([4, 2, 3, 1]);
  expect(search('faros', { filters: { shelf: ['1'] } }).ids).toEqual([2, 3, 1]);
});

test('a secret code is found whole by everyone, by its beginning and by name only by who sees all', () => {
  expect(search('d40777')).toMatchObject({ ids: [2], codeMatches: [] });
  expect(search('d40').ids).toEqual([]);
  expect(search('d40', { seesAll: true })).toMatchObject({ ids: [2], codeMatches: [{ id: 2, kind: 'donor' }] });
  expect(search('97899')).toMatchObject({ ids: [3], codeMatches: [{ id: 3, kind: 'isbn', whole: false }] });
});
