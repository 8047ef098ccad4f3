import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Author, Communication } from '#contract/communications';
import type { Input } from '#contract/contract';
import { isOpen } from '#contract/plain/communications';
import { call, type Failure } from '#web/data/call';
import { newGuid } from '#web/data/cart';
import { useCompanyInUse } from '#web/panel/company-in-use';
import { EditDrawer } from '#web/panel/edit/edit-drawer.tsx';
import type { Values } from '#web/panel/edit/fields';
import { NotThere } from '#web/panel/not-there.tsx';
import { sellsForSite, useStaff } from '#web/panel/staff';
import { useHasUnsaved } from '#web/panel/unsaved';
import { useCall } from '#web/panel/use-call';
import { communicationFields } from './communication-fields.tsx';
import { CommunicationSheet } from './communication-sheet.tsx';
import {
  addedText,
  addressOf,
  asksNext,
  changedParms,
  emailOf,
  enteredOf,
  eventOf,
  formValues,
  newValues,
  ownAuthor,
  type Preset,
  refusedFields,
  savedAs,
  savedText,
} from './communication-values.ts';
import { subjectText } from './event-words.ts';
import { Followed } from './followed.tsx';
import { NextStepDialog } from './next-step-dialog.tsx';
import { addEvent, useEvents } from './use-events.ts';

type Leaving = {
  onClose: () => void;
  /** Called with a sentence that says what was done, and the id; by default it closes. */
  onSaved?: ((done: string, id: number) => void) | undefined;
};

/** One that was noted as done, and the sentence that says so. */
type Noted = { stored: Communication; done: string };
type Forms = Leaving & { onNoted: (noted: Noted) => void };

type Props = Leaving & {
  /** The one to open; without it a new one is made. */
  communication?: Pick<Communication, 'id'> | undefined;
  preset?: Preset | undefined;
};

/** The dialog that notes a communication, or shows one with what became of it. */
export const CommunicationDrawer = ({ communication, preset = {}, onClose, onSaved }: Props) => {
  const [noted, setNoted] = useState<Noted>();
  const leaving = { onClose, onSaved, onNoted: setNoted };
  const staff = useStaff();
  const { company } = useCompanyInUse(staff);
  const listed = useCall('communication/listAuthors', {});
  const found = useCall('communication/find', { id: communication?.id ?? 0 }, { enabled: communication !== undefined });
  const authors = listed.data?.data ?? [];
  const answered = found.isFetchedAfterMount && !found.isPlaceholderData ? found.data?.data : undefined;
  const [seen, setSeen] = useState<Communication>();
  /** The open one whose e-mail is being written. */
  const [written, setWritten] = useState<Communication>();
  const { send } = useEvents();
  const hasUnsaved = useHasUnsaved();
  // An event that comes meanwhile, by the buttons below the form or by somebody else, begins the form anew unless that loses what is typed.
  const isOther = answered && (answered.id !== seen?.id || !hasUnsaved) && answered !== seen;
  if (isOther) setSeen(answered);
  if (noted) {
    const leave = () => (onSaved ? onSaved(noted.done, noted.stored.id) : onClose());
    return <NextStepDialog communication={noted.stored} onClose={(isTold) => (isTold ? onClose() : leave())} />;
  }
  const error = listed.error ?? found.error;
  if (!listed.data || (communication && seen?.id !== communication.id))
    return error && <NotThere error={error} onClose={onClose} />;
  if (!communication)
    return (
      <NewForm
        authors={authors}
        preset={preset}
        author={ownAuthor(authors, staff.person?.id, company?.id)}
        {...leaving}
      />
    );
  if (written)
    return (
      <NewForm
        authors={authors}
        preset={emailOf(written)}
        // An e-mail goes out in the name of whoever writes it.
        author={ownAuthor(authors, staff.person?.id, written.creatorCompanyId)}
        onAdded={async ({ lastEvent }) => lastEvent === 'DON' && send(written, { type: 'DON' })}
        {...leaving}
      />
    );
  if (!seen) return null;
  const latest = answered?.id === seen.id ? answered : seen;
  const onWrite = () => setWritten(latest);
  if (!seen.mayChange || seen.sentTo !== null)
    return <CommunicationSheet communication={latest} onWrite={onWrite} onClose={leaving.onClose} />;
  return (
    <StoredForm
      key={`${seen.id}:${seen.events.at(-1)?.id}`}
      authors={authors}
      stored={seen}
      latest={latest}
      onWrite={onWrite}
      {...leaving}
    />
  );
};

type Answer = { ok: true } | Failure;

/** A refusal, each sentence at the field that shows what it is of. */
const placed = (answer: Answer, values: Values): Answer =>
  answer.ok ? answer : { ...answer, fields: refusedFields(answer.fields, values) };

