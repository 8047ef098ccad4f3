import { cleanText } from '#server/clean-text';
import type { Branch, HeaderRow } from '#server/import/header-columns';
import type { Sheet, SheetRow } from '#server/import/sheet-row';
import { brokenText } from '../broken-text.ts';
import { isBlank } from '../cell.ts';
import { readStarts } from '../find-header.ts';
import { type Asked, type Header, readHeader } from '../header.ts';
import { isOds, readOdsRows, readOdsSheets } from '../ods/read-ods.ts';
import type { Problem } from '../problem.ts';
import { typedCode } from '../read-words.ts';
import { readBook, readStyles, readTexts } from './book-parts.ts';
import { type BookCell, type NumberColumn, numberText } from './cell-value.ts';
import { type BookParts, type BookRow, readRows } from './read-rows.ts';
import { openZip, type Zip } from './zip.ts';

const broken = 'El libro está dañado, o es más grande que una planilla: guardalo de nuevo, o como CSV.';

const sheetsMax = 50;

/**
 * Opens a workbook (.xlsx, .ods) and reads the header of the sheet that was named, else of the visible one whose header
 * names most columns; `rows` reads the rest, as often as asked.
 */
export const openBook = async (path: string, branches: readonly Branch[], asked: Asked): Promise<Sheet | Problem> => {
  const zip = await openZip(path);
  if ('error' in zip) return { says: zip.error };
  try {
    const opened = await (isOds(zip) ? openOds(zip) : openExcel(zip));
    if ('says' in opened) return opened;
    const { sheets, from1904 } = opened;
    const wanted = sheets.filter(({ name }) => asked.sheet === undefined || name === asked.sheet).slice(0, sheetsMax);
    if (wanted.length === 0) return { says: `El libro no tiene una hoja visible «${asked.sheet}».` };
    let best: { sheet: BookSheet; starts: readonly HeaderRow[]; header: HeaderRow; known: number } | undefined;
    for (const sheet of wanted) {
      const { starts, found } = await readStarts(startOf(sheet.rows(zip), from1904, asked), asked);
      if (found && (!best || found.known > best.known)) best = { sheet, starts, header: found.row, known: found.known };
    }
    if (!best) return { says: 'El libro está vacío.' };
    const { starts } = best;
    const headerRow = best.header.row;
    const header = readHeader(best.header, branches, asked);
    const numbers = numberColumns(header);
    const reading = { path, sheet: best.sheet, from1904, headerRow, numbers, asked };
    const hidden = { count: 0 };
    const names = sheets.map(({ name }) => name);
    const rows = () => rowsUnder(reading, hidden);
    return { header, headerRow, starts, sheet: best.sheet.name, sheets: names, hidden, rows };
  } catch {
    return { says: broken };
  } finally {
    zip.close();
  }
};

/** The rows of a sheet that show something and may be its header. */
const startOf = async function* (
  rows: AsyncGenerator<BookRow>,
  from1904: boolean,
  asked: Asked,
): AsyncGenerator<HeaderRow> {
  for await (const { row, cells, isHidden } of rows)
    if (!isHidden || asked.hiddenRows) yield { row, cells: cells.map((cell) => textOf(cell, text, from1904)) };
};

type BookSheet = { name: string; rows: (zip: Zip) => AsyncGenerator<BookRow> };
/** Its visible sheets. */
type Book = { sheets: BookSheet[]; from1904: boolean };

const noBook = {
  says: 'El archivo no es un libro de Excel (.xlsx) o LibreOffice (.ods) con una hoja: guardá la planilla como .xlsx o CSV.',
};

const openExcel = async (zip: Zip): Promise<Book | Problem> => {
  const book = await readBook(zip);
  if (!book) return noBook;
  const texts = await readTexts(zip, book.texts);
  if (!texts) return { says: broken };
  const parts: BookParts = { from1904: book.from1904, texts, styles: await readStyles(zip, book.styles) };
  const sheets = book.sheets.map(({ name, place }) => ({ name, rows: (own: Zip) => readRows(own, place, parts) }));
  return { sheets, from1904: book.from1904 };
};

const openOds = async (zip: Zip): Promise<Book | Problem> => {
  const sheets = (await readOdsSheets(zip)).flatMap((name, at) =>
    name === undefined ? [] : [{ name, rows: (own: Zip) => readOdsRows(own, at) }],
  );
  return sheets.length > 0 ? { sheets, from1904: false } : noBook;
};

const text: NumberColumn = { kind: 'text' };
const code: NumberColumn = { kind: 'code' };
const amount: NumberColumn = { kind: 'amount' };
const price: NumberColumn = { kind: 'amount', most: 2, isMoney: true };
const measure: NumberColumn = { kind: 'amount', most: 1 };
/** The fields whose numbers are no texts. */
const byField = new Map<string, NumberColumn>([
  ['price', price],
  ['netPrice', { ...price, most: 6 }],
  ['ivaRate', amount],
  ['minStock', amount],
  ['height', measure],
  ['width', measure],
  ...['code', 'previousCodes', 'category', 'providerCode', 'mLCode', 'barcode', 'family', 'dua'].map(
    (field) => [field, code] as const,
  ),
  ...['replaces', 'equivalent', 'model', 'engine', 'externalId'].map((field) => [field, code] as const),
]);
type NumberColumns = ReadonlyMap<number, NumberColumn>;

/** How the columns of a file take their numbers; those that are not named are texts. */
const numberColumns = ({ columns, list, parts }: Header): NumberColumns => {
  const fields = [...(parts?.columns ?? []), ...columns.map(({ at, target }) => ({ at, ...target }))];
  const found = fields.flatMap((one): [number, NumberColumn][] => {
    if (!('field' in one)) return 'branchCode' in one ? [[one.at, amount]] : [];
    return [[one.at, byField.get(one.field) ?? text]];
  });
  if (list?.form === 'stock') found.push([list.code, code], [list.quantity, amount]);
  return new Map(found);
};

type Reading = {
  path: string;
  sheet: BookSheet;
  from1904: boolean;
  headerRow: number;
  numbers: NumberColumns;
  asked: Asked;
};

/** `hidden` counts the rows that are left out since the spreadsheet does not show them. */
const rowsUnder = async function* (
  { path, sheet, from1904, headerRow, numbers, asked }: Reading,
  hidden: { count: number },
): AsyncGenerator<SheetRow> {
  const zip = await openZip(path);
  let row = headerRow;
  hidden.count = 0;
  try {
    if ('error' in zip) throw new Error(zip.error);
    for await (const found of sheet.rows(zip)) {
      if (found.row <= headerRow) continue;
      ({ row } = found);
      const wrong = brokenText(found.cells.filter((cell) => typeof cell === 'string'));
      if (wrong) {
        yield { row, error: wrong };
        return;
      }
      const cells = found.cells.map((cell, at) => textOf(cell, numbers.get(at) ?? text, from1904));
      if (cells.every(isBlank)) continue;
      if (found.isHidden && !asked.hiddenRows) hidden.count += 1;
      else yield { row, cells };
    }
  } catch {
    yield { row: row + 1, error: broken };
  } finally {
    if ('close' in zip) zip.close();
  }
};

const textOf = (cell: BookCell, column: NumberColumn, from1904: boolean) => {
  if (typeof cell === 'string') return column.kind === 'code' ? typedCode(cleanText(cell)) : cleanText(cell);
  return cleanText('number' in cell ? numberText(cell, column, from1904) : cell.shown);
};
