import { seenName } from '#contract/plain/entity';
import { asWord, changedValues } from '#server/changed-values';
import type { Edit } from '#server/edit-list';
import { Refusal } from '#server/refusal';

type Values = Readonly<Record<string, unknown>>;

/** A list as it is stored, and what its fields are called. `wordsOf`: those of an item as people read them. */
export type StoredList = {
  items: readonly { id: number; isDefault: boolean }[];
  labels: Readonly<Record<string, string>>;
  wordsOf?: (item: Values) => (name: string) => string;
};

/** An edit of an item with all its fields, as a new one has them. */
type WholeEdit<E extends Edit> =
  | Exclude<E, { mode: 'UPD' }>
  | (Omit<Extract<E, { mode: 'INS' }>, 'mode'> & { mode: 'UPD'; id: number });
export type WholeLists<L> = {
  [N in keyof L]: L[N] extends readonly (infer E extends Edit)[] | undefined ? WholeEdit<E>[] | undefined : L[N];
};

/** A field of an item that is changed by an editor who saw it. */
type Seen = { path: string; label: string; value: unknown; before: unknown; stored: unknown; words: string };

const plainWords = (item: Values) => (name: string) => asWord(item[name]);

const wholeList = (list: string, { items, labels, wordsOf = plainWords }: StoredList, edits: readonly Edit[]) => {
  const now = new Map<number, Values>(items.map((item) => [item.id, { ...item, isDefault: undefined }]));
  const seen: Seen[] = [];
  const whole = edits.map((edit: Edit & Values, at) => {
    if (edit.mode !== 'UPD') return edit;
    const item = now.get(edit.id);
    if (!item) throw new Refusal('child.notFound');
    for (const [name, label] of Object.entries(labels)) {
      const [value, before] = [edit[name], edit[seenName(name)]];
      if (value === undefined || before === undefined) continue;
      seen.push({
        path: `${list}.${at}.${name}`,
        label,
        value,
        before,
        stored: item[name],
        words: wordsOf(item)(name),
      });
    }
    now.set(edit.id, { ...item, ...edit, isDefault: undefined });
    return { ...item, ...edit };
  });
  return { whole, seen };
};

/** Throws a 409 that names each field which somebody else changed since it was seen, with the stored value. */
const requireSeen = (fields: readonly Seen[]) => {
  const by = <V>(valueOf: (field: Seen) => V) => Object.fromEntries(fields.map((one) => [one.path, valueOf(one)]));
  const words = by((field) => field.words);
  changedValues(
    by(({ value, before }) => ({ value, before })),
    by(({ stored }) => stored),
    by(({ label }) => label),
    (path) => words[path],
  );
};

/**
 * Edits of lists whose UPD have all fields of their items: those that were not sent as they are stored (decisions W5). Throws as
 * `requireSeen`, and child.notFound for an item that its list lacks. A list that is not among the stored ones stays as it came.
 */
export const wholeEdits = <L extends object>(edits: L, stored: { [N in keyof L]?: StoredList }): WholeLists<L> => {
  const lists = Object.entries(edits as Record<string, readonly Edit[] | undefined>).map(([name, all]) => {
    const list: StoredList | undefined = stored[name as keyof L];
    return { name, ...(all && list ? wholeList(name, list, all) : { whole: all, seen: [] }) };
  });
  requireSeen(lists.flatMap(({ seen }) => seen));
  return Object.fromEntries(lists.map(({ name, whole }) => [name, whole])) as WholeLists<L>;
};
