import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Formats of numbers in cells of `aBook`. */
const formats = { general: 'General', code: '00000', dollars: '"U$S" #,##0.00', percent: '0%' };
type Cell = string | number | { value: number; format: keyof typeof formats };
type Row = readonly Cell[] | { cells: readonly Cell[]; isHidden: true };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const styleOf = (format: keyof typeof formats) => Object.keys(formats).indexOf(format);

const cellOf = (cell: Cell) => {
  if (typeof cell === 'string') return `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  const { value, format } = typeof cell === 'number' ? { value: cell, format: 'general' as const } : cell;
  return `<c s="${styleOf(format)}"><v>${value}</v></c>`;
};
const rowOf = (row: Row) =>
  'cells' in row ? `<row hidden="1">${row.cells.map(cellOf).join('')}</row>` : `<row>${row.map(cellOf).join('')}</row>`;

const zipped = async (parts: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'libro-'));
  const path = join(folder, 'libro');
  try {
    const zip = new ZipFile();
    for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(path));
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** A workbook of Excel of these sheets. */
export const aBook = (sheets: Record<string, readonly Row[]>) => {
  const names = Object.keys(sheets);
  const links = names.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/${at}.xml"/>`).join('');
  const numFmts = Object.values(formats).map(
    (code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${escaped(code)}"/>`,
  );
  const xfs = Object.keys(formats).map((_, at) => `<xf numFmtId="${at === 0 ? 0 : 200 + at}"/>`);
  return zipped({
    'xl/workbook.xml': `<workbook xmlns:r="o"><sheets>${names.map((name, at) => `<sheet name="${name}" r:id="r${at}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${links}</Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts>${numFmts.join('')}</numFmts><cellXfs>${xfs.join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, at) => [
        `xl/worksheets/${at}.xml`,
        `<worksheet><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`,
      ]),
    ),
  });
};

/** An OpenDocument spreadsheet of one table of texts. */
export const anOds = (rows: readonly (readonly string[])[]) => {
  const cell = (text: string) =>
    `<table:table-cell office:value-type="string"><text:p>${escaped(text)}</text:p></table:table-cell>`;
  const texts = rows.map((row) => `<table:table-row>${row.map(cell).join('')}</table:table-row>`).join('');
  return zipped({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="Hoja1">${texts}</table:table></office:spreadsheet></office:body></office:document-content>`,
  });
};
