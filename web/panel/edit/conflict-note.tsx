import { moneyText } from '#contract/plain/money-text';
import { valueText } from '#web/panel/history/history-words';
import { ConflictChoice } from './conflict-choice.tsx';
import { withStored } from './conflicts.ts';
import { type EditField, type Item, nameIn, type PictureItem, type Values } from './fields.ts';
import type { Edit } from './use-edit.ts';

/** Says what somebody else stored meanwhile, and lets choose between that and one's own. */
export const ConflictNote = ({ field, edit }: { field: EditField; edit: Edit }) => {
  const conflict = edit.conflicts[field.name];
  if (!conflict) return null;
  const { stored, clashes, names = {} } = conflict;
  const takeStored = () => {
    edit.set(field.name, (now: unknown) => withStored(field, conflict, now));
    for (const [name, value] of Object.entries(names)) edit.set(name, value);
    edit.settle(field.name);
  };
  return (
    <ConflictChoice
      stored={wordsOf(field, clashes?.stored ?? stored, names)}
      own={wordsOf(field, clashes?.own ?? edit.values[field.name], edit.values)}
      onTakeStored={takeStored}
      onKeepOwn={() => edit.settle(field.name)}
    />
  );
};

/** A field's value in words; `beside` are the values that stand with it. */
export const wordsOf = (field: EditField, value: unknown, beside: Values = {}): string => {
  if (field.kind === 'named') return nameIn(field.named, beside) || 'nada';
  if (field.kind === 'own' && field.words) return field.words(value);
  if (field.kind === 'money') return typeof value === 'number' ? moneyText(value) : 'nada';
  if (field.kind === 'switch') return value === true ? 'sí' : 'no';
  if (field.kind === 'choice' || field.kind === 'brand')
    return field.choices.find((one) => one.value === value)?.label ?? 'nada';
  if (Array.isArray(value) && value.length === 0) return 'nada';
  if (field.kind === 'items' && field.words) return (value as Item[]).map(field.words).join('; ');
  if (field.kind === 'pictures') return (value as PictureItem[]).map(({ name }) => name).join(' · ');
  if (typeof value === 'number') return String(value).replace('.', ',');
  // A setting that is kept as rows, as its history tells it.
  if (typeof value === 'string' && value !== '' && field.kind === 'rows')
    return valueText('setting', field.name, value);
  if (typeof value === 'string') return value === '' ? 'nada' : `«${value}»`;
  return typeof value === 'object' && value !== null ? valueText('setting', field.name, value) : 'nada';
};
