import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { configEdits } from '#contract/content';
import type { Output } from '#contract/contract';
import { withHttps } from '#contract/plain/link';
import { call } from '#web/data/call';
import { without } from '#web/panel/edit/fields';
import { useStillTrue } from '#web/panel/still-true';
import { tell } from '#web/panel/toast.tsx';

export type ConfigGroup = Output<'config/list'>['data'][number];
type Errors = Record<string, string>;
/** Items that another person stored since they were seen here, and one's own that were refused for them. */
type Conflict<T> = Sent & { storedItems: T[]; ownItems: T[] };
/** Items to store, and the stored ones that they replace, as they were seen; `seenTest` where it is to be shown. */
export type Sent = { toProduction: boolean; own: string; before: string; seenTest: string };

/** A banner as its editor holds it; `place` tells it from others while they change places. */
export type Placed<T> = T & { place: number };

const read = <T extends object>(text: string): Placed<T>[] => list<T>(text).map((item, place) => ({ ...item, place }));
const write = (items: readonly Placed<object>[]) => items.map((item) => without(item, 'place'));
const list = <T>(text: string) => JSON.parse(text) as T[];

/** Where a group is seen, and its draft; the banners of 3D stand at the draft's end. */
export const shopPages: Record<ConfigGroup['key'], { shown: string; test: string }> = {
  BANNER_HOME: { shown: '/', test: '/test' },
  BANNER_3D: { shown: '/3d/impresion', test: '/test#3d' },
  RELEASES_HOME: { shown: '/', test: '/test' },
};

/** The state of a group that is edited: its test copy, or what the shop shows. */
export const useConfigGroup = <T extends object>(group: ConfigGroup, isProduction: boolean, blank: () => T) => {
  const queries = useQueryClient();
  const stored = isProduction ? group.production : group.test;
  const [seen, setSeen] = useState(stored);
  /** The text that one's own save replaced; the list shows it until it is read anew. */
  const [replaced, setReplaced] = useState<string>();
  const [items, setItems] = useState(() => read<T>(seen));
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<Conflict<T>>();
  /** A save that waits for a yes: the shop shows it at once. */
  const [asked, setAsked] = useState<Sent>();
  const isDirty = JSON.stringify(write(items)) !== JSON.stringify(JSON.parse(seen));
  // Items that another person stored are shown, but not over those that are typed here: saving these is refused.
  if (stored !== seen && stored !== replaced && !isDirty) {
    setSeen(stored);
    setItems(read<T>(stored));
  }

  const change = (next: Placed<T>[]) => {
    setItems(next);
    setErrors({});
    setFailure('');
    setConflict(undefined);
  };
  const add = () => change([...items, { ...blank(), place: Math.max(-1, ...items.map(({ place }) => place)) + 1 }]);

  const doneWords = (toProduction: boolean) => {
    if (!toProduction) return 'Borrador guardado: es una prueba hasta que lo publiques';
    return `${isProduction ? 'Guardado' : 'Publicado'}: ya se ve en la tienda`;
  };
  const send = async (sent: Sent) => {
    const { toProduction, own, before, seenTest } = sent;
    setAsked(undefined);
    setFailure('');
    setConflict(undefined);
    const key = toProduction ? group.key : `TEST_${group.key}`;
    const answer = await call('config/set', { key, value: own, before, ...(toProduction && { seenTest }) });
    if (!answer.ok) {
      setErrors(answer.fields);
      setFailure(answer.error);
      if (answer.status === 409) await showConflict(sent);
      return;
    }
    if (toProduction === isProduction) {
      setSeen(answer.data);
      setReplaced(stored);
    }
    setItems(read<T>(answer.data));
    tell({ text: doneWords(toProduction), shopPage: shopPages[group.key][toProduction ? 'shown' : 'test'] });
    await queries.invalidateQueries();
  };

  const showConflict = async (sent: Sent) => {
    const { toProduction, own, before } = sent;
    const answer = await call('config/list', {});
    const now = answer.ok && answer.data.find(({ key }) => key === group.key);
    if (!now) return;
    queries.setQueryData(['config/list', {}], answer);
    const isTest = toProduction && now.production === before;
    if (isTest && isProduction) {
      setFailure('');
      return setAsked({ ...sent, seenTest: now.test });
    }
    const stored = toProduction && !isTest ? now.production : now.test;
    const seen = isTest ? { seenTest: stored } : { before: stored };
    setConflict({ ...sent, ...seen, storedItems: list(stored), ownItems: list(own) });
  };
  /** Leaves what is stored: it takes the place of what was typed. */
  const takeStored = () => {
    setConflict(undefined);
    setFailure('');
    setErrors({});
    setSeen(stored);
    setItems(read<T>(stored));
  };
  const keepOwn = async (sent: Conflict<T>) => {
    if (sent.toProduction && isProduction) setSeen(sent.before);
    await send(sent);
  };

  /** A row that was added and never filled says nothing. */
  const isFilled = (item: Placed<T>) => JSON.stringify(without(item, 'place')) !== JSON.stringify(blank());

  const save = async () => {
    const filled = items.filter(isFilled);
    if (filled.length < items.length) setItems(filled);
    const whole = write(filled).map((item) =>
      'link' in item && typeof item.link === 'string' ? { ...item, link: withHttps(item.link) } : item,
    );
    const checked = configEdits[group.key].safeParse({ items: whole });
    if (!checked.success) {
      const wrong = checked.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
      setErrors(Object.fromEntries(wrong.toReversed()));
      return setFailure('Revisá los campos marcados');
    }
    const sent = { toProduction: isProduction, own: JSON.stringify(whole), before: seen, seenTest: group.test };
    // The same again, over a draft that says the same, changes nothing.
    if (isProduction && [seen, group.test].some((text) => text !== sent.own)) return setAsked(sent);
    await send(sent);
  };
  /** Puts an earlier version into the form, to be looked at and saved. */
  const takeVersion = (value: unknown) => change(read<T>(JSON.stringify(value)));
  /** Asks about the draft as it was saved here: the list of groups may not show it yet. */
  const publish = () => setAsked({ toProduction: true, own: seen, before: group.production, seenTest: seen });

  return {
    items,
    errors,
    failure: useStillTrue(failure),
    isDirty,
    conflict,
    asked,
    setAsked,
    send,
    change,
    add,
    save,
    publish,
    takeVersion,
    takeStored,
    keepOwn,
  };
};
export type GroupState<T extends object> = ReturnType<typeof useConfigGroup<T>>;
