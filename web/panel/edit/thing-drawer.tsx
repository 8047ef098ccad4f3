import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { HistoryKind } from '#contract/history';
import type { ListField, Thing } from '#contract/plain/thing';
import type { Failure } from '#web/data/call';
import { ThingHistory } from '#web/panel/history/thing-history.tsx';
import { NotThere } from '#web/panel/not-there.tsx';
import { EditDrawer } from './edit-drawer.tsx';
import { textOf, type Values } from './fields.ts';
import { thingFields } from './thing-fields.ts';
import { blankThing, newThing, thingValues } from './thing-values.ts';

type Answer = { ok: true; data: Values } | Failure;

type FormProps = {
  thing: Thing;
  title: string;
  /** As it is stored, with its `id`; without it a new one is made. */
  stored?: Values | undefined;
  isLeftOut?: (list: ListField) => boolean;
  blanks?: Readonly<Record<string, Values>>;
  add: (made: Values) => Promise<Answer>;
  /** Gets what `company/update` and its like take beside the id. */
  update: (changes: Values) => Promise<Answer>;
  read: () => Promise<Answer>;
  /** The screen behind it shows what was changed. */
  isWithoutHistory?: boolean;
  onClose: () => void;
  /** What was done, in a sentence, and to which thing. */
  onSaved: (done: string, id: number) => void;
};

type Props<T extends Values> = Omit<FormProps, 'title' | 'stored'> & {
  /** The thing to change; without one a new one is made. */
  id: number | undefined;
  found: { data?: { data: T } | undefined; error: Error | null; isFetchedAfterMount: boolean };
  /** What it is called, or how a new one is. */
  titleOf: (stored: T | undefined) => string;
};

/** The dialog that adds or changes a declared thing, as it is stored now. */
export const ThingDrawer = <T extends Values>({ id, found, titleOf, ...form }: Props<T>) => {
  const stored = id === undefined ? undefined : found.data?.data;
  const isRight = found.isFetchedAfterMount && stored?.id === id;
  if (found.error && !isRight) return <NotThere error={found.error} onClose={form.onClose} />;
  if (id !== undefined && !isRight) return null;
  return <ThingForm key={id} title={titleOf(stored)} stored={stored} {...form} />;
};

/** Its form, its history below. */
const ThingForm = ({ thing, title, stored, isLeftOut, blanks, isWithoutHistory = false, ...on }: FormProps) => {
  const { add, update, read, onClose, onSaved } = on;
  const queries = useQueryClient();
  /** As the last save left it. */
  const saved = useRef<Values | undefined>(stored);
  const keep = async (answering: Promise<Answer>) => {
    const answer = await answering;
    if (answer.ok) saved.current = answer.data;
    return answer;
  };
  return (
    <EditDrawer
      title={title}
      fields={thingFields(thing, { stored, ...(isLeftOut && { isLeftOut }), ...(blanks && { blanks }) })}
      initial={stored ? thingValues(thing, stored) : blankThing(thing)}
      saving={{
        add: (values) => keep(add(newThing(thing, values))),
        ...(stored && {
          update: ({ parms, lists }) => keep(update({ parms, ...lists })),
          read: async () => {
            const answer = await read();
            return answer.ok ? thingValues(thing, answer.data) : undefined;
          },
        }),
      }}
      onClose={onClose}
      onSaved={() => {
        void queries.invalidateQueries();
        onSaved(`Guardado: ${textOf(saved.current?.name)}`, Number(saved.current?.id));
      }}
      below={
        stored && !isWithoutHistory && <ThingHistory entities={[thing.noun as HistoryKind]} code={textOf(stored.id)} />
      }
    />
  );
};
