import { cleanText } from '#server/clean-text';
import type { Branch } from '#server/import/header-columns';
import type { Sheet, SheetRow } from '#server/import/sheet-row';
import { type Asked, type Header, readHeader } from '../header.ts';
import type { Problem } from '../problem.ts';
import { readBook, readStyles, readTexts } from './book-parts.ts';
import { exactNumber, shownNumber } from './cell-value.ts';
import { type BookParts, type BookRow, readRows } from './read-rows.ts';
import { openZip, type Zip } from './zip.ts';

const broken = 'El libro está dañado, o es más grande que una planilla: guardalo de nuevo, o como CSV.';

/** Opens an Excel workbook (.xlsx) and reads the header of its first visible sheet; `rows` reads the rest, as often as asked. */
export const openBook = async (path: string, branches: readonly Branch[], asked: Asked): Promise<Sheet | Problem> => {
  const zip = await openZip(path);
  if ('error' in zip) return { says: zip.error };
  try {
    const opened = await openParts(zip);
    if ('says' in opened) return opened;
    for await (const first of readRows(zip, opened)) {
      const cells = first.cells.map((cell) => textOf(cell));
      const header = readHeader({ row: first.row, cells }, branches, asked);
      return { header, rows: () => rowsUnder(path, opened, first.row, numeric(header)) };
    }
    return { says: 'El libro está vacío.' };
  } catch {
    return { says: broken };
  } finally {
    zip.close();
  }
};

const openParts = async (zip: Zip): Promise<BookParts | Problem> => {
  if (zip.has('mimetype') && !zip.has('xl/workbook.xml')) {
    return { says: 'El archivo es un libro de LibreOffice (.ods): guardalo como Excel (.xlsx) o como CSV.' };
  }
  const book = await readBook(zip);
  if (!book)
    return { says: 'El archivo no es un libro de Excel (.xlsx) con una hoja: guardá la planilla como .xlsx o CSV.' };
  const texts = await readTexts(zip);
  return texts ? { ...book, texts, styles: await readStyles(zip) } : { says: broken };
};

/** The columns whose numbers are prices or quantities, not names that look like one, and how many decimals they take. */
const numeric = ({ columns, list, parts }: Header): NumericColumns => {
  const measures = parts?.columns.filter(({ field }) => field === 'height' || field === 'width');
  if (measures) return new Map(measures.map(({ at }) => [at, { most: 1 }]));
  if (list) return new Map<number, NumericColumn>([list.form === 'prices' ? [list.price, price] : [list.quantity, {}]]);
  const counts = new Map<string, NumericColumn>([
    ['price', price],
    ['netPrice', { ...price, most: 6 }],
    ['ivaRate', {}],
  ]);
  return new Map(
    columns.flatMap(({ at, target }) => {
      const found = target.kind === 'field' ? counts.get(target.field) : target.kind === 'stock' && {};
      return found ? [[at, found] as const] : [];
    }),
  );
};
type NumericColumn = { most?: number; isMoney?: boolean };
type NumericColumns = ReadonlyMap<number, NumericColumn>;
const price = { most: 2, isMoney: true };

const rowsUnder = async function* (
  path: string,
  parts: BookParts,
  headerRow: number,
  numbers: NumericColumns,
): AsyncGenerator<SheetRow> {
  const zip = await openZip(path);
  let row = headerRow;
  try {
    if ('error' in zip) throw new Error(zip.error);
    for await (const found of readRows(zip, parts)) {
      if (found.row <= headerRow) continue;
      ({ row } = found);
      const cells = found.cells.map((cell, at) => textOf(cell, numbers.get(at)));
      if (cells.some(Boolean)) yield { row, cells };
    }
  } catch {
    yield { row: row + 1, error: broken };
  } finally {
    if ('close' in zip) zip.close();
  }
};

const textOf = (cell: BookRow['cells'][number], column?: NumericColumn) => {
  if (typeof cell === 'string') return cleanText(cell);
  if (!column) return shownNumber(cell.number);
  const text = exactNumber(cell, column.most);
  return column.isMoney && cell.sign ? `${cell.sign} ${text}` : text;
};
