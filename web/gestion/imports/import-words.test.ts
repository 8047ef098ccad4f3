import { expect, test } from 'vitest';
import { importOutcomes } from '#contract/plain/imports';
import {
  askedCode,
  asksCode,
  contentsName,
  exampleWords,
  foundWords,
  headerWords,
  hiddenCount,
  hiddenWords,
  ivaWords,
  lackingWords,
  madeWords,
  outcomeTitle,
  outcomeWords,
  progressWords,
  startChoice,
  warningsOf,
} from './import-words.ts';

const found = {
  created: 3,
  changed: 1,
  unchanged: 0,
  hidden: 9,
  outcomes: [],
  problemCount: 0,
  problems: [],
  lacking: { columns: [], count: 0 },
  lists: { rightOut: 0 },
  removed: 0,
  categories: ['Electrónica > Relés'],
  brands: [],
  providers: [],
  moved: [],
  similar: ['7, 007'],
  hiddenRows: 2,
  unmatchedCount: 0,
  unmatched: [],
};

test('a check is told in words', () => {
  expect(foundWords(found, 'products')).toBe('3 productos nuevos y 1 producto con cambios');
  expect(foundWords({ ...found, created: 0, changed: 0, unchanged: 9 }, 'products')).toBe('9 sin cambios');
  expect(foundWords({ ...found, created: 0, changed: 0 }, 'products')).toBe('Nada para importar');
  const priced = (kind: 'up' | 'down', count: number) => ({ kind, count, examples: [] });
  expect(foundWords({ ...found, changed: 4, outcomes: [priced('up', 2), priced('down', 1)] }, 'products')).toBe(
    '3 productos nuevos, 2 suben de precio, 1 baja de precio y 1 con otros cambios',
  );
  expect(foundWords({ ...found, unchanged: 2 }, 'families')).toBe(
    '3 familias nuevas, 1 familia cambiada y 2 sin cambios',
  );
  expect(foundWords({ ...found, created: 0, changed: 2 }, 'codes')).toBe('2 familias con otros códigos');
  expect(madeWords(found)).toEqual(['Categorías nuevas: Electrónica > Relés']);
  expect(warningsOf(found, 'products')).toEqual([
    '2 filas ocultas sin leer',
    '9 productos de la planilla ya están y están ocultos: siguen así. Para publicarlos, marcá «Publicar los ocultos» en «Reglas» y revisá de nuevo',
    'Códigos casi iguales (¿la planilla les sacó ceros?): 7, 007. Si son del mismo producto, dejá uno solo en la planilla: el que ya está en la tienda',
  ]);
  const inFamilies = { ...found, hiddenRows: 0, hidden: 0, similar: [] };
  expect(warningsOf({ ...inFamilies, lists: { rightOut: 1 } }, 'codes')).toEqual([
    '1 fila sin errores queda afuera con su familia',
  ]);
  expect(warningsOf({ ...inFamilies, lists: { rightOut: 2 } }, 'codes')).toEqual([
    '2 filas sin errores quedan afuera con su familia',
  ]);
  expect(warningsOf({ ...inFamilies, removed: 12 }, 'codes')).toEqual([
    '12 códigos que la planilla no trae se quitan de sus familias',
  ]);
  expect(warningsOf({ ...inFamilies, removed: 1 }, 'fitments')).toEqual([
    '1 aplicación que la planilla no trae se quita de su familia',
  ]);
});

test('columns that new products lack are asked once', () => {
  const asked = (columns: string[], count = 20) => lackingWords({ ...found, lacking: { columns, count } }, 'products');
  expect(asked(['nombre', 'precio'])).toEqual({
    title: '¿Cuál columna es el nombre? ¿Y el precio?',
    text: '20 productos nuevos no entran sin eso: elegí las columnas en «Qué dice cada columna», y revisá de nuevo.',
  });
  expect(asked(['precio'], 1)).toEqual({
    title: '¿Cuál columna es el precio?',
    text: '1 producto nuevo no entra sin eso: elegí la columna en «Qué dice cada columna», y revisá de nuevo.',
  });
  expect(asked(['nombre', 'categoría', 'marca'])).toEqual({
    title: '¿Cuál columna es el nombre? ¿Y la categoría? ¿Y la marca?',
    text: '20 productos nuevos no entran sin eso: elegí las columnas en «Qué dice cada columna», o la categoría y la marca de todos en «Reglas», y revisá de nuevo.',
  });
  expect(asked([])).toBeUndefined();
  const ofPrices = { ...found, created: 0, changed: 0, problemCount: 9 };
  expect(lackingWords(ofPrices, 'prices')?.title).toBe('¿Cuál columna es el nombre?');
  expect(lackingWords({ ...ofPrices, unchanged: 1 }, 'prices')).toBeUndefined();
});

test('an example is told by its price', () => {
  const one = { code: 'A-1', name: 'Placa', from: 1000, to: 2550 };
  expect(exampleWords(one)).toBe('A-1 · Placa: U$S 10,00 → U$S 25,50');
  expect(exampleWords({ ...one, from: null })).toBe('A-1 · Placa: U$S 25,50');
  expect(exampleWords({ ...one, to: 1000 })).toBe('A-1 · Placa: U$S 10,00');
  expect(exampleWords({ code: 'A-1', name: '', from: null, to: null })).toBe('A-1');
  expect(importOutcomes.map((kind) => outcomeTitle({ kind, count: 1, examples: [] }))).toEqual([
    '1 precio cambia más de la mitad',
    '1 precio queda en 0: «Consultar precio»',
    '1 producto nuevo',
    '1 sube de precio',
    '1 baja de precio',
    '1 con otros cambios',
    '1 producto nuevo no entra',
    '1 producto público del proveedor no está en la planilla',
  ]);
});

