import { type Cell, openCell } from '#server/import/cell';
import { type Column, columns } from '#server/import/columns';
import type { Header } from '#server/import/header';
import type { Branch } from '#server/import/header-columns';
import type { ListHeader } from '#server/import/list-header';
import type { Problem } from '#server/import/problem';
import { beyond, moneyAt, readField } from '#server/import/read-row';
import { readQuantity } from '#server/import/read-words';
import { plainCode } from '#server/plain-text';

/** A row of a short list: `value` is a price in cents or a quantity. */
export type ListRow = { row: number; code: string; branch: string | undefined; value: number };

/** Reads a row of a short list, or says what is wrong with it. Undefined where its value is empty: nothing is asked. */
export const readListRow = (
  header: Pick<Header, 'labels' | 'width' | 'columns' | 'money'> & { list: ListHeader },
  branches: readonly Branch[],
  { row, cells }: { row: number; cells: readonly string[] },
): ListRow | { problems: Problem[] } | undefined => {
  const { list, labels, width } = header;
  const problems: Problem[] = [];
  const read = <T>(at: number, column: Pick<Column<T>, 'clearable' | 'read'>, empty?: string): T | undefined => {
    const opened = openCell(cells[at] ?? '') ?? (empty ? { error: empty } : undefined);
    const cell = !opened || 'error' in opened ? opened : readField(column, opened, moneyAt(header, at, cells));
    if (!cell || 'value' in cell) return cell?.value ?? undefined;
    problems.push({ row, column: labels[at], says: cell.error });
    return undefined;
  };
  const code = read(list.code, columns.code, 'está vacía');
  const branch =
    list.form === 'stock' ? read(list.branch, branchColumn(branches), `está vacía${oneOf(branches)}`) : undefined;
  const [at, column] = list.form === 'prices' ? [list.price, columns.price] : [list.quantity, quantityColumn];
  if (list.form === 'prices' && list.currency !== undefined) read(list.currency, columns.currency);
  const value = read(at, column);
  problems.push(...beyond({ width }, row, cells));
  if (problems.length > 0) return { problems };
  return code === undefined || value === undefined ? undefined : { row, code, branch, value };
};

const quantityColumn = { clearable: false, read: readQuantity };
const branchColumn = (branches: readonly Branch[]) => ({
  clearable: false,
  read: (text: string) => branchOf(text, branches),
});

const branchOf = (text: string, branches: readonly Branch[]): Cell<string> => {
  const found = branches.find((branch) => [branch.code, branch.name].some((own) => plainCode(own) === plainCode(text)));
  return found ? { value: found.code } : { error: `no hay una sucursal «${text}»${oneOf(branches)}` };
};

const oneOf = (branches: readonly Branch[]) =>
  branches.length > 0 ? `: puede ser ${branches.map(({ name }) => `«${name}»`).join(', ')}` : '';
