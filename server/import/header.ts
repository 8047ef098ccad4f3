import { plainCode } from '#server/plain-text';
import type { PartsForm } from './autoparts/columns.ts';
import { detectParts, isPartsLabel, type PartsHeader, readPartsHeader } from './autoparts/parts-header.ts';
import { columns, type Field, fields } from './columns.ts';
import type { BoundColumn, Branch, HeaderRow, Target } from './header-columns.ts';
import { type ListHeader, priceListHeader, stockListHeader } from './list-header.ts';
import { type Problem, shortened } from './problem.ts';

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
};

const fieldsByName = new Map(fields.flatMap((field) => columns[field].names.map((name) => [plainCode(name), field])));
// «Precio (U$S)» and «Precio US$» say the currency that prices are in anyway.
const bare = (label: string) => label.replace(/\(?\b(u\$s|us\$|usd)\)?/gi, '');

/** How many of these headers are columns we know: tells the right separator from a wrong one. */
export const countKnown = (labels: readonly string[]) =>
  labels.filter((label) => fieldsByName.has(plainCode(bare(label))) || isPartsLabel(label)).length;

/** Finds what each column of the file fills; `form` says which list of autoparts it is, else the header tells. */
export const readHeader = ({ row, cells }: HeaderRow, branches: readonly Branch[], form?: PartsForm): Header => {
  const labels = cells.map(shortened);
  const isCode = (label: string) => fieldsByName.get(plainCode(bare(label))) === 'code';
  const isOfProducts = (label: string) => label !== '' && targetOf(label, branches) !== undefined;
  const parts = form ?? detectParts(labels, { isCode, isOfProducts });
  if (parts) return readPartsHeader(parts, { row, cells: labels });
  const header: Header = { width: labels.length, columns: [], unused: [], problems: [], labels };
  const stockList = stockListHeader(labels);
  if (stockList) return { ...header, unused: stockList.unused, list: stockList };
  const problem = (says: string, column?: string) => header.problems.push({ row, ...(column && { column }), says });
  for (const [at, label] of labels.entries()) {
    if (!label) continue;
    const target = targetOf(label, branches);
    if (!target) header.unused.push(label);
    else if ('error' in target) problem(target.error, label);
    else {
      const twin = header.columns.find((other) => keyOf(other.target) === keyOf(target));
      if (twin) problem(`dice lo mismo que la columna «${twin.label}»: dejá una sola`, label);
      else header.columns.push({ at, label, target });
    }
  }
  const labelOf = (field: Field) =>
    header.columns.find(({ target }) => target.kind === 'field' && target.field === field)?.label;
  if (!labelOf('code')) problem(noCode(header.unused));
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

const noCode = (unused: string[]) =>
  `falta la columna «código»${unused.length > 0 ? ` (el encabezado dice ${unused.slice(0, 8).join(', ')})` : ''}`;

const keyOf = (target: Target) => {
  if (target.kind === 'field') return target.field;
  return target.kind === 'stock' ? `stock ${target.branchCode}` : `spec:${target.key}`;
};

const targetOf = (label: string, branches: readonly Branch[]): Target | { error: string } | undefined => {
  const [, key] = /^(?:spec|especificaci[oó]n)\s*:\s*(.+)$/i.exec(label) ?? [];
  if (key) return key.length > 100 ? { error: 'es muy largo' } : { kind: 'specification', key: key.trim() };
  const [, branch] = /^(?:stock|existencias?)\b\s*:?\s*(.*)$/i.exec(label) ?? [];
  if (branch !== undefined) return stockOf(branch, branches);
  const field = fieldsByName.get(plainCode(bare(label)));
  return field && { kind: 'field', field };
};

const stockOf = (name: string, branches: readonly Branch[]): Target | { error: string } => {
  const found = name
    ? branches.find((branch) => [branch.code, branch.name].some((own) => plainCode(own) === plainCode(name)))
    : branches.length === 1 && branches[0];
  if (found) return { kind: 'stock', branchCode: found.code };
  const known = branches.map((branch) => `«stock ${branch.name}»`).join(', ');
  return { error: `no dice una sucursal que exista${known && `: puede ser ${known}`}` };
};
