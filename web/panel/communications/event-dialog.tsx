import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Communication } from '#contract/communications';
import { isOpen } from '#contract/plain/communications';
import { messages } from '#contract/plain/messages';
import { textOf } from '#web/panel/edit/fields';
import { EventForm } from './event-form.tsx';
import { subjectText } from './event-words.ts';
import { MomentInput } from './moment-input.tsx';
import { nextStep } from './next-steps.ts';
import { OverlapNote } from './overlap-note.tsx';
import { momentOf, typedOf } from './typed-moment.ts';
import { useEventForm } from './use-event-form.ts';

type Props = { communication: Communication; type: 'SCH' | 'CAN'; onClose: () => void };

/** Asks when it is to be done, or why it is not, and stores that. */
export const EventDialog = ({ communication, type, onClose }: Props) => {
  const { id, creatorPersonId, newDate, lastEvent } = communication;
  const [typed, setTyped] = useState(() => (isOpen(lastEvent) ? typedOf(newDate) : nextStep(newDate, 1)));
  const [note, setNote] = useState('');
  const { form, errors, setErrors, failure, act } = useEventForm(communication, type, onClose);
  const isDated = type === 'SCH';
  const action = isDated ? (isOpen(lastEvent) ? 'Mover' : 'Agendar') : 'Sí, cancelarla';
  const send = () => {
    const at = isDated ? momentOf(typed) : undefined;
    if (isDated && !at) return setErrors({ newDate: messages['field.moment'] });
    void act({ ...(at && { newDate: at }), observation: note });
  };
  return (
    <EventForm
      {...form}
      title={`${isDated ? action : 'Cancelar'} «${subjectText(communication)}»`}
      action={action}
      {...(!isDated && { colour: 'red.9' })}
      isDirty={note !== ''}
      failure={errors.newDate || errors.observation ? '' : failure}
      onSubmit={send}
    >
      {(escape) => (
        <>
          {isDated && (
            <>
              <MomentInput
                label="Para cuándo"
                withAsterisk
                data-autofocus
                value={typed}
                error={errors.newDate}
                onChange={(to) => setTyped(textOf(to))}
                {...escape}
              />
              <OverlapNote typed={typed} personId={creatorPersonId} id={id} />
            </>
          )}
          <TextInput
            label={isDated ? 'Nota' : 'Motivo'}
            maxLength={1000}
            mt={isDated ? 'xs' : 0}
            {...(!isDated && { 'data-autofocus': true })}
            value={note}
            error={errors.observation}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
            {...escape}
          />
        </>
      )}
    </EventForm>
  );
};
