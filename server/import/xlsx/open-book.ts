import { cleanCell } from '../cell.ts';
import { type Branch, type Header, readHeader } from '../header.ts';
import type { Problem } from '../problem.ts';
import type { Sheet, SheetRow } from '../sheet.ts';
import { readBook, readStyles, readTexts } from './book-parts.ts';
import { exactNumber, shownNumber } from './cell-value.ts';
import { type BookParts, type BookRow, readRows } from './read-rows.ts';
import { openZip, type Zip } from './zip.ts';

const broken = 'El libro está dañado, o es más grande que una planilla: guardalo de nuevo, o como CSV.';

/** Opens an Excel workbook (.xlsx) and reads the header of its first visible sheet; `rows` reads the rest, as often as asked. */
export const openBook = async (path: string, branches: readonly Branch[]): Promise<Sheet | Problem> => {
  const zip = await openZip(path);
  if ('error' in zip) return { says: zip.error };
  try {
    const opened = await openParts(zip);
    if ('says' in opened) return opened;
    for await (const first of readRows(zip, opened)) {
      const labels = first.cells.map((cell) => cleanCell(typeof cell === 'number' ? shownNumber(cell) : cell));
      const header = readHeader(labels, branches);
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

/** The columns whose numbers are prices or quantities, not names that look like one. */
const numeric = ({ columns, list }: Header): ReadonlySet<number> => {
  if (list) return new Set([list.form === 'prices' ? list.price : list.quantity]);
  const counts = new Set(['price', 'netPrice', 'ivaRate']);
  const isNumeric = columns.filter(
    ({ target }) => target.kind === 'stock' || (target.kind === 'field' && counts.has(target.field)),
  );
  return new Set(isNumeric.map(({ at }) => at));
};

const rowsUnder = async function* (
  path: string,
  parts: BookParts,
  headerRow: number,
  numbers: ReadonlySet<number>,
): AsyncGenerator<SheetRow> {
  const zip = await openZip(path);
  let row = headerRow;
  try {
    if ('error' in zip) throw new Error(zip.error);
    for await (const found of readRows(zip, parts)) {
      if (found.row <= headerRow) continue;
      ({ row } = found);
      const cells = found.cells.map((cell, at) => textOf(cell, numbers.has(at)));
      if (cells.some(Boolean)) yield { row, cells };
    }
  } catch {
    yield { row: row + 1, error: broken };
  } finally {
    if ('close' in zip) zip.close();
  }
};

const textOf = (cell: BookRow['cells'][number], isNumeric: boolean) => {
  if (typeof cell === 'string') return cleanCell(cell);
  return isNumeric ? exactNumber(cell) : shownNumber(cell);
};
