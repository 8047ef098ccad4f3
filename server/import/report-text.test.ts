import { expect, test } from 'vitest';
import type { ImportReport } from '#server/import/import-report';
import { reportLines } from './report-text.ts';

const nothing: ImportReport = {
  form: 'products',
  isWritten: false,
  isCancelled: false,
  isBroken: false,
  digest: '',
  isOther: false,
  upTo: undefined,
  created: 0,
  changed: 0,
  unchanged: 0,
  hidden: 0,
  outcomes: [],
  gone: [],
  told: new Map(),
  problems: [],
  problemCount: 0,
  lacking: { columns: [], count: 0 },
  leftOut: new Set<number>(),
  besides: new Map(),
  lists: { rightOut: 0 },
  removed: 0,
  unused: [],
  categories: [],
  brands: [],
  providers: [],
  unmatched: [],
  moved: [],
  encoding: undefined,
  html: { count: 0, places: [] },
  similar: [],
  sameBarcode: [],
  rate: undefined,
  inDollars: 0,
  hiddenRows: 0,
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

test('what a list takes from families is told where it is written, or would be', () => {
  const told = '2 aplicaciones que la planilla no trae se quitan de sus familias';
  const list = { form: 'fitments', changed: 1, removed: 2 } as const;
  expect(lines({ ...list, isWritten: true })).toContain(told);
  expect(lines(list, { dryRun: true })).toContain(told);
  expect(lines(list)).not.toContain(told);
});

test('a file without rows is not told as one that is in the shop already', () => {
  expect(lines({}).at(-1)).toBe('No había nada que importar.');
  expect(lines({ unchanged: 1 }).at(-1)).toBe('Ya estaba todo así: no había nada que escribir.');
});

test('what deserves a second look is named', () => {
  const rate = { value: 40.25, date: '2026-11-20' };
  const moved = ['A-1 (de RTC)'];
  const similar = [['ABC-1', 'abc1']];
  const html = { count: 14, places: ['fila 2, «nombre»'] };
  const encoding = 'windows-1252' as const;
  expect(lines({ created: 2, isWritten: true, rate, inDollars: 2, moved, similar, html, encoding })).toEqual([
    '2 productos nuevos, 0 cambiados, 0 sin cambios',
    'Leída como Windows-1252',
    'Pesos convertidos a 40,25 por dólar, la cotización del 20/11/2026',
    'Atención: 2 precios dicen dólares, en la celda o en su formato, y se leyeron en dólares',
    'Productos que dejan otro sitio (1): A-1 (de RTC)',
    'Celdas con HTML, que se leyeron como texto (14): fila 2, «nombre» y 2 más',
    'Códigos casi iguales (¿la planilla les sacó ceros?) (1): «ABC-1» y «abc1»',
    'Si son del mismo producto, dejá uno solo en la planilla: el que ya está en la tienda',
    'Importado.',
  ]);
});

test('hidden rows that were not read are told', () => {
  expect(lines({ hiddenRows: 1, changed: 1 })[1]).toContain('1 fila oculta no se leyó');
  expect(lines({ hiddenRows: 1200, changed: 1 })[1]).toContain('1.200 filas ocultas no se leyeron');
});
