import { moneyText } from '#contract/plain/money-text';
import type { OwnDetails } from '#contract/settings';
import { wordsOf } from '#web/panel/edit/conflict-note.tsx';
import { type EditField, type RowColumn, textOf, type Values } from '#web/panel/edit/fields';
import { rowsOf } from '#web/panel/edit/row-changes';

/** Details that begin with an example's, which means nothing to a shop of one's own. */
const examples: readonly string[] = ['company', 'contact', 'branches'];

/** Words of a setting's initial value; none where that is an example's. Rows take a line each, with the values of their columns. */
export const startWords = (
  field: EditField,
  initial: unknown,
  own: OwnDetails,
  { isDemo }: { isDemo: boolean },
): string | undefined => {
  if (!isDemo && examples.includes(field.name)) return undefined;
  if (field.kind === 'rows') return rowsOf(field, initial).flatMap(rowWords(field.columns)).join('\n') || 'ninguno';
  if (initial !== null && initial !== '') return wordsOf(field, initial);
  if (field.name === 'colours') return [own.colours.brand, own.colours.accent].join(', ');
  return field.name === 'logo' ? 'el dibujado' : 'vacío';
};

const rowWords = (columns: readonly RowColumn[]) => (row: Values) => {
  const words = columns
    .filter(({ isShown }) => !isShown || isShown(row))
    .map((column) => cellWords(column, row[column.name]))
    .filter(Boolean);
  return words.length > 0 ? [words.join(' · ')] : [];
};

const cellWords = ({ kind, choices = [], placeholder = '' }: RowColumn, value: unknown) => {
  if (kind === 'money') return typeof value === 'number' ? moneyText(value) : '';
  if (kind === 'choice' && typeof choices !== 'function')
    return choices.find((one) => one.value === value)?.label ?? textOf(value);
  return textOf(value) || placeholder;
};
