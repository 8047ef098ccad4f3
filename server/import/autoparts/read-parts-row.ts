import { openCell } from '#server/import/cell';
import type { Header } from '#server/import/header';
import { htmlIn } from '#server/import/html-cells';
import type { Problem } from '#server/import/problem';
import { beyond, readField } from '#server/import/read-row';
import { columnsOf, type PartsForm, type PartsValues } from './columns.ts';
import type { PartsHeader } from './parts-header.ts';

/** A row of a list of autoparts; `isWrong`: some of its cells could not be read. */
export type PartsRow<F extends PartsForm> = { row: number; values: PartsValues<F>; isWrong: boolean };

/** Reads the cells of a row, and says what is wrong with them; `html`: columns in which HTML was read as text. */
export const readPartsRow = <F extends PartsForm>(
  header: Header & { parts: PartsHeader },
  { row, cells }: { row: number; cells: readonly string[] },
): { read: PartsRow<F>; problems: Problem[]; html: string[] } => {
  const problems: Problem[] = [];
  const html: string[] = [];
  const values: Record<string, unknown> = {};
  const columns = new Map(columnsOf(header.parts.form));
  for (const { at, label, field } of header.parts.columns) {
    const column = columns.get(field);
    if (!column) continue;
    const opened = openCell(cells[at] ?? '');
    if (!opened && column.needed === 'always') problems.push({ row, column: label, says: 'está vacía' });
    if (!opened) continue;
    html.push(...htmlIn(label, opened));
    const read = 'error' in opened ? opened : readField(column, opened);
    if (read && 'error' in read) problems.push({ row, column: label, says: read.error });
    else if (read) values[field] = read.value;
  }
  problems.push(...beyond(header, row, cells));
  return { read: { row, values: values as PartsValues<F>, isWrong: problems.length > 0 }, problems, html };
};
