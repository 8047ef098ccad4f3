import type { PartsForm } from './autoparts/columns.ts';
import { detectParts, type PartsHeader, readPartsHeader } from './autoparts/parts-header.ts';
import { isLettersTitle } from './column-letters.ts';
import { columns, type Field } from './columns.ts';
import type { BoundColumn, Branch, HeaderRow, Target } from './header-columns.ts';
import { type ListHeader, priceListHeader, stockListHeader } from './list-header.ts';
import { inDollars, inPesos, type Money } from './money.ts';
import { type Problem, shortened } from './problem.ts';
import { type Found, fieldTarget, isPrice, keyOf, targetOf, targetsOf } from './targets.ts';

export type Header = {
  width: number;
  columns: BoundColumn[];
  unused: string[];
  problems: Problem[];
  /** Where the file is one of the short lists. */
  list?: ListHeader | undefined;
  /** Where it is one of the lists of autoparts. */
  parts?: PartsHeader;
  labels: readonly string[];
  /** How its prices are read: in dollars where nobody said otherwise. */
  money?: Money;
};

// More can be meant by nobody.
const columnsMax = 500;

const tooMany = ({ row, named }: { row: number; named: number }): Header => {
  const says = `el encabezado nombra ${named} columnas y entran ${columnsMax}`;
  return { width: 0, columns: [], unused: [], problems: [{ row, says }], labels: [] };
};

/** A price that has IVA in it, or not, whatever its header says. */
const asPriced = (target: Found | undefined, hasIva: boolean | undefined): Found | undefined =>
  hasIva !== undefined && target && 'field' in target && isPrice(target.field)
    ? { ...target, field: hasIva ? 'price' : 'netPrice' }
    : target;

/** Whether a price is in another currency than dollars, beside a column that has it in them. */
const isDoubled = (target: Found, inUsd: readonly (Found | undefined)[]) =>
  'currency' in target &&
  target.currency !== 'USD' &&
  inUsd.some((other) => other && 'field' in other && other.field === target.field);

/** Whether a price is in a currency that is not read, or not without being asked. */
const isRefused = (target: Target, { rate }: Money) =>
  target.kind === 'field' && (target.currency === 'other' || (target.currency === 'UYU' && !rate));

/**
 * Options given with a file: which list of autoparts it is, how to read its prices, which sheet of a book and which row
 * is meant, what columns mean by their labels ('' is nothing), whether hidden rows are read, and whether prices have IVA.
 */
export type Asked = {
  form?: PartsForm | undefined;
  money?: Money | undefined;
  sheet?: string | undefined;
  headerRow?: number | undefined;
  columns?: Readonly<Record<string, string>> | undefined;
  hiddenRows?: boolean | undefined;
  /** Whether prices have IVA in them, whatever their column is called. */
  priceHasIva?: boolean | undefined;
};

/** Finds what each column of the file fills; which list of autoparts it is the header tells, where nobody did. */
export const readHeader = (
  { row, cells, width: own = cells.length }: HeaderRow,
  branches: readonly Branch[],
  { form, money = inDollars, columns: meant = {}, priceHasIva }: Asked = {},
): Header => {
  const labels = cells.map(shortened);
  const named = labels.filter(Boolean).length;
  if (named > columnsMax) return tooMany({ row, named });
  const names = labels.map((label) => (Object.hasOwn(meant, label) ? (meant[label] ?? '') : label));
  const isMeant = labels.map((label) => Object.hasOwn(meant, label));
  // A cell in a column that nobody named may have slipped there.
  const width = labels.findLastIndex((_, at) => at < own || (isMeant[at] && names[at])) + 1;
  const isCode = (label: string) => fieldTarget(label)?.field === 'code';
  const isOfProducts = (label: string) => label !== '' && targetOf(label, branches) !== undefined;
  const parts = form ?? detectParts(names, { isCode, isOfProducts });
  if (parts) return readPartsHeader(parts, { row, labels: labels.slice(0, width), names });
  const header: Header = { width, columns: [], unused: [], problems: [], labels: labels.slice(0, width), money };
  const stockList = stockListHeader(names);
  if (stockList) return { ...header, unused: stockList.unused, list: stockList };
  const problem = (says: string, column?: string) => header.problems.push({ row, ...(column && { column }), says });
  const targets = targetsOf(names, branches, isMeant).map((target) => asPriced(target, priceHasIva));
  const inUsd = targets.filter((target) => target && 'currency' in target && target.currency === 'USD');
  for (const [at, label] of labels.entries()) {
    const name = names[at];
    if (!name) continue;
    const target = targets[at];
    if (!target || isDoubled(target, inUsd)) header.unused.push(label);
    else if ('error' in target) problem(target.error, label);
    else {
      const twin = header.columns.find((other) => keyOf(other.target) === keyOf(target));
      if (twin) problem(`dice lo mismo que la columna «${twin.label}»: dejá una sola`, label);
      else if (isRefused(target, money)) problem(`los precios van en dólares; ${inPesos}`, label);
      else header.columns.push({ at, label, target });
    }
  }
  const labelOf = (field: Field) =>
    header.columns.find(({ target }) => target.kind === 'field' && target.field === field)?.label;
  if (!labelOf('code')) problem(row ? noCode(header.unused) : noHeaderCode);
  if (labelOf('price') && labelOf('netPrice')) problem('va con IVA o sin IVA, no los dos', labelOf('netPrice'));
  return { ...header, list: priceListHeader(header.columns) };
};

/** How the file calls a field; our own name for it where the file lacks it. */
export const labelOf = (header: Header, field: Field) =>
  header.columns.find(({ target }) => target.kind === 'field' && target.field === field)?.label ??
  columns[field].names[0];

/** How the file calls the stock of a branch. */
export const labelOfStock = (header: Header, branchCode: string) =>
  header.columns.find(({ target }) => target.kind === 'stock' && target.branchCode === branchCode)?.label ?? 'stock';

const noHeaderCode = 'la planilla no tiene encabezado: falta decir qué columna es el código';
const noCode = (unused: string[]) => {
  const titles = unused.filter((label) => !isLettersTitle(label));
  return `falta la columna «código»${titles.length > 0 ? ` (el encabezado dice ${titles.slice(0, 8).join(', ')})` : ''}`;
};
