import { expect, test } from 'vitest';
import { fromColumns, toColumns } from './columns.ts';

const rows = [
  {
    id: 1,
    name: 'Gol',
    isPublic: true,
    codes: ['a', 'b'],
    brand: null,
    fits: [{ year: 1999 }, { year: 2000, air: true }],
  },
  { id: 2, name: 'Fox', isPublic: true, codes: [], brand: 'VW', fits: [] },
  { id: 3, name: 'Uno', isPublic: true, codes: ['c'], brand: null, fits: [{ year: 2001 }], price: 0 },
];

test('rows come back from their columns as they were', () => {
  for (const some of [rows, rows.slice(0, 1), rows.slice(1, 2), []]) expect(fromColumns(toColumns(some))).toEqual(some);
});

test('a field’s name, and a value that all have, are said once', () => {
  const text = JSON.stringify(toColumns(rows));
  for (const once of ['isPublic', 'true}', 'year', 'name']) expect(text.split(once)).toHaveLength(2);
});
