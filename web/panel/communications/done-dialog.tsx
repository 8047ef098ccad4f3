import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Communication } from '#contract/communications';
import { EventForm } from './event-form.tsx';
import { subjectText } from './event-words.ts';
import { NextStepFields, useNextStep } from './next-step-fields.tsx';
import { useEventForm } from './use-event-form.ts';

type Props = { communication: Communication; onClose: () => void };

/** Notes that it is done, and asks at once what comes next: another communication with the same contact. */
export const DoneDialog = ({ communication, onClose }: Props) => {
  const [note, setNote] = useState('');
  const next = useNextStep(communication);
  const { form, errors, failure, isStored, act } = useEventForm(communication, 'DON', onClose);
  const send = () => {
    const asked = next.read();
    if (!asked) return;
    const { add } = asked;
    void act({ observation: note }, add && (() => add(note)));
  };
  return (
    <EventForm
      {...form}
      title={`Hecha: «${subjectText(communication)}»`}
      action="Guardar"
      isDirty={note !== '' || isStored}
      failure={failure && (isStored ? `Ya quedó hecha. El próximo paso: ${failure}` : failure)}
      onSubmit={send}
    >
      {(escape) => (
        <Stack gap="sm">
          <TextInput
            label="Nota"
            placeholder="En qué quedaron"
            maxLength={1000}
            data-autofocus
            disabled={isStored}
            value={note}
            error={errors.observation}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
            {...escape}
          />
          <NextStepFields next={next} error={errors.newDate} escape={escape} />
        </Stack>
      )}
    </EventForm>
  );
};