test('the rows left out are a file that names theirs', () => {
  expect(contentsName('Lista de julio.xlsx', 'errors')).toBe('Lista de julio - errores.csv');
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

test('a file without a header says so, and how its columns are called', () => {
  expect(headerWords(0)).toContain('«Columna A»');
  expect(headerWords(3)).toBe('Al revisar se leen las columnas de ese encabezado.');
  expect(askedCode({ headerRow: 0 })).toContain('sin encabezado, con su primera fila como un producto más');
  expect(askedCode({ headerRow: 3 })).toContain('no lo dice con un nombre conocido');
});

test('so are its progress and its end', () => {
  const file = { form: 'products' } as const;
  expect(progressWords({ step: 'writing', done: 500, total: 20_000 })).toBe('Importando: 500 de 20.000');
  expect(progressWords({ step: 'checking', done: 500, total: null })).toBe('Revisando: 500');
  const undone = { changes: 2, hiddenCount: 0, pictureCount: 0, keptCount: 1, kept: [{ code: 'A-1', name: 'Placa' }] };
  expect(outcomeWords({ file, state: 'done', written: 1, undone: null })).toBe('Se importó: 1 producto con cambios');
  expect(outcomeWords({ file: { form: 'vehicles' }, state: 'done', written: 2, undone: null })).toBe(
    'Se importó: 2 vehículos con cambios',
  );
  expect(outcomeWords({ file, state: 'cut', written: 2, undone: null })).toBe(
    'Se cortó. Quedó guardado: 2 productos con cambios',
  );
  expect(outcomeWords({ file, state: 'undone', written: 2, undone })).toBe(
    'Se deshizo en 2 productos. Alguien cambió después 1 producto, y sigue como está: A-1.',
  );
  const more = { ...undone, keptCount: 2, kept: [...undone.kept, { code: 'A-2', name: 'Otra' }] };
  expect(outcomeWords({ file, state: 'undone', written: 2, undone: more })).toBe(
    'Se deshizo en 2 productos. Alguien cambió después 2 productos, y siguen como están: A-1, A-2.',
  );
  const hidden = { ...undone, hiddenCount: 3, keptCount: 0, kept: [] };
  expect(outcomeWords({ file, state: 'undone', written: 2, undone: hidden })).toBe(
    'Se deshizo en 2 productos. 3 productos que creó ya estaban ocultos y siguen así.',
  );
  expect(outcomeWords({ file, state: 'undone', written: 1, undone: { ...hidden, changes: 0, hiddenCount: 1 } })).toBe(
    '1 producto que creó ya estaba oculto y sigue así.',
  );
  const ofPictures = { ...undone, pictureCount: 2, keptCount: 0, kept: [] };
  expect(outcomeWords({ file, state: 'undone', written: 2, undone: ofPictures })).toBe(
    'Se deshizo en 2 productos. Se quitaron 2 imágenes que trajo.',
  );
  expect(outcomeWords({ file, state: 'checked', written: null, undone: null })).toBe('');
});

test('new products that are hidden are told once they are in', () => {
  const one = { state: 'done', how: { newOnes: 'hidden' }, report: found } as const;
  expect(hiddenCount(one)).toBe(3);
  expect([1, 1200].map(hiddenWords)).toEqual([
    'El producto nuevo está oculto: publicalo cuando lo hayas mirado.',
    'Los 1.200 productos nuevos están ocultos: publicalos cuando los hayas mirado.',
  ]);
  expect(hiddenCount({ ...one, state: 'checked' })).toBe(0);
  expect(hiddenCount({ ...one, how: { newOnes: 'public' } })).toBe(0);
});

test('the column of codes is asked for where the header names none', () => {
  const file = { form: 'products', sheets: [], sheet: null, headerRow: 1, starts: [], choices: [] } as const;
  const of = (means: string | null) => ({
    ...file,
    starts: [],
    sheets: [],
    choices: [],
    columns: [{ label: 'Ref.', means }],
  });
  const one = { state: 'read', problem: 'Fila 1: falta la columna «código»' } as const;
  expect(asksCode({ ...one, file: of(null) })).toBe(true);
  expect(asksCode({ ...one, file: of('código') })).toBe(false);
  expect(asksCode({ ...one, state: 'checked', file: of(null) })).toBe(false);
  expect(asksCode({ ...one, file: { ...of(null), form: 'fitments' } })).toBe(false);
});

test.each([
  ['precio', 'Los precios de la columna «P. Lista» se toman con IVA incluido.'],
  ['precio sin iva', 'Los precios de la columna «P. Lista» se toman sin IVA: se les suma el de cada producto.'],
  ['stock Bulevar', ''],
])('of a column that means %s it says how prices are taken', (means, words) => {
  expect(ivaWords({ columns: [{ label: 'P. Lista', means }] } as never)).toBe(words);
});
