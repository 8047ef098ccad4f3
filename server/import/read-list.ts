import { isSpreadsheetError, readLiteral } from '#server/import/cell';
import { columns } from '#server/import/columns';
import type { Branch, Header } from '#server/import/header';
import type { ListHeader } from '#server/import/list-header';
import type { Problem } from '#server/import/problem';
import { beyond } from '#server/import/read-row';
import { readQuantity } from '#server/import/read-words';
import { plainCode } from '#server/plain-text';

/** A row of a short list: `value` is a price in cents or a quantity. */
export type ListRow = { row: number; code: string; branch: string | undefined; value: number };

type Cell = { value: number } | { error: string };

/** Reads a row of a short list, or says what is wrong with it. Undefined where its value is empty: nothing is asked. */
export const readListRow = (
  { list, labels, width }: Pick<Header, 'labels' | 'width'> & { list: ListHeader },
  branches: readonly Branch[],
  { row, cells }: { row: number; cells: readonly string[] },
): ListRow | { problems: Problem[] } | undefined => {
  const text = (at: number) => readLiteral(cells[at] ?? '') ?? cells[at] ?? '';
  const wrong = (at: number, says: string): Problem => ({ row, column: labels[at], says });
  const valueAt = list.form === 'prices' ? list.price : list.quantity;
  const problems: Problem[] = [];
  for (const at of [list.code, valueAt]) {
    if (isSpreadsheetError(cells[at] ?? ''))
      problems.push(wrong(at, `la planilla no pudo calcular esta celda (${text(at)})`));
  }
  const code = columns.code.read(text(list.code));
  if (!text(list.code)) problems.push(wrong(list.code, 'está vacía'));
  else if ('error' in code) problems.push(wrong(list.code, code.error));
  const branch = list.form === 'stock' ? branchOf(text(list.branch), branches) : undefined;
  if (branch && 'error' in branch && list.form === 'stock') problems.push(wrong(list.branch, branch.error));
  const read: Cell = list.form === 'prices' ? columns.price.read(text(valueAt)) : readQuantity(text(valueAt));
  const isEmpty = text(valueAt) === '';
  if (!isEmpty && 'error' in read) problems.push(wrong(valueAt, read.error));
  problems.push(...beyond({ width }, row, cells));
  if (problems.length > 0) return { problems };
  if (isEmpty || 'error' in read || 'error' in code) return undefined;
  return { row, code: code.value, branch: branch && 'code' in branch ? branch.code : undefined, value: read.value };
};

const branchOf = (text: string, branches: readonly Branch[]): { code: string } | { error: string } => {
  const found = branches.find((branch) => [branch.code, branch.name].some((own) => plainCode(own) === plainCode(text)));
  if (found && text) return { code: found.code };
  const known = branches.map(({ name }) => `«${name}»`).join(', ');
  return { error: `${text ? `no hay una sucursal «${text}»` : 'está vacía'}${known && `: puede ser ${known}`}` };
};
