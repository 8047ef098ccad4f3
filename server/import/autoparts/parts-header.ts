import type { Problem } from '#server/import/problem';
import { plainCode } from '#server/plain-text';
import { columnsOf, type PartsField, type PartsForm } from './columns.ts';

/** Which list of autoparts a file is, and where its columns stand. */
export type PartsHeader = { form: PartsForm; columns: { at: number; label: string; field: PartsField }[] };

const fieldsOf = (form: PartsForm) =>
  new Map(columnsOf(form).flatMap(([field, { names }]) => names.map((name) => [plainCode(name), field])));
const fieldsByName = {
  families: fieldsOf('families'),
  codes: fieldsOf('codes'),
  vehicles: fieldsOf('vehicles'),
  fitments: fieldsOf('fitments'),
} satisfies Record<PartsForm, ReadonlyMap<string, PartsField>>;

/** Whether a header is a column of any of the lists. */
export const isPartsLabel = (label: string) =>
  Object.values(fieldsByName).some((fields) => fields.has(plainCode(label)));

type Has = (field: PartsField) => boolean;
// In the order in which they are tried: what only names families may be any of them.
const signs: [PartsForm, (has: Has) => boolean][] = [
  ['fitments', (has) => has('family') && (has('model') || has('application'))],
  ['codes', (has) => has('family') && has('code')],
  ['vehicles', (has) => has('brand') && has('model')],
  ['families', (has) => has('family') && columnsOf('families').some(([field]) => field !== 'family' && has(field))],
];

/** The list that a header without a product's code is: all that it names of products must be of that list too. */
export const detectParts = (
  labels: readonly string[],
  { isCode, isOfProducts }: { isCode: (label: string) => boolean; isOfProducts: (label: string) => boolean },
): PartsForm | undefined => {
  if (labels.some(isCode)) return undefined;
  return signs.find(([form, fits]) => {
    const fields = fieldsByName[form];
    const found = new Set(labels.map((label) => fields.get(plainCode(label))));
    return (
      fits((field) => found.has(field)) && labels.every((label) => fields.has(plainCode(label)) || !isOfProducts(label))
    );
  })?.[0];
};

type Names = { row: number; labels: readonly string[]; names: readonly string[] };

/** Binds the columns of a file that is such a list; `names`: the name that each label means. */
export const readPartsHeader = (form: PartsForm, { row, labels, names }: Names) => {
  const parts: PartsHeader = { form, columns: [] };
  const problems: Problem[] = [];
  const unused: string[] = [];
  for (const [at, label] of labels.entries()) {
    const name = names[at] ?? '';
    const field = fieldsByName[form].get(plainCode(name));
    const twin = parts.columns.find((other) => other.field === field);
    const says = twin && `dice lo mismo que la columna «${twin.label}»: dejá una sola`;
    if (says) problems.push({ row, column: label, says });
    else if (field) parts.columns.push({ at, label, field });
    else if (name) unused.push(label);
  }
  const has: Has = (wanted) => parts.columns.some(({ field }) => field === wanted);
  const missing = columnsOf(form).filter(([field, { needed }]) => needed === 'always' && !has(field));
  const lacking = missing.map(([, column]) => `«${column.names[0]}»`);
  if (form === 'fitments' && !has('model') && !has('application')) lacking.push('«modelo» o «aplicación»');
  const inHeader = unused.length > 0 ? ` (el encabezado dice ${unused.slice(0, 8).join(', ')})` : '';
  for (const name of lacking) problems.push({ row, says: `falta la columna ${name}${inHeader}` });
  return { width: labels.length, columns: [], unused, problems, labels, parts };
};

/** How the file calls a field; our own name for it where the file lacks it. */
export const labelOfPart = ({ form, columns }: PartsHeader, field: PartsField): string =>
  columns.find((column) => column.field === field)?.label ?? nameOfPart(form, field);

/** Our own name for a field. */
export const nameOfPart = (form: PartsForm, field: PartsField): string =>
  columnsOf(form).find(([name]) => name === field)?.[1].names[0] ?? field;
