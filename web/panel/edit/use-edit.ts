import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messages } from '#contract/plain/messages';
import { type Failure, failure as failed } from '#web/data/call';
import { isSame } from '#web/data/changed-fields';
import type { Doubt } from '#web/panel/question.tsx';
import { useStillTrue } from '#web/panel/still-true';
import { type Changes, changesOf } from './changes.ts';
import { type Conflicts, settled } from './conflicts.ts';
import { errorsOf, refusedAt } from './field-errors.ts';
import { asStored, type EditField, type Values, without } from './fields.ts';
import { listOf } from './merge.ts';

/** How a thing is stored. `update` and `read` are of one that is there; both answer its values as they are stored now. */
export type Saving = {
  add: (values: Values) => Promise<{ ok: true } | Failure>;
  update?: (changes: Changes) => Promise<{ ok: true } | Failure>;
  read?: () => Promise<Values | undefined>;
};

type Given = {
  fields: readonly EditField[];
  initial: Values;
  /** Values that are stored unless others are chosen, in the place of `initial`. */
  preset?: Values | undefined;
  saving: Saving;
  /** A question before these values take the place of those that were seen. */
  doubtOf?: ((seen: Values, now: Values) => Doubt | undefined) | undefined;
  onSaved: () => void;
  onClose: () => void;
};

/** Where an item is gone that was to be changed. */
const changedMeanwhile = 'Otra persona cambió las listas mientras editabas: mirá cómo quedaron y guardá otra vez';

const notRead = 'No pudimos ver qué hay guardado ahora, y no se guardó nada. Probá de nuevo.';
const typedMeanwhile = 'Guardamos lo anterior. Lo que escribiste mientras tanto todavía no: guardá otra vez';
const changedByBoth = 'Otra persona cambió lo mismo mientras editabas: elegí qué queda y guardá otra vez';

