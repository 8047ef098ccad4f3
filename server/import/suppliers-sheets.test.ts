import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { aBook } from '#server/test/a-book';
import { branchesOfSheet, rowsOf, sourceOf } from '#server/test/a-sheet';
import type { Asked } from './header.ts';
import { openSheet } from './sheet.ts';

const folder = mkdtempSync(join(tmpdir(), 'suppliers-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Sheets = Parameters<typeof aBook>[0];
const bookOf = async (sheets: Sheets) => {
  const path = join(folder, `${crypto.randomUUID()}.xlsx`);
  writeFileSync(path, await aBook(sheets));
  return { name: 'lista.xlsx', path, open: () => createReadStream(path) };
};
const textOf = (lines: readonly string[]) => sourceOf(Buffer.from(lines.join('\n')));

const opened = async (source: Parameters<typeof openSheet>[0], asked?: Asked) => {
  const sheet = await openSheet(source, branchesOfSheet, asked);
  if ('says' in sheet) return sheet.says;
  const rows = await rowsOf(sheet);
  return {
    targets: Object.fromEntries(sheet.header.columns.map(({ label, target }) => [label, target])),
    rows: rows.map((row) => ('cells' in row ? [row.row, ...row.cells] : row)),
    sheet: sheet.sheet,
    sheets: sheet.sheets,
    hidden: sheet.hidden?.count,
    problems: sheet.header.problems,
  };
};

describe('a header below a title', () => {
  const title = ['Distribuidora del Plata S.A.', 'Lista de precios Nº 12', 'Vigente desde 01/11/2026', ''];

  test('is found in plain text, by the separator of its own row', async () => {
    const lines = [...title, 'código;nombre;precio', 'A-1;Placa, roja;10,50'];
    expect(await opened(textOf(lines))).toMatchObject({
      targets: { código: { field: 'code' }, precio: { field: 'price' } },
      rows: [[6, 'A-1', 'Placa, roja', '10,50']],
      problems: [],
    });
  });

  test('is found in a workbook', async () => {
    const book = await bookOf({
      Hoja1: [...title.map((line) => [line]), ['Código', 'Producto', 'Precio'], ['A-1', 'Placa', '9']],
    });
    expect(await opened(book)).toMatchObject({ rows: [[6, 'A-1', 'Placa', '9']], problems: [] });
  });

  test('is the first of several that name as much', async () => {
    const lines = ['código;precio', 'A-1;1', 'código;precio', 'A-2;2'];
    expect(await opened(textOf(lines))).toMatchObject({
      rows: [
        [2, 'A-1', '1'],
        [3, 'código', 'precio'],
        [4, 'A-2', '2'],
      ],
    });
  });

  test('is the one that is named, wherever it stands, and the first rows are told', async () => {
    const lines = [...Array.from({ length: 40 }, (_, at) => `código;${at}`), 'Cód.;Importe', 'A-1;1'];
    const asked = { headerRow: 41 };
    expect(await opened(textOf(lines), asked)).toMatchObject({ rows: [[42, 'A-1', '1']] });
    const book = await bookOf({ Hoja1: lines.map((line) => line.split(';')) });
    expect(await opened(book, asked)).toMatchObject({ rows: [[42, 'A-1', '1']] });
    for (const source of [textOf(lines), book]) {
      const sheet = await openSheet(source, branchesOfSheet, asked);
      if ('says' in sheet) throw new Error(sheet.says);
      expect([sheet.headerRow, sheet.starts?.length, sheet.starts?.[2]]).toEqual([
        41,
        30,
        { row: 3, cells: ['código', '2'] },
      ]);
    }
  });

  test('names columns as suppliers do, where no other column names them', async () => {
    const lines = ['Art.;Denominación;Fabricante;P. Lista (U$S);Exist. Bulevar', 'A-1;Placa;Nodo;10,50;3'];
    expect(await opened(textOf(lines))).toMatchObject({
      targets: {
        'Art.': { field: 'code' },
        Denominación: { field: 'name' },
        Fabricante: { field: 'brand' },
        'P. Lista (U$S)': { field: 'price', currency: 'USD' },
        'Exist. Bulevar': { kind: 'stock', branchCode: 'BUL' },
      },
      problems: [],
    });
    const doubled = ['Código;Art.;Precio sin IVA;P. Lista;Precio unitario;Exist.', 'A-1;Placa;10;12;13;3'];
    const read = await opened(textOf(doubled));
    expect(read).toMatchObject({ problems: [] });
    expect(Object.keys(typeof read === 'string' ? {} : read.targets)).toEqual(['Código', 'Precio sin IVA']);
  });

  test('is looked for in thirty rows, and is the first row where none names a column', async () => {
    const lines = [...Array.from({ length: 30 }, (_, at) => `Aviso ${at}`), 'código;nombre;precio'];
    expect(await opened(textOf(lines))).toMatchObject({
      problems: [{ row: 1, says: expect.stringContaining('falta la columna «código»') }],
    });
  });

  test('is the row that somebody named', async () => {
    const lines = ['código;nombre;precio', 'código;precio', 'A-1;7'];
    expect(await opened(textOf(lines), { headerRow: 2 })).toMatchObject({ rows: [[3, 'A-1', '7']] });
  });
});

describe('a sheet without a header', () => {
  const lines = ['A-1;Placa;10,50;', 'A-2;Cable;3;nuevo', 'A-3;Borne;U$S 1.200,00;'];
  const columns = { 'Columna A': 'código', 'Columna B': 'nombre', 'Columna C': 'precio' };
  const rows = lines.map((line, at) => [at + 1, ...line.split(';')]);
  const targets = { 'Columna A': { field: 'code' }, 'Columna B': { field: 'name' }, 'Columna C': { field: 'price' } };

  test('is read from its first row, which has a number where most of the others have one', async () => {
    const sheet = await openSheet(textOf(lines), branchesOfSheet, { columns });
    expect(sheet).toMatchObject({ headerRow: 0, header: { labels: [...Object.keys(columns), 'Columna D'] } });
    expect(await opened(textOf(lines), { columns })).toMatchObject({ rows, targets, problems: [] });
    const book = await bookOf({ Hoja1: lines.map((line) => line.split(';')) });
    expect(await opened(book, { columns })).toMatchObject({ rows, targets, problems: [] });
    expect((await openSheet(book, branchesOfSheet)) as unknown).toMatchObject({ headerRow: 0 });
  });

  test('asks which column is the code', async () => {
    expect(await opened(textOf(lines))).toMatchObject({
      problems: [{ row: 0, says: 'la planilla no tiene encabezado: falta decir qué columna es el código' }],
    });
  });

  test('is one where somebody says so, whatever its first row is', async () => {
    const titled = ['código;precio', 'A-1;10', 'A-2;11'];
    const asked = { headerRow: 0, columns: { 'Columna A': 'código' } };
    expect(await opened(textOf(titled), asked)).toMatchObject({ rows: [{ 0: 1 }, { 0: 2 }, { 0: 3 }] });
  });

  test.each([
    [['Ref.;Lista 3', 'A-1;10', 'A-2;11']],
    [['Código;2026', 'A-1;10', 'A-2;11']],
    [['Lista 12;2026;', 'A-1;Placa;10', 'A-2;Cable;11']],
    [['A-1;10']],
  ])('is not taken for one with %j', async (others) => {
    expect(await openSheet(textOf(others), branchesOfSheet)).toMatchObject({ headerRow: 1 });
  });

  test('refuses a cell beyond its first row, which may have slipped there, but in a column that is meant', async () => {
    const slipped = ['A-1,Placa,10', 'A-2,Cable,3,50'];
    const sheet = await openSheet(textOf(slipped), branchesOfSheet, { columns });
    expect(sheet).toMatchObject({ header: { width: 3 } });
    const meant = { ...columns, 'Columna D': 'stock Bulevar' };
    expect(await openSheet(textOf(slipped), branchesOfSheet, { columns: meant })).toMatchObject({
      header: { width: 4 },
    });
  });
});

describe('a workbook', () => {
  const sheets = {
    Portada: [['Catálogo 2026'], ['Marca registrada']],
    Precios: [
      ['Lista'],
      ['código', 'nombre', 'precio'],
      ['A-1', 'Placa', '9'],
      { cells: ['A-2', 'Discontinuada', '8'], isHidden: true },
      ['A-3', 'Módulo', '7'],
    ],
    Stock: [
      ['código', 'stock Bulevar'],
      ['A-1', '4'],
    ],
  } satisfies Sheets;

  test('is read from the sheet that names most columns, without its hidden rows, which are counted', async () => {
    expect(await opened(await bookOf(sheets))).toMatchObject({
      sheet: 'Precios',
      sheets: ['Portada', 'Precios', 'Stock'],
      rows: [
        [3, 'A-1', 'Placa', '9'],
        [5, 'A-3', 'Módulo', '7'],
      ],
      hidden: 1,
    });
  });

  test('is read from the sheet that was named, and with hidden rows where that was asked', async () => {
    const book = await bookOf(sheets);
    expect(await opened(book, { sheet: 'Stock' })).toMatchObject({ sheet: 'Stock', rows: [[2, 'A-1', '4']] });
    expect(await opened(book, { hiddenRows: true })).toMatchObject({ rows: [{ 0: 3 }, { 0: 4 }, { 0: 5 }], hidden: 0 });
    expect(await opened(book, { sheet: 'Otra' })).toBe('El libro no tiene una hoja visible «Otra».');
  });
});

test('columns without a title are called by their letters where something stands below', async () => {
  const lines = ['Código;;;Precio', 'A-1;;Placa;10', 'A-2;;;11;50'];
  const sheet = await openSheet(textOf(lines), branchesOfSheet);
  expect(sheet).toMatchObject({ header: { width: 4, labels: ['Código', '', 'Columna C', 'Precio'], problems: [] } });
  const columns = { 'Columna C': 'nombre', 'Columna E': 'stock Bulevar' };
  expect(await opened(textOf(lines), { columns })).toMatchObject({
    targets: { 'Columna C': { field: 'name' }, 'Columna E': { branchCode: 'BUL' } },
    problems: [],
  });
  expect(await opened(textOf([';Precio', 'A-1;10']))).toMatchObject({
    problems: [{ says: 'falta la columna «código»' }],
  });
});

test('columns mean what somebody said that they mean, and are called as the file calls them', async () => {
  const columns = {
    'Art.': 'código',
    Denominación: 'nombre',
    'P. Lista': 'precio sin iva',
    Depósito: 'stock Bulevar',
    Tensión: 'spec:Voltaje',
    Precio: '',
  };
  const lines = ['Art.;Denominación;P. Lista;Depósito;Tensión;Precio', 'A-1;Placa;10;3;5 V;99'];
  expect(await opened(textOf(lines), { columns })).toMatchObject({
    targets: {
      'Art.': { kind: 'field', field: 'code' },
      Denominación: { kind: 'field', field: 'name' },
      'P. Lista': { kind: 'field', field: 'netPrice' },
      Depósito: { kind: 'stock', branchCode: 'BUL' },
      Tensión: { kind: 'specification', key: 'Voltaje' },
    },
    problems: [],
  });
  const wrong = await opened(textOf(lines), { columns: { ...columns, Tensión: 'nombre' } });
  expect(wrong).toMatchObject({ problems: [{ column: 'Tensión', says: expect.stringContaining('«Denominación»') }] });
});
