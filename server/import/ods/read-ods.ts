import { formatSign } from '../money.ts';
import { isNarrow, isSpreadsheetError } from '../spreadsheet-error.ts';
import type { BookCell } from '../xlsx/cell-value.ts';
import { type BookRow, columnsMax, longestText, rowsMax } from '../xlsx/read-rows.ts';
import { readXml } from '../xlsx/read-xml.ts';
import type { Zip } from '../xlsx/zip.ts';

const content = 'content.xml';

/** Whether a zip is an OpenDocument spreadsheet. */
export const isOds = (zip: Zip) => zip.has('mimetype') && zip.has(content) && !zip.has('xl/workbook.xml');

/** The sheets of an OpenDocument spreadsheet by their place; undefined stands for a hidden one. */
export const readOdsSheets = async (zip: Zip): Promise<(string | undefined)[]> => {
  const hidden = new Set<string>();
  const sheets: (string | undefined)[] = [];
  let style = '';
  const pieces = readXml(await zip.read(content), {
    open: (name, attribute) => {
      if (name === 'style') style = attribute('name') ?? '';
      if (name === 'table-properties' && attribute('table:display') === 'false') hidden.add(style);
      if (name === 'table')
        sheets.push(hidden.has(attribute('style-name') ?? '') ? undefined : attribute('table:name'));
    },
  });
  while (!(await pieces.next()).done);
  return sheets;
};

const repeatedMax = 10_000;
type Attribute = (name: string) => string | undefined;
const timesIn = (attribute: Attribute, name: string) => Number(attribute(`table:number-${name}-repeated`) ?? 1);
const groups = new Set(['table-row-group', 'table-header-rows']);

/** The rows of the sheet at a place that have something in them. Throws where the file is broken or larger than any spreadsheet. */
export const readOdsRows = async function* (zip: Zip, sheet: number): AsyncGenerator<BookRow> {
  let ready: BookRow[] = [];
  let [at, depth, cellDepth, next] = [-1, 0, 0, 1];
  let row: BookRow = { row: 0, cells: [], isHidden: false };
  let [rowTimes, cellTimes, column] = [1, 1, 0];
  let cell: { attribute: Attribute; paragraphs: string[] } | undefined;
  let isInParagraph = false;
  const shut: boolean[] = [];
  const add = (text: string) => {
    if (!cell || !isInParagraph) return;
    const last = cell.paragraphs.length - 1;
    cell.paragraphs[last] += text;
    if ((cell.paragraphs[last]?.length ?? 0) > longestText)
      throw new Error('A cell longer than any spreadsheet takes.');
  };
  const endCell = () => {
    const value = cell ? cellOf(cell.attribute, cell.paragraphs.join('\n')) : '';
    if (value !== '') {
      if (column + cellTimes > columnsMax) throw new Error('More columns than can be meant.');
      while (row.cells.length < column) row.cells.push('');
      for (let time = 0; time < cellTimes; time += 1) row.cells.push(value);
    }
    column += cellTimes;
    cell = undefined;
  };
  const endRow = () => {
    if (row.cells.length > 0) {
      if (rowTimes > repeatedMax || next + rowTimes > rowsMax) throw new Error('More rows than a spreadsheet has.');
      for (let time = 0; time < rowTimes; time += 1) ready.push({ ...row, row: next + time });
    }
    next += rowTimes;
  };
  const pieces = readXml(await zip.read(content), {
    open: (name, attribute) => {
      depth += 1;
      if (name === 'table') at += 1;
      if (at !== sheet) return;
      if (groups.has(name)) shut.push(attribute('table:display') === 'false');
      if (name === 'table-row') {
        const isHidden = shut.includes(true) || ['collapse', 'filter'].includes(attribute('table:visibility') ?? '');
        row = { row: next, cells: [], isHidden };
        rowTimes = timesIn(attribute, 'rows');
        column = 0;
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        cellTimes = timesIn(attribute, 'columns');
        cellDepth = depth;
        cell = { attribute, paragraphs: [] };
      } else if (cell && name === 'p' && depth === cellDepth + 1) {
        // Paragraphs that stand deeper are those of comments and drawings.
        cell.paragraphs.push('');
        isInParagraph = true;
      } else if (name === 's') add(' '.repeat(Math.min(Number(attribute('c') ?? 1), 100)));
      else if (name === 'tab') add('\t');
      else if (name === 'line-break') add('\n');
    },
    text: add,
    close: (name) => {
      if (at === sheet) {
        if (name === 'p' && depth === cellDepth + 1) isInParagraph = false;
        if (name === 'table-cell' || name === 'covered-table-cell') endCell();
        if (name === 'table-row') endRow();
        if (groups.has(name)) shut.pop();
      }
      depth -= 1;
    },
  });
  for await (const _ of pieces) {
    const found = ready;
    ready = [];
    yield* found;
    if (at > sheet) return;
  }
};

const numeric = new Set(['float', 'currency', 'percentage']);

/** A cell's text, or its number, its day and the like with what the spreadsheet shows of it. */
const cellOf = (attribute: Attribute, shown: string): BookCell => {
  const type = attribute('office:value-type');
  if (attribute('calcext:value-type') === 'error') return isSpreadsheetError(shown) ? shown : '#ERROR';
  if (isSpreadsheetError(shown) && !isNarrow(shown)) return shown;
  const number = Number(attribute('office:value') ?? Number.NaN);
  if (!type || type === 'string') return shown || (attribute('office:string-value') ?? '');
  if (!numeric.has(type) || Number.isNaN(number)) return shown && { shown };
  const sign = attribute('office:currency') === 'USD' ? 'U$S' : type === 'currency' ? formatSign(shown) : undefined;
  const style = { code: '', decimals: decimalsOf(number, shown), sign };
  return { number, style, isCalculated: attribute('table:formula') !== undefined, shown };
};

/** How many decimals a spreadsheet shows of a number; undefined for fewer than two. */
const decimalsOf = (number: number, shown: string) => {
  const digits = shown.replace(/\D/g, '');
  const fits = (places: number) => Math.abs(number).toFixed(places).replace('.', '') === digits;
  return [2, 3, 4, 5, 6].find(fits);
};
