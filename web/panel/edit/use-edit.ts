import { useState } from 'react';
import type { Failure } from '#web/data/call';
import { type Changes, changesOf } from './changes.ts';
import { type EditField, errorsOf, textOf, type Values, withHttps, without } from './fields.ts';

/** How a thing is stored. `update` and `read` are of one that is there; both answer its values as they are stored now. */
export type Saving = {
  add: (values: Values) => Promise<{ ok: true } | Failure>;
  update?: (changes: Changes) => Promise<{ ok: true } | Failure>;
  read?: () => Promise<Values | undefined>;
};

type Given = {
  fields: readonly EditField[];
  initial: Values;
  saving: Saving;
  onSaved: () => void;
  onClose: () => void;
};

/** The state of an edit dialog: what was seen, what is typed, what is wrong, and what somebody else changed meanwhile. */
export const useEdit = ({ fields, initial, saving, onSaved, onClose }: Given) => {
  const [seen, setSeen] = useState(initial);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  /** Fields of which something else is stored now than what was seen, by what that is. */
  const [conflicts, setConflicts] = useState<Values>({});
  const changes = changesOf(fields, seen, values);

  /** A function makes the new value of the one that stands there then: what takes its time may end after other changes. */
  const set = (name: string, value: unknown) => {
    const next = (now: unknown) => (typeof value === 'function' ? (value as (now: unknown) => unknown)(now) : value);
    setValues((old) => ({ ...old, [name]: next(old[name]) }));
    setErrors((old) => without(old, name) as Record<string, string>);
  };

  const settle = (name: string) => setConflicts((old) => without(old, name));

  /** What another stored becomes what was seen: saved again, one's own value replaces it. */
  const showConflicts = async (names: readonly string[]) => {
    const stored = await saving.read?.();
    if (!stored) return;
    setSeen(stored);
    setConflicts(Object.fromEntries(names.map((name) => [name, stored[name]])));
    const mine = changesOf(fields, seen, values);
    const kept = new Set([...Object.keys(mine.parms), ...Object.keys(mine.lists)]);
    setValues(Object.fromEntries(fields.map(({ name }) => [name, kept.has(name) ? values[name] : stored[name]])));
  };

  const save = async () => {
    if (isSaving) return;
    if (saving.update && changes.isEmpty) return onClose();
    const whole = { ...values };
    for (const { name, kind } of fields) {
      if (kind === 'link') whole[name] = withHttps(textOf(whole[name]));
    }
    const wrong = errorsOf(fields, whole);
    setErrors(wrong);
    setFailure('');
    if (Object.keys(wrong).length > 0) return focusFirst(fields, wrong);
    setIsSaving(true);
    const answer = await (saving.update ? saving.update(changesOf(fields, seen, whole)) : saving.add(whole));
    setIsSaving(false);
    if (answer.ok) return onSaved();
    setFailure(answer.error);
    setErrors(answer.fields);
    if (answer.status === 409 && saving.update) await showConflicts(Object.keys(answer.fields));
    else focusFirst(fields, answer.fields);
  };

  return { values, errors, failure, isSaving, conflicts, isDirty: !changes.isEmpty, set, settle, save };
};
export type Edit = ReturnType<typeof useEdit>;

/** The id of a field's control in the page. */
export const controlOf = (name: string) => `campo-${name}`;

const focusFirst = (fields: readonly EditField[], errors: Record<string, string>) => {
  const first = fields.find(({ name }) => errors[name]);
  if (first) document.getElementById(controlOf(first.name))?.focus();
};
