import { withoutInvisible } from '#contract/plain/invisible';
import { sentence } from '#contract/plain/messages';
import { numberText } from '#contract/plain/read-number';
import { Refusal } from '#server/refusal';

type Change = { value: unknown; before?: unknown };

/** A stored text or number as people read it; nothing is ''. */
export const asWord = (value: unknown) =>
  typeof value === 'number' ? numberText(value) : String((value as string | null | undefined) ?? '');

// A text that was stored with invisible characters, before calls dropped them, is no other text.
const plain = (value: unknown) => (typeof value === 'string' ? withoutInvisible(value).trim() : value) || null;
const same = (a: unknown, b: unknown) => JSON.stringify(plain(a)) === JSON.stringify(plain(b));

/**
 * The values of an update (decisions W5) that are to be stored. Throws a 409 that names every field by its `labels` and
 * the stored value as `wordsOf` writes it (undefined: it is no plain text), where that is neither what the editor saw nor already the new value.
 */
export const changedValues = <C extends { [name: string]: Change | undefined }>(
  changes: C,
  stored: { [P in keyof C]?: unknown },
  labels: { [P in keyof C]-?: string },
  wordsOf: (name: keyof C, value: unknown) => string | undefined = (_, value) => asWord(value),
) => {
  const values: { [P in keyof C]?: NonNullable<C[P]>['value'] } = {};
  const stale: { name: string; code: 'change.stale' | 'change.staleList'; details: Record<string, string> }[] = [];
  for (const name of Object.keys(changes)) {
    const change = changes[name];
    if (!change) continue;
    if (!same(stored[name], change.before) && !same(stored[name], change.value)) {
      const [field, words] = [labels[name] ?? name, wordsOf(name, stored[name])];
      if (words === undefined) stale.push({ name, code: 'change.staleList', details: { field } });
      else stale.push({ name, code: 'change.stale', details: { field, stored: words } });
    }
    values[name as keyof C] = change.value as NonNullable<C[keyof C]>['value'];
  }
  const [first] = stale;
  if (!first) return values;
  const fields = stale.map(({ name, code, details }) => [name, sentence(code, details)]);
  throw new Refusal(first.code, first.details, { fields: Object.fromEntries(fields) });
};
