import { plainCode } from '#server/plain-text';
import { isPartsLabel } from './autoparts/parts-header.ts';
import { type Column, columns, type Field, fields } from './columns.ts';
import type { Branch, Target } from './header-columns.ts';
import { splitLabel } from './money.ts';

const fieldsBy = (kind: 'names' | 'hints') =>
  new Map(
    fields.flatMap((field) =>
      ((columns[field] as Column<unknown>)[kind] ?? []).map((name) => [plainCode(name), field]),
    ),
  );
const fieldsByName = fieldsBy('names');
const fieldsByHint = fieldsBy('hints');
/** Whether a field is read as money. */
export const isPrice = (field: Field | undefined) => field === 'price' || field === 'netPrice';

/** The field that a header names, and the currency that it says beside a price: «Precio (U$S)», «Precio $». */
export const fieldTarget = (label: string, by = fieldsByName): (Target & { kind: 'field' }) | undefined => {
  const { bare, currency } = splitLabel(label);
  const field = by.get(plainCode(bare));
  if (field && isPrice(field)) return { kind: 'field', field, ...(currency && { currency }) };
  const plain = currency === 'USD' ? field : by.get(plainCode(label));
  return plain && { kind: 'field', field: plain };
};

export type Found = Target | { error: string };

/** How many of these headers are columns we know: tells the right separator from a wrong one. */
export const countKnown = (labels: readonly string[]) =>
  labels.filter(
    (label) =>
      label && (fieldTarget(label) || fieldTarget(label, fieldsByHint) || ivaTarget(label) || isPartsLabel(label)),
  ).length;

export const keyOf = (target: Target) => {
  if (target.kind === 'field') return target.field;
  return target.kind === 'stock' ? `stock ${target.branchCode}` : `spec:${target.key}`;
};

/** The targets of all columns: a hint counts where no column before it and no name fills the same. `isMeant`: somebody said it. */
export const targetsOf = (
  names: readonly string[],
  branches: readonly Branch[],
  isMeant: readonly boolean[],
): (Found | undefined)[] => {
  const named = names.map((name) => targetOf(name, branches));
  const hinted = names.map((name, at) => (named[at] ? undefined : hintedTarget(name, branches)));
  const filled = new Set(named.flatMap((target) => (target && !('error' in target) ? keyOf(target) : [])));
  const hasCode = [...named, ...hinted].some((target) => isOf(target, ['code']));
  const targets = [...named];
  const inPesos = (at: number) => Number(isOf(hinted[at], priceFields) && isInPesos(hinted[at]));
  for (const at of [...names.keys()].sort((a, b) => inPesos(a) - inPesos(b))) {
    if (priceFields.some((field) => filled.has(field))) for (const field of priceFields) filled.add(field);
    const target = hinted[at];
    if (!target || filled.has(keyOf(target)) || (!hasCode && mayBeCode.has(plainCode(names[at] ?? '')))) continue;
    filled.add(keyOf(target));
    targets[at] = target;
  }
  return filled.has('name') ? targets : withNames(names, targets, isMeant);
};

const priceFields: readonly Field[] = ['price', 'netPrice'];
// A list without codes calls them so.
const mayBeCode = new Set([plainCode('artículo')]);
const isOf = (target: Found | undefined, of: readonly Field[]) =>
  target !== undefined && 'field' in target && of.includes(target.field);
const isInPesos = (target: Found | undefined) => target && 'currency' in target && target.currency !== 'USD';

/** The first description as the name, in a list with prices. A header as the shop writes it means what it says. */
const withNames = (names: readonly string[], targets: (Found | undefined)[], isMeant: readonly boolean[]) => {
  const isOwn = targets.every((one, at) => !one || !('field' in one) || columns[one.field].names[0] === names[at]);
  const first = targets.findIndex((one, at) => isOf(one, ['description']) && !isMeant[at]);
  if (isOwn || first < 0 || !targets.some((one) => isOf(one, priceFields))) return targets;
  return targets.with(first, { kind: 'field', field: 'name' });
};

const withIva = /\(?\b(?:c\/\s*|con\s+)iva\b\)?|\(?\biva\s*inc\p{L}*\.?\)?/iu;
const withoutIva = /\(?(?:\bs\/\s*|\bsin\s+|\+\s*|\bm[aá]s\s+)iva\b\)?/iu;

/** The price that a header names beside its IVA: «P. Unit. c/IVA», «Precio Lista + IVA». */
const ivaTarget = (label: string): (Target & { kind: 'field' }) | undefined => {
  const sign = [withIva, withoutIva].find((one) => one.test(label));
  const bare = sign && label.replace(sign, ' ');
  const target = bare && (fieldTarget(bare) ?? fieldTarget(bare, fieldsByHint));
  if (!target || target.field !== 'price') return undefined;
  return { ...target, field: sign === withIva ? 'price' : 'netPrice' };
};

const hintedTarget = (label: string, branches: readonly Branch[]): Target | undefined => {
  const field = fieldTarget(label, fieldsByHint) ?? ivaTarget(label);
  if (field) return field;
  const [, branch] = /^exist\b\.?\s*:?\s*(.*)$/i.exec(label) ?? [];
  const stock = branch === undefined ? undefined : stockOf(branch, branches);
  return stock && 'error' in stock ? undefined : stock;
};

export const targetOf = (label: string, branches: readonly Branch[]): Found | undefined => {
  const [, key] = /^(?:spec|especificaci[oó]n)\s*:\s*(.+)$/i.exec(label) ?? [];
  if (key) return key.length > 100 ? { error: 'es muy largo' } : { kind: 'specification', key: key.trim() };
  const field = fieldTarget(label);
  if (field) return field;
  const [, branch] = /^(?:stock|existencias?)\b\s*:?\s*(.*)$/i.exec(label) ?? [];
  if (branch !== undefined) return stockOf(branch, branches);
  return undefined;
};

const stockOf = (name: string, branches: readonly Branch[]): Found => {
  const found = name
    ? branches.find((branch) => [branch.code, branch.name].some((own) => plainCode(own) === plainCode(name)))
    : branches.length === 1 && branches[0];
  if (found) return { kind: 'stock', branchCode: found.code };
  const known = branches.map((branch) => `«stock ${branch.name}»`).join(', ');
  return { error: `no dice una sucursal que exista${known && `: puede ser ${known}`}` };
};
