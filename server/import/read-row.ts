import { cleanLine } from '#server/clean-text';
import { isClearing, isSpreadsheetError, readLiteral } from './cell.ts';
import { columns, type Field, type Values } from './columns.ts';
import { type BoundColumn, type Header, labelOf } from './header.ts';
import type { Problem } from './problem.ts';
import { readQuantity } from './read-words.ts';

/** What one row asks for. `specifications` holds the single ones: null takes one away. `stock` is by branch code. */
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
  ...{ row, code, values: {}, specifications: new Map(), stock: new Map() },
});

/** Reads the cells of a row, and says what is wrong with them. */
export const readRow = (header: Header, row: number, cells: readonly string[]) => {
  const problems: Problem[] = [];
  const read = emptyRow(row, '');
  for (const column of header.columns) {
    const text = cells[column.at] ?? '';
    const says = text && fill(read, column, text);
    if (says) problems.push({ row, column: column.label, says });
  }
  const beyond = cells.slice(header.width).find(Boolean);
  if (beyond) problems.push({ row, says: tooMany(beyond) });
  if (problems.length === 0 && !read.code) problems.push({ row, column: labelOf(header, 'code'), says: 'está vacía' });
  return { read, problems };
};

const tooMany = (cell: string) =>
  `sobra una celda, «${cell.slice(0, 40)}»: ¿falta poner entre comillas otra que tiene el separador?`;

const fill = (read: ProductRow, { target }: BoundColumn, cell: string): string | undefined => {
  const literal = readLiteral(cell);
  const text = literal ?? cell;
  const isCleared = literal === undefined && isClearing(text);
  if (literal === undefined && isSpreadsheetError(text)) return `la planilla no pudo calcular esta celda (${text})`;
  if (target.kind === 'stock') return fillStock(read, target.branchCode, text);
  if (target.kind === 'specification') return fillSpecification(read, target.key, isCleared ? null : text);
  return fillField(read, target.field, isCleared ? null : text);
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

const fillField = (read: ProductRow, field: Field, text: string | null) => {
  const { clearable, read: readCell } = columns[field];
  if (text === null) {
    if (!clearable) return 'no se puede vaciar';
    read.values[field] = null;
    return;
  }
  const cell = readCell(text);
  if ('error' in cell) return cell.error;
  Object.assign(read.values, { [field]: cell.value });
  if (field === 'code') read.code = cleanLine(text);
};