const useDone = ({ onClose, onSaved, onNoted }: Forms) => {
  const queries = useQueryClient();
  /** `isNew`: it was noted just now, and asks for its next step. */
  return (stored: Communication | undefined, words: (stored: Communication) => string, isNew: boolean) => {
    void queries.invalidateQueries();
    if (stored && isNew && asksNext(stored)) return onNoted({ stored, done: words(stored) });
    if (onSaved && stored) onSaved(words(stored), stored.id);
    else onClose();
  };
};

type NewProps = Forms & {
  authors: readonly Author[];
  author: Author | undefined;
  preset: Preset;
  /** Runs once it is stored. */
  onAdded?: (added: Communication) => Promise<unknown>;
};

const NewForm = ({ authors, author, preset, onAdded, ...leaving }: NewProps) => {
  const done = useDone(leaving);
  const added = useRef<Communication>(undefined);
  // One for the form: sent again in other words it is refused, where its first answer was lost.
  const [guid] = useState(newGuid);
  const add = async (values: Values) => {
    const { type, ...event } = eventOf({}, values) ?? {};
    const comm = {
      guid,
      ...enteredOf(values),
      ...event,
      lastEvent: type,
      ...(addressOf(values) && { sendTo: addressOf(values) }),
    };
    const answer = await call('communication/add', { comm } as Input<'communication/add'>);
    if (answer.ok) {
      added.current = answer.data;
      await onAdded?.(answer.data);
    }
    return placed(answer, values);
  };
  const isContactKnown = preset.contactCompanyId !== undefined || preset.contactPersonId !== undefined;
  const initial = newValues(preset, author);
  return (
    <EditDrawer
      title="Nueva comunicación"
      fields={communicationFields(authors, undefined, sellsForSite(useStaff()))}
      initial={initial}
      saving={{ add }}
      startAt={
        preset.lastEvent === 'SCH' && !preset.newDate
          ? 'newDate'
          : !isContactKnown
            ? 'contactCompanyId'
            : initial.subject && !preset.subject
              ? 'message'
              : 'subject'
      }
      action={(values) => (addressOf(values) ? 'Guardar y enviar' : 'Guardar')}
      needsPress={(values) => addressOf(values) !== ''}
      aside={(values) => addressOf(values) && <Text size="sm">Al guardar se envía a {addressOf(values)}.</Text>}
      onClose={leaving.onClose}
      onSaved={() => done(added.current, addedText, true)}
    />
  );
};

type StoredProps = Forms & {
  authors: readonly Author[];
  /** As the form began with it. */
  stored: Communication;
  /** As it is by now. */
  latest: Communication;
  onWrite: () => void;
};

const StoredForm = ({ authors, stored, latest, onWrite, ...leaving }: StoredProps) => {
  const done = useDone(leaving);
  /** As it was read last, or as the last save left it. */
  const known = useRef(stored);
  /** Those that stand on the screen: the answer of a save may have others. */
  const events = useRef(stored.events);
  const update = async ({ parms }: { parms: Record<string, { value: unknown }> }): Promise<Answer> => {
    const seen = formValues(known.current);
    const now = { ...seen, ...Object.fromEntries(Object.entries(parms).map(([name, { value }]) => [name, value])) };
    const { id } = stored;
    const changed = changedParms(seen, now);
    if (Object.keys(changed).length > 0) {
      const answer = await call('communication/update', { id, parms: changed } as Input<'communication/update'>);
      if (!answer.ok) return placed(answer, now);
      known.current = answer.data;
    }
    const event = eventOf(seen, now);
    if (!event) return { ok: true };
    const answer = await addEvent({ ...known.current, events: events.current }, event);
    if (answer.ok) known.current = answer.data;
    return placed(answer, now);
  };
  return (
    <EditDrawer
      title={subjectText(stored)}
      fields={communicationFields(authors, stored)}
      initial={formValues(stored)}
      preset={savedAs(stored)}
      saving={{
        add: () => Promise.reject(new Error('It is there already.')),
        update,
        read: async () => {
          const answer = await call('communication/find', { id: stored.id });
          if (!answer.ok) return undefined;
          known.current = answer.data;
          events.current = answer.data.events;
          return formValues(answer.data);
        },
      }}
      aside={({ lastEvent }) =>
        isOpen(stored.lastEvent) &&
        lastEvent === 'DON' && (
          <Text size="sm" mb="xs">
            Al guardar queda como hecha.
          </Text>
        )
      }
      onClose={leaving.onClose}
      onSaved={() => done(known.current, savedText, isOpen(stored.lastEvent))}
      below={<Followed stored={latest} onWrite={onWrite} />}
    />
  );
};
