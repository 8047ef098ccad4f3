import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { Communication } from '#contract/communications';
import { communicationPath } from '#web/panel/panel-paths';
import { tell } from '#web/panel/toast.tsx';
import { EventForm } from './event-form.tsx';
import { subjectText } from './event-words.ts';
import { NextStepFields, useNextStep } from './next-step-fields.tsx';
import { useEvents } from './use-events.ts';

type Props = {
  /** Stored as done just now. */
  communication: Communication;
  /** Called with what was told already: the step that was scheduled. */
  onClose: (isTold: boolean) => void;
};

/** Asks what follows something that was just noted as done. */
export const NextStepDialog = ({ communication, onClose }: Props) => {
  const next = useNextStep(communication);
  const { refresh } = useEvents();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = async (letGo: () => void) => {
    const asked = next.read();
    if (!asked) return;
    if (!asked.add) return onClose(false);
    setIsBusy(true);
    const answer = await asked.add('');
    setIsBusy(false);
    if (answer.ok) {
      tell({ text: `Agendada: ${subjectText(answer.data)}`, to: communicationPath(answer.data.id) });
      refresh();
      letGo();
      onClose(true);
    } else {
      setErrors(answer.fields);
      setFailure(Object.values(answer.fields)[0] ?? answer.error);
    }
  };
  return (
    <EventForm
      title={`Guardado: «${subjectText(communication)}»`}
      action="Listo"
      back="Cerrar"
      isDirty={next.step !== 'none'}
      isBusy={isBusy}
      conflict=""
      isOver={false}
      failure={failure}
      onSubmit={(letGo) => void send(letGo)}
      onClose={() => onClose(false)}
    >
      {(escape) => (
        <Stack gap="sm">
          <NextStepFields next={next} error={errors.newDate} isFirst escape={escape} />
        </Stack>
      )}
    </EventForm>
  );
};
