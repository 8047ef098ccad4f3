import { cleanLine } from '#server/clean-text';
import type { BoundColumn } from '#server/import/header-columns';
import { type Cell, isBlank, type Opened, openCell } from './cell.ts';
import { columnLetters } from './column-letters.ts';
import { type Column, columns, type Field, type Values } from './columns.ts';
import { type Header, labelOf } from './header.ts';
import { htmlIn } from './html-cells.ts';
import { type Currency, inDollars, type Money } from './money.ts';
import type { Problem } from './problem.ts';
import { readCurrency } from './read-price.ts';
import { readQuantity } from './read-words.ts';
import { isPrice } from './targets.ts';

/** A row's product. `specifications` holds those with one value: null takes one away. `stock` is by branch code. */
export type ProductRow = {
  /** Undefined where no spreadsheet says it: a product of which only pictures came. */
  row: number | undefined;
  code: string;
  values: Values;
  specifications: Map<string, string | null>;
  stock: Map<string, number>;
};

/** A row that says nothing of its product yet. */
export const emptyRow = (row: number | undefined, code: string): ProductRow => ({
  row,
  code,
  values: {},
  specifications: new Map(),
  stock: new Map(),
});

/** Reads the cells of a row, and says what is wrong with them; `html`: columns in which HTML was read as text. */
export const readRow = (header: Header, row: number, cells: readonly string[]) => {
  const problems: Problem[] = [];
  const html: string[] = [];
  const read = emptyRow(row, '');
  for (const column of header.columns) {
    const { target } = column;
    const text = cells[column.at] ?? '';
    const opened = openCell(text);
    if (!opened) continue;
    const money = target.kind === 'field' && isPrice(target.field) ? moneyAt(header, column.at, cells) : undefined;
    html.push(...htmlIn(column.label, opened));
    const says = 'error' in opened ? opened.error : fill(read, column, text, opened, money);
    if (says) problems.push({ row, column: column.label, says });
  }
  problems.push(...beyond(header, row, cells));
  if (problems.length === 0 && !read.code) problems.push({ row, column: labelOf(header, 'code'), says: 'está vacía' });
  return { read, problems, html };
};

/** How the cell of a column is read where it is a price: what its header and its row say of the currency. */
export const moneyAt = (
  { columns: bound, money = inDollars }: Pick<Header, 'columns' | 'money'>,
  at: number,
  cells: readonly string[],
): Money => {
  const stated: Currency[] = [];
  for (const { at: own, target } of bound) {
    if (target.kind !== 'field') continue;
    if (own === at && target.currency && target.currency !== 'other') stated.push(target.currency);
    const opened = target.field === 'currency' ? openCell(cells[own] ?? '') : undefined;
    const cell = opened && 'value' in opened && opened.value ? readCurrency(opened.value) : undefined;
    if (cell && 'value' in cell) stated.push(cell.value);
  }
  return { ...money, stated };
};

/** Text beyond the columns that the header names, such as decimals that slipped there. */
export const beyond = ({ width }: Pick<Header, 'width'>, row: number, cells: readonly string[]): Problem[] => {
  const at = cells.findIndex((cell, place) => place >= width && !isBlank(cell));
  const says = `sobra «${cells[at]?.slice(0, 40)}»: la columna no tiene encabezado, o falta poner entre comillas otra celda que tiene el separador`;
  return at < 0 ? [] : [{ row, column: columnLetters(at), says }];
};

const fill = (read: ProductRow, { target }: BoundColumn, cell: string, opened: Opened, money?: Money) => {
  if (target.kind === 'stock') return fillStock(read, target.branchCode, opened.value ?? cell);
  if (target.kind === 'specification') return fillSpecification(read, target.key, opened.value);
  return fillField(read, target.field, opened, money);
};

const fillStock = (read: ProductRow, branchCode: string, text: string) => {
  const quantity = readQuantity(text);
  if ('error' in quantity) return quantity.error;
  read.stock.set(branchCode, quantity.value);
};

const fillSpecification = (read: ProductRow, key: string, text: string | null) => {
  if (text && text.length > 500) return `tiene ${text.length} caracteres y entran 500`;
  read.specifications.set(key, text && cleanLine(text));
};

const fillField = (read: ProductRow, field: Field, opened: Opened, money?: Money) => {
  const cell = readField<unknown>(columns[field], opened, money);
  if (!cell) return undefined;
  if ('error' in cell) return cell.error;
  Object.assign(read.values, { [field]: cell.value });
  if (field === 'code' && typeof cell.value === 'string') read.code = cell.value;
};

/** The value of a cell's text in its column; null empties the field, where that can be. A list of nothing says nothing. */
export const readField = <T>(
  { clearable, read }: Pick<Column<T>, 'clearable' | 'read'>,
  { value: text, isTyped }: Opened,
  money?: Money,
): Cell<T | null> | undefined => {
  if (text === null) return clearable ? { value: null } : { error: 'no se puede vaciar' };
  const cell = read(text, money, isTyped);
  return 'value' in cell && Array.isArray(cell.value) && cell.value.length === 0 ? undefined : cell;
};