/** The state of an edit dialog: what was seen, what is typed, what is wrong, and what somebody else changed meanwhile. */
export const useEdit = ({ fields, initial, preset, saving, doubtOf, onSaved, onClose }: Given) => {
  const [seen, setSeen] = useState(initial);
  const [values, setValues] = useState({ ...initial, ...preset });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const [doubt, setDoubt] = useState<Doubt>();
  /** Whether pictures are still on their way into the form. */
  const [isFilling, setIsFilling] = useState(false);
  const [conflicts, setConflicts] = useState<Conflicts>({});
  // Choices, and what a new thing begins with of them, may come once the form is open.
  const late = saving.update ? [] : lateOf(initial, seen);
  if (late.length > 0) {
    setSeen({ ...seen, ...Object.fromEntries(late) });
    setValues({ ...values, ...Object.fromEntries(late.filter(([name]) => values[name] === undefined)) });
  }
  // Text that is typed while the shop is asked counts too.
  const now = useRef({ seen, values });
  useEffect(() => {
    now.current = { seen, values };
  }, [seen, values]);
  const changes = changesOf(fields, seen, values);
  /** How often something was typed or chosen. */
  const entries = useRef(0);

  /** A function makes the new value of the one that stands there then: what takes its time may end after other changes. */
  const set = (name: string, value: unknown) => {
    const next = (old: unknown) => (typeof value === 'function' ? (value as (old: unknown) => unknown)(old) : value);
    entries.current += 1;
    setValues((old) => ({ ...old, [name]: next(old[name]) }));
    setErrors((old) =>
      Object.fromEntries(Object.entries(old).filter(([key]) => key !== name && !key.startsWith(`${name}.`))),
    );
  };

  /** Says what is wrong, and leads to the first of it. */
  const show = (wrong: Record<string, string>) => {
    flushSync(() => setErrors(wrong));
    focusFirst(fields, wrong);
  };

  const fill = (isNow: boolean) => {
    setIsFilling(isNow);
    if (!isNow) setFailure('');
  };

  const settle = (name: string) => setConflicts((old) => without(old, name) as Conflicts);

  /** Takes another's version for the one seen. Answers what is then to be sent, or undefined where I have to choose first. */
  const showStored = (stored: Values) => {
    const next = settled(fields, now.current.seen, stored, asAllStored(fields, now.current.values));
    now.current = { seen: stored, values: next.values };
    setSeen(stored);
    setValues(next.values);
    setConflicts((old) => ({ ...old, ...next.conflicts }));
    return Object.keys(next.conflicts).length === 0 ? changesOf(fields, stored, next.values) : undefined;
  };

  /**
   * The shop cannot refuse a list as stale where another added an item or took one out: lists are read first, and nothing is
   * sent where that fails. It finds too what a save stored whose answer was lost.
   */
  const update = async (whole: Values, send: NonNullable<Saving['update']>) => {
    const isListChanged = fields.some((field) => listOf(field) && !isSame(seen[field.name], whole[field.name]));
    if (!isListChanged || !saving.read) return send(changesOf(fields, seen, whole));
    const stored = await saving.read();
    if (!stored) return failed(0, notRead);
    const toSend = showStored(stored);
    if (!toSend) return failed(0, changedByBoth);
    return toSend.isEmpty ? { ok: true as const } : send(toSend);
  };

  const save = async ({ isSure = false } = {}) => {
    if (isSaving) return;
    setDoubt(undefined);
    if (isFilling) return setFailure('Todavía se suben imágenes: esperá a que terminen y guardá.');
    if (saving.update && changes.isEmpty) return onClose();
    if (Object.keys(conflicts).length > 0) return setFailure(changedByBoth);
    const whole = asAllStored(fields, values);
    const wrong = errorsOf(fields, whole);
    setFailure('');
    show(wrong);
    if (Object.keys(wrong).length > 0) return;
    const doubted = isSure ? undefined : doubtOf?.(seen, whole);
    if (doubted) return setDoubt(doubted);
    setIsSaving(true);
    const before = entries.current;
    const answer = await (saving.update ? update(whole, saving.update) : saving.add(whole));
    setIsSaving(false);
    if (answer.ok && saving.update && entries.current !== before) {
      setSeen((old) => ({ ...old, ...whole }));
      return setFailure(typedMeanwhile);
    }
    if (answer.ok) return onSaved();
    setFailure(answer.error);
    const sent = asAllStored(fields, now.current.values);
    const refused = refusedAt(fields, sent, answer.fields, saving.update && now.current.seen);
    if (answer.status !== 409 || !saving.update) return show(refused);
    setErrors(refused);
    const stored = await saving.read?.();
    if (stored) showStored(stored);
    if (stored && answer.error === messages['child.notFound']) setFailure(changedMeanwhile);
  };

  return {
    values,
    errors,
    failure: useStillTrue(failure),
    isSaving,
    conflicts,
    isDirty: !changesOf(fields, { ...seen, ...preset }, values).isEmpty || isFilling,
    set,
    fill,
    settle,
    save,
    doubt: { asked: doubt, onBack: () => setDoubt(undefined), onYes: () => void save({ isSure: true }) },
  };
};
export type Edit = ReturnType<typeof useEdit>;

/** Values of a new thing that were not there when its form was opened. */
const lateOf = (initial: Values, seen: Values) =>
  Object.entries(initial).filter(([name, value]) => value !== undefined && seen[name] === undefined);

/** The id of a field's control in the page. */
export const controlOf = (name: string) => `campo-${name}`;

const asAllStored = (fields: readonly EditField[], values: Values) => {
  const stored = { ...values };
  for (const field of fields) stored[field.name] = asStored(field, stored[field.name]);
  return stored;
};

const focusFirst = (fields: readonly EditField[], errors: Record<string, string>) => {
  const first = fields.find(({ name }) => errors[name]);
  const control = first && document.getElementById(controlOf(first.name));
  (control?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? control)?.focus();
};
