import { isClearing, isSpreadsheetError } from './cell.ts';
import { columns, type Field, type Values } from './columns.ts';
import type { BoundColumn, Header } from './header.ts';
import type { Problem } from './problem.ts';
import { readQuantity } from './read-words.ts';

/** What one row asks for. `specifications` holds the single ones: null takes one away. `stock` is by branch code. */
export type ProductRow = {
  row: number;
  code: string;
  values: Values;
  specifications: Map<string, string | null>;
  stock: Map<string, number>;
};

/** Reads the cells of a row; what is wrong with them goes to `report`, and then there is no row. */
export const readRow = (
  header: Header,
  row: number,
  cells: readonly string[],
  report: (problem: Problem) => void,
): ProductRow | undefined => {
  let isWrong = false;
  const wrong = (says: string, column?: string) => {
    isWrong = true;
    report({ row, ...(column && { column }), says });
  };
  const read: ProductRow = { row, code: '', values: {}, specifications: new Map(), stock: new Map() };
  for (const column of header.columns) {
    const text = cells[column.at] ?? '';
    const error = text && fill(read, column, text);
    if (error) wrong(error, column.label);
  }
  const beyond = cells.slice(header.width).find(Boolean);
  if (beyond)
    wrong(`sobra una celda, «${beyond.slice(0, 40)}»: ¿falta poner entre comillas otra que tiene el separador?`);
  if (!isWrong && !read.code) wrong('está vacía', labelOf(header, 'code'));
  return isWrong ? undefined : read;
};

export const labelOf = (header: Header, field: Field) =>
  header.columns.find(({ target }) => target.kind === 'field' && target.field === field)?.label ??
  columns[field].names[0];

const fill = (read: ProductRow, { target }: BoundColumn, text: string): string | undefined => {
  if (isSpreadsheetError(text)) return `la planilla no pudo calcular esta celda (${text})`;
  if (target.kind === 'stock') return fillStock(read, target.branchCode, text);
  if (target.kind === 'specification') return fillSpecification(read, target.key, text);
  return fillField(read, target.field, text);
};

const fillStock = (read: ProductRow, branchCode: string, text: string) => {
  const quantity = readQuantity(text);
  if ('error' in quantity) return quantity.error;
  read.stock.set(branchCode, quantity.value);
};

const fillSpecification = (read: ProductRow, key: string, text: string) => {
  if (text.length > 500) return `tiene ${text.length} caracteres y entran 500`;
  read.specifications.set(key, isClearing(text) ? null : text.replace(/\s+/g, ' '));
};

const fillField = (read: ProductRow, field: Field, text: string) => {
  const { clearable, read: readCell } = columns[field];
  if (isClearing(text)) {
    if (!clearable) return 'no se puede vaciar';
    read.values[field] = null;
    return;
  }
  const cell = readCell(text);
  if ('error' in cell) return cell.error;
  Object.assign(read.values, { [field]: cell.value });
  if (field === 'code') read.code = text.replace(/\s+/g, ' ');
};
