import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { branchesOfSheet, rowsOf } from '#server/test/a-sheet';
import type { Asked } from '../header.ts';
import { openSheet } from '../sheet.ts';

const folder = mkdtempSync(join(tmpdir(), 'ods-'));
afterAll(() => rmSync(folder, { recursive: true }));
let count = 0;

/** A spreadsheet of these tables, as LibreOffice writes it. */
const read = async (tables: string, asked?: Asked) => {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('application/vnd.oasis.opendocument.spreadsheet'), 'mimetype', { compress: false });
  const styles =
    '<style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style>' +
    '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>';
  zip.addBuffer(
    Buffer.from(
      `<office:document-content xmlns:office="o" xmlns:style="s" xmlns:table="t" xmlns:text="x" xmlns:calcext="c"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    ),
    'content.xml',
  );
  zip.end();
  const path = join(folder, `${(count += 1)}.ods`);
  await pipeline(zip.outputStream, createWriteStream(path));
  const sheet = await openSheet({ name: 'x.ods', path, open: () => createReadStream(path) }, branchesOfSheet, asked);
  if ('says' in sheet) return sheet.says;
  const rows = await rowsOf(sheet);
  return {
    rows: rows.map((row) => ('cells' in row ? [row.row, ...row.cells] : row)),
    sheets: sheet.sheets,
    hidden: sheet.hidden?.count,
  };
};
const text = (shown: string) =>
  `<table:table-cell office:value-type="string" calcext:value-type="string"><text:p>${shown}</text:p></table:table-cell>`;
const number = (value: number, shown: string, more = 'office:value-type="float"') =>
  `<table:table-cell ${more} office:value="${value}"><text:p>${shown}</text:p></table:table-cell>`;
const row = (cells: string, more = '') => `<table:table-row ${more}>${cells}</table:table-row>`;
const table = (rows: string, name = 'Hoja1', style = 'ta1') =>
  `<table:table table:name="${name}" table:style-name="${style}"><table:table-column/>${rows}</table:table>`;
const head = row(text('código') + text('nombre') + text('precio') + text('stock Bulevar'));
const rowsWith = async (cells: string) => {
  const found = await read(table(head + row(cells)));
  return typeof found === 'string' ? found : found.rows;
};

describe('an OpenDocument spreadsheet', () => {
  test.each([
    ['texts', text('A-1') + text('Placa &amp; módulo'), ['A-1', 'Placa & módulo']],
    ['a code that is a number', number(123, '00123') + text('x'), ['00123', 'x']],
    ['an amount, whatever is shown of it', text('A') + text('x') + number(1234.5, '1.234,50'), ['A', 'x', '1234,5']],
    ['an amount of which two decimals are shown', text('A') + text('x') + number(12.345, '12,35'), ['A', 'x', '12,35']],
    [
      'dollars by their currency',
      text('A') + text('x') + number(12.5, '$12,50', 'office:value-type="currency" office:currency="USD"'),
      ['A', 'x', 'U$S 12,5'],
    ],
    [
      'pesos by theirs',
      text('A') + text('x') + number(500, '$ 500,00', 'office:value-type="currency" office:currency="UYU"'),
      ['A', 'x', '$ 500'],
    ],
    ['a number in a text', text('A') + number(0.925, '92,50%', 'office:value-type="percentage"'), ['A', '92,50%']],
    [
      'paragraphs, spaces and lines, without the comment beside them',
      text('A') +
        '<table:table-cell office:value-type="string"><office:annotation><text:p>Ojo</text:p></office:annotation><text:p>Uno<text:s text:c="2"/>dos</text:p><text:p>tres<text:line-break/>cuatro</text:p></table:table-cell>',
      ['A', 'Uno  dos\ntres\ncuatro'],
    ],
    ['a text as a code, though it looks like a day', text('1/2/2026') + text('ago-23'), ['="1/2/2026"', 'ago-23']],
    [
      'a day as a code',
      '<table:table-cell office:value-type="date" office:date-value="2026-02-01"><text:p>01/02/26</text:p></table:table-cell>',
      ['01/02/26'],
    ],
    [
      'blank cells that repeat',
      `<table:table-cell table:number-columns-repeated="2"/>${number(9, '9')}`,
      ['', '', '9'],
    ],
    [
      'cells that repeat',
      text('A').replace('<table:table-cell', '<table:table-cell table:number-columns-repeated="2"'),
      ['A', 'A'],
    ],
    [
      'an error',
      text('A') +
        text('x') +
        '<table:table-cell table:formula="of:=1/0" office:value-type="string" calcext:value-type="error"><text:p>#DIV/0!</text:p></table:table-cell>',
      ['A', 'x', '#DIV/0!'],
    ],
    [
      'an error that it calls by a number',
      text('A') +
        text('x') +
        '<table:table-cell table:formula="of:=x" office:value-type="string" calcext:value-type="error"><text:p>Err:508</text:p></table:table-cell>',
      ['A', 'x', 'Err:508'],
    ],
    [
      'an error that OpenOffice holds as the number 0',
      text('A') + text('x') + number(0, 'Err:502'),
      ['A', 'x', 'Err:502'],
    ],
    ['a number that did not fit into its column', text('A') + text('x') + number(12.5, '###'), ['A', 'x', '12,5']],
    [
      'an error of which nobody knows more',
      text('A') +
        text('x') +
        '<table:table-cell table:formula="of:=x" office:value-type="string" calcext:value-type="error"><text:p>#OTRO</text:p></table:table-cell>',
      ['A', 'x', '#ERROR'],
    ],
  ])('is read with %s', async (_, cells, expected) => {
    expect(await rowsWith(cells)).toEqual([[2, ...expected]]);
  });

  test('has its rows where its spreadsheet shows them, repeated and hidden ones too', async () => {
    const rows =
      row('<table:table-cell table:number-columns-repeated="1024"/>', 'table:number-rows-repeated="3"') +
      head +
      row(text('A'), 'table:number-rows-repeated="2"') +
      row(text('B'), 'table:visibility="collapse"') +
      `<table:table-row-group table:display="false">${row(text('C'))}</table:table-row-group>` +
      row(text('D')) +
      row('<table:table-cell table:number-columns-repeated="1024"/>', 'table:number-rows-repeated="1048560"');
    const shown = [
      [5, 'A'],
      [6, 'A'],
      [9, 'D'],
    ];
    expect(await read(table(rows))).toMatchObject({ rows: shown, hidden: 2 });
    expect(await read(table(rows), { hiddenRows: true })).toMatchObject({ rows: { length: 5 }, hidden: 0 });
  });

  test('is read from the visible sheet that names most columns', async () => {
    const tables =
      table(row(text('Portada')), 'Portada') +
      table(head + row(text('oculta')), 'Vieja', 'ta2') +
      table(head + row(text('A')), 'Precios');
    expect(await read(tables)).toMatchObject({ sheets: ['Portada', 'Precios'], rows: [[2, 'A']] });
  });

  test('that is broken, empty, a text or larger than any is said to be so', async () => {
    const broken = 'El libro está dañado, o es más grande que una planilla: guardalo de nuevo, o como CSV.';
    expect(await read('<table:table')).toBe(broken);
    expect(await read('<text:p>Carta</text:p>')).toContain('no es un libro de Excel (.xlsx) o LibreOffice (.ods)');
    expect(await read(table(''))).toBe('El libro está vacío.');
    expect(await read(table(row(text('A'), 'table:number-rows-repeated="1048576"')))).toBe(broken);
    const wide = text('A').replace('<table:table-cell', '<table:table-cell table:number-columns-repeated="999"');
    expect(await rowsWith(wide)).toBe(broken);
  });
});
