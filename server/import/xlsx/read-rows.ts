import type { NumberStyle } from './book-parts.ts';
import { type BookCell, cellValue } from './cell-value.ts';
import { readXml } from './read-xml.ts';
import type { Zip } from './zip.ts';

/** `isHidden`: the spreadsheet does not show it. */
export type BookRow = { row: number; cells: BookCell[]; isHidden: boolean };
export type BookParts = { from1904: boolean; styles: readonly NumberStyle[]; texts: readonly string[] };

export const columnsMax = 500;
export const rowsMax = 1_048_576;
export const longestText = 100_000;

/** The rows of a sheet that have something in them. Throws where the sheet is broken or larger than any spreadsheet's. */
export const readRows = async function* (zip: Zip, sheet: string, parts: BookParts): AsyncGenerator<BookRow> {
  let ready: BookRow[] = [];
  let row: BookRow = { row: 0, cells: [], isHidden: false };
  let cell = { type: 'n', value: '', style: undefined as NumberStyle, hasFormula: false };
  let column = -1;
  let isText = false;
  let isPhonetic = false;
  const pieces = readXml(await zip.read(sheet), {
    open: (name, attribute) => {
      if (name === 'row') {
        const isHidden = /^(1|true)$/.test(attribute('hidden') ?? '');
        row = { row: Number(attribute('r') ?? row.row + 1), cells: [], isHidden };
        if (!(row.row <= rowsMax)) throw new Error('More rows than a spreadsheet has.');
        column = -1;
      } else if (name === 'c') {
        const place = attribute('r');
        column = place ? columnOf(place) : column + 1;
        if (!(column < columnsMax)) throw new Error('More columns than can be meant.');
        const style = parts.styles[Number(attribute('s') ?? 0)];
        cell = { type: attribute('t') ?? 'n', value: '', style, hasFormula: false };
      } else if (name === 'f') cell.hasFormula = true;
      else if (name === 'rPh') isPhonetic = true;
      isText = (name === 'v' || name === 't') && !isPhonetic;
    },
    text: (more) => {
      if (!isText) return;
      cell.value += more;
      if (cell.value.length > longestText) throw new Error('A cell longer than any spreadsheet takes.');
    },
    close: (name) => {
      if (name === 'v' || name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'c') {
        while (row.cells.length < column) row.cells.push('');
        row.cells[column] = cellValue(cell, parts.texts);
      }
      if (name === 'row' && row.cells.some((value) => value !== '')) ready.push(row);
    },
  });
  for await (const _ of pieces) {
    const found = ready;
    ready = [];
    yield* found;
  }
};

/** `C7` is column 2. */
const columnOf = (place: string) => {
  let number = 0;
  for (const letter of place.replace(/\d+$/, '').toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number - 1;
};
