import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Communication } from '#contract/communications';
import { isOpen } from '#contract/plain/communications';
import { whenText } from '#contract/plain/date-text';
import { messages } from '#contract/plain/messages';
import { call } from '#web/data/call';
import { newGuid } from '#web/data/cart';
import { useCompanyInUse } from '#web/panel/company-in-use';
import { textOf } from '#web/panel/edit/fields';
import { lostAnswer } from '#web/panel/lost-answer.tsx';
import type { ownEscape } from '#web/panel/own-escape';
import { useStaff } from '#web/panel/staff';
import { useCall } from '#web/panel/use-call';
import { nextAuthor } from './communication-values.ts';
import { MomentInput } from './moment-input.tsx';
import { nextStep, nextSteps, roundHour } from './next-steps.ts';
import { OverlapNote } from './overlap-note.tsx';
import { momentOf } from './typed-moment.ts';

/** The next step after a communication: another one with the same contact, and when. */
export const useNextStep = (communication: Communication) => {
  const { type, newDate, subject, message, isPrivate, contactCompanyId, contactPersonId } = communication;
  const staff = useStaff();
  const { company } = useCompanyInUse(staff);
  const listed = useCall('communication/listAuthors', {});
  const author = nextAuthor(listed.data?.data ?? [], communication, staff.person?.id, company?.id);
  const [guid] = useState(newGuid);
  const [now] = useState(() => new Date());
  // A talk has the minute at which it was noted, a plan its own hour.
  const hourOf = isOpen(communication.lastEvent) ? newDate : roundHour(newDate);
  const choices = nextSteps(now).map((one) => ({ ...one, typed: nextStep(hourOf, one.days, now) }));
  const [step, setStep] = useState('none');
  const [other, setOther] = useState(() => nextStep(hourOf, 1));
  const [error, setError] = useState('');
  const typed = choices.find(({ value }) => value === step)?.typed ?? other;
  const add = (at: string, note: string) => {
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
  /** The call that stores it, `undefined` where nothing follows; false where no day is read, which is said at the field. */
  const read = () => {
    const at = step === 'none' ? undefined : momentOf(typed);
    const isRead = step === 'none' || at !== undefined;
    setError(isRead ? '' : messages['field.moment']);
    return isRead && { add: at === undefined ? undefined : (note: string) => add(at, note) };
  };
  return { communication, listed, author, choices, step, setStep, other, setOther, typed, error, read };
};

type Props = {
  next: ReturnType<typeof useNextStep>;
  error?: string | undefined;
  /** Whether its dialog begins here. */
  isFirst?: boolean;
  escape: ReturnType<typeof ownEscape>;
};

/** Asks for the next step. */
export const NextStepFields = ({ next, error, isFirst = false, escape }: Props) => {
  const { communication, listed, author, choices, step, setStep, other, setOther, typed } = next;
  return (
    <>
      {lostAnswer(listed)}
      {/* The next one has the same subject. */}
      {author && communication.subject && (
        <Radio.Group label="Próximo paso" value={step} onChange={setStep}>
          <Stack gap={6} mt={6}>
            {choices.map(({ value, label, typed: when }) => (
              <Radio key={value} value={value} label={label} description={dayAndTime(when)} {...escape} />
            ))}
            <Radio value="other" label="Otra fecha" {...escape} />
            <Radio value="none" label="Ninguno" {...(isFirst && { 'data-autofocus': true })} {...escape} />
          </Stack>
        </Radio.Group>
      )}
      {step === 'other' && (
        <MomentInput
          label="Para cuándo"
          value={other}
          error={next.error || error}
          onChange={(to) => setOther(textOf(to))}
          {...escape}
        />
      )}
      {step !== 'none' && <OverlapNote typed={typed} personId={author?.personId} id={communication.id} />}
    </>
  );
};

const weekday = new Intl.DateTimeFormat('es-UY', { timeZone: 'America/Montevideo', weekday: 'long' });
const dayAndTime = (typed: string) => {
  const at = momentOf(typed);
  return at && `${weekday.format(new Date(at))} ${whenText(at)}`;
};
