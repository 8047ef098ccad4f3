import { expect, test } from 'vitest';
import {
  errorsName,
  foundWords,
  madeWords,
  outcomeWords,
  progressWords,
  startChoice,
  warningsOf,
} from './import-words.ts';

const found = {
  created: 3,
  changed: 1,
  unchanged: 0,
  problemCount: 0,
  problems: [],
  categories: ['Electrónica > Relés'],
  brands: [],
  providers: [],
  moved: [],
  similar: ['7, 007'],
  hiddenRows: 2,
};

test('a check is told in words', () => {
  expect(foundWords(found)).toBe('3 productos nuevos y 1 producto con cambios');
  expect(foundWords({ ...found, created: 0, changed: 0, unchanged: 9 })).toBe('9 sin cambios');
  expect(foundWords({ ...found, created: 0, changed: 0 })).toBe('Nada para importar');
  expect(madeWords(found)).toEqual(['Categorías nuevas: Electrónica > Relés']);
  expect(warningsOf(found)).toEqual([
    '2 filas ocultas sin leer',
    'Códigos casi iguales (¿la planilla les sacó ceros?): 7, 007. Si son del mismo producto, dejá uno solo en la planilla: el que ya está en la tienda',
  ]);
});

test('the rows left out are a file that names theirs', () => {
  expect(errorsName('Lista de julio.xlsx')).toBe('Lista de julio - errores.csv');
});

test('a row that may be the header is told by its beginning', () => {
  expect(startChoice({ row: 3, cells: ['Código', 'Precio'] })).toEqual({
    value: '3',
    label: 'Fila 3: Código · Precio',
  });
  expect(startChoice({ row: 4, cells: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }).label).toBe(
    'Fila 4: a · b · c · d · e · f…',
  );
});

test('so are its progress and its end', () => {
  expect(progressWords({ step: 'writing', done: 500, total: 20_000 })).toBe('Importando: 500 de 20.000');
  expect(progressWords({ step: 'checking', done: 500, total: null })).toBe('Revisando: 500');
  const undone = { changes: 2, keptCount: 1, kept: [{ code: 'A-1', name: 'Placa' }] };
  expect(outcomeWords({ state: 'done', written: 1, undone: null })).toBe('Se importó: 1 producto con cambios');
  expect(outcomeWords({ state: 'cut', written: 2, undone: null })).toBe(
    'Se cortó: 2 productos con cambios quedaron guardados',
  );
  expect(outcomeWords({ state: 'undone', written: 2, undone })).toBe(
    'Se deshizo en 2 productos. Alguien cambió después 1 producto, y sigue como está: A-1.',
  );
  expect(outcomeWords({ state: 'checked', written: null, undone: null })).toBe('');
});
