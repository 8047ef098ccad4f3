import { useState } from 'react';
import type { Communication } from '#contract/communications';
import { nextEvents } from '#contract/plain/communications';
import type { Failure } from '#web/data/call';
import { communicationPath } from '#web/panel/panel-paths';
import { tell } from '#web/panel/toast.tsx';
import { subjectText } from './event-words.ts';
import type { NewEvent } from './own-event.ts';
import { useEvents } from './use-events.ts';

type Answer = { ok: true } | Failure;

const doneWords = { DON: 'Hecha', SCH: 'Agendada', CAN: 'Cancelada' } as const;

/** The state of a dialog that sends an event: what is refused of it, each at its field, and whether it is on its way. */
export const useEventForm = (communication: Communication, type: 'SCH' | 'DON' | 'CAN', onClose: () => void) => {
  const { store, refresh } = useEvents();
  /** As it was seen last: an event of somebody else is told here first. */
  const [seen, setSeen] = useState(communication);
  const [conflict, setConflict] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [isStored, setIsStored] = useState(false);
  /** The screen behind the dialog is asked for anew once the dialog is gone: that may take the dialog away. */
  const close = () => {
    if (isStored || conflict) refresh();
    onClose();
  };
  /** `then` follows an event that is stored; the dialog stays where it fails, and sends that alone the next time. */
  const act = async (event: Omit<NewEvent, 'type'>, then?: () => Promise<Answer>) => {
    setErrors({});
    setFailure('');
    setIsBusy(true);
    const stored = isStored ? ({ ok: true } as const) : await store(seen, { ...event, type });
    setIsStored(stored.ok);
    const answer = stored.ok && then ? await then() : stored;
    setIsBusy(false);
    if (answer.ok) {
      tell({ text: `${doneWords[type]}: ${subjectText(communication)}`, to: communicationPath(communication.id) });
      refresh();
      onClose();
    } else if (!stored.ok && stored.now) {
      setSeen(stored.now);
      setConflict(stored.error);
    } else {
      setErrors(answer.fields);
      setFailure(Object.values(answer.fields)[0] ?? answer.error);
    }
  };
  const isOver = !isStored && !(seen.mayChange && nextEvents[seen.lastEvent][type]);
  return { form: { conflict, isOver, isBusy, onClose: close }, errors, setErrors, failure, isStored, act };
};
