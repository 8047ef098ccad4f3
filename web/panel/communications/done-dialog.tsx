import { Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Communication } from '#contract/communications';
import { whenText } from '#contract/plain/date-text';
import { messages } from '#contract/plain/messages';
import { call } from '#web/data/call';
import { newGuid } from '#web/data/cart';
import { useCompanyInUse } from '#web/panel/company-in-use';
import { textOf } from '#web/panel/edit/fields';
import { lostAnswer } from '#web/panel/lost-answer.tsx';
import { useStaff } from '#web/panel/staff';
import { useCall } from '#web/panel/use-call';
import { nextAuthor } from './communication-values.ts';
import { EventForm } from './event-form.tsx';
import { subjectText } from './event-words.ts';
import { MomentInput } from './moment-input.tsx';
import { nextStep, nextSteps } from './next-steps.ts';
import { OverlapNote } from './overlap-note.tsx';
import { momentOf } from './typed-moment.ts';
import { useEventForm } from './use-event-form.ts';

type Props = { communication: Communication; onClose: () => void };

/** Notes that it is done, and asks at once what comes next: another communication with the same contact. */
export const DoneDialog = ({ communication, onClose }: Props) => {
  const { type, newDate, subject, message, isPrivate, contactCompanyId, contactPersonId } = communication;
  const staff = useStaff();
  const { company } = useCompanyInUse(staff);
  const listed = useCall('communication/listAuthors', {});
  const authors = listed.data?.data ?? [];
  const author = nextAuthor(authors, communication, staff.person?.id, company?.id);
  const [guid] = useState(newGuid);
  const [note, setNote] = useState('');
  const [step, setStep] = useState('none');
  const [other, setOther] = useState(() => nextStep(newDate, 1));
  const { form, errors, setErrors, failure, isStored, act } = useEventForm(communication, 'DON', onClose);
  const days = nextSteps.find(({ value }) => value === step)?.days;
  const typed = days === undefined ? other : nextStep(newDate, days);
  const add = (at: string) => {
    const creator = { creatorPersonId: author?.personId ?? 0, creatorCompanyId: author?.companyId ?? 0 };
    // A private contact's company is the author's own.
    const contact = {
      isPrivate,
      contactCompanyId: isPrivate ? creator.creatorCompanyId : contactCompanyId,
      contactPersonId,
    };
    const comm = { guid, type, subject, message: note.trim() || message, ...creator, ...contact, newDate: at };
    return call('communication/add', { comm: { ...comm, lastEvent: 'SCH' } });
  };
  const send = () => {
    const at = step === 'none' ? undefined : momentOf(typed);
    if (step !== 'none' && !at) return setErrors({ newDate: messages['field.moment'] });
    void act({ observation: note }, at === undefined ? undefined : () => add(at));
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
          {lostAnswer(listed)}
          {/* The next one has the same subject. */}
          {author && subject && (
            <Radio.Group label="Próximo paso" value={step} onChange={setStep}>
              <Stack gap={6} mt={6}>
                {nextSteps.map(({ value, label, days: after }) => (
                  <Radio
                    key={value}
                    value={value}
                    label={label}
                    description={whenText(momentOf(nextStep(newDate, after)) ?? newDate)}
                    {...escape}
                  />
                ))}
                <Radio value="other" label="Otra fecha" {...escape} />
                <Radio value="none" label="Ninguno" {...escape} />
              </Stack>
            </Radio.Group>
          )}
          {step === 'other' && (
            <MomentInput
              label="Para cuándo"
              value={other}
              error={errors.newDate}
              onChange={(to) => setOther(textOf(to))}
              {...escape}
            />
          )}
          {step !== 'none' && <OverlapNote typed={typed} personId={author?.personId} id={communication.id} />}
        </Stack>
      )}
    </EventForm>
  );
};
