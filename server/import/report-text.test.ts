import { expect, test } from 'vitest';
import type { ImportReport } from '#server/import/import-report';
import { reportLines } from './report-text.ts';

const nothing: ImportReport = {
  form: 'products',
  isWritten: false,
  isCancelled: false,
  isBroken: false,
  upTo: undefined,
  created: 0,
  changed: 0,
  unchanged: 0,
  problems: [],
  problemCount: 0,
  unused: [],
  categories: [],
  brands: [],
  providers: [],
  unmatched: [],
  rate: undefined,
};
const lines = (more: Partial<ImportReport>, options = {}) => reportLines({ ...nothing, ...more }, options);

test('a file without its header is told as what it is, and not that --seguir would help', () => {
  const problems = [{ row: 3, says: 'falta la columna «código»' }];
  expect(lines({ isBroken: true, problems, problemCount: 1, unused: ['Lista'] })).toEqual([
    '1 error:',
    '  Fila 3: falta la columna «código»',
    'No se escribió nada. Corregí la planilla e importala de nuevo.',
  ]);
});

test('short lists count prices and quantities, not products', () => {
  expect(lines({ form: 'prices', isWritten: true, changed: 1, unchanged: 2899 })).toEqual([
    '1 precio cambiado, 2.899 sin cambios',
    'Importado.',
  ]);
  expect(lines({ form: 'stock', changed: 2 }, { dryRun: true })).toEqual([
    '2 cantidades cambiadas, 0 sin cambios',
    'Era una prueba: no se escribió nada.',
  ]);
});

test('a file without rows is not told as one that is in the shop already', () => {
  expect(lines({}).at(-1)).toBe('No había nada que importar.');
  expect(lines({ unchanged: 1 }).at(-1)).toBe('Ya estaba todo así: no había nada que escribir.');
});
