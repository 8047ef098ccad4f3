import { sentence } from '#contract/plain/messages';
import { Refusal } from '#server/refusal';

type Change = { value: unknown; before?: unknown };

/** A stored text or number as it stands; nothing is ''. */
export const asWord = (value: unknown) => String((value as string | number | null | undefined) ?? '');

const plain = (value: unknown) => (typeof value === 'string' ? value.trim() : value) || null;
const same = (a: unknown, b: unknown) => JSON.stringify(plain(a)) === JSON.stringify(plain(b));

/**
 * The values of an update (decisions W5) that are to be stored. Throws a 409 that names the field by its `labels` and
 * the stored value as `wordsOf` writes it, where that is neither what the editor saw nor already the new value.
 */
export const changedValues = <C extends { [name: string]: Change | undefined }>(
  changes: C,
  stored: { [P in keyof C]?: unknown },
  labels: { [P in keyof C]-?: string },
  wordsOf: (name: keyof C, value: unknown) => string = (_, value) => asWord(value),
) => {
  const values: { [P in keyof C]?: NonNullable<C[P]>['value'] } = {};
  for (const name of Object.keys(changes) as (keyof C)[]) {
    const change = changes[name];
    if (!change) continue;
    if (!same(stored[name], change.before) && !same(stored[name], change.value)) {
      const details = { field: labels[name], stored: wordsOf(name, stored[name]) };
      throw new Refusal('change.stale', details, { fields: { [name]: sentence('change.stale', details) } });
    }
    values[name] = change.value as NonNullable<C[keyof C]>['value'];
  }
  return values;
};
