import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { HistoryKind } from '#contract/history';
import type { ListField, Thing } from '#contract/plain/thing';
import type { Failure } from '#web/data/call';
import { newGuid } from '#web/data/cart';
import { ThingHistory } from '#web/panel/history/thing-history.tsx';
import { NotThere } from '#web/panel/not-there.tsx';
import { useTakeBack } from '#web/panel/take-back';
import { EditDrawer } from './edit-drawer.tsx';
import { textOf, type Values } from './fields.ts';
import { thingFields } from './thing-fields.ts';
import { blankThing, newThing, thingValues } from './thing-values.ts';

type Answer = { ok: true; data: Values } | Failure;

/** Gets a sentence about the deed, the thing's id, and what takes the deed back where no list was changed. */
export type Saved = (done: string, id: number, undo?: () => unknown) => void;

type FormProps = {
  thing: Thing;
  title: string;
  /** As it is stored, with its `id`; without it a new one is made. */
  stored?: Values | undefined;
  isLeftOut?: (list: ListField) => boolean;
  blanks?: Readonly<Record<string, Values>>;
  fixed?: Readonly<Record<string, string>> | undefined;
  /** Gets the GUID of the form, too: sent again, it adds no second one. */
  add: (made: Values, guid: string) => Promise<Answer>;
  /** Gets what `company/update` and its like take beside the id. */
  update: (changes: Values) => Promise<Answer>;
  /** Reads a stored one anew. */
  read?: () => Promise<Answer>;
  /** A note above its buttons. */
  aside?: (values: Values) => ReactNode;
  /** The screen behind it shows what was changed. */
  isWithoutHistory?: boolean;
  onClose: () => void;
  onSaved: Saved;
};

type Props<T extends Values> = Omit<FormProps, 'title' | 'stored' | 'read'> & {
  /** The thing to change; without one a new one is made. */
  id: number | undefined;
  found: {
    data?: { data: T } | undefined;
    error: Error | null;
    isFetchedAfterMount: boolean;
    isPlaceholderData: boolean;
  };
  /** Its title: the thing's name, or that of a new one. */
  titleOf: (stored: T | undefined) => string;
  /** Reads it anew; gets it as it was seen last. */
  read: (seen: T) => Promise<Answer>;
  /** Leads on where another thing answers in its place. */
  onOther?: (other: T) => ReactNode;
};

/** The dialog that adds or changes a declared thing, as it is stored now. */
export const ThingDrawer = <T extends Values>({ id, found, titleOf, read, onOther, ...form }: Props<T>) => {
  const answered = found.isFetchedAfterMount && !found.isPlaceholderData ? found.data?.data : undefined;
  const [seen, setSeen] = useState<T>();
  if (answered && answered.id === id && answered !== seen) setSeen(answered);
  // The form stays, with what is typed, where the thing is gone meanwhile.
  const stored = seen?.id === id ? seen : undefined;
  if (stored) return <ThingForm key={id} title={titleOf(stored)} stored={stored} read={() => read(stored)} {...form} />;
  if (id === undefined) return <ThingForm title={titleOf(undefined)} {...form} />;
  if (found.error) return <NotThere error={found.error} onClose={form.onClose} />;
  return answered && onOther?.(answered);
};

/** Its form, its history below. */
const ThingForm = ({ thing, title, stored, isLeftOut, blanks, fixed, isWithoutHistory = false, ...on }: FormProps) => {
  const { add, update, read, aside, onClose, onSaved } = on;
  const queries = useQueryClient();
  const [guid] = useState(newGuid);
  /** As the last save left it. */
  const saved = useRef<Values | undefined>(stored);
  const takeBack = useTakeBack();
  const undo = useRef<() => unknown>(undefined);
  const keep = async (answering: Promise<Answer>) => {
    const answer = await answering;
    if (answer.ok) saved.current = answer.data;
    return answer;
  };
  return (
    <EditDrawer
      title={title}
      fields={thingFields(thing, {
        stored,
        ...(isLeftOut && { isLeftOut }),
        ...(blanks && { blanks }),
        ...(fixed && { fixed }),
      })}
      initial={stored ? thingValues(thing, stored) : blankThing(thing)}
      saving={{
        add: (values) => keep(add(newThing(thing, values), guid)),
        ...(read && {
          update: async ({ parms, lists }) => {
            const answer = await keep(update({ parms, ...lists }));
            if (answer.ok && Object.keys(lists).length === 0) {
              const now = thingValues(thing, answer.data);
              const back = Object.entries(parms).map(([name, { before }]) => [
                name,
                { value: before, before: now[name] ?? null },
              ]);
              undo.current = () => takeBack(() => update({ parms: Object.fromEntries(back) }));
            }
            return answer;
          },
          read: async () => {
            const answer = await read();
            return answer.ok ? thingValues(thing, answer.data) : undefined;
          },
        }),
      }}
      aside={aside}
      onClose={onClose}
      onSaved={() => {
        void queries.invalidateQueries();
        onSaved(`Guardado: ${textOf(saved.current?.name)}`, Number(saved.current?.id), undo.current);
      }}
      below={
        stored && !isWithoutHistory && <ThingHistory entities={[thing.noun as HistoryKind]} code={textOf(stored.id)} />
      }
    />
  );
};
