import { VisuallyHidden } from '@mantine/core';
import { Icon } from '#web/ui/icon.tsx';

/** With whom something in the calendar is, what it is, and whether it is done. */
export type EntryWords = { contact: string; subject: string; state: 'open' | 'overdue' | 'done' };

const marks = {
  open: null,
  overdue: { icon: 'alert', word: 'Vencida: ' },
  done: { icon: 'check', word: 'Hecha: ' },
} as const;

/** An entry of the calendar as it is read: the contact first, the subject below where there is place. */
export const EntryText = ({ hour, contact, subject, state }: EntryWords & { hour: string }) => {
  const mark = marks[state];
  return (
    <div className="agenda-entry" title={`${mark?.word ?? ''}${contact}: ${subject}`}>
      <div>
        {mark && (
          <>
            <Icon name={mark.icon} className="size-4" />
            <VisuallyHidden>{mark.word}</VisuallyHidden>
          </>
        )}
        <b>{contact}</b>
      </div>
      <div>
        {hour} {subject}
      </div>
    </div>
  );
};
